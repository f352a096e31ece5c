/* needs: the text of LLVM IR. gives: the same, where functions that throw nothing are called, and
 * not invoked: so that what they are called for can be made a value, and where they would throw to
 * is no way any more. */
#define _GNU_SOURCE
#include "app/calls.h"

#include <string.h>

#include "app/handlers.h"
#include "app/lines.h"
#include "base/stream.h"
#include "front/front.h"

#define NOWHERE "gpuverify.unwound"

/* A way from the end of a block to a landing pad. */
typedef struct way {
  gv_str from, to;
  bool stands; /* as a way from a block that nothing reaches: phis have to have one */
} way;

typedef struct calling {
  const gv_usual_profiles *usual;
  gv_map defined;   /* hashes of the names of functions with a body */
  GV_VEC(way) ways; /* of the function, that are none any more */
  gv_map pads;      /* hashes of the names of the blocks to which they led */
  bool handled;     /* is what operator new throws, and so it may */
  FILE *out;
  uint32_t count; /* of blocks that nothing reaches */
} calling;

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static gv_str next_line(gv_str *rest) {
  gv_str line = gv_str_line(*rest);
  size_t step = line.len < rest->len ? line.len + 1 : line.len;
  *rest = (gv_str){rest->at + step, rest->len - step};
  return line;
}

static void list_defined(calling *c, gv_str text) {
  bool found;
  while (text.len) {
    gv_str name = gv_defined_name(next_line(&text));
    if (name.len) *gv_map_at(&c->defined, hash_of(name), &found) = 1;
  }
}

/* ---- what throws nothing ---- */

static bool throws_nothing(const calling *c, gv_str callee) {
  gv_str name = {callee.at + 1, callee.len - 1}; /* behind the '@' */
  if (memmem(name.at, name.len, "__device_stub__", 15)) return true;
  if (gv_map_get(&c->defined, hash_of(callee)) != GV_NONE) return false;
  for (uint32_t i = 0; i < c->usual->count; i++)
    if (gv_front_throws_nothing(&c->usual->profiles[i], name, c->handled)) return true;
  return false;
}

/* ---- blocks ---- */

/* "define void @f(ptr noundef %0, i32 %1) {": its first block, if no line names it, is "2". */
static gv_str first_block(gv_arena *arena, gv_str define) {
  const char *open = memchr(define.at, '@', define.len);
  gv_str name = open ? gv_global_name(open, define.at + define.len) : define, parameter;
  gv_str brackets = {name.at + name.len, (size_t)(define.at + define.len - name.at) - name.len};
  uint32_t unnamed = 0;
  size_t end;
  for (uint32_t i = 0; gv_argument_in(brackets, i, &parameter, &end); i++) {
    gv_str last = gv_last_word(parameter);
    unnamed += last.len > 1 && last.at[0] == '%' && last.at[1] >= '0' && last.at[1] <= '9';
  }
  return gv_format(arena, "%u", unnamed);
}

/* "12:       ; preds = %3": "12". at == NULL: no block begins here. */
static gv_str label_in(gv_str line) {
  const char *end = memchr(line.at, ':', line.len);
  bool begins = line.len && line.at[0] != ' ' && line.at[0] != '}' && end;
  return begins ? (gv_str){line.at, (size_t)(end - line.at)} : (gv_str){NULL, 0};
}

/* ---- invokes ---- */

typedef struct invoke {
  gv_str before, call; /* "  %1 = " and "i32 @f(ptr %0) #1" */
  gv_str to, unwind;   /* "%13" */
  gv_str place;        /* ", !dbg !15" */
} invoke;

/* "  %1 = invoke i32 @f(ptr %0)" and behind it "          to label %13 unwind label %14, !dbg !15".
 */
static bool is_invoke(const calling *c, gv_str line, gv_str second, invoke *is) {
  static const char word[] = "invoke ", to[] = "to label ", unwind[] = " unwind label ";
  const char *at = gv_find_outside(line, word), *normal = memmem(second.at, second.len, to, 9),
             *pad = memmem(second.at, second.len, unwind, 14), *end = line.at + line.len;
  if (!at || !gv_str_begins(line, "  ") || !normal || !pad || pad < normal) return false;
  const char *name = gv_find_outside((gv_str){at, (size_t)(end - at)}, "@");
  if (!name || !throws_nothing(c, gv_global_name(name, end))) return false;
  const char *stop = pad + 14;
  while (stop < second.at + second.len && *stop != ',') stop++;
  *is = (invoke){{line.at, (size_t)(at - line.at)},
                 {at + 7, (size_t)(end - at) - 7},
                 {normal + 9, (size_t)(pad - normal) - 9},
                 {pad + 14, (size_t)(stop - pad) - 14},
                 gv_place_in(second)};
  return true;
}

static void find_ways(calling *c, gv_arena *arena, gv_str body) {
  gv_str rest = body, define = next_line(&rest), block = first_block(arena, define);
  c->ways.len = 0;
  gv_map_free(&c->pads);
  while (rest.len) {
    gv_str line = next_line(&rest), label = label_in(line);
    invoke is;
    bool found;
    if (label.at) block = label;
    if (!is_invoke(c, line, gv_str_line(rest), &is)) continue;
    gv_str pad = {is.unwind.at + 1, is.unwind.len - 1};
    uint32_t *first = gv_map_at(&c->pads, hash_of(pad), &found);
    if (!found) *first = c->ways.len;
    *gv_push(&c->ways) = (way){block, pad, !found};
  }
}

/* ---- phis ---- */

/* The way of which "[ %55, %54 ]" is; NULL: none that is gone. */
static const way *way_of(const calling *c, gv_str entry, gv_str block) {
  gv_str words = {entry.at, entry.len - 2}; /* without " ]" */
  gv_str from = gv_last_word(words);
  for (uint32_t i = gv_map_get(&c->pads, hash_of(block)); i < c->ways.len; i++) {
    const way *w = &c->ways.at[i];
    bool same = from.len > 1 && gv_str_equal((gv_str){from.at + 1, from.len - 1}, w->from);
    if (same && gv_str_equal(w->to, block)) return w;
  }
  return NULL;
}

/* How far "[ %55, %54 ]" goes. */
static size_t entry_length(gv_str text) {
  int depth = 0;
  for (size_t i = 0; i < text.len; i++) {
    depth += text.at[i] == '[' || text.at[i] == '(' || text.at[i] == '{';
    depth -= text.at[i] == ']' || text.at[i] == ')' || text.at[i] == '}';
    if (!depth) return i + 1;
  }
  return text.len;
}

/* "  %57 = phi ptr [ %55, %54 ], [ %21, %25 ], !dbg !1" without the ways that are gone, but for
 * one, which comes from a block that nothing reaches. */
static void write_phi(calling *c, gv_str line, gv_str block) {
  const char *at = memmem(line.at, line.len, " [ ", 3), *end = line.at + line.len;
  fwrite(line.at, 1, (size_t)(at - line.at), c->out);
  const char *between = " ";
  for (at++; at < end && *at == '[';) {
    gv_str entry = {at, entry_length((gv_str){at, (size_t)(end - at)})};
    const way *gone = way_of(c, entry, block);
    gv_str from = gv_last_word((gv_str){entry.at, entry.len - 2});
    if (!gone)
      fprintf(c->out, "%s%.*s", between, GV_FMT(entry));
    else if (gone->stands)
      fprintf(c->out, "%s%.*s%%" NOWHERE ".%u ]", between, (int)(from.at - entry.at), entry.at,
              c->count + (uint32_t)(gone - c->ways.at));
    if (!gone || gone->stands) between = ", ";
    at += entry.len;
    if (end - at > 2 && at[0] == ',' && at[2] == '[') at += 2;
  }
  fwrite(at, 1, (size_t)(end - at), c->out);
}

/* ---- functions ---- */

static void write_line(calling *c, gv_str line, gv_str *rest, gv_str block) {
  gv_str second = gv_str_line(*rest);
  invoke is;
  if (is_invoke(c, line, second, &is)) {
    fprintf(c->out, "%.*scall %.*s%.*s\n  br label %.*s%.*s", GV_FMT(is.before), GV_FMT(is.call),
            GV_FMT(is.place), GV_FMT(is.to), GV_FMT(is.place));
    next_line(rest);
  } else if (gv_map_get(&c->pads, hash_of(block)) != GV_NONE &&
             memmem(line.at, line.len, " = phi ", 7) && memmem(line.at, line.len, " [ ", 3)) {
    write_phi(c, line, block);
  } else {
    fwrite(line.at, 1, line.len, c->out);
  }
}

/* The blocks that nothing reaches stand at the end. */
static void write_nowhere(calling *c) {
  for (uint32_t i = 0; i < c->ways.len; i++) {
    uint32_t number = c->count + i;
    if (c->ways.at[i].stands)
      fprintf(c->out,
              "\n" NOWHERE ".%u:\n  invoke void @" NOWHERE "()\n          to label %%" NOWHERE
              ".%u unwind label %%%.*s\n",
              number, number, GV_FMT(c->ways.at[i].to));
  }
  c->count += c->ways.len;
}

static void write_function(calling *c, gv_arena *arena, gv_str body) {
  find_ways(c, arena, body);
  if (!c->ways.len) {
    fwrite(body.at, 1, body.len, c->out);
    return;
  }
  gv_str rest = body, define = next_line(&rest), block = first_block(arena, define);
  fprintf(c->out, "%.*s\n", GV_FMT(define));
  while (rest.len) {
    gv_str line = next_line(&rest), label = label_in(line);
    if (label.at) block = label;
    if (gv_str_begins(line, "}")) write_nowhere(c);
    write_line(c, line, &rest, block);
    if (rest.len) fputc('\n', c->out);
  }
}

/* How long the function is that begins here. */
static size_t function_length(gv_str text) {
  const char *end = memmem(text.at, text.len, "\n}", 2);
  return end ? (size_t)(end - text.at) + 2 : text.len;
}

gv_str gv_write_calls(gv_arena *arena, const gv_usual_profiles *usual, gv_str text) {
  static const char word[] = "\ndefine ";
  calling c = {.usual = usual, .handled = gv_handles_no_memory(text)};
  gv_stream stream;
  if (!memmem(text.at, text.len, " invoke ", 8)) return text;
  c.out = gv_stream_open(&stream);
  list_defined(&c, text);
  gv_str rest = text;
  for (const char *at; (at = memmem(rest.at, rest.len, word, sizeof word - 1));) {
    size_t before = (size_t)(at - rest.at) + 1;
    fwrite(rest.at, 1, before, c.out);
    rest = (gv_str){rest.at + before, rest.len - before};
    size_t len = function_length(rest);
    write_function(&c, arena, (gv_str){rest.at, len});
    rest = (gv_str){rest.at + len, rest.len - len};
  }
  fwrite(rest.at, 1, rest.len, c.out);
  if (c.count) fputs("\ndeclare void @" NOWHERE "()\n", c.out);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  gv_map_free(&c.defined);
  gv_map_free(&c.pads);
  gv_vec_free(&c.ways);
  return kept;
}
