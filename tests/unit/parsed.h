/* parsed: models of small texts, for the tests of the front. */
#ifndef GV_UNIT_PARSED_H
#define GV_UNIT_PARSED_H

#include "front/front.h"
#include "unit.h"

#define RUNTIME                                                                                    \
  "llvm.func @mgpuStreamCreate() -> !llvm.ptr\n"                                                   \
  "llvm.func @mgpuStreamDestroy(!llvm.ptr)\n"                                                      \
  "llvm.func @mgpuStreamSynchronize(!llvm.ptr)\n"                                                  \
  "llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)\n"                                         \
  "llvm.func @mgpuEventCreate() -> !llvm.ptr\n"                                                    \
  "llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)\n"                                             \
  "llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr\n"                                     \
  "llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)\n"                                                 \
  "llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)\n"                                  \
  "gpu.module @k { gpu.func @kern() kernel { gpu.return } }\n"

/* The module that `body` and the runtime's declarations make. */
#define MODULE(body) "module attributes {gpu.container_module} {\n" body RUNTIME "}\n"

static inline gv_str text_of(const char *text) { return gv_str_of(text); }

static inline void append(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

/* The text without " @ FILE:LINE:COL" at the ends of its lines, and without the lines of files; in
 * place. */
static inline void drop_places(char *text) {
  char *to = text;
  for (char *line = text, *next; *line; line = next) {
    next = strchr(line, '\n') ? strchr(line, '\n') + 1 : line + strlen(line);
    if (strncmp(line, "file ", 5) == 0) continue;
    char *end = next - 1, *digits = end;
    while (digits > line && strchr("0123456789:", digits[-1])) digits--;
    if (digits != end && digits - line > 3 && strncmp(digits - 3, " @ ", 3) == 0) end = digits - 3;
    memmove(to, line, (size_t)(end - line));
    to += end - line;
    *to++ = '\n';
  }
  *to = 0;
}

static inline char *dump_of(const gv_model *model) {
  FILE *stream = tmpfile();
  gv_model_dump(model, append, stream);
  return unit_take_text(stream);
}

static inline void expect(const char *text, const char *expected) {
  gv_model model = {0};
  gv_str error = {0};
  gv_status status = gv_front_parse(&model, GV_STR("x.mlir"), text_of(text), &error);
  ck_assert_msg(status == GV_OK, "%.*s", GV_FMT(error));
  gv_model_check(&model);
  char *dump = dump_of(&model);
  drop_places(dump);
  ck_text_eq(gv_str_of(dump), expected);
  free(dump);
  gv_model_clear(&model);
}

/* The dump without places, to be freed. */
static inline char *dump_of_text(const char *text) {
  gv_model model = {0};
  gv_str error = {0};
  gv_status status = gv_front_parse(&model, GV_STR("x.mlir"), text_of(text), &error);
  ck_assert_msg(status == GV_OK, "%.*s", GV_FMT(error));
  gv_model_check(&model);
  char *dump = dump_of(&model);
  drop_places(dump);
  gv_model_clear(&model);
  return dump;
}

/* These lines are in the dump, one behind the other. */
static inline void expect_lines(const char *text, const char *lines) {
  char *dump = dump_of_text(text);
  ck_assert_msg(strstr(dump, lines), "got:\n%s\nexpected in it:\n%s", dump, lines);
  free(dump);
}

static inline void expect_no(const char *text, const char *word) {
  char *dump = dump_of_text(text);
  ck_assert_msg(!strstr(dump, word), "got:\n%s\nexpected not in it:\n%s", dump, word);
  free(dump);
}

#endif
