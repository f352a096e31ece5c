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

static void put_context(writer *w, const gvc_context *c) {
  text *t = &w->text;
  put(t, "function %" PRIu32 " %s\n", c->function, c->is_entry ? "entry" : "called");
  put_state(w, &c->start);
  for (uint32_t b = 1; b < c->blocks.len; b++)
    for (uint32_t i = 0; i < c->blocks.at[b].len; i++) {
      put(t, "block %" PRIu32 "\n", b);
      put_state(w, &c->blocks.at[b].at[i]);
    }
  for (uint32_t i = 0; i < c->exits.len; i++) {
    put(t, "exit\n");
    put_state(w, &c->exits.at[i]);
  }
  for (uint32_t i = 0; i < c->calls.len; i++) {
    const gvc_certified_call *call = &c->calls.at[i];
    put(t, "call %" PRIu32 " %" PRIu32 " %" PRIu32, call->step, call->state, call->context);
    for (uint32_t k = 0; k < call->roots.len; k++) put(t, " %" PRIu32, call->roots.at[k]);
    put(t, "\n");
  }
}

gv_str gvc_certificate_text(const gvc_certificate *c, gv_arena *arena) {
  writer w = {0};
  put(&w.text, "gpuverify-certificate 2\n");
  put(&w.text, "program %.*s\n", GV_FMT(c->program));
  put(&w.text, "profile %.*s\n", GV_FMT(c->profile));
  if (c->related) put(&w.text, c->elements ? "related elements\n" : "related\n");
  for (uint32_t i = 0; i < c->kept.len; i++) {
    put(&w.text, "kept\n");
    put_state(&w, &c->kept.at[i]);
  }
  for (uint32_t i = 0; i < c->contexts.len; i++) put_context(&w, &c->contexts.at[i]);
  put(&w.text, "end\n");
  gv_str copy = gv_str_copy(arena, (gv_str){w.text.at, w.text.len});
  gv_vec_free(&w.text);
  gv_vec_free(&w.state.text);
  gv_vec_free(&w.state.begins);
  gv_vec_free(&w.before.text);
  gv_vec_free(&w.before.begins);
  return copy;
}
