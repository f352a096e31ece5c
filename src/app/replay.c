#include "app/replay.h"
#include "base/foreign.h"

#include <getopt.h>
#include <inttypes.h>

#include "app/manual.h"
#include "app/nearest.h"
#include "front/front.h"

/* ---- the command line ---- */

typedef struct settings {
  gv_replay_options options;
  bool help;
} settings;

static bool read_number(const char *value, uint64_t most, uint64_t *number) {
  const char *p = value;
  *number = 0;
  for (; *p >= '0' && *p <= '9' && *number <= most; p++)
    *number = *number * 10 + (uint64_t)(*p - '0');
  return p > value && !*p && *number <= most;
}

static bool set_small(uint32_t *to, const char *value) {
  uint64_t number;
  if (!read_number(value, 1000000, &number) || !number) return false;
  *to = (uint32_t)number;
  return true;
}

/* "cuda:1" is one device of several. */
bool gv_read_replay_device(gv_replay_options *options, const char *value) {
  uint64_t ordinal;
  if (strncmp(value, "cuda:", 5) == 0 && read_number(value + 5, 4095, &ordinal)) {
    options->device = GV_REPLAY_CUDA;
    options->ordinal = (int)ordinal;
    return true;
  }
  static const char *const words[] = {"auto", "sim", "cuda"}; /* by gv_replay_device */
  for (int i = 0; i < 3; i++) {
    options->device = (gv_replay_device)i;
    if (strcmp(value, words[i]) == 0) return true;
  }
  return false;
}

static bool set_device(settings *s, const char *value) {
  return gv_read_replay_device(&s->options, value);
}

static bool set_library(settings *s, const char *value) {
  return *(s->options.cuda_library = value) != 0;
}
static bool set_runs(settings *s, const char *value) { return set_small(&s->options.runs, value); }
static bool set_delay(settings *s, const char *value) {
  return set_small(&s->options.milliseconds, value) &&
         s->options.milliseconds <= GV_REPLAY_LONGEST_DELAY;
}
static bool set_seconds(settings *s, const char *value) {
  return set_small(&s->options.seconds, value);
}
static bool set_by_seed(settings *s, const char *value) {
  return (void)value, s->options.by_seed = true;
}
static bool set_seed(settings *s, const char *value) {
  s->options.by_seed = true;
  return read_number(value, UINT32_MAX, &s->options.seed);
}
static bool set_help(settings *s, const char *value) { return (void)value, s->help = true; }

static const struct {
  const char *name, *values;
  bool (*set)(settings *s, const char *value);
  const char *help;
  const char *range; /* of the number, as messages say it; NULL: it is none */
} rows[] = {
    {"device", "auto|sim|cuda[:N]", set_device,
     "the simulated device, or CUDA hardware; auto, the default: hardware if available"},
    {"runs", "NUMBER", set_runs,
     "runs of each arm: on hardware (10), or by seed on the simulated device (1000)",
     ", 1 to 1000000"},
    {"by-seed", NULL, set_by_seed, "do not search all schedules, even if there are few"},
    {"seed", "NUMBER", set_seed, "the first seed; 0 by default", ", 0 to 4294967295"},
    {"delay", "MILLISECONDS", set_delay,
     "the delay of the first action on hardware (50; at most 2000)", ", 1 to 2000"},
    {"time-limit", "SECONDS", set_seconds, "the time limit of an arm on hardware (60)",
     ", 1 to 1000000"},
    {"cuda-library", "FILE", set_library, "the driver; libcuda.so.1 by default"},
    {"help", NULL, set_help, "write this and stop"},
};
enum { ROWS = sizeof rows / sizeof *rows };

static void print_help(FILE *out) {
  gv_option_info row;
  fputs("usage: gpuverify replay [OPTION]... PLAN...\n"
        "\n"
        "Runs the calls of each plan on a device and says whether the plan's finding can\n"
        "be seen.\n"
        "\n",
        out);
  for (uint32_t i = 0; gv_replay_option_info_at(i, &row); i++) gv_print_option(out, &row);
  fputs("\nExit status: 0 nothing was seen; 1 confirmed; 2 a plan, the device or the\n"
        "command line cannot be used; 3 nothing was seen, and a plan cannot be replayed.\n",
        out);
}

static int unusable(const char *what, const char *value) {
  gv_print_foreign(stderr, "gpuverify: error: %s%s\ntry 'gpuverify replay --help'\n", what, value);
  return 2;
}

bool gv_replay_option_info_at(uint32_t index, gv_option_info *info) {
  if (index >= ROWS) return false;
  *info = (gv_option_info){
      .name = rows[index].name, .values = rows[index].values, .help = rows[index].help};
  return true;
}

static const char *option_at(const void *names, uint32_t index) {
  (void)names;
  return index < ROWS ? rows[index].name : NULL;
}

/* What getopt_long did not take. */
static bool reject(const char *word, bool lacks_value) {
  gv_arena arena = {0};
  gv_str name = {word, strcspn(word, "=")};
  while (name.len && *name.at == '-') name = (gv_str){name.at + 1, name.len - 1};
  const char *nearest[GV_NEAREST];
  if (lacks_value)
    unusable("a value is missing after ", word);
  else if (gv_nearest(name, option_at, NULL, nearest))
    unusable(gv_format(&arena, "cannot use option %s; did you mean '--%s'?", word, nearest[0]).at,
             "");
  else
    unusable("cannot use option ", word);
  gv_arena_clear(&arena);
  return false;
}

/* False: a message is on standard error. */
static bool read_options(settings *s, int argc, char **argv) {
  struct option longs[ROWS + 1] = {{0}};
  for (int i = 0; i < ROWS; i++)
    longs[i] = (struct option){rows[i].name, rows[i].values ? required_argument : no_argument, NULL,
                               256 + i};
  opterr = 0;
  for (int found; (found = getopt_long(argc, argv, ":", longs, NULL)) != -1;) {
    if (found < 256 || found >= 256 + ROWS) return reject(argv[optind - 1], found == ':');
    if (rows[found - 256].set(s, optarg)) continue;
    const char *range = rows[found - 256].range;
    gv_print_foreign(stderr, "gpuverify: error: option '--%s' takes %s%s, not '%s'\n",
                     rows[found - 256].name, rows[found - 256].values, range ? range : "", optarg);
    return false;
  }
  return true;
}

/* ---- what is said ---- */

/* Where the first symptom showed. */
static void print_step(FILE *out, const gv_plan *plan, uint32_t step) {
  if (step == GV_NONE) return;
  const gv_step *s = &plan->steps.at[step];
  gv_print_foreign(out, ", at %s", gv_calls[s->call].word);
  if (s->place.len) gv_print_foreign(out, " (%.*s)", GV_FMT(s->place));
  if (s->line) gv_print_foreign(out, ", line %" PRIu32 " of the plan", s->line);
}

static gv_str call_at(gv_arena *arena, const gv_plan *plan, uint32_t step) {
  const gv_step *s = &plan->steps.at[step];
  const char *word = gv_calls[s->call].word;
  return s->place.len ? gv_format(arena, "%s (%.*s)", word, GV_FMT(s->place)) : gv_str_of(word);
}

/* What the driver says of the order; empty where it was not asked. */
static gv_str driver_in_words(gv_arena *arena, const gv_plan *plan, const gv_captured *c) {
  gv_str words = GV_STR("nothing to compare under stream capture");
  if (!c->tried) return GV_STR("");
  if (c->actions >= 2 && c->differences)
    words =
        gv_format(arena,
                  "disagrees with the static graph: of the two only the %s orders %.*s before "
                  "%.*s; please report it",
                  c->driver_orders ? "driver" : "graph", GV_FMT(call_at(arena, plan, c->before)),
                  GV_FMT(call_at(arena, plan, c->after)));
  else if (c->actions >= 2)
    words =
        gv_format(arena, "orders %u actions as the static graph does, %u pair%s of %u", c->actions,
                  c->ordered, c->ordered == 1 ? "" : "s", c->actions * (c->actions - 1) / 2);
  if (c->stop != GV_NONE)
    return gv_format(arena, "%.*s, up to %.*s: %s", GV_FMT(words),
                     GV_FMT(call_at(arena, plan, c->stop)), c->why);
  return c->why[0] ? gv_format(arena, "%.*s: %s", GV_FMT(words), c->why) : words;
}

static const char *const verdict_words[] = {"confirmed", "not reproduced",
                                            "not replayable"}; /* by gv_replay_verdict */

void gv_replay_keep(gv_arena *arena, const gv_plan *plan, const gv_replay_result *r,
                    gv_replayed *to) {
  bool ran = r->verdict != GV_NOT_REPLAYABLE, sim = strcmp(r->device, "sim") == 0;
  *to = (gv_replayed){.verdict = gv_str_of(verdict_words[r->verdict]),
                      .device = gv_str_of(ran ? r->device : ""),
                      .schedules = gv_str_of(!ran || !sim    ? ""
                                             : r->exhaustive ? "all"
                                                             : "by seed"),
                      .has_control = r->has_control,
                      .faulty_seen = r->faulty.seen,
                      .faulty_runs = r->faulty.runs,
                      .control_seen = r->control.seen,
                      .control_runs = r->control.runs,
                      .detail = gv_str_copy(arena, r->detail),
                      .kernels = gv_str_copy(arena, r->kernels),
                      .driver = driver_in_words(arena, plan, &r->captured)};
  for (uint32_t i = 0; i < plan->chosen.len; i++)
    *gv_push(&to->chosen) = gv_str_copy(arena, plan->chosen.at[i]);
}

void gv_print_replay(FILE *out, gv_str name, const gv_plan *plan, const gv_replay_result *r) {
  gv_arena arena = {0};
  gv_replayed words;
  gv_replay_keep(&arena, plan, r, &words);
  bool finding = plan->rule.len > 0;
  if (!finding && r->verdict != GV_NOT_REPLAYABLE)
    words.verdict = gv_str_of(r->verdict == GV_CONFIRMED ? "fault seen" : "nothing seen");
  gv_print_foreign(out, "%.*s: %.*s\n  %.*s", GV_FMT(name),
                   GV_FMT(gv_replayed_words(&arena, &words)), GV_FMT(r->detail));
  if (r->verdict == GV_CONFIRMED) print_step(out, plan, r->faulty.step);
  fputs("\n", out);
  if (finding)
    gv_print_foreign(out, "  finding: %.*s: %.*s [%.*s]\n", GV_FMT(plan->place),
                     GV_FMT(plan->message), GV_FMT(plan->rule));
  if (words.kernels.len) gv_print_foreign(out, "  kernels: %.*s\n", GV_FMT(words.kernels));
  if (words.driver.len) gv_print_foreign(out, "  driver: %.*s\n", GV_FMT(words.driver));
  for (uint32_t i = 0; i < plan->chosen.len; i++)
    gv_print_foreign(out, "  chosen: %.*s\n", GV_FMT(plan->chosen.at[i]));
  if (r->device_note.len) gv_print_foreign(out, "  note: %.*s\n", GV_FMT(r->device_note));
  gv_vec_free(&words.chosen);
  gv_arena_clear(&arena);
}

/* ---- a plan ---- */

static int status_of(gv_replay_verdict verdict) {
  return verdict == GV_CONFIRMED ? 1 : verdict == GV_NOT_REPLAYABLE ? 3 : 0;
}

static int replay_file(const settings *s, const char *path) {
  gv_arena arena = {0};
  gv_plan plan = {0};
  gv_input input;
  gv_str error;
  gv_replay_result result;
  int status = 2;
  if (gv_front_load(&arena, path, &input, &error) != GV_OK) {
    gv_print_lines(stderr, error);
  } else if (gv_plan_read(&plan, input.name, input.bytes, &error) != GV_OK) {
    gv_print_lines(stderr, error);
  } else if (gv_replay(&plan, &s->options, &arena, &result) != GV_OK) {
    gv_print_foreign(stderr,
                     "%.*s: error: cannot replay on %s: %.*s; '--device=sim' needs no GPU\n",
                     GV_FMT(input.name), result.device, GV_FMT(result.detail));
  } else {
    gv_print_replay(stdout, input.name, &plan, &result);
    status = status_of(result.verdict);
  }
  gv_plan_clear(&plan);
  gv_arena_clear(&arena);
  return status;
}

/* 2 before 1 before 3 before 0. */
static int worse(int a, int b) {
  static const int rank[] = {0, 2, 3, 1};
  return rank[a] > rank[b] ? a : b;
}

int gv_replay_main(int argc, char **argv) {
  settings s = {0};
  if (!read_options(&s, argc, argv)) return 2;
  if (s.help) {
    print_help(stdout);
    return 0;
  }
  if (optind == argc) return unusable("no plan to replay", "");
  int status = 0;
  for (int i = optind; i < argc; i++) status = worse(status, replay_file(&s, argv[i]));
  return status;
}
