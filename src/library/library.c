/* needs: an input, options. gives: what gpuverify.h promises. cost: reading, and the analysis.
 *
 * The rooms hold texts as pieces with a length, which belong to a report or model. What callers get
 * is made of them once, in the result's own arena, so that it outlives both. */
#include "gpuverify.h"

#include "diag/fingerprint.h"
#include "front/front.h"
#include "front/module.h"
#include "verify/verify.h"

struct gpuverify_result {
  gv_arena arena;
  gpuverify_verdict verdict;
  const char *error;
  bool empty, is_source;
  uint32_t counts[GV_VERDICT_COUNT];
  GV_VEC(gpuverify_finding) findings;
  GV_VEC(const char *) assumptions;
};

_Static_assert((int)GPUVERIFY_PROVED == GV_PROVED && (int)GPUVERIFY_VIOLATED == GV_VIOLATED &&
                   (int)GPUVERIFY_UNPROVED == GV_UNPROVED &&
                   (int)GPUVERIFY_UNUSABLE == GV_VERDICT_COUNT,
               "verdicts of gpuverify.h and diag.h");
_Static_assert((int)GPUVERIFY_ERROR == GV_SEVERITY_ERROR &&
                   (int)GPUVERIFY_WARNING == GV_SEVERITY_WARNING &&
                   (int)GPUVERIFY_UNDECIDED == GV_SEVERITY_UNPROVED &&
                   (int)GPUVERIFY_REMARK == GV_SEVERITY_REMARK,
               "severities of gpuverify.h and diag.h");

/* ---- what was found, for callers ---- */

static const char *text_of(gpuverify_result *r, gv_str text) {
  return gv_str_copy(&r->arena, text).at;
}

static gpuverify_place place_of(gpuverify_result *r, const gv_model *model, gv_loc loc) {
  bool known = loc.line && loc.file < model->files.len;
  if (!known) return (gpuverify_place){.file = ""};
  return (gpuverify_place){text_of(r, model->files.at[loc.file].path), loc.line, loc.col};
}

static void *origin_of(const gv_model *model, uint32_t op) {
  return op < model->ops.len ? model->ops.at[op].origin : NULL;
}

static void add_finding(gpuverify_result *r, const gv_model *model, const gv_finding *f) {
  gpuverify_note *notes =
      f->notes.len ? gv_arena_take(&r->arena, f->notes.len * sizeof *notes) : NULL;
  size_t count = 0;
  for (uint32_t i = 0; i < f->notes.len; i++) {
    const gv_note *n = &f->notes.at[i];
    if (n->kind == GV_NOTE_MISSING || n->kind == GV_NOTE_ADVICE) continue; /* help */
    notes[count++] = (gpuverify_note){place_of(r, model, n->loc), gv_note_kind_name(n->kind),
                                      text_of(r, n->message), origin_of(model, n->op)};
  }
  *gv_push(&r->findings) = (gpuverify_finding){
      .rule = gv_rules[f->rule].name,
      .severity = (gpuverify_severity)f->severity,
      .message = text_of(r, f->message),
      .function = text_of(r, f->function),
      .place = place_of(r, model, f->loc),
      .notes = notes,
      .note_count = count,
      .help = text_of(r, gv_finding_advice(&r->arena, f)),
      .fingerprint = text_of(r, gv_fingerprint_text(&r->arena, f->fingerprint)),
      .operation = origin_of(model, f->op),
  };
}

static void keep(gpuverify_result *r, const gv_model *model, const gv_report *report) {
  r->verdict = (gpuverify_verdict)report->verdict;
  r->empty = report->nothing_to_verify;
  memcpy(r->counts, report->counts, sizeof r->counts);
  for (uint32_t i = 0; i < report->findings.len; i++)
    add_finding(r, model, &report->findings.at[i]);
  for (uint32_t i = 0; i < report->assumptions.len; i++) {
    const char *assumption = text_of(r, report->assumptions.at[i]);
    *gv_push(&r->assumptions) = assumption;
  }
}

/* ---- the run ---- */

static gpuverify_options complete(const gpuverify_options *given) {
  gpuverify_options all = {0};
  size_t size = given ? given->size : 0;
  if (size > sizeof all) size = sizeof all;
  if (size) memcpy(&all, given, size);
  return all;
}

static void refuse(gpuverify_result *r, gv_str error) {
  r->verdict = GPUVERIFY_UNUSABLE;
  r->error = text_of(r, error);
}

static void refuse_source(gpuverify_result *r) {
  refuse(r, GV_STR("gpuverify: error: this module is not lowered: run -gpu-to-llvm first\n"));
  r->is_source = true;
}

static void judge(gpuverify_result *r, gv_model *model, const gpuverify_options *options) {
  const gv_verification verification = {.analysis = {.remarks = options->remarks,
                                                     .assume_kernels = options->assume_kernels,
                                                     .most_steps = options->most_steps,
                                                     .cancelled = options->cancelled}};
  gv_report report = {0};
  gv_verify(model, &verification, &report);
  if (gv_is_cancelled(options->cancelled))
    refuse(r, GV_STR("gpuverify: error: cancelled\n"));
  else
    keep(r, model, &report);
  gv_report_clear(&report);
}

static gv_status load_runtime(const gpuverify_options *options, gv_profile *profile,
                              gv_str *error) {
  gv_str names = gv_str_of(options->runtime ? options->runtime : gv_builtin_profiles[0].name);
  gv_status status = gv_profile_add(profile, names, error);
  if (status == GV_OK && options->runtime_text)
    status = gv_profile_read(profile, GV_STR("<runtime>"), gv_str_of(options->runtime_text), true,
                             error);
  return status;
}

/* What is to be verified: a module, or else an input. */
typedef struct subject {
  MlirOperation module;
  const gv_input *input;
} subject;

static gv_status read_subject(const subject *s, gv_model *model, const gv_profile *runtime,
                              const gpuverify_options *options, gv_str *error) {
  if (!s->input) {
    const gv_module_input input = {.module = s->module,
                                   .release = options->release,
                                   .runtime = runtime,
                                   .gpu_only = options->gpu_only};
    return gv_front_read_module(model, &input, error);
  }
  gv_input input = *s->input;
  input.runtime = runtime, input.release = options->release, input.gpu_only = options->gpu_only;
  return gv_front_parse_input(model, &input, error);
}

static gpuverify_result *new_result(void) {
  gpuverify_result *r = gv_malloc(sizeof *r);
  memset(r, 0, sizeof *r);
  r->error = "";
  return r;
}

static gpuverify_result *verify(const subject *s, const gpuverify_options *given) {
  gpuverify_result *r = new_result();
  const gpuverify_options options = complete(given);
  gv_arena arena = {0};
  gv_profile runtime = {.arena = &arena};
  gv_model model = {0};
  gv_str error;
  uint32_t first;
  if (load_runtime(&options, &runtime, &error) != GV_OK)
    refuse(r, error);
  else if (read_subject(s, &model, &runtime, &options, &error) != GV_OK)
    refuse(r, error);
  else if (gv_model_is_source(&model, &first))
    refuse_source(r);
  else
    judge(r, &model, &options);
  gv_model_clear(&model);
  gv_profile_clear(&runtime);
  gv_arena_clear(&arena);
  return r;
}

gpuverify_result *gpuverify_verify_module(void *module, const gpuverify_options *options) {
  MlirOperation operation = {module};
  gpuverify_result *r;
  if (gv_front_is_module(operation)) return verify(&(subject){.module = operation}, options);
  refuse(r = new_result(), GV_STR("gpuverify: error: this is no builtin.module\n"));
  return r;
}

/* As the options say, in this process or in a child first. */
static gpuverify_result *verify_input(gv_input input, const gpuverify_options *options) {
  static const gv_reading here = {0};
  input.rehearsed = complete(options).rehearse;
  if (!input.rehearsed)
    input.reading = &here; /* a child of a process with threads may not do more than exec */
  return verify(&(subject){.input = &input}, options);
}

gpuverify_result *gpuverify_verify_bytes(const char *name, const char *bytes, size_t size,
                                         const gpuverify_options *options) {
  gv_arena arena = {0};
  char *copy = gv_arena_take(&arena, size + 1);
  if (size) memcpy(copy, bytes, size);
  copy[size] = 0;
  gpuverify_result *r =
      verify_input((gv_input){.name = gv_str_of(name), .bytes = {copy, size}}, options);
  gv_arena_clear(&arena);
  return r;
}

gpuverify_result *gpuverify_verify_file(const char *path, const gpuverify_options *options) {
  gv_arena arena = {0};
  gv_input input;
  gv_str error, name = gv_str_of(path);
  bool is_dash =
      gv_str_equal(name, GV_STR("-")); /* a file of that name here, and not standard input */
  gpuverify_result *r;
  if (gv_front_load(&arena, is_dash ? "./-" : path, &input, &error) == GV_OK)
    r = verify_input(input, options);
  else
    refuse(r = new_result(), error);
  gv_arena_clear(&arena);
  return r;
}

void gpuverify_result_destroy(gpuverify_result *result) {
  if (!result) return;
  gv_vec_free(&result->findings);
  gv_vec_free(&result->assumptions);
  gv_arena_clear(&result->arena);
  gv_free(result);
}

/* ---- what it says ---- */

gpuverify_verdict gpuverify_result_verdict(const gpuverify_result *result) {
  return result->verdict;
}

const char *gpuverify_verdict_name(gpuverify_verdict verdict) {
  return verdict < GPUVERIFY_UNUSABLE ? gv_verdict_name((gv_verdict)verdict) : "unusable";
}

const char *gpuverify_severity_name(gpuverify_severity severity) {
  return gv_severity_name((gv_severity)severity);
}

const char *gpuverify_result_error(const gpuverify_result *result) { return result->error; }

bool gpuverify_result_is_source(const gpuverify_result *result) { return result->is_source; }

bool gpuverify_result_is_empty(const gpuverify_result *result) { return result->empty; }

size_t gpuverify_result_obligations(const gpuverify_result *result, gpuverify_verdict verdict) {
  return verdict < GPUVERIFY_UNUSABLE ? result->counts[verdict] : 0;
}

size_t gpuverify_finding_count(const gpuverify_result *result) { return result->findings.len; }

const gpuverify_finding *gpuverify_finding_at(const gpuverify_result *result, size_t index) {
  return index < result->findings.len ? &result->findings.at[index] : NULL;
}

size_t gpuverify_assumption_count(const gpuverify_result *result) {
  return result->assumptions.len;
}

const char *gpuverify_assumption_at(const gpuverify_result *result, size_t index) {
  return index < result->assumptions.len ? result->assumptions.at[index] : NULL;
}

const char *gpuverify_version(void) { return GV_VERSION; }

const char *gpuverify_mlir_version(void) { return gv_front_llvm_version(); }
