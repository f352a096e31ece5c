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

/* Prints bytes [from, to) of the line, and says at which columns the bytes `marks` of it,
 * ascending, came to stand. */
static void print_cells(FILE *out, gv_str line, size_t from, size_t to, const size_t marks[2],
                        unsigned columns[2]) {
  unsigned column = from > 0 ? (unsigned)fprintf(out, "...") : 0;
  columns[0] = columns[1] = column;
  for (size_t i = from; i < to;) {
    gv_str rest = {line.at + i, to - i};
    gv_char c = gv_utf8_next(rest);
    for (int k = 0; k < 2; k++)
      if (marks[k] >= i) columns[k] = column;
    column += print_cell(out, rest, c, column);
    i += c.len;
  }
  for (int k = 0; k < 2; k++)
    if (marks[k] >= to) columns[k] = column;
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         strchr("_$.-#", c);
}

/* The end of "%name", "^name". */
static size_t end_of_name(gv_str line, size_t at) {
  size_t end = at + 1;
  while (end < line.len && line.at[end] && is_name_char(line.at[end])) end++;
  return end;
}

static int depth_of(char c) { return strchr("([<", c) ? 1 : strchr(")]>", c) ? -1 : 0; }

/* The end of the operation or call that begins at `at`: before its types, its regions, its
 * successors' line or the comment after it. */
static size_t end_of_range(gv_str line, size_t at) {
  int depth = 0;
  size_t end = at;
  if (line.at[at] == '%' || line.at[at] == '^') return end_of_name(line, at);
  for (size_t i = at; i < line.len; i++) {
    char c = line.at[i];
    gv_str rest = {line.at + i, line.len - i};
    bool arrow = rest.len > 1 && rest.at[0] == '-' && rest.at[1] == '>',
         comment = rest.len > 1 && rest.at[0] == '/' && rest.at[1] == '/';
    if (!c || comment || c == ';' ||
        (depth == 0 && (c == '{' || arrow || (c == ':' && i > at && line.at[i - 1] == ' '))))
      break;
    if (c == '"') {
      const char *close = i + 1 < line.len ? memchr(line.at + i + 1, '"', line.len - i - 1) : NULL;
      if (!close) break;
      i = (size_t)(close - line.at);
      c = '"';
    }
    if (arrow) {
      i++;
      continue;
    }
    depth += depth_of(c);
    if (depth < 0) break;
    if (c != ' ' && c != '\t') end = i + 1;
  }
  return end > at ? end : at + 1;
}

void gv_print_snippet(FILE *out, gv_str line, uint32_t col, const char *before, const char *after) {
  bool has_caret = col > 0 && col <= line.len + 1;
  size_t mark = has_caret ? col - 1 : 0, from = 0, to = line.len;
  size_t marks[2] = {mark, has_caret && mark < line.len ? end_of_range(line, mark) : mark};
  unsigned columns[2];
  if (line.len > WHOLE) {
    from = mark > BEFORE ? to_character(line, mark - BEFORE) : 0;
    to = line.len - mark > AFTER ? to_character(line, mark + AFTER) : line.len;
  }
  print_cells(out, line, from, to, marks, columns);
  fputs(to < line.len ? "...\n" : "\n", out);
  if (!has_caret) return;
  fprintf(out, "%*s%s^", (int)columns[0], "", before);
  for (unsigned at = columns[0] + 1; at < columns[1]; at++) fputc('~', out);
  fprintf(out, "%s\n", after);
}
