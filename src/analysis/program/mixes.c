/* needs: a model. gives: which values are more than bytes moved around, so that few expressions are
 * looked into. cost: linear. */
#include "program/flow.h"

enum { HANDLE_SIZE = 8, ROUNDS = 8 };

static uint8_t own_mixes(const gv_value *v) {
  if (v->def == GV_DEF_OFFSET || gv_is_address_arith(v)) return GV_MIXES_ADDRESSES;
  if (v->def == GV_DEF_OPAQUE && v->index) return GV_MIXES_BYTES;
  if (v->def == GV_DEF_ARITH && v->index) return GV_MIXES_BYTES;
  return v->def == GV_DEF_EXTRACT && (v->size < HANDLE_SIZE || v->k % HANDLE_SIZE) ? GV_MIXES_PARTS
                                                                                   : 0;
}

static uint8_t mixes_of(const gv_flow *flow, const gv_value *v) {
  uint8_t mixes = own_mixes(v);
  if (gv_is_root(v)) return mixes;
  if (v->def == GV_DEF_ARITH && v->c >= GV_EQ) return mixes;
  bool one = v->def == GV_DEF_COPY || v->def == GV_DEF_EXTRACT || v->def == GV_DEF_OFFSET;
  bool two = v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH;
  if (one || two) mixes |= flow->mixes[v->a];
  if (two || v->def == GV_DEF_SELECT) mixes |= flow->mixes[v->b];
  if (v->def == GV_DEF_SELECT) mixes |= flow->mixes[v->c];
  return mixes;
}

/* What a value is made of comes before it, with few exceptions. */
void gv_find_mixes(gv_flow *flow) {
  const gv_model *m = flow->model;
  bool changed = true;
  uint32_t rounds = 0;
  flow->mixes = gv_malloc(m->values.len + 1);
  memset(flow->mixes, 0, m->values.len + 1);
  for (; changed && rounds < ROUNDS; rounds++) {
    changed = false;
    for (gv_value_id id = 0; id < m->values.len; id++) {
      uint8_t mixes = mixes_of(flow, &m->values.at[id]);
      changed |= mixes != flow->mixes[id];
      flow->mixes[id] = mixes;
    }
  }
  if (changed)
    memset(flow->mixes, GV_MIXES_ADDRESSES | GV_MIXES_BYTES | GV_MIXES_PARTS, m->values.len);
}
