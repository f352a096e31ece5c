/* states: what is known of one handle at one point, and the table of what uses do to it. */
#ifndef GV_STATES_H
#define GV_STATES_H

#include "analysis/flow.h"
#include "analysis/intern.h"
#include "diag/diag.h"

typedef enum gv_handle {
#define STATE(id, text, owed, ...) GV_HANDLE_##id,
#include "analysis/states.def"
#undef STATE
  GV_HANDLE_COUNT
} gv_handle;

typedef struct gv_step {
  gv_handle next;
  gv_rule rule; /* GV_RULE_COUNT: nothing is wrong */
} gv_step;

gv_step gv_handle_step(gv_handle handle, gv_role role);
const char *gv_handle_text(gv_handle handle);
/* Must it be destroyed or handed on? */
bool gv_handle_owed(gv_handle handle);

/* Bytes [lo, hi) of `key` hold the object. */
typedef struct gv_place {
  gv_key key;
  int32_t lo, hi;
} gv_place;
#define GV_EVERYWHERE INT32_MAX

enum {
  GV_FAULTED = 1,  /* an error was found on this path: what follows is a note of it */
  GV_BORROWED = 2, /* came from outside: not ours to destroy */
  GV_HANDED = 4,   /* an unlowered operation would have consumed it */
  GV_GHOST = 16,   /* a test for null on the way says that it is not there: this path is none of its own */
  GV_WEAK = 8,     /* a place that held it may have been overwritten */
};

/* Interned: equal states are equal ids. Zero every byte before filling in. */
typedef struct gv_state {
  uint8_t handle; /* gv_handle */
  uint8_t flags;
  uint16_t pad;
  uint32_t places;  /* gv_place list in the `places` intern, sorted, disjoint */
  uint32_t touched; /* gv_touch list in `touches`: unawaited tasks that used it */
  uint32_t fault;   /* the first error on this path, or GV_NONE */
  uint32_t cloud;   /* why its state is not known any more, or GV_NONE */
} gv_state;

typedef struct gv_touch {
  uint32_t task;
  uint32_t effect; /* 0, or bits: 1 it destroyed the object, 2 it recorded the event for the first time */
} gv_touch;

typedef GV_VEC(gv_touch) gv_touch_list;
typedef GV_VEC(gv_place) gv_place_list;

/* Sorts, merges what touches, interns. The list is scratch afterwards. */
uint32_t gv_places_id(gv_intern *places, gv_place_list *list);
/* Cuts bytes [lo, hi) of `key` out of the list. */
void gv_places_cut(gv_place_list *list, gv_key key, int64_t lo, int64_t hi);
void gv_places_add(gv_place_list *list, gv_key key, int64_t lo, int64_t hi);

#endif
