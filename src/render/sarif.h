/* sarif: what the two halves of the SARIF format share. What has been cut and whether all files
 * could be used is known at the end only, so a file is written as lines (sarif.c), each a letter
 * that says what it is and one JSON object, and the document is made of the lines of all files
 * (sarif_log.c). Inside this room only.
 */
#ifndef GV_RENDER_SARIF_H
#define GV_RENDER_SARIF_H

#include "render/render.h"
#include "json/json.h"

/* The limits of GitHub's code scanning, which refuses a document that exceeds one. */
enum { GV_SARIF_RESULTS = 25000, GV_SARIF_LOCATIONS = 1000 };

/* The letter of a line. Those of results are in the order in which they are kept when there are too
 * many. */
enum {
  GV_SARIF_ERROR = '0',
  GV_SARIF_UNPROVED = '1',
  GV_SARIF_WARNING = '2',
  GV_SARIF_REMARK = '3',
  GV_SARIF_SUPPRESSED = '4',
  GV_SARIF_UNUSABLE = 'u', /* a notification: a file could not be used */
  GV_SARIF_NOTICE = 'n',   /* another notification */
};

extern const char *const gv_sarif_levels[]; /* by gv_severity */
/* {"text": …}, for whatever has a message; the caller's to give away. */
json_t *gv_sarif_message(gv_str text);
/* `level` is a word of SARIF, "error", "warning" or "note"; the caller's to give away. */
json_t *gv_sarif_notification(const char *level, gv_str text);
/* Writes and releases `json` as a line. */
void gv_sarif_line(FILE *out, char letter, json_t *json);

/* The document of the lines of all files: gv_renderer.assemble. */
void gv_sarif_assemble(FILE *out, const gv_render_options *options, gv_str lines);
/* The same, with `overrides`, which it releases, for what was changed of the rules; NULL: nothing.
 */
void gv_sarif_write(FILE *out, json_t *overrides, const gv_render_options *options, gv_str lines);

#endif
