/* Which flags of a build's command line our clang is given. A table of what passes, and how it is
 * spelled there: what it does not know stays behind, so that a flag which runs a program, loads a
 * plugin or writes a file does not need to be known as such. Spellings are clang's, gcc's and
 * nvcc's.
 */
#define _GNU_SOURCE
#include "commands/room.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- languages ---- */

static const struct {
  const char *ending;
  gv_language language;
} endings[] = {
    {".cu", GV_LANGUAGE_CUDA}, {".hip", GV_LANGUAGE_HIP}, {".c", GV_LANGUAGE_C},
    {".cc", GV_LANGUAGE_CXX},  {".cpp", GV_LANGUAGE_CXX}, {".cxx", GV_LANGUAGE_CXX},
    {".c++", GV_LANGUAGE_CXX}, {".C", GV_LANGUAGE_CXX},
};

gv_language gv_language_of(gv_str path) {
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    size_t len = strlen(endings[i].ending);
    if (path.len > len && memcmp(path.at + path.len - len, endings[i].ending, len) == 0 &&
        path.at[path.len - len - 1] != '/')
      return endings[i].language;
  }
  return GV_LANGUAGE_NONE;
}

static const struct {
  const char *name;
  gv_language language;
} languages[] = {
    /* the first of each is clang's */
    {"c", GV_LANGUAGE_C},     {"c++", GV_LANGUAGE_CXX}, {"cuda", GV_LANGUAGE_CUDA},
    {"hip", GV_LANGUAGE_HIP}, {"cu", GV_LANGUAGE_CUDA},
};
enum { LANGUAGES = sizeof languages / sizeof *languages };

const char *gv_language_name(gv_language language) {
  for (size_t i = 0; i < LANGUAGES; i++)
    if (languages[i].language == language) return languages[i].name;
  GV_BUG("a source has a language");
}

static gv_language language_called(const char *name) {
  for (size_t i = 0; i < LANGUAGES; i++)
    if (strcmp(languages[i].name, name) == 0) return languages[i].language;
  return GV_LANGUAGE_NONE;
}

/* ---- the table ---- */

typedef enum shape {
  WHOLE,  /* the word */
  BEGINS, /* what the word begins with: its value follows in it */
  NEXT,   /* the word, and its value is the next one */
  EITHER, /* one of the last two */
} shape;

typedef enum action {
  PASS,       /* as it is, or by the name that the row gives it */
  PASS_CC1,   /* behind -Xclang */
  LEAVE,      /* it and its value stay behind */
  LANGUAGE,   /* the value is one */
  ARCH,       /* the value names architectures of the device */
  PER_THREAD, /* the value says whether null is the default stream of the thread */
  DEFINE,     /* a macro */
  UNWRAP,     /* the value is words of its own, with ',' between them */
  READ,       /* the value is a file with words in it */
  STANDARD,   /* nvcc's: the value is that of -std= */
} action;

typedef struct row {
  const char *word;
  shape shape;
  action action;
  const char *as; /* NULL: `word` */
} row;

static const row rows[] = {
    /* where headers are, and what is defined */
    {"-I", EITHER, PASS, NULL},
    {"-D", EITHER, DEFINE, NULL},
    {"-U", EITHER, PASS, NULL},
    {"-isystem", EITHER, PASS, NULL},
    {"-iquote", EITHER, PASS, NULL},
    {"-idirafter", EITHER, PASS, NULL},
    {"-include-pch", NEXT, LEAVE, NULL},
    {"-include", NEXT, PASS, NULL},
    {"--include", NEXT, PASS, "-include"},
    {"-imacros", NEXT, PASS, NULL},
    {"-isysroot", EITHER, PASS, NULL},
    {"--sysroot", NEXT, PASS, NULL},
    {"--sysroot=", BEGINS, PASS, NULL},
    {"-nostdinc", WHOLE, PASS, NULL},
    {"-nostdinc++", WHOLE, PASS, NULL},
    {"-nocudainc", WHOLE, PASS, NULL},
    {"-nogpuinc", WHOLE, PASS, NULL},
    {"-undef", WHOLE, PASS, NULL},
    {"--gcc-toolchain=", BEGINS, PASS, NULL},
    {"--cuda-path=", BEGINS, PASS, NULL},
    {"--rocm-path=", BEGINS, PASS, NULL},
    {"--hip-path=", BEGINS, PASS, NULL},
    {"--hip-version=", BEGINS, PASS, NULL},
    {"--include-path", NEXT, PASS, "-I"},
    {"--include-path=", BEGINS, PASS, "-I"},
    {"--system-include", NEXT, PASS, "-isystem"},
    {"--system-include=", BEGINS, PASS, "-isystem"},
    {"--pre-include", NEXT, PASS, "-include"},
    {"--define-macro", NEXT, DEFINE, NULL},
    {"--define-macro=", BEGINS, DEFINE, NULL},
    {"--undefine-macro", NEXT, PASS, "-U"},
    {"--undefine-macro=", BEGINS, PASS, "-U"},
    /* the language */
    {"-x", EITHER, LANGUAGE, NULL},
    {"--x", NEXT, LANGUAGE, NULL},
    {"-std=", BEGINS, STANDARD, NULL},
    {"--std=", BEGINS, STANDARD, NULL},
    {"-std", NEXT, STANDARD, NULL},
    {"--std", NEXT, STANDARD, NULL},
    {"-ansi", WHOLE, PASS, NULL},
    {"-stdlib=", BEGINS, PASS, NULL},
    {"-trigraphs", WHOLE, PASS, NULL},
    {"-fexceptions", WHOLE, PASS, NULL},
    {"-fno-exceptions", WHOLE, PASS, NULL},
    {"-fcxx-exceptions", WHOLE, PASS, NULL},
    {"-fno-cxx-exceptions", WHOLE, PASS, NULL},
    {"-frtti", WHOLE, PASS, NULL},
    {"-fno-rtti", WHOLE, PASS, NULL},
    {"-fsigned-char", WHOLE, PASS, NULL},
    {"-funsigned-char", WHOLE, PASS, NULL},
    {"-fno-signed-char", WHOLE, PASS, NULL},
    {"-fshort-enums", WHOLE, PASS, NULL},
    {"-fno-short-enums", WHOLE, PASS, NULL},
    {"-fshort-wchar", WHOLE, PASS, NULL},
    {"-fwrapv", WHOLE, PASS, NULL},
    {"-fno-strict-aliasing", WHOLE, PASS, NULL},
    {"-fno-builtin", WHOLE, PASS, NULL},
    {"-ffreestanding", WHOLE, PASS, NULL},
    {"-fms-extensions", WHOLE, PASS, NULL},
    {"-fms-compatibility", WHOLE, PASS, NULL},
    {"-fgnu89-inline", WHOLE, PASS, NULL},
    {"-fpermissive", WHOLE, LEAVE, NULL},
    {"-fblocks", WHOLE, PASS, NULL},
    {"-fchar8_t", WHOLE, PASS, NULL},
    {"-fno-char8_t", WHOLE, PASS, NULL},
    {"-fcoroutines", WHOLE, PASS, NULL},
    {"-faligned-allocation", WHOLE, PASS, NULL},
    {"-fno-aligned-allocation", WHOLE, PASS, NULL},
    {"-fsized-deallocation", WHOLE, PASS, NULL},
    {"-fno-sized-deallocation", WHOLE, PASS, NULL},
    {"-fno-threadsafe-statics", WHOLE, PASS, NULL},
    {"-fpack-struct=", BEGINS, PASS, NULL},
    {"-fopenmp", WHOLE, PASS, NULL},
    {"-fopenmp=", BEGINS, PASS, NULL},
    {"-fopenmp-simd", WHOLE, PASS, NULL},
    {"-fvisibility=", BEGINS, PASS, NULL},
    {"-fvisibility-inlines-hidden", WHOLE, PASS, NULL},
    {"-ftemplate-depth=", BEGINS, PASS, NULL},
    {"-fconstexpr-depth=", BEGINS, PASS, NULL},
    {"-fconstexpr-steps=", BEGINS, PASS, NULL},
    {"-fbracket-depth=", BEGINS, PASS, NULL},
    {"-pthread", WHOLE, PASS, NULL},
    /* the machine */
    {"--target=", BEGINS, PASS, NULL},
    {"-target", NEXT, PASS, NULL},
    {"-m32", WHOLE, PASS, NULL},
    {"-m64", WHOLE, PASS, NULL},
    {"-march=", BEGINS, PASS, NULL},
    {"-mcpu=", BEGINS, PASS, NULL},
    {"-mtune=", BEGINS, PASS, NULL},
    {"-mabi=", BEGINS, PASS, NULL},
    {"-mavx", BEGINS, PASS, NULL},
    {"-msse", BEGINS, PASS, NULL},
    {"-mfma", WHOLE, PASS, NULL},
    {"-mf16c", WHOLE, PASS, NULL},
    {"-mbmi", BEGINS, PASS, NULL},
    {"-mpopcnt", WHOLE, PASS, NULL},
    /* the device */
    {"-fgpu-rdc", WHOLE, PASS, NULL},
    {"-fno-gpu-rdc", WHOLE, PASS, NULL},
    {"-fgpu-default-stream=", BEGINS, PER_THREAD, NULL},
    {"--default-stream=", BEGINS, PER_THREAD, NULL},
    {"-default-stream=", BEGINS, PER_THREAD, NULL},
    {"--default-stream", NEXT, PER_THREAD, NULL},
    {"-default-stream", NEXT, PER_THREAD, NULL},
    {"-fcuda-allow-variadic-functions", WHOLE, PASS_CC1, NULL},
    {"-fgpu-exclude-wrong-side-overloads", WHOLE, PASS_CC1, NULL},
    {"--cuda-gpu-arch=", BEGINS, ARCH, NULL},
    {"--offload-arch=", BEGINS, ARCH, NULL},
    {"--gpu-architecture=", BEGINS, ARCH, NULL},
    {"--gpu-architecture", NEXT, ARCH, NULL},
    {"-arch=", BEGINS, ARCH, NULL},
    {"-arch", NEXT, ARCH, NULL},
    {"-gencode=", BEGINS, ARCH, NULL},
    {"-gencode", NEXT, ARCH, NULL},
    {"--generate-code=", BEGINS, ARCH, NULL},
    {"--generate-code", NEXT, ARCH, NULL},
    /* words within words */
    {"-Xcompiler=", BEGINS, UNWRAP, NULL},
    {"-Xcompiler", NEXT, UNWRAP, NULL},
    {"--compiler-options=", BEGINS, UNWRAP, NULL},
    {"--compiler-options", NEXT, UNWRAP, NULL},
    {"--options-file=", BEGINS, READ, NULL},
    {"--options-file", NEXT, READ, NULL},
    {"-optf", NEXT, READ, NULL},
    /* a value that looks like a flag is none */
    {"-o", NEXT, LEAVE, NULL},
    {"-MF", NEXT, LEAVE, NULL},
    {"-MT", NEXT, LEAVE, NULL},
    {"-MQ", NEXT, LEAVE, NULL},
    {"-B", NEXT, LEAVE, NULL},
    {"-Xlinker", NEXT, LEAVE, NULL},
    {"-Xassembler", NEXT, LEAVE, NULL},
    {"-Xpreprocessor", NEXT, LEAVE, NULL},
    {"-Xptxas", NEXT, LEAVE, NULL},
    {"-Xnvlink", NEXT, LEAVE, NULL},
    {"-Xfatbin", NEXT, LEAVE, NULL},
    {"-Xcuda-ptxas", NEXT, LEAVE, NULL},
    {"-Xcuda-fatbinary", NEXT, LEAVE, NULL},
    {"-Xoffload-linker", NEXT, LEAVE, NULL},
    {"-Xopenmp-target", NEXT, LEAVE, NULL},
    {"-Xarch_host", NEXT, LEAVE, NULL},
    {"-Xarch_device", NEXT, LEAVE, NULL},
    {"-mllvm", NEXT, LEAVE, NULL},
    {"-ccbin", NEXT, LEAVE, NULL},
    {"--compiler-bindir", NEXT, LEAVE, NULL},
    {"-wrapper", NEXT, LEAVE, NULL},
    {"-plugin", NEXT, LEAVE, NULL},
    {"-load", NEXT, LEAVE, NULL},
    {"-dumpdir", NEXT, LEAVE, NULL},
    {"-working-directory", NEXT, LEAVE, NULL},
};

/* The value of `word` by this row: in it, or `next`. NULL: the row is not about this word, or a
 * value is missing. */
static const char *value_by(const row *r, const char *word, const char *next, bool *takes_next) {
  size_t len = strlen(r->word);
  bool same = strcmp(word, r->word) == 0, longer = strncmp(word, r->word, len) == 0 && word[len];
  *takes_next = same && (r->shape == NEXT || r->shape == EITHER);
  if (*takes_next) return next;
  if (r->shape == WHOLE) return same ? "" : NULL;
  return (longer || same) && r->shape == BEGINS ? word + len
         : longer && r->shape == EITHER         ? word + len
                                                : NULL;
}

/* ---- taking them ---- */

enum { MOST_WORDS = 1 << 17, MOST_FILES = 64, DEEPEST = 8, LARGEST_FILE = 1 << 20 };

typedef struct taking {
  gv_arena *arena;
  gv_compilation *c;
  gv_word_list flags;
  uint32_t words, files; /* seen so far */
  bool per_thread;
} taking;

static void take_words(taking *t, const char *const *words, uint32_t count, int depth);

static void pass(taking *t, const char *word) { *gv_push(&t->flags) = word; }

static void pass_row(taking *t, const row *r, const char *value, bool is_next) {
  const char *name = r->as ? r->as : r->word;
  bool joined = r->shape != WHOLE && !is_next && !r->as;
  pass(t, joined ? gv_format(t->arena, "%s%s", name, value).at : name);
  if (r->shape != WHOLE && !joined) pass(t, value);
}

static bool is_letter_or_digit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); }

/* "sm_80" of "arch=compute_80,code=[compute_80,sm_80]", "gfx90a" of "gfx90a:xnack+"; the first one
 * counts. */
static void take_arch(taking *t, const char *value) {
  static const struct {
    const char *before, *as;
  } kinds[] = {{"sm_", "sm_"}, {"compute_", "sm_"}, {"gfx", "gfx"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !t->c->arch.at; i++) {
    const char *at = strstr(value, kinds[i].before);
    size_t len = 0;
    if (!at) continue;
    for (at += strlen(kinds[i].before); len < 8 && is_letter_or_digit(at[len]);) len++;
    if (len) t->c->arch = gv_format(t->arena, "%s%.*s", kinds[i].as, (int)len, at);
  }
}

/* "-DNAME", "-DNAME=VALUE". Where CUDA's headers are told that null is the stream of the thread, so
 * is the compiler. */
static void take_macro(taking *t, const char *value) {
  static const char name[] = "CUDA_API_PER_THREAD_DEFAULT_STREAM";
  size_t len = sizeof name - 1;
  if (strncmp(value, name, len) == 0 && (!value[len] || value[len] == '=')) t->per_thread = true;
  if (*value)
    pass(t, gv_format(t->arena, "-D%s", value)
                .at); /* without a name it would take the next word for one */
}

static char *slurp(gv_arena *arena, const char *path, size_t *len) {
  int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  struct stat about;
  char *text = NULL;
  *len = 0;
  if (fd >= 0 && fstat(fd, &about) == 0 && S_ISREG(about.st_mode) &&
      about.st_size <= LARGEST_FILE) {
    text = gv_arena_take(arena, (size_t)about.st_size + 1);
    for (ssize_t got; *len < (size_t)about.st_size &&
                      (got = read(fd, text + *len, (size_t)about.st_size - *len)) > 0;)
      *len += (size_t)got;
  }
  if (fd >= 0) close(fd);
  return text;
}

static void take_file(taking *t, const char *path, int depth) {
  bool relative = path[0] != '/' && t->c->folder.at;
  size_t len;
  gv_str whole =
      relative ? gv_format(t->arena, "%.*s/%s", GV_FMT(t->c->folder), path) : gv_str_of(path);
  const char *text =
      depth < DEEPEST && t->files++ < MOST_FILES ? slurp(t->arena, whole.at, &len) : NULL;
  gv_word_list words = {0};
  if (!text) return;
  gv_words_add(t->arena, (gv_str){text, len}, &words);
  take_words(t, words.at, words.len, depth + 1);
  gv_vec_free(&words);
}

/* "a,b": words of their own. */
static void unwrap(taking *t, const char *value, int depth) {
  gv_word_list words = {0};
  for (const char *at = value; *at;) {
    size_t len = strcspn(at, ",");
    if (len) *gv_push(&words) = gv_str_copy(t->arena, (gv_str){at, len}).at;
    at += len + (at[len] == ',');
  }
  if (depth < DEEPEST) take_words(t, words.at, words.len, depth + 1);
  gv_vec_free(&words);
}

static void leave(taking *t, const char *word) {
  if (!t->c->left.at) t->c->left = gv_str_copy(t->arena, gv_str_of(word));
}

static void take_row(taking *t, const row *r, const char *value, bool is_next, int depth) {
  switch (r->action) {
  case PASS: pass_row(t, r, value, is_next); return;
  case PASS_CC1:
    pass(t, "-Xclang");
    pass_row(t, r, value, is_next);
    return;
  case LEAVE: leave(t, r->word); return;
  case LANGUAGE:
    if (language_called(value) != GV_LANGUAGE_NONE) t->c->language = language_called(value);
    return;
  case ARCH: take_arch(t, value); return;
  case PER_THREAD:
    if (strcmp(value, "per-thread") == 0) t->per_thread = true;
    return;
  case DEFINE: take_macro(t, value); return;
  case UNWRAP: unwrap(t, value, depth); return;
  case READ: take_file(t, value, depth); return;
  case STANDARD: pass(t, gv_format(t->arena, "-std=%s", value).at); return;
  }
}

/* The row for this word takes it, and perhaps the next; how many it was. */
static uint32_t take_word(taking *t, const char *word, const char *next, int depth) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bool takes_next;
    const char *value = value_by(&rows[i], word, next, &takes_next);
    if (value) take_row(t, &rows[i], value, takes_next, depth);
    if (value) return takes_next ? 2 : 1;
  }
  leave(t, word);
  return 1;
}

/* What -Xclang hands to the compiler proper is looked at like every other word. Words that are no
 * flags are sources, which the entry names, or belong to a flag that stays behind. */
static void take_words(taking *t, const char *const *words, uint32_t count, int depth) {
  gv_word_list plain = {0};
  for (uint32_t i = 0; i < count; i++)
    if (strcmp(words[i], "-Xclang") != 0) *gv_push(&plain) = words[i];
  for (uint32_t i = 0, taken; i < plain.len && t->words < MOST_WORDS; i += taken, t->words++) {
    taken = 1;
    if (plain.at[i][0] == '@')
      take_file(t, plain.at[i] + 1, depth);
    else if (plain.at[i][0] == '-' && plain.at[i][1])
      taken = take_word(t, plain.at[i], i + 1 < plain.len ? plain.at[i + 1] : NULL, depth);
  }
  gv_vec_free(&plain);
}

/* For CUDA the driver does not take the flag, the compiler proper does. */
static void settle_streams(taking *t) {
  if (!t->per_thread) return;
  if (t->c->language == GV_LANGUAGE_CUDA)
    pass(t, "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"), pass(t, "-Xclang");
  if (t->c->language == GV_LANGUAGE_CUDA || t->c->language == GV_LANGUAGE_HIP)
    pass(t, "-fgpu-default-stream=per-thread");
}

void gv_flags_take(gv_arena *arena, const char *const *words, gv_compilation *c) {
  taking t = {.arena = arena, .c = c};
  uint32_t count = 0;
  while (words[count]) count++;
  c->language = gv_language_of(c->file);
  c->arch = c->left = (gv_str){NULL, 0};
  take_words(&t, words, count, 0);
  settle_streams(&t);
  c->flags = gv_words_kept(arena, &t.flags);
}
