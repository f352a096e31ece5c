/* intern: equal byte strings get equal numbers. */
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

uint32_t gv_intern_id(gv_intern *intern, const void *bytes, uint32_t size);
/* Valid until gv_intern_clear. */
const void *gv_intern_get(const gv_intern *intern, uint32_t id, uint32_t *size);
void gv_intern_clear(gv_intern *intern);

#endif
