#include "app/setup.h"
#include "base/foreign.h"

#include "app/build_id.h"
#include "app/import.h"
#include "app/paths.h"
#include "app/profiles.h"

/* ---- the digest ---- */

typedef GV_VEC(gv_str) texts;

/* Of a file that an option names, what it holds; the option's other files of the same name are as
 * good. */
static void add_file(texts *list, gv_arena *arena, const char *path) {
  gv_input input;
  gv_str error;
  bool there = strcmp(path, "-") != 0 && gv_front_load_aside(arena, path, &input, &error) == GV_OK;
  *gv_push(list) = there ? input.bytes : GV_STR("");
}

static void take_digest(gv_setup *setup) {
  gv_arena arena = {0};
  texts list = {0};
  const gv_options *o = &setup->options;
  *gv_push(&list) = gv_build_id();
  *gv_push(&list) = o->render.color ? GV_STR("color") : GV_STR("");
  for (uint32_t i = 0; i < o->given.len; i++) {
    const gv_given *given = &o->given.at[i];
    if (!gv_given_bears(given)) continue;
    *gv_push(&list) = gv_str_of(gv_given_name(given));
    *gv_push(&list) = gv_str_of(given->value ? given->value : "");
    if (gv_given_is_file(given)) add_file(&list, &arena, given->value);
  }
  gv_front_digest(list.at, list.len, &setup->digest);
  gv_vec_free(&list);
  gv_arena_clear(&arena);
}

/* ---- settings ---- */

static gv_status refuse(gv_setup *setup, const gv_setting *s, uint32_t col, gv_str what) {
  setup->error = gv_format_foreign(&setup->arena, "%.*s:%u:%u: error: %.*s\n",
                                   GV_FMT(setup->config), s->line, col, GV_FMT(what));
  return GV_UNUSABLE;
}

/* A rule that an earlier line has set, set again: one of the two lines is for nothing. */
static bool sets_again(const gv_selection *before, const gv_selection *after) {
  bool again = false, same = memcmp(before, after, sizeof *before) == 0;
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    again |=
        before->grades[rule] != GV_GRADE_DEFAULT && before->grades[rule] != after->grades[rule];
  return again || same;
}

static const gv_setting *earlier(const gv_config *config, const gv_setting *setting) {
  for (const gv_setting *s = config->settings.at; s < setting; s++)
    if (gv_str_equal(s->name, setting->name)) return s;
  return NULL;
}

static gv_status apply(gv_setup *setup, const gv_config *config, const gv_setting *s) {
  gv_selection before = setup->options.selection;
  gv_arena *arena = &setup->arena;
  uint32_t value_col = s->value ? s->value_col : s->col;
  const char *takes;
  gv_str hint = gv_options_hint(s->name, s->value, arena),
         refusal = gv_options_refusal(s->name, s->value, arena);
  switch (gv_options_set(&setup->options, s->name, s->value, gv_path_folder(arena, setup->config),
                         arena, &takes)) {
  case GV_SET_UNKNOWN:
    if (hint.len)
      return refuse(setup, s, s->col,
                    gv_format(arena, "unknown setting '%.*s'%.*s", GV_FMT(s->name), GV_FMT(hint)));
    return refuse(
        setup, s, s->col,
        gv_format(arena, "unknown setting '%.*s'; the settings are: %s", GV_FMT(s->name), takes));
  case GV_SET_INVALID:
    if (refusal.len) return refuse(setup, s, value_col, refusal);
    if (!takes)
      return refuse(setup, s, value_col,
                    gv_format(arena, "'%.*s' takes no value", GV_FMT(s->name)));
    return refuse(setup, s, value_col,
                  gv_format(arena, "'%.*s' takes %s, not '%s'%.*s", GV_FMT(s->name), takes,
                            s->value ? s->value : "", GV_FMT(hint)));
  case GV_SET_RULES:
    if (sets_again(&before, &setup->options.selection))
      return refuse(setup, s, value_col, GV_STR("this rule has a setting in an earlier line"));
    return GV_OK;
  case GV_SET: break;
  }
  const gv_setting *first = earlier(config, s);
  if (!first) return GV_OK;
  return refuse(
      setup, s, s->col,
      gv_format(arena, "'%.*s' is set twice; first in line %u", GV_FMT(s->name), first->line));
}

/* The options keep the values, so the settings stay. `is_found`: nobody has named it. */
static gv_status apply_config(gv_setup *setup, bool is_found) {
  gv_input input;
  gv_config *config = &setup->settings;
  gv_str error;
  const char *refused = is_found ? gv_config_refuse(setup->config.at) : NULL;
  if (refused) {
    setup->error = gv_format_foreign(&setup->arena, "%.*s: error: cannot read the settings: %s\n",
                                     GV_FMT(setup->config), refused);
    return GV_UNUSABLE;
  }
  gv_status status = gv_front_load_aside(&setup->arena, setup->config.at, &input, &setup->error);
  if (status == GV_OK &&
      (status = gv_config_read(config, setup->config, input.bytes, &error)) != GV_OK)
    setup->error = gv_str_copy(&setup->arena, error);
  for (uint32_t i = 0; status == GV_OK && i < config->settings.len; i++)
    status = apply(setup, config, &config->settings.at[i]);
  return status;
}

static gv_status read_baseline(gv_setup *setup) {
  gv_input input;
  gv_str error;
  if (!setup->options.baseline) return GV_OK;
  if (gv_front_load_aside(&setup->arena, setup->options.baseline, &input, &setup->error) != GV_OK)
    return GV_UNUSABLE;
  if (gv_baseline_read(&setup->baseline, input.name, input.bytes, &error) == GV_OK) return GV_OK;
  setup->error = gv_str_copy(&setup->arena, error);
  return GV_UNUSABLE;
}

/* What the option `name` has is of no use. Where the settings say it, the error says in which line.
 */
static gv_status blame(gv_setup *setup, const gv_options *run, const char *name) {
  for (uint32_t i = 0; i < run->given.len; i++)
    if (strcmp(gv_given_name(&run->given.at[i]), name) == 0) return GV_UNUSABLE;
  for (uint32_t i = 0; i < setup->settings.settings.len; i++) {
    const gv_setting *s = &setup->settings.settings.at[i];
    if (!gv_str_equal(s->name, gv_str_of(name))) continue;
    gv_str line = gv_format_foreign(&setup->arena, "%.*s:%u:%u: note: '%s' is set here\n",
                                    GV_FMT(setup->config), s->line, s->value_col, name);
    setup->error = gv_format(&setup->arena, "%.*s%.*s", GV_FMT(setup->error), GV_FMT(line));
  }
  return GV_UNUSABLE;
}

static gv_status load_runtime(gv_setup *setup, const gv_options *run) {
  static const char of_all[] = "gpuverify: ";
  if (gv_load_runtime(&setup->options, &setup->runtime, &setup->error) == GV_OK) return GV_OK;
  bool names_no_file = setup->error.len >= sizeof of_all - 1 &&
                       memcmp(setup->error.at, of_all, sizeof of_all - 1) == 0;
  return blame(setup, run, names_no_file ? "runtime" : "runtime-file");
}

static gv_status load_files(gv_setup *setup, const gv_options *run) {
  if (read_baseline(setup) != GV_OK) return blame(setup, run, "baseline");
  if (load_runtime(setup, run) != GV_OK) return GV_UNUSABLE;
  if (gv_load_device(&setup->options, &setup->arena, &setup->device, &setup->error) == GV_OK)
    return GV_OK;
  return blame(setup, run, "device-module");
}

/* ---- the setups ---- */

static gv_setup *make(gv_setups *setups, gv_str config) {
  gv_setup *setup = gv_malloc(sizeof *setup);
  *setup = (gv_setup){0};
  *gv_push(&setups->all) = setup;
  if (config.at) setup->config = gv_str_copy(&setup->arena, config);
  gv_options_begin(&setup->options);
  gv_status status = config.at ? apply_config(setup, !setups->run->config) : GV_OK;
  if (status == GV_OK) gv_options_repeat(&setup->options, setups->run);
  setup->options.analysis.threads = setups->run->analysis.threads; /* no option: of --jobs */
  setup->options.render.settings = setup->config;
  setup->runtime.arena = &setup->arena;
  if (status == GV_OK) status = load_files(setup, setups->run);
  GV_CHECK((status == GV_OK) == !setup->error.at);
  if (setup->options.cache) take_digest(setup);
  return setup;
}

static gv_str config_of(gv_arena *arena, const gv_options *run, const char *path) {
  if (run->config) return gv_str_of(run->config);
  return run->no_config ? (gv_str){NULL, 0} : gv_config_find(arena, gv_str_of(path));
}

static const gv_setup *find(gv_setups *setups, gv_str config) {
  for (uint32_t i = 0; i < setups->all.len; i++) {
    const gv_setup *setup = setups->all.at[i];
    if (config.at ? setup->config.at && gv_str_equal(setup->config, config) : !setup->config.at)
      return setup;
  }
  return make(setups, config);
}

const gv_setup *gv_setup_of(gv_setups *setups, const char *path) {
  gv_arena arena = {0};
  gv_str folder = gv_path_folder(&arena, gv_str_of(path));
  if (!setups->last.setup || !gv_str_equal(folder, setups->last.folder)) {
    setups->last.setup = find(setups, config_of(&arena, setups->run, path));
    gv_arena_clear(&setups->last.arena);
    setups->last.folder = gv_str_copy(&setups->last.arena, folder);
  }
  gv_arena_clear(&arena);
  return setups->last.setup;
}

void gv_setups_clear(gv_setups *setups) {
  for (uint32_t i = 0; i < setups->all.len; i++) {
    gv_options_clear(&setups->all.at[i]->options);
    gv_baseline_clear(&setups->all.at[i]->baseline);
    gv_profile_clear(&setups->all.at[i]->runtime);
    gv_config_clear(&setups->all.at[i]->settings);
    gv_arena_clear(&setups->all.at[i]->arena);
    gv_free(setups->all.at[i]);
  }
  gv_vec_free(&setups->all);
  gv_arena_clear(&setups->last.arena);
}
