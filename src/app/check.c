#define _GNU_SOURCE
#include "app/check.h"
#include "base/foreign.h"

#include <stdio.h>
#include <string.h>

#include "app/certify.h"
#include "app/expect.h"
#include "app/fix.h"
#include "app/import.h"
#include "app/limits.h"
#include "app/lower.h"
#include "app/paths.h"
#include "app/replay.h"
#include "app/unit.h"
#include "base/split.h"
#include "base/stream.h"
#include "fix/fix.h"
#include "verify/verify.h"

/* One input, or part of one, on its way. */
typedef struct passage {
  const gv_setup *setup;
  const gv_input *input;
  gv_outcome *outcome;
  const gv_unit *unit; /* that the input was compiled from; NULL: none */
  gv_known known;
  gv_lowered *lowered; /* NULL: no source is involved */
  gv_certifier certifier;
  FILE *out; /* the text of the piece */
  gv_became became;
  gv_profile c_runtime;  /* for fixes of sources */
  uint32_t part;         /* of the unit, which is edited */
  gv_leftover *leftover; /* of the input; NULL: nothing is */
} passage;

static gv_exit exit_of(const gv_options *options, const gv_result *result) {
  if (result->unusable) return GV_EXIT_UNUSABLE;
  if (options->dump_model) return GV_EXIT_PROVED;
  if (result->report->verdict == GV_VIOLATED || (options->werror && result->report->warnings))
    return GV_EXIT_VIOLATED;
  return result->report->verdict == GV_UNPROVED ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

static gv_became became_of(const gv_result *result, gv_exit exit) {
  if (result->unusable) return GV_BECAME_UNUSABLE;
  const gv_report *r = result->report;
  if (r->verdict == GV_VIOLATED) return GV_BECAME_VIOLATED;
  if (exit == GV_EXIT_VIOLATED) return GV_BECAME_WARNED;
  if (r->verdict == GV_UNPROVED) return GV_BECAME_UNPROVED;
  bool silent = !r->findings.len && !result->model->foreign.len;
  if (r->nothing_to_verify && result->model->unlowered) return GV_BECAME_SKIPPED;
  if (r->nothing_to_verify && silent) return GV_BECAME_NOTHING;
  return r->accepted ? GV_BECAME_ACCEPTED : GV_BECAME_PROVED;
}

static void write_piece(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

/* What is asked of the model of the input. */
static gv_verification verification_of(const passage *p) {
  return (gv_verification){.analysis = p->setup->options.analysis,
                           .known = p->known,
                           .selection = &p->setup->options.selection};
}

/* ---- what the outcome keeps beside the text ---- */

static void keep_known(const passage *p, const gv_report *report) {
  gv_outcome *o = p->outcome;
  for (uint32_t i = 0; i < report->findings.len + report->suppressed.len; i++) {
    bool is_finding = i < report->findings.len;
    const gv_finding *f =
        is_finding ? &report->findings.at[i] : &report->suppressed.at[i - report->findings.len];
    if (gv_is_about_suppression(f->rule) || f->suppressor == GV_BY_COMMENT ||
        f->suppressor == GV_BY_ATTRIBUTE)
      continue;
    *gv_push(&o->known) = gv_baseline_mark(&o->arena, f);
  }
}

static void keep_outside(const passage *p, gv_model *model) {
  gv_outcome *o = p->outcome;
  for (uint32_t i = 1; i < model->files.len; i++) {
    gv_outside *outside = gv_push(&o->outside);
    gv_str text = gv_source_text(model, i);
    outside->path = gv_str_copy(&o->arena, model->files.at[i].path);
    gv_front_digest(&text, 1, &outside->digest);
  }
}

/* ---- the passage ---- */

/* What MLIR files that are none of ours do not have in them. */
static bool mentions_gpu(gv_str text) {
  static const char *const words[] = {
      "gpu",    "Gpu",    "GPU",   "async", "cuda",     "CUF",   "cuf",      "hip",
      "Stream", "stream", "Event", "cuMem", "cuLaunch", "cuCtx", "cuModule", "omp.target"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (gv_str_has(text, words[i])) return true;
  return false;
}

/* That it cannot be read is no error where nobody named it: a folder holds MLIR of all kinds. */
static bool is_ordinary(const passage *p) {
  const gv_options *options = &p->setup->options;
  bool looks =
      options->lower.mode == GV_MODE_LOWERED && !options->dump_model && !options->runtime_file;
  return looks && !gv_front_is_bytecode(p->input) && !mentions_gpu(p->input->bytes);
}

static gv_exit settle(passage *p, const gv_result *result) {
  gv_exit exit = exit_of(&p->setup->options, result);
  p->became = result->unusable && is_ordinary(p) ? GV_BECAME_UNREAD : became_of(result, exit);
  return exit;
}

static gv_exit finish(passage *p, const gv_result *result) {
  const gv_options *options = &p->setup->options;
  if (options->verify_diagnostics)
    return gv_expect(p->out, result, p->input->bytes, options->render.quiet) ? GV_EXIT_PROVED
                                                                             : GV_EXIT_VIOLATED;
  if (result->unusable)
    fwrite(result->error.at, 1, result->error.len, p->out);
  else
    options->renderer->file(p->out, &options->render, result);
  return settle(p, result);
}

/* The other program of --graph-against, read and analysed. */
typedef struct other {
  gv_arena arena;
  gv_input input;
  gv_model model;
  gv_report report;
  gv_order order;
  gv_graph_input graph;
} other;

static gv_status read_other(passage *p, other *o, gv_str *error) {
  const gv_options *options = &p->setup->options;
  const char *path = options->graph.against;
  if (gv_front_load_aside(&o->arena, path, &o->input, error) != GV_OK) return GV_UNUSABLE;
  o->input.runtime = p->input->runtime;
  o->input.device = p->input->device;
  if (gv_import_read(&o->model, options, &o->input, error) != GV_OK) return GV_UNUSABLE;
  gv_analysis_options analysis = options->analysis;
  analysis.order = &o->order;
  gv_analyse(&o->model, &analysis, &o->report);
  o->graph = (gv_graph_input){gv_str_of(path), &o->model, &o->order, &o->report, GV_STR(""), NULL};
  return GV_OK;
}

/* Errors of the reader are lines of their own; of a lack only the first is told. */
static gv_str first_line(gv_str text) {
  const char *end = text.len ? memchr(text.at, '\n', text.len) : NULL;
  return end ? (gv_str){text.at, (size_t)(end - text.at)} : text;
}

static gv_status draw_against(passage *p, const gv_graph_input *alone, gv_str *graph, gv_str *why) {
  other o = {0};
  gv_graph_input both = *alone;
  gv_status status = read_other(p, &o, why);
  both.against = &o.graph;
  if (status == GV_OK)
    status = gv_graph_draw(&p->setup->options.graph, &both, &p->outcome->arena, graph, why);
  else
    *why = gv_str_copy(&p->outcome->arena, first_line(*why));
  gv_order_clear(&o.order);
  gv_report_clear(&o.report);
  gv_model_clear(&o.model);
  gv_arena_clear(&o.arena);
  return status;
}

/* The graph, where one is asked for. */
static void draw(passage *p, gv_model *model, const gv_order *order, const gv_report *report) {
  const gv_graph_request *request = &p->setup->options.graph;
  const gv_graph_input input = {p->input->name, model, order, report, GV_STR(""), NULL};
  gv_outcome *o = p->outcome;
  gv_status status = GV_OK;
  gv_str why;
  if (!request->wanted) return;
  gv_limits_begin_drawing(p->input->reading);
  if (p->lowered && p->lowered->steps) {
    status = gv_graph_draw_steps(request, p->lowered->steps, &o->arena, &o->graph, &why);
    p->lowered->steps = NULL;
  } else if (request->against) {
    status = draw_against(p, &input, &o->graph, &why);
  } else {
    status = gv_graph_draw(request, &input, &o->arena, &o->graph, &why);
  }
  if (status != GV_OK)
    *gv_push(&o->lacks) = gv_format_foreign(&o->arena, "%.*s: error: no graph: %.*s\n",
                                            GV_FMT(p->input->name), GV_FMT(why));
}

/* ---- fixes ---- */

/* The same judgement as of the input, of another text. */
static bool judge_text(void *with, gv_str text, gv_judged *judged) {
  passage *p = with;
  gv_input input = *p->input;
  input.bytes = text;
  const gv_verification verification = verification_of(p);
  if (p->unit)
    return gv_fix_judge_unit(&p->setup->options, p->unit, p->part, text, p->input, &verification,
                             judged);
  return gv_fix_judge_input(&p->setup->options, &input, &verification, judged);
}

static void judge_model(void *with, gv_judged *judged) {
  const gv_verification verification = verification_of(with);
  gv_fix_judge_edited(&verification, judged);
}

static const gv_action *look_up(void *with, gv_str function) {
  passage *p = with;
  if (p->unit) return gv_fix_action_of_c(&p->c_runtime, function);
  return p->input->runtime ? gv_fix_action(p->input->runtime, function) : NULL;
}

/* Only MLIR text can be edited: lowered code, or the source that is lowered. */
static gv_fix_mode mode_of_fixes(const passage *p) {
  bool is_source = p->lowered && p->setup->options.lower.mode != GV_MODE_BESIDE;
  if (p->unit) {
    bool fixed =
        (!p->unit->is_compiled || p->unit->parts) && p->setup->options.fix.mode != GV_FIX_MINIMIZE;
    return fixed ? p->setup->options.fix.mode : GV_FIX_NONE;
  }
  bool editable = (!p->lowered || is_source) && !gv_front_is_bytecode(p->input) &&
                  !gv_front_is_llvm_ir(p->input);
  return editable ? p->setup->options.fix.mode : GV_FIX_NONE;
}

static gv_fixing fixing_of(passage *p) {
  return (gv_fixing){judge_text, p, p->unit ? GV_FIX_COMPILED : 0, p->lowered ? NULL : judge_model,
                     look_up};
}

static gv_str path_of(const passage *p) {
  if (!p->unit) return p->input->name;
  return p->unit->parts ? p->unit->parts[p->part].path : p->unit->path;
}

/* What a source held when it was compiled is what it holds: else it is not edited. */
static gv_str text_of(const passage *p, gv_arena *arena) {
  gv_input source;
  gv_str why;
  if (!p->unit) return p->input->bytes;
  return gv_front_load(arena, path_of(p).at, &source, &why) == GV_OK ? source.bytes : GV_STR("");
}

static void put_count(passage *p, gv_str path, const gv_fixed *f) {
  const char *rest = f->cut ? "; not every edit was tried: run it again" : "";
  gv_print_foreign(p->out, "%.*s: fixed %u of %u findings%s\n", GV_FMT(path), f->fixed, f->of_them,
                   rest);
}

static void put_fixed(passage *p, gv_arena *arena, gv_str text, const gv_fixed *f) {
  const gv_fix_options *options = &p->setup->options.fix;
  gv_str error, path = path_of(p);
  if (options->mode == GV_FIX_DIFF) {
    gv_str patch = gv_fix_patch(arena, gv_path_in_patch(arena, path), text, f->text);
    if (f->cut) put_count(p, path, f); /* `git apply` passes over what is before a patch */
    fwrite(patch.at, 1, patch.len, p->out);
  } else if (f->fixed && gv_fix_write(options, arena, path, text, f->text, &error) != GV_OK) {
    *gv_push(&p->outcome->lacks) =
        gv_format_foreign(&p->outcome->arena, "gpuverify: error: %.*s\n", GV_FMT(error));
  } else if (f->of_them) {
    put_count(p, path, f);
  }
}

/* The text of one file; in a program of several, the others are as they were edited before. */
static bool fix_text(passage *p, gv_arena *arena, const gv_fix_program *program, uint64_t cost) {
  const gv_fixing fixing = fixing_of(p);
  gv_str text = text_of(p, arena);
  /* A source may have changed since it was compiled. */
  gv_fixed f = gv_fix_all(&fixing, arena, GV_MAYBE, p->unit ? NULL : program, cost, text);
  put_fixed(p, arena, text, &f);
  if (!p->unit || !p->unit->parts || !f.fixed) return true;
  gv_unit *whole = gv_new(arena, gv_unit, 1), *parts = gv_new(arena, gv_unit, p->unit->part_count);
  *whole = *p->unit;
  memcpy(parts, p->unit->parts, whole->part_count * sizeof *parts);
  p->unit = whole;
  return gv_fix_replace_part(&p->setup->options, whole, parts, p->part, gv_str_copy(arena, f.text),
                             arena);
}

/* A finding is in the file, or a step to it. */
static bool is_about(const gv_report *report, uint32_t file) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    const gv_finding *f = &report->findings.at[i];
    if (f->loc.file == file) return true;
    for (uint32_t k = 0; k < f->notes.len; k++)
      if (f->notes.at[k].loc.file == file) return true;
  }
  return false;
}

static void fix_file(passage *p, const gv_fix_program *program, uint64_t cost) {
  gv_arena arena = {0};
  const gv_unit *unit = p->unit;
  if (p->setup->options.fix.mode == GV_FIX_MINIMIZE) {
    const gv_fixing fixing = fixing_of(p);
    gv_str patch = gv_fix_minimize(&fixing, &arena, p->out, p->input->name, p->input->bytes);
    fwrite(patch.at, 1, patch.len, p->out);
  } else if (unit && unit->parts) {
    for (p->part = 0; p->part < unit->part_count; p->part++)
      if (is_about(program->report, gv_fix_file_of(program->model, path_of(p))) &&
          !fix_text(p, &arena, program, cost))
        break;
  } else {
    fix_text(p, &arena, program, cost);
  }
  p->unit = unit;
  gv_arena_clear(&arena);
}

/* The edits of each finding; of a program of several files, those of one file after the other. */
static void report_fixes(passage *p, gv_fix_program *program, uint64_t cost, gv_report *report) {
  const gv_fixing fixing = fixing_of(p);
  uint32_t parts = p->unit && p->unit->parts ? p->unit->part_count : 1;
  for (p->part = 0; p->part < parts; p->part++) {
    if (p->unit) program->file = gv_fix_file_of(program->model, path_of(p));
    bool edited = !p->unit || (program->file && is_about(report, program->file));
    if (edited) gv_fix_report(&fixing, program, cost, report);
  }
}

/* Which loops are written out before LLVM IR is imported decides nothing but how much can be proved
 * of it: what is not decided so is looked at with all loops as they are. */
static bool has_other_form(const passage *p, const gv_model *model) {
  return !p->lowered && model->facts.written_out && !p->setup->options.graph.wanted;
}

/* Nothing of the program is there but what comes in the first rounds of its loops. What other
 * functions find in a global may come later, and so it says nothing of these. */
static bool is_of_first_rounds(const gv_model *model, const gv_report *again) {
  bool shared = false, is = again->verdict == GV_VIOLATED && !model->facts.has_threads;
  for (uint32_t i = 0; i < model->globals.len && !shared; i++)
    shared = !model->globals.at[i].is_constant && !model->globals.at[i].is_stream;
  for (uint32_t i = 0; i < again->findings.len && is && shared; i++) {
    const gv_finding *f = &again->findings.at[i];
    if (f->severity == GV_SEVERITY_ERROR)
      is = model->facts.is_whole && gv_str_equal(f->function, GV_STR("main"));
  }
  return is;
}

/* Of the program before its loops were cut only the faults are known now: what else is said of what
 * is left of it says nothing. */
static void keep_errors(gv_report *again, const gv_report *report) {
  uint32_t kept = 0, violated = 0;
  for (uint32_t i = 0; i < again->findings.len; i++) {
    gv_finding *f = &again->findings.at[i];
    if (f->severity == GV_SEVERITY_ERROR)
      again->findings.at[kept++] = *f;
    else
      gv_finding_clear(f);
  }
  again->findings.len = kept;
  for (uint32_t i = 0; i < again->obligations.len; i++)
    if (again->obligations.at[i].verdict == GV_VIOLATED)
      again->obligations.at[violated++] = again->obligations.at[i];
  again->obligations.len = violated;
  again->undecided.len = again->warnings = 0;
  again->counts[GV_PROVED] = report->counts[GV_PROVED];
  again->counts[GV_UNPROVED] = report->counts[GV_UNPROVED];
}

/* It says more, or as much of a program that was not followed to its end before. */
static bool says_more(const gv_report *again, const gv_report *report, const gv_steps *before) {
  if (again->verdict != GV_UNPROVED) return true;
  return before->spent && again->counts[GV_UNPROVED] <= report->counts[GV_UNPROVED];
}

/* The other form, which has few steps unless the first one took all of these. Which chunk of a
 * buffer is followed is one more thing that a path to a fault has to choose. */
static void look_again(passage *p, gv_loops loops, bool whole_buffers,
                       const gv_verification *verification, gv_model *model, gv_report *report) {
  gv_options options = p->setup->options;
  gv_model other = {0};
  gv_report again = {0};
  gv_str error;
  gv_input input = *p->input;
  options.loops = loops;
  input.reading = NULL;
  gv_verification whole = *verification;
  whole.meanwhile.act = NULL;
  whole.analysis.is_brief = !verification->analysis.steps->spent;
  whole.analysis.whole_buffers = whole_buffers;
  gv_verification only =
      whole; /* the report, and not what is collected of the model that was read first */
  only.analysis.order = NULL, only.analysis.faults = NULL, only.analysis.steps = NULL;
  bool read = gv_import_read(&other, &options, &input, &error) == GV_OK;
  if (read) gv_verify(&other, &only, &again);
  bool is_more = loops == GV_LOOPS_FIRST_OUT
                     ? is_of_first_rounds(model, &again)
                     : says_more(&again, report, verification->analysis.steps);
  if (read && is_more) {
    if (verification->analysis.order) {
      gv_report_clear(&again);
      gv_order_clear(verification->analysis.order);
      gv_verify(&other, &whole, &again);
    }
    if (loops == GV_LOOPS_FIRST_OUT) keep_errors(&again, report);
    gv_model first = *model;
    gv_report found = *report;
    *model = other, *report = again;
    other = first, again = found;
  }
  gv_report_clear(&again);
  gv_model_clear(&other);
}

static void verify(passage *p, gv_verification *verification, gv_model *model, gv_report *report) {
  bool other = has_other_form(p, model);
  verification->analysis.is_brief = other;
  gv_verify(model, verification, report);
  bool chunks = model->chunked.len;
  for (gv_loops loops = GV_LOOPS_STAY; other && loops <= GV_LOOPS_FIRST_OUT; loops++)
    if (report->verdict == GV_UNPROVED) look_again(p, loops, false, verification, model, report);
  if (other && chunks && report->verdict == GV_UNPROVED)
    look_again(p, GV_LOOPS_SHORT_OUT, true, verification, model, report);
}

/* Nobody needs more findings than are written; 0: all are needed. */
static uint32_t needed_findings(const passage *p, gv_fix_mode fixes) {
  const gv_options *o = &p->setup->options;
  bool all = fixes || o->graph.wanted || o->replay || o->replay_plan || o->replay_proved ||
             o->write_baseline || o->certify || p->lowered;
  return all ? 0 : o->render.max_findings;
}

/* The findings of a model that was read. */
static gv_exit judge(passage *p, gv_model *model, gv_report *report, gv_result *result) {
  gv_verification verification = verification_of(p);
  gv_order order = {0};
  gv_known_faults faults = {0};
  gv_steps steps = {0};
  gv_fix_mode fixes = mode_of_fixes(p);
  verification.analysis.most_findings = needed_findings(p, fixes);
  verification.analysis.steps = &steps;
  if (p->leftover) verification.meanwhile = (gv_errand){gv_front_forget, &p->leftover};
  if (fixes) verification.analysis.order = &order, verification.analysis.faults = &faults;
  if (p->setup->options.graph.wanted) /* what is not decided is drawn, too */
    verification.analysis.order = &order, verification.analysis.proof = true;
  if (p->lowered)
    gv_lower_verify(p->lowered, model, &verification, report);
  else
    verify(p, &verification, model, report);
  bool open = p->setup->options.werror && gv_report_count_undecided(report, GV_SEVERITY_WARNING);
  if (open && report->verdict == GV_PROVED) report->verdict = GV_UNPROVED;
  gv_stream replayed;
  FILE *words = gv_stream_open(&replayed);
  result->unusable = gv_replay_findings(&p->setup->options, model, report, words, p->outcome,
                                        &result->error) != GV_OK;
  gv_str text = gv_stream_close(&replayed);
  if (!result->unusable) {
    draw(p, model, &order, report);
    keep_known(p, report);
  }
  if (p->setup->options.cache) keep_outside(p, model);
  if (!result->unusable)
    gv_certify_report(&p->setup->options, p->input, &p->certifier,
                      gv_certify_obstacle(p->input, !p->lowered), report, p->outcome);
  if (fixes)
    gv_limits_begin_analysis(
        p->input->reading); /* the time of the analysis does not count for what follows */
  uint32_t file = p->lowered ? p->lowered->program.file : 0;
  gv_fix_program program = {.model = model,
                            .report = report,
                            .order = &order,
                            .faults = &faults,
                            .file = file,
                            .is_c = p->unit != NULL};
  if (fixes == GV_FIX_REPORT && !result->unusable)
    report_fixes(p, &program, gv_fix_cost(model, report, &steps), report);
  gv_exit exit =
      fixes == GV_FIX_DIFF || fixes == GV_FIX_MINIMIZE ? settle(p, result) : finish(p, result);
  if (fixes > GV_FIX_REPORT && !result->unusable)
    fix_file(p, &program, gv_fix_cost(model, report, &steps));
  gv_order_clear(&order);
  gv_vec_free(&faults);
  if (!fixes && p->setup->options.fix.mode && report->findings.len && !result->unusable)
    gv_print_foreign(p->out,
                     "%.*s: nothing is edited: --fix is for MLIR text, lowered or with --lower, "
                     "and for sources that are "
                     "compiled one by one\n",
                     GV_FMT(p->input->name));
  /* The formats for programs have it with their findings. */
  bool for_people = p->setup->options.renderer == gv_renderers[0];
  if (for_people && !result->unusable) fwrite(text.at, 1, text.len, p->out);
  free(replayed.at);
  if (result->unusable) return exit;
  return gv_replay_proved(&p->setup->options, model, report, for_people ? p->out : stderr)
             ? exit
             : GV_EXIT_UNUSABLE;
}

/* What the analysis costs, in numbers that every run of it has. */
static void write_steps(passage *p, const gv_model *model, const gv_steps *steps) {
  gv_print_foreign(p->out,
                   "%.*s: %llu operations, steps: %llu of the fixpoint, %llu of searches for "
                   "paths, %llu on their numbers; "
                   "the fixpoint has looked at %llu operations, and took %llu steps on guards\n",
                   GV_FMT(p->input->name), (unsigned long long)model->ops.len,
                   (unsigned long long)steps->fixpoint, (unsigned long long)steps->paths,
                   (unsigned long long)steps->numbers, (unsigned long long)steps->passed,
                   (unsigned long long)steps->guards);
}

/* A source is no lowered code with faults in it. Where the user has asked for that, it is passed
 * over. */
static gv_exit refuse_source(passage *p, gv_model *model, uint32_t first, gv_report *report,
                             gv_result *result) {
  report->nothing_to_verify = true;
  if (p->setup->options.lower.skip_source) return finish(p, result);
  gv_loc loc = model->ops.at[first].loc;
  bool placed = loc.file < model->files.len;
  gv_str place = placed ? gv_format(&model->arena, "%.*s:%u:%u",
                                    GV_FMT(model->files.at[loc.file].path), loc.line, loc.col)
                        : p->input->name;
  result->unusable = true;
  result->error = gv_format(
      &model->arena, "%.*s: error: this module is not lowered: run -gpu-to-llvm, or use --lower\n",
      GV_FMT(place));
  return finish(p, result);
}

/* The model, or a stage of the analysis, instead of a report. */
static void dump(passage *p, gv_model *model, gv_report *report) {
  const gv_verification verification = verification_of(p);
  gv_analysis_options analysis = gv_verify_options(&verification, model);
  gv_steps steps = {0};
  analysis.dump.write = write_piece, analysis.dump.to = p->out;
  analysis.steps = &steps;
  if (!analysis.dump.stage)
    gv_model_dump(model, write_piece, p->out);
  else if (p->lowered)
    gv_lower_judge(p->lowered, model, &analysis, report);
  else
    gv_analyse(model, &analysis, report);
  if (analysis.dump.stage == GV_STAGE_STEPS) write_steps(p, model, &steps);
}

static gv_exit judge_in_time(passage *p, gv_model *model, gv_report *report, gv_result *result) {
  gv_exit exit = GV_EXIT_PROVED;
  gv_limits_begin_analysis(p->input->reading);
  if (p->setup->options.dump_model)
    dump(p, model, report);
  else
    exit = judge(p, model, report, result);
  gv_limits_end_analysis(p->input->reading);
  return exit;
}

/* What a certificate is about is read while it is parsed. */
static gv_status read_lowered(passage *p, gv_model *model, gv_str *error) {
  gv_input input = *p->input;
  gv_module_reader certifier = gv_certifier_reader(&p->certifier);
  if (p->setup->options.certify && !gv_certify_obstacle(&input, true)) input.beside = &certifier;
  if (p->setup->options.analysis.threads > 1) input.leftover = &p->leftover;
  return gv_import_read(model, &p->setup->options, &input, error);
}

static gv_exit pass(passage *p) {
  gv_model model = {0};
  gv_report report = {0};
  gv_result result = {.path = p->input->name, .model = &model, .report = &report};
  gv_exit exit = GV_EXIT_PROVED;
  gv_lowered lowered = {0};
  const gv_options *options = &p->setup->options;
  p->lowered = options->lower.mode == GV_MODE_LOWERED ? NULL : &lowered;
  gv_status status = p->lowered ? gv_lower_read(&lowered, options, p->input, &model, &result.error)
                                : read_lowered(p, &model, &result.error);
  result.unusable = status != GV_OK;
  uint32_t first;
  if (result.unusable)
    exit = finish(p, &result);
  else if (!p->lowered && !options->dump_model && gv_model_is_source(&model, &first))
    exit = refuse_source(p, &model, first, &report, &result);
  else
    exit = judge_in_time(p, &model, &report, &result);
  if (p->leftover) gv_on_large_stack(gv_front_forget, &p->leftover);
  gv_lower_clear(&lowered);
  gv_certifier_clear(&p->certifier);
  gv_report_clear(&report);
  gv_model_clear(&model);
  return exit;
}

static void add_piece(passage *p) {
  gv_stream stream;
  p->out = gv_stream_open(&stream);
  p->became = GV_BECAME_PROVED;
  gv_exit exit = pass(p);
  gv_str text = gv_stream_close(&stream);
  *gv_push(&p->outcome->pieces) =
      (gv_piece){(int)exit, p->became, gv_str_copy(&p->outcome->arena, text)};
  free(stream.at);
}

void gv_check_input(const gv_setup *setup, const gv_input *input, const gv_unit *unit,
                    gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_input on_runtime = *input;
  on_runtime.runtime = &setup->runtime;
  if (setup->options.device_module) on_runtime.device = &setup->device;
  input = &on_runtime;
  passage p = {
      .setup = setup, .input = input, .unit = unit, .outcome = outcome, .c_runtime.arena = &arena};
  if (setup->options.baseline) {
    p.known.baseline = &setup->baseline;
    p.known.is_part = setup->options.split_input;
    p.known.path = gv_path_in_baseline(&arena, setup->options.baseline, input->name);
  }
  if (setup->options.split_input && !gv_front_is_bytecode(input)) {
    gv_str rest = input->bytes;
    gv_input part = *input;
    for (p.input = &part; gv_split_next(&arena, input->bytes, &rest, &part.bytes);) add_piece(&p);
  } else {
    add_piece(&p);
  }
  gv_profile_clear(&p.c_runtime);
  gv_arena_clear(&arena);
}
