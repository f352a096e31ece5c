/* gpuverify-interpret: runs programs on the interpreter and says what goes wrong, and, with
 * --compare, where the analysis says otherwise. An instrument of the tests: it is not installed. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>

#include "analysis/analysis.h"
#include "certificate/certify.h"
#include "front/front.h"
#include "interpreter/compare.h"
#include "json/json.h"

static const char usage[] =
    "usage: gpuverify-interpret [--compare] [--runs=N] [--steps=N] [--runtime=NAME] FILE...\n"
    "       gpuverify-interpret --certify [--in-full=CERTIFICATE] FILE...\n"
    "       gpuverify-interpret --serve [--runtime=NAME]\n"
    "\n"
    "Runs each function of a FILE that other modules may call on every path, up to N runs of N "
    "steps each, and says what goes "
    "wrong:\n"
    "what has to be reported (error, warning), what must not be proved (uncertain), and what only "
    "follows from an earlier "
    "fault\n"
    "(consequence). --compare says how the analysis differs, --certify whether there is a "
    "certificate, or why not; --in-full writes one that says "
    "what the checker finds by itself, too. Exit "
    "status: 0 nothing goes wrong, or nothing differs; 1 "
    "otherwise; 2 a FILE\n"
    "or the command line cannot be used; 3 nothing goes wrong as far as the runs went, and some "
    "were stopped.\n"
    "\n"
    "--serve reads requests from standard input, a line \"run RUNS LENGTH\" or \"compare RUNS "
    "LENGTH\" and a program of LENGTH "
    "bytes, and\n"
    "answers each with one line of JSON.\n";

typedef enum ending { END_RIGHT, END_WRONG, END_UNUSABLE, END_STOPPED } ending;

typedef struct order_of_work {
  bool compare, certify, serve;
  const char *in_full; /* where such a certificate goes, or NULL */
  gv_reach reach;
  const gv_profile *runtime;
} order_of_work;

/* What became of one program. Zero-initialise. */
typedef struct result {
  gv_model model;
  gv_report report;
  gv_interpretation seen;
  gv_differences differences;
  gv_certified certified;
  gv_str error;
} result;

static void clear_result(result *r) {
  gv_vec_free(&r->differences);
  gv_interpretation_clear(&r->seen);
  gv_report_clear(&r->report);
  gv_model_clear(&r->model);
}

/* A third opinion: whether the program has a certificate. */
static gv_status certify(const gv_input *input, result *r) {
  if (input->runtime && !gv_str_equal(input->runtime->name, GV_STR("cuda"))) return GV_OK;
  if (gv_certify_input(&r->model.arena, input, false, &r->certified, &r->error) != GV_OK)
    return GV_UNUSABLE;
  for (uint32_t i = 0; i < r->seen.shown.len && r->certified.text.len; i++) {
    const gv_shown *shown = &r->seen.shown.at[i];
    if (shown->how == GV_SHOWN_FAULT && gv_rules[shown->rule].severity == GV_SEVERITY_ERROR)
      *gv_push(&r->differences) =
          (gv_difference){.way = GV_WAY_FALSE_CERTIFICATE, .loc = shown->loc, .rule = shown->rule};
  }
  return GV_OK;
}

static gv_status judge(const order_of_work *order, const gv_input *input, bool compare,
                       const gv_reach *reach, result *r) {
  static const gv_reading anything; /* this process runs what its user wrote */
  gv_input trusted = *input;
  trusted.reading = &anything;
  if (gv_front_parse_input(&r->model, &trusted, &r->error) != GV_OK) return GV_UNUSABLE;
  gv_interpret(&r->model, reach, &r->seen);
  if (!compare) return GV_OK;
  (void)order;
  gv_analyse(&r->model, &(gv_analysis_options){.check_proof = true}, &r->report);
  gv_compare(&r->seen, &r->report, &r->differences);
  return certify(input, r);
}

/* ---- for people ------------------------------------------------------------------------------ */

static const char *name_of(const gv_shown *shown) {
  if (shown->how == GV_SHOWN_CONSEQUENCE) return "consequence";
  return shown->how == GV_SHOWN_UNCERTAIN ? "uncertain"
                                          : gv_severity_name(gv_rules[shown->rule].severity);
}

static void print_place(const result *r, gv_loc loc) {
  if (loc.file != GV_NONE)
    printf("%.*s:%u:%u: ", GV_FMT(r->model.files.at[loc.file].path), loc.line, loc.col);
}

static ending print_shown(const gv_input *input, const result *r) {
  bool wrong = false, stopped = false;
  for (uint32_t i = 0; i < r->seen.shown.len; i++) {
    const gv_shown *shown = &r->seen.shown.at[i];
    print_place(r, shown->loc);
    printf("%s: %s [%s]\n", name_of(shown), gv_rules[shown->rule].text, gv_rules[shown->rule].name);
    wrong |= shown->how == GV_SHOWN_FAULT && gv_rules[shown->rule].severity == GV_SEVERITY_ERROR;
  }
  printf("%.*s: %u %s\n", GV_FMT(input->name), r->seen.runs, r->seen.runs == 1 ? "run" : "runs");
  for (int i = 0; i < GV_STOP_COUNT; i++) {
    stopped |= r->seen.stops[i];
    if (r->seen.stops[i])
      printf("%.*s: %u stopped: %s\n", GV_FMT(input->name), r->seen.stops[i], gv_stop_texts[i]);
  }
  return wrong ? END_WRONG : stopped ? END_STOPPED : END_RIGHT;
}

static ending print_differences(const gv_input *input, const result *r) {
  bool bad = false;
  for (uint32_t i = 0; i < r->differences.len; i++) {
    const gv_difference *d = &r->differences.at[i];
    print_place(r, d->loc);
    printf("%s: %s [%s]\n", gv_ways[d->way].name, gv_ways[d->way].text, gv_rules[d->rule].name);
    bad |= gv_ways[d->way].bad;
  }
  printf("%.*s: %s, %u differences\n", GV_FMT(input->name), gv_verdict_name(r->report.verdict),
         r->differences.len);
  return bad ? END_WRONG : END_RIGHT;
}

static ending write_file(const char *path, gv_str text) {
  FILE *out = fopen(path, "w");
  bool is_written = out && fwrite(text.at, 1, text.len, out) == text.len;
  is_written = out && fclose(out) == 0 && is_written;
  return is_written ? END_RIGHT : END_UNUSABLE;
}

static ending certify_file(const char *path, const char *to) {
  gv_arena arena = {0};
  gv_input input = {0};
  gv_certified certified;
  gv_str error;
  ending end = END_UNUSABLE;
  if (gv_front_load(&arena, path, &input, &error) == GV_OK &&
      gv_certify_input(&arena, &input, to != NULL, &certified, &error) == GV_OK) {
    end = to && certified.text.len ? write_file(to, certified.text) : END_RIGHT;
    printf("%s: %s%.*s\n", path, certified.text.len ? "certified" : "", GV_FMT(certified.why));
  } else {
    printf("%s: not read\n", path);
  }
  gv_arena_clear(&arena);
  return end;
}

static ending run_file(const order_of_work *order, const char *path) {
  gv_arena arena = {0};
  gv_input input = {0};
  result r = {0};
  ending end = END_UNUSABLE;
  if (gv_front_load(&arena, path, &input, &r.error) == GV_OK) {
    input.runtime = order->runtime;
    if (judge(order, &input, order->compare, &order->reach, &r) == GV_OK)
      end = order->compare ? print_differences(&input, &r) : print_shown(&input, &r);
  }
  if (end == END_UNUSABLE) fprintf(stderr, "%.*s", GV_FMT(r.error));
  clear_result(&r);
  gv_arena_clear(&arena);
  return end;
}

/* ---- for programs ---------------------------------------------------------------------------- */

static json_t *pair_of(gv_loc loc, gv_rule rule, const char *third) {
  json_t *pair = gv_json_array_of(gv_json_sure(json_integer(loc.file == GV_NONE ? 0 : loc.line)));
  gv_json_append(pair, gv_json_text_c(gv_rules[rule].name));
  gv_json_append(pair, gv_json_text_c(third));
  return pair;
}

static json_t *answer_of(const result *r, bool compare) {
  json_t *answer = gv_json_object(), *shown = gv_json_array(), *found = gv_json_array(),
         *ways = gv_json_array(), *stops = gv_json_object();
  for (uint32_t i = 0; i < r->seen.shown.len; i++)
    gv_json_append(shown, pair_of(r->seen.shown.at[i].loc, r->seen.shown.at[i].rule,
                                  name_of(&r->seen.shown.at[i])));
  for (uint32_t i = 0; i < r->report.findings.len; i++) {
    const gv_finding *f = &r->report.findings.at[i];
    gv_json_append(found, pair_of(f->loc, f->rule, gv_severity_name(f->severity)));
  }
  for (uint32_t i = 0; i < r->differences.len; i++)
    gv_json_append(ways, pair_of(r->differences.at[i].loc, r->differences.at[i].rule,
                                 gv_ways[r->differences.at[i].way].name));
  for (int i = 0; i < GV_STOP_COUNT; i++)
    if (r->seen.stops[i])
      gv_json_set(stops, gv_stop_texts[i], gv_json_sure(json_integer(r->seen.stops[i])));
  gv_json_set(answer, "shown", shown);
  gv_json_set(answer, "stops", stops);
  gv_json_set(answer, "runs", gv_json_sure(json_integer(r->seen.runs)));
  gv_json_set(answer, "whole", gv_json_sure(json_boolean(gv_interpretation_is_whole(&r->seen))));
  gv_json_set(answer, "errors",
              gv_json_sure(json_boolean(gv_interpretation_has_all_errors(&r->seen))));
  if (compare) gv_json_set(answer, "verdict", gv_json_text_c(gv_verdict_name(r->report.verdict)));
  if (compare)
    gv_json_set(answer, "certified", gv_json_sure(json_boolean(r->certified.text.len > 0)));
  gv_json_set(answer, "found", found);
  gv_json_set(answer, "ways", ways);
  return answer;
}

static void answer_request(const order_of_work *order, char *text, size_t length, bool compare,
                           uint32_t runs) {
  result r = {0};
  gv_input input = {.name = GV_STR("program"), .bytes = {text, length}, .runtime = order->runtime};
  gv_reach reach = {.runs = runs, .steps = order->reach.steps};
  json_t *answer;
  if (judge(order, &input, compare, &reach, &r) == GV_OK)
    answer = answer_of(&r, compare);
  else
    answer = gv_json_object_of("error", gv_json_text(r.error));
  gv_json_write_line(stdout, answer);
  putchar('\n');
  fflush(stdout);
  clear_result(&r);
}

enum { LARGEST_REQUEST = 64 << 20 };

static ending serve(const order_of_work *order) {
  char line[64], command[16];
  unsigned runs, length;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "%15s %u %u", command, &runs, &length) != 3 || length > LARGEST_REQUEST) {
      fprintf(stderr, "gpuverify-interpret: error: a request is \"run RUNS LENGTH\" or \"compare "
                      "RUNS LENGTH\"\n");
      return END_UNUSABLE;
    }
    char *text = gv_malloc(length + 1u);
    bool whole = fread(text, 1, length, stdin) == length;
    text[length] = 0;
    if (whole) answer_request(order, text, length, strcmp(command, "compare") == 0, runs);
    gv_free(text);
    if (!whole) {
      fprintf(stderr, "gpuverify-interpret: error: a request ends early\n");
      return END_UNUSABLE;
    }
  }
  return END_RIGHT;
}

/* ---- the command line ------------------------------------------------------------------------ */

static bool read_number(const char *text, uint32_t *number) {
  char *end;
  errno = 0;
  unsigned long k = strtoul(text, &end, 10);
  *number = (uint32_t)k;
  return !errno && end != text && !*end && k > 0 && k < UINT32_MAX;
}

static bool add_runtime(gv_profile *profile, const char *names) {
  gv_str error;
  if (gv_profile_add(profile, gv_str_of(names), &error) == GV_OK) return true;
  fprintf(stderr, "%.*s", GV_FMT(error));
  return false;
}

static bool read_options(order_of_work *order, gv_profile *profile, int argc, char **argv) {
  static const struct option options[] = {
      {"compare", no_argument, NULL, 'c'},       {"certify", no_argument, NULL, 'p'},
      {"in-full", required_argument, NULL, 'f'}, {"serve", no_argument, NULL, 's'},
      {"runs", required_argument, NULL, 'r'},    {"steps", required_argument, NULL, 't'},
      {"runtime", required_argument, NULL, 'm'}, {NULL, 0, NULL, 0}};
  const char *runtime = "cuda";
  for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    bool good = option == 'c' || option == 'p' || option == 's' || option == 'm';
    if (option == 'r') good = read_number(optarg, &order->reach.runs);
    if (option == 't') good = read_number(optarg, &order->reach.steps);
    if (option == 'm') runtime = optarg;
    if (option == 'f') order->in_full = optarg, good = true;
    order->compare |= option == 'c';
    order->certify |= option == 'p';
    order->serve |= option == 's';
    if (!good) return false;
  }
  order->runtime = profile;
  return order->serve == (optind == argc) && add_runtime(profile, runtime);
}

int main(int argc, char **argv) {
  gv_arena arena = {0};
  gv_profile profile = {.arena = &arena};
  order_of_work order = {0};
  ending end = END_UNUSABLE;
  if (!read_options(&order, &profile, argc, argv))
    fprintf(stderr, "%s", usage);
  else if (order.serve)
    end = serve(&order);
  else
    for (end = END_RIGHT; optind < argc; optind++) {
      static const int weight[] = {
          [END_RIGHT] = 0, [END_STOPPED] = 1, [END_WRONG] = 2, [END_UNUSABLE] = 3};
      ending one = order.certify ? certify_file(argv[optind], order.in_full)
                                 : run_file(&order, argv[optind]);
      if (weight[one] > weight[end]) end = one;
    }
  gv_profile_clear(&profile);
  gv_arena_clear(&arena);
  return (int)end;
}
