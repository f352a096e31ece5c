/* Any bytes at all: a compile_commands.json, or, behind a '-', a command line. What comes of it is
 * a reason with its place, or flags of which none is one that runs or writes something. */
#include "commands/commands.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool begins(const char *word, const char *with) {
  return strncmp(word, with, strlen(with)) == 0;
}

/* Its value is the next word. */
static bool takes_next(const char *word) {
  static const char *const flags[] = {"-I",         "-U",       "-isystem", "-iquote",
                                      "-idirafter", "-include", "-imacros", "-isysroot",
                                      "--sysroot",  "-target"};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (strcmp(word, flags[i]) == 0) return true;
  return false;
}

static void check(const gv_compilation *c) {
  static const char *const dangerous[] = {
      "@",     "-o",      "-M",       "-B",       "-fplugin", "-fpass-plugin",
      "-load", "-plugin", "-mllvm",   "-wrapper", "-specs",   "-ccbin",
      "-save", "--save",  "--config", "-W",       "-x",       "-E",
      "-S",    "-c",      "-g",       "-O",       "-fcrash",  "-ftime"};
  GV_CHECK(c->language == GV_LANGUAGE_NONE || *gv_language_name(c->language));
  for (const char *const *word = c->flags; *word; word++) {
    GV_CHECK(word[0][0] == '-' && word[0][1]);
    for (size_t i = 0; i < sizeof dangerous / sizeof *dangerous; i++)
      GV_CHECK(!begins(*word, dangerous[i]));
    GV_CHECK(strcmp(*word, "-D") != 0);
    if (!takes_next(*word)) continue;
    word++;
    GV_CHECK(*word);
  }
  for (size_t i = 0; i < c->arch.len; i++) GV_CHECK(c->arch.at[i] == '_' || c->arch.at[i] >= '0');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_arena arena = {0};
  gv_compilations list = {0};
  gv_str text = {(const char *)data, size}, error = {0};
  if (size && data[0] == '-') {
    gv_compilation c = {.file = GV_STR("a.cu")};
    gv_flags_take(&arena, gv_words_split(&arena, text), &c);
    check(&c);
  } else if (gv_compilations_read(&arena, GV_STR("fuzz"), text, &list, &error) != GV_OK) {
    GV_CHECK(error.len > 5 && memcmp(error.at, "fuzz:", 5) == 0 && error.at[error.len - 1] == '\n');
  }
  for (uint32_t i = 0; i < list.all.len; i++) check(&list.all.at[i]);
  gv_compilations_clear(&list);
  gv_arena_clear(&arena);
  return 0;
}
