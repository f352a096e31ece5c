/* Arrays of streams, events and buffers at a variable index.
 *
 * Of an array one element is followed, of an arbitrary number that is fixed where it is first
 * stored to at a variable index, and of which nothing else is known. So all that is shown is shown
 * for each number. Of the other elements, of what is loaded from them and of what was stored there
 * nothing is asked: whatever a stream or event in one of them has to be where it is used, and
 * whatever has to be in order with work on it, is shown where that element is the one that is
 * followed. For that to be so, a stream or event is in one element at most, ever: what goes to an
 * element that is not followed is not followed from there on, may be nowhere else that is, and is
 * not stored again.
 */
#include "checker/step.h"

static gvc_object *array_at(const gvc_work *w, gvc_ref at) {
  bool is_live = at.kind == GVC_REF_POINTER && !w->objects.at[at.object].dead;
  return is_live ? &w->objects.at[at.object].object : NULL;
}

bool gvc_is_in_element(const gvc_work *w, gvc_ref at) {
  const gvc_object *array = array_at(w, at);
  return at.other || (array && !at.anywhere && at.number >= GVC_ELEMENT / 2);
}

/* An index, as it was before it was made wider. Memory is accessed within its bounds, so one that
 * is signed, or has all bits of an address, is not negative. */
typedef struct number {
  gvc_ref ref;
  uint8_t bits;
  bool natural;
} number;

/* False: it is not known. */
static bool find_number(const gvc_work *w, const gvc_step *step, number *n) {
  gvc_ref index = *gvc_operand(w, step, 1);
  uint8_t bits = gvc_operand_place(w, step, 1)->bits;
  *n = (number){index, bits, true};
  if (!bits || bits != (step->widened ? 64 : bits)) return false;
  if (index.kind == GVC_REF_NUMBER) {
    if (step->widened)
      n->bits = step->widened, n->ref.number = gvc_truncated(index.number, n->bits);
    n->natural = n->ref.number >= 0;
    return index.number >= 0;
  }
  if (index.kind != GVC_REF_SYMBOL || index.object != GV_NONE) return false;
  if (!step->widened) return w->symbols.at[index.symbol].interval.bits == bits;
  gvc_condition c = w->symbols.at[index.symbol].condition;
  uint32_t at = c.predicate - (uint32_t)GVC_TERMS;
  if (c.kind != GVC_CONDITION_TERM || c.predicate < GVC_TERMS || at >= w->program->terms.len ||
      c.a.kind != GVC_REF_SYMBOL)
    return false;
  gvc_conversion how = w->program->terms.at[at];
  const gvc_interval *from = &w->symbols.at[c.a.symbol].interval;
  *n = (number){c.a, how.from, how.code == GVC_CODE_SEXT || from->low >= 0};
  return (how.code == GVC_CODE_ZEXT || how.code == GVC_CODE_SEXT) && how.to == bits &&
         how.from == step->widened && from->bits == how.from && !from->loose;
}

/* The element that is followed of other arrays, so that what is at the same index in two is
 * followed together. */
static bool find_other(const gvc_work *w, uint8_t bits, bool natural, uint32_t *element) {
  for (uint32_t i = 0; i < w->objects.len; i++) {
    const gvc_object *o = &w->objects.at[i].object;
    if (w->objects.at[i].dead || !o->stride || o->natural != natural ||
        w->symbols.at[o->element].interval.bits != bits)
      continue;
    *element = o->element;
    return true;
  }
  return false;
}

/* From here on one of its elements is followed. What was known of it is forgotten. */
static void begin(gvc_work *w, const gvc_step *step, uint32_t object, int64_t stride,
                  uint8_t bits) {
  enum { SGE = 5 };
  gvc_blur_slots(w, object, INT64_MIN, INT64_MAX);
  uint32_t element;
  if (!find_other(w, bits, step->natural, &element)) {
    element = gvc_add_symbol(w, bits);
    gvc_ref ref = {.kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = element};
    if (step->natural) (void)gvc_assume_order(w, SGE, ref, gvc_number_ref(0), bits);
  }
  gvc_object *o = &w->objects.at[object].object;
  o->stride = (uint32_t)stride, o->element = element;
  o->natural = step->natural, o->group = GV_NONE;
}

static bool may_begin(const gvc_work *w, const gvc_step *step, uint32_t object, int64_t stride) {
  enum { MOST_BYTES = 1 << 20 };
  gvc_object_kind kind = w->objects.at[object].object.kind;
  return step->is_element && stride >= 8 && stride % 8 == 0 && stride <= MOST_BYTES &&
         (kind == GVC_OBJECT_STACK || kind == GVC_OBJECT_HOST) && !gvc_holds_addresses(w, object) &&
         !gvc_has_tasks(w->program); /* which would have to be in order in each element */
}

/* The address of `offset` bytes in the element of this number: of the one that is followed, or
 * another one. False: which of the two, `condition` says; of a constant first whether that is below
 * it. */
static bool choose(gvc_work *w, uint32_t object, gvc_ref index, int64_t offset, gvc_ref *to,
                   gvc_ref *condition) {
  enum { EQUAL = 0, SLT = 2 };
  gvc_ref element = {
      .kind = GVC_REF_SYMBOL, .object = GV_NONE, .symbol = w->objects.at[object].object.element};
  uint8_t bits = w->symbols.at[element.symbol].interval.bits, order, unsigned_order;
  int is_it = gvc_compare(w, EQUAL, index, element, bits);
  *to = gvc_pointer_to(object);
  to->number = is_it == 1 ? GVC_ELEMENT + offset : offset;
  to->anywhere = to->other = is_it == 0;
  if (is_it >= 0) return true;
  gvc_orders(w, index, element, bits, &order, &unsigned_order);
  bool is_between = index.kind == GVC_REF_NUMBER && order == GVC_ANY_ORDER;
  *condition = gvc_symbol_ref(w, 1, GV_NONE);
  w->symbols.at[condition->symbol].condition =
      (gvc_condition){GVC_CONDITION_COMPARE, is_between ? SLT : EQUAL, index, element};
  return false;
}

/* So far on within an element; whether it is still the same one is seen where it is accessed. */
static gvc_outcome move_within(const gvc_work *w, const gvc_step *step, gvc_ref base, gvc_ref *to) {
  int64_t offset = step->number, part;
  bool known = step->is_known;
  for (uint32_t i = 1; i < step->operand_count && known; i++) {
    gvc_ref ref = *gvc_operand(w, step, i);
    known =
        ref.kind == GVC_REF_NUMBER &&
        !__builtin_mul_overflow(ref.number, w->program->numbers.at[step->scales + i - 1], &part) &&
        !__builtin_add_overflow(offset, part, &offset);
  }
  *to = base;
  known = known && offset > -GVC_ELEMENT / 4 && offset < GVC_ELEMENT / 4 &&
          !__builtin_add_overflow(base.number, offset, &to->number);
  if (!known) *to = (gvc_ref){0};
  return GVC_DONE;
}

gvc_outcome gvc_step_element(gvc_work *w, const gvc_step *step, gvc_ref *to, gvc_ref *condition) {
  gvc_ref base = *gvc_operand(w, step, 0);
  const gvc_object *array = array_at(w, base);
  number n;
  if (!array) return GVC_REFUSED;
  if (gvc_is_in_element(w, base)) return move_within(w, step, base, to);
  if (!w->elements || base.anywhere || base.number || !step->is_known || step->operand_count != 2 ||
      !find_number(w, step, &n) || gvc_is_loose(w, *gvc_operand(w, step, 1)))
    return GVC_REFUSED;
  int64_t stride = w->program->numbers.at[step->scales], offset = step->number;
  if (offset < 0 || offset > stride - 8) return GVC_REFUSED;
  if (!array->stride && !may_begin(w, step, base.object, stride)) return GVC_REFUSED;
  if (!array->stride) begin(w, step, base.object, stride, n.bits);
  array = &w->objects.at[base.object].object;
  if (array->stride != stride || w->symbols.at[array->element].interval.bits != n.bits ||
      (array->natural && !n.natural))
    return GVC_REFUSED;
  return choose(w, base.object, n.ref, offset, to, condition) ? GVC_DONE : GVC_FORK;
}

bool gvc_find_element(gvc_work *w, gvc_ref *at, int64_t size, gvc_ref *condition) {
  const gvc_object *array = array_at(w, *at);
  if (!array || !(array->stride || gvc_is_in_element(w, *at))) return true;
  int64_t stride = array->stride, first = at->number;
  bool within = false;
  if (gvc_is_in_element(w, *at)) {
    if (!at->other) first -= GVC_ELEMENT;
    within = first >= 0 && size >= 0 && size <= stride && first <= stride - size;
  } else if (!at->anywhere && first >= 0 && size >= 0 && size <= stride) {
    uint8_t bits = w->symbols.at[array->element].interval.bits;
    int64_t number = first / stride;
    within = first % stride <= stride - size &&
             number <= gvc_full_interval(bits).high; /* which the element may have */
    if (within) return choose(w, at->object, gvc_number_ref(number), first % stride, at, condition);
  }
  if (within) return true;
  *at = gvc_pointer_to(at->object);
  return at->anywhere = true;
}

/* ---- what goes to other elements ------------------------------------------------------------- */

static bool refers(gvc_ref ref, uint32_t object) {
  return gvc_has_object(ref) && ref.object == object;
}

/* A handle is not what lies behind it. */
static void let_go(gvc_ref *ref, uint32_t object, bool is_memory) {
  if (!refers(*ref, object)) return;
  bool is_handle = ref->kind == GVC_REF_POINTER && (is_memory || (!ref->anywhere && !ref->number));
  *ref = is_handle ? (gvc_ref){.kind = GVC_REF_OTHER, .object = GV_NONE} : (gvc_ref){0};
}

static bool is_memory(gvc_object_kind kind) {
  return kind == GVC_OBJECT_DEVICE || kind == GVC_OBJECT_SHARED || kind == GVC_OBJECT_HOST;
}

/* Nothing but values, and slots of the stack, refers to it, and it holds no address. */
static bool may_go(const gvc_work *w, uint32_t object) {
  const gvc_live *live = &w->objects.at[object];
  gvc_object_kind kind = live->object.kind;
  bool is_followed = kind == GVC_OBJECT_STREAM || kind == GVC_OBJECT_EVENT || is_memory(kind);
  bool may = object && !live->dead && is_followed && !live->object.stride &&
             live->accesses == GV_NONE && !live->object.registration &&
             !gvc_holds_addresses(w, object);
  for (uint32_t i = 0; i < w->frame.len && may; i++) may = !refers(w->frame.at[i], object);
  for (uint32_t o = 0; o < w->objects.len && may; o++)
    for (uint32_t i = w->objects.at[o].slots; i != GV_NONE && may; i = w->slots.at[i].next)
      may = !refers(w->slots.at[i].ref, object) ||
            (w->objects.at[o].object.kind == GVC_OBJECT_STACK && !w->objects.at[o].object.stride);
  return may;
}

bool gvc_give_to_others(gvc_work *w, gvc_ref ref) {
  if (ref.kind != GVC_REF_POINTER || ref.anywhere || ref.number || !may_go(w, ref.object))
    return false;
  bool memory = is_memory(w->objects.at[ref.object].object.kind);
  for (uint32_t i = 0; i < w->block->leaf_count; i++) let_go(&w->leaves[i], ref.object, memory);
  for (uint32_t i = 0; i < w->bound_refs.len; i++) let_go(&w->bound_refs.at[i], ref.object, memory);
  for (uint32_t o = 0; o < w->objects.len; o++)
    for (uint32_t i = w->objects.at[o].slots; i != GV_NONE; i = w->slots.at[i].next)
      let_go(&w->slots.at[i].ref, ref.object, memory);
  gvc_end_object(w, ref.object);
  return true;
}
