/* needs: a finder whose bases and parts are known. gives: what objects on the heap hold whose
 * addresses are in an array, as `o[i] = make()` has it, lies in a second array beside that one:
 * what is at o[i]->f at element i of it, f bytes from where that begins. cost: linear in the model,
 * and for each load and store of such an object the blocks of its function.
 *
 * The program goes on to do all that it did to the objects themselves; only what they hold is
 * looked for elsewhere. Before its address is put into the array an object's content lies in a
 * variable, which is new where the object is; that is copied to the element when the address is
 * put there.
 *
 * So an element always has the content of the object whose address the array has at its index,
 * provided that
 * - only the addresses of new objects, or null, are put there, each of one object once: no object
 *   is in two elements, or in two arrays;
 * - an object is accessed by the address that came out of the array, or by that which its
 *   allocation gave, at constant distances within it, and freed; nobody else gets the address;
 * - between a load of an address and an access by it, or between a store and one by what was
 *   stored, no address is put into the array, and the array is not made anew.
 * Where one of these is not certain everything stays as it is.
 */
#include "program/array_finder.h"

#include "model/edit.h"

enum {
  MOST_OBJECT = 4096,
  MOST_FIELDS = 1024,
  MOST_ACCESSES = 4096,
  MOST_HOLDERS = 256,
  MOST_BLOCKS = 1 << 22, /* looked at for the order of operations */
};

/* Where in an array addresses of objects lie: in every element of an array `at` bytes from its
 * beginning, or, of memory without an index, at that place alone. */
typedef struct holder {
  uint32_t array;  /* of the finder: base or part */
  uint32_t root;   /* base of the memory */
  uint32_t stride; /* 0: one place */
  int64_t at;
  uint32_t base; /* by which all accesses name the memory */
  uint32_t size; /* bytes of the largest of its objects */
  bool bad;
  gv_value_id content; /* the address of the second array */
} holder;

/* An address of an object: what its allocation gave, or what was loaded from the array. */
typedef struct owner {
  gv_value_id value;
  uint32_t op; /* that gives it */
  uint32_t holder;
  uint32_t stored;     /* of a new object: the operation that puts it into the array; GV_NONE: it is
                          none */
  gv_value_id content; /* … its variable */
} owner;

/* Bytes of an object that are accessed at once. */
typedef struct field {
  uint32_t holder, size;
  int64_t at;
  uint8_t width;
} field;

typedef struct access {
  uint32_t op, owner;
  int64_t at;
  bool early; /* before the address of the new object is in the array */
} access;

typedef struct owned {
  gv_finder *f;
  GV_VEC(holder) holders;
  GV_VEC(owner) owners;
  GV_VEC(field) fields;
  GV_VEC(access) accesses;
  uint32_t *owner_of; /* by value: one more than the number of the owner that it is */
  uint32_t blocks;    /* that were looked at */
  GV_VEC(gv_model_insertion) inserted;
} owned;

/* ---- which addresses are followed ------------------------------------------------------------ */

/* An owner's address and a constant. */
typedef struct lead {
  uint32_t owner; /* GV_NONE: none */
  int64_t at;
  bool known; /* else `at` is not constant */
} lead;

static lead lead_of(const owned *w, gv_value_id id) {
  const gv_model *m = w->f->m;
  lead l = {GV_NONE, 0, true};
  if (id == GV_NONE) return l;
  id = gv_strip(m, id);
  for (uint32_t i = 0; m->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value *v = &m->values.at[id];
    l.known &=
        i < GV_CHAIN_LIMIT && v->k != GV_ANYWHERE && v->k >= -MOST_OBJECT && v->k <= MOST_OBJECT;
    if (l.known) l.at += v->k;
    id = gv_strip(m, v->a);
  }
  if (id < w->f->globals) l.owner = w->owner_of[id] - 1; /* none: GV_NONE */
  return l;
}

static void spoil(owned *w, gv_value_id id) {
  lead l = lead_of(w, id);
  if (l.owner != GV_NONE) w->holders.at[w->owners.at[l.owner].holder].bad = true;
}

/* What is loaded or stored; GV_NONE: nothing that is followed. */
static gv_value_id value_of(const gv_model *m, const gv_op *op) {
  if (op->kind == GV_OP_STORE) return gv_operands(m, op)[0];
  return op->kind == GV_OP_LOAD && op->result_count ? gv_results(m, op)[0] : GV_NONE;
}

static gv_value_id address_of(const gv_model *m, const gv_op *op) {
  return gv_operands(m, op)[op->kind == GV_OP_STORE];
}

static bool is_access(const gv_op *op) { return op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE; }

static bool is_address(const gv_value *v) { return !v->width && v->size == GV_WORD_BYTES; }

/* The allocation of one object that the value is the address of; GV_NONE: it is none. */
static uint32_t object_of(const gv_model *m, gv_value_id id) {
  if (id == GV_NONE) return GV_NONE;
  const gv_value *v = &m->values.at[gv_strip(m, id)];
  if (v->def != GV_DEF_RESULT) return GV_NONE;
  const gv_op *op = &m->ops.at[v->a];
  if (op->kind != GV_OP_MEMORY || !op->heap) return GV_NONE;
  return op->bytes && op->bytes <= MOST_OBJECT ? v->a : GV_NONE;
}

/* The place in an array that the load or store is of; false: it is in none that is followed. */
static bool take_place(const owned *w, const gv_op *op, holder *h, gv_spot *s) {
  gv_finder *f = w->f;
  if (!is_access(op)) return false;
  *s = gv_find_spot(f, address_of(f->m, op));
  if (s->base == GV_NONE || !s->known) return false;
  uint32_t root = gv_find_base(f, s->base), array = gv_find_array(f, s);
  if (!gv_find_may_have_parts(f, root) || f->written[root]) return false;
  bool indexed = gv_find_is_array(f, array);
  bool alone = array == GV_NONE || (array == root && !f->stride[root]);
  if (!indexed && !alone) return false;
  *h = (holder){.array = array, .root = root, .base = s->base, .at = s->constant};
  if (indexed) h->stride = f->stride[array], h->at = gv_spot_within(s, h->stride);
  return h->at >= 0;
}

static bool is_same_array(const holder *a, const holder *b) {
  return a->array == b->array && a->root == b->root;
}

/* New addresses are stored there. */
static void add_holder(owned *w, const holder *h) {
  for (uint32_t i = 0; i < w->holders.len; i++)
    if (is_same_array(&w->holders.at[i], h) && w->holders.at[i].at == h->at) return;
  if (w->holders.len < MOST_HOLDERS) *gv_push(&w->holders) = *h;
}

static void list_holders(owned *w) {
  const gv_model *m = w->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    holder h;
    gv_spot s;
    if (op->kind != GV_OP_STORE || object_of(m, gv_operands(m, op)[0]) == GV_NONE) continue;
    if (take_place(w, op, &h, &s) && s.row == GV_NONE) add_holder(w, &h);
  }
}

static void add_owner(owned *w, uint32_t holder, gv_value_id value, uint32_t stored) {
  uint32_t *known = &w->owner_of[value];
  if (*known) { /* it is put into two places */
    w->holders.at[holder].bad = w->holders.at[w->owners.at[*known - 1].holder].bad = true;
    return;
  }
  uint32_t op = w->f->m->values.at[value].a;
  *gv_push(&w->owners) =
      (owner){.value = value, .op = op, .holder = holder, .stored = stored, .content = GV_NONE};
  *known = w->owners.len;
}

/* What comes to a place that holds addresses, or comes from there. */
static void take_held(owned *w, uint32_t number, uint32_t op_id, const gv_spot *s) {
  const gv_model *m = w->f->m;
  const gv_op *op = &m->ops.at[op_id];
  holder *h = &w->holders.at[number];
  gv_value_id value = value_of(m, op);
  bool plain = !op->is_volatile && !op->atomic && s->row == GV_NONE && s->base == h->base;
  if (op->kind == GV_OP_LOAD && value == GV_NONE) return;
  if (!plain || value == GV_NONE || !is_address(&m->values.at[value])) {
    h->bad = true;
    return;
  }
  if (op->kind == GV_OP_LOAD) {
    add_owner(w, number, value, GV_NONE);
    return;
  }
  value = gv_strip(m, value);
  uint32_t object = object_of(m, value);
  if (m->values.at[value].def == GV_DEF_NULL) return;
  if (object == GV_NONE) {
    h->bad = true;
    return;
  }
  add_owner(w, number, value, op_id);
  if (m->ops.at[object].bytes > h->size) h->size = m->ops.at[object].bytes;
}

/* Every access of the memory is of the place as a whole, or of none of its bytes. */
static void take_accesses_of_arrays(owned *w) {
  const gv_model *m = w->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    holder at;
    gv_spot s;
    if (!take_place(w, op, &at, &s) || gv_find_clears(w->f, op)) continue;
    gv_value_id value = value_of(m, op);
    int64_t size = value == GV_NONE ? op->bytes : m->values.at[value].size;
    for (uint32_t i = 0; i < w->holders.len; i++) {
      holder *h = &w->holders.at[i];
      if (!is_same_array(h, &at)) continue;
      if (at.at + size <= h->at || h->at + GV_WORD_BYTES <= at.at) continue;
      if (at.at == h->at && size == GV_WORD_BYTES)
        take_held(w, i, o, &s);
      else
        h->bad = true;
    }
  }
}

/* ---- what is done with the addresses --------------------------------------------------------- */

static void take_expressions(owned *w) {
  const gv_model *m = w->f->m;
  for (gv_value_id id = 0; id < w->f->globals; id++) {
    const gv_value *v = &m->values.at[id];
    if (v->def < GV_DEF_COPY || v->def == GV_DEF_COPY) continue;
    if (v->def == GV_DEF_OFFSET && v->k != GV_ANYWHERE) continue;
    if (gv_is_arith_in(v, GV_COMPARISONS)) continue;
    spoil(w, v->a);
    if (v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT || v->def == GV_DEF_ARITH)
      spoil(w, v->b);
    if (v->def == GV_DEF_SELECT) spoil(w, v->c);
  }
  for (uint32_t i = 0; i < m->sources.len; i++) spoil(w, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) spoil(w, m->pairs.at[i].source);
}

/* The bytes are accessed as others of the object are, or beside them. */
static void take_field(owned *w, uint32_t holder_id, int64_t at, const gv_value *value) {
  holder *h = &w->holders.at[holder_id];
  bool fits =
      at >= 0 && at + value->size <= h->size && value->size <= GV_WORD_BYTES && value->width != 1;
  for (uint32_t i = 0; i < w->fields.len; i++) {
    const field *other = &w->fields.at[i];
    if (other->holder != holder_id) continue;
    if (at + value->size <= other->at || other->at + other->size <= at) continue;
    if (at != other->at || value->size != other->size || value->width != other->width) fits = false;
    if (fits) return;
  }
  h->bad |= !fits || w->fields.len >= MOST_FIELDS;
  *gv_push(&w->fields) = (field){holder_id, value->size, at, value->width};
}

static void take_operands(owned *w, uint32_t op_id) {
  const gv_model *m = w->f->m;
  const gv_op *op = &m->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    lead l = lead_of(w, gv_operands(m, op)[i]);
    if (l.owner == GV_NONE) continue;
    const owner *at = &w->owners.at[l.owner];
    holder *h = &w->holders.at[at->holder];
    bool address = is_access(op) && i == (op->kind == GV_OP_STORE);
    bool freed = op->kind == GV_OP_ACTION && gv_is_free(gv_role_of(op, i)) && l.known && !l.at;
    if (freed || (op_id == at->stored && !address)) continue;
    gv_value_id value = address ? value_of(m, op) : GV_NONE;
    if (op->kind == GV_OP_LOAD && value == GV_NONE) continue; /* nothing is made of it */
    bool plain = l.known && !op->is_volatile && !op->atomic;
    if (!plain || value == GV_NONE || w->accesses.len >= MOST_ACCESSES) {
      h->bad = true;
      continue;
    }
    take_field(w, at->holder, l.at, &m->values.at[value]);
    *gv_push(&w->accesses) = (access){op_id, l.owner, l.at, false};
  }
}

/* ---- in which order -------------------------------------------------------------------------- */

typedef GV_VEC(uint32_t) list;

static uint32_t *begin_walk(const gv_finder *f, uint32_t block, uint32_t *first) {
  const gv_function *function = &f->m->functions.at[gv_find_function(f, block)];
  uint32_t blocks = function->end_block - function->first_block;
  *first = function->first_block;
  uint32_t *seen = gv_malloc((blocks + 1) * sizeof *seen);
  return memset(seen, 0, (blocks + 1) * sizeof *seen);
}

/* Control comes from behind operation `from` to `to` without `but` in between. */
static bool leads(owned *w, uint32_t from, uint32_t to, uint32_t but) {
  const gv_finder *f = w->f;
  const gv_model *m = f->m;
  uint32_t first, *seen = begin_walk(f, m->ops.at[from].block, &first);
  list walk = {0};
  bool reached = false;
  uint32_t block = m->ops.at[from].block, o = from + 1;
  for (;;) {
    for (; o < m->blocks.at[block].end_op && o != to && o != but;) o++;
    reached = o < m->blocks.at[block].end_op && o == to;
    bool passes = o == m->blocks.at[block].end_op;
    for (uint32_t e = m->blocks.at[block].first_edge; e < m->blocks.at[block].end_edge && passes;
         e++) {
      uint32_t next = m->edges.at[e].target;
      if (!seen[next - first]) *gv_push(&walk) = next, seen[next - first] = 1;
    }
    if (reached || !walk.len) break;
    block = gv_pop(&walk), o = m->blocks.at[block].first_op;
    w->blocks++;
  }
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

/* Every way from the entry of the function to `to` comes by `by`. */
static bool dominates(owned *w, uint32_t by, uint32_t to) {
  const gv_finder *f = w->f;
  const gv_model *m = f->m;
  uint32_t function = gv_find_function(f, m->ops.at[to].block);
  if (gv_find_function(f, m->ops.at[by].block) != function) return false;
  uint32_t entry = m->blocks.at[m->functions.at[function].first_block].first_op;
  if (by == entry) return true;
  return to != entry && !leads(w, entry, to, by);
}

/* The operation may put something into the array, or make it anew. */
static bool may_change(const owned *w, const holder *h, const gv_op *op) {
  const gv_model *m = w->f->m;
  holder at;
  gv_spot s;
  if (op->kind == GV_OP_STORE) {
    if (!take_place(w, op, &at, &s)) return false;
    return gv_find_clears(w->f, op) ? at.root == h->root : is_same_array(&at, h) && at.at == h->at;
  }
  if (op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN) return h->base >= w->f->globals;
  bool makes = op->kind == GV_OP_MEMORY && op->result_count;
  bool slot = op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END;
  if (!makes && !slot) return false;
  return gv_strip(m, makes ? gv_results(m, op)[0] : gv_operands(m, op)[0]) == h->base;
}

/* … on some way from operation `from`, which comes first on each, to `to`. */
static bool changes_between(owned *w, const holder *h, uint32_t from, uint32_t to) {
  const gv_finder *f = w->f;
  const gv_model *m = f->m;
  uint32_t first, *seen = begin_walk(f, m->ops.at[to].block, &first);
  list walk = {0};
  uint32_t block = m->ops.at[to].block, o = to;
  bool changes = false;
  for (;;) {
    for (; o > m->blocks.at[block].first_op && o - 1 != from && !changes;)
      changes = may_change(w, h, &m->ops.at[--o]);
    bool passes = o == m->blocks.at[block].first_op;
    for (uint32_t p = f->pred_start[block]; p < f->pred_start[block + 1] && passes; p++) {
      uint32_t before = f->edge_from[f->preds[p]];
      if (!seen[before - first]) *gv_push(&walk) = before, seen[before - first] = 1;
    }
    if (changes || !walk.len) break;
    block = gv_pop(&walk), o = m->blocks.at[block].end_op;
    w->blocks++;
  }
  gv_free(seen);
  gv_vec_free(&walk);
  return changes;
}

/* Each new object comes into the array no more than once. */
static void check_stored(owned *w) {
  for (uint32_t i = 0; i < w->owners.len; i++) {
    const owner *at = &w->owners.at[i];
    if (at->stored == GV_NONE) continue;
    if (leads(w, at->stored, at->stored, at->op)) w->holders.at[at->holder].bad = true;
  }
}

static void check_order(owned *w) {
  for (uint32_t i = 0; i < w->accesses.len; i++) {
    access *a = &w->accesses.at[i];
    const owner *at = &w->owners.at[a->owner];
    holder *h = &w->holders.at[at->holder];
    if (h->bad) continue;
    if (w->blocks > MOST_BLOCKS) h->bad = true;
    bool is_new = at->stored != GV_NONE;
    a->early = is_new && !leads(w, at->stored, a->op, at->op);
    if (a->early) continue;
    uint32_t from = is_new ? at->stored : at->op;
    if (is_new && !dominates(w, from, a->op)) h->bad = true;
    if (!h->bad && changes_between(w, h, from, a->op)) h->bad = true;
  }
}

/* ---- the second array ------------------------------------------------------------------------ */

static gv_value_id new_result(owned *w, uint32_t size, uint8_t width) {
  gv_value v = {.def = GV_DEF_RESULT, .width = width, .size = size};
  return gv_find_value(w->f, v);
}

static gv_value_id offset(owned *w, gv_value_id from, int64_t k) {
  gv_value v = {.def = GV_DEF_OFFSET, .size = GV_WORD_BYTES, .a = from, .b = GV_NONE, .k = k};
  return k ? gv_find_value(w->f, v) : from;
}

static void insert(owned *w, uint32_t before, gv_op_kind kind, const gv_op *like, gv_value_id a,
                   gv_value_id b, gv_value_id result) {
  uint16_t operands = (uint16_t)((a != GV_NONE) + (b != GV_NONE));
  gv_op op = {.kind = (uint8_t)kind,
              .operand_count = operands,
              .callee = GV_NONE,
              .task = GV_NONE,
              .name = like->name,
              .loc = like->loc,
              .origin = like->origin,
              .site = like->site};
  *gv_push(&w->inserted) = (gv_model_insertion){before, op, {a, b}, result};
}

static uint32_t elements_as_large(uint32_t bytes) {
  return (bytes + GV_WORD_BYTES - 1) / GV_WORD_BYTES * GV_WORD_BYTES;
}

/* Bytes of the second array; 0: they are not known. */
static uint32_t content_size(const holder *h, uint32_t bytes) {
  uint32_t each = elements_as_large(h->size);
  if (!h->stride) return each;
  uint64_t all = (uint64_t)bytes / h->stride * each;
  return all <= INT32_MAX ? (uint32_t)all : 0;
}

static void make_global(owned *w, holder *h) {
  gv_model *m = w->f->m;
  gv_global g = m->globals.at[h->base - w->f->globals];
  g.size = content_size(h, g.size);
  *gv_push(&m->globals) = g;
  h->content = gv_find_value(
      w->f, (gv_value){.def = GV_DEF_GLOBAL, .size = GV_WORD_BYTES, .a = m->globals.len - 1});
}

/* It is there where the array is, and so are its bytes. */
static void make_memory(owned *w, holder *h) {
  gv_model *m = w->f->m;
  uint32_t made = m->values.at[h->base].a;
  h->content = new_result(w, GV_WORD_BYTES, 0);
  insert(w, made + 1, GV_OP_MEMORY, &m->ops.at[made], GV_NONE, GV_NONE, h->content);
  w->inserted.at[w->inserted.len - 1].op.bytes = content_size(h, m->ops.at[made].bytes);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_SLOT_BEGIN && op->kind != GV_OP_SLOT_END) continue;
    if (gv_strip(m, gv_operands(m, op)[0]) != h->base) continue;
    insert(w, o + 1, (gv_op_kind)op->kind, op, h->content, GV_NONE, GV_NONE);
    w->inserted.at[w->inserted.len - 1].op.unset = op->unset;
  }
}

/* The second array's element for what is accessed of the first one by the operation. */
static gv_value_id element_of(owned *w, const holder *h, uint32_t op_id) {
  gv_finder *f = w->f;
  gv_spot s = gv_find_spot(f, address_of(f->m, &f->m->ops.at[op_id]));
  if (!h->stride) return h->content;
  uint32_t each = elements_as_large(h->size);
  gv_value_id element = h->content;
  if (s.index != GV_NONE) {
    uint32_t times = s.stride / h->stride;
    gv_value v = {.def = GV_DEF_OFFSET,
                  .size = GV_WORD_BYTES,
                  .a = element,
                  .b = s.index,
                  .c = each * times,
                  .k = GV_ANYWHERE};
    element = gv_find_value(f, v);
  }
  return offset(w, element, gv_spot_more(&s, h->stride) * each);
}

static void make_variable(owned *w, owner *at) {
  const gv_op *made = &w->f->m->ops.at[at->op];
  at->content = new_result(w, GV_WORD_BYTES, 0);
  insert(w, at->op + 1, GV_OP_MEMORY, made, GV_NONE, GV_NONE, at->content);
  gv_op *op = &w->inserted.at[w->inserted.len - 1].op;
  op->bytes = elements_as_large(made->bytes), op->zeroed = made->zeroed;
}

/* Behind the store of the address: what the object holds. */
static void copy_content(owned *w, const owner *at) {
  const holder *h = &w->holders.at[at->holder];
  const gv_op *op = &w->f->m->ops.at[at->stored];
  gv_value_id element = element_of(w, h, at->stored);
  uint32_t bytes = w->f->m->ops.at[at->op].bytes;
  for (uint32_t i = 0; i < w->fields.len; i++) {
    field part = w->fields.at[i];
    if (part.holder != at->holder || part.at + part.size > bytes) continue;
    gv_value_id value = new_result(w, part.size, part.width);
    insert(w, at->stored + 1, GV_OP_LOAD, op, offset(w, at->content, part.at), GV_NONE, value);
    insert(w, at->stored + 1, GV_OP_STORE, op, value, offset(w, element, part.at), GV_NONE);
  }
}

static void move_access(owned *w, const access *a) {
  gv_model *m = w->f->m;
  const owner *at = &w->owners.at[a->owner];
  const holder *h = &w->holders.at[at->holder];
  gv_value_id there = at->content;
  if (!a->early) there = element_of(w, h, at->stored == GV_NONE ? at->op : at->stored);
  there = offset(w, there, a->at);
  gv_op *op = &m->ops.at[a->op];
  gv_value_id value = value_of(m, op);
  gv_value old = m->values.at[value];
  if (op->kind == GV_OP_STORE) {
    insert(w, a->op + 1, GV_OP_STORE, op, value, there, GV_NONE);
    if (is_address(&old)) { /* nobody loads it from there any more */
      gv_value_id nothing = gv_find_number(w->f, 0, 64);
      m->operands.at[op->first_operand] = nothing;
    }
    return;
  }
  gv_value_id loaded = new_result(w, old.size, old.width);
  m->values.at[loaded].loc = old.loc;
  insert(w, a->op + 1, GV_OP_LOAD, op, there, GV_NONE, loaded);
  m->values.at[value] = (gv_value){
      .def = GV_DEF_COPY, .width = old.width, .size = old.size, .a = loaded, .loc = old.loc};
  op->bytes = old.size, op->result_count = 0;
}

static int by_place(const void *a, const void *b) {
  const gv_model_insertion *const *x = a, *const *y = b;
  if ((*x)->before != (*y)->before) return (*x)->before < (*y)->before ? -1 : 1;
  return (*x > *y) - (*x < *y); /* in the order in which they were made */
}

static void insert_all(owned *w) {
  const gv_model_insertion **sorted = gv_malloc((w->inserted.len + 1) * sizeof *sorted);
  gv_model_insertion *all = gv_malloc((w->inserted.len + 1) * sizeof *all);
  for (uint32_t i = 0; i < w->inserted.len; i++) sorted[i] = &w->inserted.at[i];
  qsort(sorted, w->inserted.len, sizeof *sorted, by_place);
  for (uint32_t i = 0; i < w->inserted.len; i++) all[i] = *sorted[i];
  gv_model_insert(w->f->m, all, w->inserted.len);
  gv_free(sorted);
  gv_free(all);
}

static void move_all(owned *w) {
  for (uint32_t i = 0; i < w->holders.len; i++) {
    holder *h = &w->holders.at[i];
    if (h->bad) continue;
    if (h->base >= w->f->globals)
      make_global(w, h);
    else
      make_memory(w, h);
  }
  for (uint32_t i = 0; i < w->owners.len; i++) {
    owner *at = &w->owners.at[i];
    if (w->holders.at[at->holder].bad || at->stored == GV_NONE) continue;
    make_variable(w, at);
    copy_content(w, at);
  }
  for (uint32_t i = 0; i < w->accesses.len; i++)
    if (!w->holders.at[w->owners.at[w->accesses.at[i].owner].holder].bad)
      move_access(w, &w->accesses.at[i]);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The memory is made by the program, in the function that has all accesses, or is a global. */
static void check_bases(owned *w) {
  const gv_finder *f = w->f;
  for (uint32_t i = 0; i < w->holders.len; i++) {
    holder *h = &w->holders.at[i];
    h->bad |= !h->size || (h->base < f->globals && f->m->values.at[h->base].def != GV_DEF_RESULT);
  }
}

static bool any_left(const owned *w) {
  bool any = false;
  for (uint32_t i = 0; i < w->accesses.len; i++)
    any |= !w->holders.at[w->owners.at[w->accesses.at[i].owner].holder].bad;
  return any;
}

bool gv_has_owned(const gv_model *m) {
  bool any = false;
  if (m->facts.has_threads) return false;
  for (uint32_t o = 0; o < m->ops.len && !any; o++) {
    const gv_op *op = &m->ops.at[o];
    any = op->kind == GV_OP_STORE && object_of(m, gv_operands(m, op)[0]) != GV_NONE;
  }
  return any;
}

bool gv_find_owned(gv_finder *f) {
  owned w = {.f = f};
  bool any = false;
  list_holders(&w);
  if (w.holders.len) {
    w.owner_of = gv_malloc((f->globals + 1) * sizeof *w.owner_of);
    memset(w.owner_of, 0, (f->globals + 1) * sizeof *w.owner_of);
    take_accesses_of_arrays(&w);
    check_bases(&w);
    take_expressions(&w);
    for (uint32_t o = 0; o < f->m->ops.len; o++) take_operands(&w, o);
    check_stored(&w);
    check_order(&w);
    any = any_left(&w);
  }
  if (any) {
    move_all(&w);
    insert_all(&w);
  }
  gv_vec_free(&w.holders);
  gv_vec_free(&w.owners);
  gv_vec_free(&w.fields);
  gv_vec_free(&w.accesses);
  gv_vec_free(&w.inserted);
  gv_free(w.owner_of);
  return any;
}
