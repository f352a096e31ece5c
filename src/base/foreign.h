/* foreign: text that came from elsewhere (inputs, names, other programs, the command line), made
 * fit for where it goes. Whatever the program writes of it goes through here or, inside JSON,
 * through json. No such text can steer a terminal, reorder or forge a line, or break a format.
 */
#ifndef GV_FOREIGN_H
#define GV_FOREIGN_H

#include <stdarg.h>
#include <stdio.h>

#include "base/base.h"
#include "base/utf8.h"

/* What it goes into. */
typedef enum gv_form {
  GV_FORM_LINE,   /* a line for people: what would not be seen as <U+001B>, invalid bytes as <FF>;
                     newlines and tabs, too */
  GV_FORM_QUOTED, /* between quotes in a plan: \x1b; the reader gets the same bytes back */
  GV_FORM_MARKUP, /* the text of SVG, HTML and Graphviz's labels: as in a line, and &lt; */
} gv_form;

enum { GV_FORM_LONGEST = 32 }; /* bytes of a character in any form */
/* Of `text`, which is not empty, the first character, which is `c`; gives how many bytes it takes.
 */
uint32_t gv_foreign_char(gv_form form, gv_str text, gv_char c, char to[GV_FORM_LONGEST]);
/* The whole text in that form, in the arena, with a NUL after it. `text` may be empty, and any
 * bytes. */
gv_str gv_foreign_text(gv_arena *arena, gv_form form, gv_str text);
/* Whether a character does something to a terminal, or to the order of what stands around it,
 * instead of being seen. */
bool gv_is_hidden(uint32_t code);

/* Prints one character as in a line; returns how many columns it takes, wide characters counting as
 * one. */
unsigned gv_print_char(FILE *out, gv_str text, gv_char c);
/* Prints a whole text as in a line: newlines and tabs do not stay what they are. */
void gv_print_safe(FILE *out, gv_str text);
/* The same, but its lines stay lines; the last one gets a newline, too. */
void gv_print_lines(FILE *out, gv_str text);
/* printf(), of whose texts (%s and %.*s, without width) each is foreign and goes into a line. What
 * the format itself says stays as it is. */
void gv_print_foreign(FILE *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same with the arguments of another function's "…"; `args` is not usable afterwards. */
void gv_print_foreign_args(FILE *out, const char *format, va_list args);
/* The same text in the arena. Conversions that it does not know abort. */
gv_str gv_format_foreign(gv_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
