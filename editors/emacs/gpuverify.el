;;; gpuverify.el --- gpuverify through eglot  -*- lexical-binding: t -*-

;; Load this file, with eglot (part of Emacs from 29 on, else the package of that name); then M-x eglot in a buffer of a .mlir
;; file. Where mlir-mode is not installed, a plain mode stands in for it.

(require 'eglot)

(unless (fboundp 'mlir-mode)
  (define-derived-mode mlir-mode prog-mode "MLIR"
    "Text of MLIR."
    (setq-local comment-start "// "))
  (add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode)))

(defvar gpuverify-command '("gpuverify" "lsp") "The language server and its arguments.")

(add-to-list 'eglot-server-programs (cons 'mlir-mode (lambda (&rest _) gpuverify-command)))

(provide 'gpuverify)
