/* compile_commands.json, as clang's tools describe it: a list of objects with "directory", "file"
 * and either "arguments" or "command". */
#include "base/foreign.h"
#include "commands/room.h"
#include "json/json.h"

#include <unistd.h>

static gv_str text_of(gv_arena *arena, const json_t *value) {
  if (!json_is_string(value)) return (gv_str){NULL, 0};
  return gv_str_copy(arena, (gv_str){json_string_value(value), json_string_length(value)});
}

/* nvcc has its headers beside it; where they are there, clang looks for them in the same place. */
static const char *path_of_cuda(gv_arena *arena, const char *compiler) {
  static const char end[] = "/bin/nvcc";
  size_t len = strlen(compiler), end_len = sizeof end - 1;
  if (compiler[0] != '/' || len <= end_len || strcmp(compiler + len - end_len, end) != 0)
    return NULL;
  gv_str folder = {compiler, len - end_len};
  gv_str header = gv_format(arena, "%.*s/include/cuda_runtime.h", GV_FMT(folder));
  return access(header.at, R_OK) == 0 ? gv_format(arena, "--cuda-path=%.*s", GV_FMT(folder)).at
                                      : NULL;
}

/* The words of an entry after the name of its compiler; NULL: it has none. */
static const char *const *words_of(gv_arena *arena, const json_t *entry) {
  const json_t *arguments = json_object_get(entry, "arguments");
  gv_str command = text_of(arena, json_object_get(entry, "command"));
  const char *const *words = NULL;
  gv_word_list list = {0};
  if (json_is_array(arguments)) {
    for (size_t i = 0; i < json_array_size(arguments); i++) {
      gv_str word = text_of(arena, json_array_get(arguments, i));
      if (word.at) *gv_push(&list) = word.at;
    }
    words = gv_words_kept(arena, &list);
  } else if (command.at) {
    words = gv_words_split(arena, command);
  }
  if (!words || !*words) return words;
  const char *cuda = path_of_cuda(arena, words[0]);
  if (!cuda) return words + 1;
  ((const char **)words)[0] = cuda;
  return words;
}

static bool same_flags(const gv_compilation *a, const gv_compilation *b) {
  uint32_t i = 0;
  while (a->flags[i] && b->flags[i] && strcmp(a->flags[i], b->flags[i]) == 0) i++;
  return !a->flags[i] && !b->flags[i] && a->language == b->language &&
         gv_str_equal(a->arch, b->arch);
}

/* What it makes: the entry says it, or the flag -o. */
static gv_str output_of(gv_arena *arena, const json_t *entry, const char *const *words) {
  gv_str said = text_of(arena, json_object_get(entry, "output"));
  for (; words && *words && !said.at; words++)
    if (strcmp(*words, "-o") == 0 && words[1]) said = gv_str_of(words[1]);
  return said;
}

typedef struct reader {
  gv_arena *arena;
  gv_str folder; /* that holds the file */
  gv_compilations *list;
  gv_map newest;          /* of a source, by its hash: its last compilation in the list */
  GV_VEC(uint32_t) older; /* of a compilation: the one before it of the same hash, or GV_NONE */
} reader;

static uint64_t key_of(const gv_compilation *c) {
  return gv_hash(c->file.at, c->file.len, gv_hash(c->folder.at, c->folder.len, 0));
}

/* Unless the same is in the list. */
static void add(reader *r, const gv_compilation *c) {
  bool found;
  uint32_t *newest = gv_map_at(&r->newest, key_of(c), &found), before = found ? *newest : GV_NONE;
  for (uint32_t i = before; i != GV_NONE; i = r->older.at[i]) {
    const gv_compilation *other = &r->list->all.at[i];
    if (gv_str_equal(other->file, c->file) && gv_str_equal(other->folder, c->folder) &&
        same_flags(other, c))
      return;
  }
  *newest = r->list->all.len;
  *gv_push(&r->list->all) = *c;
  *gv_push(&r->older) = before;
}

/* Why the entry cannot be used; NULL: it can. */
static const char *take_entry(reader *r, const json_t *entry) {
  gv_str folder = text_of(r->arena, json_object_get(entry, "directory"));
  gv_compilation c = {.file = text_of(r->arena, json_object_get(entry, "file"))};
  if (!json_is_object(entry)) return "is no object";
  if (!c.file.len) return "has no \"file\"";
  const char *const *words = words_of(r->arena, entry);
  if (!words) return "has neither \"arguments\" nor \"command\"";
  bool whole = folder.len && folder.at[0] == '/';
  c.folder = whole ? folder
                   : gv_format(r->arena, "%.*s%s%.*s", GV_FMT(r->folder), folder.len ? "/" : "",
                               GV_FMT(folder));
  c.output = output_of(r->arena, entry, words);
  gv_flags_take(r->arena, words, &c);
  if (c.language != GV_LANGUAGE_NONE) add(r, &c);
  return NULL;
}

static gv_str folder_of(gv_arena *arena, gv_str path) {
  size_t len = path.len;
  while (len && path.at[len - 1] != '/') len--;
  if (len > 1) len--;
  return len ? gv_str_copy(arena, (gv_str){path.at, len}) : GV_STR(".");
}

gv_status gv_compilations_read(gv_arena *arena, gv_str path, gv_str bytes, gv_compilations *list,
                               gv_str *error) {
  json_error_t why;
  json_t *root = json_loadb(bytes.at, bytes.len, 0, &why);
  reader r = {.arena = arena, .folder = folder_of(arena, path), .list = list};
  gv_status status = GV_OK;
  if (!root)
    *error = gv_format_foreign(arena, "%.*s:%d:%d: error: not JSON: %s\n", GV_FMT(path), why.line,
                               why.column, why.text);
  else if (!json_is_array(root))
    *error = gv_format_foreign(arena, "%.*s: error: this is no list of compile commands\n",
                               GV_FMT(path));
  if (!root || !json_is_array(root)) status = GV_UNUSABLE;
  for (size_t i = 0; status == GV_OK && i < json_array_size(root); i++) {
    const char *wrong = take_entry(&r, json_array_get(root, i));
    list->entries++;
    if (!wrong) continue;
    *error = gv_format_foreign(arena, "%.*s: error: entry %u %s\n", GV_FMT(path), (unsigned)i + 1,
                               wrong);
    status = GV_UNUSABLE;
  }
  gv_map_free(&r.newest);
  gv_vec_free(&r.older);
  json_decref(root);
  return status;
}

void gv_compilations_clear(gv_compilations *list) {
  gv_vec_free(&list->all);
  list->entries = 0;
}
