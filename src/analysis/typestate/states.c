#include "typestate/states.h"

static const gv_step steps[GV_HANDLE_COUNT][GV_ROLE_COUNT] = {
#define OK(next)                                                                                   \
  { GV_HANDLE_##next, GV_RULE_NONE }
#define FAULT(rule, next)                                                                          \
  { GV_HANDLE_##next, GV_RULE_##rule }
#define STATE(id, text, owed, ...) [GV_HANDLE_##id] = {{GV_HANDLE_##id, GV_RULE_NONE}, __VA_ARGS__},
#include "typestate/states.def"
#undef STATE
};

/* A row with a cell too few would have zeros in it. */
#define STATE(id, text, owed, ...)                                                                 \
  _Static_assert(sizeof((gv_step[]){__VA_ARGS__}) == (GV_ROLE_COUNT - 1) * sizeof(gv_step),        \
                 "states.def: the row of " #id                                                     \
                 " needs one cell for each role of role.def but NONE and SIZE");
#include "typestate/states.def"
#undef STATE
#undef FAULT
#undef OK

static const struct {
  const char *text;
  bool owed;
} handles[GV_HANDLE_COUNT] = {
#define STATE(id, text, owed, ...) [GV_HANDLE_##id] = {text, owed},
#include "typestate/states.def"
#undef STATE
};

gv_step gv_handle_step(gv_handle handle, gv_role role) { return steps[handle][role]; }

gv_step gv_handle_step_in(gv_handle handle, gv_role role, const gv_action *action) {
  gv_step step = gv_handle_step(handle, role);
  bool takes = role == GV_ROLE_STREAM_USE || role == GV_ROLE_STREAM_SYNC;
  if (!action) return step;
  if (handle == GV_HANDLE_NULL && takes && action->flags & GV_ACTION_NEEDS_STREAM)
    step.rule = GV_RULE_NULL_HANDLE;
  bool waits = role == GV_ROLE_EVENT_WAIT || role == GV_ROLE_EVENT_SYNC;
  if (handle == GV_HANDLE_EVENT && waits && action->flags & GV_ACTION_DONE_UNRECORDED)
    step.rule = GV_RULE_NONE;
  bool waited = role == GV_ROLE_EVENT_SYNC && step.next == GV_HANDLE_RECORDED;
  if (waited && action->flags & GV_ACTION_RESETS_EVENT) step.next = GV_HANDLE_EVENT;
  return step;
}

const char *gv_handle_text(gv_handle handle) { return handles[handle].text; }
bool gv_handle_owed(gv_handle handle) { return handles[handle].owed; }

bool gv_handle_is_memory(gv_handle handle) {
  return handle >= GV_HANDLE_DEVICE && handle <= GV_HANDLE_ADDRESS;
}

static const struct {
  gv_handle plain, registered, partly;
} registrations[] = {
    {GV_HANDLE_HEAP, GV_HANDLE_REGISTERED_HEAP, GV_HANDLE_PARTLY_HEAP},
    {GV_HANDLE_FIXED, GV_HANDLE_REGISTERED_FIXED, GV_HANDLE_PARTLY_FIXED},
    {GV_HANDLE_GIVEN_MEMORY, GV_HANDLE_REGISTERED_GIVEN, GV_HANDLE_PARTLY_GIVEN},
};
enum { REGISTRATIONS = sizeof registrations / sizeof *registrations };

gv_handle gv_handle_plain(gv_handle handle) {
  if (handle == GV_HANDLE_UNREGISTERED_GIVEN) return GV_HANDLE_GIVEN_MEMORY;
  for (int i = 0; i < REGISTRATIONS; i++)
    if (handle == registrations[i].registered || handle == registrations[i].partly)
      return registrations[i].plain;
  return handle;
}

bool gv_handle_is_registered(gv_handle handle) {
  for (int i = 0; i < REGISTRATIONS; i++)
    if (handle == registrations[i].registered) return true;
  return false;
}

gv_handle gv_handle_partly(gv_handle handle) {
  for (int i = 0; i < REGISTRATIONS; i++)
    if (gv_handle_plain(handle) == registrations[i].plain) return registrations[i].partly;
  return handle;
}

gv_pointed gv_pointed_at(const gv_place *place, int32_t far, uint32_t aligned) {
  gv_pointed at = {place->tag, GV_SOMEWHERE};
  bool start = place->tag == GV_OBJECT && !place->shift;
  if (far == GV_SOMEWHERE) return at;
  if (place->shift == GV_SOMEWHERE) return at;
  if (aligned && !start) return at;
  if (aligned) at.tag = GV_PARTNER + aligned;
  int64_t sum = (int64_t)far + place->shift;
  if (sum > INT32_MIN && sum <= INT32_MAX) at.shift = (int32_t)sum;
  return at;
}

static int by_key(const void *a, const void *b) {
  const gv_place *x = a, *y = b;
  if (x->key != y->key) return x->key < y->key ? -1 : 1;
  if (x->lo != y->lo) return x->lo < y->lo ? -1 : 1;
  if (x->tag != y->tag) return x->tag < y->tag ? -1 : 1;
  return (x->hi < y->hi) - (x->hi > y->hi); /* what others lie within comes first */
}

/* Bytes next to each other are no more than their parts: half of one handle and half of another
 * copy of it make none. */
static bool is_within(const gv_place *b, const gv_place *a) {
  if (a->key != b->key) return false;
  if (a->tag != b->tag) return false;
  if (a->shift != b->shift) return false;
  return b->hi <= a->hi;
}

uint32_t gv_places_id(gv_intern *places, gv_place_list *list) {
  uint32_t kept = 0;
  if (list->len > 1) qsort(list->at, list->len, sizeof *list->at, by_key);
  for (uint32_t i = 0; i < list->len; i++) {
    gv_place p = list->at[i], *last = kept ? &list->at[kept - 1] : NULL;
    if (!last || !is_within(&p, last)) list->at[kept++] = p;
  }
  list->len = kept;
  return gv_intern_id(places, list->at, kept * (uint32_t)sizeof *list->at);
}

void gv_places_add(gv_place_list *list, gv_place like, int64_t lo, int64_t hi) {
  if (lo < INT32_MIN) lo = INT32_MIN;
  if (hi > GV_EVERYWHERE) hi = GV_EVERYWHERE;
  like.lo = (int32_t)lo, like.hi = (int32_t)hi;
  if (lo < hi) *gv_push(list) = like;
}

void gv_places_cut(gv_place_list *list, gv_key key, int64_t lo, int64_t hi) {
  uint32_t end = list->len, kept = 0;
  for (uint32_t i = 0; i < end; i++) {
    gv_place p = list->at[i];
    if (p.key != key || p.hi <= lo || p.lo >= hi) {
      list->at[kept++] = p;
      continue;
    }
    /* What is left on either side; the second one goes to the end, past what is being read. */
    bool before = p.lo < lo, after = hi < p.hi;
    gv_place left = p, right = p;
    left.hi = (int32_t)lo, right.lo = (int32_t)hi;
    if (before && after) *gv_push(list) = right;
    if (before)
      list->at[kept++] = left;
    else if (after)
      list->at[kept++] = right;
  }
  for (uint32_t i = end; i < list->len; i++) list->at[kept++] = list->at[i];
  list->len = kept;
}
