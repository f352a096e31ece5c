#include "checker/step.h"

gvc_outcome gvc_refuse(gvc_refusal *refusal, const gvc_step *step, const char *rule,
                       const char *what) {
  *refusal = (gvc_refusal){step->line, step->column, rule, what, step->name};
  return GVC_REFUSED;
}

const gvc_ref *gvc_operand(const gvc_work *w, const gvc_step *step, uint32_t i) {
  return gvc_leaf(
      w, gvc_leaf_of(w->program, w->function, w->program->operands.at[step->operands + i]));
}

static const gvc_shape *operand_shape(const gvc_work *w, const gvc_step *step, uint32_t i) {
  return gvc_shape_of(w->program, w->function, w->program->operands.at[step->operands + i]);
}

uint32_t gvc_operand_count(const gvc_work *w, const gvc_step *step, uint32_t i) {
  return operand_shape(w, step, i)->count;
}

const gvc_leaf_place *gvc_operand_place(const gvc_work *w, const gvc_step *step, uint32_t i) {
  return &w->program->places.at[operand_shape(w, step, i)->first];
}

static gvc_ref *result_of(const gvc_work *w, const gvc_step *step, uint32_t *count) {
  *count = gvc_shape_of(w->program, w->function, step->result)->count;
  return gvc_own_leaf(w, gvc_leaf_of(w->program, w->function, step->result));
}

static const gvc_leaf_place *result_place(const gvc_work *w, const gvc_step *step) {
  return &w->program->places.at[gvc_shape_of(w->program, w->function, step->result)->first];
}

/* Some value, which is no address that is followed. */
static gvc_ref any_value(gvc_work *w, const gvc_leaf_place *leaf, uint32_t origin) {
  return leaf->pointer ? (gvc_ref){0}
                       : gvc_symbol_ref(w, leaf->bits, leaf->holds_pointers ? GVC_MANY : origin);
}

void gvc_set_unknown(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  if (step->result == GV_NONE) return;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++) result[i] = any_value(w, &result_place(w, step)[i], GV_NONE);
}

/* Its symbol is of memory that may not be set. */
static gvc_ref loosened(gvc_work *w, gvc_ref ref) {
  if (ref.kind == GVC_REF_SYMBOL) w->symbols.at[ref.symbol].interval.loose |= GVC_UNSET;
  return ref;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool is_memory(gvc_object_kind kind) {
  return kind >= GVC_OBJECT_DEVICE && kind != GVC_OBJECT_DESCRIPTOR;
}

bool gvc_memory_at(gvc_work *w, gvc_ref ref, int64_t size, gvc_range *range) {
  if (ref.kind != GVC_REF_POINTER || w->objects.at[ref.object].dead) return false;
  if (gvc_is_in_element(w, ref)) return false; /* where it is, is not said */
  gvc_object *object = &w->objects.at[ref.object].object;
  if (object->kind == GVC_OBJECT_PARAMETER) object->kind = GVC_OBJECT_CALLERS;
  if (!is_memory(object->kind) || object->ended) return false;
  gvc_interval x = ref.within ? w->symbols.at[ref.symbol].interval : (gvc_interval){0};
  gvc_range r = {x.low, x.high, ref.based ? ref.symbol : GV_NONE, ref.number, ref.number};
  if ((ref.anywhere && !ref.within) || __builtin_add_overflow(r.low, ref.number, &r.low) ||
      __builtin_add_overflow(r.high, ref.number, &r.high))
    r.low = INT64_MIN, r.high = INT64_MAX;
  if (size < 0 || r.high == INT64_MAX || __builtin_add_overflow(r.high, size, &r.high))
    r.high = INT64_MAX;
  if (size < 0 || __builtin_add_overflow(r.to, size, &r.to)) r.base = GV_NONE;
  *range = r;
  return true;
}

const char *gvc_host_access(gvc_work *w, gvc_ref ref, int64_t size, bool writes) {
  gvc_range range;
  if (!gvc_memory_at(w, ref, size, &range)) return "E4";
  gvc_object *object = &w->objects.at[ref.object].object;
  bool is_global = object->kind == GVC_OBJECT_GLOBAL;
  if (object->kind == GVC_OBJECT_DEVICE ||
      (is_global && w->program->globals.at[object->parent].of_device))
    return "A8";
  return gvc_access_memory(w, ref.object, range, writes ? GVC_WRITES : GVC_READS, GV_NONE) ? NULL
                                                                                           : "A5";
}

static const gvc_shape *accessed(const gvc_work *w, const gvc_step *step) {
  static const gvc_shape none;
  return step->shape == GV_NONE ? &none : &w->program->shapes.at[step->shape];
}

static int64_t accessed_size(const gvc_shape *shape) {
  return shape->known ? (int64_t)shape->bytes : -1;
}

/* Memory that holds nothing until it is stored to, or where something undefined may have been
 * stored that the state says nothing of: all but constants. */
static bool may_be_unset(const gvc_work *w, uint32_t object) {
  const gvc_object *o = &w->objects.at[object].object;
  const gvc_global *global =
      o->kind == GVC_OBJECT_GLOBAL ? &w->program->globals.at[o->parent] : NULL;
  return !global || !global->is_constant || global->may_be_unset;
}

/* A number in bytes, read with a width; what does not fill its bytes is undefined if it was written
 * with another one. */
static gvc_ref as_read_number(gvc_work *w, const gvc_leaf_place *leaf, gvc_ref ref) {
  bool is_bit = leaf->bits == 1 && ref.number <= 0;
  if (leaf->size == 1 && leaf->bits == 8 && ref.number < 0) return gvc_number_ref(1);
  if (!leaf->bits || leaf->bits == 8 * leaf->size || is_bit) return ref;
  return loosened(w, any_value(w, leaf, GV_NONE));
}

/* The constant that lies there from the start, as such a leaf; NULL: it is none. */
static const gvc_initial *constant_at(const gvc_work *w, gvc_ref at, const gvc_leaf_place *leaf) {
  const gvc_object *o = &w->objects.at[at.object].object;
  if (o->kind != GVC_OBJECT_GLOBAL || at.anywhere) return NULL;
  const gvc_global *global = &w->program->globals.at[o->parent];
  const gvc_initial *all = w->program->initials.at + global->initials;
  for (uint32_t i = 0; i < global->initial_count && global->is_constant; i++)
    if (at.number + (int64_t)leaf->offset == all[i].place.offset &&
        leaf->bits == all[i].place.bits && leaf->pointer == all[i].place.pointer)
      return &all[i];
  return NULL;
}

/* What a slot holds, read as the leaf: bytes may have been written as something else. */
static gvc_ref as_read(gvc_work *w, const gvc_leaf_place *leaf, gvc_ref ref) {
  if (leaf->pointer) return ref.kind == GVC_REF_SYMBOL ? any_value(w, leaf, GVC_MANY) : ref;
  bool fills = leaf->size == 8 && (leaf->bits == 64 || !leaf->bits);
  if (ref.kind == GVC_REF_POINTER && fills) return ref; /* O3 */
  if (ref.kind == GVC_REF_POINTER || ref.kind == GVC_REF_DEAD) return any_value(w, leaf, GVC_MANY);
  if (ref.kind == GVC_REF_NUMBER) return as_read_number(w, leaf, ref);
  if (ref.kind != GVC_REF_SYMBOL || w->symbols.at[ref.symbol].interval.bits == leaf->bits)
    return ref;
  uint8_t loose = w->symbols.at[ref.symbol].interval.loose;
  if (leaf->bits && leaf->bits != 8 * leaf->size) loose |= GVC_UNSET;
  ref = any_value(w, leaf, ref.object);
  w->symbols.at[ref.symbol].interval.loose = loose;
  return ref;
}

/* All of the memory, where it is one of its elements that is accessed. */
static gvc_ref whole_of(const gvc_work *w, gvc_ref at) {
  if (!gvc_is_in_element(w, at)) return at;
  return (gvc_ref){.kind = GVC_REF_POINTER, .object = at.object, .anywhere = true};
}

/* From memory in an element that is not followed, which holds no address. */
static gvc_outcome load_other(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++)
    result[i] = loosened(w, any_value(w, &result_place(w, step)[i], GV_NONE));
  return GVC_DONE;
}

static gvc_outcome step_load(gvc_work *w, const gvc_step *step, gvc_ref *condition,
                             gvc_refusal *refusal) {
  gvc_ref at = *gvc_operand(w, step, 0);
  const gvc_shape *shape = accessed(w, step);
  if (at.kind == GVC_REF_OTHER) return load_other(w, step);
  if (!gvc_find_element(w, &at, accessed_size(shape), condition)) return GVC_FORK;
  const char *broken = gvc_host_access(w, whole_of(w, at), accessed_size(shape), false);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot read here");
  uint32_t before = w->symbols.len;
  uint32_t count, origin = gvc_holds_addresses(w, at.object) ? GVC_MANY : GV_NONE;
  gvc_ref *result = result_of(w, step, &count);
  bool is_volatile = step->number;
  if (is_volatile) gvc_blur_slots(w, at.object, at.anywhere ? INT64_MIN : at.number, INT64_MAX);
  for (uint32_t i = 0; i < count; i++) {
    const gvc_leaf_place *leaf = &result_place(w, step)[i];
    gvc_place place = {at.object, 0, at.number + (int64_t)leaf->offset, leaf->size};
    result[i] = is_volatile || at.anywhere || !leaf->size ? any_value(w, leaf, origin)
                                                          : gvc_read_slot(w, &place, leaf);
    result[i] = as_read(w, leaf, result[i]);
    if (at.other && leaf->pointer && !is_volatile)
      result[i] = (gvc_ref){.kind = GVC_REF_OTHER, .object = GV_NONE};
    const gvc_initial *constant = is_volatile ? NULL : constant_at(w, at, leaf);
    if (constant) result[i] = gvc_number_ref(constant->number);
    bool is_new = result[i].kind == GVC_REF_SYMBOL && result[i].symbol >= before;
    if (is_new && may_be_unset(w, at.object)) loosened(w, result[i]);
    bool is_kept = is_new && !w->plain && !is_volatile && !at.anywhere && leaf->bits &&
                   leaf->bits == 8 * leaf->size && result[i].object == GV_NONE &&
                   w->objects.at[at.object].object.kind != GVC_OBJECT_STORAGE && /* T5 */
                   !gvc_has_slots(w, &place);
    if (is_kept) gvc_write_slot(w, &place, result[i]); /* who reads it again reads the same */
  }
  return GVC_DONE;
}

/* Bytes hold a number as all of them have it. One that does not fill them is kept with its width,
 * but for a bit, which is -1 if it is set; so a byte that is negative is kept that way, too. */
static gvc_ref as_kept(gvc_work *w, const gvc_leaf_place *leaf, gvc_ref ref) {
  bool fills = leaf->bits == 8 * leaf->size && (leaf->bits != 8 || ref.number >= 0);
  if (ref.kind != GVC_REF_NUMBER || !leaf->bits || fills || leaf->bits == 1) return ref;
  gvc_ref kept = gvc_symbol_ref(w, leaf->bits, GV_NONE);
  w->symbols.at[kept.symbol].interval = gvc_interval_of(w, ref, leaf->bits);
  return kept;
}

bool gvc_is_seen_by_others(const gvc_work *w, uint32_t object) {
  const gvc_object *o = &w->objects.at[object].object;
  return o->kind == GVC_OBJECT_CALLERS || o->shown ||
         (o->kind == GVC_OBJECT_GLOBAL && !w->program->globals.at[o->parent].is_private);
}

/* To an element of an array: one that is not followed holds what is nowhere else. */
static bool may_be_element(gvc_work *w, gvc_ref at, gvc_ref value, bool may_be_address) {
  if (!gvc_is_in_element(w, at) || !may_be_address) return true;
  if (at.other) return gvc_give_to_others(w, value);
  if (gvc_has_object(value)) w->objects.at[value.object].object.placed = true;
  return value.kind != GVC_REF_OTHER;
}

static gvc_outcome store_other(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  const gvc_ref *value = gvc_operand(w, step, 0);
  for (uint32_t i = 0; i < gvc_operand_count(w, step, 0); i++)
    if (gvc_is_address(value[i]) || value[i].kind == GVC_REF_UNKNOWN)
      return gvc_refuse(refusal, step, "", "an address in memory that is not tracked");
  return GVC_DONE;
}

static gvc_outcome step_store(gvc_work *w, const gvc_step *step, gvc_ref *condition,
                              gvc_refusal *refusal) {
  gvc_ref at = *gvc_operand(w, step, 1);
  const gvc_ref *value = gvc_operand(w, step, 0);
  const gvc_shape *shape = accessed(w, step);
  if (at.kind == GVC_REF_OTHER) return store_other(w, step, refusal);
  if (!gvc_find_element(w, &at, accessed_size(shape), condition)) return GVC_FORK;
  const char *broken = gvc_host_access(w, whole_of(w, at), accessed_size(shape), true);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot write here");
  bool followed = shape->known && !at.anywhere;
  if (!followed && !at.other)
    gvc_blur_slots(w, at.object, at.anywhere ? INT64_MIN : at.number, INT64_MAX);
  for (uint32_t i = 0; i < shape->count; i++) {
    const gvc_leaf_place *leaf = &w->program->places.at[shape->first + i];
    bool is_unknown = value[i].kind == GVC_REF_UNKNOWN &&
                      (leaf->pointer || !value[i].undefined); /* perhaps made of an address */
    bool may_be_address = gvc_is_address(value[i]) || is_unknown;
    if (may_be_address && gvc_is_seen_by_others(w, at.object)) {
      if (!gvc_escape(w, value[i]))
        return gvc_refuse(refusal, step, "F4", "shows others what may not be alive, or is in use");
      followed = false; /* what lies there leads to what is not followed */
      gvc_blur_slots(w, at.object, at.anywhere ? INT64_MIN : at.number, INT64_MAX);
      gvc_leave_address(w, at.object, (gvc_ref){.kind = GVC_REF_DEAD});
    }
    if (!may_be_element(w, at, value[i], may_be_address))
      return gvc_refuse(refusal, step, "", "an address in an element that is not tracked");
    if (at.other) continue;
    gvc_place place = {at.object, 0, at.number + (int64_t)leaf->offset, leaf->size};
    gvc_ref kept = as_kept(w, leaf, value[i]);
    kept.undefined &= !leaf->pointer;
    if (may_be_address && (!followed || is_unknown)) gvc_leave_address(w, at.object, kept);
    if (followed && leaf->size) gvc_write_slot(w, &place, kept);
  }
  return GVC_DONE;
}

/* A number that is defined was stored there, of that size. */
static bool is_set_at(const gvc_work *w, const gvc_place *place) {
  for (uint32_t i = w->objects.at[place->object].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_slot *s = &w->slots.at[i];
    bool is_defined = s->ref.kind == GVC_REF_NUMBER ||
                      (s->ref.kind == GVC_REF_SYMBOL && !gvc_is_loose(w, s->ref));
    if (s->place.offset == place->offset && s->place.size == place->size && is_defined) return true;
  }
  return false;
}

/* What is read, and what is written, is not followed. */
static gvc_outcome step_atomic(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref at = *gvc_operand(w, step, 0);
  const char *broken = gvc_host_access(w, at, -1, true);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot write here");
  for (uint32_t i = 1; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++) {
      gvc_ref ref = gvc_operand(w, step, i)[k];
      if (gvc_operand_place(w, step, i)->pointer || gvc_is_address(ref) ||
          ref.kind == GVC_REF_UNKNOWN)
        return gvc_refuse(refusal, step, "F4", "an address is exchanged");
    }
  uint32_t count, origin = gvc_holds_addresses(w, at.object) ? GVC_MANY : GV_NONE;
  gvc_ref *result = result_of(w, step, &count);
  gvc_place place = {at.object, 0, at.number, result_place(w, step)->size};
  bool is_set = !at.anywhere && is_set_at(w, &place);
  gvc_blur_slots(w, at.object, at.anywhere ? INT64_MIN : at.number, INT64_MAX);
  for (uint32_t i = 0; i < count; i++) {
    result[i] = any_value(w, &result_place(w, step)[i], origin);
    if (!is_set && may_be_unset(w, at.object)) loosened(w, result[i]);
  }
  return GVC_DONE;
}

static gvc_outcome step_alloca(gvc_work *w, const gvc_step *step) {
  uint32_t count, object = gvc_add_object(w, GVC_OBJECT_STACK);
  w->objects.at[object].object.mine = true;
  *result_of(w, step, &count) = gvc_pointer_to(object);
  return GVC_DONE;
}

/* The scope of a stack slot begins or ends: what it held is gone, and where it ends no work may be
 * pending on it (O7). */
static gvc_outcome step_lifetime(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref at = *gvc_operand(w, step, step->operand_count - 1);
  bool followed = at.kind == GVC_REF_POINTER && !at.anywhere && !at.number &&
                  !w->objects.at[at.object].dead &&
                  w->objects.at[at.object].object.kind == GVC_OBJECT_STACK &&
                  w->objects.at[at.object].object.mine;
  if (!followed) return gvc_refuse(refusal, step, "O7", "is of no stack slot that is tracked");
  gvc_object *slot = &w->objects.at[at.object].object;
  if (step->code == GVC_CODE_BEGIN) slot->ended = false;
  const char *broken = slot->ended ? NULL : gvc_host_access(w, at, -1, true);
  if (broken) return gvc_refuse(refusal, step, "O7", "ends a stack slot that pending work uses");
  gvc_blur_slots(w, at.object, INT64_MIN, INT64_MAX);
  slot->ended = step->code == GVC_CODE_END;
  return GVC_DONE;
}

/* What memory `from` holds in a range may be anywhere in `to`. */
static void spread_addresses(gvc_work *w, uint32_t from, uint32_t to) {
  if (w->objects.at[from].object.group) gvc_join_groups(w, from, to);
  for (uint32_t i = w->objects.at[from].slots; i != GV_NONE; i = w->slots.at[i].next)
    if (gvc_is_address(w->slots.at[i].ref)) gvc_leave_address(w, to, w->slots.at[i].ref);
}

static void copy_slots(gvc_work *w, gvc_ref to, gvc_ref from, int64_t size) {
  GV_VEC(gvc_slot) copied = {0};
  for (uint32_t i = w->objects.at[from.object].slots; i != GV_NONE; i = w->slots.at[i].next) {
    const gvc_place *p = &w->slots.at[i].place;
    if (p->offset >= from.number && p->offset + (int64_t)p->size <= from.number + size)
      *gv_push(&copied) = w->slots.at[i];
    else if (gvc_is_address(w->slots.at[i].ref))
      gvc_leave_address(w, to.object, w->slots.at[i].ref);
  }
  for (uint32_t i = 0; i < copied.len; i++) {
    gvc_place place = {to.object, 0, copied.at[i].place.offset - from.number + to.number,
                       copied.at[i].place.size};
    gvc_write_slot(w, &place, copied.at[i].ref);
  }
  gv_vec_free(&copied);
}

gvc_outcome gvc_step_memcpy(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref to = *gvc_operand(w, step, 0), from = *gvc_operand(w, step, 1),
          size = *gvc_operand(w, step, 2);
  int64_t bytes = size.kind == GVC_REF_NUMBER && size.number >= 0 ? size.number : -1;
  const char *broken = gvc_host_access(w, from, bytes, false);
  if (!broken) broken = gvc_host_access(w, to, bytes, true);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot copy here");
  if (gvc_holds_addresses(w, from.object) && gvc_is_seen_by_others(w, to.object))
    return gvc_refuse(refusal, step, "F4", "an address is copied where others see it");
  gvc_copy_memory(w, to, from, bytes);
  return GVC_DONE;
}

void gvc_copy_memory(gvc_work *w, gvc_ref to, gvc_ref from, int64_t bytes) {
  int64_t end = INT64_MAX, end_of_from = INT64_MAX;
  bool exact = !to.anywhere && !from.anywhere && bytes >= 0 && to.object != from.object &&
               !__builtin_add_overflow(to.number, bytes, &end) &&
               !__builtin_add_overflow(from.number, bytes, &end_of_from);
  if (!exact) spread_addresses(w, from.object, to.object); /* within one object, too */
  gvc_blur_slots(w, to.object, to.anywhere ? INT64_MIN : to.number, exact ? end : INT64_MAX);
  if (!exact) return;
  if (w->objects.at[from.object].object.group) gvc_join_groups(w, from.object, to.object);
  copy_slots(w, to, from, bytes);
}

gvc_outcome gvc_step_memset(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  gvc_ref to = *gvc_operand(w, step, 0), size = *gvc_operand(w, step, 2);
  int64_t bytes = size.kind == GVC_REF_NUMBER && size.number >= 0 ? size.number : -1;
  const char *broken = gvc_host_access(w, to, bytes, true);
  if (broken) return gvc_refuse(refusal, step, broken, "cannot write here");
  gvc_range range;
  if (gvc_memory_at(w, to, bytes, &range)) gvc_blur_slots(w, to.object, range.low, range.high);
  return GVC_DONE;
}

/* ---- values ---------------------------------------------------------------------------------- */

static gvc_outcome step_constant(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++) {
    const gvc_leaf_place *leaf = &result_place(w, step)[i];
    bool is_number = step->is_known && (leaf->bits || leaf->pointer);
    result[i] = is_number ? gvc_number_ref(leaf->offset ? 0 : step->number) /* half of one */
                          : any_value(w, leaf, GV_NONE);
  }
  return GVC_DONE;
}

static gvc_outcome step_undef(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++) result[i] = (gvc_ref){.undefined = true}; /* O5 */
  return GVC_DONE;
}

/* A number that is computed is loose, though it be one whatever its operands are, as x - x. */
static void loosen_result(gvc_work *w, gvc_ref *result, uint8_t bits, uint8_t how) {
  if (result->kind == GVC_REF_NUMBER && how) {
    gvc_interval number = gvc_interval_of(w, *result, bits);
    *result = gvc_symbol_ref(w, bits, GV_NONE);
    w->symbols.at[result->symbol].interval = number;
  }
  if (result->kind == GVC_REF_SYMBOL) w->symbols.at[result->symbol].interval.loose |= how;
}

/* What is computed of what is loose is loose; `unknown`: of what is not known, too. */
static void loosen(gvc_work *w, gvc_ref *result, uint8_t bits, gvc_ref from, bool unknown) {
  uint8_t how = from.kind == GVC_REF_UNKNOWN && unknown ? GVC_UNSET : 0;
  if (from.kind == GVC_REF_SYMBOL) how = w->symbols.at[from.symbol].interval.loose;
  loosen_result(w, result, bits, how);
}

/* More would take too long for what it shows. */
static const uint64_t MOST_PLACES = 8;

/* An index of which one number is known. */
static gvc_ref settled_index(const gvc_work *w, const gvc_step *step, uint32_t i) {
  gvc_ref index = *gvc_operand(w, step, i);
  if (index.kind != GVC_REF_SYMBOL || gvc_is_loose(w, index)) return index;
  const gvc_interval *x = &w->symbols.at[index.symbol].interval;
  bool is_one = x->low == x->high && x->bits == gvc_operand_place(w, step, i)->bits;
  return is_one ? gvc_number_ref(x->low) : index;
}

/* An index into memory that holds addresses, and which is one of a few numbers: whether it is the
 * least of them decides. */
static bool parts(gvc_work *w, const gvc_step *step, gvc_ref *condition) {
  gvc_ref base = *gvc_operand(w, step, 0);
  if (base.kind != GVC_REF_POINTER || base.anywhere || !step->is_known ||
      w->objects.at[base.object].dead || !gvc_holds_addresses(w, base.object))
    return false;
  for (uint32_t i = 1; i < step->operand_count; i++) {
    gvc_ref index = settled_index(w, step, i);
    if (index.kind != GVC_REF_SYMBOL || index.object != GV_NONE || gvc_is_loose(w, index)) continue;
    gvc_interval x = w->symbols.at[index.symbol].interval;
    if (x.bits != gvc_operand_place(w, step, i)->bits || x.low >= x.high ||
        (uint64_t)x.high - (uint64_t)x.low >= MOST_PLACES)
      continue;
    *condition = gvc_symbol_ref(w, 1, GV_NONE);
    w->symbols.at[condition->symbol].condition =
        (gvc_condition){GVC_CONDITION_COMPARE, 0, index, gvc_number_ref(x.low)};
    return true;
  }
  return false;
}

static void move_bounds(__int128 *low, __int128 *high, int64_t scale, const gvc_interval *x) {
  __int128 one = (__int128)scale * x->low, other = (__int128)scale * x->high;
  *low += one < other ? one : other;
  *high += one < other ? other : one;
}

/* Where an address is that is moved by indexes, in *to: so far from the symbol of `base`, or from
 * one for all that is no constant, with its bounds. One index of an address that is known makes the
 * same symbol each time. */
static void find_base(gvc_work *w, const gvc_step *step, gvc_ref base, gvc_ref *to) {
  enum { SCALED = UINT16_MAX };
  gvc_condition term = {GVC_CONDITION_TERM, SCALED, {0}, {0}};
  uint32_t moves = 0;
  int64_t offset = step->number;
  bool bounded = base.within || !base.anywhere;
  __int128 low = 0, high = 0;
  if (!step->is_known || (base.anywhere && !base.based)) return;
  for (uint32_t i = 1; i < step->operand_count; i++) {
    gvc_ref index = settled_index(w, step, i);
    uint8_t bits = gvc_operand_place(w, step, i)->bits;
    int64_t scale = w->program->numbers.at[step->scales + i - 1], part;
    gvc_interval x = gvc_interval_of(w, index, bits);
    if (index.kind == GVC_REF_NUMBER && !__builtin_mul_overflow(index.number, scale, &part) &&
        !__builtin_add_overflow(offset, part, &offset))
      continue;
    if (index.kind != GVC_REF_SYMBOL || !bits || x.bits != bits || x.loose) return;
    move_bounds(&low, &high, scale, &x);
    bounded &= low > INT64_MIN && high < INT64_MAX;
    if (!bounded) low = high = 0;
    moves++, term.a = index, term.b = gvc_number_ref(scale);
  }
  if (__builtin_add_overflow(base.number, offset, &to->number)) return;
  to->based = true, to->within = base.within, to->symbol = base.symbol;
  if (base.anywhere && !moves) return;
  if (base.within) move_bounds(&low, &high, 1, &w->symbols.at[base.symbol].interval);
  bool is_one = !base.anywhere && moves == 1;
  const gvc_symbol *before = is_one ? gvc_computed_before(w, &term, 64) : NULL;
  to->symbol = before ? (uint32_t)(before - w->symbols.at) : gvc_add_symbol(w, 64);
  gvc_symbol *symbol = &w->symbols.at[to->symbol];
  if (is_one) symbol->condition = term;
  to->within = bounded && low > INT64_MIN && high < INT64_MAX;
  if (to->within) symbol->interval.low = (int64_t)low, symbol->interval.high = (int64_t)high;
}

static gvc_outcome step_gep(gvc_work *w, const gvc_step *step, gvc_ref *condition) {
  gvc_ref element;
  uint32_t one;
  gvc_outcome found = gvc_step_element(w, step, &element, condition);
  if (found == GVC_DONE) *result_of(w, step, &one) = element;
  if (found != GVC_REFUSED) return found;
  if (parts(w, step, condition)) return GVC_FORK;
  gvc_ref base = *gvc_operand(w, step, 0), result = {0};
  const gvc_leaf_place *place = result_place(w, step);
  uint32_t count, origin = base.kind == GVC_REF_NUMBER ? GV_NONE : base.object;
  int64_t offset = step->number;
  bool exact = step->is_known, mixed = false;
  for (uint32_t i = 1; i < step->operand_count; i++) {
    gvc_ref index = settled_index(w, step, i);
    int64_t part;
    bool known = index.kind == GVC_REF_NUMBER && exact &&
                 !__builtin_mul_overflow(index.number, w->program->numbers.at[step->scales + i - 1],
                                         &part) &&
                 !__builtin_add_overflow(offset, part, &offset);
    exact &= known;
    mixed |= index.kind == GVC_REF_UNKNOWN || (gvc_is_address(index) && index.object != origin) ||
             index.kind == GVC_REF_DEAD;
  }
  if (place->pointer && !mixed) {
    result = base;
    if (base.kind == GVC_REF_POINTER)
      result.anywhere =
          base.anywhere || !exact || __builtin_add_overflow(base.number, offset, &result.number);
    if (base.kind == GVC_REF_NUMBER && exact)
      result = gvc_number_ref((int64_t)((uint64_t)base.number + (uint64_t)offset));
    if (base.kind == GVC_REF_SYMBOL || (base.kind == GVC_REF_NUMBER && !exact))
      result = gvc_symbol_ref(w, 64, origin);
  }
  if (result.kind == GVC_REF_OTHER) result = (gvc_ref){.kind = GVC_REF_OTHER, .object = GV_NONE};
  if (result.anywhere) result.number = 0, result.based = result.within = false;
  if (result.kind == GVC_REF_POINTER && result.anywhere) find_base(w, step, base, &result);
  *result_of(w, step, &count) = result;
  return GVC_DONE;
}

static gvc_outcome step_insert(gvc_work *w, const gvc_step *step, gvc_refusal *refusal) {
  const gvc_ref *whole = gvc_operand(w, step, 0), *part = gvc_operand(w, step, 1);
  uint32_t count, parts = operand_shape(w, step, 1)->count;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; !step->is_known && i < parts; i++)
    if (gvc_is_address(part[i]) || part[i].kind == GVC_REF_UNKNOWN)
      return gvc_refuse(refusal, step, "", "an address in a value that is not tracked");
  memmove(result, whole, count * sizeof *result);
  if (step->is_known) memcpy(result + step->number, part, parts * sizeof *part);
  for (uint32_t i = 0; !step->is_known && i < parts; i++)
    if (gvc_is_loose(w, part[i]))
      *result = loosened(w, any_value(w, result_place(w, step), GVC_MANY));
  return GVC_DONE;
}

static gvc_outcome step_extract(gvc_work *w, const gvc_step *step) {
  const gvc_ref *whole = gvc_operand(w, step, 0);
  uint32_t count, origin = whole->kind == GVC_REF_SYMBOL ? whole->object : GVC_MANY;
  gvc_ref *result = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++) {
    result[i] =
        step->is_known ? whole[step->number + i] : any_value(w, &result_place(w, step)[i], origin);
    if (!step->is_known) loosen(w, &result[i], 0, *whole, true);
  }
  return GVC_DONE;
}

static uint32_t origin_of_operands(const gvc_work *w, const gvc_step *step) {
  gvc_ref sum = {.kind = GVC_REF_SYMBOL, .object = GV_NONE};
  for (uint32_t i = 0; i < step->operand_count; i++)
    sum.object = gvc_common_origin(sum, *gvc_operand(w, step, i));
  return sum.object;
}

/* A number of other bits; sign or zero extension of a constant or of what is known of a symbol. */
static gvc_ref converted(gvc_work *w, const gvc_step *step, const gvc_leaf_place *to) {
  gvc_ref from = *gvc_operand(w, step, 0);
  uint8_t bits = gvc_operand_place(w, step, 0)->bits;
  bool extends =
      (step->code == GVC_CODE_ZEXT || step->code == GVC_CODE_SEXT) && bits && to->bits > bits;
  gvc_interval x = gvc_interval_of(w, from, bits);
  if (step->code == GVC_CODE_TRUNC && from.kind == GVC_REF_NUMBER && to->bits)
    return gvc_number_ref(gvc_truncated(from.number, to->bits));
  if (extends && from.kind == GVC_REF_NUMBER)
    return gvc_number_ref(step->code == GVC_CODE_SEXT ? x.low : (int64_t)x.ulow);
  gvc_ref result = any_value(w, to, origin_of_operands(w, step) == GV_NONE ? GV_NONE : GVC_MANY);
  if (result.kind != GVC_REF_SYMBOL) return result;
  if (x.bits == bits && bits && to->bits) /* of an operand of another width nothing is taken */
    w->symbols.at[result.symbol].interval = gvc_converted(step->code, x, to->bits);
  return result;
}

static gvc_ref copied(gvc_work *w, const gvc_step *step, const gvc_leaf_place *to) {
  gvc_ref from = *gvc_operand(w, step, 0);
  const gvc_leaf_place *place = gvc_operand_place(w, step, 0);
  bool same = place->pointer == to->pointer && place->bits == to->bits &&
              operand_shape(w, step, 0)->count == 1;
  return same
             ? from
             : any_value(w, to,
                         gvc_is_address(from) || from.kind == GVC_REF_UNKNOWN ? GVC_MANY : GV_NONE);
}

/* Of what may be undefined each freeze makes another value. */
static gvc_ref frozen(gvc_work *w, const gvc_step *step, const gvc_leaf_place *to) {
  gvc_ref from = *gvc_operand(w, step, 0);
  bool is_defined = from.kind == GVC_REF_NUMBER || from.kind == GVC_REF_POINTER ||
                    (from.kind == GVC_REF_SYMBOL && !gvc_is_loose(w, from));
  return is_defined ? copied(w, step, to) : any_value(w, to, origin_of_operands(w, step));
}

static gvc_ref as_number(gvc_work *w, const gvc_step *step, const gvc_leaf_place *to) {
  gvc_ref from = *gvc_operand(w, step, 0);
  bool is_known =
      from.kind == GVC_REF_NUMBER || from.kind == GVC_REF_SYMBOL || from.kind == GVC_REF_POINTER;
  return is_known && to->bits == 64 ? from : any_value(w, to, GVC_MANY);
}

static gvc_ref as_pointer(const gvc_work *w, const gvc_step *step) {
  gvc_ref from = *gvc_operand(w, step, 0);
  bool is_whole = from.kind == GVC_REF_NUMBER || from.kind == GVC_REF_POINTER;
  if (is_whole && gvc_operand_place(w, step, 0)->bits == 64) return from;
  if (from.kind != GVC_REF_SYMBOL || from.object >= GVC_MANY) return (gvc_ref){0};
  return (gvc_ref){.kind = GVC_REF_POINTER,
                   .object = from.object,
                   .symbol = from.symbol,
                   .anywhere = true,
                   .based = !gvc_is_loose(w, from)};
}

static gvc_ref compared(gvc_work *w, const gvc_step *step) {
  gvc_ref a = *gvc_operand(w, step, 0), b = *gvc_operand(w, step, 1);
  const gvc_leaf_place *place = gvc_operand_place(w, step, 0);
  uint8_t bits = place->pointer ? 64 : place->bits;
  bool numbers = step->is_known && bits && (a.kind == GVC_REF_NUMBER || a.kind == GVC_REF_SYMBOL) &&
                 (b.kind == GVC_REF_NUMBER || b.kind == GVC_REF_SYMBOL);
  int truth = numbers ? gvc_compare(w, (uint8_t)step->number, a, b, bits) : -1;
  if (truth >= 0) return gvc_number_ref(truth ? -1 : 0);
  gvc_ref result = gvc_symbol_ref(w, 1, GV_NONE);
  if (numbers)
    w->symbols.at[result.symbol].condition =
        (gvc_condition){GVC_CONDITION_COMPARE, (uint8_t)step->number, a, b};
  return result;
}

static bool same_ref(gvc_ref a, gvc_ref b) {
  return a.kind == b.kind && a.object == b.object && a.symbol == b.symbol &&
         a.anywhere == b.anywhere && a.other == b.other && a.based == b.based &&
         a.within == b.within && a.undefined == b.undefined && a.or_null == b.or_null &&
         a.number == b.number;
}

static gvc_outcome step_select(gvc_work *w, const gvc_step *step, gvc_ref *condition) {
  gvc_ref chosen = *gvc_operand(w, step, 0);
  const gvc_ref *yes = gvc_operand(w, step, 1), *no = gvc_operand(w, step, 2);
  uint32_t count;
  gvc_ref *result = result_of(w, step, &count);
  bool is_bit = operand_shape(w, step, 0)->count == 1 && gvc_operand_place(w, step, 0)->bits == 1 &&
                !gvc_is_loose(w, chosen);
  int truth = is_bit ? gvc_truth(w, chosen) : -1;
  for (uint32_t i = 0; i < count; i++) {
    const gvc_leaf_place *leaf = &result_place(w, step)[i];
    if (chosen.kind == GVC_REF_UNKNOWN) {
      result[i] = (gvc_ref){0};
      continue;
    }
    if (truth >= 0 || (same_ref(yes[i], no[i]) && !gvc_is_loose(w, chosen))) {
      result[i] = truth == 0 ? no[i] : yes[i];
      continue;
    }
    bool pointers = yes[i].kind == GVC_REF_POINTER || no[i].kind == GVC_REF_POINTER;
    if (pointers && is_bit && chosen.kind == GVC_REF_SYMBOL &&
        w->symbols.at[chosen.symbol].interval.bits == 1) {
      *condition = chosen;
      return GVC_FORK;
    }
    result[i] = any_value(w, leaf, gvc_common_origin(yes[i], no[i]));
    for (uint32_t k = 0; k < 3; k++)
      loosen(w, &result[i], leaf->bits, k ? gvc_operand(w, step, k)[i] : chosen, true);
  }
  return GVC_DONE;
}

/* What is computed of what is undefined, or not known, is that again (O5). */
static bool is_undefined(const gvc_work *w, const gvc_step *step) {
  for (uint32_t i = 0; i < step->operand_count; i++)
    if (gvc_operand(w, step, i)->kind == GVC_REF_UNKNOWN) return true;
  return false;
}

/* A division by 0 is undefined: control does not go on from it. In a kernel it need not come to it.
 */
static gvc_ref arithmetic(gvc_work *w, const gvc_step *step, uint8_t bits) {
  gvc_ref a = *gvc_operand(w, step, 0), b = *gvc_operand(w, step, 1);
  bool divides = step->code >= GVC_CODE_UDIV && step->code <= GVC_CODE_SREM;
  if (divides && bits && b.kind == GVC_REF_SYMBOL && !gvc_is_loose(w, b) && !w->all_ways)
    (void)gvc_assume_order(w, 1, b, gvc_number_ref(0), bits);
  return gvc_arithmetic(w, step->code, step->number, a, b, bits);
}

/* A number of which no more is known than what gvc_step.number says. */
static gvc_ref limited(gvc_work *w, const gvc_step *step, const gvc_leaf_place *to) {
  enum { FEW_BITS = 4 }; /* with fewer, so many are no number of them */
  gvc_ref result = any_value(w, to, origin_of_operands(w, step));
  bool is_number = result.kind == GVC_REF_SYMBOL && to->bits >= FEW_BITS;
  gvc_interval *x = is_number ? &w->symbols.at[result.symbol].interval : NULL;
  if (x && step->number == GVC_COUNT)
    *x = (gvc_interval){0, to->bits, 0, to->bits, to->bits, x->loose};
  if (x && step->number == GVC_MAGNITUDE) {
    x->uhigh = (uint64_t)x->high + !step->promises;
    if (step->promises) x->low = 0;
  }
  return result;
}

static gvc_ref computed(gvc_work *w, const gvc_step *step) {
  const gvc_leaf_place *to = result_place(w, step);
  if (step->code == GVC_CODE_FREEZE) return frozen(w, step, to);
  if (step->code == GVC_CODE_VECTOR)
    return any_value(w, to, origin_of_operands(w, step)); /* one lane may be undefined alone */
  if (is_undefined(w, step)) return (gvc_ref){0};
  switch (step->code) {
  case GVC_CODE_COPY: return copied(w, step, to);
  case GVC_CODE_PTRTOINT: return as_number(w, step, to);
  case GVC_CODE_INTTOPTR: return as_pointer(w, step);
  case GVC_CODE_ZEXT:
  case GVC_CODE_SEXT:
  case GVC_CODE_TRUNC: return converted(w, step, to);
  case GVC_CODE_ICMP: return compared(w, step);
  case GVC_CODE_NUMBER: return limited(w, step, to);
  default: return arithmetic(w, step, to->bits);
  }
}

/* ---- one operation --------------------------------------------------------------------------- */

/* The result is undefined for some of the operands that it may have. */
static bool may_be_poison(const gvc_work *w, const gvc_step *step) {
  gvc_ref a = *gvc_operand(w, step, 0);
  uint8_t bits = gvc_operand_place(w, step, 0)->bits;
  if (step->promises && step->code == GVC_CODE_ZEXT) return gvc_interval_of(w, a, bits).low < 0;
  bool wraps = step->code >= GVC_CODE_ADD && step->code <= GVC_CODE_ASHR;
  return step->promises || (wraps && gvc_may_be_poison(w, step->code, step->number, a,
                                                       *gvc_operand(w, step, 1), bits));
}

/* The same operation on the same numbers gives the same number (N2). */
static gvc_ref computed_again(gvc_work *w, const gvc_step *step, gvc_ref result) {
  gvc_ref b = step->operand_count > 1 ? *gvc_operand(w, step, 1) : gvc_number_ref(0);
  gvc_condition term = {GVC_CONDITION_TERM, step->term, *gvc_operand(w, step, 0), b};
  bool numbers = result.kind == GVC_REF_SYMBOL && result.object == GV_NONE &&
                 (term.a.kind == GVC_REF_NUMBER || term.a.kind == GVC_REF_SYMBOL) &&
                 (b.kind == GVC_REF_NUMBER || b.kind == GVC_REF_SYMBOL);
  if (w->plain || !step->term || !numbers) return result;
  const gvc_symbol *before =
      gvc_computed_before(w, &term, w->symbols.at[result.symbol].interval.bits);
  if (before)
    result.symbol = (uint32_t)(before - w->symbols.at);
  else
    w->symbols.at[result.symbol].condition = term;
  if (!before && w->elements) gvc_relate_widened(w, result.symbol);
  return result;
}

/* ---- integers of 128 bits, as two halves ----------------------------------------------------- */

static bool is_wide(const gvc_work *w, const gvc_step *step) {
  bool wide = result_place(w, step)->half;
  for (uint32_t i = 0; i < step->operand_count; i++) wide |= gvc_operand_place(w, step, i)->half;
  return wide;
}

static bool is_constant(const gvc_ref *wide, int64_t number) {
  return wide[0].kind == GVC_REF_NUMBER && wide[0].number == number &&
         wide[1].kind == GVC_REF_NUMBER && !wide[1].number;
}

/* Halves that are taken apart and put together (O3). False: the operation does something else. */
static bool move_halves(gvc_work *w, const gvc_step *step, gvc_ref *to) {
  const gvc_ref *a = gvc_operand(w, step, 0), zero = gvc_number_ref(0);
  const gvc_ref *b = step->operand_count > 1 ? gvc_operand(w, step, 1) : NULL;
  uint8_t bits = gvc_operand_place(w, step, 0)->bits, left = result_place(w, step)->bits;
  if (step->promises || (step->code == GVC_CODE_SHL && step->number)) return false;
  switch (step->code) {
  case GVC_CODE_ZEXT:
    to[0] = converted(w, step, result_place(w, step)), to[1] = zero;
    if (bits == 64) to[0] = *a;
    return true;
  case GVC_CODE_TRUNC: return left == 64 ? (to[0] = *a, true) : false;
  case GVC_CODE_SHL: return is_constant(b, 64) ? (to[1] = a[0], to[0] = zero, true) : false;
  case GVC_CODE_LSHR: return is_constant(b, 64) ? (to[0] = a[1], to[1] = zero, true) : false;
  case GVC_CODE_OR:
    for (uint32_t i = 0; i < 2; i++) {
      bool is_zero = a[i].kind == GVC_REF_NUMBER && !a[i].number;
      if (!is_zero && (b[i].kind != GVC_REF_NUMBER || b[i].number)) return false;
      to[i] = is_zero ? b[i] : a[i];
    }
    return true;
  default: return false;
  }
}

static gvc_outcome step_wide(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  gvc_ref *leaves = result_of(w, step, &count), halves[2];
  bool is_shift =
      step->code == GVC_CODE_SHL || step->code == GVC_CODE_LSHR || step->code == GVC_CODE_ASHR;
  bool unknown = step->promises || is_shift || (step->code <= GVC_CODE_UMIN && step->number);
  gvc_ref origin = {.kind = GVC_REF_SYMBOL, .object = GV_NONE};
  for (uint32_t i = 0; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(w, step, i); k++) {
      gvc_ref part = gvc_operand(w, step, i)[k];
      unknown |= part.kind == GVC_REF_UNKNOWN || gvc_is_loose(w, part);
      origin.object = gvc_common_origin(origin, part);
    }
  bool moved = move_halves(w, step, halves);
  for (uint32_t i = 0; i < count; i++) {
    if (moved)
      leaves[i] = halves[i];
    else
      leaves[i] = unknown ? (gvc_ref){0} : any_value(w, &result_place(w, step)[i], origin.object);
  }
  return GVC_DONE;
}

static gvc_outcome step_value(gvc_work *w, const gvc_step *step) {
  uint32_t count;
  if (is_wide(w, step)) return step_wide(w, step);
  gvc_ref result = computed_again(w, step, computed(w, step)), *leaves = result_of(w, step, &count);
  for (uint32_t i = 0; i < count; i++) {
    const gvc_leaf_place *place = &result_place(w, step)[i];
    leaves[i] = i ? any_value(w, place, GVC_MANY) : result;
    for (uint32_t k = 0; k < step->operand_count && step->code != GVC_CODE_FREEZE; k++)
      loosen(w, &leaves[i], place->bits, *gvc_operand(w, step, k), step->code == GVC_CODE_VECTOR);
    if (step->code == GVC_CODE_VECTOR && step->number) loosened(w, leaves[i]);
    if (may_be_poison(w, step)) loosen_result(w, &leaves[i], place->bits, GVC_POISON);
  }
  return GVC_DONE;
}

gvc_outcome gvc_step_over(gvc_work *w, const gvc_step *step, gvc_ref *condition,
                          gvc_refusal *refusal) {
  switch (step->code) {
  case GVC_CODE_UNKNOWN:
    return gvc_refuse(refusal, step, "", "the checker has no meaning for this operation");
  case GVC_CODE_NOTHING: return GVC_DONE;
  case GVC_CODE_CONSTANT: return step_constant(w, step);
  case GVC_CODE_UNDEF: return step_undef(w, step);
  case GVC_CODE_ADDRESS: {
    uint32_t count;
    gvc_ref *result = result_of(w, step, &count);
    *result =
        step->target == GV_NONE ? (gvc_ref){0} : gvc_pointer_to(gvc_global_object(w, step->target));
    return GVC_DONE;
  }
  case GVC_CODE_ALLOCA: return step_alloca(w, step);
  case GVC_CODE_BEGIN:
  case GVC_CODE_END: return step_lifetime(w, step, refusal);
  case GVC_CODE_LOAD: return step_load(w, step, condition, refusal);
  case GVC_CODE_STORE: return step_store(w, step, condition, refusal);
  case GVC_CODE_ATOMIC: return step_atomic(w, step, refusal);
  case GVC_CODE_GEP: return step_gep(w, step, condition);
  case GVC_CODE_INSERT: return step_insert(w, step, refusal);
  case GVC_CODE_EXTRACT: return step_extract(w, step);
  case GVC_CODE_SELECT: return step_select(w, step, condition);
  case GVC_CODE_MEMCPY: return gvc_step_memcpy(w, step, refusal);
  case GVC_CODE_MEMSET: return gvc_step_memset(w, step, refusal);
  case GVC_CODE_LAUNCH: return gvc_step_launch(w, step, refusal);
  case GVC_CODE_CALL: return gvc_step_call(w, step, refusal);
  case GVC_CODE_EMPLACE: return gvc_step_emplace(w, step, refusal);
  case GVC_CODE_GROUP: return gvc_make_group(w, step);
  case GVC_CODE_ADD_TO_GROUP: return gvc_add_to_group(w, step, refusal);
  default: return step_value(w, step);
  }
}

/* ---- parameters ------------------------------------------------------------------------------ */

/* The two pointers of a memref of rank one or more, which lead to one buffer: after them come an
 * offset, sizes and strides. */
static bool is_memref(const gvc_leaf_place *const *leaves, uint32_t count, uint32_t at) {
  for (uint32_t i = at; i < at + 5; i++)
    if (i >= count || (i < at + 2 ? !leaves[i]->pointer : leaves[i]->bits != 64 || leaves[i]->half))
      return false;
  return true;
}

/* Of parameter i, as an attribute says. */
static void limit_parameter(gvc_work *w, uint32_t i, uint32_t leaf) {
  const int64_t *range = &w->program->numbers.at[w->function->ranges + 3 * (size_t)i];
  gvc_interval *x = &w->symbols.at[w->leaves[leaf].symbol].interval;
  uint64_t mask = gvc_full_interval(x->bits).uhigh;
  uint64_t from = (uint64_t)range[0] & mask, last = ((uint64_t)range[1] - 1) & mask;
  if (range[0] == range[1]) return;
  if (range[0] < range[1]) x->low = range[0], x->high = range[1] - 1;
  if (from <= last) x->ulow = from, x->uhigh = last;
  if (range[2]) x->loose |= GVC_POISON;
}

void gvc_bind_parameters(gvc_work *w) {
  const gvc_program *p = w->program;
  const gvc_block *entry = &p->blocks.at[w->function->blocks];
  GV_VEC(const gvc_leaf_place *) leaves = {0};
  for (uint32_t i = 0; i < entry->arg_count; i++) {
    const gvc_shape *shape = gvc_shape_of(p, w->function, entry->arguments + i);
    for (uint32_t k = 0; k < shape->count; k++) *gv_push(&leaves) = &p->places.at[shape->first + k];
  }
  for (uint32_t i = 0; i < entry->arg_count; i++)
    if (gvc_copied_bytes(w->program, w->function, i)) { /* what it holds is the caller's */
      uint32_t object = gvc_add_object(w, GVC_OBJECT_STACK);
      w->objects.at[object].object.mine = true;
      w->objects.at[object].object.group = GV_NONE;
      *gvc_own_leaf(w, gvc_leaf_of(p, w->function, entry->arguments + i)) = gvc_pointer_to(object);
    }
  for (uint32_t i = 0; i < leaves.len; i++) {
    if (w->leaves[i].kind != GVC_REF_UNKNOWN) continue;
    bool second = i && w->leaves[i - 1].kind == GVC_REF_POINTER &&
                  w->objects.at[w->leaves[i - 1].object].object.buffer &&
                  (i < 2 || w->leaves[i - 2].object != w->leaves[i - 1].object ||
                   w->leaves[i - 2].kind != GVC_REF_POINTER);
    if (leaves.at[i]->holds_pointers) {
      w->leaves[i] = (gvc_ref){0};                              /* of a type that is not followed */
    } else if (!leaves.at[i]->pointer && !leaves.at[i]->half) { /* halves: as members (O6) */
      w->leaves[i] = gvc_symbol_ref(w, leaves.at[i]->bits, GV_NONE);
    } else if (second) {
      w->leaves[i] = gvc_pointer_to(w->leaves[i - 1].object);
      w->leaves[i].anywhere = true;
    } else {
      w->leaves[i] = gvc_pointer_to(gvc_add_object(w, GVC_OBJECT_PARAMETER));
      w->objects.at[w->leaves[i].object].object.buffer = is_memref(leaves.at, leaves.len, i);
    }
  }
  for (uint32_t i = 0; i < entry->arg_count && w->function->has_ranges; i++) {
    uint32_t leaf = gvc_leaf_of(p, w->function, entry->arguments + i);
    bool is_number = gvc_shape_of(p, w->function, entry->arguments + i)->count == 1 &&
                     leaves.at[leaf]->bits && w->leaves[leaf].kind == GVC_REF_SYMBOL;
    if (is_number) limit_parameter(w, i, leaf);
  }
  gv_vec_free(&leaves);
}
