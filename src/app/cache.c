/* An entry is a file DIR/ab/cdef… with the digest of the rest in front, so that a damaged one
 * counts as none. It is written whole, so that runs at the same time do not meet half of one. What
 * is in its place and is no file, a link or a pipe, stays and counts as none.
 */
#define _GNU_SOURCE
#include "app/cache.h"
#include "base/foreign.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/paths.h"
#include "base/output.h"
#include "base/stream.h"

gv_status gv_cache_open(const char *folder) {
  if ((mkdir(folder, 0777) == 0 || errno == EEXIST) && access(folder, W_OK | X_OK) == 0)
    return GV_OK;
  gv_print_foreign(stderr, "gpuverify: error: cannot keep a cache in '%s': %s\n", folder,
                   strerror(errno));
  return GV_UNUSABLE;
}

/* The name is in what is written, so it counts; so does where it lies as seen from a baseline. */
gv_digest gv_cache_key(const gv_setup *setup, const gv_input *input, gv_str tools) {
  gv_digest key;
  gv_arena arena = {0};
  gv_str folder = gv_path_absolute(&arena, GV_STR("."));
  gv_str texts[] = {{(const char *)setup->digest.at, sizeof setup->digest.at},
                    folder,
                    input->name,
                    input->bytes,
                    tools,
                    input->compiled_for && input->device ? input->device->bytes : GV_STR(""),
                    gv_str_of(input->compiled_for ? input->compiled_for : "")};
  gv_front_digest(texts, sizeof texts / sizeof *texts, &key);
  gv_arena_clear(&arena);
  return key;
}

/* "DIR/ab" and "DIR/ab/cdef…". */
static gv_str path_of(gv_arena *arena, const char *folder, const gv_digest *key, gv_str *parent) {
  char hex[2 * sizeof key->at + 1];
  for (size_t i = 0; i < sizeof key->at; i++) snprintf(hex + 2 * i, 3, "%02x", key->at[i]);
  *parent = gv_format(arena, "%s/%.2s", folder, hex);
  return gv_format(arena, "%s/%s", parent->at, hex + 2);
}

static bool is_as_it_was(const gv_outside *outside) {
  gv_arena arena = {0};
  gv_input input = {.bytes = {NULL, 0}};
  gv_str error;
  gv_digest digest;
  if (gv_front_load_aside(&arena, outside->path.at, &input, &error) != GV_OK)
    input.bytes = (gv_str){NULL, 0};
  gv_front_digest(&input.bytes, 1, &digest);
  gv_arena_clear(&arena);
  return memcmp(digest.at, outside->digest.at, sizeof digest.at) == 0;
}

static const char *const heads[] = {"", NULL}; /* a digest, which may be anything */
static const gv_output_kind kind = {"an entry of a cache", heads};

static bool is_file(const char *path) {
  struct stat about;
  return lstat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static bool is_nothing(const char *path) {
  struct stat about;
  return lstat(path, &about) != 0 && errno == ENOENT;
}

static bool read_entry(gv_str bytes, gv_outcome *outcome) {
  gv_digest digest;
  if (bytes.len < sizeof digest.at) return false;
  gv_str rest = {bytes.at + sizeof digest.at, bytes.len - sizeof digest.at};
  gv_front_digest(&rest, 1, &digest);
  if (memcmp(digest.at, bytes.at, sizeof digest.at) != 0 || !gv_outcome_read(outcome, rest))
    return false;
  for (uint32_t i = 0; i < outcome->outside.len; i++)
    if (!is_as_it_was(&outcome->outside.at[i])) return false;
  return true;
}

bool gv_cache_get(const char *folder, const gv_digest *key, gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_str parent, error, path = path_of(&arena, folder, key, &parent);
  gv_input entry;
  bool got = is_file(path.at) && gv_front_load_aside(&arena, path.at, &entry, &error) == GV_OK &&
             read_entry(entry.bytes, outcome);
  if (!got) gv_outcome_clear(outcome);
  gv_arena_clear(&arena);
  return got;
}

static void write_entry(FILE *out, const gv_outcome *outcome) {
  gv_stream stream;
  gv_digest digest;
  gv_outcome_write(outcome, gv_stream_open(&stream));
  gv_str text = gv_stream_close(&stream);
  gv_front_digest(&text, 1, &digest);
  fwrite(digest.at, 1, sizeof digest.at, out);
  fwrite(text.at, 1, text.len, out);
  free(stream.at);
}

/* One that cannot be kept is no loss but of time. */
void gv_cache_put(const char *folder, const gv_digest *key, const gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_str parent, error, path = path_of(&arena, folder, key, &parent);
  gv_stream stream;
  mkdir(parent.at, 0777);
  write_entry(gv_stream_open(&stream), outcome);
  gv_str bytes = gv_stream_close(&stream);
  if (is_file(path.at) || is_nothing(path.at))
    gv_output_write(&arena, path.at, &kind, bytes, &error);
  free(stream.at);
  gv_arena_clear(&arena);
}
