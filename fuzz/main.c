/* A fuzz target without a fuzzer, for compilers that have none: each file of the folders goes
 * through it, and so many mutants of them, the same on every run. A target that has a way of its
 * own to change its inputs (mutator.c) is asked for them.
 *
 *   replay_NAME [-runs=N] [-whole] [-keep=PATH] FOLDER...     -whole: bytes are not changed
 * otherwise; -keep: writes the mutants to PATH0, PATH1, …
 */
#include <dirent.h>
#include <stdio.h>

#include "base/base.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
    __attribute__((weak));
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

enum { LARGEST = 1 << 16, CHANGES = 4 };

typedef struct corpus {
  gv_arena arena;
  GV_VEC(gv_str) inputs;
  uint64_t random;
  bool whole;
  const char *keep; /* NULL: mutants are not written */
  uint32_t kept;
} corpus;

static corpus all = {.random = 1};

/* The same numbers on every machine. */
static uint32_t below(corpus *c, size_t bound) {
  c->random = c->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)((c->random >> 33) % bound);
}

static int by_name(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool load(corpus *c, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  char *bytes = gv_arena_take(&c->arena, LARGEST);
  *gv_push(&c->inputs) = (gv_str){bytes, fread(bytes, 1, LARGEST, file)};
  return fclose(file) == 0;
}

static bool load_folder(corpus *c, const char *folder) {
  DIR *dir = opendir(folder);
  GV_VEC(char *) names = {0};
  bool right = dir != NULL;
  for (struct dirent *entry; dir && (entry = readdir(dir));)
    if (entry->d_name[0] != '.')
      *gv_push(&names) = (char *)gv_format(&c->arena, "%s/%s", folder, entry->d_name).at;
  if (dir) closedir(dir);
  if (names.len) qsort(names.at, names.len, sizeof *names.at, by_name);
  for (uint32_t i = 0; right && i < names.len; i++) right = load(c, names.at[i]);
  gv_vec_free(&names);
  return right;
}

/* Each into memory of its own, so that a read past its end is seen. */
static void run(const char *bytes, size_t size) {
  uint8_t *own = gv_malloc(size);
  if (size) memcpy(own, bytes, size);
  LLVMFuzzerTestOneInput(own, size);
  gv_free(own);
}

/* One change: a byte, a bit, a piece taken out, put in from elsewhere, or all from there on left
 * out. */
static size_t change(corpus *c, char *bytes, size_t size) {
  size_t at = below(c, size + 1), count = 1 + below(c, 16);
  gv_str other = c->inputs.at[below(c, c->inputs.len)];
  switch (below(c, 5)) {
  case 0:
    if (at < size) bytes[at] = (char)below(c, 256);
    return size;
  case 1:
    if (at < size) bytes[at] = (char)(bytes[at] ^ 1 << below(c, 8));
    return size;
  case 2:
    if (count > size - at) count = size - at;
    memmove(bytes + at, bytes + at + count, size - at - count);
    return size - count;
  case 3:
    if (count > other.len) count = other.len;
    if (count + size > LARGEST) return size;
    memmove(bytes + at + count, bytes + at, size - at);
    memcpy(bytes + at, other.at + below(c, other.len - count + 1), count);
    return size + count;
  default: return below(c, 8) ? size : at;
  }
}

/* For a target's own way to change inputs, now and then. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most) {
  (void)most; /* LARGEST */
  return all.whole ? size : change(&all, (char *)data, size);
}

static void keep(corpus *c, const char *bytes, size_t size) {
  FILE *file = fopen(gv_format(&c->arena, "%s%u", c->keep, c->kept++).at, "wb");
  if (!file) return;
  fwrite(bytes, 1, size, file);
  fclose(file);
}

static void run_mutant(corpus *c, char *bytes) {
  gv_str from = c->inputs.at[below(c, c->inputs.len)];
  size_t size = from.len;
  if (size) memcpy(bytes, from.at, size);
  for (uint32_t i = 1 + below(c, CHANGES); i > 0; i--)
    size = LLVMFuzzerCustomMutator
               ? LLVMFuzzerCustomMutator((uint8_t *)bytes, size, LARGEST, below(c, UINT32_MAX))
               : change(c, bytes, size);
  if (c->keep) keep(c, bytes, size);
  run(bytes, size);
}

int main(int argc, char **argv) {
  corpus *c = &all;
  long runs = 0;
  for (int i = 1; i < argc; i++) {
    if (sscanf(argv[i], "-runs=%ld", &runs) == 1) continue;
    if (strcmp(argv[i], "-whole") == 0) {
      c->whole = true;
      continue;
    }
    if (strncmp(argv[i], "-keep=", strlen("-keep=")) == 0) {
      c->keep = argv[i] + strlen("-keep=");
      continue;
    }
    if (load_folder(c, argv[i])) continue;
    fprintf(stderr, "%s: cannot be read\n", argv[i]);
    return 2;
  }
  for (uint32_t i = 0; i < c->inputs.len; i++) run(c->inputs.at[i].at, c->inputs.at[i].len);
  char *bytes = gv_malloc(LARGEST);
  for (long i = 0; c->inputs.len && i < runs; i++) run_mutant(c, bytes);
  printf("%u inputs and %ld mutants of them\n", c->inputs.len, runs);
  gv_free(bytes);
  gv_vec_free(&c->inputs);
  gv_arena_clear(&c->arena);
  return 0;
}
