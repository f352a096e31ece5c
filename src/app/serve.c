/* What the language server asks of the rest of the program: the check of a document, and where the
 * pages of the rules are. */
#define _GNU_SOURCE
#include "app/serve.h"
#include "base/foreign.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/fix.h"
#include "app/graph.h"
#include "app/import.h"
#include "app/inputs.h"
#include "app/lower.h"
#include "app/paths.h"
#include "app/profiles.h"
#include "app/setup.h"
#include "base/output.h"
#include "front/front.h"
#include "lsp/lsp.h"
#include "verify/verify.h"

/* The server's children are expendable, and have their time. */
static const gv_reading reading = {.bytes = GV_READING_BYTES};

static gv_input input_of(const gv_setup *setup, const gv_lsp_document *document) {
  const gv_input *device = setup->options.device_module ? &setup->device : NULL;
  return (gv_input){.name = document->path,
                    .bytes = document->text,
                    .runtime = &setup->runtime,
                    .device = device,
                    .reading = &reading};
}

/* What is asked of a document's model. All obligations are listed, for the editor. */
static gv_verification verification_of(const gv_setup *setup, const gv_lsp_document *document,
                                       gv_arena *arena) {
  gv_verification v = {.analysis = setup->options.analysis, .selection = &setup->options.selection};
  v.analysis.proof = true;
  if (setup->options.baseline) {
    v.known.baseline = &setup->baseline;
    v.known.is_part = document->is_part;
    v.known.path = gv_path_in_baseline(arena, setup->options.baseline, document->path);
  }
  return v;
}

/* ---- sources, where the user said --lower ---- */

/* What is in the source is in the document; the lowered code is no text that an editor has. */
static void move(gv_loc *loc, uint32_t source) {
  if (loc->file == source)
    loc->file = 0;
  else if (loc->file == 0)
    *loc = GV_NO_LOC;
}

static void move_to_document(gv_lsp_result *r, uint32_t source) {
  for (uint32_t i = 0; i < r->model.functions.len; i++) move(&r->model.functions.at[i].loc, source);
  for (uint32_t i = 0; i < r->model.ops.len; i++) move(&r->model.ops.at[i].loc, source);
  for (uint32_t i = 0; i < r->report.obligations.len; i++)
    move(&r->report.obligations.at[i].loc, source);
  for (uint32_t i = 0; i < r->report.findings.len; i++) {
    gv_finding *f = &r->report.findings.at[i];
    move(&f->loc, source);
    for (uint32_t n = 0; n < f->notes.len; n++) move(&f->notes.at[n].loc, source);
    for (uint32_t n = 0; n < f->edits.len; n++)
      move(&f->edits.at[n].begin, source), move(&f->edits.at[n].end, source);
  }
}

static bool skip(gv_str *text, gv_str prefix) {
  if (text->len < prefix.len || memcmp(text->at, prefix.at, prefix.len) != 0) return false;
  *text = (gv_str){text->at + prefix.len, text->len - prefix.len};
  return true;
}

/* The first few lines "NAME[:LINE:COL]: error: …", without the name: there is one document. */
static gv_str errors_in(gv_arena *arena, gv_str text, gv_str name) {
  const gv_str word = GV_STR("error: ");
  gv_str errors = GV_STR("");
  for (int left = 4; text.len && left;) {
    const char *newline = memchr(text.at, '\n', text.len);
    gv_str line = {text.at, newline ? (size_t)(newline - text.at) : text.len};
    text =
        (gv_str){line.at + line.len + (newline != NULL), text.len - line.len - (newline != NULL)};
    if (!memmem(line.at, line.len, word.at, word.len)) continue;
    if (skip(&line, name) && skip(&line, GV_STR(":")) && skip(&line, GV_STR(" ")))
      skip(&line, word);
    errors = gv_format(arena, "%.*s%s%.*s", GV_FMT(errors), errors.len ? "\n" : "", GV_FMT(line));
    left--;
  }
  return errors;
}

/* Whether a compiler may make something of the document: it is a source, or in a form that only the
 * compiler can read. */
static bool is_to_be_lowered(const gv_lsp_document *document, const gv_lsp_result *result) {
  if (result->unusable) return memmem(document->text.at, document->text.len, "gpu.", 4) != NULL;
  uint32_t first;
  return gv_model_is_source(&result->model, &first);
}

static void clear(gv_lsp_result *result) {
  gv_insight_clear(&result->insight);
  gv_report_clear(&result->report);
  gv_model_clear(&result->model);
  gv_arena_clear(&result->arena);
}

/* Puts what is found in the lowered document in the place of what was found in it as it stands, or
 * says why there is no such thing. The compiler reads the text that the editor has, not the file:
 * from its standard input. */
static void lower(const gv_setup *setup, const gv_lsp_document *document, gv_lsp_result *result) {
  const gv_options *options = &setup->options;
  gv_input input = input_of(setup, document);
  input.name = GV_STR("<stdin>");
  gv_lowered lowered = {0};
  gv_lsp_result better = {.lowered = true}, worse;
  gv_str error;
  if (gv_lower_read(&lowered, options, &input, &better.model, &error) == GV_OK) {
    const gv_verification verification = verification_of(setup, document, &result->arena);
    gv_lower_verify(&lowered, &better.model, &verification, &better.report);
    move_to_document(&better, lowered.program.file);
    better.arena = lowered.arena;
    lowered.arena = (gv_arena){0};
    worse = *result;
    *result = better;
  } else {
    if (!result->unusable) result->not_lowered = errors_in(&result->model.arena, error, input.name);
    worse = better;
  }
  clear(&worse);
  gv_lower_clear(&lowered);
}

/* ---- sources that are compiled ---- */

static bool mentions(gv_str text, const char *const *words) {
  for (; *words; words++)
    if (memmem(text.at, text.len, *words, strlen(*words))) return true;
  return false;
}

/* C and C++ that call nothing of a GPU's are not worth a compiler, nor an error where they cannot
 * be compiled. */
static bool is_worth_compiling(const gv_lsp_document *document) {
  static const char *const words[] = {"cuda",  "hip",      "cuStream", "cuEvent",
                                      "cuMem", "cuLaunch", "cuCtx",    NULL};
  gv_language language = gv_language_of(document->path);
  return language == GV_LANGUAGE_CUDA || language == GV_LANGUAGE_HIP ||
         mentions(document->text, words);
}

static bool is_compiled(void *with, gv_str path) {
  const gv_options *options = with;
  return options->lower.mode == GV_MODE_LOWERED && path.at[0] == '/' &&
         gv_language_of(path) != GV_LANGUAGE_NONE;
}

/* How the file is compiled: the only unit of *inputs, zeroed, which the caller clears in any case.
 */
static gv_status find_unit(const gv_setup *setup, const gv_lsp_document *document,
                           gv_inputs *inputs, gv_str *error) {
  char *names[] = {(char *)document->path.at, NULL};
  gv_options alone = setup->options;
  alone.files = names;
  return gv_inputs_find_all(inputs, &alone, error);
}

/* What the file was compiled to, as an input. */
static gv_status load_source(const gv_setup *setup, const gv_lsp_document *document,
                             gv_arena *arena, gv_input *input, gv_input *device, gv_str *error) {
  gv_inputs inputs = {0};
  gv_str note;
  gv_status status = find_unit(setup, document, &inputs, error);
  if (status == GV_OK)
    status = gv_unit_load(gv_inputs_unit(&inputs, 0), &setup->options, arena, input, device, &note,
                          error);
  if (status != GV_OK) *error = gv_str_copy(arena, *error);
  input->name = document->path;
  input->runtime = &setup->runtime;
  input->reading = &reading;
  if (setup->options.device_module) input->device = &setup->device;
  gv_inputs_clear(&inputs);
  return status;
}

/* The file of the model that the document is. */
static uint32_t file_of_document(gv_model *model, gv_str path) {
  for (uint32_t i = 1; i < model->files.len; i++)
    if (gv_str_equal(gv_path_absolute(&model->arena, model->files.at[i].path), path)) return i;
  return GV_NONE;
}

static void check_source(const gv_setup *setup, const gv_lsp_document *document,
                         gv_lsp_result *result) {
  gv_input input = {.name = document->path}, device;
  result->compiled = result->lowered = true;
  if (!is_worth_compiling(document)) return;
  gv_status status = load_source(setup, document, &result->arena, &input, &device, &result->error);
  if (status == GV_OK)
    status = gv_import_read(&result->model, &setup->options, &input, &result->error);
  result->unusable = status != GV_OK;
  if (result->unusable) return;
  const gv_verification verification = verification_of(setup, document, &result->arena);
  gv_verify(&result->model, &verification, &result->report);
  move_to_document(
      result, file_of_document(&result->model, gv_path_absolute(&result->arena, document->path)));
}

/* ---- the check ---- */

static void check_as(const gv_setup *setup, const gv_lsp_document *document,
                     gv_lsp_result *result) {
  const gv_options *options = &setup->options;
  gv_input input = input_of(setup, document);
  gv_leftover *leftover = NULL;
  input.leftover = &leftover;
  result->unusable = gv_import_read(&result->model, options, &input, &result->error) != GV_OK;
  if (!result->unusable) {
    gv_verification verification = verification_of(setup, document, &result->arena);
    verification.meanwhile = (gv_errand){gv_front_forget, &leftover};
    verification.analysis.insight = &result->insight;
    gv_verify(&result->model, &verification, &result->report);
  }
  if (options->lower.mode == GV_MODE_LOWER && is_to_be_lowered(document, result))
    lower(setup, document, result);
}

/* Runs in a child process of the server's: the settings of the document's folder are read as they
 * are now. */
static void check(void *with, const gv_lsp_document *document, gv_lsp_result *result) {
  gv_setups *setups = gv_new(&result->arena, gv_setups, 1);
  setups->run = with;
  const gv_setup *setup = gv_setup_of(setups, document->path.at);
  result->unusable = result->by_settings = setup->error.at != NULL;
  if (result->unusable)
    result->error = gv_str_copy(&result->model.arena, setup->error);
  else if (is_compiled(with, document->path))
    check_source(setup, document, result);
  else
    check_as(setup, document, result);
}

/* ---- fixes ---- */

/* A document, and how its text is judged. */
typedef struct subject {
  const gv_options *options;
  gv_verification verification;
  gv_input input;
  const gv_unit *unit;  /* how it is compiled; NULL: it is not */
  gv_profile c_runtime; /* … then: what calls of C do */
  gv_inputs inputs;     /* that have the unit */
} subject;

static bool judge_text(void *with, gv_str text, gv_judged *judged) {
  const subject *s = with;
  gv_input input = s->input;
  input.bytes = text;
  if (s->unit)
    return gv_fix_judge_unit(s->options, s->unit, 0, text, &input, &s->verification, judged);
  return gv_fix_judge_input(s->options, &input, &s->verification, judged);
}

static void judge_model(void *with, gv_judged *judged) {
  const subject *s = with;
  gv_fix_judge_edited(&s->verification, judged);
}

static const gv_action *look_up(void *with, gv_str function) {
  subject *s = with;
  if (s->unit) return gv_fix_action_of_c(&s->c_runtime, function);
  return s->input.runtime ? gv_fix_action(s->input.runtime, function) : NULL;
}

static gv_fixing fixing_of(subject *s) {
  return (gv_fixing){judge_text, s, s->unit ? GV_FIX_COMPILED : 0,
                     s->options->lower.mode == GV_MODE_LOWERED ? judge_model : NULL, look_up};
}

/* Lowered code is judged as that, also where sources are lowered. */
static bool is_source(const gv_setup *setup, const gv_lsp_document *document) {
  gv_model model = {0};
  gv_input input = input_of(setup, document);
  gv_str error;
  gv_lsp_result result = {.unusable =
                              gv_import_read(&model, &setup->options, &input, &error) != GV_OK};
  result.model = model;
  bool is = setup->options.lower.mode == GV_MODE_LOWER && is_to_be_lowered(document, &result);
  gv_model_clear(&result.model);
  return is;
}

/* False: it is none that is edited. *s is to be ended in any case. */
static bool begin_to_fix(void *with, const gv_lsp_document *document, gv_arena *arena, subject *s) {
  gv_setups *setups = gv_new(arena, gv_setups, 1);
  setups->run = with;
  const gv_setup *setup = gv_setup_of(setups, document->path.at);
  gv_options *options = gv_new(arena, gv_options, 1);
  bool compiled = is_compiled(with, document->path);
  gv_str error;
  *s = (subject){.options = options};
  if (setup->error.at || (compiled && !is_worth_compiling(document))) return false;
  *options = setup->options;
  if (compiled && find_unit(setup, document, &s->inputs, &error) != GV_OK) return false;
  s->unit = gv_inputs_unit(&s->inputs, 0);
  if (!compiled && !is_source(setup, document)) options->lower.mode = GV_MODE_LOWERED;
  s->c_runtime.arena = arena;
  s->verification = verification_of(setup, document, arena), s->input = input_of(setup, document);
  return !compiled || s->unit;
}

static void end_fixing(subject *s) {
  gv_profile_clear(&s->c_runtime);
  gv_inputs_clear(&s->inputs);
}

static void fix(void *with, const gv_lsp_document *document, gv_lsp_result *result) {
  subject s;
  gv_judged judged = {0};
  uint32_t first;
  if (begin_to_fix(with, document, &result->arena, &s) && judge_text(&s, document->text, &judged) &&
      (judged.file || !gv_model_is_source(&judged.model, &first))) {
    const gv_fix_program program = gv_fix_program_of(&judged);
    const gv_fixing fixing = fixing_of(&s);
    gv_fix_report(&fixing, &program, judged.cost, &judged.report);
    result->model = judged.model;
    result->report = judged.report;
    result->lowered = judged.file != 0;
    result->compiled = judged.is_c;
    if (judged.file) move_to_document(result, judged.file);
    gv_order_clear(&judged.order);
    gv_vec_free(&judged.faults);
  } else {
    gv_judged_clear(&judged);
    check(with, document, result);
  }
  end_fixing(&s);
}

static void put_edits(const gv_fix_edit *all, gv_arena *arena, gv_lsp_edits *edits) {
  for (uint32_t i = 0; i < all->edits.len; i++) {
    const gv_line_edit *e = &all->edits.at[i];
    gv_edit *last = edits->len ? &edits->at[edits->len - 1] : NULL;
    bool adjacent = last && last->end.line == e->line;
    if (!adjacent)
      *(last = gv_push(edits)) = (gv_edit){{0, e->line, 1}, {0, e->line, 1}, GV_STR("")};
    last->end.line += e->removes;
    last->text = gv_format(arena, "%.*s%.*s", GV_FMT(last->text), GV_FMT(e->text));
  }
}

static void fix_all(void *with, const gv_lsp_document *document, gv_arena *arena,
                    gv_lsp_edits *edits) {
  subject s;
  gv_fix_edit between = {.edits = {NULL, 0, 0}};
  if (begin_to_fix(with, document, arena, &s)) {
    const gv_fixing fixing = fixing_of(&s);
    gv_fixed f = gv_fix_all(&fixing, arena, GV_MACHINE_APPLICABLE, NULL, 0,
                            document->text); /* others one by one, by whoever asks for them */
    gv_fix_between(document->text, f.text, &between);
    put_edits(&between, arena, edits);
  }
  end_fixing(&s);
  gv_vec_free(&between.edits);
}

/* Runs in a child process too, which is where Graphviz is. */
static bool draw(void *with, const gv_lsp_document *document, gv_str function, FILE *out) {
  gv_setups setups = {.run = with};
  const gv_setup *setup = gv_setup_of(&setups, document->path.at);
  const gv_options *options = &setup->options;
  gv_model model = {0};
  gv_report report = {0};
  gv_order order = {0};
  gv_arena arena = {0};
  gv_str error;
  gv_input input = input_of(setup, document), device;
  bool compiled = is_compiled(with, document->path);
  gv_graph_options graph = options->graph.options;
  graph.format = GV_GRAPH_HTML;
  graph.scope = function.len ? GV_GRAPH_FUNCTION : GV_GRAPH_BY_ITSELF;
  graph.function = function;
  const gv_graph_module *module = gv_graph_load(&arena, &error);
  bool loaded = !setup->error.at && (!compiled || load_source(setup, document, &arena, &input,
                                                              &device, &error) == GV_OK);
  bool drawn = module && loaded && gv_import_read(&model, options, &input, &error) == GV_OK;
  if (drawn) {
    gv_verification verification = {.analysis = options->analysis,
                                    .selection = &options->selection};
    verification.analysis.order = &order;
    gv_verify(&model, &verification, &report);
    drawn =
        module->write(&graph,
                      &(gv_graph_input){document->path, &model, &order, &report, GV_STR(""), NULL},
                      out, &arena, &error) == GV_OK;
  }
  gv_order_clear(&order);
  gv_report_clear(&report);
  gv_model_clear(&model);
  gv_setups_clear(&setups);
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
static bool write_page(gv_arena *arena, const char *folder, gv_rule rule) {
  static const char *const heads[] = {"# ", NULL};
  static const gv_output_kind kind = {"a page of a rule", heads};
  gv_str error, path = gv_format(arena, "%s%s.md", folder, gv_rules[rule].name);
  return gv_output_write(arena, path.at, &kind, gv_rule_page(rule), &error) == GV_OK;
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
  gv_arena arena = {0};
  for (gv_rule rule = 1; there && rule < GV_RULE_COUNT; rule++)
    there = write_page(&arena, folder, rule);
  gv_arena_clear(&arena);
  if (there) return folder;
  free(folder);
  return NULL;
}

/* ---- the server ---- */

int gv_serve(const gv_options *options) {
  gv_arena arena = {0};
  gv_profile runtime = {.arena = &arena};
  gv_str error;
  gv_status status_of_runtime = gv_load_runtime(options, &runtime, &error);
  if (status_of_runtime != GV_OK) gv_print_lines(stderr, error);
  gv_profile_clear(&runtime);
  if (status_of_runtime != GV_OK) {
    gv_arena_clear(&arena);
    return GV_EXIT_UNUSABLE;
  }
  char *pages = write_pages();
  gv_options run = *options;
  run.analysis.threads = gv_cores(); /* somebody waits for the answer */
  gv_lsp_hooks hooks = {
      .with = &run, .version = GV_VERSION, .check = check, .is_compiled = is_compiled};
  hooks.more_seconds = options->lower.time_limit;
  if (options->lower.mode == GV_MODE_LOWER) hooks.seconds = options->lower.time_limit;
  hooks.fix = fix, hooks.fix_all = fix_all, hooks.may_fix = gv_fix_has_candidates;
  if (gv_graph_is_there()) hooks.draw = draw;
  if (pages) hooks.rules_url = gv_lsp_file_url(&arena, gv_str_of(pages)).at;
  int status = gv_lsp_serve(&hooks, STDIN_FILENO, STDOUT_FILENO);
  free(pages);
  gv_arena_clear(&arena);
  return status;
}
