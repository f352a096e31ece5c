/* needs: the bytes of an input. gives: its model, also when it is LLVM IR. cost: a run of
 * mlir-translate, or two where there is no debug information: without the option that writes places
 * each operation gets its place in the imported text.
 */
#define _GNU_SOURCE
#include "app/import.h"
#include "base/foreign.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/paths.h"
#include "app/profiles.h"
#include "app/simplify.h"

/* ---- running it ---- */

static bool begins(gv_str text, size_t at, const char *word) {
  size_t len = strlen(word);
  return text.len - at >= len && memcmp(text.at + at, word, len) == 0;
}

/* The program reads from its standard input, so that nothing but these bytes counts, and calls it
 * "<stdin>"; before what LLVM says it puts a place of its own. */
static gv_str with_name(gv_arena *arena, gv_str text, gv_str name) {
  static const char called[] = "<stdin>", prefix[] = "<unknown>:0: error: ";
  GV_VEC(char) result = {0};
  for (size_t i = 0; i < text.len; i++) {
    if (begins(text, i, prefix)) {
      i += sizeof prefix - 2;
    } else if (begins(text, i, called)) {
      for (size_t k = 0; k < name.len; k++) *gv_push(&result) = name.at[k];
      i += sizeof called - 2;
    } else {
      *gv_push(&result) = text.at[i];
    }
  }
  *gv_push(&result) = 0; /* MLIR's lexer reads on to it */
  gv_str kept = gv_str_copy(arena, (gv_str){result.at, result.len});
  kept.len--;
  gv_vec_free(&result);
  return kept;
}

/* What the program warns of (metadata that it drops) bears on nothing here. */
static gv_status run(gv_imported *i, gv_str bytes, bool places, gv_str *error) {
  const char *words[] = {"--import-llvm", "-", places ? "-mlir-print-debuginfo" : NULL, NULL};
  gv_str warnings;
  if (gv_compiler_run(&i->importer, i->written, words, bytes, &i->text, &warnings, error) == GV_OK)
    return GV_OK;
  *error = with_name(i->importer.arena, *error,
                     gv_foreign_text(i->importer.arena, GV_FORM_LINE, i->written));
  unsigned release = gv_compiler_release(&i->importer);
  if (release && release < gv_front_llvm_release())
    *error =
        gv_format(i->importer.arena, "%.*s%.*s", GV_FMT(*error),
                  GV_FMT(gv_format_foreign(
                      i->importer.arena,
                      "%.*s: note: it is of release %u, which cannot read what later ones write\n",
                      GV_FMT(i->written), release)));
  return GV_UNUSABLE;
}

static gv_status import(gv_imported *i, gv_str bytes, gv_str *error) {
  if (run(i, bytes, true, error) != GV_OK) return GV_UNUSABLE;
  return gv_str_has(i->text, "#llvm.di_subprogram<") ? GV_OK : run(i, bytes, false, error);
}

gv_status gv_import(gv_imported *i, const gv_options *options, gv_arena *arena, gv_input *input,
                    gv_str *error) {
  *i = (gv_imported){
      .written = input->name, .aside = i->aside, .shortens = input->compiled_for != NULL};
  if (!gv_front_is_llvm_ir(input)) return GV_OK;
  if (gv_importer_find(&i->importer, options, arena, input->name, error) != GV_OK)
    return GV_UNUSABLE;
  gv_str simple =
      i->aside ? input->bytes : gv_simplify(&i->importer, options, i->written, input->bytes);
  if (!simple.at) { /* the form that the options ask for is none of the program's */
    *error = GV_STR("");
    return GV_UNUSABLE;
  }
  if (import(i, simple, error) != GV_OK &&
      (gv_str_equal(simple, input->bytes) || import(i, input->bytes, error) != GV_OK))
    return GV_UNUSABLE;
  i->simplified = !gv_str_equal(simple, input->bytes);
  input->bytes = i->text;
  input->name = gv_format(arena, "%.*s (imported)", GV_FMT(input->name));
  return GV_OK;
}

/* What the front says of an input that was imported, with what is to be done about it. */
static gv_str import_failure(gv_imported *i, gv_str error) {
  if (!i->importer.path.at) return error;
  unsigned release = gv_compiler_release(&i->importer), ours = gv_front_llvm_release();
  gv_str which = GV_STR("");
  if (release && release != ours)
    which = gv_format(i->importer.arena,
                      ": it is of release %u, and what release %u writes is read", release, ours);
  gv_str line =
      gv_format_foreign(i->importer.arena, "%.*s: error: what %.*s made of it cannot be read%.*s\n",
                        GV_FMT(i->written), GV_FMT(i->importer.path), GV_FMT(which));
  return gv_format(i->importer.arena, "%.*s%.*s", GV_FMT(error), GV_FMT(line));
}

/* ---- sources ---- */

static int hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The string that begins after the quote that *text begins with; *text goes on after it. MLIR
 * writes \xx and \\. at == NULL: none. */
static gv_str take_string(gv_arena *arena, gv_str *text) {
  gv_str none = {NULL, 0};
  if (!text->len || text->at[0] != '"') return none;
  char *result = gv_arena_take(arena, gv_str_line(*text).len); /* it ends on its line */
  size_t len = 0, i = 1;
  for (; i < text->len && text->at[i] != '"' && text->at[i] != '\n'; i++) {
    bool escaped = text->at[i] == '\\';
    if (escaped && i + 2 < text->len && hex(text->at[i + 1]) >= 0 && hex(text->at[i + 2]) >= 0) {
      result[len++] = (char)(hex(text->at[i + 1]) << 4 | hex(text->at[i + 2]));
      i += 2;
    } else {
      result[len++] = text->at[escaped && i + 1 < text->len ? ++i : i];
    }
  }
  if (i >= text->len || text->at[i] != '"') return none;
  *text = (gv_str){text->at + i + 1, text->len - i - 1};
  return (gv_str){result, len};
}

static bool skip(gv_str *text, const char *word) {
  size_t len = strlen(word);
  if (text->len < len || memcmp(text->at, word, len) != 0) return false;
  *text = (gv_str){text->at + len, text->len - len};
  return true;
}

/* Where sources were compiled, by the hash of their names. */
typedef struct folders {
  GV_VEC(gv_str) all;
  gv_map of_name;
} folders;

static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* Each #llvm.di_file<"name" in "folder"> of the text. */
static void list_folders(folders *f, gv_arena *arena, gv_str text) {
  const gv_str begin = GV_STR("#llvm.di_file<");
  const char *end = text.at + text.len, *at = text.at;
  while ((at = gv_str_find((gv_str){at, (size_t)(end - at)}, begin))) {
    at += begin.len;
    gv_str rest = {at, (size_t)(end - at)}, name = take_string(arena, &rest);
    if (!name.at || !skip(&rest, " in ")) continue;
    bool found;
    uint32_t *place = gv_map_at(&f->of_name, key_of(name), &found);
    if (found) continue;
    *place = f->all.len;
    *gv_push(&f->all) = take_string(arena, &rest);
  }
}

/* Below the working folder: as seen from there. */
static gv_str seen_from_here(gv_arena *arena, gv_str path) {
  gv_str way = gv_path_relative(arena, GV_STR("."), path);
  return gv_str_has(way, "../") ? gv_path_absolute(arena, path) : way;
}

/* Where the source `name` that was compiled in `folder` is, if it is there; at == NULL: it is not,
 * or its name says it. */
static gv_str find_source(gv_arena *arena, gv_str folder, gv_str name, bool shortens) {
  bool wanted =
      name.len && !memchr(name.at, 0, name.len) && (name.at[0] == '/' ? shortens : folder.len > 0);
  gv_str path = wanted ? gv_path_join(arena, folder, name) : (gv_str){NULL, 0};
  return wanted && access(path.at, R_OK) == 0 ? seen_from_here(arena, path) : (gv_str){NULL, 0};
}

/* Gives the sources that the debug information names, relative to the folder in which they were
 * compiled, the paths by which they are found from here. Before a text of the model is asked for.
 */
static void import_find_sources(const gv_imported *i, gv_model *model) {
  folders f = {0};
  if (i->importer.path.at) list_folders(&f, &model->arena, i->text);
  for (uint32_t k = 1; f.all.len && k < model->files.len; k++) {
    gv_file *file = &model->files.at[k];
    uint32_t known = gv_map_get(&f.of_name, key_of(file->path));
    gv_str path = known == GV_NONE
                      ? (gv_str){NULL, 0}
                      : find_source(&model->arena, f.all.at[known], file->path, i->shortens);
    if (path.at) file->path = path;
  }
  gv_vec_free(&f.all);
  gv_map_free(&f.of_name);
}

/* ---- the runtime ---- */

/* By what the names of its functions begin with: the profile that knows them. */
static const struct {
  const char *begin, *profile;
} runtimes[] = {
    {"@mgpu", "cuda"},          {"@cuda", "cuda-runtime"},   {"@hip", "hip"},
    {"@_FortranACUF", "flang"}, {"@cuCtx", "cuda-driver"},   {"@cuStream", "cuda-driver"},
    {"@cuMem", "cuda-driver"},  {"@cuEvent", "cuda-driver"}, {"@cuLaunch", "cuda-driver"},
};
/* Libraries, which a program uses beside one of them. */
static const struct {
  const char *begin, *profile;
} libraries[] = {{"@cublas", "cublas"}, {"@cudnn", "cudnn"},     {"@cufft", "cufft"},
                 {"@curand", "curand"}, {"@hipblas", "hipblas"}, {"@MPI_", "mpi"},
                 {"@nccl", "nccl"}};

static bool is_builtin(const char *name) {
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++)
    if (strcmp(b->name, name) == 0) return true;
  return false;
}

/* "cuda-runtime": that of the language, and the runtimes whose functions the text names; at ==
 * NULL: none. */
static gv_str runtimes_in(gv_arena *arena, gv_str text, const char *of_language) {
  gv_str names = of_language && *of_language ? gv_str_of(of_language) : (gv_str){NULL, 0};
  for (size_t i = 0; i < sizeof runtimes / sizeof *runtimes; i++) {
    if (!gv_str_has(text, runtimes[i].begin) || !is_builtin(runtimes[i].profile)) continue;
    if (names.at && gv_str_has(names, runtimes[i].profile)) continue;
    names = gv_format(arena, "%.*s%s%s", GV_FMT(names), names.len ? "," : "", runtimes[i].profile);
  }
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries && names.at; i++)
    if (gv_str_has(text, libraries[i].begin) && is_builtin(libraries[i].profile) &&
        !gv_str_has(names, libraries[i].profile))
      names = gv_format(arena, "%.*s,%s", GV_FMT(names), libraries[i].profile);
  return names;
}

/* Where the user does not say what LLVM IR runs on, what it calls does. */
static gv_status find_runtime(const gv_imported *i, const gv_options *options, gv_profile *profile,
                              gv_input *code, gv_str *error) {
  gv_str names = i->importer.path.at && !options->runtime
                     ? runtimes_in(profile->arena, i->text, code->compiled_for)
                     : (gv_str){NULL, 0};
  if (!names.at) return GV_OK;
  code->runtime = profile;
  return gv_load_runtime_named(options, names, profile, error);
}

/* ---- the generic form ---- */

/* What the parser here does not know, a compiler that the user names may, such as that of another
 * project or release: it writes it in the generic form, with the same places. */
static gv_status read_generic(gv_model *model, const gv_options *options, const gv_input *input) {
  static const char *const words[] = {"-mlir-print-op-generic", "-mlir-print-debuginfo",
                                      "-allow-unregistered-dialect", NULL};
  gv_compiler compiler;
  gv_input generic = *input;
  gv_str ignored, said;
  bool named = options->lower.mlir_opt || getenv("MLIR_OPT");
  if (model->files.len) return GV_UNUSABLE; /* MLIR could read it */
  if (!named || gv_compiler_find(&compiler, options, &model->arena, input->name, &ignored) != GV_OK)
    return GV_UNUSABLE;
  if (gv_compiler_run(&compiler, input->name, words, input->bytes, &generic.bytes, &said,
                      &ignored) != GV_OK)
    return GV_UNUSABLE;
  generic.bytes = with_name(&model->arena, generic.bytes, input->name);
  generic.name = gv_format(&model->arena, "%.*s (generic)", GV_FMT(input->name));
  return gv_front_parse_input(model, &generic, &ignored);
}

/* ---- the whole ---- */

gv_status gv_import_read(gv_model *model, const gv_options *options, const gv_input *input,
                         gv_str *error) {
  gv_imported imported = {.aside = false};
  gv_input code = *input;
  if (gv_import(&imported, options, &model->arena, &code, error) != GV_OK) return GV_UNUSABLE;
  gv_profile profile = {.arena = &model->arena};
  gv_status status = find_runtime(&imported, options, &profile, &code, error);
  if (status == GV_OK && (status = gv_front_parse_input(model, &code, error)) != GV_OK)
    *error = import_failure(&imported, *error);
  if (status != GV_OK && !imported.importer.path.at) status = read_generic(model, options, &code);
  gv_profile_clear(&profile);
  if (status == GV_OK) import_find_sources(&imported, model);
  model->facts.written_out = imported.simplified;
  return status;
}

gv_status gv_load_device(const gv_options *options, gv_arena *arena, gv_input *device,
                         gv_str *error) {
  gv_imported imported = {.aside = true};
  if (!options->device_module) return GV_OK;
  if (gv_front_load_aside(arena, options->device_module, device, error) != GV_OK)
    return GV_UNUSABLE;
  return gv_import(&imported, options, arena, device, error);
}
