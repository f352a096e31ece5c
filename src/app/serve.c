/* What the language server asks of the rest of the program: the check of a document, and where the pages of the rules are. */
#define _GNU_SOURCE
#include "app/serve.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "analysis/analysis.h"
#include "app/graph.h"
#include "diag/suppress.h"
#include "front/front.h"
#include "lsp/lsp.h"

/* Runs in a child process of the server's. */
static void check(void *with, const gv_lsp_document *document, gv_lsp_result *result) {
  const gv_options *options = with;
  gv_analysis_options analysis = options->analysis;
  gv_input input = {document->path, document->text};
#ifndef NDEBUG
  analysis.check_proof = true; /* as in every run of a build for development */
#endif
  analysis.proof = true;
  analysis.insight = &result->insight;
  result->unusable = gv_front_parse_input(&result->model, &input, true, &result->error) != GV_OK;
  if (result->unusable) return;
  const gv_known known = {0};
  gv_analyse(&result->model, &analysis, &result->report);
  gv_suppress(&result->model, &result->report, &known);
  gv_select(&result->report, &options->selection);
}

/* Runs in a child process too, which is where Graphviz is. */
static bool draw(void *with, const gv_lsp_document *document, gv_str function, FILE *out) {
  const gv_options *options = with;
  gv_model model = {0};
  gv_report report = {0};
  gv_order order = {0};
  gv_arena arena = {0};
  gv_str error;
  gv_input input = {document->path, document->text};
  gv_analysis_options analysis = options->analysis;
  analysis.order = &order;
  gv_graph_options graph = options->graph.options;
  graph.format = GV_GRAPH_HTML;
  graph.scope = function.len ? GV_GRAPH_FUNCTION : GV_GRAPH_BY_ITSELF;
  graph.function = function;
  const gv_graph_module *module = gv_graph_load(&arena, &error);
  bool drawn = module && gv_front_parse_input(&model, &input, true, &error) == GV_OK;
  if (drawn) {
    const gv_known known = {0};
    analysis.proof |= gv_may_suppress(&model, &known);
    gv_analyse(&model, &analysis, &report);
    gv_suppress(&model, &report, &known);
    gv_select(&report, &options->selection);
    drawn = module->write(&graph, &(gv_graph_input){document->path, &model, &order, &report}, out, &arena, &error) == GV_OK;
  }
  gv_order_clear(&order);
  gv_report_clear(&report);
  gv_model_clear(&model);
  gv_arena_clear(&arena);
  return drawn;
}

/* ---- the pages of the rules, as files that an editor can open ---- */

static bool make_folders(char *path) {
  for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    bool made = mkdir(path, 0777) == 0 || errno == EEXIST;
    *slash = '/';
    if (!made) return false;
  }
  return true;
}

/* Whole or not at all, since other servers may read and write it at the same time. */
static bool write_page(const char *folder, gv_rule rule) {
  char *path, *draft;
  gv_str page = gv_rule_page(rule);
  if (asprintf(&path, "%s%s.md", folder, gv_rules[rule].name) < 0) gv_out_of_memory();
  if (asprintf(&draft, "%s.%ld", path, (long)getpid()) < 0) gv_out_of_memory();
  FILE *file = fopen(draft, "we");
  bool written = file && fwrite(page.at, 1, page.len, file) == page.len;
  if (file && fclose(file) != 0) written = false;
  written = written && rename(draft, path) == 0;
  if (file && !written) unlink(draft);
  free(draft);
  free(path);
  return written;
}

/* "/home/me/.cache/gpuverify/0.1.0/rules/", with the pages in it, or NULL; to be freed. */
static char *write_pages(void) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  char *folder = NULL;
  int len = -1;
  if (cache && *cache == '/')
    len = asprintf(&folder, "%s/gpuverify/%s/rules/", cache, GV_VERSION);
  else if (home && *home == '/')
    len = asprintf(&folder, "%s/.cache/gpuverify/%s/rules/", home, GV_VERSION);
  else
    return NULL;
  if (len < 0) gv_out_of_memory();
  bool there = make_folders(folder);
  for (gv_rule rule = 0; there && rule < GV_RULE_COUNT; rule++) there = write_page(folder, rule);
  if (there) return folder;
  free(folder);
  return NULL;
}

/* ---- the server ---- */

int gv_serve(const gv_options *options) {
  gv_arena arena = {0};
  char *pages = write_pages();
  gv_lsp_hooks hooks = {.with = (void *)options, .version = GV_VERSION, .check = check};
  if (gv_graph_is_there()) hooks.draw = draw;
  if (pages) hooks.rules_url = gv_lsp_file_url(&arena, gv_str_of(pages)).at;
  int status = gv_lsp_serve(&hooks, STDIN_FILENO, STDOUT_FILENO);
  free(pages);
  gv_arena_clear(&arena);
  return status;
}
