/* lines: the text of LLVM IR, line by line. */
#ifndef GV_APP_LINES_H
#define GV_APP_LINES_H

#include "base/base.h"

/* What a line says of its place: ", !dbg !12", to its end; empty: nothing. */
gv_str gv_place_in(gv_str line);
/* Argument number `wanted`, counted from 0, of those between the brackets with which the text
 * begins: all that is written between two commas. *end: where the closing bracket is. */
bool gv_argument_in(gv_str text, uint32_t wanted, gv_str *argument, size_t *end);
/* The text after its last space: "%x" of "ptr noundef %x". */
gv_str gv_last_word(gv_str text);
/* Where the word is first, outside of all brackets; NULL: nowhere. */
const char *gv_find_outside(gv_str text, const char *word);
/* "@name" or "@\"a name\"" with which the text begins, before `end`. */
gv_str gv_global_name(const char *at, const char *end);
/* The name that a line defines a function of; empty: it defines none. */
gv_str gv_defined_name(gv_str line);

#endif
