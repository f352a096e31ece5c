/* answer: what the server says about a checked document, as JSON in the client's terms. Made where
 * the document was checked, so that nothing which depends on its text runs in the server's own
 * process.
 *
 * Two lines. The first is what everybody wants at once:
 *   {"diagnostics": [Diagnostic], "lenses": [CodeLens], "fixes": [{"diagnostic": index, "title": …,
 * "edits": [TextEdit], "preferred": boolean}], "fixable": [index of a diagnostic for which there
 * may be a fix that has to be looked for]} The second is for those who ask, and is empty where the
 * document cannot be used:
 *   {"tokens": [line, start, end, value, use or -1, …], by place; "values": [{"text": markdown,
 * "objects": [index]}], "objects": [{"text": markdown, "at": Location}], "uses": [{"text":
 * markdown, "range": Range, "objects": [index]}], "symbols": [DocumentSymbol], "hints":
 * [InlayHint], by place}
 */
#ifndef GV_LSP_ANSWER_H
#define GV_LSP_ANSWER_H

#include "lsp/lsp.h"
#include "lsp/position.h"
#include "json/json.h"

typedef struct gv_answer_options {
  gv_str uri;
  gv_encoding encoding;
  bool related;                  /* the client shows relatedInformation */
  const char *rules_url;         /* as in gv_lsp_hooks */
  bool draws;                    /* there are pictures */
  bool (*may_fix)(gv_rule rule); /* as in gv_lsp_hooks */
} gv_answer_options;

/* The answer about a text that may hold several programs. Zero-initialise but for the first two. */
typedef struct gv_answer {
  FILE *out;
  const gv_answer_options *options;
  bool only_findings;       /* nobody asks for the second line */
  json_t *findings, *names; /* so far */
} gv_answer;

/* Adds what is known of the next program, and writes the whole with the last one. Changes the
 * report where it is of a source that is not lowered yet. */
void gv_answer_add(gv_answer *answer, const gv_lsp_document *document, gv_lsp_result *result,
                   bool last);

/* The edits, which are in the order of their places, as a line: {"edits": [TextEdit]}, after those
 * of the parts before it, with the last one. */
void gv_answer_edits(gv_answer *answer, const gv_lsp_document *document, const gv_lsp_edits *edits,
                     bool last);

#endif
