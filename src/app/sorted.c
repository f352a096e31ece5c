/* needs: the text of LLVM IR, with C++ names. gives: bodies of std::sort and the like that are one
 * loop: they read and write all the numbers from their first argument to their last, and which
 * number lies where does not matter to anything that is verified. cost: linear in the text.
 *
 * What libstdc++ does instead is a hundred loops in each other, each of which would be
 * inlined and analyzed. A comparison that the program wrote may do anything: it stays as it is.
 */
#define _GNU_SOURCE
#include "app/sorted.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

typedef struct algorithm {
  const char *name;
  uint32_t last; /* number of the argument where the numbers end */
} algorithm;

static const algorithm algorithms[] = {{"@_ZSt4sortI", 1},
                                       {"@_ZSt11stable_sortI", 1},
                                       {"@_ZSt11nth_elementI", 2},
                                       {"@_ZSt12partial_sortI", 2}};

/* Bytes of a number of the type that C++ names have so; 0: it is none of these. */
static uint32_t bytes_of(char type) {
  switch (type) {
  case 'a':
  case 'c':
  case 'h': return 1;
  case 's':
  case 't': return 2;
  case 'f':
  case 'i':
  case 'j': return 4;
  case 'd':
  case 'l':
  case 'm':
  case 'x':
  case 'y': return 8;
  default: return 0;
  }
}

/* Takes the words off the text, in each of which `?` stands for one and the same type of number.
 * False: it begins with something else. */
static bool take(gv_str *text, const char *words, char *type) {
  gv_str rest = *text;
  for (const char *w = words; *w; w++, rest.at++, rest.len--) {
    if (!rest.len) return false;
    if (*w == '?' && !*type) *type = *rest.at;
    if (*rest.at != (*w == '?' ? *type : *w)) return false;
  }
  *text = rest;
  return true;
}

/* The name goes on with what the algorithm is about: an address of numbers, or the iterator of a
 * vector of them, and how they are compared, if not by `<`. 0: that is something else. */
static uint32_t bytes_sorted(gv_str rest) {
  static const char *const iterators[] = {"P?",
                                          "N9__gnu_cxx17__normal_iteratorIP?St6vectorI?SaI?EEEE"};
  static const char *const orders[] = {"Ev", "St7greaterI?EEv", "St4lessI?EEv", "St7greaterIvEEv"};
  for (size_t i = 0; i < sizeof iterators / sizeof *iterators; i++) {
    gv_str behind = rest;
    char type = 0;
    if (!take(&behind, iterators[i], &type)) continue;
    for (size_t k = 0; k < sizeof orders / sizeof *orders; k++) {
      gv_str end = behind;
      if (take(&end, orders[k], &type)) return bytes_of(type);
    }
  }
  return 0;
}

/* " ptr noundef %0" becomes "%0". */
static bool take_address(gv_str *argument) {
  while (argument->len && *argument->at == ' ') argument->at++, argument->len--;
  if (!gv_str_begins(*argument, "ptr ")) return false;
  *argument = gv_last_word(*argument);
  return true;
}

/* "define linkonce_odr void @_ZSt4sortIPfEvT_S1_(ptr noundef %0, ptr noundef %1) … {": from where
 * to where it sorts. 0: that is no such line; else the bytes of a number. */
static uint32_t sorts(gv_str line, gv_str *first, gv_str *last) {
  const char *end = line.at + line.len;
  for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++) {
    const char *name = algorithms[i].name;
    const char *at = memmem(line.at, line.len, name, strlen(name));
    if (!at) continue;
    at += strlen(name);
    uint32_t bytes = bytes_sorted((gv_str){at, (size_t)(end - at)});
    const char *bracket = memchr(at, '(', (size_t)(end - at));
    if (!bytes || !bracket) return 0;
    gv_str arguments = {bracket, (size_t)(end - bracket)};
    size_t behind;
    if (!gv_argument_in(arguments, 0, first, &behind)) return 0;
    if (!gv_argument_in(arguments, algorithms[i].last, last, &behind)) return 0;
    return take_address(first) && take_address(last) ? bytes : 0;
  }
  return 0;
}

/* The front takes it for a number that the program computes: not for any, since it is one of those
 * that are sorted. Each call may give another one, which is why it is not `memory(none)`: opt would
 * take the numbers for equal. */
#define SOME "gpuverify.number.computed.sorted"

/* ", !dbg !12" of the first line of the body that has a place; empty: none has. */
static gv_str place_of(gv_str body) {
  while (body.len) {
    gv_str line = gv_str_line(body), place = gv_place_in(line);
    bool begins = gv_str_begins(line, "define ");
    if (place.len && !begins) return place;
    if (gv_str_equal(line, GV_STR("}"))) break;
    size_t step = line.len < body.len ? line.len + 1 : line.len;
    body = (gv_str){body.at + step, body.len - step};
  }
  return GV_STR("");
}

static void write_body(FILE *out, gv_str first, gv_str last, uint32_t bytes, gv_str place) {
  uint32_t bits = bytes * 8;
  fprintf(out,
          "begin:\n  br label %%head\nhead:\n"
          "  %%at = phi ptr [ %.*s, %%begin ], [ %%next, %%body ]\n"
          "  %%over = icmp eq ptr %%at, %.*s\n"
          "  br i1 %%over, label %%end, label %%body\nbody:\n"
          "  %%was = load i%u, ptr %%at, align 1%.*s\n"
          "  %%is = call i%u @" SOME "%u()\n"
          "  store i%u %%is, ptr %%at, align 1%.*s\n"
          "  %%next = getelementptr inbounds i8, ptr %%at, i64 %u\n"
          "  br label %%head\nend:\n  ret void\n}\n",
          GV_FMT(first), GV_FMT(last), bits, GV_FMT(place), bits, bits, bits, GV_FMT(place), bytes);
}

gv_str gv_write_sorted(gv_arena *arena, gv_str text) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  bool skips = false;
  uint32_t used = 0; /* sizes of numbers, as bits */
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest), first, last;
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    uint32_t bytes = gv_str_begins(line, "define ") ? sorts(line, &first, &last) : 0;
    if (!skips) fwrite(rest.at, 1, step, out);
    if (bytes) write_body(out, first, last, bytes, place_of(rest));
    used |= bytes;
    skips = (skips || bytes) && !gv_str_equal(line, GV_STR("}"));
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  for (uint32_t bytes = 1; bytes <= 8; bytes *= 2)
    if (used & bytes)
      fprintf(out,
              "\ndeclare i%u @" SOME
              "%u() nounwind willreturn memory(inaccessiblemem: readwrite)\n",
              bytes * 8, bytes * 8);
  gv_str kept = used ? gv_str_copy(arena, gv_stream_close(&stream)) : text;
  if (!used) gv_stream_close(&stream);
  free(stream.at);
  return kept;
}
