/* The text of a certificate (docs/certificate.md). */
#include "certificate/certificate.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

typedef GV_VEC(char) text;
typedef GV_VEC(uint32_t) places;

/* A state's facts: their lines, and where each begins, and the last ends. */
typedef struct facts {
  text text;
  places begins;
} facts;

typedef struct writer {
  text text;
  facts state, before; /* that is written, and the one that was */
} writer;

static void append(text *t, gv_str bytes) {
  uint32_t need = t->len + (uint32_t)bytes.len;
  if (need > t->cap) t->at = gv_vec_grow(t->at, &t->cap, need, 1);
  if (bytes.len) memcpy(t->at + t->len, bytes.at, bytes.len);
  t->len = need;
}

static void put(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(text *t, const char *format, ...) {
  char line[256];
  va_list arguments;
  va_start(arguments, format);
  int len = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  GV_CHECK(len >= 0 && (size_t)len < sizeof line);
  append(t, (gv_str){line, (size_t)len});
}

static void put_object(text *t, const gvc_object *o) {
  put(t, " object %s", gvc_object_names[o->kind]);
  if (o->kind == GVC_OBJECT_TASK) put(t, " %s", gvc_stage_names[o->stage]);
  if (o->registration) put(t, " %s", gvc_registration_names[o->registration]);
  if (o->recorded) put(t, " recorded");
  if (o->buffer) put(t, " buffer");
  if (o->mine) put(t, " mine");
  if (o->ended) put(t, " ended");
  if (o->placed) put(t, " placed");
  if (o->shown) put(t, " shown");
  if (o->overwritten) put(t, " overwritten");
  if (o->acted) put(t, " acted");
  if (o->paused) put(t, " paused %" PRIu32, o->paused);
  if (o->guard) put(t, " %s %" PRIu32, o->unless ? "unless" : "if", o->guard - 1);
  if (o->stride)
    put(t, " elements %s%" PRIu32 " %" PRIu32, o->natural ? "natural " : "", o->stride, o->element);
  if (o->group == GV_NONE) put(t, " follows-unknown");
  if (o->group && o->group != GV_NONE) put(t, " group %" PRIu32, o->group);
  if (o->parent == GVC_MANY) put(t, " unloaded");
  if (o->parent < GVC_MANY) put(t, " of %" PRIu32, o->parent);
  put(t, "\n");
}

static void put_symbol(text *t, const gvc_interval *x) {
  gvc_interval full = gvc_full_interval(x->bits);
  put(t, " symbol %u%s%s", x->bits, x->loose & GVC_POISON ? " poison" : "",
      x->loose & GVC_UNSET ? " unset" : "");
  if (x->low != full.low || x->high != full.high || x->ulow != full.ulow || x->uhigh != full.uhigh)
    put(t, " %" PRId64 " %" PRId64 " %" PRIu64 " %" PRIu64, x->low, x->high, x->ulow, x->uhigh);
  put(t, "\n");
}

static void put_ref(text *t, gvc_ref ref) {
  switch (ref.kind) {
  case GVC_REF_UNKNOWN: put(t, ref.undefined ? " undefined\n" : " unknown\n"); return;
  case GVC_REF_DEAD: put(t, " dead\n"); return;
  case GVC_REF_OTHER: put(t, " other\n"); return;
  case GVC_REF_NUMBER: put(t, " number %" PRId64 "\n", ref.number); return;
  case GVC_REF_POINTER:
    put(t, " object %" PRIu32, ref.object);
    if (ref.anywhere) put(t, " anywhere");
    if (ref.or_null) put(t, " or-null");
    if (ref.number) put(t, " at %" PRId64, ref.number);
    put(t, "\n");
    return;
  case GVC_REF_SYMBOL:
    put(t, " symbol %" PRIu32, ref.symbol);
    if (ref.object == GVC_MANY) put(t, " of-several");
    if (ref.object < GVC_MANY) put(t, " of %" PRIu32, ref.object);
    put(t, "\n");
  }
}

static void put_operand(text *t, gvc_ref ref) {
  if (ref.kind == GVC_REF_NUMBER)
    put(t, " number %" PRId64, ref.number);
  else
    put(t, " symbol %" PRIu32, ref.symbol);
}

static void put_condition(text *t, const gvc_defined *d) {
  static const char *const names[GVC_CONDITION_KINDS] = {"", "compare", "not", "and", "or", "term"};
  put(t, " condition %" PRIu32 " %s", d->symbol, names[d->condition.kind]);
  if (d->condition.kind == GVC_CONDITION_COMPARE || d->condition.kind == GVC_CONDITION_TERM)
    put(t, " %u", d->condition.predicate);
  put_operand(t, d->condition.a);
  if (d->condition.kind != GVC_CONDITION_NOT) put_operand(t, d->condition.b);
  put(t, "\n");
}

static void put_entry(text *t, const gvc_entry *e) {
  if (e->place.object != GV_NONE)
    put(t, " slot %" PRIu32 " %" PRId64 " %" PRIu32, e->place.object, e->place.offset,
        e->place.size);
  else if (e->place.leaf >= GVC_FRAME)
    put(t, " frame %" PRIu32, e->place.leaf - GVC_FRAME);
  else
    put(t, " value %" PRIu32, e->place.leaf);
  put_ref(t, e->ref);
}

static void put_access(text *t, const gvc_state *s, const gvc_access *a) {
  put(t, " pending %" PRIu32 " %s%s", a->object, gvc_how_names[a->how], a->lock ? " lock" : "");
  if (a->on) put(t, " on %" PRIu32, a->on - 1);
  if (a->low == INT64_MIN && a->high == INT64_MAX)
    put(t, " anywhere");
  else
    put(t, " %" PRId64 " %" PRId64, a->low, a->high);
  for (uint32_t i = 0; i < a->known_count; i++) put(t, " %" PRIu32, s->known.at[a->known + i]);
  put(t, "\n");
}

static void put_facts(text *t, const gvc_state *s) {
  for (uint32_t i = 0; i < s->objects.len; i++) put_object(t, &s->objects.at[i]);
  for (uint32_t i = 0; i < s->symbols.len; i++) put_symbol(t, &s->symbols.at[i]);
  for (uint32_t i = 0; i < s->relations.len; i++) {
    const gvc_relation *r = &s->relations.at[i];
    put(t, " relation %" PRIu32 " %" PRIu32 " %u %u\n", r->a, r->b, r->order, r->unsigned_order);
  }
  for (uint32_t i = 0; i < s->conditions.len; i++) put_condition(t, &s->conditions.at[i]);
  for (uint32_t i = 0; i < s->entries.len; i++) put_entry(t, &s->entries.at[i]);
  for (uint32_t i = 0; i < s->pending.len; i++) put_access(t, s, &s->pending.at[i]);
}

static gv_str line_of(const facts *f, uint32_t i) {
  return (gv_str){f->text.at + f->begins.at[i], f->begins.at[i + 1] - f->begins.at[i]};
}

static uint32_t count_of(const facts *f) { return f->begins.len ? f->begins.len - 1 : 0; }

static uint32_t length_of_run(const writer *w, uint32_t now, uint32_t before) {
  uint32_t length = 0;
  while (now + length < count_of(&w->state) && before + length < count_of(&w->before) &&
         gv_str_equal(line_of(&w->state, now + length), line_of(&w->before, before + length)))
    length++;
  return length;
}

enum { WORTH_A_LINE = 2, FARTHEST = 24 };

/* Where facts of the state before are repeated; the count of lines that are, 0: none is worth it.
 */
static uint32_t find_run(const writer *w, uint32_t now, uint32_t from, uint32_t *first) {
  for (uint32_t k = from; k < from + FARTHEST && k < count_of(&w->before); k++) {
    uint32_t length = length_of_run(w, now, k);
    if (length < WORTH_A_LINE) continue;
    *first = k;
    return length;
  }
  return 0;
}

static void find_lines(facts *f) {
  f->begins.len = 0;
  *gv_push(&f->begins) = 0;
  for (uint32_t i = 0; i < f->text.len; i++)
    if (f->text.at[i] == '\n') *gv_push(&f->begins) = i + 1;
}

/* What the state before has, too, is not written again. */
static void put_state(writer *w, const gvc_state *s) {
  facts last = w->before;
  w->before = w->state;
  w->state = last;
  w->state.text.len = 0;
  put_facts(&w->state.text, s);
  find_lines(&w->state);
  uint32_t from = 0, first;
  for (uint32_t i = 0; i < count_of(&w->state);) {
    uint32_t length = find_run(w, i, from, &first);
    if (length)
      put(&w->text, " same %" PRIu32 " %" PRIu32 "\n", first, length);
    else
      append(&w->text, line_of(&w->state, i));
    if (length) from = first + length;
    i += length ? length : 1;
  }
}

/* ---- what the checker does not find by itself ------------------------------------------------ */

typedef GV_VEC(uint32_t) numbers;

/* Which functions call no others that do, over and over: the checker goes into these where they are
 * called. By function, in the arena. */
static bool *find_unrecursive(const gvc_program *p, gv_arena *arena) {
  bool *is_one = gv_new(arena, bool, p->functions.len + 1);
  uint32_t *calls = gv_new(arena, uint32_t, p->functions.len + 1);
  numbers *callers = gv_new(arena, numbers, p->functions.len + 1);
  numbers queue = {0};
  for (uint32_t f = 0; f < p->functions.len; f++) {
    const gvc_function *function = &p->functions.at[f];
    for (uint32_t b = 0; b < function->block_count; b++) {
      const gvc_block *block = &p->blocks.at[function->blocks + b];
      for (uint32_t s = block->steps; s < block->steps + block->count; s++) {
        const gvc_step *step = &p->steps.at[s];
        bool calls_one = (step->code == GVC_CODE_CALL || step->code == GVC_CODE_TASK) &&
                         step->target < p->functions.len && !function->is_kernel;
        if (!calls_one) continue;
        *gv_push(&callers[step->target]) = f;
        calls[f]++;
      }
    }
    if (!calls[f]) *gv_push(&queue) = f;
  }
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    is_one[f] = true;
    for (uint32_t i = 0; i < callers[f].len; i++)
      if (!--calls[callers[f].at[i]]) *gv_push(&queue) = callers[f].at[i];
  }
  for (uint32_t f = 0; f < p->functions.len; f++) gv_vec_free(&callers[f]);
  gv_vec_free(&queue);
  return is_one;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* What of a context is written: by block, and last where it returns. */
typedef struct choice {
  const bool *block;
  bool any, start;
} choice;

static choice choose(const gvc_found *found, const gvc_used *used, const gvc_context *c,
                     const bool *as_they_come, bool all, gv_arena *arena) {
  uint32_t blocks = c->blocks.len;
  bool *block = gv_new(arena, bool, blocks + 1);
  choice result = {block, all, all || !c->is_entry || found->certificate.kept.len};
  for (uint32_t b = 1; b <= blocks; b++) {
    const gvc_states *states = b < blocks ? &c->blocks.at[b] : &c->exits;
    bool is_needed = all || !as_they_come[b - 1] || (b < blocks && used->is_loop.at[b]);
    block[b] = states->len && is_needed;
    result.any |= block[b];
  }
  return result;
}

static void put_context(writer *w, const gvc_context *c, const choice *what) {
  text *t = &w->text;
  if (!what->any) return;
  put(t, "function %" PRIu32 " %s\n", c->function, c->is_entry ? "entry" : "called");
  if (what->start) put_state(w, &c->start);
  for (uint32_t b = 1; b < c->blocks.len; b++)
    for (uint32_t i = 0; what->block[b] && i < c->blocks.at[b].len; i++) {
      put(t, "block %" PRIu32 "\n", b);
      put_state(w, &c->blocks.at[b].at[i]);
    }
  for (uint32_t i = 0; what->block[c->blocks.len] && i < c->exits.len; i++) {
    put(t, "exit\n");
    put_state(w, &c->exits.at[i]);
  }
}

static void put_contexts(writer *w, const gvc_found *found, const gvc_program *p, bool in_full) {
  gv_arena arena = {0};
  gvc_uses uses = {0};
  const bool *unrecursive = find_unrecursive(p, &arena), *as_they_come = found->as_they_come.at;
  for (uint32_t i = 0; i < found->certificate.contexts.len; i++) {
    const gvc_context *c = &found->certificate.contexts.at[i];
    bool all = in_full || !(c->is_entry || unrecursive[c->function]);
    choice what = choose(found, gvc_used_in(&uses, p, c->function), c, as_they_come, all, &arena);
    put_context(w, c, &what);
    as_they_come += c->blocks.len;
  }
  gvc_uses_clear(&uses);
  gv_arena_clear(&arena);
}

gv_str gvc_certificate_text(const gvc_found *found, const gvc_program *program, bool in_full,
                            gv_str digest, gv_arena *arena) {
  const gvc_certificate *c = &found->certificate;
  writer w = {0};
  put(&w.text, "gpuverify-certificate 3\n");
  put(&w.text, "program %.*s\n", GV_FMT(digest));
  put(&w.text, "profile cuda\n");
  if (c->related) put(&w.text, c->elements ? "related elements\n" : "related\n");
  for (uint32_t i = 0; i < c->kept.len; i++) {
    put(&w.text, "kept\n");
    put_state(&w, &c->kept.at[i]);
  }
  put_contexts(&w, found, program, in_full);
  put(&w.text, "end\n");
  gv_str copy = gv_str_copy(arena, (gv_str){w.text.at, w.text.len});
  gv_vec_free(&w.text);
  gv_vec_free(&w.state.text);
  gv_vec_free(&w.state.begins);
  gv_vec_free(&w.before.text);
  gv_vec_free(&w.before.begins);
  return copy;
}
