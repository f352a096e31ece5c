/* syntax: as much of MLIR's syntax as it takes to find names and the extents of operations in a
 * text, right or not. Strings and comments are skipped.
 */
#ifndef GV_LSP_SYNTAX_H
#define GV_LSP_SYNTAX_H

#include "base/base.h"

/* A name of a value, "%12" or "%12#1". */
typedef struct gv_name {
  uint32_t at, len; /* bytes */
} gv_name;
typedef GV_VEC(gv_name) gv_names;

/* All names in the text, in its order; appended to *names. O(length). */
void gv_list_names(gv_str text, gv_names *names);
/* Where the operation whose text begins at `start` ends, its regions included: at the end of a line
 * on which no bracket is open that is not continued by the next one. At most `limit` bytes are
 * looked at. O(length of the operation). */
uint32_t gv_statement_end(gv_str text, uint32_t start, uint32_t limit);
/* Where its first line ends, without blanks and a comment; for a range to underline. */
uint32_t gv_first_line_end(gv_str text, uint32_t start);
/* Borrowed from the text, with its '%'. */
static inline gv_str gv_name_text(gv_str text, gv_name name) {
  return (gv_str){text.at + name.at, name.len};
}
/* Index of the first name at or after `offset`. */
uint32_t gv_name_at(const gv_names *names, uint32_t offset);

/* Whether there is nothing in it but blanks, ends of lines and comments. */
bool gv_holds_nothing(gv_str text);

#endif
