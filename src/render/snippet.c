#include "render/snippet.h"

#include "base/foreign.h"

/* Bytes of a line that are printed whole; of a longer one, so many before and after the caret. */
enum { WHOLE = 200, BEFORE = 120, AFTER = 80, TAB = 8 };

static bool is_continuation(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* Moves a cut off the middle of a character, as far as a character can reach. */
static size_t to_character(gv_str line, size_t at) {
  for (int i = 0; i < 3 && at > 0 && at < line.len && is_continuation(line.at[at]); i++) at--;
  return at;
}

static unsigned print_cell(FILE *out, gv_str text, gv_char c, unsigned column) {
  if (c.code != '\t') return gv_print_char(out, text, c);
  unsigned width = TAB - column % TAB;
  fprintf(out, "%*s", (int)width, "");
  return width;
}

/* Prints bytes [from, to) of the line and returns the column at which byte `mark` of it came to stand. */
static unsigned print_cells(FILE *out, gv_str line, size_t from, size_t to, size_t mark, unsigned column) {
  unsigned at_mark = column;
  for (size_t i = from; i < to;) {
    gv_str rest = {line.at + i, to - i};
    gv_char c = gv_utf8_next(rest);
    if (mark >= i) at_mark = column;
    column += print_cell(out, rest, c, column);
    i += c.len;
  }
  return mark >= to ? column : at_mark;
}

void gv_print_snippet(FILE *out, gv_str line, uint32_t col, const char *before, const char *after) {
  bool has_caret = col > 0 && col <= line.len + 1;
  size_t mark = has_caret ? col - 1 : 0, from = 0, to = line.len;
  if (line.len > WHOLE) {
    from = mark > BEFORE ? to_character(line, mark - BEFORE) : 0;
    to = line.len - mark > AFTER ? to_character(line, mark + AFTER) : line.len;
  }
  unsigned column = from > 0 ? (unsigned)fprintf(out, "...") : 0;
  column = print_cells(out, line, from, to, mark, column);
  fputs(to < line.len ? "...\n" : "\n", out);
  if (has_caret) fprintf(out, "%*s%s^%s\n", (int)column, "", before, after);
}
