#include "program/intern.h"

uint32_t gv_intern_id(gv_intern *in, const void *bytes, uint32_t size) {
  bool found;
  uint32_t *slot = gv_map_at(&in->by_hash, gv_hash(bytes, size, 0), &found);
  uint32_t first = found ? *slot : GV_NONE;
  for (uint32_t i = first; i != GV_NONE; i = in->entries.at[i].next)
    if (in->entries.at[i].size == size &&
        (!size || memcmp(in->entries.at[i].bytes, bytes, size) == 0))
      return i;
  void *copy = gv_arena_take(&in->arena, size);
  if (size) memcpy(copy, bytes, size);
  uint32_t id = in->entries.len;
  *slot = id;
  gv_push(&in->entries);
  in->entries.at[id].bytes = copy;
  in->entries.at[id].size = size;
  in->entries.at[id].next = first;
  return id;
}

/* GV_NONE when it is not there. */
static uint32_t intern_find(const gv_intern *in, const void *bytes, uint32_t size) {
  uint32_t i = gv_map_get(&in->by_hash, gv_hash(bytes, size, 0));
  while (i != GV_NONE && (in->entries.at[i].size != size ||
                          (size && memcmp(in->entries.at[i].bytes, bytes, size) != 0)))
    i = in->entries.at[i].next;
  return i;
}

void gv_intern_clear(gv_intern *in) {
  gv_arena_clear(&in->arena);
  gv_map_free(&in->by_hash);
  gv_vec_free(&in->entries);
}

uint32_t *gv_table_at(gv_table *table, const void *key, uint32_t size, bool *found) {
  uint32_t id = gv_intern_id(&table->keys, key, size);
  /* Numbers are given in order: a new key has the next value. */
  GV_ASSERT(id <= table->values.len);
  *found = id < table->values.len;
  return *found ? &table->values.at[id] : gv_push(&table->values);
}

uint32_t gv_table_get(const gv_table *table, const void *key, uint32_t size) {
  uint32_t id = intern_find(&table->keys, key, size);
  return id == GV_NONE ? GV_NONE : table->values.at[id];
}

void gv_table_clear(gv_table *table) {
  gv_intern_clear(&table->keys);
  gv_vec_free(&table->values);
}
