#define _GNU_SOURCE
#include "app/graph.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <strings.h>
#include <unistd.h>

#include "base/output.h"
#include "base/stream.h"

/* ---- options --------------------------------------------------------------------------------- */

static const char *const kinds[GV_GRAPH_KINDS] = {"order", "handles", "cfg", "tokens"};
static const char *const formats[GV_GRAPH_FORMATS] = {"dot",  "svg",  "png",    "pdf",
                                                      "html", "json", "mermaid"};

static int index_of(const char *const *names, int count, const char *name) {
  for (int i = 0; i < count; i++)
    if (strcmp(names[i], name) == 0) return i;
  return -1;
}

bool gv_graph_read_kind(gv_graph_request *r, const char *value) {
  int kind = value ? index_of(kinds, GV_GRAPH_KINDS, value) : GV_GRAPH_ORDER;
  if (kind < 0) return false;
  r->options.kind = (gv_graph_kind)kind;
  return r->wanted = true;
}

bool gv_graph_read_format(gv_graph_request *r, const char *value) {
  int format = index_of(formats, GV_GRAPH_FORMATS, value);
  if (format < 0) return false;
  r->options.format = (gv_graph_format)format;
  return r->wanted = r->format_given = true;
}

bool gv_graph_read_scope(gv_graph_request *r, const char *value) {
  static const char function[] = "function=";
  r->wanted = true;
  if (strcmp(value, "findings") == 0) return r->options.scope = GV_GRAPH_FINDINGS, true;
  if (strcmp(value, "all") == 0) return r->options.scope = GV_GRAPH_ALL, true;
  if (strncmp(value, function, sizeof function - 1) != 0 || !value[sizeof function - 1])
    return false;
  r->options.scope = GV_GRAPH_FUNCTION;
  r->options.function = gv_str_of(value + sizeof function - 1);
  if (*r->options.function.at == '@') r->options.function.at++, r->options.function.len--;
  return true;
}

bool gv_graph_read_show(gv_graph_request *r, const char *value) {
  r->wanted = true;
  while (*value) {
    size_t len = strcspn(value, ",");
    gv_str word = {value, len};
    if (gv_str_equal(word, GV_STR("transitive")))
      r->options.transitive = true;
    else if (gv_str_equal(word, GV_STR("calls")))
      r->options.calls = true;
    else if (gv_str_equal(word, GV_STR("events")))
      r->options.events = true;
    else
      return false;
    value += len + (value[len] == ',');
  }
  return true;
}

bool gv_graph_settle_format(gv_graph_request *r) {
  if (r->format_given || !r->file) return true;
  const char *dot = strrchr(r->file, '.');
  if (dot && strcasecmp(dot, ".gv") == 0) dot = ".dot";
  if (dot && strcasecmp(dot, ".htm") == 0) dot = ".html";
  if (dot && strcasecmp(dot, ".mmd") == 0) dot = ".mermaid";
  for (int i = 0; dot && i < GV_GRAPH_FORMATS; i++)
    if (strcasecmp(dot + 1, formats[i]) == 0) return r->options.format = (gv_graph_format)i, true;
  return false;
}

/* ---- the module ------------------------------------------------------------------------------ */

#define MODULE "gpuverify-graph.so"

/* The folder that the program is in; empty when that cannot be told. */
static gv_str own_folder(gv_arena *arena) {
  char *path = gv_new(arena, char, PATH_MAX);
  ssize_t len = readlink("/proc/self/exe", path, PATH_MAX - 1);
  while (len > 0 && path[len - 1] != '/') len--;
  return (gv_str){path, len > 0 ? (size_t)len : 0};
}

/* Beside the program, as it is built; or where it is installed. Nowhere else: what is loaded runs.
 */
static gv_str find_module(gv_arena *arena) {
  static const char *const places[] = {"", "../lib/gpuverify/"};
  gv_str folder = own_folder(arena);
  for (size_t i = 0; i < sizeof places / sizeof *places && folder.len; i++) {
    gv_str path = gv_format(arena, "%.*s%s" MODULE, GV_FMT(folder), places[i]);
    if (access(path.at, F_OK) == 0) return path;
  }
  return (gv_str){0};
}

bool gv_graph_is_there(void) {
  gv_arena arena = {0};
  bool there = find_module(&arena).at;
  gv_arena_clear(&arena);
  return there;
}

static void *open_module(gv_arena *arena, gv_str *error) {
  gv_str path = find_module(arena);
  void *module = path.at ? dlopen(path.at, RTLD_NOW | RTLD_LOCAL) : NULL;
  const char *why = path.at ? dlerror() : "not found";
  if (!module) *error = gv_str_copy(arena, gv_str_of(why ? why : "cannot be loaded"));
  return module;
}

const gv_graph_module *gv_graph_load(gv_arena *arena, gv_str *error) {
  gv_str why;
  void *handle = open_module(arena, &why);
  const gv_graph_module *module = handle ? dlsym(handle, GV_GRAPH_SYMBOL) : NULL;
  if (!module) {
    *error = gv_format(
        arena,
        "graphs need " MODULE
        " beside the program or in ../lib/gpuverify, and Graphviz (Debian: libgvc6, libcgraph6): "
        "%.*s",
        GV_FMT(handle ? GV_STR("it is not a module of gpuverify") : why));
    return NULL;
  }
  if (strcmp(module->version, GV_VERSION) == 0) return module;
  *error = gv_format(arena, MODULE " belongs to version %s, this is %s: install them together",
                     module->version, GV_VERSION);
  return NULL;
}

/* ---- writing --------------------------------------------------------------------------------- */

static gv_status keep_bytes(gv_stream *memory, gv_status status, gv_arena *arena, gv_str *graph) {
  gv_str bytes = gv_stream_close(memory);
  if (status == GV_OK) *graph = gv_str_copy(arena, bytes);
  free(memory->at);
  return status;
}

gv_status gv_graph_draw(const gv_graph_request *r, const gv_graph_input *input, gv_arena *arena,
                        gv_str *graph, gv_str *error) {
  const gv_graph_module *module = gv_graph_load(arena, error);
  if (!module) return GV_UNUSABLE;
  gv_stream memory;
  gv_status status = module->write(&r->options, input, gv_stream_open(&memory), arena, error);
  return keep_bytes(&memory, status, arena, graph);
}

bool gv_graph_has_steps(const gv_graph_request *r) {
  return r->wanted && (r->options.format == GV_GRAPH_HTML || r->options.format == GV_GRAPH_JSON);
}

gv_status gv_graph_add_step(const gv_graph_request *r, const gv_graph_input *input,
                            struct gv_graph_steps **steps, gv_arena *arena, gv_str *error) {
  const gv_graph_module *module = gv_graph_load(arena, error);
  return module ? module->add_step(&r->options, input, steps, arena, error) : GV_UNUSABLE;
}

gv_status gv_graph_draw_steps(const gv_graph_request *r, struct gv_graph_steps *steps,
                              gv_arena *arena, gv_str *graph, gv_str *error) {
  const gv_graph_module *module = gv_graph_load(arena, error);
  if (!module) return GV_UNUSABLE;
  gv_stream memory;
  gv_status status = module->write_steps(&r->options, steps, gv_stream_open(&memory), arena, error);
  return keep_bytes(&memory, status, arena, graph);
}

void gv_graph_drop_steps(struct gv_graph_steps *steps) {
  gv_arena arena = {0};
  gv_str error;
  const gv_graph_module *module = steps ? gv_graph_load(&arena, &error) : NULL;
  if (module) module->write_steps(NULL, steps, NULL, &arena, &error);
  gv_arena_clear(&arena);
}

static const char *const heads[] = {
    "digraph ",
    "<?xml ",
    "<svg",
    "\x89PNG",
    "%PDF-",
    "<!DOCTYPE html>",
    "{\n  \"schema_version\": 1,\n  \"tool\": {\n    \"name\": \"gpuverify\"",
    "---\ntitle: \"",
    NULL};
const gv_output_kind gv_graph_kind_of_output = {"a graph", heads};

gv_status gv_graph_put(const gv_graph_request *r, gv_str graph, gv_arena *arena, gv_str *error) {
  if (r->file) return gv_output_write(arena, r->file, &gv_graph_kind_of_output, graph, error);
  if (fwrite(graph.at, 1, graph.len, stdout) == graph.len && fflush(stdout) == 0) return GV_OK;
  *error = gv_format(arena, "cannot write the graph to standard output: %s", strerror(errno));
  return GV_UNUSABLE;
}
