#define _GNU_SOURCE
#include "app/inputs.h"
#include "base/foreign.h"

#include <dirent.h>
#include <sys/stat.h>

#include "app/paths.h"

enum { DEEPEST = 64 }; /* folders in folders */

static bool ends_with(const char *name, const char *end) {
  size_t len = strlen(name), end_len = strlen(end);
  return len > end_len && strcmp(name + len - end_len, end) == 0;
}

static int is_shown(const struct dirent *entry) { return entry->d_name[0] != '.'; }

/* By bytes, whatever the locale. */
static int by_name(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

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
  if (!named || stat(path, &about) != 0 || !S_ISREG(about.st_mode)) return;
  bool known;
  *gv_push(&inputs->paths) = path;
  *gv_map_at(&inputs->found, (uintptr_t)path, &known) = 1;
}

static void add_folder(gv_inputs *inputs, const char *path, int depth) {
  struct dirent **entries;
  int count = scandir(path, &entries, is_shown, by_name);
  for (int i = 0; i < count; i++) {
    gv_str entry = gv_str_of(entries[i]->d_name);
    gv_str folder = gv_str_of(path);
    bool slash = folder.at[folder.len - 1] == '/';
    add_entry(inputs,
              gv_format(&inputs->arena, "%s%s%.*s", path, slash ? "" : "/", GV_FMT(entry)).at,
              depth);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

static void add_name(gv_inputs *inputs, const char *name) {
  struct stat about;
  uint32_t before = inputs->paths.len;
  if (*name && strcmp(name, "-") != 0 && stat(name, &about) == 0 && S_ISDIR(about.st_mode))
    add_folder(inputs, name, 0);
  if (inputs->paths.len == before) *gv_push(&inputs->paths) = name;
}

/* A run of neighbours, so that the parts in their order are the whole. */
static void keep_shard(gv_inputs *inputs, gv_shard shard) {
  uint64_t len = inputs->paths.len;
  uint32_t first = (uint32_t)(len * (shard.index - 1) / shard.count),
           end = (uint32_t)(len * shard.index / shard.count);
  bool compiled = inputs->units.len > 0;
  if (end > first)
    memmove(inputs->paths.at, inputs->paths.at + first, (end - first) * sizeof *inputs->paths.at);
  if (end > first && compiled)
    memmove(inputs->units.at, inputs->units.at + first, (end - first) * sizeof *inputs->units.at);
  inputs->paths.len = end - first;
  if (compiled) inputs->units.len = inputs->paths.len;
}

void gv_inputs_find(gv_inputs *inputs, char *const *names, gv_shard shard) {
  for (; *names; names++) add_name(inputs, *names);
  if (shard.count) keep_shard(inputs, shard);
}

bool gv_inputs_found(const gv_inputs *inputs, const char *path) {
  return gv_map_get(&inputs->found, (uintptr_t)path) != GV_NONE;
}

/* ---- sources ---- */

const gv_unit *gv_inputs_unit(const gv_inputs *inputs, uint32_t index) {
  return index < inputs->units.len ? inputs->units.at[index] : NULL;
}

typedef struct finder {
  gv_inputs *inputs;
  const gv_options *options;
  gv_str database; /* its path; at == NULL: none */
  gv_compilations list;
  gv_map by_file;        /* of a path from the root on, by its hash: its first compilation */
  GV_VEC(uint32_t) next; /* of a compilation: the next of the same hash, or GV_NONE */
  GV_VEC(gv_str) files;  /* of each compilation: from the root on */
} finder;

/* From the root on, links followed where it is there. */
static gv_str real_path(gv_arena *arena, gv_str path) {
  char *real = realpath(path.at, NULL);
  gv_str kept = real ? gv_str_copy(arena, gv_str_of(real)) : gv_path_absolute(arena, path);
  free(real);
  return kept;
}

static uint64_t key_of(gv_str path) { return gv_hash(path.at, path.len, 0); }

static gv_status read_database(finder *f, gv_str *error) {
  gv_arena *arena = &f->inputs->arena;
  gv_str build = gv_str_of(f->options->sources.build);
  gv_input input;
  struct stat about;
  bool is_folder = stat(build.at, &about) == 0 && S_ISDIR(about.st_mode);
  f->database = is_folder ? gv_path_join(arena, build, GV_STR("compile_commands.json")) : build;
  if (gv_front_load_aside(arena, f->database.at, &input, error) != GV_OK) return GV_UNUSABLE;
  if (gv_compilations_read(arena, f->database, input.bytes, &f->list, error) != GV_OK)
    return GV_UNUSABLE;
  for (uint32_t i = 0; i < f->list.all.len; i++) {
    const gv_compilation *c = &f->list.all.at[i];
    *gv_push(&f->files) = real_path(arena, gv_path_join(arena, c->folder, c->file));
    *gv_push(&f->next) = GV_NONE;
  }
  for (uint32_t i = f->list.all.len; i-- > 0;) { /* so that the first comes first */
    bool found;
    uint32_t *first = gv_map_at(&f->by_file, key_of(f->files.at[i]), &found);
    if (found) f->next.at[i] = *first;
    *first = i;
  }
  return GV_OK;
}

static gv_status add_unit(finder *f, const char *path, const gv_compilation *c, gv_str *error) {
  gv_unit *unit = gv_new(&f->inputs->arena, gv_unit, 1);
  *unit = (gv_unit){.path = gv_str_of(path), .how = *c};
  *gv_push(&f->inputs->paths) = path;
  *gv_push(&f->inputs->units) = unit;
  return gv_unit_add_flags(&f->inputs->arena, f->options, &unit->how, error);
}

/* As seen from here, where it is below. */
static const char *path_of(finder *f, uint32_t index) {
  gv_str way = gv_path_relative(&f->inputs->arena, GV_STR("."), f->files.at[index]);
  return way.len >= 3 && memcmp(way.at, "../", 3) == 0 ? f->files.at[index].at : way.at;
}

static gv_status add_source(finder *f, const char *path, gv_str *error) {
  gv_arena *arena = &f->inputs->arena;
  const gv_compilation alone = {.file = gv_str_of(path)};
  if (!f->database.at) return add_unit(f, path, &alone, error);
  gv_str real = real_path(arena, gv_str_of(path));
  bool found = false;
  for (uint32_t i = gv_map_get(&f->by_file, key_of(real)); i != GV_NONE; i = f->next.at[i]) {
    if (!gv_str_equal(f->files.at[i], real)) continue;
    if (add_unit(f, path, &f->list.all.at[i], error) != GV_OK) return GV_UNUSABLE;
    found = true;
  }
  if (found) return GV_OK;
  if (add_unit(f, path, &alone, error) != GV_OK) return GV_UNUSABLE;
  f->inputs->units.at[f->inputs->units.len - 1]->refused = gv_format_foreign(
      arena, "%s: error: %.*s does not say how it is compiled\n", path, GV_FMT(f->database));
  return GV_OK;
}

static gv_status add_all(finder *f, gv_str *error) {
  for (uint32_t i = 0; i < f->list.all.len; i++)
    if (add_unit(f, path_of(f, i), &f->list.all.at[i], error) != GV_OK) return GV_UNUSABLE;
  if (f->list.all.len) return GV_OK;
  *error = gv_format_foreign(&f->inputs->arena,
                             "%.*s: error: it names no source in C, C++, CUDA or HIP\n",
                             GV_FMT(f->database));
  return GV_UNUSABLE;
}

/* What stands there already, one by one: sources with how they are compiled. */
static gv_status add_named(finder *f, gv_str *error) {
  GV_VEC(const char *) paths = {0};
  gv_status status = GV_OK;
  for (uint32_t i = 0; i < f->inputs->paths.len; i++) *gv_push(&paths) = f->inputs->paths.at[i];
  f->inputs->paths.len = 0;
  for (uint32_t i = 0; i < paths.len && status == GV_OK; i++) {
    if (gv_language_of(gv_str_of(paths.at[i])) != GV_LANGUAGE_NONE) {
      status = add_source(f, paths.at[i], error);
    } else {
      *gv_push(&f->inputs->paths) = paths.at[i];
      *gv_push(&f->inputs->units) = NULL;
    }
  }
  gv_vec_free(&paths);
  return status;
}

gv_status gv_inputs_find_all(gv_inputs *inputs, const gv_options *options, gv_str *error) {
  finder f = {.inputs = inputs, .options = options};
  gv_status status = options->sources.build ? read_database(&f, error) : GV_OK;
  gv_inputs_find(inputs, options->files, (gv_shard){0});
  bool compiles = options->lower.mode == GV_MODE_LOWERED && !options->parse_only;
  if (status == GV_OK && compiles)
    status = *options->files ? add_named(&f, error) : add_all(&f, error);
  if (options->render.shard.count) keep_shard(inputs, options->render.shard);
  gv_compilations_clear(&f.list);
  gv_map_free(&f.by_file);
  gv_vec_free(&f.next);
  gv_vec_free(&f.files);
  return status;
}

void gv_inputs_clear(gv_inputs *inputs) {
  gv_vec_free(&inputs->paths);
  gv_map_free(&inputs->found);
  gv_vec_free(&inputs->units);
  gv_arena_clear(&inputs->arena);
}
