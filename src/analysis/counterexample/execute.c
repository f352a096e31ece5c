/* needs: flow. gives: the numbers and handles of one path, and the conditions that it takes. cost:
 * linear in the path; for the conditions see numbers.c. */
#include "counterexample/checkpoint.h"
#include "counterexample/limits.h"
#include "counterexample/store.h"
#include "typestate/pending.h"

void gv_execution_init(gv_execution *f, const gv_model *model, const gv_flow *flow,
                       uint64_t limit) {
  memset(f, 0, sizeof *f);
  f->model = model;
  f->flow = flow;
  f->numbers.limit = limit;
  f->put_off = GV_NONE;
  f->entered = gv_malloc((model->blocks.len + 1) * sizeof *f->entered);
  memset(f->entered, 0, (model->blocks.len + 1) * sizeof *f->entered);
  f->havocked_at = gv_malloc((model->blocks.len + 1) * sizeof *f->havocked_at);
  memset(f->havocked_at, 0, (model->blocks.len + 1) * sizeof *f->havocked_at);
}

/* What the caller knows, and the numbers that it passes. */
static void take_passed(gv_execution *f) {
  const gv_passed *p = &f->passed;
  const gv_model *m = f->model;
  if (!p->unknowns.len) return;
  gv_numbers_spend(&f->numbers, p->unknowns.len + p->goals.len + p->numbers.len + p->held.len);
  gv_numbers_take(&f->numbers, p->unknowns.at, p->unknowns.len);
  for (uint32_t i = 0; i < p->goals.len; i++) *gv_push(&f->numbers.goals) = p->goals.at[i];
  for (uint32_t i = 0; i < p->numbers.len; i++)
    gv_known_set(f, &f->current, m->params.at[m->functions.at[p->function].first_param + i],
                 p->numbers.at[i], 0);
  for (uint32_t i = 0; i < p->held.len; i++)
    gv_known_hold(f, p->held.at[i].at, p->held.at[i].number, p->held.at[i].size);
  f->made = p->made;
  f->trace = p->trace;
}

void gv_execution_begin(gv_execution *f, uint32_t settled) {
  f->open = 0, f->settled = settled;
  f->log.len = 0;
  f->at = f->put_off = GV_NONE;
  f->throughs = 0;
  f->trace = (gv_trace){.begin = GV_NONE, .op = GV_NONE, .via = GV_NONE, .operand = GV_NONE};
  gv_numbers_grant(&f->numbers);
  if (gv_checkpoints_begin(f)) return;
  gv_numbers_begin(&f->numbers);
  f->begun = ++f->now;
  f->made = (gv_made){.wrote = false};
  f->choices.len = 0;
  take_passed(f);
  f->ready = f->now;
  gv_checkpoints_start(f);
}

void gv_execution_clear(gv_execution *f) {
  gv_map_free(&f->current);
  gv_map_free(&f->memory);
  gv_map_free(&f->written);
  gv_map_free(&f->writes);
  gv_numbers_clear(&f->numbers);
  gv_vec_free(&f->values);
  gv_vec_free(&f->stored);
  gv_vec_free(&f->choices);
  gv_vec_free(&f->times);
  gv_vec_free(&f->log);
  gv_execution_forget(f, (gv_passed){0});
  gv_checkpoints_clear(f);
  gv_free(f->entered);
  gv_free(f->havocked_at);
}

void gv_execution_choose(gv_execution *f, uint32_t condition, uint32_t atom, gv_number asks,
                         bool assumed) {
  *gv_push(&f->choices) = (gv_choice){
      .condition = condition, .atom = atom, .asks = asks, .assumed = assumed, .op = f->passes};
}

enum { CHOICE_DEPTH = 8 };

/* What is selected may be the handle or the memory that the path is about. */
static void note_choices(gv_execution *f, gv_value_id id, int depth) {
  gv_value v =
      id == GV_NONE ? (gv_value){.def = GV_DEF_NULL} : f->model->values.at[gv_strip(f->model, id)];
  if (v.def == GV_DEF_SELECT) {
    gv_number c =
        depth < CHOICE_DEPTH ? gv_known_number(f, v.a) : gv_number_unconstrained(&f->numbers);
    if (!gv_number_same(gv_known_number(f, v.b), gv_known_number(f, v.c)))
      gv_execution_choose(f, v.a, GV_NONE, c, false);
    if (depth == CHOICE_DEPTH) return;
    note_choices(f, v.b, depth + 1);
    note_choices(f, v.c, depth + 1);
  } else if (v.def == GV_DEF_OFFSET || v.def == GV_DEF_EXTRACT || v.def == GV_DEF_INSERT) {
    if (depth < CHOICE_DEPTH) note_choices(f, v.a, depth + 1);
    if (depth < CHOICE_DEPTH && v.def == GV_DEF_INSERT) note_choices(f, v.b, depth + 1);
  }
}

typedef struct leaf_check {
  const gv_execution *f;
  GV_VEC(gv_value_id) met;
  bool apart;
} leaf_check;

enum { LEAVES = 64 }; /* values that one is looked for among; beyond, it may be any */

static void check_leaf(void *to, gv_value_id leaf) {
  leaf_check *c = to;
  for (uint32_t i = 0; i < c->met.len; i++)
    if (c->met.at[i] == leaf) return;
  c->apart &= c->met.len < LEAVES;
  if (c->apart) *gv_push(&c->met) = leaf;
}

/* It is new when this operation is done, and another one than the object of the path. */
static bool is_another(const gv_execution *f, const gv_value *v) {
  if (v->def == GV_DEF_GLOBAL) return true;
  if (v->def != GV_DEF_RESULT || v->a == f->object->made_by) return false;
  const gv_op *op = &f->model->ops.at[v->a];
  if (op->kind == GV_OP_MEMORY) return true;
  return op->kind == GV_OP_ACTION && gv_creates_object(op->action->creates);
}

/* Whichever it is, the operand is nothing that the path is about: it is made by other operations,
 * by way of block arguments. */
static bool is_beside_the_object(const gv_execution *f, gv_value_id operand) {
  const gv_model *m = f->model;
  leaf_check c = {.f = f, .apart = true};
  gv_each_memory_leaf(m, operand, 0, m->values.at[operand].size, check_leaf, &c);
  for (uint32_t i = 0; i < c.met.len && c.apart; i++) {
    const gv_value *v = &m->values.at[c.met.at[i]];
    if (v->def != GV_DEF_BLOCK_ARG) {
      c.apart = is_another(f, v);
      continue;
    }
    for (uint32_t p = f->flow->pred_start[v->a]; p < f->flow->pred_start[v->a + 1] && c.apart;
         p++) {
      const gv_edge *edge = &m->edges.at[f->flow->preds[p]];
      for (uint32_t k = 0; k < edge->pairs; k++) {
        const gv_pair *pair = &m->pairs.at[edge->first_pair + k];
        if (pair->arg == c.met.at[i])
          gv_each_memory_leaf(m, pair->source, 0, m->values.at[pair->source].size, check_leaf, &c);
      }
    }
  }
  gv_vec_free(&c.met);
  return c.apart;
}

/* The role is one in which a handle or memory that is not the object of the path does nothing to
 * it: work that is enqueued on another stream neither orders what is pending nor is ordered with
 * it. */
static bool bears_on_nothing_else(const gv_execution *f, uint32_t op_id, gv_role role) {
  const gv_op *op = &f->model->ops.at[op_id];
  if (op_id == f->object->fault || op_id == f->object->begins) return false;
  if (gv_is_memory_role(role)) return true;
  if (role != GV_ROLE_STREAM_USE || op->action->flags & (GV_ACTION_BLOCKS | GV_ACTION_MAY_BLOCK))
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_event_role(gv_role_of(op, i))) return false;
  return true;
}

/* So may a handle or memory that the runtime gets: which it is, depends on the side of a branch
 * that the path takes. */
static void note_operands(gv_execution *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    note_choices(f, operand, 0);
    if (i == 0 && op->element) {
      gv_value_id is = f->model->elements.at[op->element - 1].is;
      gv_execution_choose(f, is, GV_NONE, gv_known_number(f, is), false);
    }
    const gv_chunked *chunk = gv_chunked_of(f->model, op->first_operand + i);
    if (chunk) gv_execution_choose(f, chunk->is, GV_NONE, gv_known_number(f, chunk->is), false);
    if (op->kind != GV_OP_ACTION) continue;
    if (gv_role_of(op, i) == GV_ROLE_NONE) continue;
    if (gv_role_of(op, i) == GV_ROLE_SIZE) continue;
    if (operand == GV_NONE) continue;
    if (!f->detours) continue;
    if (!f->detours->len) continue;
    gv_number n = gv_known_number(f, operand);
    if (!gv_number_is_either(&f->numbers, n)) continue;
    bool beside = f->object && f->object->made_by != GV_NONE &&
                  bears_on_nothing_else(f, op_id, gv_role_of(op, i)) &&
                  is_beside_the_object(f, operand);
    if (!beside) gv_execution_choose(f, GV_NONE, GV_NONE, n, false);
  }
}

gv_number gv_execution_atom(gv_execution *f, uint32_t atom) {
  const gv_atom *a = &f->tab->predicates.atoms.at[atom];
  if (a->test == GV_ATOM_ROOT) return gv_known_number(f, a->a);
  gv_number b = gv_predicates_is_case(a->b)
                    ? gv_number_constant(gv_predicates_case(&f->tab->predicates, a->b))
                    : gv_known_number(f, a->b);
  gv_number of = gv_predicates_is_case(a->a)
                     ? gv_number_constant(gv_predicates_case(&f->tab->predicates, a->a))
                     : gv_known_number(f, a->a);
  uint8_t width = f->model->values.at[gv_predicates_is_case(a->a) ? a->b : a->a].width;
  return gv_number_arith(&f->numbers, (gv_arith)a->test, 0, width ? width : GV_NUMBER_BITS, of, b);
}

/* By which places hold its streams and events, the path may have been chosen. */
static void note_states(gv_execution *f, uint32_t op) {
  if (!f->tab) return;
  const gv_asked_list *tells = &f->tab->uses.tells;
  for (uint32_t i = gv_map_get(&f->tab->uses.first_tell, op);
       i < tells->len && tells->at[i].of == op; i++) {
    uint32_t atom = tells->at[i].number;
    gv_execution_choose(f, GV_NONE, atom, gv_execution_atom(f, atom), false);
  }
}

static void pass(gv_execution *f, uint32_t op);

/* ---- calls that the path passes through ------------------------------------------------------ */

/* Control can only go straight through the callee. */
static bool is_straight(const gv_execution *f, const gv_op *op) {
  if (op->kind != GV_OP_CALL || f->throughs == GV_FEASIBLE_THROUGH) return false;
  const gv_function *callee = &f->model->functions.at[op->callee];
  if (callee->end_block != callee->first_block + 1) return false;
  return f->model->ops.at[gv_terminator(f->model, callee->first_block)].kind == GV_OP_RETURN;
}

static void pass_parameters(gv_execution *f, const gv_op *op) {
  const gv_model *m = f->model;
  const gv_function *callee = &m->functions.at[op->callee];
  GV_VEC(gv_number) numbers = {0};
  for (uint32_t i = 0; i < callee->params; i++) *gv_push(&numbers) = gv_known_argument(f, op, i);
  gv_keep_block(f, callee->first_block);
  f->entered[callee->first_block] = ++f->now;
  for (uint32_t i = 0; i < numbers.len; i++)
    gv_known_set(f, &f->current, m->params.at[callee->first_param + i], numbers.at[i], 0);
  gv_vec_free(&numbers);
}

static void pass_results(gv_execution *f, const gv_op *op, const gv_op *back) {
  const gv_model *m = f->model;
  GV_VEC(gv_number) numbers = {0};
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool given = i < back->operand_count && gv_operands(m, back)[i] != GV_NONE;
    *gv_push(&numbers) =
        given ? gv_known_number(f, gv_operands(m, back)[i]) : gv_number_unconstrained(&f->numbers);
  }
  for (uint32_t i = 0; i < op->result_count; i++)
    gv_known_set(f, &f->current, gv_results(m, op)[i], numbers.at[i], 0);
  gv_vec_free(&numbers);
}

static void pass_block(gv_execution *f, uint32_t block) {
  uint32_t end = gv_terminator(f->model, block);
  for (uint32_t o = f->model->blocks.at[block].first_op;
       o < end && gv_numbers_spend(&f->numbers, 1); o++)
    pass(f, o);
}

/* All of a callee that the object of the path does not come to. */
static void pass_through(gv_execution *f, uint32_t call) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[call];
  uint32_t block = m->functions.at[op->callee].first_block;
  pass_parameters(f, op);
  f->through[f->throughs++] = call;
  pass_block(f, block);
  pass_results(f, op, &m->ops.at[gv_terminator(m, block)]);
  f->throughs--;
}

static bool assume(gv_execution *f, uint32_t from, uint32_t edge);
static void enter_block(gv_execution *f, const gv_edge *edge);

/* The path has gone a way of which it does not know whether it can. */
static void rest_on(gv_execution *f, gv_number n) {
  gv_execution_choose(f, GV_NONE, GV_NONE, n, true);
}

/* On the way back from the callee: the nearest edge that can be taken, as far as the path knows;
 * GV_NONE. */
static uint32_t edge_back(gv_execution *f, uint32_t block) {
  const gv_block *b = &f->model->blocks.at[block];
  const uint32_t *to_return = f->tab->control.to_return;
  uint64_t before = 0; /* distance and number of the edge that was tried last, and 1 */
  uint32_t ways = 0;
  for (uint32_t e = b->first_edge; e < b->end_edge; e++)
    ways += to_return[f->model->edges.at[e].target] != GV_NONE;
  bool chooses = ways > 1;
  for (uint32_t tried = b->first_edge; tried < b->end_edge; tried++) {
    uint64_t next = UINT64_MAX;
    for (uint32_t e = b->first_edge; e < b->end_edge; e++) {
      uint32_t distance = to_return[f->model->edges.at[e].target];
      uint64_t at = ((uint64_t)distance << 32 | e) + 1;
      if (distance != GV_NONE && at > before && at < next) next = at;
    }
    if (next == UINT64_MAX || !gv_numbers_spend(&f->numbers, 1)) return GV_NONE;
    uint32_t goals = f->numbers.goals.len, edge = (uint32_t)(next - 1);
    f->asked = gv_number_constant(1);
    if (assume(f, block, edge) && (!chooses || gv_numbers_hold(&f->numbers))) return edge;
    f->numbers.goals.len = goals;
    before = next;
  }
  return GV_NONE;
}

/* One way through the callee by which control comes back, where others may not. False: none is
 * found. */
static bool find_way_back(gv_execution *f, const gv_op *op) {
  const gv_model *m = f->model;
  uint32_t block = m->functions.at[op->callee].first_block;
  for (uint32_t steps = 0; steps < WAY_BACK_LIMIT; steps++) {
    pass_block(f, block);
    if (m->ops.at[gv_terminator(m, block)].kind == GV_OP_RETURN) {
      pass_results(f, op, &m->ops.at[gv_terminator(m, block)]);
      return true;
    }
    uint32_t edge = edge_back(f, block);
    if (edge == GV_NONE) return false;
    rest_on(f, f->asked);
    enter_block(f, &m->edges.at[edge]);
    block = m->edges.at[edge].target;
  }
  return false;
}

/* The values of a function are those of one run of it. */
static bool runs_already(const gv_execution *f, uint32_t call) {
  uint32_t callee = f->model->ops.at[call].callee;
  bool runs = gv_function_of_op(f->model, f->throughs ? f->through[0] : call) == callee;
  for (uint32_t i = 0; i < f->throughs; i++)
    runs |= f->model->ops.at[f->through[i]].callee == callee;
  return runs;
}

/* A call that the path passes by, and from which control need not come back: here it does. */
static void come_back(gv_execution *f, uint32_t call) {
  const gv_op *op = &f->model->ops.at[call];
  bool found = false;
  if (f->throughs < GV_FEASIBLE_THROUGH && !runs_already(f, call)) {
    gv_number asked = f->asked;
    pass_parameters(f, op);
    f->through[f->throughs++] = call;
    found = find_way_back(f, op);
    f->throughs--;
    f->asked = asked;
  }
  if (found) return;
  rest_on(f, gv_number_unconstrained(&f->numbers));
  gv_execute_op(f, call);
}

/* One operation of the path. */
static void pass(gv_execution *f, uint32_t op) {
  const gv_op *at = &f->model->ops.at[op];
  if (!f->throughs) f->passes = op;
  if (at->kind == GV_OP_MEMORY && at->element)
    gv_numbers_assume(
        &f->numbers,
        gv_number_truth(gv_known_number(f, f->model->elements.at[at->element - 1].is), true));
  note_operands(f, op);
  note_states(f, op);
  if (is_straight(f, &f->model->ops.at[op])) {
    pass_through(f, op);
    return;
  }
  if (f->tab && gv_may_not_come_back(f->tab, at)) {
    come_back(f, op);
    return;
  }
  if (gv_traces_each_op(f)) gv_trace_op(f, op);
  if (gv_can_log(f)) gv_log_op(f, op);
  gv_execute_op(f, op);
}

/* Passes what the path has put off. False: beyond the budget. */
static bool catch_up(gv_execution *f) {
  uint32_t first = f->put_off;
  if (first == GV_NONE) return true;
  f->put_off = GV_NONE;
  first = gv_checkpoints_skip(f, first, f->at);
  bool holds = gv_numbers_spend(&f->numbers, f->at - first);
  for (uint32_t o = first; o < f->at && holds; o++) {
    gv_checkpoints_before(f, o);
    pass(f, o);
  }
  return holds;
}

/* Nothing in [first, end) can contradict anything, or is chosen between: what it does to numbers is
 * found out once they are asked for. */
static bool can_wait(const gv_execution *f, uint32_t first, uint32_t end) {
  const gv_tabulation *e = f->tab;
  if (!e) return false;
  if (!e->search.decisive_known) return false;
  if (f->passed.unknowns.len) return false;
  if (f->detours && f->detours->len) return false;
  if (gv_is_tracing(f)) return false;
  return gv_first_in(e->search.decisive.at, e->search.decisive.len, first, end) == end;
}

/* The path goes on to `end`, in the block where it is. False: beyond the budget. */
static bool go_on_to(gv_execution *f, uint32_t end) {
  const gv_block *block = &f->model->blocks.at[f->model->ops.at[end].block];
  bool inside = f->at != GV_NONE && f->at >= block->first_op && f->at <= end;
  uint32_t first = inside ? f->at : block->first_op;
  f->at = end;
  if (f->put_off == GV_NONE) f->put_off = first;
  return can_wait(f, f->put_off, end) || catch_up(f);
}

void gv_execution_arrive(gv_execution *f, uint32_t op) {
  if (!go_on_to(f, op)) return;
  if (f->put_off != GV_NONE && can_wait(f, op, op + 1)) return;
  if (!catch_up(f)) return;
  gv_checkpoints_close(f);
  f->passes = op;
  note_operands(f, op);
  note_states(f, op);
}

void gv_execution_trace(gv_execution *f, uint32_t op, uint32_t operand) {
  if (f->put_off != GV_NONE) catch_up(f);
  f->trace = (gv_trace){.begin = op,
                        .op = op,
                        .via = GV_NONE,
                        .by_log = operand == GV_NONE && gv_can_log(f),
                        .from = f->log.len,
                        .operand = operand};
}

bool gv_execution_trace_number(gv_execution *f, gv_value_id number) {
  gv_trace *t = &f->trace;
  for (uint32_t i = 0; i < t->wants; i++)
    if (t->wanted[i] == number) return true;
  if (t->wants == GV_TRACE_NUMBERS) return false;
  t->wanted[t->wants++] = number;
  t->by_log = false;
  return true;
}

bool gv_execution_knows(gv_execution *f, gv_value_id handle) {
  catch_up(f);
  gv_checkpoints_close(f);
  return gv_known_handle(f, handle);
}

bool gv_execution_settle(gv_execution *f, uint32_t choice, bool is) {
  catch_up(f);
  gv_checkpoints_close(f);
  gv_keep_choice(f, choice);
  f->choices.at[choice].assumed = true;
  return gv_numbers_assume(&f->numbers, gv_number_truth(f->choices.at[choice].asks, is));
}

bool gv_execution_holds(gv_execution *f) {
  if (!f->numbers.goals.len && f->put_off != GV_NONE) return true;
  if (!catch_up(f)) return false;
  if (gv_checkpoints_known_to_hold(f)) return true;
  return gv_numbers_hold(&f->numbers) && gv_checkpoints_hold(f);
}

/* ---- edges ----------------------------------------------------------------------------------- */

static bool assume_side(gv_execution *f, gv_value_id on, bool is) {
  gv_number n = gv_known_number(f, on);
  f->asked = n;
  return gv_numbers_assume(&f->numbers, gv_number_truth(n, is));
}

static bool assume_case(gv_execution *f, uint32_t from, uint32_t edge, gv_value_id on) {
  const gv_model *m = f->model;
  gv_number n = gv_known_number(f, on);
  uint32_t first = m->blocks.at[from].first_edge;
  uint8_t width = m->values.at[on].width;
  f->asked = n;
  bool holds = true;
  if (edge != first)
    return gv_numbers_assume(
        &f->numbers,
        (gv_goal){GV_EQ, true, n, gv_number_constant(m->edges.at[edge].case_value), width});
  for (uint32_t e = first + 1; e < m->blocks.at[from].end_edge && holds; e++)
    holds = gv_numbers_spend(&f->numbers, 1) &&
            gv_numbers_assume(
                &f->numbers,
                (gv_goal){GV_EQ, false, n, gv_number_constant(m->edges.at[e].case_value), width});
  return holds;
}

/* What is asked by the block's end, whether there is nothing to wait for; NULL: nothing is. If
 * there is nothing, it is as a wait. */
static const gv_op *query_of(const gv_model *m, uint32_t block) {
  const gv_op *choice = &m->ops.at[gv_terminator(m, block)];
  uint32_t idle = m->edges.at[m->blocks.at[block].first_edge].target;
  const gv_op *query = &m->ops.at[m->blocks.at[idle].first_op];
  return choice->outside && query->kind == GV_OP_ACTION && gv_str_equal(query->name, choice->name)
             ? query
             : NULL;
}

/* What has to hold so that control leaves the block by the edge. */
static bool assume(gv_execution *f, uint32_t from, uint32_t edge) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[gv_terminator(m, from)];
  bool first = edge == m->blocks.at[from].first_edge;
  if (op->kind == GV_OP_COND_BR) {
    bool holds = assume_side(f, gv_operands(m, op)[0], first);
    if (op->assumed) f->asked = gv_number_constant(first);
    return holds;
  }
  if (op->kind == GV_OP_SWITCH) return assume_case(f, from, edge, gv_operands(m, op)[0]);
  if (op->kind == GV_OP_CHOICE && !op->outside && !(op->repeats && !first))
    f->asked = gv_number_unconstrained(&f->numbers);
  const gv_op *query = op->kind == GV_OP_CHOICE && !first ? query_of(m, from) : NULL;
  if (query && !gv_execution_may_be_busy(f, query)) f->asked = gv_number_unconstrained(&f->numbers);
  return true;
}

/* Block arguments get their sources' numbers, all read before any is set. */
static void enter_block(gv_execution *f, const gv_edge *edge) {
  const gv_model *m = f->model;
  GV_VEC(gv_number) sources = {0};
  for (uint32_t p = 0; p < edge->pairs; p++)
    note_choices(f, m->pairs.at[edge->first_pair + p].source, 0);
  for (uint32_t p = 0; p < edge->pairs; p++)
    *gv_push(&sources) = gv_known_number(f, m->pairs.at[edge->first_pair + p].source);
  gv_keep_block(f, edge->target);
  f->entered[edge->target] = ++f->now;
  for (uint32_t p = 0; p < edge->pairs; p++)
    gv_known_set(f, &f->current, m->pairs.at[edge->first_pair + p].arg, sources.at[p], 0);
  gv_vec_free(&sources);
}

/* ---- detours --------------------------------------------------------------------------------- */

bool gv_is_detour(const gv_detour_list *list, uint32_t branch) {
  for (uint32_t i = 0; i < list->len; i++)
    if (list->at[i].branch == branch) return !list->at[i].late;
  return false;
}

bool gv_is_on_detour(const gv_detour *d, uint32_t block) {
  for (uint32_t i = 0; i < d->blocks.len; i++)
    if (d->blocks.at[i] == block) return true;
  return false;
}

/* What the operation could have done on the other side is not known any more. */
static void blur_op(gv_execution *f, uint32_t op_id, const gv_skipped *rounds) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operand = gv_operands(m, op);
  bool calls = op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN;
  if (op->kind == GV_OP_STORE || op->kind == GV_OP_MEMCPY) {
    bool store = op->kind == GV_OP_STORE;
    gv_key key = gv_known_place(f, operand[store]).key;
    f->made.wrote |= gv_known_not_own(f, key);
    if (store)
      gv_skip_store(f, rounds, operand[1], m->values.at[operand[0]].size);
    else
      gv_known_overwrite(f, key, true);
  }
  if (op->kind == GV_OP_MEMORY)
    gv_known_overwrite(f, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]), true);
  if ((op->kind == GV_OP_SLOT_BEGIN || op->kind == GV_OP_SLOT_END) && op->unset)
    gv_known_lose(f, gv_known_place(f, operand[0]).key);
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    if (operand[i] != GV_NONE && gv_writes_there(gv_role_of(op, i)))
      gv_known_overwrite(f, gv_known_place(f, operand[i]).key, true);
  if (calls) gv_effect_of_call(f, op_id);
  if (!calls && op->kind != GV_OP_ACTION) return;
  gv_execution_may_wait(f, op);
  gv_numbers_forget_handles(&f->numbers);
  gv_execution_follow(f);
  f->trace.havocked_at = true, f->trace.events = 0;
}

/* Is it the same argument whichever way control comes from the detour? */
static bool is_settled(const gv_execution *f, const gv_detour *d, const gv_pair *pair) {
  const gv_model *m = f->model;
  gv_value_id source = gv_strip(m, pair->source);
  uint32_t block = gv_def_block(m, source);
  bool same = gv_is_root(&m->values.at[source]) ? block == GV_NONE || !gv_is_on_detour(d, block)
                                                : m->values.at[source].def <= GV_DEF_GLOBAL;
  for (uint32_t p = f->flow->pred_start[d->join]; p < f->flow->pred_start[d->join + 1] && same;
       p++) {
    const gv_edge *edge = &m->edges.at[f->flow->preds[p]];
    uint32_t from = f->flow->edge_from[f->flow->preds[p]];
    if (from != d->branch && !gv_is_on_detour(d, from)) continue;
    for (uint32_t i = 0; i < edge->pairs && same; i++) {
      const gv_pair *other = &m->pairs.at[edge->first_pair + i];
      same = other->arg != pair->arg || gv_strip(m, other->source) == source;
    }
  }
  return same;
}

/* What the program means something under, at the end of the block. */
static bool assume_meaning(gv_execution *f, const gv_detour *d, uint32_t block) {
  const gv_model *m = f->model;
  const gv_op *branch = &m->ops.at[gv_terminator(m, block)];
  if (branch->kind != GV_OP_COND_BR) return true;
  if (!gv_is_assumed_beside(m, f->flow, d, m->blocks.at[block].first_edge + 1)) return true;
  gv_number n = gv_known_number(f, gv_operands(m, branch)[0]);
  return gv_numbers_assume(&f->numbers, gv_number_truth(n, true));
}

bool gv_execute_havoc(gv_execution *f, const gv_detour *d, const gv_skipped *rounds) {
  const gv_model *m = f->model;
  bool means = assume_meaning(f, d, d->branch);
  for (uint32_t i = 0; i < d->blocks.len && means; i++)
    means = assume_meaning(f, d, d->blocks.at[i]);
  f->weak_updates = true;
  for (uint32_t i = 0; i < d->blocks.len; i++) {
    const gv_block *block = &m->blocks.at[d->blocks.at[i]];
    gv_keep_block(f, d->blocks.at[i]);
    f->havocked_at[d->blocks.at[i]] = f->entered[d->blocks.at[i]] =
        ++f->now; /* what is defined there may be of another round */
    bool holds = gv_numbers_spend(&f->numbers, block->end_op - block->first_op);
    for (uint32_t o = block->first_op; o < block->end_op && holds; o++) blur_op(f, o, rounds);
  }
  f->weak_updates = false;
  return means;
}

/* The path has come by one side of the branch, or by the other. */
static bool blur(gv_execution *f, const gv_detour *d, uint32_t from, const gv_edge *edge) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < edge->pairs; i++) {
    const gv_pair *pair = &m->pairs.at[edge->first_pair + i];
    if (!is_settled(f, d, pair))
      gv_known_set(f, &f->current, pair->arg, gv_number_either(&f->numbers), 0);
  }
  gv_number last;
  if (from == d->branch && d->misses && !gv_has_come_by(f, d)) return false;
  bool counted = from == d->branch && gv_counter_behind(f, d, &last);
  gv_skipped rounds = {d, gv_number_unconstrained(&f->numbers), {0}};
  if (counted) rounds.first = gv_known_number(f, d->exit.counter);
  if (counted) rounds.last = last; /* or the one before it */
  if (!gv_execute_havoc(f, d, &rounds)) return false;
  if (counted) gv_known_set(f, &f->current, d->exit.counter, last, 0);
  return true;
}

/* What the path knows after the edge, where detours end or begin. */
static bool take_detours(gv_execution *f, uint32_t from, const gv_edge *edge) {
  bool holds = true;
  for (uint32_t i = 0; f->detours && i < f->detours->len && holds; i++) {
    const gv_detour *d = &f->detours->at[i];
    if (d->late && d->header == edge->target && from != d->branch && !gv_is_on_detour(d, from))
      holds = gv_execute_late_rounds(f, d);
    else if (!d->late && d->join == edge->target)
      holds = blur(f, d, from, edge);
  }
  return holds;
}

/* The path goes on into a loop that has rounds. */
static bool enters_same_rounds(const gv_execution *f, uint32_t from, uint32_t target) {
  for (uint32_t i = 0; i < f->detours->len; i++)
    if (f->detours->at[i].branch == from && f->detours->at[i].same_rounds)
      return gv_is_on_detour(&f->detours->at[i], target);
  return false;
}

/* The path knows the condition: control leaves the block by this edge. */
static bool is_taken(gv_execution *f, uint32_t from, uint32_t edge) {
  const gv_op *op = &f->model->ops.at[gv_terminator(f->model, from)];
  if (op->kind != GV_OP_COND_BR) return false;
  gv_number n = gv_known_number(f, gv_operands(f->model, op)[0]);
  return !n.unknown && (n.plus & 1) == (edge == f->model->blocks.at[from].first_edge);
}

bool gv_execution_edge(gv_execution *f, uint32_t edge_id) {
  const gv_model *m = f->model;
  GV_ASSERT(edge_id < m->edges.len);
  uint32_t from = f->flow->edge_from[edge_id];
  if (gv_checkpoints_cross(f, edge_id)) return true;
  bool holds = go_on_to(f, gv_terminator(m, from)) && catch_up(f);
  f->asked = gv_number_constant(1);
  f->unmoved = false;
  bool detour = f->detours && gv_is_detour(f->detours, from) &&
                !enters_same_rounds(f, from, m->edges.at[edge_id].target);
  f->taken_surely = detour && holds && is_taken(f, from, edge_id);
  if (holds && !detour) {
    uint32_t goals = f->numbers.goals.len;
    holds = assume(f, from, edge_id);
    f->unmoved = !holds && f->numbers.goals.len == goals;
    if (f->unmoved) return false;
  }
  f->passes = gv_terminator(m, from);
  if (holds) enter_block(f, &m->edges.at[edge_id]);
  if (holds) holds = take_detours(f, from, &m->edges.at[edge_id]);
  f->at = GV_NONE;
  if (holds) gv_checkpoints_crossed(f, edge_id);
  if (!holds) gv_checkpoints_close(f);
  return holds;
}

/* ---- calls that the path enters -------------------------------------------------------------- */

#define COPY(to, from)                                                                             \
  do {                                                                                             \
    (to)->len = 0;                                                                                 \
    for (uint32_t i = 0; i < (from)->len; i++) *gv_push(to) = (from)->at[i];                       \
  } while (0)

static void clear_passed(gv_passed *p) {
  gv_vec_free(&p->unknowns);
  gv_vec_free(&p->goals);
  gv_vec_free(&p->numbers);
  gv_vec_free(&p->places);
  gv_vec_free(&p->held);
}

void gv_execution_forget(gv_execution *callee, gv_passed before) {
  clear_passed(&callee->passed);
  callee->passed = before;
}

void gv_list_held(gv_execution *f, gv_held_list *held) {
  for (uint32_t i = 0; i < f->stored.len && gv_numbers_spend(&f->numbers, 1); i++) {
    gv_address at = f->stored.at[i];
    const gv_stamped *v = &f->values.at[gv_map_get(&f->memory, gv_known_slot(at))];
    if (v->since >= f->begun && v->since >= gv_known_change(f, at.key).at)
      *gv_push(held) = (gv_held){at, v->number, v->size};
  }
}

/* The function's own, of which each run has another one; or what one of its parameters points to.
 */
static bool is_of(const gv_model *m, gv_key key, uint32_t function) {
  if (key == GV_NONE || gv_key_space(key) != GV_IN_MEMORY) return false;
  const gv_value *base = &m->values.at[gv_key_base(key)];
  return (base->def == GV_DEF_PARAM ? base->a : gv_function_of_op(m, base->a)) == function;
}

gv_passed gv_execution_enter(gv_execution *callee, gv_execution *caller, uint32_t call) {
  GV_ASSERT(callee->model->ops.at[call].kind == GV_OP_CALL);
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call];
  gv_passed before = callee->passed, p = {.function = op->callee};
  go_on_to(caller, call);
  catch_up(caller);
  gv_checkpoints_close(caller);
  gv_execution_follow(caller);
  for (uint32_t i = 0; i < op->operand_count && i < m->functions.at[op->callee].params; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_address place =
        operand == GV_NONE ? (gv_address){GV_NONE, 0} : gv_known_place(caller, operand);
    *gv_push(&p.places) = is_of(m, place.key, op->callee) ? (gv_address){GV_NONE, 0} : place;
    *gv_push(&p.numbers) = gv_known_argument(caller, op, i);
  }
  gv_list_held(caller, &p.held);
  COPY(&p.unknowns, &caller->numbers.unknowns);
  COPY(&p.goals, &caller->numbers.goals);
  p.made = caller->made;
  p.trace = caller->trace;
  callee->passed = p;
  return before;
}

void gv_execution_leave(gv_execution *callee, gv_execution *caller, uint32_t call, uint32_t end) {
  const gv_model *m = caller->model;
  const gv_op *op = &m->ops.at[call], *back = &m->ops.at[end];
  go_on_to(callee, end);
  catch_up(callee);
  gv_checkpoints_close(callee);
  gv_checkpoints_close(caller);
  GV_VEC(gv_number) results = {0};
  gv_held_list held = {0};
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool given = i < back->operand_count && gv_operands(m, back)[i] != GV_NONE;
    *gv_push(&results) = given ? gv_known_number(callee, gv_operands(m, back)[i])
                               : gv_number_unconstrained(&callee->numbers);
  }
  gv_list_held(callee, &held);
  gv_numbers_take(&caller->numbers, callee->numbers.unknowns.at, callee->numbers.unknowns.len);
  COPY(&caller->numbers.goals, &callee->numbers.goals);
  caller->made = callee->made;
  caller->trace = callee->trace;
  gv_effect_of_call(caller, call);
  for (uint32_t i = 0; i < held.len; i++)
    if (!is_of(m, held.at[i].at.key, op->callee))
      gv_known_hold(caller, held.at[i].at, held.at[i].number, held.at[i].size);
  for (uint32_t i = 0; i < op->result_count; i++)
    gv_known_set(caller, &caller->current, gv_results(m, op)[i], results.at[i], 0);
  caller->at = call + 1;
  gv_vec_free(&results);
  gv_vec_free(&held);
}

bool gv_execution_passes(const gv_execution *caller, uint32_t call) {
  const gv_tabulation *e = caller->tab;
  if (!e || !e->search.decisive_known) return false;
  if (!e->search.is_quiet[caller->model->ops.at[call].callee]) return false;
  return gv_can_log(caller) && !gv_traces_each_op(caller);
}

gv_passed gv_execution_enter_aside(gv_execution *callee, uint32_t call) {
  gv_passed before = callee->passed;
  callee->passed = (gv_passed){.function = callee->model->ops.at[call].callee};
  return before;
}

void gv_execution_leave_aside(gv_execution *callee, gv_execution *caller, uint32_t call) {
  const gv_trace *to = &callee->trace;
  if (to->op == GV_NONE) {
    caller->trace.told += to->told;
    return;
  }
  caller->trace = (gv_trace){.begin = to->op,
                             .op = to->op,
                             .via = call,
                             .operand = GV_NONE,
                             .by_log = true,
                             .from = caller->log.len,
                             .told = to->told};
}
