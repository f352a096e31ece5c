/* needs: a finder whose edges are known. gives: what is loaded from variables on the stack of which
 * only loads and stores know, as a compiler makes of them without optimizations: what was stored
 * there last (Braun et al., CC 2013), so that loops are seen that count in such. cost: linear in
 * the operations, and for each variable in the blocks that lie between its loads and stores.
 */
#include "program/array_finder.h"

typedef struct slot {
  uint32_t memory; /* operation */
  uint32_t next;   /* another one in the same memory; GV_NONE: none */
  int64_t at;      /* byte of the memory */
  uint32_t size;   /* of a member, in bytes */
  uint8_t width;   /* of the number in it; 0: none was seen yet, or it is an address */
  bool bad;
  bool moves;     /* an address is stored in it that was loaded there, moved by a constant */
  uint32_t block; /* the last one in which it was met, and what is in it there */
  gv_value_id value;
} slot;

enum { MOST_MEMBERS = 4096 };

typedef struct pending {
  uint32_t slot, block;
} pending;

typedef struct renamer {
  gv_finder *f;
  bool
      addresses; /* what is in the variables: addresses of elements that go over them, or numbers */
  bool members;  /* they are members of structures */
  GV_VEC(slot) slots;
  uint32_t *slot_of; /* by value: one more than the number of the slot, or of the first member, that
                        it is the address of */
  gv_map at_head, at_end; /* by slot and block: the value at its head; at its end, if it is stored
                             or the slot begins there */
  GV_VEC(pending) joins;  /* block arguments that were made, whose sources are still to be found */
} renamer;

/* The member that begins at this address of memory that may have some. */
static uint32_t member_at(const renamer *r, gv_value_id address) {
  gv_spot at = gv_find_spot(r->f, address);
  if (!at.known) return GV_NONE;
  if (at.base >= r->f->globals) return GV_NONE;
  if (at.index != GV_NONE) return GV_NONE;
  uint32_t s = r->slot_of[at.base] - 1;
  while (s != GV_NONE && r->slots.at[s].at != at.constant) s = r->slots.at[s].next;
  return s;
}

static uint32_t slot_at(const renamer *r, gv_value_id address) {
  if (address == GV_NONE) return GV_NONE;
  if (r->members) return member_at(r, address);
  address = gv_strip(r->f->m, address);
  return address < r->f->globals ? r->slot_of[address] - 1 : GV_NONE; /* none: GV_NONE */
}

static void spoil_slot(renamer *r, gv_value_id id) {
  uint32_t s = slot_at(r, id);
  if (s != GV_NONE) r->slots.at[s].bad = true;
}

static void take_number(renamer *r, uint32_t s, gv_value_id value) {
  const gv_value *v = value == GV_NONE ? NULL : &r->f->m->values.at[value];
  slot *at = &r->slots.at[s];
  bool fits = v && v->width >= 8 && v->width <= 64 && v->width % 8 == 0 &&
              (!at->width || at->width == v->width);
  at->bad |= !fits;
  if (fits) at->width = v->width;
}

/* An address in memory that is known, or what was in the slot, moved by a constant. */
static void take_address(renamer *r, uint32_t s, gv_value_id value, bool stored) {
  const gv_model *m = r->f->m;
  slot *at = &r->slots.at[s];
  bool whole = value != GV_NONE && !m->values.at[value].width &&
               m->values.at[value].size == GV_WORD_BYTES,
       moved = false;
  at->bad |= !whole;
  if (!stored || !whole) return;
  gv_value_id id = gv_strip(m, value);
  const gv_value *v = &m->values.at[id];
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && v->def == GV_DEF_OFFSET; i++) {
    moved = true;
    id = gv_strip(m, v->a), v = &m->values.at[id];
  }
  const gv_op *op = v->def == GV_DEF_RESULT ? &m->ops.at[v->a] : NULL;
  bool own = op && op->kind == GV_OP_LOAD && slot_at(r, gv_operands(m, op)[0]) == s;
  at->moves |= own && moved;
  at->bad |= !own && v->def != GV_DEF_PARAM && v->def != GV_DEF_GLOBAL &&
             !(op && op->kind == GV_OP_MEMORY);
}

static void take_slot_uses(renamer *r) {
  const gv_model *m = r->f->m;
  for (gv_value_id id = 0; id < r->f->globals; id++) {
    const gv_value *v = &m->values.at[id];
    if (v->def < GV_DEF_EXTRACT || v->def > GV_DEF_ARITH) continue;
    spoil_slot(r, v->a);
    if (v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT || v->def == GV_DEF_ARITH)
      spoil_slot(r, v->b);
    if (v->def == GV_DEF_SELECT) spoil_slot(r, v->c);
  }
  for (uint32_t i = 0; i < m->sources.len; i++) spoil_slot(r, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) spoil_slot(r, m->pairs.at[i].source);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    const gv_value_id *operand = gv_operands(m, op);
    if (op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) continue;
    uint32_t s = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE
                     ? slot_at(r, operand[op->kind == GV_OP_STORE])
                     : GV_NONE;
    gv_value_id value = op->kind == GV_OP_STORE ? operand[0]
                        : op->result_count      ? gv_results(m, op)[0]
                                                : GV_NONE;
    if (s != GV_NONE && r->addresses) take_address(r, s, value, op->kind == GV_OP_STORE);
    if (s != GV_NONE && !r->addresses) take_number(r, s, value);
    if (s != GV_NONE) r->slots.at[s].bad |= op->is_volatile;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (s == GV_NONE || i != (op->kind == GV_OP_STORE)) spoil_slot(r, operand[i]);
  }
}

/* All that is to be known of it is. */
static bool is_renamed(const renamer *r, uint32_t s) {
  const slot *at = &r->slots.at[s];
  if (at->bad) return false;
  return r->addresses ? at->moves : at->width != 0;
}

/* A new argument of the block, or any value that is computed in it, as it is in the slot. */
static gv_value_id make(renamer *r, uint32_t s, uint32_t block, bool argument) {
  gv_finder *f = r->f;
  uint8_t width = r->slots.at[s].width;
  if (width) return argument ? gv_find_argument(f, block, width) : gv_find_opaque(f, block, width);
  gv_value v = {
      .def = argument ? GV_DEF_BLOCK_ARG : GV_DEF_OPAQUE, .size = GV_WORD_BYTES, .a = block};
  if (argument) v.b = f->args[block]++;
  return gv_find_value(f, v);
}

static uint64_t key_of(uint32_t slot, uint32_t block) { return (uint64_t)slot << 32 | block; }

/* What is in the slot where control enters the block. On a cycle that control never enters it is
 * any number. */
static gv_value_id value_at_head(renamer *r, uint32_t s, uint32_t block) {
  gv_finder *f = r->f;
  GV_VEC(uint32_t) chain = {0};
  gv_value_id value = GV_NONE;
  while (value == GV_NONE) {
    bool found;
    uint32_t *known = gv_map_at(&r->at_head, key_of(s, block), &found),
             first = f->pred_start[block];
    if (found) {
      value = *known;
      break;
    }
    uint32_t preds = f->pred_start[block + 1] - first;
    if (preds != 1) {
      value = make(r, s, block, preds);
      *known = value;
      if (preds) *gv_push(&r->joins) = (pending){s, block};
      break;
    }
    *known = make(r, s, block, false);
    *gv_push(&chain) = block;
    block = f->edge_from[f->preds[first]];
    value = gv_map_get(&r->at_end, key_of(s, block));
  }
  for (uint32_t i = 0; i < chain.len; i++) {
    bool found;
    *gv_map_at(&r->at_head, key_of(s, chain.at[i]), &found) = value;
  }
  gv_vec_free(&chain);
  return value;
}

static gv_value_id value_at_end(renamer *r, uint32_t s, uint32_t block) {
  gv_value_id value = gv_map_get(&r->at_end, key_of(s, block));
  return value == GV_NONE ? value_at_head(r, s, block) : value;
}

/* What is in the slot from here on, to the end of the block or of the next operation that says so.
 */
static void put(renamer *r, uint32_t s, uint32_t block, gv_value_id value, bool at_end) {
  bool found;
  if (at_end)
    *gv_map_at(&r->at_end, key_of(s, block), &found) = value;
  else
    r->slots.at[s].block = block, r->slots.at[s].value = value;
}

/* The slots that the operation begins, or the one that it stores to. */
static void put_by(renamer *r, uint32_t op_id, bool at_end) {
  const gv_model *m = r->f->m;
  const gv_op op = m->ops.at[op_id];
  bool begins = op.kind == GV_OP_MEMORY || op.kind == GV_OP_SLOT_BEGIN || op.kind == GV_OP_SLOT_END;
  if (op.kind == GV_OP_STORE) {
    uint32_t s = slot_at(r, gv_operands(m, &op)[1]);
    if (s != GV_NONE && is_renamed(r, s)) put(r, s, op.block, gv_operands(m, &op)[0], at_end);
  }
  if (!begins) return;
  gv_value_id memory =
      gv_strip(m, op.kind == GV_OP_MEMORY ? gv_results(m, &op)[0] : gv_operands(m, &op)[0]);
  for (uint32_t s = memory < r->f->globals ? r->slot_of[memory] - 1 : GV_NONE; s != GV_NONE;
       s = r->slots.at[s].next) {
    if (!is_renamed(r, s)) continue;
    bool zero = op.kind == GV_OP_MEMORY && op.zeroed;
    put(r, s, op.block,
        zero ? gv_find_number(r->f, 0, r->slots.at[s].width) : make(r, s, op.block, false), at_end);
  }
}

static void note_ends(renamer *r) {
  for (uint32_t o = 0; o < r->f->m->ops.len; o++) put_by(r, o, true);
}

/* The load gives what was stored, and is no more than a read of the slot. */
static void replace_load(renamer *r, uint32_t op_id) {
  gv_model *m = r->f->m;
  uint32_t s = slot_at(r, gv_operands(m, &m->ops.at[op_id])[0]), block = m->ops.at[op_id].block;
  if (s == GV_NONE || !is_renamed(r, s)) return;
  slot *at = &r->slots.at[s];
  if (at->block != block) at->value = value_at_head(r, s, block), at->block = block;
  gv_value_id loaded = gv_results(m, &m->ops.at[op_id])[0];
  gv_value *v = &m->values.at[loaded];
  *v = (gv_value){.def = GV_DEF_COPY,
                  .width = v->width,
                  .size = v->size,
                  .a = gv_strip(m, at->value),
                  .loc = v->loc};
  m->ops.at[op_id].bytes = v->size;
  m->ops.at[op_id].result_count = 0;
}

static void replace_loads(renamer *r) {
  gv_model *m = r->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    put_by(r, o, false);
    if (m->ops.at[o].kind == GV_OP_LOAD && m->ops.at[o].result_count) replace_load(r, o);
  }
  while (r->joins.len) {
    pending p = gv_pop(&r->joins);
    gv_value_id made = gv_map_get(&r->at_head, key_of(p.slot, p.block));
    for (uint32_t e = r->f->pred_start[p.block]; e < r->f->pred_start[p.block + 1]; e++) {
      gv_value_id source = value_at_end(r, p.slot, r->f->edge_from[r->f->preds[e]]);
      *gv_push(&r->f->given) = (gv_given){r->f->preds[e], made, source};
    }
  }
}

/* Nobody loads the addresses from there any more. */
static void forget_stores(renamer *r) {
  gv_model *m = r->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    uint32_t s =
        m->ops.at[o].kind == GV_OP_STORE ? slot_at(r, gv_operands(m, &m->ops.at[o])[1]) : GV_NONE;
    if (s != GV_NONE && is_renamed(r, s))
      m->operands.at[m->ops.at[o].first_operand] = gv_find_number(r->f, 0, 64);
  }
}

/* What the argument is whichever edge control comes by; GV_NONE: there is no one value. */
static gv_value_id only_source(const gv_finder *f, const uint32_t *start, gv_value_id arg) {
  gv_value_id only = GV_NONE;
  for (uint32_t i = start[0]; i < start[1]; i++) {
    gv_value_id source = gv_strip(f->m, f->given.at[i].source);
    if (source == arg || source == only) continue;
    if (only != GV_NONE) return GV_NONE;
    only = source;
  }
  return only;
}

static int by_argument(const void *a, const void *b) {
  const gv_given *x = a, *y = b;
  if (x->arg != y->arg) return x->arg < y->arg ? -1 : 1;
  return (x->edge > y->edge) - (x->edge < y->edge);
}

enum { MERGE_ROUNDS = 16 };

/* Arguments that get the same by all edges are that. */
static void merge_arguments(renamer *r) {
  gv_finder *f = r->f;
  gv_model *m = f->m;
  bool changed = true;
  uint32_t kept = 0;
  if (f->given.len) qsort(f->given.at, f->given.len, sizeof *f->given.at, by_argument);
  for (uint32_t round = 0; round < MERGE_ROUNDS && changed; round++) {
    changed = false;
    for (uint32_t i = 0, end; i < f->given.len; i = end) {
      gv_value_id arg = f->given.at[i].arg;
      for (end = i; end < f->given.len && f->given.at[end].arg == arg;) end++;
      if (m->values.at[arg].def != GV_DEF_BLOCK_ARG) continue;
      const uint32_t span[2] = {i, end};
      gv_value_id only = only_source(f, span, arg);
      if (only == GV_NONE) continue;
      gv_value *v = &m->values.at[arg];
      *v = (gv_value){
          .def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = only, .loc = v->loc};
      changed = true;
    }
  }
  for (uint32_t i = 0; i < f->given.len; i++)
    if (m->values.at[f->given.at[i].arg].def == GV_DEF_BLOCK_ARG)
      f->given.at[kept++] = f->given.at[i];
  f->given.len = kept;
}

static void begin(renamer *r) {
  r->slot_of = gv_malloc((r->f->globals + 1) * sizeof *r->slot_of);
  memset(r->slot_of, 0, (r->f->globals + 1) * sizeof *r->slot_of);
}

/* Slots in the functions' first blocks. */
static void list_slots(renamer *r) {
  const gv_model *m = r->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool first = op->block == m->functions.at[m->blocks.at[op->block].function].first_block;
    if (op->kind != GV_OP_MEMORY) continue;
    if (op->heap) continue;
    if (op->zeroed) continue;
    if (op->bytes > GV_WORD_BYTES) continue;
    if (!op->bytes) continue;
    if (!first) continue;
    *gv_push(&r->slots) = (slot){.memory = o, .next = GV_NONE, .block = GV_NONE, .value = GV_NONE};
    r->slot_of[gv_results(m, op)[0]] = r->slots.len;
  }
}

static void end(renamer *r) {
  gv_map_free(&r->at_head);
  gv_map_free(&r->at_end);
  gv_vec_free(&r->joins);
  gv_vec_free(&r->slots);
  gv_free(r->slot_of);
}

static void rename_slots(renamer *r) {
  note_ends(r);
  replace_loads(r);
  merge_arguments(r);
  gv_find_give(r->f);
}

void gv_find_slots(gv_finder *f, bool addresses) {
  renamer r = {.f = f, .addresses = addresses};
  begin(&r);
  list_slots(&r);
  if (r.slots.len) {
    take_slot_uses(&r);
    rename_slots(&r);
    if (addresses) forget_stores(&r);
  }
  end(&r);
}

/* ---- members of structures ------------------------------------------------------------------- */

/* Memory that a function makes and passes to none: `alone`, by base. */
static bool has_members(gv_finder *f, const gv_spot *s, const uint8_t *alone) {
  if (!s->known) return false;
  if (s->base >= f->globals) return false;
  if (s->index != GV_NONE) return false;
  if (s->constant < 0 || s->constant > INT32_MAX) return false;
  const gv_value *v = &f->m->values.at[s->base];
  if (v->def != GV_DEF_RESULT) return false;
  if (f->m->ops.at[v->a].kind != GV_OP_MEMORY) return false;
  if (f->m->ops.at[v->a].bytes <= GV_WORD_BYTES) return false;
  if (!gv_find_may_have_parts(f, s->base)) return false;
  return alone[gv_find_base(f, s->base)] == 1;
}

/* Numbers that are loaded and stored as a whole; what overlaps another access is none. */
static void take_member(renamer *r, uint32_t op_id, const gv_spot *at, const gv_value *value,
                        bool is_volatile) {
  uint32_t *first = &r->slot_of[at->base], found = GV_NONE;
  bool bad = is_volatile || (value->width != 32 && value->width != 64);
  for (uint32_t s = *first - 1; s != GV_NONE; s = r->slots.at[s].next) {
    slot *other = &r->slots.at[s];
    int64_t end = other->at + other->size;
    if (other->at == at->constant && other->size == value->size) {
      found = s;
    } else if (at->constant < end && at->constant + value->size > other->at) {
      other->bad = bad = true;
    }
  }
  if (found == GV_NONE) {
    *gv_push(&r->slots) = (slot){.memory = op_id,
                                 .next = *first - 1,
                                 .at = at->constant,
                                 .block = GV_NONE,
                                 .value = GV_NONE};
    found = r->slots.len - 1, *first = r->slots.len;
    r->slots.at[found].size = value->size;
  }
  slot *s = &r->slots.at[found];
  s->bad |= bad || (s->width && s->width != value->width);
  s->width = value->width;
}

/* Members of which an action writes some bytes. One that does anything else but free the memory
 * has spoiled it. */
static void spoil_written(renamer *r, const gv_op *op, uint32_t operand) {
  gv_value_id address = gv_operands(r->f->m, op)[operand];
  gv_spot at = address == GV_NONE ? (gv_spot){.base = GV_NONE} : gv_find_spot(r->f, address);
  gv_bytes bytes;
  if (at.base == GV_NONE || at.base >= r->f->globals) return;
  if (!gv_find_written(r->f->m, op, operand, &bytes)) return;
  bytes = gv_bytes_at(bytes, at.known && at.index == GV_NONE ? at.constant : GV_ANYWHERE);
  for (uint32_t s = r->slot_of[at.base] - 1; s != GV_NONE; s = r->slots.at[s].next) {
    slot *member = &r->slots.at[s];
    member->bad |= member->at < bytes.hi && bytes.lo < member->at + member->size;
  }
}

static void list_members(renamer *r) {
  gv_finder *f = r->f;
  const gv_model *m = f->m;
  uint32_t bases = f->globals + m->globals.len;
  uint8_t *alone = gv_malloc(bases + 1);
  memset(alone, 0, bases + 1);
  for (uint32_t b = 0; b < bases; b++) alone[gv_find_base(f, b)] += alone[gv_find_base(f, b)] < 2;
  for (uint32_t o = 0; o < m->ops.len && r->slots.len < MOST_MEMBERS; o++) {
    const gv_op *op = &m->ops.at[o];
    bool store = op->kind == GV_OP_STORE, load = op->kind == GV_OP_LOAD && op->result_count;
    if (!store && !load) continue;
    gv_spot at = gv_find_spot(f, gv_operands(m, op)[store]);
    if (at.base == GV_NONE || !has_members(f, &at, alone)) continue;
    const gv_value none = {.size = INT32_MAX};
    gv_value_id value = store ? gv_operands(m, op)[0] : gv_results(m, op)[0];
    take_member(r, o, &at, value == GV_NONE ? &none : &m->values.at[value], op->is_volatile);
  }
  gv_free(alone);
  for (uint32_t o = 0; o < m->ops.len; o++)
    for (uint32_t i = 0; m->ops.at[o].kind == GV_OP_ACTION && i < m->ops.at[o].operand_count; i++)
      spoil_written(r, &m->ops.at[o], i);
  bool full = r->slots.len >= MOST_MEMBERS; /* not all accesses were looked at */
  for (uint32_t s = 0; s < r->slots.len; s++) r->slots.at[s].bad |= full;
}

static bool any_member(const renamer *r) {
  bool any = false;
  for (uint32_t s = 0; s < r->slots.len && !any; s++) any = is_renamed(r, s);
  return any;
}

bool gv_find_members(gv_finder *f, bool replace) {
  renamer r = {.f = f, .members = true};
  begin(&r);
  list_members(&r);
  bool any = any_member(&r);
  for (gv_value_id v = 0; v < f->globals && replace; v++)
    for (uint32_t s = r.slot_of[v] - 1; s != GV_NONE; s = r.slots.at[s].next)
      if (is_renamed(&r, s))
        *gv_push(&f->members) =
            (gv_member){gv_find_base(f, v), r.slots.at[s].at, r.slots.at[s].size};
  if (any && replace) rename_slots(&r);
  end(&r);
  return any;
}

bool gv_find_members_hold(gv_finder *f) {
  for (uint32_t i = 0; i < f->members.len; i++) {
    const gv_member *member = &f->members.at[i];
    if (f->stride[member->root] && !f->split[member->root])
      return false; /* some index may lead there */
    for (uint32_t p = 0; p < f->parts.len; p++) {
      const gv_part *part = &f->parts.at[p];
      if (part->root == member->root && part->lo < member->at + member->size &&
          member->at < part->hi)
        return false;
    }
  }
  return true;
}
