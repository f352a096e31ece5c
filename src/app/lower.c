#include "app/lower.h"
#include "base/foreign.h"

#include <stdio.h>

#include "app/import.h"
#include "model/builder.h"

/* The reading of one input. */
typedef struct passage {
  gv_lowered *l;
  gv_model *model;
  gv_str error;
} passage;

/* For the compiler: "-" is its standard input. */
static const char *path_of(const gv_input *input) {
  return gv_str_equal(input->name, GV_STR("<stdin>")) ? "-" : input->name.at;
}

/* ---- reading ---- */

static gv_status find_compiler(passage *p) {
  if (p->l->compiler.path.at) return GV_OK;
  return gv_compiler_find(&p->l->compiler, p->l->options, &p->l->arena, p->l->source.name,
                          &p->error);
}

/* What the parser here does not know, the user's compiler may: it writes it in the generic form,
 * with the same places. */
static gv_status read_generic(passage *p, const char *path, gv_str first_error, gv_input *generic) {
  const char *words[] = {path, "-mlir-print-op-generic", "-mlir-print-debuginfo", NULL};
  gv_str said, error;
  *generic = p->l->source;
  p->error = first_error;
  if (find_compiler(p) != GV_OK) {
    p->error = first_error;
    return GV_UNUSABLE;
  }
  if (gv_compiler_run(&p->l->compiler, p->l->source.name, words, p->l->source.bytes,
                      &generic->bytes, &said, &error) != GV_OK)
    return GV_UNUSABLE;
  return gv_front_read_source(p->model, generic, &p->l->program, &error);
}

static gv_status read_source(passage *p, const char *path) {
  gv_str error;
  gv_input generic = p->l->source;
  p->l->source.release =
      p->l->compiler.release ? p->l->compiler.release : p->l->options->lower.release;
  if (gv_front_read_source(p->model, &p->l->source, &p->l->program, &error) != GV_OK &&
      read_generic(p, path, error, &generic) != GV_OK)
    return GV_UNUSABLE;
  if (p->l->options->lower.mode != GV_MODE_SOURCE &&
      gv_front_read_host(p->model, &generic, &p->l->source_host, &p->error) != GV_OK)
    return GV_UNUSABLE;
  if (!gv_front_is_bytecode(&p->l->source))
    gv_set_file_text(p->model, p->l->program.file, p->l->source.bytes);
  return GV_OK;
}

/* ---- lowering ---- */

/* Says what of the source the lowering does not handle, where it can be read. */
static void explain_failure(passage *p) {
  gv_str failure = p->error, why;
  gv_add_file(p->model, p->l->source.name);
  if (gv_front_read_source(p->model, &p->l->source, &p->l->program, &why) != GV_OK) return;
  why = gv_validate_explain(p->model, &p->l->program);
  p->error = gv_format(&p->l->arena, "%.*s%.*s", GV_FMT(failure), GV_FMT(why));
}

static gv_status lower_at_once(passage *p, gv_str *said) {
  const char *const *words = gv_compiler_words(&p->l->compiler, path_of(&p->l->source));
  return gv_compiler_run(&p->l->compiler, p->l->source.name, words, p->l->source.bytes,
                         &p->l->code.bytes, said, &p->error);
}

/* A graph of a stage; of one that is no lowered code the findings. */
static void draw_stage(void *with, const char *pass, gv_model *model, const gv_order *order,
                       const gv_report *report) {
  gv_lowered *l = with;
  gv_str error;
  const gv_order none = {0};
  const gv_graph_input input = {l->source.name, model,           order ? order : &none,
                                report,         gv_str_of(pass), NULL};
  gv_graph_add_step(&l->options->graph, &input, &l->steps, &l->arena, &error);
}

static gv_status lower(passage *p) {
  if (gv_graph_has_steps(&p->l->options->graph))
    p->l->passes.see = draw_stage, p->l->passes.with = p->l;
  if (find_compiler(p) != GV_OK) return GV_UNUSABLE;
  p->l->source.release = p->l->compiler.release;
  gv_status status;
  gv_str said;
  if (p->l->options->lower.each_pass)
    status = gv_each_pass(&p->l->compiler, &p->l->source, path_of(&p->l->source), &p->l->passes,
                          &p->l->code.bytes, &said, &p->error);
  else
    status = lower_at_once(p, &said);
  if (status != GV_OK) {
    explain_failure(p);
    return GV_UNUSABLE;
  }
  if (!p->l->quiet) gv_print_lines(stderr, said);
  p->l->code.name = gv_format(&p->l->arena, "%.*s (lowered)", GV_FMT(p->l->source.name));
  return GV_OK;
}

/* What the options say of the input (runtime, device module) they say of the lowered code. */
static gv_status read_lowered(passage *p) {
  p->l->code.release = p->l->source.release;
  p->l->code.runtime = p->l->input->runtime;
  p->l->code.device = p->l->input->device;
  p->l->code.reading = p->l->input->reading;
  gv_imported imported = {.aside = false};
  if (gv_import(&imported, p->l->options, &p->l->arena, &p->l->code, &p->error) != GV_OK)
    return GV_UNUSABLE;
  if (gv_import_read(p->model, p->l->options, &p->l->code, &p->error) == GV_OK &&
      gv_front_read_host(p->model, &p->l->code, &p->l->code_host, &p->error) == GV_OK)
    return GV_OK;
  if (p->l->compiler.path.at)
    p->error = gv_format(
        &p->l->arena, "%.*s%.*s", GV_FMT(p->error),
        GV_FMT(gv_format_foreign(&p->l->arena, "%.*s: error: what %.*s made of it cannot be read\n",
                                 GV_FMT(p->l->source.name), GV_FMT(p->l->compiler.path))));
  return GV_UNUSABLE;
}

/* ---- the three ways ---- */

static gv_status read_both(passage *p) {
  if (read_lowered(p) != GV_OK || read_source(p, path_of(&p->l->source)) != GV_OK)
    return GV_UNUSABLE;
  return gv_validate_begin(p->model, &p->l->program, &p->l->source_host, p->l->code.name,
                           &p->error);
}

/* --lower FILE */
static gv_status read_to_lower(passage *p) {
  p->l->source = *p->l->input;
  return lower(p) == GV_OK ? read_both(p) : GV_UNUSABLE;
}

/* --source SRC LOWERED */
static gv_status read_beside(passage *p) {
  p->l->code = *p->l->input;
  if (gv_front_load_aside(&p->l->arena, p->l->options->lower.source, &p->l->source, &p->error) !=
      GV_OK)
    return GV_UNUSABLE;
  p->l->source.reading = p->l->input->reading;
  return read_both(p);
}

/* --stage=source FILE. The compiler is asked for its release only: without one, that of the LLVM
 * inside is meant. */
static gv_status read_alone(passage *p) {
  gv_str none;
  p->l->source = *p->l->input;
  if (!p->l->options->lower.release &&
      gv_compiler_find(&p->l->compiler, p->l->options, &p->l->arena, p->l->source.name, &none) !=
          GV_OK)
    p->l->compiler = (gv_compiler){0};
  return read_source(p, path_of(&p->l->source));
}

gv_status gv_lower_read(gv_lowered *l, const gv_options *options, const gv_input *input,
                        gv_model *model, gv_str *error) {
  passage p = {l, model, {NULL, 0}};
  l->options = options;
  l->input = input;
  gv_mode mode = options->lower.mode;
  gv_status status = mode == GV_MODE_LOWER    ? read_to_lower(&p)
                     : mode == GV_MODE_BESIDE ? read_beside(&p)
                                              : read_alone(&p);
  *error = p.error;
  return status;
}

void gv_lower_judge(gv_lowered *l, gv_model *model, const gv_analysis_options *options,
                    gv_report *report) {
  gv_analysis_options analysis = *options;
  analysis.proof = true; /* the token table is made of the obligations */
  if (l->options->lower.mode == GV_MODE_SOURCE) {
    gv_validate_source(model, &l->program, &(gv_validate_options){0}, report);
    return;
  }
  gv_analyse(model, &analysis, report);
  gv_validate_end(model, &l->program, &l->source_host, &l->code_host, report);
  gv_pass_log_tell(&l->passes, model, report);
}

static void analyse(void *with, gv_model *model, const gv_analysis_options *options,
                    gv_report *report) {
  gv_lower_judge(with, model, options, report);
}

void gv_lower_verify(gv_lowered *l, gv_model *model, const gv_verification *verification,
                     gv_report *report) {
  gv_verification beside = *verification;
  beside.analyse = analyse, beside.with = l;
  gv_verify(model, &beside, report);
}

void gv_lower_clear(gv_lowered *l) {
  gv_graph_drop_steps(l->steps);
  gv_pass_log_clear(&l->passes);
  gv_gpu_program_clear(&l->program);
  gv_host_clear(&l->source_host);
  gv_host_clear(&l->code_host);
  gv_arena_clear(&l->arena);
}
