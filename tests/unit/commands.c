#include "unit.h"

#include "commands/commands.h"

static void check_split(const char *line, const char *const *wanted) {
  gv_arena arena = {0};
  const char *const *words = gv_words_split(&arena, gv_str_of(line));
  uint32_t i = 0;
  for (; words[i] && wanted[i]; i++) ck_assert_str_eq(words[i], wanted[i]);
  ck_assert_msg(!words[i] && !wanted[i], "'%s': %u words are the same", line, i);
  gv_arena_clear(&arena);
}

#define SPLIT(line, ...) check_split(line, (const char *const[]){__VA_ARGS__, NULL})

START_TEST(words_are_split_as_a_shell_would) {
  check_split("", (const char *const[]){NULL});
  check_split(" \t\n ", (const char *const[]){NULL});
  SPLIT("a b", "a", "b");
  SPLIT("  a\tb\n c ", "a", "b", "c");
  SPLIT("'a b' \"c d\"", "a b", "c d");
  SPLIT("a\\ b \\'", "a b", "'");
  SPLIT("'a\\b'", "a\\b");
  SPLIT("\"a\\\"b\"", "a\"b");
  SPLIT("-DX=\"a b\"c", "-DX=a bc");
  SPLIT("'' a", "", "a");
  SPLIT("'no end", "no end");
  SPLIT("end\\", "end\\");
  SPLIT("$(x) `y` ;z &", "$(x)", "`y`", ";z", "&");
}
END_TEST

/* The flags of FILE that pass, with a space between them, then the language and the architecture.
 */
static void check_flags(const char *file, const char *line, const char *wanted) {
  gv_arena arena = {0};
  gv_compilation c = {.file = gv_str_of(file)};
  gv_flags_take(&arena, gv_words_split(&arena, gv_str_of(line)), &c);
  gv_str text = gv_format(&arena, "%s",
                          c.language == GV_LANGUAGE_NONE ? "none" : gv_language_name(c.language));
  if (c.arch.at) text = gv_format(&arena, "%.*s %.*s", GV_FMT(text), GV_FMT(c.arch));
  text = gv_format(&arena, "%.*s:", GV_FMT(text));
  for (uint32_t i = 0; c.flags[i]; i++)
    text = gv_format(&arena, "%.*s %s", GV_FMT(text), c.flags[i]);
  ck_assert_str_eq(text.at, wanted);
  gv_arena_clear(&arena);
}

START_TEST(flags_that_pass) {
  check_flags("a.cpp", "-Ia -I b -DX -D Y=1 -UZ -isystem c -include d.h",
              "c++: -Ia -I b -DX -DY=1 -UZ -isystem c -include d.h");
  check_flags("a.cpp", "-std=c++17 -O3 -Wall -g -c a.cpp -o a.o -MD -MF a.d", "c++: -std=c++17");
  check_flags("a.cu", "-std c++17 --define-macro X --include-path=a --pre-include b.h",
              "cuda: -std=c++17 -DX -I a -include b.h");
  check_flags("a.cu", "-Xcompiler=-fopenmp,-Wall -Xcompiler -fno-rtti", "cuda: -fopenmp -fno-rtti");
  check_flags("a.cpp", "-x cu -fopenmp", "cuda: -fopenmp");
  check_flags("a.cpp", "-xhip", "hip:");
  check_flags("a.cpp", "-x assembler -xir", "c++:");
  check_flags("a.f90", "-DX", "none: -DX");
  check_flags("a.c", "-include", "c:");
}
END_TEST

START_TEST(flags_of_the_device) {
  check_flags("a.cu", "-arch=sm_70", "cuda sm_70:");
  check_flags(
      "a.cu",
      "-gencode arch=compute_80,code=[compute_80,sm_80] -gencode=arch=compute_90,code=sm_90",
      "cuda sm_80:");
  check_flags("a.cu", "--generate-code=arch=compute_90a,code=[compute_90a]", "cuda sm_90a:");
  check_flags("a.cu", "--cuda-gpu-arch=sm_86", "cuda sm_86:");
  check_flags("a.hip", "--offload-arch=gfx90a:xnack+", "hip gfx90a:");
  check_flags("a.cu", "-arch=native -arch=all", "cuda:");
  check_flags("a.cu", "-arch=sm_80;evil", "cuda sm_80:");
  check_flags(
      "a.cu", "--default-stream per-thread",
      "cuda: -DCUDA_API_PER_THREAD_DEFAULT_STREAM=1 -Xclang -fgpu-default-stream=per-thread");
  check_flags("a.hip", "-fgpu-default-stream=per-thread", "hip: -fgpu-default-stream=per-thread");
  check_flags("a.cu", "--default-stream=legacy", "cuda:");
}
END_TEST

START_TEST(flags_that_stay_behind) {
  check_flags("a.cpp",
              "-fplugin=x -Xclang -load -Xclang x -B x -wrapper x -specs=x -fuse-ld=x --config=x "
              "-mllvm -x=y",
              "c++:");
  check_flags("a.cpp", "-o -I -MF -I -MT -Ix", "c++:");
  check_flags("a.cpp", "-Xclang -include -Xclang pch.h -Xclang -include-pch -Xclang x.pch",
              "c++: -include pch.h");
  check_flags("a.cpp", "-Xlinker -DX -Xarch_host -DY -Xpreprocessor -DZ", "c++:");
  check_flags("a.cpp", "@/nowhere --options-file /nowhere @", "c++:");
}
END_TEST

static gv_status read_text(gv_arena *arena, const char *text, gv_compilations *list) {
  gv_str error;
  return gv_compilations_read(arena, GV_STR("build/compile_commands.json"), gv_str_of(text), list,
                              &error);
}

START_TEST(entries) {
  gv_arena arena = {0};
  gv_compilations list = {0};
  ck_assert_int_eq(
      read_text(
          &arena,
          "[{\"directory\": \"x\", \"file\": \"a.c\", \"command\": \"cc -DA a.c\"},"
          " {\"directory\": \"/y\", \"file\": \"a.cu\", \"arguments\": [\"nvcc\", \"-DB\", 7, "
          "\"a.cu\"]},"
          " {\"directory\": \"x\", \"file\": \"a.c\", \"arguments\": [\"cc\", \"-DA\", \"-O2\"]},"
          " {\"directory\": \"x\", \"file\": \"a.c\", \"arguments\": []},"
          " {\"file\": \"a.s\", \"command\": \"as a.s\"}]",
          &list),
      GV_OK);
  ck_assert_uint_eq(list.entries, 5);
  ck_assert_uint_eq(list.all.len, 3);
  ck_assert_str_eq(list.all.at[0].folder.at, "build/x");
  ck_assert_str_eq(list.all.at[0].flags[0], "-DA");
  ck_assert_str_eq(list.all.at[1].folder.at, "/y");
  ck_assert_int_eq(list.all.at[1].language, GV_LANGUAGE_CUDA);
  ck_assert_ptr_null(list.all.at[2].flags[0]);
  gv_compilations_clear(&list);
  static const char *const none[] = {"",
                                     "{",
                                     "{}",
                                     "7",
                                     "[7]",
                                     "[{}]",
                                     "[{\"file\": \"a.c\"}]",
                                     "[{\"file\": 7, \"command\": \"cc\"}]"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
    ck_assert_int_eq(read_text(&arena, none[i], &list), GV_UNUSABLE);
    gv_compilations_clear(&list);
  }
  gv_arena_clear(&arena);
}
END_TEST

UNIT_MAIN("commands", RUNS(words_are_split_as_a_shell_would), RUNS(flags_that_pass),
          RUNS(flags_of_the_device), RUNS(flags_that_stay_behind), RUNS(entries))
