;;; gpuverify.el --- gpuverify through eglot  -*- lexical-binding: t -*-

;; Load this file, with eglot (part of Emacs from 29 on, else the package of that name); then M-x eglot in a buffer of a .mlir
;; file. Where mlir-mode is not installed, a plain mode stands in for it.

(require 'eglot)

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "Text of MLIR."
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode)))

;; CUDA and HIP sources, which are checked when they are saved. Eglot starts one server for a mode: in C and C++ that is another, unless
;; c-mode and c++-mode are added below.
(unless (fboundp 'cuda-mode)
  (define-derived-mode cuda-mode c++-mode "CUDA"
    "CUDA and HIP sources.")
  (add-to-list 'auto-mode-alist '("\\.\\(cu\\|hip\\)\\'" . cuda-mode)))

(defvar gpuverify-command '("gpuverify" "lsp") "The language server and its arguments.")

(add-to-list 'eglot-server-programs (cons '(mlir-mode cuda-mode) (lambda (&rest _) gpuverify-command)))

(provide 'gpuverify)
