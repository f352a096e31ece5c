#define _GNU_SOURCE
#include "app/inputs.h"

#include <dirent.h>
#include <sys/stat.h>

enum { DEEPEST = 64 }; /* folders in folders */

static bool ends_with(const char *name, const char *end) {
  size_t len = strlen(name), end_len = strlen(end);
  return len > end_len && strcmp(name + len - end_len, end) == 0;
}

static int is_shown(const struct dirent *entry) { return entry->d_name[0] != '.'; }

/* By bytes, whatever the locale. */
static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static void add_folder(gv_inputs *inputs, const char *path, int depth);

/* Links to files count, links to folders do not: they may lead in circles. */
static void add_entry(gv_inputs *inputs, const char *path, int depth) {
  struct stat about;
  if (lstat(path, &about) != 0) return;
  if (S_ISDIR(about.st_mode)) {
    if (depth < DEEPEST) add_folder(inputs, path, depth + 1);
    return;
  }
  bool named = ends_with(path, ".mlir") || ends_with(path, ".mlirbc");
  if (named && stat(path, &about) == 0 && S_ISREG(about.st_mode)) *gv_push(&inputs->paths) = path;
}

static void add_folder(gv_inputs *inputs, const char *path, int depth) {
  struct dirent **entries;
  int count = scandir(path, &entries, is_shown, by_name);
  for (int i = 0; i < count; i++) {
    gv_str entry = gv_str_of(entries[i]->d_name);
    gv_str folder = gv_str_of(path);
    bool slash = folder.at[folder.len - 1] == '/';
    add_entry(inputs, gv_format(&inputs->arena, "%s%s%.*s", path, slash ? "" : "/", GV_FMT(entry)).at, depth);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

static void add_name(gv_inputs *inputs, const char *name) {
  struct stat about;
  uint32_t before = inputs->paths.len;
  if (*name && strcmp(name, "-") != 0 && stat(name, &about) == 0 && S_ISDIR(about.st_mode)) add_folder(inputs, name, 0);
  if (inputs->paths.len == before) *gv_push(&inputs->paths) = name;
}

/* A run of neighbours, so that the parts in their order are the whole. */
static void keep_shard(gv_inputs *inputs, gv_shard shard) {
  uint64_t len = inputs->paths.len;
  uint32_t first = (uint32_t)(len * (shard.index - 1) / shard.count), end = (uint32_t)(len * shard.index / shard.count);
  if (end > first) memmove(inputs->paths.at, inputs->paths.at + first, (end - first) * sizeof *inputs->paths.at);
  inputs->paths.len = end - first;
}

void gv_inputs_find(gv_inputs *inputs, char *const *names, gv_shard shard) {
  for (; *names; names++) add_name(inputs, *names);
  if (shard.count) keep_shard(inputs, shard);
}

void gv_inputs_clear(gv_inputs *inputs) {
  gv_vec_free(&inputs->paths);
  gv_arena_clear(&inputs->arena);
}
