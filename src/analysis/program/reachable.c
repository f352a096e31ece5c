/* needs: uses, escape. gives: which memory can be reached by an address that is not followed, and
 * which operations may reach it so. cost: linear in the model, for each round that tells anything
 * new.
 *
 * Places say where the address of an object is, and where that is known to be all of it, nothing
 * else can touch the object. What places do not see comes from elsewhere: other modules know public
 * globals by name, and whatever was stored where they can read it; a global may hold the address of
 * another from the start, or from an earlier call of a public function; the GPU moves addresses
 * with the memory that they lie in, and kernels may go where these lead. An object that can be
 * reached so is in one or more *classes*, and of each value it is found, whatever the path, of
 * which classes an address in it may be: once *foreign*, by ways that are not followed, once by
 * any.
 */
#include "program/flow.h"

enum { ROUNDS = 64, FIRST_OWN = 4, OWN_CLASSES = 11, SHARED_CLASS = 15, CLASSES = 16 };
#define ALL_CLASSES ((gv_classes)(0xffff & ~GV_CLASS_STORED))

/* What a value may be the address of. */
typedef struct leads {
  gv_classes foreign, any;
} leads;

typedef struct escape_finder {
  gv_flow *flow;
  const gv_model *m;
  leads *of_value, *in_memory;                    /* by value, by place key */
  leads in_class[CLASSES], put_in_class[CLASSES]; /* what lies in globals of that class, and what
                                                     was put there through addresses */
  leads in_unknown; /* what lies where it is not known: at addresses that are not resolved, and in
                       exposed memory */
  gv_classes *class_of;  /* by global: its own class; 0: nobody writes it, or it is none */
  gv_classes escaped;    /* classes that other modules can reach */
  gv_classes on_gpu;     /* classes whose addresses lie where the GPU reads */
  gv_classes in_kernels; /* classes that kernels know by name */
  bool all_called;       /* functions that nobody outside calls call each other */
  bool changed;
} escape_finder;

static bool is_called_from_outside(const escape_finder *f, uint32_t function) {
  bool called = f->flow->caller_start[function] != f->flow->caller_start[function + 1];
  if (f->m->functions.at[function].is_public) return true;
  if (!called) return true;
  return f->all_called;
}

static void add(escape_finder *f, leads *to, leads more) {
  leads joined = {to->foreign | more.foreign, to->any | more.any};
  if (joined.foreign == to->foreign && joined.any == to->any) return;
  *to = joined;
  f->changed = true;
}

static void add_classes(escape_finder *f, gv_classes *to, gv_classes more) {
  f->changed |= (*to | more) != *to;
  *to |= more;
}

static gv_classes all_of(leads l) { return l.foreign | l.any; }
/* What is not followed any more is foreign. */
static leads as_foreign(leads l) { return (leads){all_of(l), all_of(l)}; }
static leads only_foreign(gv_classes c) { return (leads){c, c}; }

/* ---- memory ---- */

/* Where an address may lead: to the memory of one place, or, GV_NONE, to what `leads` says. */
typedef struct spot {
  gv_key key;
  leads address;
} spot;

static spot spot_of(const escape_finder *f, gv_value_id address) {
  return (spot){gv_resolve(f->m, address).key, f->of_value[address]};
}

/* The memory belongs to this run of the function: what lies in it was put there by ways that are
 * followed. */
static bool is_followed(const escape_finder *f, gv_key key) {
  if (key == GV_NONE) return false;
  if (f->flow->escaped[key]) return false;
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *v = &f->m->values.at[gv_key_base(key)];
  return v->def != GV_DEF_PARAM || !is_called_from_outside(f, v->a);
}

/* Others can read and write it. */
static bool is_outside(const escape_finder *f, spot s) {
  if (s.key == GV_NONE) return s.address.foreign & GV_CLASS_OUTSIDE;
  if (gv_key_space(s.key) == GV_IN_GLOBAL) {
    const gv_global *g = &f->m->globals.at[gv_key_base(s.key)];
    return g->is_named || f->class_of[gv_key_base(s.key)] & f->escaped;
  }
  const gv_value *v = &f->m->values.at[gv_key_base(s.key)];
  return v->def == GV_DEF_PARAM && is_called_from_outside(f, v->a);
}

/* What lies in memory that addresses of these classes lead to. */
static leads behind(const escape_finder *f, gv_classes classes) {
  leads all = f->in_unknown;
  for (uint32_t c = FIRST_OWN; classes >> c; c++)
    if (classes >> c & 1) all.foreign |= f->in_class[c].foreign, all.any |= f->in_class[c].any;
  if (classes & GV_CLASS_OUTSIDE) all.foreign |= GV_CLASS_OUTSIDE;
  return all;
}

static leads content_of(const escape_finder *f, spot s) {
  if (is_followed(f, s.key)) return f->in_memory[s.key];
  leads in = s.key == GV_NONE ? behind(f, all_of(s.address)) : f->in_memory[s.key];
  if (s.key == GV_NONE || f->flow->escaped[s.key]) in.foreign |= all_of(f->in_unknown);
  if (is_outside(f, s)) in.foreign |= GV_CLASS_OUTSIDE;
  in.foreign |= GV_CLASS_GPU;
  return as_foreign(in);
}

static void put(escape_finder *f, spot s, leads what) {
  if (s.key != GV_NONE) add(f, &f->in_memory[s.key], what);
  if (s.key == GV_NONE || f->flow->escaped[s.key]) add(f, &f->in_unknown, what);
  for (uint32_t c = FIRST_OWN; s.key == GV_NONE && all_of(s.address) >> c; c++)
    if (all_of(s.address) >> c & 1) add(f, &f->put_in_class[c], what);
  if (is_outside(f, s)) add_classes(f, &f->escaped, all_of(what));
}

/* Somebody else gets the address: what it leads to, and what lies there, others can reach from now
 * on. */
static void hand_out(escape_finder *f, gv_value_id address) {
  spot s = spot_of(f, address);
  add_classes(f, &f->escaped, all_of(s.address));
  if (f->m->values.at[address].size < 8) return;
  add_classes(f, &f->escaped, all_of(content_of(f, s)));
  put(f, s, only_foreign(GV_CLASS_OUTSIDE));
}

/* ---- values ---- */

static leads of_expression(const escape_finder *f, const gv_value *v) {
  const leads *of = f->of_value;
  leads none = {0, 0}, a, b;
  switch ((gv_def)v->def) {
  case GV_DEF_OPAQUE: return v->size < 8 ? none : only_foreign(ALL_CLASSES);
  case GV_DEF_GLOBAL: return (leads){0, f->class_of[v->a]};
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET: return of[v->a];
  case GV_DEF_ARITH:
    if (v->c >= GV_EQ) return none;
    a = of[v->a], b = of[v->b];
    break;
  case GV_DEF_INSERT: a = of[v->a], b = of[v->b]; break;
  case GV_DEF_SELECT: a = of[v->b], b = of[v->c]; break;
  default: return none;
  }
  return (leads){a.foreign | b.foreign, a.any | b.any};
}

static void pass_values(escape_finder *f) {
  for (gv_value_id v = 0; v < f->m->values.len; v++)
    add(f, &f->of_value[v], of_expression(f, &f->m->values.at[v]));
  for (uint32_t p = 0; p < f->m->pairs.len; p++)
    add(f, &f->of_value[f->m->pairs.at[p].arg], f->of_value[f->m->pairs.at[p].source]);
}

/* ---- operations ---- */

static void add_results(escape_finder *f, const gv_op *op, leads what) {
  for (uint32_t r = 0; r < op->result_count; r++)
    add(f, &f->of_value[gv_results(f->m, op)[r]], what);
}

static void pass_call(escape_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t a = 0; a < op->operand_count && a < callee->params; a++) {
    gv_value_id operand = gv_operands(m, op)[a], param = m->params.at[callee->first_param + a];
    if (operand == GV_NONE) continue;
    add(f, &f->of_value[param], f->of_value[operand]);
    if (m->values.at[param].size != 8) continue;
    gv_key inside = gv_key_of(GV_IN_MEMORY, param);
    spot s = spot_of(f, operand);
    add(f, &f->in_memory[inside], content_of(f, s));
    put(f, s, f->in_memory[inside]);
  }
  for (uint32_t b = callee->first_block; b < callee->end_block; b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    for (uint32_t r = 0;
         end->kind == GV_OP_RETURN && r < end->operand_count && r < op->result_count; r++)
      if (gv_operands(m, end)[r] != GV_NONE)
        add(f, &f->of_value[gv_results(m, op)[r]], f->of_value[gv_operands(m, end)[r]]);
  }
}

/* The GPU, or a library, writes there: perhaps addresses, that it has found elsewhere. */
static void pass_action(escape_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  bool made = op->action->creates != GV_CREATES_NOTHING;
  if (!made) add_results(f, op, only_foreign(ALL_CLASSES));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_role role = gv_role_of(op, i);
    if (operand == GV_NONE) continue;
    if (!(gv_is_gpu_access(role) || gv_is_host_access(role) || role == GV_ROLE_KEPT)) continue;
    spot s = spot_of(f, operand);
    if (op->symbol && (role == GV_ROLE_KERNEL_READ || role == GV_ROLE_KERNEL_WRITE))
      add_classes(f, &f->in_kernels,
                  all_of(s.address) &
                      (gv_classes) ~(GV_CLASS_OUTSIDE | GV_CLASS_GPU | GV_CLASS_KERNELS));
    bool host = gv_is_host_access(role);
    if (!host && role != GV_ROLE_GPU_WRITE && role != GV_ROLE_KERNEL_WRITE)
      add_classes(f, &f->on_gpu, all_of(content_of(f, s)));
    if (role != GV_ROLE_GPU_READ && role != GV_ROLE_KERNEL_READ && role != GV_ROLE_HOST_READ &&
        role != GV_ROLE_MEMREF_READ)
      put(f, s, only_foreign(GV_CLASS_GPU));
  }
}

static void pass_op(escape_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD: add_results(f, op, content_of(f, spot_of(f, operand[0]))); break;
  case GV_OP_STORE: put(f, spot_of(f, operand[1]), f->of_value[operand[0]]); break;
  case GV_OP_MEMCPY: put(f, spot_of(f, operand[0]), content_of(f, spot_of(f, operand[1]))); break;
  case GV_OP_CALL: pass_call(f, op); break;
  case GV_OP_ACTION: pass_action(f, op); break;
  case GV_OP_RETURN:
    if (!is_called_from_outside(f, m->blocks.at[op->block].function)) break;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (operand[i] != GV_NONE) hand_out(f, operand[i]);
    break;
  case GV_OP_UNKNOWN:
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (operand[i] != GV_NONE) hand_out(f, operand[i]);
    add_results(f, op, only_foreign(GV_CLASS_OUTSIDE));
    break;
  default: break;
  }
}

/* ---- the whole ---- */

static void begin(escape_finder *f) {
  const gv_model *m = f->m;
  uint32_t own = 0;
  bool any = m->entered == GV_ENTERED_PUBLIC || m->entered == GV_ENTERED_UNCALLED;
  for (uint32_t fn = 0; fn < m->functions.len; fn++) any |= is_called_from_outside(f, fn);
  f->all_called = !any;
  bool *followed = gv_malloc(m->globals.len + 1);
  memset(followed, 0, m->globals.len + 1);
  for (uint32_t i = 0; i < f->flow->followed.len; i++)
    followed[f->flow->followed.at[i].global] = true;
  for (uint32_t round = 0; round < 3;
       round++) { /* those that kernels get to come first, then those that a global holds */
    for (uint32_t g = 0; g < m->globals.len; g++) {
      const gv_global *global = &m->globals.at[g];
      bool held = global->is_public && !global->is_named;
      if (global->is_constant) continue;
      if (global->is_stream) continue;
      if ((followed[g] ? 0 : held ? 1 : 2) != round) continue;
      f->class_of[g] = (gv_classes)(1u << (own < OWN_CLASSES ? FIRST_OWN + own : SHARED_CLASS));
      own++;
    }
  }
  gv_free(followed);
  for (uint32_t i = 0; i < m->pointers.len; i++) {
    gv_pointer p = m->pointers.at[i];
    f->in_memory[gv_key_of(GV_IN_GLOBAL, p.holder)].foreign |= f->class_of[p.target];
    if (m->globals.at[p.holder].is_named) f->escaped |= f->class_of[p.target];
  }
  for (uint32_t fn = 0; fn < m->functions.len; fn++) {
    const gv_function *function = &m->functions.at[fn];
    for (uint32_t p = 0; p < function->params && is_called_from_outside(f, fn); p++)
      f->of_value[m->params.at[function->first_param + p]] = only_foreign(GV_CLASS_OUTSIDE);
  }
}

static uint32_t number_of(gv_classes own) { return (uint32_t)__builtin_ctz(own); }

/* Between the globals and their classes. */
static void pass_globals(escape_finder *f) {
  for (uint32_t g = 0; g < f->m->globals.len; g++) {
    leads *in = &f->in_memory[gv_key_of(GV_IN_GLOBAL, g)];
    if (!f->class_of[g]) continue;
    uint32_t c = number_of(f->class_of[g]);
    add(f, in, f->put_in_class[c]);
    add(f, &f->in_class[c], *in);
    if (f->class_of[g] & f->escaped) add_classes(f, &f->escaped, all_of(*in));
  }
}

/* False: it has not settled. */
static bool settle(escape_finder *f) {
  f->changed = true;
  for (uint32_t round = 0; round < ROUNDS && f->changed; round++) {
    f->changed = false;
    pass_values(f);
    for (uint32_t o = 0; o < f->m->ops.len; o++) pass_op(f, &f->m->ops.at[o]);
    pass_globals(f);
  }
  return !f->changed;
}

/* What others reach they can fill with what they know. */
static gv_classes classes_of(const escape_finder *f, uint32_t global) {
  const gv_global *g = &f->m->globals.at[global];
  gv_classes own = f->class_of[global];
  if (!own) return 0;
  if (g->is_named || own & f->escaped) own |= GV_CLASS_OUTSIDE;
  if (own & f->on_gpu) own |= GV_CLASS_GPU;
  if (own & f->in_kernels) own |= GV_CLASS_KERNELS;
  return own;
}

static gv_classes reached_by(const escape_finder *f, uint32_t op_id) {
  const gv_op *op = &f->m->ops.at[op_id];
  gv_classes all = 0;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
    for (uint32_t i = op->kind == GV_OP_STORE; i < 2 && i < op->operand_count; i++)
      all |= f->flow->foreign[op->first_operand + i];
    return all;
  case GV_OP_UNKNOWN:
    all = GV_CLASS_OUTSIDE;
    for (uint32_t i = 0; i < op->operand_count; i++) all |= f->flow->foreign[op->first_operand + i];
    return all;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_role role = gv_role_of(op, i);
      if ((gv_is_gpu_access(role) || gv_is_host_access(role)))
        all |= f->flow->foreign[op->first_operand + i];
    }
    if (op->follows)
      return all | GV_CLASS_GPU | GV_CLASS_KERNELS | GV_CLASS_STORED | f->flow->followed_by[op_id];
    return all;
  default: return 0;
  }
}

/* To which globals each launch gets by following addresses. Variables of the device are operands of
 * a kernel whose body is there. */
static void find_followed(const escape_finder *f, bool settled) {
  gv_flow *flow = f->flow;
  const gv_model *m = f->m;
  bool any = false;
  for (uint32_t o = 0; o < m->ops.len && !any; o++) any = m->ops.at[o].follows;
  if (!any) return;
  flow->followed_by = gv_malloc(m->ops.len * sizeof *flow->followed_by);
  for (uint32_t o = 0; o < m->ops.len; o++)
    flow->followed_by[o] = (gv_classes)(!m->ops.at[o].follows ? 0
                                        : !settled            ? ALL_CLASSES
                                        : m->ops.at[o].unseen ? GV_CLASS_KERNELS
                                                              : 0);
  for (uint32_t i = 0; i < flow->followed.len; i++)
    flow->followed_by[flow->followed.at[i].op] |= f->class_of[flow->followed.at[i].global];
}

/* What a function may reach, itself and through calls. */
static void sum_up(escape_finder *f) {
  const gv_model *m = f->m;
  gv_flow *flow = f->flow;
  GV_VEC(uint32_t) queue = {0};
  flow->reached_in = gv_malloc((m->functions.len + 1) * sizeof *flow->reached_in);
  memset(flow->reached_in, 0, (m->functions.len + 1) * sizeof *flow->reached_in);
  for (uint32_t o = 0; o < m->ops.len; o++)
    flow->reached_in[gv_function_of_op(m, o)] |= flow->reached[o];
  for (uint32_t fn = 0; fn < m->functions.len; fn++)
    if (flow->reached_in[fn]) *gv_push(&queue) = fn;
  while (queue.len) {
    uint32_t fn = gv_pop(&queue);
    for (uint32_t c = flow->caller_start[fn]; c < flow->caller_start[fn + 1]; c++) {
      uint32_t call = flow->callers[c], caller = gv_function_of_op(m, call);
      flow->reached[call] |= flow->reached_in[fn];
      gv_classes joined = flow->reached_in[caller] | flow->reached_in[fn];
      if (joined == flow->reached_in[caller]) continue;
      flow->reached_in[caller] = joined;
      *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
}

void gv_find_escapes(gv_flow *flow) {
  const gv_model *m = flow->model;
  uint32_t most = m->values.len > m->globals.len ? m->values.len : m->globals.len;
  size_t keys = gv_key_of(GV_IN_VALUE, most + 1);
  escape_finder f = {.flow = flow, .m = m};
  f.of_value = gv_malloc((m->values.len + 1) * sizeof *f.of_value);
  memset(f.of_value, 0, (m->values.len + 1) * sizeof *f.of_value);
  f.in_memory = gv_malloc(keys * sizeof *f.in_memory);
  memset(f.in_memory, 0, keys * sizeof *f.in_memory);
  f.class_of = gv_malloc((m->globals.len + 1) * sizeof *f.class_of);
  memset(f.class_of, 0, (m->globals.len + 1) * sizeof *f.class_of);
  begin(&f);
  bool settled = settle(&f);
  flow->classes = gv_malloc((m->globals.len + 1) * sizeof *flow->classes);
  for (uint32_t g = 0; g < m->globals.len; g++)
    flow->classes[g] = settled || !f.class_of[g] ? classes_of(&f, g) : ALL_CLASSES;
  flow->foreign = gv_malloc((m->operands.len + 1) * sizeof *flow->foreign);
  for (uint32_t i = 0; i < m->operands.len; i++) {
    gv_value_id v = m->operands.at[i];
    flow->foreign[i] = v == GV_NONE ? 0 : settled ? f.of_value[v].foreign : ALL_CLASSES;
  }
  find_followed(&f, settled);
  flow->reached = gv_malloc((m->ops.len + 1) * sizeof *flow->reached);
  for (uint32_t o = 0; o < m->ops.len; o++) flow->reached[o] = reached_by(&f, o);
  sum_up(&f);
  gv_free(f.of_value);
  gv_free(f.in_memory);
  gv_free(f.class_of);
}

uint32_t gv_next_reaching(const gv_flow *flow, gv_classes classes, uint32_t op, uint32_t end) {
  while (op < end && !(flow->reached[op] & classes)) op++;
  return op;
}
