/* needs: LLVM IR before opt reads it, and what opt has written. gives: pointers in arrays and
 * structures start as something undefined, as variables that are one pointer do. Else the promotion
 * of an element to a value would take it, where it was not set on one way, for what it was set to
 * on the other.
 */
#define _GNU_SOURCE
#include "app/unset.h"

#include <string.h>

#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"

#define VALUE "%%gpuverify.unset"
/* Of a pointer in the variable: what the program stores of such an address stays. */
#define PLACE "%%gpuverify.place"
#define SOMEHOW "gpuverify.unset.somehow"
/* A store that only says that a pointer is unset is in a group of accesses of its own: LLVM keeps
 * that, whatever it makes of the store and its value, and names of values it gives to others, too.
 */
#define GROUP "!gpuverify.unset = !{"
#define IN_GROUP ", !llvm.access.group !"
#define NEW_GROUP UINT32_C(4000000000)

enum {
  MOST_POINTERS = 64,  /* in one variable: of more, only loops are interested in all */
  MOST_MEMBERS = 4096, /* that are looked at for them: a type of types can have any number */
  MOST_DEPTH = 16      /* of types in types */
};

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

static gv_str without_blanks(gv_str text) {
  while (text.len && text.at[0] == ' ') text = from(text, 1);
  while (text.len && text.at[text.len - 1] == ' ') text.len--;
  return text;
}

/* ---- types that have names ---- */

void gv_named_types_find(gv_named_types *types, gv_str text) {
  static const char word[] = " = type ";
  while (text.len) {
    gv_str line = gv_str_line(text);
    text = from(text, line.len < text.len ? line.len + 1 : line.len);
    if (line.len < 2 || line.at[0] != '%') continue;
    const char *at = gv_find_outside(line, word);
    if (!at) continue;
    bool found;
    *gv_map_at(&types->at, hash_of((gv_str){line.at, (size_t)(at - line.at)}), &found) =
        types->bodies.len;
    *gv_push(&types->bodies) = from(line, (size_t)(at - line.at) + sizeof word - 1);
  }
}

void gv_named_types_clear(gv_named_types *types) {
  gv_map_free(&types->at);
  gv_vec_free(&types->bodies);
}

/* ---- types ---- */

/* How far the first of "ptr, [2 x %struct.pair], i32" goes: to a comma that is in no brackets and
 * in no name in quotes. */
static size_t first_of_list(gv_str list) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < list.len; i++) {
    char c = list.at[i];
    quoted ^= c == '"';
    if (quoted) continue;
    if (c == ',' && !depth) return i;
    depth += c == '[' || c == '{' || c == '<' || c == '(';
    depth -= c == ']' || c == '}' || c == '>' || c == ')';
  }
  return list.len;
}

typedef struct walk {
  const gv_named_types *types;
  FILE *out; /* NULL: pointers are counted only */
  gv_str variable, type;
  uint32_t number, group;
  uint32_t path[MOST_DEPTH], depth;
  uint32_t members;
  uint32_t pointers; /* MOST_POINTERS + 1: too many, too deep, or in too much */
} walk;

static void walk_type(walk *w, gv_str type);

static void write_pointer(const walk *w) {
  fprintf(w->out, "  " PLACE "%u.%u = getelementptr inbounds %.*s, ptr %.*s, i32 0", w->number,
          w->pointers, GV_FMT(w->type), GV_FMT(w->variable));
  for (uint32_t i = 0; i < w->depth; i++) fprintf(w->out, ", i32 %u", w->path[i]);
  fprintf(w->out, "\n  store ptr " VALUE "%u, ptr " PLACE "%u.%u, align 8" IN_GROUP "%u\n",
          w->number, w->number, w->pointers, w->group);
}

static void walk_element(walk *w, gv_str type, uint32_t index) {
  if (w->depth == MOST_DEPTH || w->members++ == MOST_MEMBERS) w->pointers = MOST_POINTERS + 1;
  if (w->pointers > MOST_POINTERS) return;
  w->path[w->depth++] = index;
  walk_type(w, type);
  w->depth--;
}

static void walk_members(walk *w, gv_str list) {
  for (uint32_t i = 0; list.len; i++) {
    size_t len = first_of_list(list);
    walk_element(w, (gv_str){list.at, len}, i);
    list = from(list, len < list.len ? len + 1 : len);
  }
}

/* "2 x ptr" */
static void walk_array(walk *w, gv_str inside) {
  uint64_t count = 0;
  size_t i = 0;
  for (; i < inside.len && inside.at[i] >= '0' && inside.at[i] <= '9'; i++)
    count = count > UINT32_MAX ? count : 10 * count + (uint64_t)(inside.at[i] - '0');
  gv_str element = from(inside, i);
  if (!gv_str_begins(element, " x ")) return;
  element = from(element, 3);
  uint32_t before = w->pointers;
  for (uint64_t k = 0; k < count && w->pointers <= MOST_POINTERS; k++) {
    walk_element(w, element, (uint32_t)k);
    if (w->pointers == before) return; /* none of them has any */
  }
}

static void walk_type(walk *w, gv_str type) {
  type = without_blanks(type);
  if (w->pointers > MOST_POINTERS || !type.len) return;
  if (gv_str_equal(type, GV_STR("ptr"))) {
    if (w->out) write_pointer(w);
    w->pointers++;
  } else if (type.at[0] == '%') {
    uint32_t at = gv_map_get(&w->types->at, hash_of(type));
    if (at != GV_NONE) walk_type(w, w->types->bodies.at[at]);
  } else if (gv_str_begins(type, "<{") && type.len >= 4) {
    walk_members(w, (gv_str){type.at + 2, type.len - 4});
  } else if (type.at[0] == '{' && type.len >= 2) {
    walk_members(w, (gv_str){type.at + 1, type.len - 2});
  } else if (type.at[0] == '[' && type.len >= 2) {
    walk_array(w, (gv_str){type.at + 1, type.len - 2});
  }
}

/* ---- the whole ---- */

void gv_write_unset(FILE *out, const gv_named_types *types, gv_str variable, gv_str type,
                    uint32_t number, uint32_t group) {
  walk w = {.types = types, .variable = variable, .type = type, .number = number, .group = group};
  walk_type(&w, type);
  if (w.pointers > MOST_POINTERS) {
    fprintf(out, "  call void @" SOMEHOW "(ptr captures(none) %.*s)\n", GV_FMT(variable));
  } else if (w.pointers) {
    fprintf(out, "  " VALUE "%u = call ptr @" GV_UNDEFINED "unset()\n", number);
    w.out = out, w.pointers = w.members = 0;
    walk_type(&w, type);
  }
}

void gv_declare_unset(FILE *out) {
  fputs("\ndeclare ptr @" GV_UNDEFINED "unset() nounwind willreturn memory(none)\n"
        "\ndeclare void @" SOMEHOW "(ptr) nounwind willreturn memory(argmem: write)\n",
        out);
  fprintf(out, "\n" GROUP "!%u}\n!%u = distinct !{}\n", NEW_GROUP, NEW_GROUP);
}

static uint32_t number_at(gv_str text) {
  uint32_t number = 0;
  for (size_t i = 0; i < text.len && text.at[i] >= '0' && text.at[i] <= '9'; i++)
    number = 10 * number + (uint32_t)(text.at[i] - '0');
  return number;
}

typedef GV_VEC(uint32_t) group_list;

/* Those of "!gpuverify.unset = !{!12, !70}". */
static void find_groups(gv_str text, group_list *groups) {
  const char *at = text.len ? memmem(text.at, text.len, "\n" GROUP, sizeof GROUP) : NULL;
  if (!at) return;
  gv_str list = gv_str_line(from(text, (size_t)(at + sizeof GROUP - text.at)));
  for (size_t i = 0; i < list.len; i++)
    if (list.at[i] == '!') *gv_push(groups) = number_at(from(list, i + 1));
}

uint32_t gv_unset_group(gv_str text) {
  group_list groups = {0};
  find_groups(text, &groups);
  uint32_t group = groups.len ? groups.at[0] : NEW_GROUP;
  gv_vec_free(&groups);
  return group;
}

/* The store says that a pointer is unset, and nothing else. */
static bool is_of_groups(gv_str line, const group_list *groups) {
  if (!gv_str_begins(line, "  store ")) return false;
  const char *at = gv_find_outside(line, IN_GROUP);
  bool is = false;
  if (!at) return false;
  uint32_t number = number_at(from(line, (size_t)(at - line.at) + sizeof IN_GROUP - 1));
  for (uint32_t i = 0; i < groups->len && !is; i++) is = groups->at[i] == number;
  return is;
}

/* What was read is the address of something with a name, which was stored there before: a function,
 * or where an object has its table of virtual methods. */
static bool uses_name(gv_str line) {
  static const char word[] = "  call void (...) @" GV_USED "(ptr captures(none) ";
  if (!gv_str_begins(line, word)) return false;
  gv_str used = from(line, sizeof word - 1);
  return gv_str_begins(used, "@") ||
         (gv_str_begins(used, "getelementptr ") && memmem(used.at, used.len, ", ptr @_ZTV", 11));
}

gv_str gv_drop_unset(gv_arena *arena, gv_str text) {
  gv_stream stream;
  group_list groups = {0};
  if (!memmem(text.at, text.len, "gpuverify.unset", 15)) return text;
  find_groups(text, &groups);
  FILE *out = gv_stream_open(&stream);
  while (text.len) {
    gv_str line = gv_str_line(text);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    bool left = is_of_groups(line, &groups) || gv_str_begins(line, GROUP) ||
                gv_str_begins(line, "  call void @" SOMEHOW "(") || uses_name(line);
    if (!left) fwrite(line.at, 1, step, out);
    text = from(text, step);
  }
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  gv_vec_free(&groups);
  return kept;
}
