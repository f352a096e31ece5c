/* Values in scope lie on a stack: a region pops at its end what it pushed, so everything on the
 * stack dominates the place that is being filled. A block may be jumped to where all that was in
 * scope when it was made is in scope still: then what it uses is defined on every way to it. Blocks
 * that are entered in this way, from inside and outside of loops, are what makes control flow
 * irreducible.
 */
#include "grow.h"

#include "model/builder.h"

enum {
  DEEPEST = 5,     /* regions in regions */
  MOST_OPS = 90,   /* of a function */
  FUNCTIONS = 4,   /* at most */
  PARAMS = 3,      /* of a function, at most */
  BLOCK_ARGS = 2,  /* at most */
  HANDLE_SIZE = 8, /* bytes */
  PAIR_SIZE = 16,  /* of an aggregate */
};

/* What can be done with a value. */
typedef enum type { HANDLE, BIT, WORD, PAIR, TYPES } type;
static const struct {
  uint32_t size;
  uint8_t width;
} shapes[TYPES] = {
    [HANDLE] = {HANDLE_SIZE, 0}, [BIT] = {1, 1}, [WORD] = {8, 64}, [PAIR] = {PAIR_SIZE, 0}};

typedef struct item {
  gv_value_id id;
  type type;
} item;

/* A block that may be jumped to. */
typedef struct label {
  uint32_t block, scope; /* how many values were in scope when it was made */
  gv_value_id top;       /* the last of them */
  uint32_t args;
  item arg[BLOCK_ARGS];
} label;

typedef struct signature {
  bool is_public;
  uint32_t params, results;
  type param[PARAMS], result[2];
} signature;

typedef struct grower {
  gv_model *m;
  const gv_profile *runtime;
  gv_str bytes;
  GV_VEC(item) scope;
  GV_VEC(label) labels;
  uint32_t first_label; /* those before it are outside of the task */
  signature signatures[FUNCTIONS];
  uint32_t functions, function; /* how many there will be; which is being made */
  uint32_t block, ops, depth;
  bool in_task, ended;
} grower;

/* ---- bytes ---- */

static uint32_t next(grower *g) {
  if (!g->bytes.len) return 0;
  uint32_t byte = (uint8_t)*g->bytes.at;
  g->bytes = (gv_str){g->bytes.at + 1, g->bytes.len - 1};
  return byte;
}

static uint32_t below(grower *g, uint32_t bound) { return next(g) % bound; }

/* One place for each operation, on a line of its own. */
static gv_loc place(const grower *g) { return (gv_loc){0, g->m->ops.len + 1, 3}; }

/* ---- values ---- */

static void push(grower *g, gv_value_id id, type type) { *gv_push(&g->scope) = (item){id, type}; }

static gv_value_id add(grower *g, gv_value v, type type) {
  v.size = shapes[type].size;
  v.width = shapes[type].width;
  v.loc = place(g);
  return gv_add_value(g->m, v);
}

static gv_value_id constant(grower *g, type type) {
  uint32_t k = next(g);
  if (type == BIT || type == WORD)
    return add(g, (gv_value){.def = GV_DEF_INT, .k = type == BIT ? k % 2 : k % 32}, type);
  if (type == HANDLE && k % 4 == 0 && g->m->globals.len)
    return add(g, (gv_value){.def = GV_DEF_GLOBAL, .a = k / 4 % g->m->globals.len}, type);
  if (k % 4 == 1) return add(g, (gv_value){.def = GV_DEF_OPAQUE, .a = g->block}, type);
  return add(g, (gv_value){.def = k % 4 == 2 ? GV_DEF_UNDEF : GV_DEF_NULL}, type);
}

/* One of the newest values of the type, or else a constant. */
static gv_value_id pick(grower *g, type type) {
  uint32_t want = below(g, 8), last = GV_NONE;
  for (uint32_t i = g->scope.len; want < 7 && i-- > 0;) {
    if (g->scope.at[i].type != type) continue;
    last = g->scope.at[i].id;
    if (want-- == 0) break;
  }
  return last == GV_NONE ? constant(g, type) : last;
}

static void grow_arith(grower *g) {
  gv_arith op = (gv_arith)below(g, GV_ULT + 1);
  bool of_bits =
      op == GV_AND || op == GV_OR || op == GV_XOR || op == GV_EQ || op == GV_WIDEN || op == GV_ZEXT;
  type of = of_bits && below(g, 2) ? BIT : WORD;
  gv_value v = {.def = GV_DEF_ARITH, .a = pick(g, of), .b = pick(g, of), .c = op};
  type made = gv_arith_is_test(op) ? BIT : gv_arith_resizes(op) ? WORD : of;
  push(g, add(g, v, made), made);
}

static void grow_expression(grower *g) {
  gv_value v = {0};
  type type = HANDLE;
  switch (below(g, 6)) {
  case 0: v = (gv_value){.def = GV_DEF_COPY, .a = pick(g, HANDLE)}; break;
  case 1:
    type = PAIR;
    v = (gv_value){.def = GV_DEF_INSERT,
                   .a = pick(g, PAIR),
                   .b = pick(g, HANDLE),
                   .k = below(g, 2) * HANDLE_SIZE};
    break;
  case 2:
    v = (gv_value){.def = GV_DEF_EXTRACT, .a = pick(g, PAIR), .k = below(g, 2) * HANDLE_SIZE};
    break;
  case 3:
    type = below(g, 2) ? PAIR : HANDLE;
    v = (gv_value){.def = GV_DEF_SELECT, .a = pick(g, BIT), .b = pick(g, type), .c = pick(g, type)};
    break;
  case 4:
    v = (gv_value){.def = GV_DEF_OFFSET,
                   .a = pick(g, HANDLE),
                   .k = below(g, 4) ? (int64_t)below(g, 5) * 8 - 8 : GV_ANYWHERE};
    break;
  default: grow_arith(g); return;
  }
  push(g, add(g, v, type), type);
}

/* ---- operations ---- */

static gv_op *emit(grower *g, gv_op_kind kind, const char *name, const gv_value_id *operands,
                   uint32_t count) {
  g->ops++;
  return gv_add_op(g->m, kind, gv_str_of(name), place(g), operands, count);
}

static void result(grower *g, type type) {
  gv_loc loc = {0, g->m->ops.len, 3};
  push(g, gv_add_result(g->m, shapes[type].size, shapes[type].width, loc), type);
}

static void store(grower *g, gv_value_id value, gv_value_id address) {
  emit(g, GV_OP_STORE, "llvm.store", (gv_value_id[]){value, address}, 2);
}

/* What the front makes of a part in a profile: some are not in models. */
static uint8_t role_in_model(uint8_t part) {
  uint8_t role = part & (uint8_t)~GV_ROLE_BEHIND;
  if (role == GV_ROLE_HELD_BOTH) return GV_ROLE_KERNEL_BOTH;
  if (role == GV_ROLE_HELD_READ || role == GV_ROLE_HELD_ON_STREAM) return GV_ROLE_KERNEL_READ;
  return role <= GV_ROLE_SIZE ? role : GV_ROLE_NONE;
}

static void act(grower *g, const gv_action *action, const uint8_t *roles, uint32_t count) {
  uint8_t *own = gv_new(&g->m->arena, uint8_t, count + 1);
  gv_value_id operands[GV_ACTION_ARGS];
  for (uint32_t i = 0; i < count; i++) {
    own[i] = role_in_model(roles[i]);
    operands[i] =
        own[i] == GV_ROLE_NONE ? GV_NONE : pick(g, own[i] == GV_ROLE_SIZE ? WORD : HANDLE);
  }
  gv_op *op = emit(g, GV_OP_ACTION, action->name, operands, count);
  op->action = action;
  op->roles = own;
  if (action->creates == GV_CREATES_NOTHING) return;
  if (action->creates == GV_CREATES_MEMORY) {
    uint32_t shared = below(g, 3);
    op->shared = shared > 0;
    op->perhaps = shared == 2;
  }
  result(g, HANDLE);
}

static void act_by_row(grower *g, const gv_profile_row *row) {
  uint32_t count = GV_ACTION_ARGS;
  while (count && row->action.roles[count - 1] == GV_ROLE_NONE) count--;
  act(g, &row->action, row->action.roles, count);
  if (row->out == GV_NONE || row->action.creates == GV_CREATES_NOTHING) return;
  gv_value_id made = g->scope.at[g->scope.len - 1].id;
  store(g, made, pick(g, HANDLE));
}

static void grow_runtime_call(grower *g) {
  act_by_row(g, g->runtime->rows.at[below(g, g->runtime->rows.len)]);
}

/* Those that programs are mostly made of; a name that the runtime lacks is no call. */
static void grow_common_call(grower *g) {
  static const char *const names[] = {
      "mgpuStreamCreate",    "mgpuStreamDestroy",    "mgpuStreamSynchronize",
      "mgpuEventCreate",     "mgpuEventDestroy",     "mgpuEventRecord",
      "mgpuStreamWaitEvent", "mgpuEventSynchronize", "mgpuMemAlloc",
      "mgpuMemFree",         "mgpuMemcpy",           "mgpuMemset32",
      "mgpuModuleLoad",      "mgpuModuleUnload",     "mgpuModuleGetFunction",
      "mgpuLaunchKernel"};
  const gv_profile_row *row =
      gv_profile_find(g->runtime, gv_str_of(names[below(g, sizeof names / sizeof *names)]));
  if (row) act_by_row(g, row);
}

static void grow_launch(grower *g) {
  static const gv_action
      launch = {"gpu.launch_func", GV_CREATES_NOTHING, GV_ACTION_ENQUEUES, 0, {GV_ROLE_STREAM_USE}},
      waiting = {
          "gpu.launch_func", GV_CREATES_NOTHING, GV_ACTION_ENQUEUES | GV_ACTION_BLOCKS, 0, {0}};
  bool waits = below(g, 4) == 0;
  uint8_t roles[4] = {waits ? GV_ROLE_NONE : GV_ROLE_STREAM_USE};
  uint32_t count = 1 + below(g, 4);
  for (uint32_t i = 1; i < count; i++) roles[i] = (uint8_t)(GV_ROLE_KERNEL_READ + below(g, 3));
  act(g, waits ? &waiting : &launch, roles, count);
}

static void grow_host_call(grower *g) {
  static const gv_action calls[] = {
      {"free", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_FREE}},
      {"puts", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_READ}},
      {"printMemrefF32", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_MEMREF_READ}},
      {"fill", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_HOST_WRITE}}};
  const gv_action *action = &calls[below(g, sizeof calls / sizeof *calls)];
  act(g, action, action->roles, 1);
}

static void grow_memory(grower *g) {
  gv_value_id operands[3];
  type type;
  switch (below(g, 6)) {
  case 0:
  case 1:
    emit(g, GV_OP_MEMORY, "alloca", NULL, 0)->heap = below(g, 3) == 0;
    result(g, HANDLE);
    break;
  case 2:
  case 3:
    type = below(g, 8) == 0 ? BIT : below(g, 8) == 0 ? WORD : HANDLE;
    operands[0] = pick(g, HANDLE);
    if (below(g, 12) == 0) {
      emit(g, GV_OP_LOAD, "llvm.load", operands, 1)->bytes = 1 + below(g, 16);
      break;
    }
    emit(g, GV_OP_LOAD, "llvm.load", operands, 1);
    result(g, type);
    break;
  case 4:
    operands[0] = pick(g, (enum type)below(g, TYPES));
    store(g, operands[0], pick(g, HANDLE));
    break;
  default:
    operands[0] = pick(g, HANDLE);
    operands[1] = pick(g, HANDLE);
    operands[2] = below(g, 3) ? pick(g, WORD) : GV_NONE;
    emit(g, GV_OP_MEMCPY, "llvm.intr.memcpy", operands, 3);
  }
}

/* A value of the arguments' types for each; one that can bear on nothing may be left out. */
static void grow_call(grower *g) {
  uint32_t callee = below(g, g->functions);
  const signature *s = &g->signatures[callee];
  gv_value_id operands[PARAMS];
  for (uint32_t i = 0; i < s->params; i++)
    operands[i] = s->param[i] == WORD && below(g, 2) ? GV_NONE : pick(g, s->param[i]);
  emit(g, GV_OP_CALL, "@callee", operands, s->params)->callee = callee;
  for (uint32_t i = 0; i < s->results; i++) result(g, s->result[i]);
}

static void grow_unknown(grower *g) {
  gv_value_id operands[2];
  uint32_t count = below(g, 3);
  for (uint32_t i = 0; i < count; i++)
    operands[i] = below(g, 4) ? pick(g, (type)below(g, TYPES)) : GV_NONE;
  emit(g, GV_OP_UNKNOWN, "@unknown", operands, count);
  if (below(g, 2)) result(g, (type)below(g, TYPES));
}

static void grow_unlowered(grower *g) {
  static const gv_lowering lowering = {"gpu.memcpy", 1, 1, true, "give it one dependency", 0, -1};
  gv_value_id operands[3];
  uint32_t count = below(g, 4);
  for (uint32_t i = 0; i < count; i++) operands[i] = pick(g, HANDLE);
  gv_op *op = emit(g, GV_OP_UNLOWERED, lowering.name, operands, count);
  op->lowering = &lowering;
  op->deps = count ? below(g, count + 1) : 0;
  if (below(g, 2)) result(g, HANDLE);
}

static void grow_async(grower *g) {
  gv_value_id operands[2] = {below(g, 2) ? pick(g, WORD) : GV_NONE, GV_NONE};
  uint32_t kind = below(g, 6);
  if (kind > 1) operands[0] = pick(g, HANDLE);
  if (kind == 2) operands[1] = pick(g, HANDLE);
  switch (kind) {
  case 0:
    emit(g, GV_OP_GROUP, "async.create_group", operands, 1);
    result(g, HANDLE);
    break;
  case 1:
    emit(g, GV_OP_OBJECT, "object", NULL, 0)->references = (int32_t)below(g, 4);
    result(g, HANDLE);
    break;
  case 2: emit(g, GV_OP_GROUP_ADD, "async.add_to_group", operands, 2); break;
  case 3: {
    uint32_t change = below(g, 8);
    gv_op *op = emit(g, GV_OP_REFERENCES, "references", operands, 1);
    op->references = change == 7 ? GV_UNCOUNTED : (int32_t)change - 3;
    op->unset = change == 6;
    break;
  }
  default: emit(g, GV_OP_AWAIT, "async.await", operands, 1);
  }
}

/* ---- control ---- */

static void grow_region(grower *g);

static label *new_label(grower *g) {
  label l = {.block = gv_add_block(g->m), .scope = g->scope.len, .args = below(g, BLOCK_ARGS + 1)};
  if (l.scope) l.top = g->scope.at[l.scope - 1].id;
  for (uint32_t i = 0; i < l.args; i++) {
    type type = l.arg[i].type = below(g, 4) ? HANDLE : (enum type)below(g, TYPES);
    l.arg[i].id =
        gv_add_block_arg(g->m, l.block, i, shapes[type].size, shapes[type].width, place(g));
  }
  label *at = gv_push(&g->labels);
  *at = l;
  return at;
}

static uint32_t new_target(grower *g) {
  new_label(g);
  return g->labels.len - 1;
}

/* An edge from the block that has just got its terminator, which passes what is in scope here. */
static void edge_to(grower *g, uint32_t target, int64_t case_value) {
  label l = g->labels.at[target];
  uint32_t edge = gv_add_edge(g->m, g->block, l.block, case_value);
  for (uint32_t i = 0; i < l.args; i++)
    gv_add_pair(g->m, edge, l.arg[i].id, pick(g, l.arg[i].type));
}

/* Goes on in the block of the label, with its arguments in scope. */
static void start(grower *g, uint32_t target) {
  label l = g->labels.at[target];
  gv_fill_block(g->m, l.block);
  g->block = l.block;
  g->ended = false;
  for (uint32_t i = 0; i < l.args; i++) push(g, l.arg[i].id, l.arg[i].type);
}

static void branch(grower *g, uint32_t target) {
  emit(g, GV_OP_BR, "llvm.br", NULL, 0);
  edge_to(g, target, 0);
  g->ended = true;
}

/* A region of its own scope, which goes on at `target`. */
static void grow_arm(grower *g, uint32_t from, uint32_t target) {
  uint32_t scope = g->scope.len;
  start(g, from);
  grow_region(g);
  if (!g->ended) branch(g, target);
  g->scope.len = scope;
}

/* Two to four arms, one of which may be empty. */
static void grow_choice(grower *g) {
  static const gv_op_kind kinds[] = {GV_OP_COND_BR, GV_OP_COND_BR, GV_OP_SWITCH, GV_OP_CHOICE};
  gv_op_kind kind = kinds[below(g, 4)];
  uint32_t after = new_target(g), arms = kind == GV_OP_COND_BR ? 2 : 1 + below(g, 3), arm[3];
  gv_value_id condition = kind == GV_OP_COND_BR  ? pick(g, BIT)
                          : kind == GV_OP_SWITCH ? pick(g, WORD)
                                                 : GV_NONE;
  for (uint32_t i = 0; i < arms; i++) arm[i] = i && below(g, 3) == 0 ? after : new_target(g);
  emit(g, kind, "choice", &condition, kind == GV_OP_CHOICE ? 0 : 1);
  for (uint32_t i = 0; i < arms; i++) edge_to(g, arm[i], i);
  g->ended = true;
  for (uint32_t i = 0; i < arms; i++)
    if (arm[i] != after) grow_arm(g, arm[i], after);
  start(g, after);
}

/* The test is at the head or at the end of the body. */
static void grow_loop(grower *g) {
  uint32_t head = new_target(g);
  bool tests_first = below(g, 2);
  branch(g, head);
  start(g, head);
  uint32_t body = tests_first ? new_target(g) : GV_NONE, after = new_target(g);
  if (tests_first) {
    gv_value_id condition = pick(g, BIT);
    emit(g, GV_OP_COND_BR, "llvm.cond_br", &condition, 1);
    edge_to(g, body, 0);
    edge_to(g, after, 0);
    grow_arm(g, body, head);
  } else {
    grow_region(g);
    if (!g->ended) {
      gv_value_id condition = pick(g, BIT);
      emit(g, GV_OP_COND_BR, "llvm.cond_br", &condition, 1);
      edge_to(g, head, 0);
      edge_to(g, after, 0);
    }
    g->scope.len = g->labels.at[after].scope;
  }
  start(g, after);
}

/* Nothing leads into a task or out of it but its begin and its end. */
static void grow_task(grower *g) {
  gv_value_id dependency = pick(g, HANDLE);
  uint32_t after = new_target(g), scope = g->scope.len, first_label = g->first_label,
           task = g->m->task_count++;
  label *l = &g->labels.at[after];
  if (!l->args) {
    l->args = 1;
    l->arg[0] = (item){gv_add_block_arg(g->m, l->block, 0, HANDLE_SIZE, 0, place(g)), HANDLE};
  }
  emit(g, GV_OP_BR, "async.execute", NULL, 0);
  uint32_t body = gv_add_block(g->m);
  gv_add_edge(g->m, g->block, body, 0);
  gv_fill_block(g->m, body);
  g->block = body;
  g->ended = false;
  emit(g, GV_OP_TASK_BEGIN, "async.execute", &dependency, below(g, 2))->task = task;
  bool outer = g->in_task;
  g->in_task = true;
  uint32_t first_inside = g->first_label = g->labels.len;
  grow_region(g);
  g->in_task = outer;
  g->first_label = first_label;
  g->labels.len = first_inside;
  if (!g->ended) {
    emit(g, GV_OP_TASK_END, "async.yield", NULL, 0)->task = task;
    result(g, HANDLE); /* the token: the newest handle, which `after` gets by the first choice */
    branch(g, after);
  }
  g->scope.len = scope;
  start(g, after);
}

static bool may_jump(const grower *g, const label *l) {
  return l->scope <= g->scope.len && (!l->scope || g->scope.at[l->scope - 1].id == l->top);
}

/* To any block that can be jumped to, made or not. */
static void grow_jump(grower *g) {
  uint32_t candidates = g->labels.len - g->first_label,
           skip = candidates ? below(g, candidates) : 0;
  for (uint32_t n = 0; n < candidates; n++) {
    uint32_t target = g->first_label + (skip + n) % candidates;
    if (!may_jump(g, &g->labels.at[target])) continue;
    branch(g, target);
    return;
  }
}

static void grow_return(grower *g) {
  const signature *s = &g->signatures[g->function];
  gv_value_id results[2];
  for (uint32_t i = 0; i < s->results; i++) results[i] = pick(g, s->result[i]);
  emit(g, GV_OP_RETURN, "llvm.return", results, s->results);
  g->ended = true;
}

/* The end of the program, or of the function; of which there is none in a task. */
static void grow_end(grower *g) {
  if (!g->in_task && below(g, 4)) {
    grow_return(g);
    return;
  }
  emit(g, GV_OP_UNREACHABLE, "llvm.unreachable", NULL, 0);
  g->ended = true;
}

/* ---- regions ---- */

static void (*const plain[])(grower *g) = {
    grow_common_call, grow_common_call, grow_common_call, grow_common_call, grow_common_call,
    grow_launch,      grow_launch,      grow_memory,      grow_memory,      grow_expression,
    grow_expression,  grow_call,        grow_host_call,   grow_unknown,     grow_runtime_call,
    grow_unlowered,   grow_async,       grow_async,
};
static void (*const nested[])(grower *g) = {grow_choice, grow_choice, grow_loop,
                                            grow_task,   grow_jump,   grow_end};

static void grow_region(grower *g) {
  g->depth++;
  while (!g->ended && g->bytes.len && g->ops < MOST_OPS) {
    uint32_t what = next(g);
    if (what >= 250) break;
    if (what < 190)
      plain[what % (sizeof plain / sizeof *plain)](g);
    else if (g->depth < DEEPEST)
      nested[what % (sizeof nested / sizeof *nested)](g);
  }
  g->depth--;
}

/* ---- functions ---- */

static void decide_signatures(grower *g) {
  g->functions = 1 + below(g, FUNCTIONS);
  for (uint32_t f = 0; f < g->functions; f++) {
    signature *s = &g->signatures[f];
    uint32_t byte = next(g);
    s->is_public = f + 1 == g->functions || byte & 1;
    s->params = byte / 2 % (PARAMS + 1);
    s->results = byte / 8 % 3;
    for (uint32_t i = 0; i < s->params; i++)
      s->param[i] = byte >> (4 + i) & 1 ? HANDLE : (type)below(g, TYPES);
    for (uint32_t i = 0; i < s->results; i++) s->result[i] = below(g, 4) ? HANDLE : BIT;
  }
}

static void grow_function(grower *g, uint32_t function) {
  static const char *const names[FUNCTIONS] = {"f", "g", "h", "main"};
  signature *s = &g->signatures[function];
  g->function = function;
  g->ops = 0;
  g->scope.len = g->labels.len = g->first_label = 0;
  g->ended = false;
  gv_begin_function(g->m, gv_str_of(names[function]), s->is_public, place(g));
  for (uint32_t i = 0; i < s->params; i++)
    push(g, gv_add_param(g->m, shapes[s->param[i]].size, shapes[s->param[i]].width, place(g)),
         s->param[i]);
  if (s->params > 1 && s->param[0] == HANDLE && s->param[1] == HANDLE && below(g, 2))
    g->m->values.at[g->scope.at[1].id].c = g->scope.at[0].id;
  g->block = gv_add_block(g->m);
  gv_fill_block(g->m, g->block);
  grow_region(g);
  if (!g->ended) grow_return(g);
  gv_end_function(g->m);
}

void gv_grow(gv_model *model, const gv_profile *runtime, gv_str bytes) {
  grower g = {.m = model, .runtime = runtime, .bytes = bytes};
  model->runtime = runtime->runtime;
  gv_add_file(model, GV_STR("x.mlir"));
  for (uint32_t i = below(&g, 3); i > 0; i--) {
    uint32_t byte = next(&g);
    gv_add_global(model, gv_format(&model->arena, "global%u", i), 8 << byte % 3, byte & 4, byte & 8,
                  place(&g));
  }
  decide_signatures(&g);
  for (uint32_t i = 0; i < g.functions; i++) grow_function(&g, i);
  gv_set_text(model, g.bytes, true);
  gv_vec_free(&g.scope);
  gv_vec_free(&g.labels);
}
