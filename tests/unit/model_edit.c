#include "model/edit.h"

#include "model/builder.h"
#include "unit.h"

static const gv_action create = {"mgpuStreamCreate", GV_CREATES_STREAM, 0, 0, {0}};
static const gv_action destroy = {
    "mgpuStreamDestroy", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_DESTROY}};
static const gv_action wait_for = {
    "mgpuStreamSynchronize", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_SYNC}};

static gv_loc at(uint32_t line) { return (gv_loc){0, line, 5}; }

/* Operations in the order of the model: the last block is filled first. */
enum { DESTROY, RETURN, CREATE, SYNC, BRANCH, LEAVE };

static void add(gv_model *m, const gv_action *action, gv_value_id *operand, uint32_t line) {
  gv_set_action(
      gv_add_op(m, GV_OP_ACTION, gv_str_of(action->name), at(line), operand, operand != NULL),
      action);
}

/* A stream is made, waited for, and destroyed behind a branch. `more`: and waited for once more
 * before the branch, twice of it in the other block. */
static gv_value_id build(gv_model *m, bool more) {
  gv_add_file(m, GV_STR("x.mlir"));
  gv_begin_function(m, GV_STR("main"), true, at(1));
  gv_value_id condition = gv_add_param(m, 1, 1, at(1));
  uint32_t entry = gv_add_block(m), left = gv_add_block(m), join = gv_add_block(m);
  gv_value_id arg = gv_add_block_arg(m, join, 0, 8, 0, at(8));
  uint32_t to_join = gv_add_edge(m, left, join, 0);
  gv_fill_block(m, join);
  add(m, &destroy, &arg, 9);
  gv_add_op(m, GV_OP_RETURN, GV_STR(""), at(10), NULL, 0);
  gv_fill_block(m, entry);
  add(m, &create, NULL, 2);
  gv_value_id stream = gv_add_result(m, 8, 0, at(2));
  add(m, &wait_for, &stream, 3);
  if (more) add(m, &wait_for, &stream, 4);
  gv_add_op(m, GV_OP_COND_BR, GV_STR(""), at(5), &condition, 1);
  gv_add_edge(m, entry, left, 0);
  uint32_t direct = gv_add_edge(m, entry, join, 0);
  gv_fill_block(m, left);
  gv_add_op(m, GV_OP_BR, GV_STR(""), at(7), NULL, 0);
  gv_add_pair(m, direct, arg, stream);
  gv_add_pair(m, to_join, arg, stream);
  gv_end_function(m);
  return stream;
}

static gv_model_change insert(uint32_t op, const gv_action *action, gv_value_id value) {
  return (gv_model_change){
      .kind = GV_CHANGE_INSERT, .op = op, .action = action, .value_count = 1, .values = {value}};
}

/* What comes of the changes; a program that comes of them holds to the invariants. */
static gv_model_edited edit(const gv_model_change *changes, uint32_t count, gv_model *m,
                            gv_model *to) {
  build(m, false);
  gv_model_edited edited = gv_model_edit(m, changes, count, to);
  if (edited == GV_EDIT_DONE) gv_model_check(to);
  return edited;
}

static void expect(gv_model_edited expected, gv_model_change change) {
  gv_model m = {0}, to = {0};
  ck_assert_int_eq(edit(&change, 1, &m, &to), expected);
  gv_model_clear(&to);
  gv_model_clear(&m);
}

START_TEST(what_is_inserted_is_as_if_it_had_been_read) {
  gv_model m = {0}, to = {0}, other = {0}, again = {0};
  gv_value_id stream = build(&other, true);
  build(&again, false);
  ck_assert_int_eq(edit(&(gv_model_change){0}, 0, &m, &to), GV_EDIT_DONE);
  ck_assert(gv_model_is_same(&m, &to) && gv_model_is_same(&to, &again) &&
            !gv_model_is_same(&to, &other));
  gv_model_clear(&to);
  const gv_model_change change = insert(BRANCH, &wait_for, stream);
  ck_assert_int_eq(gv_model_edit(&m, &change, 1, &to), GV_EDIT_DONE);
  gv_model_check(&to);
  ck_assert(gv_model_is_same(&to, &other) && !gv_model_is_same(&to, &again));
  gv_model_clear(&to);
  gv_model_clear(&other);
  gv_model_clear(&again);
  gv_model_clear(&m);
}
END_TEST

START_TEST(what_is_gone_comes_back_to_the_same) {
  gv_model m = {0}, without = {0}, to = {0};
  build(&m, true);
  build(&without, false);
  const gv_model_change change = {.kind = GV_CHANGE_REMOVE, .op = SYNC};
  ck_assert_int_eq(gv_model_edit(&m, &change, 1, &to), GV_EDIT_DONE);
  gv_model_check(&to);
  ck_assert(gv_model_is_same(&to, &without));
  gv_model_clear(&to);
  gv_model_clear(&without);
  gv_model_clear(&m);
}
END_TEST

START_TEST(calls_use_what_calls_before_them_make) {
  gv_model m = {0}, to = {0};
  gv_model_change changes[] = {
      insert(BRANCH, &create, GV_NONE), insert(BRANCH, &wait_for, GV_VALUE_OF_CHANGE),
      insert(LEAVE, &destroy, GV_VALUE_OF_CHANGE), insert(RETURN, &wait_for, GV_VALUE_OF_CHANGE)};
  changes[0].value_count = 0;
  ck_assert_int_eq(edit(changes, 4, &m, &to), GV_EDIT_DONE);
  ck_assert_uint_eq(to.ops.len, m.ops.len + 4);
  gv_model_clear(&to);
  gv_model_clear(&m);
  gv_model_change swapped[] = {insert(BRANCH, &wait_for, GV_VALUE_OF_CHANGE + 1), changes[0]};
  ck_assert_int_ne(edit(swapped, 2, &m, &to), GV_EDIT_DONE);
  gv_model_clear(&to);
  gv_model_clear(&m);
}
END_TEST

START_TEST(values_are_there_where_they_are_used) {
  gv_model m = {0};
  gv_value_id stream = build(&m, false), arg = gv_operands(&m, &m.ops.at[DESTROY])[0];
  gv_model_clear(&m);
  expect(GV_EDIT_INVALID, insert(CREATE, &wait_for, stream));
  expect(GV_EDIT_INVALID, insert(LEAVE, &wait_for, arg));
  expect(GV_EDIT_DONE, insert(LEAVE, &wait_for, stream));
  expect(GV_EDIT_DONE, insert(RETURN, &wait_for, arg));
  expect(GV_EDIT_INVALID, (gv_model_change){.kind = GV_CHANGE_REMOVE, .op = CREATE});
  expect(GV_EDIT_DONE, (gv_model_change){.kind = GV_CHANGE_REMOVE, .op = DESTROY});
  expect(GV_EDIT_INVALID, (gv_model_change){.kind = GV_CHANGE_MOVE, .op = LEAVE, .from = DESTROY});
  expect(GV_EDIT_DONE, (gv_model_change){.kind = GV_CHANGE_MOVE, .op = RETURN, .from = SYNC});
  expect(GV_EDIT_INVALID, (gv_model_change){.kind = GV_CHANGE_MOVE, .op = CREATE, .from = SYNC});
  expect(GV_EDIT_DONE,
         (gv_model_change){.kind = GV_CHANGE_OPERAND, .op = SYNC, .values = {GV_VALUE_NULL}});
  expect(
      GV_EDIT_NOT_MADE,
      (gv_model_change){.kind = GV_CHANGE_OPERAND, .op = SYNC, .operand = 7, .values = {stream}});
  expect(GV_EDIT_NOT_MADE, (gv_model_change){.kind = GV_CHANGE_REMOVE, .op = BRANCH});
}
END_TEST

UNIT_MAIN("model_edit", RUNS(what_is_inserted_is_as_if_it_had_been_read),
          RUNS(what_is_gone_comes_back_to_the_same), RUNS(calls_use_what_calls_before_them_make),
          RUNS(values_are_there_where_they_are_used))
