/* Any bytes at all: they are no profile, with a reason and its place; or one, which reads back as
 * it was written. */
#include "profile/profile.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef GV_VEC(char) text;

static void keep(void *to, gv_str piece) {
  text *t = to;
  for (size_t i = 0; i < piece.len; i++) *gv_push(t) = piece.at[i];
}

/* What is written of the profile, in place of what `written` holds. */
static void write(const gv_profile *profile, text *written) {
  written->len = 0;
  gv_profile_write(profile, keep, written);
}

/* All rows of the function, in their order. */
static void expect_same(const gv_profile *profile, const gv_profile *again, const char *function) {
  const gv_profile_row *row = gv_profile_find(profile, gv_str_of(function)),
                       *other = gv_profile_find(again, gv_str_of(function));
  for (; row && other; row = gv_profile_next(profile, row), other = gv_profile_next(again, other)) {
    GV_CHECK(row->action.flags == other->action.flags && row->out == other->out &&
             row->arguments == other->arguments);
    GV_CHECK(row->constant_count == other->constant_count && row->busy == other->busy &&
             row->common == other->common);
    GV_CHECK(memcmp(row->action.roles, other->action.roles, sizeof row->action.roles) == 0);
  }
  GV_CHECK(!row && !other);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  gv_profile profile = {.arena = &arena}, again = {.arena = &arena};
  gv_str error = {0};
  if (gv_profile_read(&profile, GV_STR("fuzz"), (gv_str){(const char *)data, size}, false,
                      &error) != GV_OK) {
    GV_CHECK(error.len > 5 && memcmp(error.at, "fuzz:", 5) == 0 && error.at[error.len - 1] == '\n');
  } else {
    text first = {0}, second = {0};
    write(&profile, &first);
    GV_CHECK(gv_profile_read(&again, GV_STR("again"), (gv_str){first.at, first.len}, false,
                             &error) == GV_OK);
    write(&again, &second);
    for (uint32_t i = 0; i < profile.rows.len; i++)
      expect_same(&profile, &again, profile.rows.at[i]->action.name);
    GV_CHECK(memcmp(&profile.runtime.null_order, &again.runtime.null_order, 5) == 0);
    gv_vec_free(&first);
    gv_vec_free(&second);
  }
  gv_profile_clear(&again);
  gv_profile_clear(&profile);
  gv_arena_clear(&arena);
  return 0;
}
