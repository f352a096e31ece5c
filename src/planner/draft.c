#include "planner/draft.h"

/* ---- what a step touches ---- */

typedef struct range {
  uint32_t object;
  uint64_t at, len;
  bool writes;
} range;

enum { RANGES = 32 };

static uint64_t unit(gv_call call) {
  return call == GV_CALL_FILL16 ? 2 : call == GV_CALL_FILL32 ? 4 : 1;
}

/* The number operand in bytes. */
static uint64_t bytes_of(const gv_plan *p, const gv_step *s) {
  const gv_operand *o = gv_operands_of(p, s);
  for (uint32_t i = 0; i < s->operands; i++)
    if (o[i].kind == GV_OPERAND_NUMBER)
      return o[i].at >= GV_PLAN_LARGEST ? GV_PLAN_LARGEST : o[i].at * unit((gv_call)s->call);
  return GV_PLAN_LARGEST;
}

static bool writes(const gv_step *s, uint32_t operand, const gv_operand *o) {
  if (o->kind >= GV_OPERAND_READ) return o->kind != GV_OPERAND_READ;
  return s->call != GV_CALL_READ && !(s->call == GV_CALL_COPY && operand == 1);
}

static bool is_memory(const gv_plan *p, uint32_t object) {
  return object != GV_NONE && (p->objects.at[object].kind == GV_OBJECT_DEVICE ||
                               p->objects.at[object].kind == GV_OBJECT_HOST);
}

static uint32_t ranges_of(const gv_plan *p, const gv_step *s, range *to) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->operands && count < RANGES; i++) {
    const gv_operand *o = &gv_operands_of(p, s)[i];
    if (!is_memory(p, o->object) || o->kind == GV_OPERAND_ADDRESS) continue;
    to[count++] = (range){o->object, o->at, o->kind >= GV_OPERAND_READ ? o->len : bytes_of(p, s),
                          writes(s, i, o)};
  }
  return count;
}

bool gv_draft_conflict(const gv_plan *p, uint32_t i, uint32_t j) {
  range a[RANGES], b[RANGES];
  uint32_t as = ranges_of(p, &p->steps.at[i], a), bs = ranges_of(p, &p->steps.at[j], b);
  for (uint32_t x = 0; x < as; x++)
    for (uint32_t y = 0; y < bs; y++)
      if (a[x].object == b[y].object && (a[x].writes || b[y].writes) &&
          a[x].at < b[y].at + b[y].len && b[y].at < a[x].at + a[x].len)
        return true;
  return false;
}

const gv_operand *gv_draft_stream(const gv_plan *p, uint32_t i) {
  const gv_step *s = &p->steps.at[i];
  uint32_t at = s->call == GV_CALL_COPY                                  ? 3
                : s->call == GV_CALL_FILL16 || s->call == GV_CALL_FILL32 ? 2
                : s->call == GV_CALL_LAUNCH                              ? 1
                                                                         : GV_NONE;
  return at == GV_NONE ? NULL : &gv_operands_of(p, s)[at];
}

/* What the call takes the operand to be; GV_OBJECT_NOTHING: it takes anything, or either sort of
 * memory. */
static gv_object_kind wanted(gv_call call, char letter) {
  if (letter == 's') return GV_OBJECT_STREAM;
  if (letter == 'e') return GV_OBJECT_EVENT;
  if (letter == 'm' && call == GV_CALL_MEM_FREE) return GV_OBJECT_DEVICE;
  if (letter == 'm' && (call == GV_CALL_HOST_FREE || call == GV_CALL_READ || call == GV_CALL_WRITE))
    return GV_OBJECT_HOST;
  return call == GV_CALL_MODULE_UNLOAD ? GV_OBJECT_MODULE : GV_OBJECT_NOTHING;
}

static bool is_given(gv_call call) {
  return call >= GV_CALL_GIVEN_STREAM && call <= GV_CALL_GIVEN_MODULE;
}

static bool is_right(const gv_plan *p, const gv_step *s, const bool *given) {
  const char *letters = gv_calls[s->call].operands;
  for (uint32_t n = 0; n < s->operands && letters[n] && letters[n] != '*'; n++) {
    const gv_operand *o = &gv_operands_of(p, s)[n];
    gv_object_kind want = wanted((gv_call)s->call, letters[n]);
    if (o->kind != GV_OPERAND_OBJECT) continue;
    if (letters[n] == 'm' && !is_memory(p, o->object)) return false;
    if (want != GV_OBJECT_NOTHING && given[o->object] &&
        want != (gv_object_kind)p->objects.at[o->object].kind)
      return false;
  }
  return true;
}

bool gv_draft_is_right(const gv_plan *p) {
  bool *given = gv_malloc(p->objects.len * sizeof *given), right = true;
  for (uint32_t i = 0; i < p->steps.len; i++)
    if (p->steps.at[i].object != GV_NONE)
      given[p->steps.at[i].object] = is_given((gv_call)p->steps.at[i].call);
  for (uint32_t i = 0; right && i < p->steps.len; i++) right = is_right(p, &p->steps.at[i], given);
  gv_free(given);
  return right;
}

/* ---- sizes ---- */

enum { SMALL = 64 };

/* Memory whose size is not known is as large as what is done to it, and memory that is too small
 * for that grows. */
static void settle_sizes(gv_plan *p) {
  range r[RANGES];
  for (uint32_t i = 0; i < p->steps.len; i++) {
    for (uint32_t n = ranges_of(p, &p->steps.at[i], r); n-- > 0;) {
      gv_object *o = &p->objects.at[r[n].object];
      uint64_t end = r[n].at + (r[n].len >= GV_PLAN_LARGEST ? 1 : r[n].len);
      if (o->bytes < end) o->bytes = end < GV_PLAN_LARGEST ? end : GV_PLAN_LARGEST;
    }
  }
  for (uint32_t i = 0; i < p->objects.len; i++)
    if (is_memory(p, i) && p->objects.at[i].bytes < SMALL &&
        p->objects.at[i].kind != GV_OBJECT_NOTHING && !p->objects.at[i].bytes)
      p->objects.at[i].bytes = SMALL;
}

/* Operands that mean the whole say now how much that is. */
static void settle_operands(gv_plan *p) {
  for (uint32_t i = 0; i < p->steps.len; i++) {
    const gv_step *s = &p->steps.at[i];
    gv_operand *o = p->operands.at + s->first_operand;
    uint64_t whole = s->object != GV_NONE ? p->objects.at[s->object].bytes : 0;
    for (uint32_t n = 0; n < s->operands; n++) {
      if (is_memory(p, o[n].object)) whole = p->objects.at[o[n].object].bytes - o[n].at;
      if (o[n].kind >= GV_OPERAND_READ && o[n].len >= GV_PLAN_LARGEST) o[n].len = whole;
      if (o[n].kind == GV_OPERAND_NUMBER && (o[n].at >= GV_PLAN_LARGEST || s->object != GV_NONE))
        o[n].at = whole;
    }
  }
}

/* ---- copying ---- */

static void find_needed(draft *d, uint32_t fault) {
  const gv_plan *p = d->from;
  for (uint32_t i = 0; i < p->objects.len; i++)
    d->needed[i] = p->objects.at[i].kind != GV_OBJECT_HOST;
  for (uint32_t i = 0; i < p->steps.len; i++) {
    const gv_step *s = &p->steps.at[i];
    if (!gv_draft_stream(p, i) && i != fault) continue;
    if (s->object != GV_NONE) d->needed[s->object] = true;
    for (uint32_t n = 0; n < s->operands; n++)
      if (gv_operands_of(p, s)[n].object != GV_NONE)
        d->needed[gv_operands_of(p, s)[n].object] = true;
  }
}

void gv_draft_begin(draft *d, machine *m, gv_plan *to, uint32_t fault) {
  uint32_t objects = m->plan->objects.len;
  *d = (draft){.m = m, .from = &d->copy, .to = to};
  for (uint32_t i = 0; i < objects; i++) *gv_push(&d->copy.objects) = m->plan->objects.at[i];
  for (uint32_t i = 0; i < m->plan->steps.len; i++) *gv_push(&d->copy.steps) = m->plan->steps.at[i];
  for (uint32_t i = 0; i < m->plan->operands.len; i++)
    *gv_push(&d->copy.operands) = m->plan->operands.at[i];
  d->object = gv_malloc(objects * sizeof *d->object);
  d->needed = gv_malloc(objects * sizeof *d->needed);
  memset(d->object, 0xff, objects * sizeof *d->object);
  settle_sizes(d->from);
  settle_operands(d->from);
  find_needed(d, fault);
}

void gv_draft_end(draft *d) {
  gv_free(d->object);
  gv_free(d->needed);
  gv_plan_clear(&d->copy);
}

static bool is_needed(const draft *d, const gv_step *s) {
  if (s->object != GV_NONE && !d->needed[s->object]) return false;
  for (uint32_t n = 0; n < s->operands; n++) {
    uint32_t object = gv_operands_of(d->from, s)[n].object;
    if (object != GV_NONE && !d->needed[object]) return false;
  }
  return true;
}

/* The image of the plan that has the code; made now if there is none. */
static uint32_t image_of(draft *d, uint32_t code) {
  const gv_code *c = &d->m->model->codes.at[code];
  gv_str name = gv_format(&d->to->arena, "i%u", code + 1);
  for (uint32_t i = 0; i < d->to->images.len; i++)
    if (gv_str_equal(d->to->images.at[i].name, name)) return i;
  *gv_push(&d->to->images) =
      (gv_image){name, gv_str_copy(&d->to->arena, c->target), gv_str_copy(&d->to->arena, c->bytes)};
  return d->to->images.len - 1;
}

void gv_draft_operand(draft *d, const gv_operand *o) {
  gv_operand copy = *o;
  if (o->kind == GV_OPERAND_KERNEL) copy.at = image_of(d, (uint32_t)o->at);
  if (o->object != GV_NONE) copy.object = d->object[o->object];
  if (o->text.len) copy.text = gv_str_copy(&d->to->arena, o->text);
  gv_plan_operand(d->to, copy);
}

void gv_draft_operand_object(draft *d, uint32_t object) {
  gv_plan_operand(d->to, (gv_operand){.kind = GV_OPERAND_OBJECT, .object = object});
}

gv_step *gv_draft_call(draft *d, gv_call call, gv_arm arm) {
  return gv_plan_step(d->to, call, arm, GV_MARK_NONE, (gv_str){0});
}

uint32_t gv_draft_made(draft *d) { return gv_plan_makes(d->to, 0, false); }

void gv_draft_copy(draft *d, uint32_t i, gv_arm arm, gv_step_mark mark) {
  const gv_step *s = &d->from->steps.at[i];
  if (!is_needed(d, s)) return;
  gv_plan_step(d->to, (gv_call)s->call, arm, mark, gv_str_copy(&d->to->arena, s->place));
  const char *letters = gv_calls[s->call].operands;
  for (uint32_t n = 0; n < s->operands; n++) {
    gv_operand o = gv_operands_of(d->from, s)[n];
    char letter = n < strcspn(letters, "*") ? letters[n] : '*';
    if (letter == 's' || letter == 'e' || letter == 'o')
      o.at = 0; /* memory in the place of a handle: wherever in it */
    gv_draft_operand(d, &o);
  }
  if (s->object != GV_NONE)
    d->object[s->object] = gv_plan_makes(d->to, d->from->objects.at[s->object].bytes,
                                         d->from->objects.at[s->object].shared);
}
