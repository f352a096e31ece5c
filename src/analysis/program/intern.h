/* intern: equal byte strings get equal numbers; and maps keyed by them. */
#ifndef GV_INTERN_H
#define GV_INTERN_H

#include "base/base.h"

typedef struct gv_interned {
  const void *bytes;
  uint32_t size, next;
} gv_interned;

typedef struct gv_intern {
  gv_arena arena;
  gv_map by_hash; /* to the newest entry of a chain */
  GV_VEC(gv_interned) entries;
} gv_intern;

/* The number of these bytes, from 0 in the order in which they first came. They are copied; `bytes`
 * may be NULL if size is 0. */
uint32_t gv_intern_id(gv_intern *intern, const void *bytes, uint32_t size);
/* Valid until gv_intern_clear. */
static inline const void *gv_intern_get(const gv_intern *intern, uint32_t id, uint32_t *size) {
  GV_ASSERT(id < intern->entries.len);
  const gv_interned *it = &intern->entries.at[id];
  if (size) *size = it->size;
  return it->bytes;
}
/* Frees the copies: what was given is not valid any more. It is empty then, and can be used again.
 */
void gv_intern_clear(gv_intern *intern);

/* A map whose keys are byte strings, compared whole: no two keys are ever taken for one. */
typedef struct gv_table {
  gv_intern keys;
  GV_VEC(uint32_t) values;
} gv_table;

/* The value's place for the key; *found says whether it was there, a new one is for the caller to
 * set. Valid until the next call. */
uint32_t *gv_table_at(gv_table *table, const void *key, uint32_t size, bool *found);
/* GV_NONE when absent. */
uint32_t gv_table_get(const gv_table *table, const void *key, uint32_t size);
/* Frees keys and values. It is empty then, and can be used again. */
void gv_table_clear(gv_table *table);

#endif
