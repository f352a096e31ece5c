/* needs: a model. gives: which values are more than bytes moved around, so that few expressions are
 * looked into. cost: linear. */
#include "program/flow.h"

enum { HANDLE_SIZE = 8, ROUNDS = 8 };

static bool is_whole_handle(const gv_value *extract) {
  return extract->size >= HANDLE_SIZE && extract->k % HANDLE_SIZE == 0;
}

static uint8_t own_mixes(const gv_value *v) {
  if (gv_is_address_arith(v)) return GV_MIXES_ADDRESSES;
  switch ((gv_def)v->def) {
  case GV_DEF_OFFSET: return GV_MIXES_ADDRESSES;
  case GV_DEF_OPAQUE:
  case GV_DEF_ARITH: return v->index ? GV_MIXES_BYTES : 0;
  case GV_DEF_EXTRACT: return is_whole_handle(v) ? 0 : GV_MIXES_PARTS;
  default: return 0;
  }
}

static uint8_t mixes_of(const gv_flow *flow, const gv_value *v) {
  uint8_t mixes = own_mixes(v);
  if (gv_is_root(v)) return mixes;
  if (v->def == GV_DEF_ARITH && v->c >= GV_EQ) return mixes;
  switch ((gv_def)v->def) {
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET: return mixes | flow->mixes[v->a];
  case GV_DEF_INSERT:
  case GV_DEF_ARITH: return mixes | flow->mixes[v->a] | flow->mixes[v->b];
  case GV_DEF_SELECT: return mixes | flow->mixes[v->b] | flow->mixes[v->c];
  default: return mixes;
  }
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
