/* needs: LLVM IR, simplified. gives: the same, where a launch whose stub a compiler has put in the
 * place of its call is a call of the stub again, in functions that capture work: src/app/graphs.c
 * follows calls of stubs. The stub stores its parameters, lists where they are, takes the
 * configuration that was pushed, and launches; what it was passed is what was stored last. cost:
 * linear, and for each launch the lines of its function for each parameter. */
#define _GNU_SOURCE
#include "app/stubs.h"

#include <stdlib.h>
#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

enum { ARRAY = 5 /* which argument of a launch lists its parameters */, MOST_LINES = 256 };

typedef struct text_lines {
  gv_arena *arena;
  gv_str module;
  GV_VEC(gv_str) at; /* of one function */
} text_lines;

static bool calls(gv_str line, const char *name) {
  return memmem(line.at, line.len, " call ", 6) && memmem(line.at, line.len, name, strlen(name));
}

static bool is_push(gv_str line) { return calls(line, "PushCallConfiguration("); }
static bool is_pop(gv_str line) { return calls(line, "PopCallConfiguration("); }
static bool is_launch(gv_str line) {
  return calls(line, "@cudaLaunchKernel(") || calls(line, "@hipLaunchKernel(");
}

/* From the first bracket behind the name on. */
static gv_str brackets_of(gv_str line) {
  const char *name = memchr(line.at, '@', line.len), *end = line.at + line.len;
  const char *open = name ? memchr(name, '(', (size_t)(end - name)) : NULL;
  return open ? (gv_str){open, (size_t)(end - open)} : GV_STR("");
}

static gv_str argument_of(gv_str brackets, uint32_t number) {
  gv_str argument;
  size_t end;
  if (!gv_argument_in(brackets, number, &argument, &end)) return GV_STR("");
  while (argument.len && argument.at[0] == ' ') argument.at++, argument.len--;
  return argument;
}

static gv_str first_word(gv_str text) {
  size_t len = 0;
  while (len < text.len && text.at[len] != ' ') len++;
  return (gv_str){text.at, len};
}

/* The parameters of the stub, in brackets; empty: it is not defined here. */
static gv_str parameters_of(gv_str module, gv_str stub) {
  const char *end = module.at + module.len;
  for (const char *p = module.at; (p = memmem(p, (size_t)(end - p), stub.at, stub.len));
       p += stub.len) {
    const char *start = p;
    while (start > module.at && start[-1] != '\n') start--;
    gv_str line = gv_str_line((gv_str){start, (size_t)(end - start)});
    if (gv_str_begins(line, "define ") && p + stub.len < end && p[stub.len] == '(')
      return (gv_str){p + stub.len, (size_t)(line.at + line.len - p) - stub.len};
  }
  return GV_STR("");
}

/* "  store TYPE VALUE, ptr ADDRESS, …": what is stored, with its type, and where. */
static bool is_store(gv_str line, gv_str *what, gv_str *where) {
  if (!gv_str_begins(line, "  store ")) return false;
  const char *begin = line.at + 8, *end = line.at + line.len,
             *comma = memmem(begin, (size_t)(end - begin), ", ptr ", 6);
  if (!comma) return false;
  *what = (gv_str){begin, (size_t)(comma - begin)};
  *where = (gv_str){comma + 6, 0};
  while (where->at + where->len < end && where->at[where->len] != ',' &&
         where->at[where->len] != ' ')
    where->len++;
  return !memchr(what->at, ',', what->len);
}

/* " i8, ptr %7, i64 8" or " [2 x ptr], ptr %7, i32 0, i32 1", and what follows a comma. */
static bool is_of_slot(gv_str line, gv_str array, uint32_t number) {
  char bytes[160], element[160];
  snprintf(bytes, sizeof bytes, " i8, ptr %.*s, i64 %u", GV_FMT(array), 8 * number);
  snprintf(element, sizeof element, " x ptr], ptr %.*s, i32 0, i32 %u", GV_FMT(array), number);
  const char *const forms[] = {bytes, element};
  bool is = false;
  for (int i = 0; i < 2 && !is; i++) {
    size_t len = strlen(forms[i]);
    const char *found = memmem(line.at, line.len, forms[i], len);
    is = found && (found + len == line.at + line.len || found[len] == ',');
  }
  return is;
}

/* The address is that of the slot in the array. */
static bool is_in_array(const text_lines *f, gv_str address, gv_str array, uint32_t number) {
  if (!number) return gv_str_equal(address, array);
  gv_str head = gv_format(f->arena, "  %.*s = getelementptr ", GV_FMT(address));
  for (uint32_t i = 0; i < f->at.len; i++)
    if (f->at.at[i].len > head.len && memcmp(f->at.at[i].at, head.at, head.len) == 0)
      return is_of_slot(f->at.at[i], array, number);
  return false;
}

/* Control goes on to the next line, and comes there from this one alone. */
static bool leads_on(const text_lines *f, uint32_t line) {
  gv_str text = f->at.at[line];
  if (!gv_str_begins(text, "  br label %")) return false;
  gv_str to = {text.at + 12, 0}, next = GV_STR("");
  while (12 + to.len < text.len && text.at[12 + to.len] != ',') to.len++;
  for (uint32_t i = line + 1; i < f->at.len && !next.len; i++) next = f->at.at[i];
  bool same = next.len > to.len && memcmp(next.at, to.at, to.len) == 0 && next.at[to.len] == ':';
  const char *preds = same ? memmem(next.at, next.len, "; preds = ", 10) : NULL;
  return preds && !memchr(preds, ',', (size_t)(next.at + next.len - preds));
}

/* Nothing but what a stub does. */
static bool is_of_stub(const text_lines *f, uint32_t line) {
  gv_str text = f->at.at[line];
  if (!gv_str_begins(text, "  ")) return true; /* a label, at which what is before leads on */
  if (gv_str_begins(text, "  br ")) return leads_on(f, line);
  if (calls(text, "@llvm.lifetime") || calls(text, "@gpuverify.") || is_pop(text)) return true;
  return !memmem(text.at, text.len, "call ", 5) && !memmem(text.at, text.len, "invoke ", 7);
}

/* The line of the push before a launch; GV_NONE: it is not alone with it. */
static uint32_t push_of(const text_lines *f, uint32_t launch) {
  bool popped = false;
  for (uint32_t i = launch; i-- && launch - i < MOST_LINES;) {
    if (is_push(f->at.at[i])) return popped ? i : GV_NONE;
    if (!is_of_stub(f, i)) return GV_NONE;
    popped |= is_pop(f->at.at[i]);
  }
  return GV_NONE;
}

static bool has_word(gv_str line, gv_str word) {
  const char *end = line.at + line.len;
  for (const char *p = line.at; (p = memmem(p, (size_t)(end - p), word.at, word.len)); p++)
    if (p + word.len == end || strchr(" ,)", p[word.len])) return true;
  return false;
}

/* It is a variable of which no part has an address of its own. */
static bool is_whole(const text_lines *f, gv_str variable) {
  gv_str made = gv_format(f->arena, "  %.*s = alloca ", GV_FMT(variable));
  bool any = false, whole = true;
  for (uint32_t i = 0; i < f->at.len && whole; i++) {
    gv_str line = f->at.at[i];
    any |= line.len > made.len && memcmp(line.at, made.at, made.len) == 0;
    whole = !memmem(line.at, line.len, "getelementptr", 13) || !has_word(line, variable);
  }
  return any && whole;
}

/* What was stored there last, before the launch. */
static bool find_stored(const text_lines *f, uint32_t push, uint32_t launch, gv_str address,
                        gv_str *what) {
  gv_str where;
  if (!is_whole(f, address)) return false;
  for (uint32_t i = launch; i-- > push;)
    if (is_store(f->at.at[i], what, &where) && gv_str_equal(where, address)) return true;
  return false;
}

/* Where parameter `number` is. */
static bool find_listed(const text_lines *f, uint32_t push, uint32_t launch, gv_str array,
                        uint32_t number, gv_str *where) {
  gv_str what, slot;
  for (uint32_t i = launch; i-- > push;) {
    if (!is_store(f->at.at[i], &what, &slot) || !is_in_array(f, slot, array, number)) continue;
    *where = gv_last_word(what);
    return true;
  }
  return false;
}

/* Writes what the stub is passed. */
static bool write_arguments(const text_lines *f, uint32_t push, uint32_t launch, gv_str parameters,
                            FILE *out) {
  gv_str array = gv_last_word(argument_of(brackets_of(f->at.at[launch]), ARRAY)), where, what,
         parameter;
  for (uint32_t n = 0; (parameter = argument_of(parameters, n)).len; n++) {
    if (memmem(parameter.at, parameter.len, "byval", 5)) return false;
    if (!find_listed(f, push, launch, array, n, &where) ||
        !find_stored(f, push, launch, where, &what))
      return false;
    if (!gv_str_equal(first_word(parameter), first_word(what))) return false;
    fprintf(out, "%s%.*s", n ? ", " : "", GV_FMT(what));
  }
  return true;
}

/* "  %4 = call …": "  %4 = add i32 0, 0", as numbers of values have no gaps. */
static gv_str zero_of(const text_lines *f, gv_str line) {
  const char *is = gv_str_begins(line, "  %") ? memmem(line.at, line.len, " = ", 3) : NULL;
  if (!is) return GV_STR("");
  return gv_format(f->arena, "%.*s = add i32 0, 0", (int)(is - line.at), line.at);
}

static bool call_stub(text_lines *f, uint32_t launch) {
  gv_str line = f->at.at[launch], stub = gv_last_word(argument_of(brackets_of(line), 0));
  if (!stub.len || !memmem(stub.at, stub.len, "__device_stub__", 15)) return false;
  gv_str parameters = parameters_of(f->module, stub);
  uint32_t push = push_of(f, launch);
  if (!parameters.len || push == GV_NONE) return false;
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  gv_str zero = zero_of(f, line);
  fprintf(out, "%.*s%s  call void %.*s(", GV_FMT(zero), zero.len ? "\n" : "", GV_FMT(stub));
  bool fits = write_arguments(f, push, launch, parameters, out);
  fprintf(out, ")%.*s", GV_FMT(gv_place_in(line)));
  gv_str made = gv_stream_close(&stream);
  if (fits) f->at.at[launch] = gv_str_copy(f->arena, made);
  for (uint32_t i = push; i < launch && fits; i++)
    if (is_pop(f->at.at[i])) f->at.at[i] = zero_of(f, f->at.at[i]);
  free(stream.at);
  return fits;
}

static bool write_function(text_lines *f, gv_str text, FILE *out) {
  bool any = false;
  f->at.len = 0;
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len + (line.len < rest.len);
    *gv_push(&f->at) = line;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  for (uint32_t i = 0; i < f->at.len; i++)
    if (is_launch(f->at.at[i])) any |= call_stub(f, i);
  for (uint32_t i = 0; i < f->at.len; i++) fprintf(out, "%.*s\n", GV_FMT(f->at.at[i]));
  return any;
}

gv_str gv_call_stubs(gv_arena *arena, gv_str text) {
  if (!memmem(text.at, text.len, "BeginCapture", 12)) return text;
  text_lines f = {.arena = arena, .module = text};
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  bool any = false;
  for (gv_str rest = text; rest.len;) {
    gv_str piece = gv_str_line(rest);
    if (gv_str_begins(rest, "define ")) {
      const char *end = memmem(rest.at, rest.len, "\n}", 2);
      piece.len = end ? (size_t)(end - rest.at) + 2 : rest.len;
    }
    size_t step = piece.len + (piece.len < rest.len);
    if (gv_str_begins(piece, "define ") && memmem(piece.at, piece.len, "BeginCapture", 12))
      any |= write_function(&f, piece, out);
    else
      fprintf(out, "%.*s\n", GV_FMT(piece));
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  gv_str made = gv_stream_close(&stream), result = any ? gv_str_copy(arena, made) : text;
  free(stream.at);
  gv_vec_free(&f.at);
  return result;
}
