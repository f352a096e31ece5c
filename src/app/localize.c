/* needs: LLVM IR, functions inlined. gives: the same program, in which a global that nothing but
 * main accesses, by loads and stores at constant places in it, is a variable of main: so that opt
 * makes a value of it, and a flag, a size or a handle that is made at its first use is known. Main
 * runs once, and other files do not know such a global: it is internal, or the program is whole.
 */
#define _GNU_SOURCE
#include "app/localize.h"

#include <string.h>

#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"

typedef struct function {
  gv_str name, body; /* "@main", its lines with the first and the last */
  bool live, root;
} function;

typedef struct candidate {
  gv_str name, type, starts; /* "@flag", "i8", "0" */
  bool own;                  /* no other file knows it */
  bool fits;
} candidate;

typedef struct localizing {
  gv_str text, device;
  GV_VEC(function) functions;
  GV_VEC(candidate) candidates;
  gv_map function_of, candidate_of; /* hashes of names */
  uint32_t main;
  bool whole; /* as far as is seen */
  bool (*is_of_library)(const void *with, gv_str name);
  const void *with;
} localizing;

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* The next name of something at the top level: "@x"; empty: there is none. */
static gv_str next_name(gv_str *rest) {
  const char *at = rest->len ? memchr(rest->at, '@', rest->len) : NULL, *end = rest->at + rest->len;
  gv_str name = at ? gv_global_name(at, end) : (gv_str){NULL, 0};
  *rest = at ? (gv_str){at + name.len, (size_t)(end - at) - name.len} : (gv_str){end, 0};
  return name;
}

/* ---- what there is ---- */

/* "@flag = internal global i8 0, align 1" */
static void list_variable(localizing *l, gv_str line) {
  static const char *const unfit[] = {" thread_local", " external ",  " weak",
                                      " linkonce ",    " addrspace(", " externally_initialized",
                                      ", section",     " appending ", " common "};
  const char *at = memmem(line.at, line.len, " global ", 8), *end = line.at + line.len;
  gv_str name = gv_global_name(line.at, end);
  if (!at || gv_str_has((gv_str){line.at, (size_t)(at - line.at)}, "\"")) return;
  if (gv_str_find(l->device, (gv_str){name.at + 1, name.len - 1})) return;
  gv_str rest = {at + 8, (size_t)(end - at) - 8};
  const char *stop = memmem(rest.at, rest.len, ", align ", 8), *gap = NULL,
             *group = memmem(rest.at, rest.len, ", comdat", 8);
  if (group && stop && group < stop) stop = group;
  int depth = 0;
  for (size_t i = 0; i < rest.len && !gap; i++) {
    depth += rest.at[i] == '{' || rest.at[i] == '[' || rest.at[i] == '<';
    depth -= rest.at[i] == '}' || rest.at[i] == ']' || rest.at[i] == '>';
    if (!depth && rest.at[i] == ' ') gap = rest.at + i;
  }
  bool fits = gap && stop && gap < stop && *rest.at != '[';
  for (size_t i = 0; i < sizeof unfit / sizeof *unfit; i++) fits &= !gv_str_has(line, unfit[i]);
  if (!fits) return;
  bool found;
  *gv_map_at(&l->candidate_of, hash_of(name), &found) = l->candidates.len;
  *gv_push(&l->candidates) =
      (candidate){.name = name,
                  .type = {rest.at, (size_t)(gap - rest.at)},
                  .starts = {gap + 1, (size_t)(stop - gap) - 1},
                  .own = gv_str_has((gv_str){line.at, (size_t)(at - line.at)}, " internal") ||
                         gv_str_has((gv_str){line.at, (size_t)(at - line.at)}, " private"),
                  .fits = true};
}

static size_t list_function(localizing *l, gv_str rest, gv_str line) {
  const char *end = memmem(rest.at, rest.len, "\n}", 2);
  size_t len = end ? (size_t)(end - rest.at) + 2 : rest.len;
  gv_str name = gv_defined_name(line);
  bool found, inner = gv_str_has(line, " internal ") || gv_str_has(line, " linkonce") ||
                      gv_str_has(line, " private ");
  *gv_map_at(&l->function_of, hash_of(name), &found) = l->functions.len;
  if (gv_str_equal(name, GV_STR("@main"))) l->main = l->functions.len;
  *gv_push(&l->functions) = (function){.name = name, .body = {rest.at, len}, .root = !inner};
  l->whole &= !gv_str_has(line, " weak") && !gv_str_has((gv_str){rest.at, len}, " asm ");
  return len;
}

/* A group of attributes says which functions are called, or were, by what was inlined. */
static void unroot(localizing *l, gv_str line) {
  const char *at = line.at + 11, *end = memchr(at, ' ', (size_t)(line.at + line.len - at));
  if (!gv_str_has(line, "\"" GV_CALLED "\"") || !end) return;
  for (uint32_t i = 0; i < l->functions.len; i++) {
    gv_str head = gv_str_line(l->functions.at[i].body);
    for (const char *p = head.at; (p = memmem(p, (size_t)(head.at + head.len - p), " #", 2)); p++)
      if (gv_str_begins((gv_str){p + 1, (size_t)(head.at + head.len - p) - 1}, "#") &&
          memcmp(p + 1, at, (size_t)(end - at)) == 0 && p[1 + (end - at)] == ' ')
        l->functions.at[i].root = false;
  }
}

static void list_all(localizing *l) {
  for (gv_str rest = l->text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len;
    if (gv_str_begins(line, "define "))
      step = list_function(l, rest, line);
    else if (gv_str_begins(line, "@"))
      list_variable(l, line);
    bool declared = gv_str_begins(line, "declare ") ||
                    (gv_str_begins(line, "@") && gv_str_has(line, " external ")),
         other = gv_str_begins(line, "module asm") || gv_str_has(line, " ifunc ") ||
                 (gv_str_begins(line, "@") && gv_str_has(line, " weak"));
    gv_str of_line = line, name = declared ? next_name(&of_line) : (gv_str){NULL, 0};
    if (declared && l->whole)
      l->whole = l->is_of_library(l->with, (gv_str){name.at + 1, name.len - 1});
    l->whole &= !other;
    step += step < rest.len;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  for (gv_str rest = l->text; rest.len;) {
    gv_str line = gv_str_line(rest);
    if (gv_str_begins(line, "attributes #")) unroot(l, line);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
}

/* ---- who uses it ---- */

/* What is named outside of functions may be used by anybody. */
static void see_top_level(localizing *l) {
  for (gv_str rest = l->text; rest.len;) {
    gv_str line = gv_str_line(rest), own, name;
    uint32_t f = gv_str_begins(line, "define ")
                     ? gv_map_get(&l->function_of, hash_of(gv_defined_name(line)))
                     : GV_NONE;
    size_t step = f != GV_NONE ? l->functions.at[f].body.len : line.len;
    gv_str words = f == GV_NONE && gv_str_begins(line, "@") ? line : GV_STR("");
    for (own = next_name(&words); (name = next_name(&words)).len;) {
      uint32_t c = gv_map_get(&l->candidate_of, hash_of(name)),
               of = gv_map_get(&l->function_of, hash_of(name));
      if (c != GV_NONE && !gv_str_equal(name, own)) l->candidates.at[c].fits = false;
      if (of != GV_NONE) l->functions.at[of].root = true;
    }
    step += step < rest.len;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
}

/* The functions that may run; a variable that one of them names, other than main, is not main's. */
static void see_functions(localizing *l) {
  GV_VEC(uint32_t) queue = {0};
  for (uint32_t i = 0; i < l->functions.len; i++)
    if (l->functions.at[i].root) l->functions.at[i].live = true, *gv_push(&queue) = i;
  while (queue.len) {
    uint32_t from = gv_pop(&queue);
    gv_str body = l->functions.at[from].body, name;
    next_name(&body); /* its own, in front */
    while ((name = next_name(&body)).len) {
      uint32_t to = gv_map_get(&l->function_of, hash_of(name)),
               c = gv_map_get(&l->candidate_of, hash_of(name));
      if (c != GV_NONE && from != l->main) l->candidates.at[c].fits = false;
      if (to == l->main && to != GV_NONE) l->main = GV_NONE; /* it may run again */
      if (to == GV_NONE || l->functions.at[to].live) continue;
      l->functions.at[to].live = true;
      *gv_push(&queue) = to;
    }
    if (l->main == GV_NONE) break;
  }
  gv_vec_free(&queue);
}

/* ---- how ---- */

/* In "  store i8 1, ptr @flag, align 1": the pointer, "@flag" or "getelementptr (…)", without "ptr
 * ". at == NULL: the line is no plain load or store, or has the name elsewhere, too. */
static gv_str pointer_in(gv_str line, gv_str name) {
  const char *end = line.at + line.len, *load = memmem(line.at, line.len, " = load ", 8);
  bool store = gv_str_begins(line, "  store ");
  const gv_str none = {NULL, 0};
  if ((!load && !store) || gv_str_has(line, " volatile ") || gv_str_has(line, " atomic "))
    return none;
  gv_str words = line, first = next_name(&words), other;
  while ((other = next_name(&words)).len)
    if (gv_str_equal(other, name)) return none;
  const char *at = gv_find_outside(line, ", ptr ");
  if (!at || at > first.at || !gv_str_equal(first, name)) return none;
  at += 6;
  if (at == first.at) return (gv_str){at, name.len};
  gv_str rest = {at, (size_t)(end - at)};
  const char *open = memchr(at, '(', rest.len);
  gv_str ignored;
  size_t close;
  if (!gv_str_begins(rest, "getelementptr ") || !open || open > first.at) return none;
  gv_argument_in((gv_str){open, (size_t)(end - open)}, UINT32_MAX, &ignored, &close);
  return (gv_str){at, (size_t)(open - at) + close + 1};
}

/* What a line tells debuggers is no use. */
static candidate *candidate_in(const localizing *l, gv_str line) {
  gv_str words = gv_str_begins(line, "    #dbg_") ? GV_STR("") : line, name;
  while ((name = next_name(&words)).len) {
    uint32_t c = gv_map_get(&l->candidate_of, hash_of(name));
    if (c != GV_NONE && l->candidates.at[c].fits) return &l->candidates.at[c];
  }
  return NULL;
}

static void see_uses(localizing *l) {
  gv_str body = l->functions.at[l->main].body;
  for (gv_str rest = body; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    candidate *c;
    while ((c = candidate_in(l, line)) && !pointer_in(line, c->name).at) c->fits = false;
    gv_str words = gv_str_begins(line, "    #dbg_") ? GV_STR("") : line, name;
    uint32_t count = 0; /* of two in one line neither is taken */
    while ((name = next_name(&words)).len) {
      uint32_t k = gv_map_get(&l->candidate_of, hash_of(name));
      if (k != GV_NONE && l->candidates.at[k].fits && count++) l->candidates.at[k].fits = false;
    }
  }
}

/* ---- the text ---- */

static void write_variables(const localizing *l, FILE *out) {
  for (uint32_t i = 0; i < l->candidates.len; i++) {
    const candidate *c = &l->candidates.at[i];
    if (!c->fits) continue;
    fprintf(out, "  %%gpuverify.global.%u = alloca %.*s, align 8\n", i, GV_FMT(c->type));
    fprintf(out, "  store %.*s %.*s, ptr %%gpuverify.global.%u, align 8\n", GV_FMT(c->type),
            GV_FMT(c->starts), i);
  }
}

/* "getelementptr inbounds (i8, ptr @x, i64 8)" is an instruction in front of the line. */
static void write_use(const localizing *l, FILE *out, gv_str line, const candidate *c,
                      uint32_t number) {
  gv_str pointer = pointer_in(line, c->name);
  uint32_t i = (uint32_t)(c - l->candidates.at);
  const char *end = line.at + line.len, *behind = pointer.at + pointer.len;
  bool whole = gv_str_equal(pointer, c->name);
  if (!whole) {
    const char *open = memchr(pointer.at, '(', pointer.len),
               *at = memmem(pointer.at, pointer.len, c->name.at, c->name.len);
    fprintf(out, "  %%gpuverify.in.%u = %.*s%.*s%%gpuverify.global.%u%.*s\n", number,
            (int)(open - pointer.at), pointer.at, (int)(at - open) - 1, open + 1, i,
            (int)(behind - 1 - (at + c->name.len)), at + c->name.len);
  }
  fprintf(out, "%.*s%%gpuverify.%s.%u%.*s\n", (int)(pointer.at - line.at), line.at,
          whole ? "global" : "in", whole ? i : number, (int)(end - behind), behind);
}

static void write_main(const localizing *l, FILE *out) {
  gv_str body = l->functions.at[l->main].body;
  uint32_t number = 0;
  bool begun = false;
  for (gv_str rest = body; rest.len; number++) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool label = line.len && line.at[0] != ' ' && memchr(line.at, ':', line.len);
    if (number && !begun && !label) write_variables(l, out), begun = true;
    const candidate *c = number ? candidate_in(l, line) : NULL;
    if (c)
      write_use(l, out, line, c, number);
    else
      fprintf(out, "%.*s%s", GV_FMT(line), step > line.len ? "\n" : "");
  }
}

static gv_str with_locals(const localizing *l, gv_arena *arena) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  gv_str body = l->functions.at[l->main].body;
  const char *behind = body.at + body.len;
  fwrite(l->text.at, 1, (size_t)(body.at - l->text.at), out);
  write_main(l, out);
  fwrite(behind, 1, (size_t)(l->text.at + l->text.len - behind), out);
  gv_str made = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return made;
}

static bool any_is_used(const localizing *l) {
  gv_str body = l->functions.at[l->main].body;
  for (gv_str rest = body; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    if (candidate_in(l, line)) return true;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  return false;
}

gv_str gv_localize(gv_arena *arena, gv_str text, gv_str device,
                   bool (*is_of_library)(const void *with, gv_str name), const void *with) {
  localizing l = {.text = text,
                  .device = device,
                  .main = GV_NONE,
                  .whole = true,
                  .is_of_library = is_of_library,
                  .with = with};
  gv_str made = {NULL, 0};
  if (gv_str_has(text, " returns_twice"))
    return made; /* a jump back finds what globals hold by then */
  list_all(&l);
  see_top_level(&l);
  if (l.main != GV_NONE) see_functions(&l);
  for (uint32_t i = 0; i < l.candidates.len; i++)
    l.candidates.at[i].fits &= l.candidates.at[i].own || l.whole;
  if (l.main != GV_NONE) see_uses(&l);
  if (l.main != GV_NONE && any_is_used(&l)) made = with_locals(&l, arena);
  gv_vec_free(&l.functions);
  gv_vec_free(&l.candidates);
  gv_map_free(&l.function_of);
  gv_map_free(&l.candidate_of);
  return made;
}
