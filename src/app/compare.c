#include "app/compare.h"
#include "base/foreign.h"

#include "app/import.h"
#include "app/inputs.h"
#include "app/limits.h"
#include "app/profiles.h"
#include "app/setup.h"
#include "front/front.h"
#include "verify/verify.h"

static gv_exit exit_of(const gv_options *options, const gv_report *report) {
  if (report->verdict == GV_VIOLATED || (options->werror && report->warnings))
    return GV_EXIT_VIOLATED;
  if (options->werror && gv_report_count_undecided(report, GV_SEVERITY_WARNING))
    return GV_EXIT_UNPROVED;
  return report->verdict == GV_UNPROVED ? GV_EXIT_UNPROVED : GV_EXIT_PROVED;
}

/* The finding that decides, or the first one. */
static const gv_finding *telling(const gv_report *report) {
  const gv_finding *best = NULL;
  for (uint32_t i = 0; i < report->findings.len; i++)
    if (!best || report->findings.at[i].severity < best->severity) best = &report->findings.at[i];
  return best;
}

static void print_row(FILE *out, const char *runtime, const gv_report *report) {
  const gv_finding *f = telling(report);
  fprintf(out, "  %-12s %-9s %7u proved %5u violated %5u unproved %5u warnings", runtime,
          gv_verdict_name(report->verdict), report->counts[GV_PROVED], report->counts[GV_VIOLATED],
          report->counts[GV_UNPROVED], report->warnings);
  if (f) fprintf(out, "  %u:%u %s", f->loc.line, f->loc.col, gv_rules[f->rule].name);
  fputs("\n", out);
}

/* The input on one runtime. */
static gv_exit compare_one(const gv_setup *setup, gv_input input, const char *name, FILE *out) {
  gv_arena arena = {0};
  gv_profile profile = {.arena = &arena};
  gv_model model = {0};
  gv_report report = {0};
  gv_str error;
  gv_exit exit = GV_EXIT_UNUSABLE;
  gv_options options = setup->options;
  options.runtime = name;
  gv_status status = gv_load_runtime_named(&setup->options, gv_str_of(name), &profile, &error);
  input.runtime = &profile;
  if (setup->options.device_module) input.device = &setup->device;
  if (status == GV_OK) status = gv_import_read(&model, &options, &input, &error);
  if (status == GV_OK) {
    const gv_verification verification = {.analysis = setup->options.analysis,
                                          .selection = &setup->options.selection};
    gv_verify(&model, &verification, &report);
    print_row(out, name, &report);
    exit = exit_of(&setup->options, &report);
  } else {
    gv_print_lines(stderr, error);
  }
  gv_report_clear(&report);
  gv_model_clear(&model);
  gv_profile_clear(&profile);
  gv_arena_clear(&arena);
  return exit;
}

/* An input, in a child that may be lost. */
typedef struct comparison {
  const gv_setup *setup;
  gv_input input;
} comparison;

static int compare_all(void *with, FILE *out) {
  static const gv_exit worse[] = {GV_EXIT_PROVED, GV_EXIT_UNPROVED, GV_EXIT_VIOLATED,
                                  GV_EXIT_UNUSABLE};
  const comparison *c = with;
  bool seen[GV_EXIT_UNPROVED + 1] = {false};
  gv_exit exit = GV_EXIT_UNUSABLE;
  gv_print_foreign(out, "%.*s\n", GV_FMT(c->input.name));
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name && !seen[GV_EXIT_UNUSABLE]; b++)
    if (b->wraps) seen[compare_one(c->setup, c->input, b->name, out)] = true;
  for (size_t i = 0; i < sizeof worse / sizeof *worse; i++)
    if (seen[worse[i]]) exit = worse[i];
  return (int)exit;
}

static gv_exit compare(const gv_setup *setup, const char *path, FILE *out) {
  gv_arena arena = {0};
  comparison c = {.setup = setup};
  gv_str error = setup->error;
  gv_child child;
  gv_reading limits;
  gv_exit exit = GV_EXIT_UNUSABLE;
  if (!error.at && gv_front_load(&arena, path, &c.input, &error) == GV_OK) {
    limits = gv_limits_of(&setup->options, c.input.bytes.len);
    limits.under_way = gv_limits_page();
    c.input.reading = &limits;
    if (!gv_child_start(&child, compare_all, &c, 0, true)) gv_out_of_memory();
    while (gv_child_read(&child)) continue;
    int end = gv_child_end(&child);
    unsigned stage = limits.under_way ? *limits.under_way : GV_NOT_READING;
    fwrite(child.bytes.at, 1, child.bytes.len, out);
    if (end >= 0 && stage == GV_NOT_READING)
      exit = (gv_exit)end;
    else
      error = gv_format_foreign(&arena, "%.*s: error: %.*s\n", GV_FMT(c.input.name),
                                GV_FMT(gv_limits_why(&arena, &child, end, stage, &limits)));
    gv_limits_free_page(limits.under_way);
    gv_vec_free(&child.bytes);
  }
  fflush(out);
  gv_print_lines(stderr, error);
  gv_arena_clear(&arena);
  return exit;
}

gv_exit gv_compare_runtimes(const gv_options *options, FILE *out) {
  gv_inputs inputs = {0};
  gv_setups setups = {.run = options};
  bool seen[GV_EXIT_UNPROVED + 1] = {false};
  gv_inputs_find(&inputs, options->files, options->render.shard);
  for (uint32_t i = 0; i < inputs.paths.len; i++)
    seen[compare(gv_setup_of(&setups, inputs.paths.at[i]), inputs.paths.at[i], out)] = true;
  gv_setups_clear(&setups);
  gv_inputs_clear(&inputs);
  if (seen[GV_EXIT_UNUSABLE]) return GV_EXIT_UNUSABLE;
  return seen[GV_EXIT_VIOLATED]   ? GV_EXIT_VIOLATED
         : seen[GV_EXIT_UNPROVED] ? GV_EXIT_UNPROVED
                                  : GV_EXIT_PROVED;
}
