/* The model as text, for people and for golden tests: nothing in it depends on addresses or on hash
 * order.
 *
 *   file 0 "x.mlir"
 *   global 0 @g size 8 private zeroed @ 0:1:1
 *   func 0 @main public @ 0:3:3
 *     param 0 %0:b8 @ 0:3:14                  a root that is no result: "b8" is 8 bytes, "i1" an
 * integer of one bit ^0: %2:b8 = action mgpuStreamCreate() @ 0:4:10 %4:b8 = select %1, %2, null:b8
 * an expression stands before the first operation that uses it action
 * mgpuStreamDestroy(stream_destroy %4) @ 0:5:5 before an operand its role; an operand that plays no
 * part is "_" load(%5) bytes 4                        what is loaded is not followed cond_br %1 ->
 * ^1(%3 = %2), ^2 @ 0:6:5   edges in their order; in brackets what each block argument receives ^1:
 *     arg 0 %3:b8 @ 0:7:8
 *     …
 *
 * "@ F:L:C" is file:line:column, F being the number of a "file" line. Numbers of blocks and values
 * start again in every function: first its params, block arguments and results in the order of its
 * blocks, then its expressions as they are needed. Constants have no number: 5:i32, null:b8,
 * undef:b8, &@g (the address of a global). Bytes of names that are not printable ASCII come as \XX.
 * Expressions keep no stack of ours on the machine stack. Cost: linear.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "model/model.h"

typedef GV_VEC(gv_value_id) id_list;

typedef struct dumper {
  const gv_model *m;
  gv_writer *write;
  void *to;
  uint32_t function;  /* being written */
  uint32_t next;      /* free value number */
  uint32_t *number;   /* of each value … */
  uint32_t *stamp;    /* … in this function */
  uint32_t *arg_ends; /* by block: where its part of `args` ends; it begins where that of the block
                         before ends */
  gv_value_id *args;  /* block arguments by block, in the order of their ids */
  id_list stack;
} dumper;

__attribute__((format(printf, 2, 3))) static void put(dumper *d, const char *format, ...) {
  char buffer[128]; /* formats here hold numbers and short words of ours only */
  va_list args;
  va_start(args, format);
  int len = vsnprintf(buffer, sizeof buffer, format, args);
  va_end(args);
  GV_CHECK(len >= 0 && (size_t)len < sizeof buffer);
  d->write(d->to, (gv_str){buffer, (size_t)len});
}

static bool is_plain(char c) { return c >= ' ' && c < 0x7f && c != '\\'; }

static void put_text(dumper *d, gv_str text) {
  for (size_t i = 0; i < text.len;) {
    size_t plain = i;
    while (plain < text.len && is_plain(text.at[plain])) plain++;
    if (plain > i) d->write(d->to, (gv_str){text.at + i, plain - i});
    for (i = plain; i < text.len && !is_plain(text.at[i]); i++)
      put(d, "\\%02X", (unsigned char)text.at[i]);
  }
}

static void put_loc(dumper *d, gv_loc loc) {
  if (loc.file == GV_NONE)
    put(d, "\n");
  else
    put(d, " @ %u:%u:%u\n", loc.file, loc.line, loc.col);
}

/* ---- values ---- */

static void put_type(dumper *d, const gv_value *v) {
  if (v->width)
    put(d, ":i%u", v->width);
  else
    put(d, ":b%u", v->size);
}

static void put_value(dumper *d, gv_value_id id) {
  if (id == GV_NONE) {
    put(d, "_");
    return;
  }
  const gv_value *v = &d->m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_INT: put(d, "%" PRId64, v->k); break;
  case GV_DEF_NULL: put(d, "null"); break;
  case GV_DEF_UNDEF: put(d, "undef"); break;
  case GV_DEF_GLOBAL:
    put(d, "&@");
    put_text(d, d->m->globals.at[v->a].name);
    return;
  default: put(d, "%%%u", d->number[id]); return;
  }
  put_type(d, v);
}

static void give_number(dumper *d, gv_value_id id) {
  d->number[id] = d->next++;
  d->stamp[id] = d->function;
}

/* How an expression reads: A, B and C stand for its operands, K for its constant, O for its
 * arithmetic. A root has a number before it is reached, but for an opaque one, or one of another
 * function, which check.c does not let pass. */
static const char *const forms[] = {
    [GV_DEF_PARAM] = "foreign",
    [GV_DEF_BLOCK_ARG] = "foreign",
    [GV_DEF_RESULT] = "foreign",
    [GV_DEF_OPAQUE] = "opaque",
    [GV_DEF_COPY] = "copy A",
    [GV_DEF_EXTRACT] = "extract A at K",
    [GV_DEF_INSERT] = "insert A at K <- B",
    [GV_DEF_SELECT] = "select A, B, C",
    [GV_DEF_OFFSET] = "offset A + K",
    [GV_DEF_ARITH] = "O A, B",
};
static const char *const ariths[] = {
    [GV_ADD] = "add",
    [GV_SUB] = "sub",
    [GV_MUL] = "mul",
    [GV_AND] = "and",
    [GV_OR] = "or",
    [GV_XOR] = "xor",
    [GV_UDIV] = "udiv",
    [GV_SDIV] = "sdiv",
    [GV_UREM] = "urem",
    [GV_SREM] = "srem",
    [GV_UDIV_UP] = "udiv-up",
    [GV_SDIV_UP] = "sdiv-up",
    [GV_SDIV_DOWN] = "sdiv-down",
    [GV_SHL] = "shl",
    [GV_LSHR] = "lshr",
    [GV_ASHR] = "ashr",
    [GV_SMIN] = "smin",
    [GV_SMAX] = "smax",
    [GV_UMIN] = "umin",
    [GV_UMAX] = "umax",
    [GV_SADD_SAT] = "sadd-sat",
    [GV_UADD_SAT] = "uadd-sat",
    [GV_SSUB_SAT] = "ssub-sat",
    [GV_USUB_SAT] = "usub-sat",
    [GV_ABS] = "abs",
    [GV_CTPOP] = "ctpop",
    [GV_CTLZ] = "ctlz",
    [GV_CTTZ] = "cttz",
    [GV_BSWAP] = "bswap",
    [GV_WIDEN] = "widen",
    [GV_ZEXT] = "zext",
    [GV_TRUNC] = "trunc",
    [GV_FREEZE] = "freeze",
    [GV_SADD_OVERFLOWS] = "sadd-overflows",
    [GV_UADD_OVERFLOWS] = "uadd-overflows",
    [GV_SSUB_OVERFLOWS] = "ssub-overflows",
    [GV_USUB_OVERFLOWS] = "usub-overflows",
    [GV_SMUL_OVERFLOWS] = "smul-overflows",
    [GV_UMUL_OVERFLOWS] = "umul-overflows",
    [GV_FEQ] = "feq",
    [GV_FLT] = "flt",
    [GV_FLE] = "fle",
    [GV_FONE] = "fone",
    [GV_FUNORDERED] = "funordered",
    [GV_EQ] = "eq",
    [GV_SLT] = "slt",
    [GV_ULT] = "ult",
};
_Static_assert(sizeof ariths / sizeof *ariths == GV_ULT + 1, "a word for each operation");
const char *gv_arith_word(gv_arith op) { return ariths[op]; }

static void put_arith(dumper *d, const gv_value *v) {
  static const char *const flags[] = {"nsw", "nuw", "exact", "disjoint", "nneg", "nonzero"};
  put(d, "%s", ariths[v->c]);
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (v->k >> i & 1) put(d, " %s", flags[i]);
}

/* A letter of a form. */
static void put_part(dumper *d, const gv_value *v, char part) {
  switch (part) {
  case 'A': put_value(d, v->a); break;
  case 'B': put_value(d, v->b); break;
  case 'C': put_value(d, v->c); break;
  case 'O': put_arith(d, v); break;
  case 'K':
    if (v->k != GV_ANYWHERE)
      put(d, "%" PRId64, v->k);
    else
      put(d, "?");
    break;
  default: put(d, "%c", part);
  }
}

static void put_definition(dumper *d, gv_value_id id) {
  const gv_value *v = &d->m->values.at[id];
  give_number(d, id);
  put(d, "  ");
  put_value(d, id);
  put_type(d, v);
  put(d, " = ");
  for (const char *part = forms[v->def]; *part; part++) put_part(d, v, *part);
  put_loc(d, v->loc);
}

static bool is_constant(const gv_value *v) {
  return v->def >= GV_DEF_INT && v->def <= GV_DEF_GLOBAL;
}

/* A value still to be written that `v` needs, or GV_NONE. */
static gv_value_id missing_operand(const dumper *d, const gv_value *v) {
  uint32_t count = v->def == GV_DEF_SELECT                             ? 3
                   : v->def == GV_DEF_INSERT || v->def == GV_DEF_ARITH ? 2
                                                                       : v->def >= GV_DEF_COPY;
  const uint32_t operands[] = {v->a, v->b, v->c};
  for (uint32_t i = 0; i < count; i++)
    if (d->stamp[operands[i]] != d->function && !is_constant(&d->m->values.at[operands[i]]))
      return operands[i];
  return GV_NONE;
}

/* Writes the expressions that `id` is made of and that this function has not seen yet. */
static void define(dumper *d, gv_value_id id) {
  if (id == GV_NONE || d->stamp[id] == d->function || is_constant(&d->m->values.at[id])) return;
  *gv_push(&d->stack) = id;
  while (d->stack.len) {
    gv_value_id top = d->stack.at[d->stack.len - 1],
                missing = missing_operand(d, &d->m->values.at[top]);
    if (missing != GV_NONE) {
      *gv_push(&d->stack) = missing;
      continue;
    }
    put_definition(d, top);
    (void)gv_pop(&d->stack);
  }
}

/* ---- operations ---- */

static const char *const kind_names[] = {
#define OP(id, word, ...) word,
#include "model/op.def"
};

static void put_results(dumper *d, const gv_op *op) {
  for (uint32_t i = 0; i < op->result_count; i++) {
    gv_value_id id = gv_results(d->m, op)[i];
    put(d, i ? ", " : "");
    put_value(d, id);
    put_type(d, &d->m->values.at[id]);
  }
  if (op->result_count) put(d, " = ");
}

/* "stream_use" */
static void put_role(dumper *d, gv_role role) {
  for (const char *c = gv_roles[role].id; *c; c++) put(d, "%c", *c == '_' ? '_' : *c - 'A' + 'a');
  put(d, " ");
}

static void put_operands(dumper *d, const gv_op *op) {
  const gv_value_id *operands = gv_operands(d->m, op);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    put(d, i ? ", " : "");
    if (op->kind == GV_OP_ACTION && gv_role_of(op, i) != GV_ROLE_NONE)
      put_role(d, gv_role_of(op, i));
    put_value(d, operands[i]);
  }
}

static void put_bound(dumper *d, int64_t k) {
  if (k == INT64_MIN || k == INT64_MAX)
    put(d, "*");
  else
    put(d, "%" PRId64, k);
}

/* "    #1 read write [0, 256) by 8 the first 4, all" */
static void put_range(dumper *d, const gv_kernel_range *r) {
  put(d, "    #%u%s%s%s [", r->operand, r->mode & GV_RANGE_READS ? " read" : "",
      r->mode & GV_RANGE_WRITES ? " write" : "", r->mode & GV_RANGE_ATOMIC ? " atomic" : "");
  put_bound(d, r->lo);
  put(d, ", ");
  put_bound(d, r->hi);
  put(d, ")");
  if (r->pitch) put(d, " by %u the first %u", r->pitch, r->width);
  if (r->sure & GV_RANGE_ALL_SURE)
    put(d, " all");
  else if (r->sure_lo < r->sure_hi)
    put(d, " at least [%" PRId64 ", %" PRId64 ")", r->sure_lo, r->sure_hi);
  else
    put(d, r->sure & GV_RANGE_SOME_SURE ? " some" : " or none");
  put(d, "%s%s\n", r->sure & GV_RANGE_ASKS ? " where" : "",
      r->sure & GV_RANGE_NOT_NULL ? " unless null" : "");
}

/* What an operation says besides its name and operands. */
static void put_extras(dumper *d, const gv_op *op) {
  if (op->shared) put(d, " shared");
  if (op->bytes && op->kind == GV_OP_LOAD) put(d, " bytes %u", op->bytes);
  if (op->kind == GV_OP_MEMORY)
    put(d, "%s%s", op->heap ? " heap" : " stack", op->zeroed ? " zeroed" : "");
  if (op->kind == GV_OP_UNKNOWN && op->effects)
    put(d, op->effects == GV_NO_EFFECT ? " memory(none)" : " memory(read)");
  if (op->kind == GV_OP_UNLOWERED) put(d, " deps %u", op->deps);
  if (op->references == GV_UNCOUNTED) put(d, " uncounted");
  if (op->references && op->references != GV_UNCOUNTED) put(d, " %+d", op->references);
  if (op->unset) put(d, " unset");
  if (op->task != GV_NONE) put(d, " task %u", op->task);
  if (op->kind == GV_OP_CALL) put(d, " func %u", op->callee);
}

static void put_edge(dumper *d, const gv_op *op, const gv_edge *edge, bool first,
                     uint32_t first_block) {
  put(d, first ? " -> " : ", ");
  if (op->kind == GV_OP_SWITCH) {
    if (first)
      put(d, "default ");
    else
      put(d, "%" PRId64 " ", edge->case_value);
  }
  put(d, "^%u", edge->target - first_block);
  for (uint32_t i = 0; i < edge->pairs; i++) {
    const gv_pair *pair = &d->m->pairs.at[edge->first_pair + i];
    put(d, i ? ", " : "(");
    put_value(d, pair->arg);
    put(d, " = ");
    put_value(d, pair->source);
  }
  if (edge->pairs) put(d, ")");
}

static void put_sum(dumper *d, const gv_symbolic_sum *sum) {
  put(d, "%" PRId64, sum->plus);
  for (uint32_t i = 0; i < sum->count; i++) {
    put(d, " + %" PRId64 " * ", sum->at[i].by);
    put_value(d, sum->at[i].number);
  }
}

static void put_symbolic(dumper *d, const gv_symbolic_extent *x) {
  if (!x) return;
  put(d, "    operand %u: from ", x->operand);
  put_sum(d, &x->first);
  if (x->ends) {
    put(d, ", before ");
    put_sum(d, &x->end);
  }
  if (x->others) {
    put(d, " and ");
    put_sum(d, &x->other);
  }
  put(d, "\n");
}

static void put_op(dumper *d, const gv_op *op, const gv_block *block) {
  put(d, "  ");
  put_results(d, op);
  put(d, "%s", kind_names[op->kind]);
  if (op->name.len) put(d, " ");
  put_text(d, op->name);
  put(d, "(");
  put_operands(d, op);
  put(d, ")");
  put_extras(d, op);
  uint32_t first_block = d->m->functions.at[d->function].first_block;
  if (op->kind >= GV_OP_BR)
    for (uint32_t i = block->first_edge; i < block->end_edge; i++)
      put_edge(d, op, &d->m->edges.at[i], i == block->first_edge, first_block);
  put_loc(d, op->loc);
  if (op->unseen) put(d, "    what it does is not seen\n");
  for (uint32_t i = 0; i < op->range_count; i++)
    put_range(d, &d->m->ranges.at[op->first_range + i]);
  for (uint32_t i = 0; i < op->operand_count && d->m->symbolic.len; i++)
    put_symbolic(d, gv_symbolic_of(d->m, (uint32_t)(op - d->m->ops.at), i));
}

static void define_sum(dumper *d, const gv_symbolic_sum *sum) {
  for (uint32_t i = 0; i < sum->count; i++) define(d, sum->at[i].number);
}

/* What the dump of the operation names besides what it gets. */
static void define_symbolic(dumper *d, uint32_t op, uint32_t operand) {
  const gv_symbolic_extent *x = gv_symbolic_of(d->m, op, operand);
  if (!x) return;
  define_sum(d, &x->first);
  if (x->ends) define_sum(d, &x->end);
  if (x->others) define_sum(d, &x->other);
}

static void define_operands(dumper *d, const gv_op *op, const gv_block *block) {
  for (uint32_t i = 0; i < op->operand_count && d->m->symbolic.len; i++)
    define_symbolic(d, (uint32_t)(op - d->m->ops.at), i);
  for (uint32_t i = 0; i < op->operand_count; i++) define(d, gv_operands(d->m, op)[i]);
  if (op->kind < GV_OP_BR) return;
  for (uint32_t e = block->first_edge; e < block->end_edge; e++)
    for (uint32_t i = 0; i < d->m->edges.at[e].pairs; i++)
      define(d, d->m->pairs.at[d->m->edges.at[e].first_pair + i].source);
}

/* ---- functions ---- */

static uint32_t args_begin(const dumper *d, uint32_t block) {
  return block ? d->arg_ends[block - 1] : 0;
}

static void put_root(dumper *d, const char *what, gv_value_id id) {
  const gv_value *v = &d->m->values.at[id];
  put(d, "  %s %u ", what, v->b);
  put_value(d, id);
  put_type(d, v);
  if (v->def == GV_DEF_PARAM && v->c != GV_NONE) put(d, " in the buffer of %%%u", d->number[v->c]);
  put_loc(d, v->loc);
}

static void put_block(dumper *d, uint32_t id, uint32_t first_block) {
  const gv_block *block = &d->m->blocks.at[id];
  put(d, "^%u:\n", id - first_block);
  for (uint32_t i = args_begin(d, id); i < d->arg_ends[id]; i++) put_root(d, "arg", d->args[i]);
  for (uint32_t i = block->first_op; i < block->end_op; i++) {
    define_operands(d, &d->m->ops.at[i], block);
    put_op(d, &d->m->ops.at[i], block);
  }
}

static void number_roots(dumper *d, const gv_function *function) {
  const gv_model *m = d->m;
  for (uint32_t i = 0; i < function->params; i++)
    give_number(d, m->params.at[function->first_param + i]);
  for (uint32_t b = function->first_block; b < function->end_block; b++) {
    for (uint32_t i = args_begin(d, b); i < d->arg_ends[b]; i++) give_number(d, d->args[i]);
    for (uint32_t o = m->blocks.at[b].first_op; o < m->blocks.at[b].end_op; o++)
      for (uint32_t i = 0; i < m->ops.at[o].result_count; i++)
        give_number(d, gv_results(m, &m->ops.at[o])[i]);
  }
}

static void put_function(dumper *d, uint32_t id) {
  const gv_function *function = &d->m->functions.at[id];
  d->function = id;
  d->next = 0;
  number_roots(d, function);
  put(d, "func %u @", id);
  put_text(d, function->name);
  put(d, function->is_public ? " public" : " private");
  put_loc(d, function->loc);
  for (uint32_t i = 0; i < function->params; i++)
    put_root(d, "param", d->m->params.at[function->first_param + i]);
  for (uint32_t b = function->first_block; b < function->end_block; b++)
    put_block(d, b, function->first_block);
}

static void put_files_and_globals(dumper *d) {
  for (uint32_t i = 0; i < d->m->files.len; i++) {
    put(d, "file %u \"", i);
    put_text(d, d->m->files.at[i].path);
    put(d, "\"\n");
  }
  for (uint32_t i = 0; i < d->m->globals.len; i++) {
    const gv_global *global = &d->m->globals.at[i];
    put(d, "global %u @", i);
    put_text(d, global->name);
    put(d, " size %u%s%s", global->size, global->is_public ? " public" : " private",
        global->zeroed ? " zeroed" : "");
    put_loc(d, global->loc);
  }
}

static void put_mark(dumper *d, const gv_mark *mark) {
  if (mark->function == GV_NONE)
    put(d, "mark ");
  else
    put(d, "mark f%u ", mark->function);
  put_text(d, mark->rule.at ? mark->rule : GV_STR("unreadable"));
  put(d, " \"");
  put_text(d, mark->reason);
  put(d, "\"");
  put_loc(d, mark->loc);
}

/* Sorts the block arguments by block, by counting. */
static void collect_args(dumper *d) {
  const gv_model *m = d->m;
  d->arg_ends = gv_malloc((m->blocks.len + 1) * sizeof *d->arg_ends);
  memset(d->arg_ends, 0, (m->blocks.len + 1) * sizeof *d->arg_ends);
  for (uint32_t i = 0; i < m->values.len; i++)
    if (m->values.at[i].def == GV_DEF_BLOCK_ARG) d->arg_ends[m->values.at[i].a + 1]++;
  for (uint32_t b = 0; b < m->blocks.len; b++) d->arg_ends[b + 1] += d->arg_ends[b];
  d->args = gv_malloc(d->arg_ends[m->blocks.len] * sizeof *d->args);
  for (uint32_t i = 0; i < m->values.len;
       i++) /* arg_ends[b], so far where the part of b begins, becomes where it ends */
    if (m->values.at[i].def == GV_DEF_BLOCK_ARG) d->args[d->arg_ends[m->values.at[i].a]++] = i;
}

void gv_model_dump(const gv_model *model, gv_writer *write, void *to) {
  dumper d = {.m = model, .write = write, .to = to};
  d.number = gv_malloc(model->values.len * sizeof *d.number);
  d.stamp = gv_malloc(model->values.len * sizeof *d.stamp);
  if (model->values.len) memset(d.stamp, 0xff, model->values.len * sizeof *d.stamp);
  collect_args(&d);
  put_files_and_globals(&d);
  for (uint32_t f = 0; f < model->functions.len; f++) put_function(&d, f);
  for (uint32_t i = 0; i < model->marks.len; i++) put_mark(&d, &model->marks.at[i]);
  gv_vec_free(&d.stack);
  gv_free(d.number);
  gv_free(d.stamp);
  gv_free(d.arg_ends);
  gv_free(d.args);
}
