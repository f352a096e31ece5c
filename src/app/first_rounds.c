/* The second round of a ring's slot, or of a pair of buffers, comes a few rounds into a loop. In
 * the first rounds, written out, the numbers of the slots are constants, and a path to what goes
 * wrong there is a straight line. What follows them is cut off, since there the numbers are unknown
 * and any slot may be meant: what the program does in its first rounds it does, whatever follows.
 *
 * needs: LLVM IR, simplified, as opt prints it. gives: it, marked for opt, and cut. cost: linear in
 * the text, and in a function's blocks for each loop in it.
 */
#define _GNU_SOURCE
#include "app/first_rounds.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

#define ROLLED "!{!\"llvm.loop.unroll.disable\"}"
#define WRITTEN_OUT "!\"llvm.loop.peeled.count\""
#define END "abort" /* nothing runs at exit then */

enum { NO_LOOP = GV_NONE };

typedef struct block {
  gv_str label; /* at == NULL: that of the entry, to which nothing leads back */
  uint32_t first, end;
  bool calls;    /* a function of a runtime */
  uint32_t loop; /* of which its end is the last, by the header's block; NO_LOOP: it is of none that
                    is looked for */
  GV_VEC(uint32_t) before;
} block;

typedef struct body {
  GV_VEC(gv_str) lines;
  GV_VEC(block) blocks;
  gv_map block_of; /* hash of a label */
  GV_VEC(uint8_t) in;
  GV_VEC(uint32_t) work;
} body;

typedef struct rewriting {
  FILE *out;
  gv_str text;
  gv_map written_out; /* hashes of "!7", of loops */
  uint32_t rolled;    /* the first number that metadata does not have */
  body body;
  bool cuts, any; /* else it marks */
} rewriting;

static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '-' || c == '$';
}

static gv_str word_at(const char *at, const char *end) {
  gv_str word = {at, 0};
  while (at + word.len < end && is_name_char(at[word.len])) word.len++;
  return word;
}

/* ---- reading a function ---- */

/* "12:" or "for.end:   ; preds = %4" */
static gv_str label_of(gv_str line) {
  gv_str name = word_at(line.at, line.at + line.len);
  bool is = name.len && name.len < line.len && line.at[name.len] == ':';
  return is ? name : (gv_str){NULL, 0};
}

/* "label %x" behind `from`; at == NULL: there is no more. */
static gv_str next_target(gv_str line, const char *from) {
  const char *end = line.at + line.len, *at = memmem(from, (size_t)(end - from), "label %", 7);
  return at ? word_at(at + 7, end) : (gv_str){NULL, 0};
}

/* A launch, or a function of CUDA or HIP: what a ring is about. */
static bool calls_runtime(gv_str line) {
  static const char *const names[] = {"@cuda", "@hip", "@cu", "__device_stub__"};
  bool calls = false;
  if (!gv_str_begins(line, "  ") || gv_str_begins(line, "    #")) return false;
  if (!memmem(line.at, line.len, "call ", 5) && !memmem(line.at, line.len, "invoke ", 7))
    return false;
  for (size_t i = 0; i < sizeof names / sizeof *names && !calls; i++)
    calls = memmem(line.at, line.len, names[i], strlen(names[i])) != NULL;
  return calls;
}

static void begin_block(body *b, gv_str label, uint32_t first) {
  bool found;
  if (b->blocks.len) b->blocks.at[b->blocks.len - 1].end = first - 1;
  if (label.at) *gv_map_at(&b->block_of, key_of(label), &found) = b->blocks.len;
  *gv_push(&b->blocks) = (block){.label = label, .first = first, .loop = NO_LOOP};
}

/* Its last line is its branch. */
static void trim(const body *b, block *at) {
  while (at->end > at->first && !b->lines.at[at->end - 1].len) at->end--;
}

static void link_blocks(body *b) {
  for (uint32_t i = 0; i < b->blocks.len; i++) {
    trim(b, &b->blocks.at[i]);
    for (uint32_t k = b->blocks.at[i].first; k < b->blocks.at[i].end; k++) {
      gv_str line = b->lines.at[k];
      b->blocks.at[i].calls |= calls_runtime(line);
      for (gv_str to = next_target(line, line.at); to.at; to = next_target(line, to.at)) {
        uint32_t target = gv_map_get(&b->block_of, key_of(to));
        if (target != GV_NONE) *gv_push(&b->blocks.at[target].before) = i;
      }
    }
  }
}

static void clear_body(body *b) {
  for (uint32_t i = 0; i < b->blocks.len; i++) gv_vec_free(&b->blocks.at[i].before);
  gv_vec_free(&b->blocks);
  gv_vec_free(&b->lines);
  gv_vec_free(&b->in);
  gv_vec_free(&b->work);
  gv_map_free(&b->block_of);
  *b = (body){0};
}

/* From "define" to "}"; gives what is behind it. */
static gv_str read_body(body *b, gv_str text) {
  gv_str line = {NULL, 0};
  while (text.len && !gv_str_equal(line, GV_STR("}"))) {
    line = gv_str_line(text);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    text = (gv_str){text.at + step, text.len - step};
    *gv_push(&b->lines) = line;
    gv_str label = label_of(line);
    if (!b->blocks.len || label.at) begin_block(b, label, b->lines.len);
  }
  b->blocks.at[b->blocks.len - 1].end = b->lines.len ? b->lines.len - 1 : 0;
  link_blocks(b);
  return text;
}

/* ---- loops ---- */

/* The blocks by which control may come to `from` without passing by `but`: body.in says which. */
static void find_behind(body *b, uint32_t but, uint32_t from) {
  b->in.len = b->work.len = 0;
  for (uint32_t i = 0; i < b->blocks.len; i++) *gv_push(&b->in) = i == but || i == from;
  if (from != but) *gv_push(&b->work) = from;
  while (b->work.len) {
    const block *at = &b->blocks.at[gv_pop(&b->work)];
    for (uint32_t i = 0; i < at->before.len; i++) {
      if (b->in.at[at->before.at[i]]) continue;
      b->in.at[at->before.at[i]] = 1;
      *gv_push(&b->work) = at->before.at[i];
    }
  }
}

/* The block that the branch leads back to: control comes to the branch by it alone. NO_LOOP: none.
 */
static uint32_t header_of(body *b, uint32_t latch, gv_str line) {
  for (gv_str to = next_target(line, line.at); to.at; to = next_target(line, to.at)) {
    uint32_t target = gv_map_get(&b->block_of, key_of(to));
    if (target == GV_NONE || target == 0) continue;
    find_behind(b, target, latch);
    if (!b->in.at[0]) return target;
  }
  return NO_LOOP;
}

/* Does a block of the loop call a function of a runtime? */
static bool loop_calls(body *b, uint32_t header, uint32_t latch) {
  bool calls = false;
  find_behind(b, header, latch);
  for (uint32_t i = 0; i < b->blocks.len; i++) calls |= b->in.at[i] && b->blocks.at[i].calls;
  return calls;
}

/* ", !llvm.loop !7": "!7" */
static gv_str loop_in(gv_str line) {
  static const char word[] = "!llvm.loop ";
  const char *at =
      gv_str_begins(line, "  br ") ? memmem(line.at, line.len, word, sizeof word - 1) : NULL;
  if (!at) return (gv_str){NULL, 0};
  gv_str name = {at + sizeof word - 1, 1};
  while (name.at + name.len < line.at + line.len && name.at[name.len] >= '0' &&
         name.at[name.len] <= '9')
    name.len++;
  return name;
}

/* Each loop that calls functions of a runtime; where the program is cut, of those that are written
 * out in part. */
static void find_loops(rewriting *r) {
  body *b = &r->body;
  for (uint32_t i = 0; i < b->blocks.len; i++) {
    if (b->blocks.at[i].end == b->blocks.at[i].first) continue;
    gv_str last = b->lines.at[b->blocks.at[i].end - 1], loop = loop_in(last);
    if (!loop.at) continue;
    if (r->cuts && gv_map_get(&r->written_out, key_of(loop)) == GV_NONE) continue;
    uint32_t header = header_of(b, i, last);
    if (header != NO_LOOP && loop_calls(b, header, i)) b->blocks.at[i].loop = header;
  }
}

/* ---- writing it ---- */

/* The branch to the header goes on to the end of the program, by an edge more that is never taken,
 * which keeps what the header gets from here. */
static void write_cut(rewriting *r, uint32_t latch, gv_str line) {
  gv_str place = gv_place_in(line), header = r->body.blocks.at[r->body.blocks.at[latch].loop].label;
  const char *end = line.at + line.len, *at = line.at;
  for (gv_str to = next_target(line, at); to.at; to = next_target(line, at)) {
    bool is = gv_str_equal(to, header);
    fwrite(at, 1, (size_t)(to.at - at), r->out);
    if (is)
      fprintf(r->out, "gpuverify.again.%u", latch);
    else
      fwrite(to.at, 1, to.len, r->out);
    at = to.at + to.len;
  }
  fprintf(r->out, "%.*s\n", (int)(end - at), at);
  fprintf(r->out, "gpuverify.again.%u:\n  br i1 false, label %%%.*s, label %%gpuverify.end%.*s\n",
          latch, GV_FMT(header), GV_FMT(place));
  r->any = true;
}

/* In the header of a loop: "[ %x, %latch ]" comes from behind the latch, where it is cut. */
static void write_phi(rewriting *r, uint32_t header, gv_str line) {
  const body *b = &r->body;
  const char *at = line.at, *end = line.at + line.len, *comma;
  while ((comma = memmem(at, (size_t)(end - at), ", %", 3))) {
    gv_str name = word_at(comma + 3, end);
    uint32_t from = gv_map_get(&b->block_of, key_of(name));
    bool is_cut =
        from != GV_NONE && b->blocks.at[from].loop == header &&
        gv_str_begins((gv_str){name.at + name.len, (size_t)(end - name.at) - name.len}, " ]");
    fwrite(at, 1, (size_t)(name.at - at), r->out);
    if (is_cut)
      fprintf(r->out, "gpuverify.again.%u", from);
    else
      fwrite(name.at, 1, name.len, r->out);
    at = name.at + name.len;
  }
  fprintf(r->out, "%.*s\n", (int)(end - at), at);
}

static void write_block(rewriting *r, uint32_t number) {
  const block *b = &r->body.blocks.at[number];
  for (uint32_t i = b->first; i < b->end; i++) {
    gv_str line = r->body.lines.at[i], loop = i + 1 == b->end ? loop_in(line) : (gv_str){NULL, 0};
    if (r->cuts && memmem(line.at, line.len, " = phi ", 7))
      write_phi(r, number, line);
    else if (r->cuts && loop.at && b->loop != NO_LOOP)
      write_cut(r, number, line);
    else if (!r->cuts && loop.at && b->loop == NO_LOOP)
      fprintf(r->out, "%.*s!%u%.*s\n", (int)(loop.at - line.at), line.at, r->rolled,
              (int)(line.at + line.len - loop.at - loop.len), loop.at + loop.len);
    else
      fprintf(r->out, "%.*s\n", GV_FMT(line));
  }
}

/* Gives what is behind the function with which the text begins. */
static gv_str write_function(rewriting *r, gv_str text) {
  body *b = &r->body;
  bool any = r->any;
  gv_str rest = read_body(b, text);
  find_loops(r);
  r->any = false;
  fprintf(r->out, "%.*s\n", GV_FMT(b->lines.at[0]));
  for (uint32_t i = 0; i < b->blocks.len; i++) {
    if (b->blocks.at[i].label.at)
      fprintf(r->out, "%.*s\n", GV_FMT(b->lines.at[b->blocks.at[i].first - 1]));
    write_block(r, i);
  }
  if (r->any) fputs("gpuverify.end:\n  call void @" END "()\n  unreachable\n", r->out);
  fputs("}\n", r->out);
  r->any |= any;
  clear_body(b);
  return rest;
}

/* "!7 = …": 7; NO_LOOP: another line. */
static uint32_t metadata_number(gv_str line) {
  uint32_t number = 0;
  size_t i = 1;
  if (!gv_str_begins(line, "!")) return NO_LOOP;
  for (; i < line.len && i < 10 && line.at[i] >= '0' && line.at[i] <= '9'; i++)
    number = 10 * number + (uint32_t)(line.at[i] - '0');
  return i > 1 && i < line.len && line.at[i] == ' ' ? number : NO_LOOP;
}

/* "!7 = distinct !{!7, !8, !9}" with "!9 = !{!"llvm.loop.peeled.count", i32 5}" */
static void find_written_out(rewriting *r) {
  gv_map counts = {0};
  bool found;
  for (int turn = 0; turn < 2; turn++) {
    for (gv_str rest = r->text; rest.len;) {
      gv_str line = gv_str_line(rest);
      size_t step = line.len < rest.len ? line.len + 1 : line.len;
      rest = (gv_str){rest.at + step, rest.len - step};
      uint32_t number = metadata_number(line);
      if (number == NO_LOOP) continue;
      if (number >= r->rolled) r->rolled = number + 1;
      gv_str name = {line.at, (size_t)((const char *)memchr(line.at, ' ', line.len) - line.at)};
      bool counts_rounds = memmem(line.at, line.len, WRITTEN_OUT, sizeof WRITTEN_OUT - 1) != NULL;
      if (!turn && counts_rounds) *gv_map_at(&counts, key_of(name), &found) = 1;
      if (!turn || !memmem(line.at, line.len, " = distinct !{!", 15)) continue;
      for (const char *at = line.at + name.len, *end = line.at + line.len;
           (at = memchr(at, '!', (size_t)(end - at)));) {
        gv_str part = word_at(++at, end);
        part.at--, part.len++;
        if (gv_map_get(&counts, key_of(part)) != GV_NONE)
          *gv_map_at(&r->written_out, key_of(name), &found) = 1;
      }
    }
  }
  gv_map_free(&counts);
}

static gv_str rewrite(gv_arena *arena, gv_str text, bool cuts, bool *any) {
  gv_stream stream;
  rewriting r = {.out = gv_stream_open(&stream), .text = text, .cuts = cuts};
  find_written_out(&r);
  while (text.len) {
    gv_str line = gv_str_line(text);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define ")) {
      text = write_function(&r, text);
      continue;
    }
    fprintf(r.out, "%.*s\n", GV_FMT(line));
    text = (gv_str){text.at + step, text.len - step};
  }
  if (!cuts)
    fprintf(r.out, "!%u = distinct !{!%u, !%u}\n!%u = " ROLLED "\n", r.rolled, r.rolled,
            r.rolled + 1, r.rolled + 1);
  if (r.any && !memmem(r.text.at, r.text.len, "@" END "(", sizeof END + 1))
    fputs("\ndeclare void @" END "() noreturn nounwind\n", r.out);
  *any = r.any;
  gv_map_free(&r.written_out);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

gv_str gv_mark_loops(gv_arena *arena, gv_str text) {
  bool any;
  return rewrite(arena, text, false, &any);
}

gv_str gv_cut_loops(gv_arena *arena, gv_str text, bool *any) {
  return rewrite(arena, text, true, any);
}
