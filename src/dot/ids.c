#include "dot/ids.h"

#include "base/base.h"

typedef struct named {
  char *name; /* one of the graph's own strings, as cgraph wants them, which go with the graph;
                 NULL: anonymous */
  int type;
  uint32_t next; /* with the same hash */
} named;

typedef struct ids {
  Agraph_t *graph;
  GV_VEC(named) at; /* by number, from 1 */
  gv_map by_hash;   /* to the newest with that hash */
} ids;

static void *open_ids(Agraph_t *graph, Agdisc_t *discipline) {
  (void)discipline;
  ids *i = gv_malloc(sizeof *i);
  *i = (ids){.graph = graph};
  gv_push(&i->at); /* no object has number 0 */
  return i;
}

static uint32_t add(ids *i, int type, char *name, uint32_t next) {
  *gv_push(&i->at) = (named){name ? agstrdup(i->graph, name) : NULL, type, next};
  return i->at.len - 1;
}

static long map_name(void *state, int type, char *name, IDTYPE *id, int create) {
  ids *i = state;
  if (type == AGINEDGE) type = AGEDGE;
  if (!name) {
    *id = add(i, type, NULL, GV_NONE);
    return 1;
  }
  bool found;
  uint64_t hash = gv_hash(name, strlen(name), (uint64_t)type);
  uint32_t first = gv_map_get(&i->by_hash, hash);
  for (uint32_t n = first; n != GV_NONE; n = i->at.at[n].next) {
    if (i->at.at[n].type != type || strcmp(i->at.at[n].name, name) != 0) continue;
    *id = n;
    return 1;
  }
  if (!create) return 0;
  uint32_t added = add(i, type, name, first);
  *gv_map_at(&i->by_hash, hash, &found) = added;
  *id = added;
  return 1;
}

/* Nothing here asks for an object by a number of its own. */
static long take_number(void *state, int type, IDTYPE id) {
  return (void)state, (void)type, (void)id, 0;
}
static void give_back(void *state, int type, IDTYPE id) { (void)state, (void)type, (void)id; }
static void registered(void *state, int type, void *object) {
  (void)state, (void)type, (void)object;
}

static char *name_of(void *state, int type, IDTYPE id) {
  ids *i = state;
  (void)type;
  return id < i->at.len ? i->at.at[id].name : NULL;
}

static void close_ids(void *state) {
  ids *i = state;
  gv_vec_free(&i->at);
  gv_map_free(&i->by_hash);
  gv_free(i);
}

static Agiddisc_t discipline = {open_ids, map_name,  take_number, give_back,
                                name_of,  close_ids, registered};

Agdisc_t gv_ids = {&AgMemDisc, &discipline, &AgIoDisc};
