/* needs: the text of LLVM IR. gives: lines, blocks and edges of a function, and names in a line. */
#define _GNU_SOURCE
#include "app/blocks.h"

#include <string.h>

#include "app/lines.h"

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }
static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

/* ---- names ----------------------------------------------------------------------------------- */

gv_str gv_ir_result(gv_str line) {
  if (!gv_str_begins(line, "  %")) return (gv_str){0};
  gv_str name = gv_global_name(line.at + 2, line.at + line.len);
  return gv_str_begins(from(line, 2 + name.len), " = ") ? name : (gv_str){0};
}

gv_str gv_ir_next_value(gv_str *rest) {
  const char *at = rest->len ? memchr(rest->at, '%', rest->len) : NULL, *end = rest->at + rest->len;
  gv_str name = at ? gv_global_name(at, end) : (gv_str){NULL, 0};
  *rest = at ? (gv_str){at + name.len, (size_t)(end - at) - name.len} : (gv_str){end, 0};
  return name;
}

gv_str gv_ir_base(gv_str line, gv_str *indices) {
  const char *pointer = gv_str_has(line, " = getelementptr ") && gv_ir_result(line).len
                            ? gv_find_outside(line, ", ptr ")
                            : NULL;
  gv_str rest = pointer ? from(line, (size_t)(pointer - line.at) + 6) : (gv_str){0};
  if (!rest.len || rest.at[0] != '%') return (gv_str){0};
  gv_str base = gv_global_name(rest.at, rest.at + rest.len), place = gv_place_in(line);
  *indices = from(rest, base.len);
  indices->len -= place.len < indices->len ? place.len : indices->len;
  return base;
}

gv_str gv_ir_label(gv_str line) {
  if (!line.len || line.at[0] == ' ' || line.at[0] == '}') return (gv_str){0};
  bool quoted = line.at[0] == '"';
  const char *end = quoted ? memmem(line.at, line.len, "\":", 2) : memchr(line.at, ':', line.len);
  return end ? (gv_str){line.at, (size_t)(end - line.at) + quoted} : (gv_str){0};
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static void split(gv_ir_function *f, gv_str text) {
  while (text.len) {
    gv_str line = gv_str_line(text);
    *gv_push(&f->lines) = line;
    text = from(text, line.len < text.len ? line.len + 1 : line.len);
  }
}

static void find_blocks(gv_ir_function *f) {
  bool found;
  *gv_push(&f->blocks) = (gv_ir_block){.first = 1};
  for (uint32_t i = 1; i < f->lines.len; i++) {
    gv_str label = gv_ir_label(f->lines.at[i]);
    if (!label.len) continue;
    if (i > 1) {
      f->blocks.at[f->blocks.len - 1].end = i;
      *gv_push(&f->blocks) = (gv_ir_block){.first = i};
    }
    *gv_map_at(&f->block_of, hash_of(label), &found) = f->blocks.len - 1;
  }
  f->blocks.at[f->blocks.len - 1].end = f->lines.len;
}

/* What names a label goes there. */
static void find_edges(gv_ir_function *f) {
  static const char word[] = "label %";
  for (uint32_t b = 0; b < f->blocks.len; b++)
    for (uint32_t i = f->blocks.at[b].first; i < f->blocks.at[b].end; i++) {
      gv_str rest = f->lines.at[i];
      for (const char *at; (at = memmem(rest.at, rest.len, word, sizeof word - 1));) {
        rest = from(rest, (size_t)(at - rest.at) + sizeof word - 2);
        gv_str name = gv_global_name(rest.at, rest.at + rest.len);
        uint32_t to = gv_map_get(&f->block_of, hash_of(from(name, 1)));
        if (to != GV_NONE) *gv_push(&f->blocks.at[b].next) = to;
      }
    }
}

void gv_ir_read(gv_ir_function *function, gv_str text) {
  split(function, text);
  find_blocks(function);
  find_edges(function);
}

void gv_ir_clear(gv_ir_function *function) {
  for (uint32_t i = 0; i < function->blocks.len; i++) gv_vec_free(&function->blocks.at[i].next);
  gv_vec_free(&function->lines);
  gv_vec_free(&function->blocks);
  gv_map_free(&function->block_of);
}

void gv_ir_meet(gv_ir_function *function, uint32_t from, uint32_t last) {
  GV_VEC(uint32_t) queue = {0};
  for (uint32_t i = 0; i < function->blocks.len; i++) function->blocks.at[i].met = false;
  *gv_push(&queue) = from;
  while (queue.len) {
    uint32_t b = gv_pop(&queue);
    const gv_ir_block *at = &function->blocks.at[b];
    if (b == last && (b != from || at->met)) continue;
    for (uint32_t i = 0; i < at->next.len; i++) {
      gv_ir_block *next = &function->blocks.at[at->next.at[i]];
      if (next->met) continue;
      next->met = true;
      *gv_push(&queue) = at->next.at[i];
    }
  }
  gv_vec_free(&queue);
}
