/* clang runs where the entry says, with flags that passed (src/commands), and writes to its
 * standard output: no file comes into being. */
#define _GNU_SOURCE
#include "app/unit.h"
#include "base/foreign.h"
#include "base/stack.h"

#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/build_id.h"
#include "app/cache.h"
#include "app/compile.h"
#include "app/import.h"
#include "app/paths.h"

typedef GV_VEC(const char *) words;

/* ---- flags ---- */

gv_status gv_unit_add_flags(gv_arena *arena, const gv_options *options, gv_compilation *c,
                            gv_str *error) {
  words all = {0}, extra = {0};
  gv_compilation more = {.folder = c->folder, .file = c->file};
  const char *value;
  for (uint32_t i = 0; (value = gv_given_value(options, "extra-arg", i)); i++)
    *gv_push(&extra) = value;
  *gv_push(&extra) = NULL;
  gv_flags_take(arena, extra.at, &more);
  for (uint32_t i = 0; c->flags && c->flags[i]; i++) *gv_push(&all) = c->flags[i];
  for (uint32_t i = 0; more.flags[i]; i++) *gv_push(&all) = more.flags[i];
  *gv_push(&all) = NULL;
  const char **kept = gv_new(arena, const char *, all.len);
  memcpy(kept, all.at, all.len * sizeof *kept);
  if (!c->flags || more.language != gv_language_of(c->file)) c->language = more.language;
  if (more.arch.at) c->arch = more.arch;
  c->flags = kept;
  gv_vec_free(&all);
  gv_vec_free(&extra);
  if (!more.left.at) return GV_OK;
  *error = gv_format_foreign(arena, "gpuverify: error: clang is not given '%.*s' (--extra-arg)\n",
                             GV_FMT(more.left));
  return GV_UNUSABLE;
}

/* Where the headers are that come with the program: beside it, as it is built, or where it is
 * installed. */
static gv_str stub_folder(gv_arena *arena) {
  static const char *const places[] = {"headers", "../share/gpuverify/include"};
  char self[PATH_MAX];
  ssize_t len = readlink("/proc/self/exe", self, sizeof self - 1);
  gv_str folder = gv_path_folder(arena, (gv_str){self, len > 0 ? (size_t)len : 0});
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    gv_str place = gv_format(arena, "%.*s/%s", GV_FMT(folder), places[i]);
    if (access(gv_format(arena, "%.*s/cuda_runtime.h", GV_FMT(place)).at, R_OK) == 0) return place;
  }
  return (gv_str){NULL, 0};
}

/* Since release 13 CUDA keeps the headers of its C++ libraries in a folder of their own, which nvcc
 * looks into and clang does not. at == NULL: there is none. */
static gv_str library_folder(gv_arena *arena, const gv_compilation *c) {
  static const char flag[] = "--cuda-path=";
  const char *cuda = "/usr/local/cuda";
  for (uint32_t i = 0; c->flags[i]; i++)
    if (strncmp(c->flags[i], flag, sizeof flag - 1) == 0) cuda = c->flags[i] + sizeof flag - 1;
  gv_str folder = gv_format(arena, "%s/include/cccl", cuda);
  return access(folder.at, R_OK) == 0 ? folder : (gv_str){NULL, 0};
}

typedef enum side { HOST, DEVICE } side;

static bool has_device(const gv_compilation *c) {
  return c->language == GV_LANGUAGE_CUDA || c->language == GV_LANGUAGE_HIP;
}

/* The host side is inlined by opt before it is imported, which keeps what clang drops where it
 * optimizes (simplify.c). */
static bool is_simplified_later(const gv_options *options, gv_arena *arena) {
  gv_compiler opt = {.options = options, .arena = arena};
  return gv_simplifier_find(&opt);
}

/* A side of the source as LLVM's bitcode, or only preprocessed. Optimizing a little inlines what is
 * small, and does nothing yet that would hide a fault, where there is no opt for that; what the
 * user's own flags say of that is left out, with all that bears on warnings and debug information.
 */
static const char *const *words_for(gv_arena *arena, const gv_options *options, const gv_unit *unit,
                                    side side, bool preprocess) {
  words w = {0};
  const gv_compilation *c = &unit->how;
  bool cuda = c->language == GV_LANGUAGE_CUDA, hip = c->language == GV_LANGUAGE_HIP;
  gv_str stubs = options->sources.stub_headers ? stub_folder(arena) : (gv_str){NULL, 0};
  *gv_push(&w) = "-x";
  *gv_push(&w) = gv_language_name(c->language);
  if (cuda || hip) *gv_push(&w) = side == HOST ? "--cuda-host-only" : "--cuda-device-only";
  if (cuda)
    *gv_push(&w) = "-Xclang",
    *gv_push(&w) =
        "-target-sdk-version=12.0"; /* launches as since 9.2, also where there is no toolkit */
  if (side == DEVICE) {
    const char *arch = c->arch.at ? c->arch.at : cuda ? "sm_80" : "gfx90a";
    *gv_push(&w) = gv_format(arena, "--offload-arch=%s", arch).at;
    *gv_push(&w) = "-nogpulib";
    if (cuda) *gv_push(&w) = "--cuda-feature=+ptx80";
    if (hip) *gv_push(&w) = "--no-gpu-bundle-output";
  }
  if (stubs.at) {
    if (cuda || hip) *gv_push(&w) = "-nogpuinc";
    if (cuda)
      *gv_push(&w) = gv_format(arena, "--cuda-path=%.*s", GV_FMT(stubs)).at; /* and no other */
    *gv_push(&w) = "-isystem";
    *gv_push(&w) = stubs.at;
    if (cuda || hip) *gv_push(&w) = "-include";
    if (cuda || hip)
      *gv_push(&w) =
          gv_format(arena, "%.*s/%s", GV_FMT(stubs), cuda ? "cuda_runtime.h" : "hip/hip_runtime.h")
              .at;
  }
  for (uint32_t i = 0; c->flags[i]; i++) *gv_push(&w) = c->flags[i];
  gv_str libraries = cuda && !stubs.at ? library_folder(arena, c) : (gv_str){NULL, 0};
  if (libraries.at) *gv_push(&w) = "-isystem", *gv_push(&w) = libraries.at;
  static const char *const ours[] = {"-g",
                                     "-w",
                                     "-fno-color-diagnostics",
                                     "-fno-caret-diagnostics",
                                     "-fno-crash-diagnostics",
                                     "-ferror-limit=1"};
  for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) *gv_push(&w) = ours[i];
  *gv_push(&w) = side == HOST && is_simplified_later(options, arena) ? "-O0" : "-O1";
  if (side == HOST) /* the ends of blocks' variables are written down at -O0, too */
    *gv_push(&w) = "-Xclang", *gv_push(&w) = "-fsanitize-address-use-after-scope";
  *gv_push(&w) = preprocess ? "-E" : "-emit-llvm";
  if (!preprocess) *gv_push(&w) = "-c";
  *gv_push(&w) = "-o";
  *gv_push(&w) = "-";
  if (unit->text.at) /* from standard input, which has no folder of its own */
    *gv_push(&w) = "-iquote", *gv_push(&w) = gv_path_folder(arena, c->file).at, *gv_push(&w) = "-";
  else
    *gv_push(&w) =
        c->file.at[0] == '-' ? gv_format(arena, "./%.*s", GV_FMT(c->file)).at : c->file.at;
  *gv_push(&w) = NULL;
  const char **kept = gv_new(arena, const char *, w.len);
  memcpy(kept, w.at, w.len * sizeof *kept);
  gv_vec_free(&w);
  return kept;
}

/* ---- running clang ---- */

static gv_status find_clang(gv_compiler *clang, const gv_unit *unit, const gv_options *options,
                            gv_arena *arena, gv_str *error) {
  if (gv_clang_find(clang, options, arena, unit->path, error) != GV_OK) return GV_UNUSABLE;
  if (!unit->how.folder.at) return GV_OK;
  clang->folder = gv_path_absolute(arena, unit->how.folder);
  clang->path = gv_path_absolute(arena, clang->path);
  struct stat about;
  if (stat(clang->folder.at, &about) == 0 && S_ISDIR(about.st_mode)) return GV_OK;
  *error =
      gv_format_foreign(arena, "%.*s: error: there is no folder '%.*s', where it is compiled\n",
                        GV_FMT(unit->path), GV_FMT(clang->folder));
  return GV_UNUSABLE;
}

/* Of what clang said: the first error, or its last line. */
static gv_str first_error(gv_str said) {
  gv_str last = GV_STR("");
  while (said.len) {
    const char *newline = memchr(said.at, '\n', said.len);
    gv_str line = {said.at, newline ? (size_t)(newline - said.at) : said.len};
    said =
        (gv_str){said.at + line.len + (newline != NULL), said.len - line.len - (newline != NULL)};
    if (line.len) last = line;
    if (memmem(line.at, line.len, "error: ", 7)) break;
  }
  return last;
}

static bool is_plain(const char *word) {
  return *word &&
         word[strspn(word,
                     "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./+:,@%")] ==
             0;
}

/* As a shell would have to be told. */
static gv_str quoted(gv_arena *arena, const char *word) {
  if (is_plain(word)) return gv_str_of(word);
  gv_str text = GV_STR("'");
  for (const char *at = word; *at;) {
    size_t len = strcspn(at, "'");
    text = gv_format(arena, "%.*s%.*s%s", GV_FMT(text), (int)len, at, at[len] ? "'\\''" : "");
    at += len + (at[len] != 0);
  }
  return gv_format(arena, "%.*s'", GV_FMT(text));
}

static gv_str command_line(const gv_compiler *clang, const char *const *words) {
  gv_arena *arena = clang->arena;
  gv_str line = quoted(arena, clang->path.at);
  for (; *words; words++)
    line = gv_format(arena, "%.*s %.*s", GV_FMT(line), GV_FMT(quoted(arena, *words)));
  if (!clang->folder.at) return line;
  return gv_format(arena, "cd %.*s && %.*s", GV_FMT(quoted(arena, clang->folder.at)), GV_FMT(line));
}

/* What to do where the toolkit is not there. */
static const char *advice(const gv_options *options, gv_str why) {
  static const char *const signs[] = {
      "cannot find CUDA installation", "cannot find ROCm", "cannot find HIP", "cuda_runtime",
      "'cuda.h' file not found",       "hip/hip_runtime"};
  for (size_t i = 0; i < sizeof signs / sizeof *signs && !options->sources.stub_headers; i++)
    if (gv_str_has(why, signs[i])) return "; where there is no toolkit, --stub-headers may do";
  return "";
}

static gv_str failure(const gv_compiler *clang, const gv_unit *unit, const char *const *words,
                      gv_str said) {
  gv_arena *arena = clang->arena;
  gv_str why = first_error(said);
  gv_str first = gv_format_foreign(arena, "%.*s: error: clang cannot compile it: %.*s%s\n",
                                   GV_FMT(unit->path), GV_FMT(why), advice(clang->options, why));
  gv_str line = command_line(clang, words);
  gv_str second = gv_format_foreign(arena, "%.*s: note: the command was: %.*s\n",
                                    GV_FMT(unit->path), GV_FMT(line));
  return gv_format(arena, "%.*s%.*s", GV_FMT(first), GV_FMT(second));
}

/* The text, with the places of the file. */
static gv_str text_for(gv_arena *arena, const gv_unit *unit) {
  if (!unit->text.at) return GV_STR("");
  gv_str name = GV_STR("");
  for (size_t i = 0; i < unit->how.file.len; i++) {
    char c = unit->how.file.at[i];
    name = gv_format(arena, "%.*s%s%c", GV_FMT(name), c == '"' || c == '\\' ? "\\" : "", c);
  }
  return gv_format(arena, "#line 1 \"%.*s\"\n%.*s", GV_FMT(name), GV_FMT(unit->text));
}

static gv_status run(gv_compiler *clang, const gv_unit *unit, const char *const *words,
                     gv_str *output, gv_str *error) {
  gv_str said;
  if (gv_compiler_run(clang, unit->path, words, text_for(clang->arena, unit), output, &said,
                      error) == GV_OK)
    return GV_OK;
  *error = failure(clang, unit, words, *error);
  return GV_UNUSABLE;
}

/* ---- the cache ---- */

/* By the text that the preprocessor makes of both sides, how they are compiled, and the compiler.
 */
static bool find_key(gv_compiler *clang, const gv_unit *unit, bool device, gv_digest *key) {
  gv_arena *arena = clang->arena;
  GV_VEC(gv_str) texts = {0};
  gv_str ignored, text;
  bool found = true;
  *gv_push(&texts) = GV_STR("unit");
  *gv_push(&texts) = gv_build_id();
  *gv_push(&texts) = gv_compiler_identity(clang);
  *gv_push(&texts) = clang->folder.at ? clang->folder : gv_path_absolute(arena, GV_STR("."));
  for (side side = HOST; side <= (device ? DEVICE : HOST) && found; side++) {
    const char *const *words = words_for(arena, clang->options, unit, side, true);
    for (uint32_t i = 0; words[i]; i++) *gv_push(&texts) = gv_str_of(words[i]);
    found = run(clang, unit, words, &text, &ignored) == GV_OK;
    if (found) *gv_push(&texts) = text;
  }
  gv_front_digest(texts.at, texts.len, key);
  gv_vec_free(&texts);
  return found;
}

static bool get(const char *folder, const gv_digest *key, gv_arena *arena, gv_compiled *compiled) {
  gv_outcome outcome = {0};
  bool got = gv_cache_get(folder, key, &outcome) && outcome.pieces.len == 3;
  if (got) {
    gv_str *const parts[] = {&compiled->host, &compiled->device, &compiled->note};
    for (size_t i = 0; i < 3; i++)
      *parts[i] = outcome.pieces.at[i].text.len ? gv_str_copy(arena, outcome.pieces.at[i].text)
                                                : (gv_str){NULL, 0};
  }
  gv_outcome_clear(&outcome);
  return got;
}

static void put(const char *folder, const gv_digest *key, const gv_compiled *compiled) {
  gv_outcome outcome = {0};
  *gv_push(&outcome.pieces) = (gv_piece){.text = compiled->host};
  *gv_push(&outcome.pieces) = (gv_piece){.text = compiled->device};
  *gv_push(&outcome.pieces) = (gv_piece){.text = compiled->note};
  gv_cache_put(folder, key, &outcome);
  gv_outcome_clear(&outcome);
}

/* ---- compiling ---- */

/* Without the device side it is not known what kernels do, which is no fault of the program. */
static void compile_device(gv_compiler *clang, const gv_unit *unit, gv_compiled *compiled) {
  const char *const *words = words_for(clang->arena, clang->options, unit, DEVICE, false);
  gv_str said, error;
  if (gv_compiler_run(clang, unit->path, words, text_for(clang->arena, unit), &compiled->device,
                      &said, &error) == GV_OK)
    return;
  compiled->device = (gv_str){NULL, 0};
  compiled->note = gv_format_foreign(clang->arena,
                                     "%.*s: note: the accesses of its kernels are unknown, because "
                                     "clang cannot compile its device side: %.*s\n",
                                     GV_FMT(unit->path), GV_FMT(first_error(error)));
}

/* The device side, which is compiled beside the host side, in memory of its own. */
typedef struct device_side {
  gv_compiler clang;
  const gv_unit *unit;
  gv_compiled compiled;
  gv_arena arena;
  gv_aside aside;
} device_side;

static void compile_beside(void *with) {
  device_side *d = with;
  d->clang.arena = &d->arena;
  compile_device(&d->clang, d->unit, &d->compiled);
}

static gv_str kept(gv_arena *arena, gv_str s) {
  return s.at ? gv_str_copy(arena, s) : (gv_str){NULL, 0};
}

static gv_status compile_host(gv_compiler *clang, const gv_unit *unit, gv_compiled *compiled,
                              gv_str *error) {
  const char *const *words = words_for(clang->arena, clang->options, unit, HOST, false);
  return run(clang, unit, words, &compiled->host, error);
}

static gv_status compile_both(gv_compiler *clang, const gv_unit *unit, gv_compiled *compiled,
                              gv_str *error) {
  device_side device = {.clang = *clang, .unit = unit};
  gv_aside_begin(&device.aside, compile_beside, &device);
  gv_status status = compile_host(clang, unit, compiled, error);
  gv_aside_end(&device.aside);
  compiled->device = kept(clang->arena, device.compiled.device);
  compiled->note = kept(clang->arena, device.compiled.note);
  gv_arena_clear(&device.arena);
  return status;
}

gv_status gv_unit_compile(const gv_unit *unit, const gv_options *options, gv_arena *arena,
                          gv_compiled *compiled, gv_str *error) {
  gv_compiler clang;
  gv_digest key;
  if (unit->refused.at) *error = unit->refused;
  if (unit->is_compiled) *compiled = unit->compiled;
  if (unit->refused.at || unit->is_compiled) return unit->refused.at ? GV_UNUSABLE : GV_OK;
  if (options->sources.stub_headers && !stub_folder(arena).at) {
    *error = gv_format_foreign(arena,
                               "%.*s: error: the headers that come with gpuverify are not "
                               "installed beside it (--stub-headers)\n",
                               GV_FMT(unit->path));
    return GV_UNUSABLE;
  }
  if (find_clang(&clang, unit, options, arena, error) != GV_OK) return GV_UNUSABLE;
  bool device = has_device(&unit->how) && !options->device_module;
  bool keeps = options->cache && !unit->text.at && find_key(&clang, unit, device, &key);
  if (keeps && get(options->cache, &key, arena, compiled)) return GV_OK;
  *compiled = (gv_compiled){.host = {NULL, 0}};
  gv_status status = device ? compile_both(&clang, unit, compiled, error)
                            : compile_host(&clang, unit, compiled, error);
  if (status != GV_OK) return status;
  if (keeps) put(options->cache, &key, compiled);
  return GV_OK;
}

gv_status gv_unit_load(const gv_unit *unit, const gv_options *options, gv_arena *arena,
                       gv_input *input, gv_input *device, gv_str *note, gv_str *error) {
  gv_compiled compiled;
  gv_imported imported = {.aside = true};
  gv_str why;
  *input = (gv_input){.name = unit->path};
  if (gv_unit_compile(unit, options, arena, &compiled, error) != GV_OK) return GV_UNUSABLE;
  input->bytes = compiled.host;
  input->compiled_for = unit->how.language == GV_LANGUAGE_CUDA  ? "cuda-runtime"
                        : unit->how.language == GV_LANGUAGE_HIP ? "hip"
                                                                : "";
  *note = compiled.note;
  if (!compiled.device.at) return GV_OK;
  *device = (gv_input){.name = gv_format(arena, "%.*s (device)", GV_FMT(unit->path)),
                       .bytes = compiled.device};
  if (gv_import(&imported, options, arena, device, &why) == GV_OK)
    input->device = device;
  else
    *note = gv_format_foreign(arena,
                              "%.*s: note: the accesses of its kernels are unknown, because its "
                              "device side cannot be imported: %.*s\n",
                              GV_FMT(unit->path), GV_FMT(first_error(why)));
  return GV_OK;
}

gv_str gv_unit_tools(const gv_options *options, gv_arena *arena) {
  gv_compiler clang, importer, opt = {.options = options, .arena = arena};
  gv_str error, clang_is = GV_STR(""), importer_is = GV_STR(""), opt_is = GV_STR("");
  if (gv_clang_find(&clang, options, arena, GV_STR(""), &error) == GV_OK)
    clang_is = gv_compiler_identity(&clang);
  if (gv_importer_find(&importer, options, arena, GV_STR(""), &error) == GV_OK)
    importer_is = gv_compiler_identity(&importer);
  if (gv_simplifier_find(&opt)) opt_is = gv_compiler_identity(&opt);
  return gv_format(arena, "%.*s\n%.*s\n%.*s", GV_FMT(clang_is), GV_FMT(importer_is),
                   GV_FMT(opt_is));
}

/* ---- linking ---- */

enum { LARGEST_ARCHIVE = 1 << 30 };

/* As an archive, which goes through one pipe. at == NULL: it would be too large. */
static gv_str archive_of(gv_arena *arena, const gv_unit *units, uint32_t count, side side,
                         uint32_t *members) {
  uint32_t wanted = 0;
  GV_VEC(char) bytes = {0};
  static const char magic[] = "!<arch>\n";
  *members = 0;
  for (size_t i = 0; i < sizeof magic - 1; i++) *gv_push(&bytes) = magic[i];
  for (uint32_t i = 0; i < count; i++) {
    gv_str module = side == HOST ? units[i].compiled.host : units[i].compiled.device;
    char head[64], name[16];
    if (!module.at) continue;
    wanted++;
    snprintf(name, sizeof name, "%u.bc/", i);
    int len = snprintf(head, sizeof head, "%-16s%-12d%-6d%-6d%-8o%-10zu`\n", name, 0, 0, 0, 0644u,
                       module.len);
    if (module.len > LARGEST_ARCHIVE - bytes.len) break;
    uint32_t need = bytes.len + (uint32_t)len + (uint32_t)module.len + 1;
    if (bytes.cap < need) bytes.at = gv_vec_grow(bytes.at, &bytes.cap, need, 1);
    memcpy(bytes.at + bytes.len, head, (size_t)len);
    memcpy(bytes.at + bytes.len + len, module.at, module.len);
    bytes.len += (uint32_t)len + (uint32_t)module.len;
    if (module.len % 2) *gv_push(&bytes) = '\n';
    ++*members;
  }
  gv_str kept =
      *members == wanted ? gv_str_copy(arena, (gv_str){bytes.at, bytes.len}) : (gv_str){NULL, 0};
  gv_vec_free(&bytes);
  return kept;
}

static gv_status link_side(gv_compiler *linker, const gv_unit *units, uint32_t count, side side,
                           gv_str *linked, gv_str *why) {
  static const char *const words[] = {"-", "-o", "-", NULL};
  uint32_t members;
  gv_str said, archive = archive_of(linker->arena, units, count, side, &members);
  *linked = (gv_str){NULL, 0};
  if (!archive.at) *why = GV_STR("together they are too large");
  if (!archive.at) return GV_UNUSABLE;
  return members ? gv_compiler_run(linker, GV_STR("program"), words, archive, linked, &said, why)
                 : GV_OK;
}

gv_status gv_units_link(const gv_unit *units, uint32_t count, const gv_options *options,
                        gv_arena *arena, gv_compiled *linked, gv_str *why) {
  gv_compiler linker;
  *linked = (gv_compiled){.host = {NULL, 0}};
  gv_status status = gv_linker_find(&linker, options, arena, GV_STR("program"), why);
  if (status == GV_OK) status = link_side(&linker, units, count, HOST, &linked->host, why);
  if (status == GV_OK) status = link_side(&linker, units, count, DEVICE, &linked->device, why);
  if (status != GV_OK) *why = gv_str_copy(arena, first_error(*why));
  return status;
}

/* Where one of them has kernels whose bodies are not known, those of others could be taken for
 * them: of static kernels the linker changes the names. */
gv_status gv_units_link_program(const gv_unit *units, uint32_t count, const gv_options *options,
                                gv_arena *arena, gv_compiled *linked, gv_str *why) {
  if (gv_units_link(units, count, options, arena, linked, why) != GV_OK) return GV_UNUSABLE;
  bool lacks = false;
  for (uint32_t i = 0; i < count; i++)
    lacks |= units[i].how.language >= GV_LANGUAGE_CUDA && !units[i].compiled.device.at;
  if (lacks) linked->device = (gv_str){NULL, 0};
  return GV_OK;
}
