/* needs: a text, edits of its lines. gives: the text with them, and a patch from one text to the
 * other. cost: linear; of a patch, the lines that differ between the first and the last difference,
 * times how many do. */
#include "fix/lines.h"

#include "fix/program.h"

/* ---- lines ---- */

void gv_lines_split(gv_lines *lines, gv_str text) {
  lines->len = 0;
  for (size_t at = 0; at < text.len;) {
    const char *newline = memchr(text.at + at, '\n', text.len - at);
    size_t end = newline ? (size_t)(newline - text.at) + 1 : text.len;
    *gv_push(lines) = (gv_str){text.at + at, end - at};
    at = end;
  }
}

static gv_str join(gv_arena *arena, const gv_lines *lines) {
  size_t size = 0;
  for (uint32_t i = 0; i < lines->len; i++) size += lines->at[i].len;
  char *to = gv_arena_take(arena, size + 1);
  size_t at = 0;
  for (uint32_t i = 0; i < lines->len; i++) {
    memcpy(to + at, lines->at[i].at, lines->at[i].len);
    at += lines->at[i].len;
  }
  return (gv_str){to, size};
}

gv_str gv_fix_apply(gv_arena *arena, gv_str text, const gv_fix_edit *edit) {
  gv_lines lines = {0}, made = {0};
  uint32_t e = 0;
  gv_lines_split(&lines, text);
  for (uint32_t i = 0; i < lines.len; i++) {
    bool removed = false;
    for (; e < edit->edits.len && edit->edits.at[e].line == i + 1; e++) {
      if (edit->edits.at[e].text.len) *gv_push(&made) = edit->edits.at[e].text;
      removed |= edit->edits.at[e].removes;
    }
    if (!removed) *gv_push(&made) = lines.at[i];
  }
  for (; e < edit->edits.len; e++)
    *gv_push(&made) = edit->edits.at[e].text; /* after the last line */
  gv_str result = join(arena, &made);
  gv_vec_free(&lines);
  gv_vec_free(&made);
  return result;
}

/* ---- a patch ---- */

enum { CONTEXT = 3, LONGEST_SEARCH = 1 << 24 /* pairs of lines that are compared */ };

/* What becomes of a line, in the order in which a patch tells it. */
typedef struct step {
  char kind;         /* ' ', '-', '+' */
  uint32_t old, new; /* lines, from 0, before the step */
} step;
typedef GV_VEC(step) steps;

/* The longest common subsequence of the lines between the first and last difference; where these
 * are too many, all of the old ones go. */
static void find_steps(const gv_lines *a, const gv_lines *b, steps *to) {
  uint32_t same = 0, end = 0;
  while (same < a->len && same < b->len && gv_str_equal(a->at[same], b->at[same])) same++;
  while (end < a->len - same && end < b->len - same &&
         gv_str_equal(a->at[a->len - 1 - end], b->at[b->len - 1 - end]))
    end++;
  uint32_t rows = a->len - same - end, columns = b->len - same - end, width = columns + 1;
  bool search = (uint64_t)(rows + 1) * width <= LONGEST_SEARCH;
  uint32_t *longest = search ? gv_malloc((size_t)(rows + 1) * width * sizeof *longest) : NULL;
  if (search) memset(longest, 0, (size_t)(rows + 1) * width * sizeof *longest);
  for (uint32_t i = rows; search && i-- > 0;)
    for (uint32_t j = columns; j-- > 0;) {
      uint32_t down = longest[(i + 1) * width + j], right = longest[i * width + j + 1];
      bool equal = gv_str_equal(a->at[same + i], b->at[same + j]);
      longest[i * width + j] = equal          ? longest[(i + 1) * width + j + 1] + 1
                               : down > right ? down
                                              : right;
    }
  for (uint32_t i = 0; i < same; i++) *gv_push(to) = (step){' ', i, i};
  uint32_t i = 0, j = 0;
  while (i < rows || j < columns) {
    bool equal =
        search && i < rows && j < columns && gv_str_equal(a->at[same + i], b->at[same + j]);
    bool goes = i < rows && (j == columns || !search ||
                             longest[(i + 1) * width + j] >= longest[i * width + j + 1]);
    char kind = equal ? ' ' : goes ? '-' : '+';
    *gv_push(to) = (step){kind, same + i, same + j};
    i += kind != '+', j += kind != '-';
  }
  for (uint32_t k = 0; k < end; k++)
    *gv_push(to) = (step){' ', same + rows + k, same + columns + k};
  gv_free(longest);
}

void gv_fix_between(gv_str before, gv_str after, gv_fix_edit *edit) {
  gv_lines a = {0}, b = {0};
  steps all = {0};
  gv_lines_split(&a, before);
  gv_lines_split(&b, after);
  find_steps(&a, &b, &all);
  for (uint32_t i = 0; i < all.len; i++) {
    const step *s = &all.at[i];
    if (s->kind == '-') *gv_push(&edit->edits) = (gv_line_edit){s->old + 1, true, GV_STR("")};
    if (s->kind == '+') *gv_push(&edit->edits) = (gv_line_edit){s->old + 1, false, b.at[s->new]};
  }
  gv_vec_free(&a);
  gv_vec_free(&b);
  gv_vec_free(&all);
}

static void put_line(gv_lines *to, gv_arena *arena, char kind, gv_str line) {
  bool ends = line.len && line.at[line.len - 1] == '\n';
  *gv_push(to) = gv_format(arena, "%c%.*s%s", kind, GV_FMT(line),
                           ends ? "" : "\n\\ No newline at end of file\n");
}

/* Steps [from, to) as one hunk. */
static void put_hunk(gv_lines *out, gv_arena *arena, const gv_lines *a, const gv_lines *b,
                     const steps *all, uint32_t from, uint32_t to) {
  uint32_t old = 0, new = 0;
  for (uint32_t i = from; i < to; i++) old += all->at[i].kind != '+', new += all->at[i].kind != '-';
  *gv_push(out) = gv_format(arena, "@@ -%u,%u +%u,%u @@\n", all->at[from].old + (old != 0), old,
                            all->at[from].new + (new != 0), new);
  for (uint32_t i = from; i < to; i++) {
    const step *s = &all->at[i];
    put_line(out, arena, s->kind, s->kind == '+' ? b->at[s->new] : a->at[s->old]);
  }
}

/* A name with control characters, quotes or backslashes stands in quotes, as git writes it: it
 * would end the line, or reach the terminal. So does what is no ASCII, as octal bytes. */
static gv_str quoted(gv_arena *arena, const char *side, gv_str path) {
  bool plain = true;
  gv_str text = gv_format(arena, "\"%s", side);
  for (size_t i = 0; i < path.len; i++) {
    unsigned char c = (unsigned char)path.at[i];
    bool odd = c < ' ' || c > '~', escaped = c == '"' || c == '\\';
    plain &= !odd && !escaped;
    text = odd ? gv_format(arena, "%.*s\\%03o", GV_FMT(text), c)
               : gv_format(arena, "%.*s%s%c", GV_FMT(text), escaped ? "\\" : "", c);
  }
  return plain ? gv_format(arena, "%s%.*s", side, GV_FMT(path))
               : gv_format(arena, "%.*s\"", GV_FMT(text));
}

gv_str gv_fix_patch(gv_arena *arena, gv_str path, gv_str before, gv_str after) {
  gv_lines a = {0}, b = {0}, out = {0};
  steps all = {0};
  gv_lines_split(&a, before);
  gv_lines_split(&b, after);
  find_steps(&a, &b, &all);
  for (uint32_t i = 0; i < all.len;) {
    if (all.at[i].kind == ' ') {
      i++;
      continue;
    }
    uint32_t from = i > CONTEXT ? i - CONTEXT : 0, last = i, to = i;
    for (; to < all.len && to <= last + 2 * CONTEXT; to++)
      if (all.at[to].kind != ' ') last = to;
    to = last + CONTEXT + 1 < all.len ? last + CONTEXT + 1 : all.len;
    if (!out.len)
      *gv_push(&out) = gv_format(arena, "--- %.*s\n+++ %.*s\n", GV_FMT(quoted(arena, "a/", path)),
                                 GV_FMT(quoted(arena, "b/", path)));
    put_hunk(&out, arena, &a, &b, &all, from, to);
    i = to;
  }
  gv_str result = join(arena, &out);
  gv_vec_free(&a);
  gv_vec_free(&b);
  gv_vec_free(&out);
  gv_vec_free(&all);
  return result;
}
