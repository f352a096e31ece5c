#include "profile/profile.h"

#include "unit.h"

static gv_str text_of(const char *text) { return gv_str_of(text); }

/* What is wrong with the text; empty: nothing. In the arena. */
static gv_str wrong_with(gv_profile *profile, const char *text, bool overrides) {
  gv_str error = {0};
  gv_status status = gv_profile_read(profile, GV_STR("x"), text_of(text), overrides, &error);
  ck_assert_int_eq(status == GV_OK, error.len == 0);
  return error.len ? error : GV_STR("");
}

#define HEAD "gpuverify-runtime 1\nruntime mine \"it\"\n"

START_TEST(a_row_says_what_a_function_does) {
  gv_arena arena = {0};
  gv_profile p = {.arena = &arena};
  ck_assert_uint_eq(
      wrong_with(&p,
                 HEAD "function f(-*2, behind kept, out device-memory, size) unit 4 status # why\n"
                      "function g(launch, stream, kept) queued blocks needs-stream",
                 false)
          .len,
      0);
  const gv_profile_row *f = gv_profile_find(&p, GV_STR("f")), *g = gv_profile_find(&p, GV_STR("g"));
  ck_assert(f && g && !gv_profile_find(&p, GV_STR("h")) && !gv_profile_find(&p, GV_STR("")));
  ck_assert_uint_eq(f->out, 3);
  ck_assert_int_eq(f->action.creates, GV_CREATES_MEMORY);
  ck_assert_int_eq(f->action.flags, 0);
  ck_assert_uint_eq(f->action.roles[2], GV_ROLE_KEPT | GV_ROLE_BEHIND);
  ck_assert_uint_eq(f->action.roles[4], GV_ROLE_SIZE);
  ck_assert_uint_eq(f->action.size_unit, 4);
  ck_assert(f->status && !g->status && f->shared_at == GV_NONE);
  ck_assert_int_eq(g->action.flags, GV_ACTION_ENQUEUES | GV_ACTION_BLOCKS | GV_ACTION_NEEDS_STREAM);
  ck_assert_uint_eq(g->action.roles[1], GV_ROLE_STREAM_USE);
  gv_profile_clear(&p);
  gv_arena_clear(&arena);
}
END_TEST

/* The row that says what the call does is found by who looks at the call; here is which rows there
 * are. */
START_TEST(a_function_may_be_called_in_several_ways) {
  gv_arena arena = {0};
  gv_profile p = {.arena = &arena};
  const char *text = HEAD "function f(out blocking-stream, =0) status\n"
                          "function f(out non-blocking-stream, =1) status\n"
                          "function g(=\"a\", at stream) arguments 2\n"
                          "function g(stream-sync) queries 600 twin _t\n"
                          "function f(out stream) status\n"
                          "constant 2 thread-stream\n";
  ck_assert_uint_eq(wrong_with(&p, text, false).len, 0);
  const gv_profile_row *f = gv_profile_find(&p, GV_STR("f")), *g = gv_profile_find(&p, GV_STR("g"));
  ck_assert_uint_eq(f->constant_count, 1);
  ck_assert_int_eq(f->constants[0].number, 0);
  ck_assert_int_eq(f->action.flags, GV_ACTION_WITH_NULL);
  f = gv_profile_next(&p, f);
  ck_assert_int_eq(f->constants[0].number, 1);
  ck_assert_int_eq(f->action.flags, GV_ACTION_APART);
  f = gv_profile_next(&p, f);
  ck_assert(!f->constant_count && !gv_profile_next(&p, f));
  ck_assert_int_eq(f->action.flags, GV_ACTION_APART); /* what the fact says of the others */
  ck_assert_str_eq(g->constants[0].text, "a");
  ck_assert_uint_eq(g->arguments, 2);
  ck_assert_uint_eq(g->action.roles[1], GV_ROLE_STREAM_USE | GV_ROLE_AT);
  g = gv_profile_next(&p, g);
  ck_assert(g->queries && g->busy == 600 && g->arguments == GV_NONE);
  ck_assert_int_eq(gv_profile_find(&p, GV_STR("g_t"))->action.flags, GV_ACTION_THREAD_NULL);
  ck_assert_int_eq(p.stands_for[GV_STANDS_FOR_THREAD], 2);
  ck_assert_int_eq(p.runtime.null_order, GV_NULL_BY_STREAM);
  /* said again it is the same, and what overrides takes the place of all rows */
  ck_assert_uint_eq(wrong_with(&p, text, false).len, 0);
  ck_assert_uint_eq(wrong_with(&p, HEAD "function f(stream)\n", true).len, 0);
  f = gv_profile_find(&p, GV_STR("f"));
  ck_assert(!gv_profile_next(&p, f) && f->action.roles[0] == GV_ROLE_STREAM_USE);
  gv_profile_clear(&p);
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(facts_are_those_of_cuda_until_stated) {
  gv_arena arena = {0};
  gv_profile p = {.arena = &arena};
  ck_assert_uint_eq(wrong_with(&p, HEAD, false).len, 0);
  ck_assert(p.runtime.null_order == GV_NULL_APART && !p.runtime.streams_are_unordered &&
            !p.runtime.events_need_streams);
  ck_assert_uint_eq(
      wrong_with(
          &p,
          HEAD
          "fact stream-orders no\nfact event-outlives-stream no\nfact null-stream-orders yes\n",
          false)
          .len,
      0);
  ck_assert(p.runtime.null_order == GV_NULL_ORDERS && p.runtime.streams_are_unordered &&
            p.runtime.events_need_streams);
  ck_assert_str_eq(p.runtime.name, "mine+mine");
  gv_profile_clear(&p);
  gv_arena_clear(&arena);
}
END_TEST

START_TEST(profiles_may_agree_or_override_and_not_contradict) {
  gv_arena arena = {0};
  gv_profile p = {.arena = &arena};
  ck_assert_uint_eq(wrong_with(&p, HEAD "function f(stream)\nfact stream-orders yes\n", false).len,
                    0);
  ck_assert_uint_eq(wrong_with(&p, HEAD "function f(stream)\nfact stream-orders yes\n", false).len,
                    0);
  ck_assert_uint_eq(p.rows.len, 1);
  gv_str row = wrong_with(&p, HEAD "function f(stream-sync)\n", false);
  ck_assert_str_eq(
      row.at, "x:3:10: error: f does something else in 'mine': the two cannot be put together\n");
  gv_str fact = wrong_with(&p, HEAD "fact stream-orders no\n", false);
  ck_assert_str_eq(
      fact.at,
      "x:3:20: error: 'stream-orders' is otherwise in 'mine': the two cannot be put together\n");
  ck_assert_uint_eq(
      wrong_with(&p, HEAD "function f(stream-sync)\nfact stream-orders no\n", true).len, 0);
  ck_assert_uint_eq(gv_profile_find(&p, GV_STR("f"))->action.roles[0], GV_ROLE_STREAM_SYNC);
  ck_assert(p.runtime.streams_are_unordered);
  gv_profile_clear(&p);
  gv_arena_clear(&arena);
}
END_TEST

/* Every byte of every profile that comes with the program, cut there or made another: read, or
 * refused with a place. */
#ifdef __SANITIZE_ADDRESS__ /* which make each read take ten times as long */
enum { EVERY_BYTES = 61 };
#else
enum { EVERY_BYTES = 7 };
#endif

START_TEST(damage_is_told) {
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++) {
    size_t len = strlen(b->text), refused = 0;
    for (size_t at = 0; at < 2 * len; at += EVERY_BYTES) {
      gv_arena arena = {0};
      gv_profile p = {.arena = &arena};
      gv_str error = {0};
      char *text = memcpy(gv_arena_take(&arena, len + 1), b->text, len);
      if (at >= len) text[at - len] ^= 4;
      gv_status status =
          gv_profile_read(&p, GV_STR("x"), (gv_str){text, at < len ? at : len}, false, &error);
      refused += status != GV_OK;
      ck_assert(status == GV_OK || strncmp(error.at, "x:", 2) == 0);
      gv_profile_clear(&p);
      gv_arena_clear(&arena);
    }
    ck_assert_uint_gt(refused, 2 * len / EVERY_BYTES / 12);
  }
}
END_TEST

/* The same functions in all: what one does not have, it says so. */
START_TEST(each_wrapper_library_knows_every_function) {
  gv_arena arena = {0};
  gv_profile first = {.arena = &arena};
  gv_str error;
  ck_assert_int_eq(gv_profile_add(&first, GV_STR("cuda"), &error), GV_OK);
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++) {
    gv_profile p = {.arena = &arena};
    if (!b->wraps) continue;
    ck_assert_int_eq(gv_profile_add(&p, gv_str_of(b->name), &error), GV_OK);
    ck_assert_str_eq(p.runtime.name, b->name);
    ck_assert_uint_eq(p.rows.len, first.rows.len);
    for (uint32_t i = 0; i < first.rows.len; i++)
      ck_assert(gv_profile_find(&p, gv_str_of(first.rows.at[i]->action.name)));
    gv_profile_clear(&p);
  }
  gv_profile_clear(&first);
  gv_arena_clear(&arena);
}
END_TEST

int main(void) {
  const unit_test tests[] = {
      {a_row_says_what_a_function_does, 0},
      {a_function_may_be_called_in_several_ways, 0},
      {facts_are_those_of_cuda_until_stated, 0},
      {profiles_may_agree_or_override_and_not_contradict, 0},
      {damage_is_told, 0},
      {each_wrapper_library_knows_every_function, 0},
  };
  return unit_run("profile", tests, sizeof tests / sizeof *tests);
}
