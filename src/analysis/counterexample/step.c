/* needs: what a path knows before an operation. gives: what it knows after it. cost: linear in the
 * operands; for a call, in what it writes. */
#include "counterexample/store.h"

/* A new handle: not null, and none of those before it. */
static void create(gv_execution *f, gv_value_id result, gv_creates what) {
  gv_number n = gv_number_fresh(&f->numbers);
  gv_number_set_handle(&f->numbers, n.unknown,
                       what == GV_CREATES_STREAM ? GV_HANDLE_STREAM : GV_HANDLE_RECORDED);
  f->numbers.unknowns.at[n.unknown].object = GV_OBJECT_MADE;
  gv_known_set(f, &f->current, result, n, 0);
}

/* As create() says of handles; memory of no bytes, for certain, may be null. */
static void tell_new_apart(gv_execution *f, const gv_op *op) {
  bool empty = false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id size = gv_operands(f->model, op)[i];
    if (gv_role_of(op, i) != GV_ROLE_SIZE || size == GV_NONE) continue;
    gv_number n = gv_known_number(f, size);
    empty |= !n.unknown && !n.plus;
  }
  if (empty || !op->result_count) return;
  gv_number made = gv_known_number(f, gv_results(f->model, op)[0]);
  f->numbers.unknowns.at[made.unknown].object = GV_OBJECT_MADE;
}

/* What the runtime has always. */
static void find_standing(gv_execution *f, gv_value_id result) {
  gv_number n = gv_number_fresh(&f->numbers);
  f->numbers.unknowns.at[n.unknown].object = GV_OBJECT_STANDING;
  gv_known_set(f, &f->current, result, n, 0);
}

bool gv_execute_fails(gv_execution *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if (!gv_is_handle_role(role) || value == GV_NONE) continue;
    gv_number n = gv_known_number(f, value);
    gv_handle handle = (gv_handle)f->numbers.unknowns.at[n.unknown].handle;
    if (n.plus || handle == GV_HANDLE_NONE) continue;
    if (gv_handle_step_in(handle, role, op->action).rule != GV_RULE_NONE) return true;
  }
  return false;
}

static void destroy(gv_execution *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = gv_operands(f->model, op)[i];
    if (role != GV_ROLE_STREAM_DESTROY && role != GV_ROLE_EVENT_DESTROY) continue;
    if (value == GV_NONE) continue;
    gv_number n = gv_known_number(f, value);
    if (!n.unknown || n.plus) continue;
    gv_number_set_handle(&f->numbers, n.unknown,
                         role == GV_ROLE_STREAM_DESTROY ? GV_HANDLE_DEAD_STREAM
                                                        : GV_HANDLE_DEAD_EVENT);
  }
}

/* ---- work ---- */

/* Something was enqueued on the stream, or recorded in the event, since the host waited last. */
static uint64_t enqueued(const gv_execution *f, gv_number n) {
  const int64_t words[] = {'q', f->made.waits, n.unknown, n.plus};
  return gv_hash(words, sizeof words, 0);
}

static bool is_wait(gv_role role) {
  return role == GV_ROLE_STREAM_SYNC || role == GV_ROLE_EVENT_SYNC;
}

void gv_execution_may_wait(gv_execution *f, const gv_op *op) {
  const uint32_t flags = GV_ACTION_BLOCKS | GV_ACTION_WAITS_ALL | GV_ACTION_MAY_BLOCK;
  bool waits = op->kind == GV_OP_CALL || op->kind == GV_OP_UNKNOWN;
  if (op->kind == GV_OP_ACTION) waits = op->action->flags & flags;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    waits |= is_wait(gv_role_of(op, i));
  f->made.waits += waits;
}

static void note_work(gv_execution *f, const gv_op *op) {
  uint32_t asked;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id handle = gv_operands(f->model, op)[i];
    if (role != GV_ROLE_STREAM_USE && role != GV_ROLE_EVENT_RECORD) continue;
    if (handle != GV_NONE) gv_known_first_look(f, enqueued(f, gv_known_number(f, handle)), &asked);
  }
  gv_execution_may_wait(f, op);
}

bool gv_execution_may_be_busy(gv_execution *f, const gv_op *query) {
  gv_number n = {0};
  uint32_t asked;
  for (uint32_t i = 0; i < query->operand_count; i++)
    if (is_wait(gv_role_of(query, i)) && gv_operands(f->model, query)[i] != GV_NONE)
      n = gv_known_number(f, gv_operands(f->model, query)[i]);
  bool made = n.unknown && f->numbers.unknowns.at[n.unknown].object == GV_OBJECT_MADE;
  if (gv_execute_fails(f, query)) return true; /* the answer is an error, and no "ready" */
  if (!made && !f->made.waits) return true;
  bool busy = !gv_known_first_look(f, enqueued(f, n), &asked);
  f->made.waits++;
  return busy;
}

/* ---- what calls give and write ---- */

/* A method of the C++ library that only looks at its object: "@_ZNKSt7…", "@_ZNKSs…". */
static bool is_question_of_library(const gv_op *op) {
  return op->kind == GV_OP_UNKNOWN && op->operand_count && gv_str_begins(op->name, "@_ZNKS");
}

/* The address of the memory that callers own, such as a text, which it reads. 0: it reads none
 * such; GV_NONE: more than one, or one twice. */
static uint32_t read_outside(gv_execution *f, const gv_op *op) {
  uint32_t address = 0;
  if (is_question_of_library(op)) {
    gv_value_id object = gv_operands(f->model, op)[0];
    bool outside = object != GV_NONE && gv_known_outside(f, object);
    return outside ? gv_known_number(f, object).unknown : GV_NONE;
  }
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    if (operand == GV_NONE || gv_role_of(op, i) != GV_ROLE_HOST_READ) continue;
    if (!gv_known_outside(f, operand)) continue;
    address = address ? GV_NONE : gv_known_number(f, operand).unknown;
  }
  return address;
}

/* It compares a text with itself, or the like. */
static bool reads_twice(gv_execution *f, const gv_op *op) {
  bool twice = false;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++)
    for (uint32_t k = 0; k < i && !twice; k++) {
      gv_value_id a = gv_operands(f->model, op)[i], b = gv_operands(f->model, op)[k];
      if (a == GV_NONE || b == GV_NONE) continue;
      if (gv_role_of(op, i) != GV_ROLE_HOST_READ || gv_role_of(op, k) != GV_ROLE_HOST_READ)
        continue;
      twice = gv_known_number(f, a).unknown == gv_known_number(f, b).unknown;
    }
  return twice;
}

static bool writes_for_host(const gv_model *m, const gv_op *op) {
  bool writes = false;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count && !writes; i++)
    writes = gv_operands(m, op)[i] != GV_NONE && gv_role_of(op, i) == GV_ROLE_HOST_WRITE;
  return writes;
}

/* It is known that something outside says what it writes. */
static bool is_told(const gv_op *op) {
  return op->action->flags & (GV_ACTION_OF_MACHINE | GV_ACTION_FROM_OUTSIDE);
}

/* It reads memory, whoever's. */
static bool reads_memory(const gv_model *m, const gv_op *op) {
  bool reads = op->kind != GV_OP_ACTION;
  for (uint32_t i = 0; i < op->operand_count && !reads; i++) {
    gv_role role = gv_role_of(op, i);
    reads =
        gv_operands(m, op)[i] != GV_NONE && gv_is_memory_role(role) && role != GV_ROLE_HOST_WRITE;
  }
  return reads;
}

/* What the earlier call whose arguments lie behind the number `asked` got as number `i`; behind the
 * last one, what it gave. */
static bool find_asked(const gv_execution *f, uint32_t asked, uint32_t i, gv_number *n) {
  if (asked + 1 + i >= f->numbers.unknowns.len) return false;
  const gv_unknown *then = &f->numbers.unknowns.at[asked + 1 + i];
  *n = then->b;
  return then->op == GV_NUMBER_ASKED && then->c.plus == i + 1;
}

/* It got the same, all of it, and nothing lies in memory but one text. */
static bool is_same_question(gv_execution *f, const gv_op *op, uint32_t asked) {
  bool same = true;
  uint32_t memory = 0;
  for (uint32_t i = 0; i < op->operand_count && same; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    memory += operand != GV_NONE && gv_is_memory_role(gv_role_of(op, i));
    gv_number now = operand == GV_NONE ? gv_number_constant(0) : gv_known_number(f, operand), then;
    same = find_asked(f, asked, i, &then) && gv_number_same(now, then);
  }
  return same && memory == 1;
}

/* The only text from outside that the call is about is an argument of the program, this one;
 * GV_NONE: it is about none, or about more. Tells the path of more. */
static uint32_t text_of(gv_execution *f, const gv_op *op) {
  uint32_t texts = 0, text = GV_NONE;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    if (operand == GV_NONE || gv_role_of(op, i) != GV_ROLE_HOST_READ) continue;
    if (!gv_known_outside(f, operand)) continue;
    text = gv_known_number(f, operand).unknown;
    texts++;
  }
  f->made.tied |= texts > 1;
  return texts == 1 && f->numbers.unknowns.at[text].text ? text : GV_NONE;
}

/* Not a text that may be an argument of the program by another name. */
static bool is_no_other_name(const gv_execution *f, gv_number n) {
  const gv_unknown *u = &f->numbers.unknowns.at[n.unknown];
  if (!n.unknown || u->text || u->own) return true;
  return u->object == GV_OBJECT_FIXED || u->object == GV_OBJECT_MADE ||
         u->object == GV_OBJECT_MADE_OR_NULL;
}

/* It was about another argument of the program, which says nothing of this one. */
static bool is_other_text(gv_execution *f, const gv_op *op, uint32_t text, uint32_t asked) {
  bool other = text != GV_NONE && !f->made.tied;
  for (uint32_t i = 0; i < op->operand_count && other; i++) {
    gv_number then;
    other = find_asked(f, asked, i, &then) && then.unknown != text && is_no_other_name(f, then);
  }
  return other;
}

/* What is known of an argument of the program by the answer of one function may follow for the
 * answer of another. */
static bool is_first_of_text(gv_execution *f, uint32_t text) {
  uint32_t asked;
  return text == GV_NONE ||
         (gv_known_first_look(f, gv_hash(&text, sizeof text, 1), &asked) && !f->made.tied);
}

/* A call of the path and an earlier one, of which the arguments lie behind the number `asked`: an
 * argument differs for sure. */
static bool is_other_question(gv_execution *f, const gv_op *op, uint32_t asked) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    if (operand == GV_NONE) continue;
    gv_number now = gv_known_number(f, operand);
    gv_unknown then = asked + 1 + i < f->numbers.unknowns.len
                          ? f->numbers.unknowns.at[asked + 1 + i]
                          : (gv_unknown){.op = GV_NUMBER_FREE};
    bool passed = then.op == GV_NUMBER_ASKED && then.c.plus == i + 1;
    gv_value value = f->model->values.at[operand];
    uint8_t width = !value.width && value.size == 8 ? GV_NUMBER_BITS : value.width;
    int64_t apart = (int64_t)((uint64_t)now.plus - (uint64_t)then.b.plus);
    if (passed && now.unknown == then.b.unknown && width && gv_sign_extend(apart, width))
      return true;
  }
  return false;
}

/* Behind what says that there was a call of the name. */
static void keep_arguments(gv_execution *f, const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(f->model, op)[i];
    gv_number n = operand == GV_NONE ? gv_number_constant(0) : gv_known_number(f, operand);
    *gv_push(&f->numbers.unknowns) = (gv_unknown){
        .op = GV_NUMBER_ASKED, .handle = GV_HANDLE_NONE, .b = n, .c = gv_number_constant(i + 1)};
  }
}

/* What the path knows of a call of an outside function: it has not called one of this name; each
 * such call that it has made had other arguments, for sure. */
typedef enum question { ASKED_AGAIN, ASKED_THE_SAME, OTHER_ARGUMENTS, FIRST_CALL } question;

/* What lies behind the arguments of an earlier call is what it gave, which is the same now. */
static bool has_answered(gv_execution *f, const gv_op *op, gv_number answer) {
  if (op->kind != GV_OP_ACTION || op->result_count != 1) return false;
  if (!(op->action->flags & GV_ACTION_ANSWERS) || !answer.unknown) return false;
  if (answer.unknown >= f->numbers.unknowns.len) return false;
  const gv_unknown *u = &f->numbers.unknowns.at[answer.unknown];
  return u->op == GV_NUMBER_FREE && u->answer;
}

/* What a function of a library answers to one question may tell the answer to another, but to one
 * about another argument of the program. Keeps the arguments. ASKED_THE_SAME: *answer is what it
 * gave. Linear in the calls of the name, of which at most MOST_CALLS are compared. */
enum { MOST_CALLS = 64 };
static question question_of(gv_execution *f, const gv_op *op, gv_number *answer) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_operands(f->model, op)[i] != GV_NONE) gv_known_number(f, gv_operands(f->model, op)[i]);
  const uint32_t text = text_of(f, op);
  bool is_new = true, is_first = is_first_of_text(f, text);
  for (uint64_t k = 0; is_new && k < MOST_CALLS; k++) {
    uint32_t asked;
    if (gv_known_first_look(f, gv_hash(op->name.at, op->name.len, k), &asked)) {
      keep_arguments(f, op);
      if (!is_first) return ASKED_AGAIN;
      return k ? OTHER_ARGUMENTS : FIRST_CALL;
    }
    if (text != GV_NONE && !f->made.tied && is_same_question(f, op, asked))
      answer->unknown = asked + 1 + op->operand_count;
    is_new = op->kind == GV_OP_UNKNOWN ? is_other_question(f, op, asked)
                                       : is_other_text(f, op, text, asked);
  }
  return has_answered(f, op, *answer) ? ASKED_THE_SAME : ASKED_AGAIN;
}

uint32_t gv_asked_of(const gv_op *op) {
  bool named = op->kind == GV_OP_UNKNOWN && op->name.len && op->name.at[0] == '@';
  return named ? (uint32_t)gv_hash(op->name.at, op->name.len, 0) : 0;
}

/* It looks at what the program has made itself. */
static bool looks_at_own(gv_execution *f, const gv_op *op) {
  return is_question_of_library(op) && gv_operands(f->model, op)[0] != GV_NONE &&
         !gv_known_outside(f, gv_operands(f->model, op)[0]);
}

/* What a function that is only declared gives or writes is chosen outside the first time; a second
 * answer may follow from that, unless it is a number, and the arguments are others. What it makes
 * of the program's own memory is computed, and so is what it makes of numbers. */
static question asked_by(gv_execution *f, const gv_op *op, gv_number *answer) {
  *answer = gv_number_constant(0);
  bool named = op->kind == GV_OP_ACTION || gv_asked_of(op);
  if (op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_COMPUTES) return ASKED_AGAIN;
  if (reads_twice(f, op) || looks_at_own(f, op)) return ASKED_AGAIN;
  if (writes_for_host(f->model, op) && !is_told(op)) return ASKED_AGAIN;
  question asked = question_of(f, op, answer);
  if (!named) return ASKED_AGAIN;
  if (op->kind != GV_OP_ACTION || !reads_memory(f->model, op)) return asked;
  return read_outside(f, op) ? asked : ASKED_AGAIN;
}

static void set_input(gv_execution *f, gv_value_id result, gv_number n) {
  if (f->model->values.at[result].width) gv_number_is_input(&f->numbers, n, result);
  gv_known_set(f, &f->current, result, n, 0);
}

static void choose_results(gv_execution *f, const gv_op *op, question asked, gv_number answer) {
  if (asked == ASKED_THE_SAME) {
    gv_known_set(f, &f->current, gv_results(f->model, op)[0], answer, 0);
    return;
  }
  const uint32_t about = read_outside(f, op);
  const bool computed = looks_at_own(f, op);
  for (uint32_t i = 0; i < op->result_count; i++) {
    bool number = f->model->values.at[gv_results(f->model, op)[i]].width;
    bool chosen = asked == FIRST_CALL || (asked == OTHER_ARGUMENTS && number);
    gv_number n = chosen ? gv_number_fresh(&f->numbers) : gv_number_unconstrained(&f->numbers);
    gv_unknown *u = &f->numbers.unknowns.at[n.unknown];
    if ((number || chosen) && !computed) u->asked_of = gv_asked_of(op);
    u->answer = chosen && (about || writes_for_host(f->model, op));
    u->about = about;
    set_input(f, gv_results(f->model, op)[i], n);
  }
}

/* How many there are, which is a number of four bytes and never below zero. */
static void assume_count(gv_execution *f, gv_address at, int64_t bytes) {
  uint32_t known = gv_map_get(&f->memory, gv_known_slot(at));
  if (bytes != 4 || known == GV_NONE) return;
  gv_numbers_assume(&f->numbers, (gv_goal){.op = GV_SLT,
                                           .is = false,
                                           .a = f->values.at[known].number,
                                           .b = gv_number_constant(0),
                                           .width = 32});
}

/* Not memory that the program itself fills, as work on the GPU does. */
static void write_arguments(gv_execution *f, const gv_op *op, bool chosen) {
  bool tells = writes_for_host(f->model, op) && op->action->flags & GV_ACTION_OF_MACHINE,
       counts = op->action->flags & GV_ACTION_COUNTS;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (role == GV_ROLE_MEMREF_WRITE) gv_known_overwrite(f, GV_NONE, true);
    if (!gv_writes_there(role)) continue;
    gv_address at = gv_known_place(f, gv_operands(f->model, op)[i]);
    f->made.tied |= role == GV_ROLE_HOST_WRITE && gv_known_not_own(f, at.key);
    bool unconstrained = !chosen || role != GV_ROLE_HOST_WRITE;
    gv_bytes bytes;
    bool whole = gv_find_written(f->model, op, i, &bytes) && bytes.lo == 0;
    if (whole)
      gv_known_overwrite_bytes(f, at, bytes.hi, unconstrained,
                               tells && !gv_known_not_own(f, at.key));
    else
      gv_known_tell(f, at.key, unconstrained, tells && !gv_known_not_own(f, at.key));
    if (whole && counts && !unconstrained) assume_count(f, at, bytes.hi);
  }
}

/* The parameter or constant of the callee that every return of it hands back as this result;
 * GV_NONE. */
static gv_value_id handed_back(gv_execution *f, uint32_t callee, uint32_t result) {
  const gv_model *m = f->model;
  const gv_function *function = &m->functions.at[callee];
  gv_value_id back = GV_NONE;
  for (uint32_t b = function->first_block;
       b < function->end_block && gv_numbers_spend(&f->numbers, 1); b++) {
    const gv_op *end = &m->ops.at[gv_terminator(m, b)];
    if (end->kind != GV_OP_RETURN) continue;
    gv_value_id id = result < end->operand_count ? gv_operands(m, end)[result] : GV_NONE;
    if (id == GV_NONE) return GV_NONE;
    id = gv_strip(m, id);
    const gv_value *v = &m->values.at[id], *before = back == GV_NONE ? v : &m->values.at[back];
    bool constant = v->def == GV_DEF_INT && before->def == GV_DEF_INT && v->k == before->k;
    if (!constant && (v->def != GV_DEF_PARAM || before->def != GV_DEF_PARAM || v->b != before->b))
      return GV_NONE;
    back = id;
  }
  return back;
}

static void take_results(gv_execution *f, const gv_op *op) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < op->result_count; i++) {
    gv_value_id back = handed_back(f, op->callee, i), given = back;
    if (back != GV_NONE && m->values.at[back].def == GV_DEF_PARAM)
      given = m->values.at[back].b < op->operand_count ? gv_operands(m, op)[m->values.at[back].b]
                                                       : GV_NONE;
    gv_number n =
        given == GV_NONE ? gv_number_unconstrained(&f->numbers) : gv_known_number(f, given);
    gv_known_set(f, &f->current, gv_results(m, op)[i], n, 0);
  }
}

static bool call_writes(gv_execution *f, uint32_t call, gv_key key) {
  bool found;
  uint32_t *known = gv_map_at(&f->writes, (uint64_t)call << 32 | key, &found);
  if (!found) *known = gv_call_writes(f->flow, call, key);
  return *known;
}

static void forget_handle(gv_execution *f, gv_number n) {
  if (!n.unknown || n.plus) return;
  gv_number_set_handle(&f->numbers, n.unknown, GV_HANDLE_NONE);
}

/* What a call that the path does not enter does to handles is not known: to those that it gets, or
 * can find in memory. */
static void forget_handles(gv_execution *f, const gv_op *op) {
  const gv_model *m = f->model;
  bool finds = false;
  if (op->kind == GV_OP_CALL && f->tab && !f->tab->ordering.orders[op->callee]) return;
  for (uint32_t g = 0; g < m->globals.len && !finds; g++)
    finds = op->kind == GV_OP_CALL ? f->flow->touches[(size_t)op->callee * m->globals.len + g]
                                   : m->globals.at[g].is_public;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    if (operand == GV_NONE) continue;
    gv_key key = gv_resolve(m, operand).key;
    forget_handle(f, gv_known_number(f, operand));
    finds |= key != GV_NONE && f->flow->use_start[key] < f->flow->use_start[key + 1];
  }
  if (finds) gv_numbers_forget_handles(&f->numbers);
}

/* Whatever is not declared only writes what it is seen to write. `chosen`: what else does, is
 * chosen outside. */
static void write_of_call(gv_execution *f, uint32_t op_id, bool chosen) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  bool inside = op->kind == GV_OP_CALL, unconstrained = inside || !chosen;
  gv_known_overwrite(f, GV_NONE, unconstrained);
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (inside ? f->flow->touches[(size_t)op->callee * m->globals.len + g]
               : m->globals.at[g].is_public)
      gv_known_overwrite(f, gv_key_of(GV_IN_GLOBAL, g), unconstrained);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_key named = operand == GV_NONE ? GV_NONE : gv_resolve(m, operand).key,
           key = named == GV_NONE ? named : gv_known_place(f, operand).key;
    if (named == GV_NONE) continue;
    if (inside && !call_writes(f, op_id, named)) continue;
    gv_known_overwrite(f, key, unconstrained);
    f->made.wrote |= inside && gv_known_not_own(f, key);
  }
}

/* What is read or written through an address has one: it is not null. */
static void assume_address(gv_execution *f, gv_value_id address) {
  const gv_model *m = f->model;
  while (m->values.at[address].def == GV_DEF_OFFSET || m->values.at[address].def == GV_DEF_COPY)
    address = m->values.at[address].a;
  gv_number n = gv_known_number(f, address);
  if (n.unknown && m->values.at[address].size == 8)
    gv_numbers_assume(&f->numbers,
                      (gv_goal){GV_EQ, false, n, gv_number_constant(0), GV_NUMBER_BITS});
}

void gv_effect_of_call(gv_execution *f, uint32_t op) { write_of_call(f, op, false); }

static void act(gv_execution *f, const gv_op *op) {
  bool creates = gv_creates_handle(op->action->creates);
  gv_number answer = {0};
  question asked = creates ? ASKED_AGAIN : asked_by(f, op, &answer);
  write_arguments(f, op, asked == FIRST_CALL || op->action->flags & GV_ACTION_OF_MACHINE);
  if (!gv_execute_fails(f, op)) destroy(f, op);
  note_work(f, op);
  if (op->action->flags & (GV_ACTION_RESETS | GV_ACTION_MAY_RESET))
    gv_numbers_forget_handles(&f->numbers);
  if (creates && op->result_count)
    create(f, gv_results(f->model, op)[0], op->action->creates);
  else if (op->action->creates == GV_CREATES_STANDING)
    find_standing(f, gv_results(f->model, op)[0]);
  else
    choose_results(f, op, op->action->creates != GV_CREATES_NOTHING ? FIRST_CALL : asked, answer);
  if (!creates && gv_creates_object(op->action->creates)) tell_new_apart(f, op);
}

static void call_outside(gv_execution *f, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  gv_number answer;
  question asked = asked_by(f, op, &answer);
  forget_handles(f, op);
  gv_execution_may_wait(f, op);
  if (op->effects == GV_ANY_EFFECT) write_of_call(f, op_id, asked == FIRST_CALL);
  choose_results(f, op, asked, answer);
}

void gv_execute_op(gv_execution *f, uint32_t op_id) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[op_id];
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    assume_address(f, operand[0]);
    if (op->result_count)
      set_input(f, gv_results(m, op)[0], gv_known_load(f, operand[0], gv_results(m, op)[0]));
    break;
  case GV_OP_STORE:
    assume_address(f, operand[1]);
    gv_known_store(f, gv_known_place(f, operand[1]), operand[0]);
    break;
  case GV_OP_MEMCPY:
    f->made.wrote |= gv_known_not_own(f, gv_known_place(f, operand[0]).key);
    gv_known_overwrite(f, gv_known_place(f, operand[0]).key, true);
    break;
  case GV_OP_MEMORY:
    gv_known_make(f, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]), op->zeroed);
    break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END:
    if (op->unset) gv_known_lose(f, gv_known_place(f, operand[0]).key);
    break;
  case GV_OP_ACTION: act(f, op); break;
  case GV_OP_CALL:
    forget_handles(f, op);
    gv_execution_may_wait(f, op);
    gv_effect_of_call(f, op_id);
    take_results(f, op);
    break;
  case GV_OP_UNKNOWN: call_outside(f, op_id); break;
#define OP(id, word, operands, results, gaps, min_edges, max_edges, path, replay)                  \
  GV_CASE_##path(GV_OP_##id)
#include "model/op.def"
    break;
  }
}
