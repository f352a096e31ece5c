/* lsp: the language server, protocol 3.17. What a document means it asks its checker, in a child
 * process each time, which may crash, hang or be given up; what a client sends is never trusted.
 */
#ifndef GV_LSP_H
#define GV_LSP_H

#include <stdio.h>

#include "base/base.h"
#include "diag/diag.h"
#include "diag/insight.h"
#include "model/model.h"

typedef struct gv_lsp_document {
  gv_str path;  /* of a file: URI; else the URI. NUL-terminated */
  gv_str text;  /* valid UTF-8; NUL-terminated */
  bool is_part; /* one of several programs in a text, which lines "// -----" divide; the lines
                   before it are empty */
} gv_lsp_document;

/* What was found. Zeroed by the server, which clears it. */
typedef struct gv_lsp_result {
  gv_arena arena; /* what texts of the others rest on, where they do not own it */
  bool unusable;
  bool by_settings; /* unusable because of what was set, not because of the document */
  gv_str error;     /* when unusable: lines "PATH[:LINE:COL]: error: …", in the model's arena */
  bool compiled;    /* the document is no MLIR: no name in its text is one of the model */
  bool lowered; /* model and report are of what the document was lowered to, with their places in
                   the document */
  gv_str not_lowered; /* why not, where it should have been, in the model's arena; at == NULL: no
                         such thing */
  gv_model model;
  gv_report report; /* with all obligations listed */
  gv_insight insight;
} gv_lsp_result;

typedef GV_VEC(gv_edit) gv_lsp_edits;

typedef struct gv_lsp_hooks {
  void *with;
  const char *version;   /* of the program */
  const char *rules_url; /* rule NAME has its page at this + NAME + ".md"; NULL: nowhere */
  unsigned seconds;      /* that a check may take on top of its own, for a program that it runs */
  unsigned more_seconds; /* and on top of that for a document that is compiled */
  /* Whether a document is compiled: checked as its file is, when it is opened or saved, and not
   * while it is edited. NULL: none is. */
  bool (*is_compiled)(void *with, gv_str path);
  /* All but may_fix run in a child process. NULL: that is not offered. */
  void (*check)(void *with, const gv_lsp_document *document, gv_lsp_result *result);
  /* As `check`, and findings have the edits that mend them, each verified. NULL: there are none. */
  void (*fix)(void *with, const gv_lsp_document *document, gv_lsp_result *result);
  /* Edits of the document, in the order of their places, after which as many findings as can be are
   * gone; texts are in the arena. NULL with `fix`. */
  void (*fix_all)(void *with, const gv_lsp_document *document, gv_arena *arena,
                  gv_lsp_edits *edits);
  /* May findings of the rule have such edits? NULL with `fix`. */
  bool (*may_fix)(gv_rule rule);
  /* Writes a picture of the function (empty: of all) as a page for a browser, and says whether it
   * could. */
  bool (*draw)(void *with, const gv_lsp_document *document, gv_str function, FILE *out);
} gv_lsp_hooks;

/* The file: URL of an absolute path, NUL-terminated; in the arena. */
gv_str gv_lsp_file_url(gv_arena *arena, gv_str path);

/* Serves the client on `in` and `out` until it leaves. The exit status: 0 when it said goodbye in
 * the way of the protocol, else 1. */
int gv_lsp_serve(const gv_lsp_hooks *hooks, int in, int out);

#endif
