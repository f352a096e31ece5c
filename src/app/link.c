#define _GNU_SOURCE
#include "app/link.h"
#include "base/foreign.h"

#include <poll.h>
#include <stdio.h>
#include <unistd.h>

#include "app/outcome.h"
#include "app/paths.h"
#include "app/progress.h"
#include "base/child.h"

/* ---- compiling, in children ---- */

typedef struct work {
  const gv_setup *setup;
  gv_unit *unit;
  gv_child child;
  bool running;
} work;

/* Host, device and note; or the error. */
static int compile(void *with, FILE *out) {
  const work *w = with;
  gv_arena arena = {0};
  gv_outcome outcome = {0};
  gv_compiled compiled;
  gv_str error;
  if (gv_unit_compile(w->unit, &w->setup->options, &arena, &compiled, &error) == GV_OK) {
    *gv_push(&outcome.pieces) = (gv_piece){.text = compiled.host};
    *gv_push(&outcome.pieces) = (gv_piece){.text = compiled.device};
    *gv_push(&outcome.pieces) = (gv_piece){.text = compiled.note};
  } else {
    *gv_push(&outcome.pieces) = (gv_piece){GV_EXIT_UNUSABLE, GV_BECAME_UNUSABLE, error};
  }
  gv_outcome_write(&outcome, out);
  return 0;
}

static gv_str kept(gv_arena *arena, gv_str text) {
  return text.len ? gv_str_copy(arena, text) : (gv_str){NULL, 0};
}

static void take(work *w, gv_arena *arena) {
  gv_outcome outcome = {0};
  gv_unit *unit = w->unit;
  bool ended = gv_child_end(&w->child) == 0;
  w->running = false;
  if (ended && gv_outcome_read(&outcome, (gv_str){w->child.bytes.at, w->child.bytes.len}) &&
      outcome.pieces.len == 3) {
    const gv_piece *p = outcome.pieces.at;
    unit->compiled =
        (gv_compiled){kept(arena, p[0].text), kept(arena, p[1].text), kept(arena, p[2].text)};
    unit->is_compiled = true;
  } else if (outcome.pieces.len == 1) {
    unit->refused = kept(arena, outcome.pieces.at[0].text);
  } else {
    unit->refused = gv_format_foreign(
        arena, "%.*s: error: it could not be compiled: there is not enough memory\n",
        GV_FMT(unit->path));
  }
  gv_outcome_clear(&outcome);
  gv_vec_free(&w->child.bytes);
}

/* Starts `w`, or does its work here. */
static void start(work *w, gv_arena *arena) {
  gv_str error;
  w->running = gv_child_start(&w->child, compile, w, 0, true);
  if (w->running) return;
  w->unit->is_compiled =
      gv_unit_compile(w->unit, &w->setup->options, arena, &w->unit->compiled, &error) == GV_OK;
  if (!w->unit->is_compiled) w->unit->refused = error;
}

/* Reads from the children that run until one of them ends. */
static void listen(work *all, uint32_t count, gv_arena *arena) {
  struct pollfd *polled = gv_malloc((count + 1) * sizeof *polled);
  for (bool ended = false; !ended;) {
    for (uint32_t i = 0; i < count; i++)
      polled[i] = (struct pollfd){.fd = all[i].running ? all[i].child.from : -1, .events = POLLIN};
    if (poll(polled, count, -1) < 0) continue;
    for (uint32_t i = 0; i < count; i++) {
      if (!polled[i].revents || gv_child_read(&all[i].child)) continue;
      take(&all[i], arena);
      ended = true;
    }
  }
  gv_free(polled);
}

static void compile_all(work *all, uint32_t count, uint32_t jobs, gv_arena *arena) {
  gv_progress progress = gv_progress_begin();
  uint32_t running = 0;
  for (uint32_t begun = 0; begun < count || running;) {
    while (begun < count && running < jobs) {
      gv_progress_show(&progress, begun + 1, count, all[begun].unit->path.at, "compiling");
      start(&all[begun++], arena);
      running += all[begun - 1].running;
    }
    if (!running) continue;
    listen(all, begun, arena);
    running = 0;
    for (uint32_t i = 0; i < begun; i++) running += all[i].running;
  }
  gv_progress_hide(&progress);
}

/* ---- the program ---- */

/* The folder that holds both. */
static gv_str common(gv_str a, gv_str b) {
  size_t end = 0;
  for (size_t i = 0;; i++) {
    bool a_ends = i == a.len || a.at[i] == '/', b_ends = i == b.len || b.at[i] == '/';
    if (a_ends && b_ends) end = i;
    if (i == a.len || i == b.len || a.at[i] != b.at[i]) break;
  }
  return (gv_str){a.at, end ? end : 1};
}

static gv_str common_folder(gv_arena *arena, const gv_unit *units, uint32_t count) {
  gv_str folder = GV_STR("");
  for (uint32_t i = 0; i < count; i++) {
    gv_str own = gv_path_folder(arena, gv_path_absolute(arena, units[i].path));
    folder = folder.len ? common(folder, own) : own;
  }
  return folder;
}

static gv_language language_of(const gv_unit *units, uint32_t count) {
  gv_language language = GV_LANGUAGE_C;
  for (uint32_t i = 0; i < count; i++)
    if (units[i].how.language > language) language = units[i].how.language;
  return language;
}

/* What each of them had to say. */
static gv_str notes_of(gv_arena *arena, const gv_unit *units, uint32_t count) {
  gv_str notes = {NULL, 0};
  for (uint32_t i = 0; i < count; i++)
    if (units[i].compiled.note.at)
      notes = gv_format(arena, "%.*s%.*s", GV_FMT(notes), GV_FMT(units[i].compiled.note));
  return notes;
}

/* Whether the units are a program: *program is it. */
static bool make_program(gv_arena *arena, const gv_unit *units, uint32_t count,
                         const gv_options *options, gv_unit *program, gv_str *why) {
  gv_str folder = common_folder(arena, units, count);
  *program = (gv_unit){.is_compiled = true, .how.language = language_of(units, count)};
  program->beside = gv_format(arena, "%.*s/program", GV_FMT(folder));
  if (gv_units_link_program(units, count, options, arena, &program->compiled, why) != GV_OK)
    return false;
  gv_unit *parts = gv_new(arena, gv_unit, count);
  memcpy(parts, units, count * sizeof *parts);
  program->parts = parts, program->part_count = count;
  program->compiled.note = notes_of(arena, units, count);
  const char *build = options->sources.build;
  program->path = build ? gv_str_of(build) : gv_path_relative(arena, GV_STR("."), folder);
  if (!program->path.len) program->path = GV_STR(".");
  return true;
}

/* ---- several programs ---- */

/* One of several programs of a build: what has a main() of its own. */
typedef struct part {
  gv_str target; /* as units are distinguished */
  GV_VEC(gv_unit) units;
} part;

/* "…/CMakeFiles/NAME.dir" of what an entry makes; else the source itself. */
static gv_str target_of(const gv_unit *unit) {
  static const char before[] = "CMakeFiles/", behind[] = ".dir/";
  gv_str output = unit->how.output, own = unit->path;
  const char *at = output.at ? memmem(output.at, output.len, before, sizeof before - 1) : NULL;
  const char *end =
      at ? memmem(at, output.len - (size_t)(at - output.at), behind, sizeof behind - 1) : NULL;
  return end ? (gv_str){output.at, (size_t)(end - output.at)} : own;
}

/* "NAME" of a target, for people. */
static gv_str name_of(gv_str target) {
  const char *at = memmem(target.at, target.len, "CMakeFiles/", 11);
  return at ? (gv_str){at + 11, target.len - (size_t)(at + 11 - target.at)} : target;
}

static bool is_of_name(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Whether "main (" stands in its text. Where that is a comment, what comes of it does not link, or
 * links without need. */
static bool has_main(const gv_unit *unit) {
  gv_arena arena = {0};
  gv_input input;
  gv_str error, folder = unit->how.folder.at ? unit->how.folder : GV_STR(".");
  bool has = false,
       read = gv_front_load_aside(&arena, gv_path_join(&arena, folder, unit->how.file).at, &input,
                                  &error) == GV_OK;
  for (size_t i = 0; read && !has && i + 5 < input.bytes.len; i++) {
    if (memcmp(input.bytes.at + i, "main", 4) != 0 || (i && is_of_name(input.bytes.at[i - 1])))
      continue;
    size_t k = i + 4;
    while (k < input.bytes.len && input.bytes.at[k] == ' ') k++;
    has = k < input.bytes.len && input.bytes.at[k] == '(';
  }
  gv_arena_clear(&arena);
  return has;
}

typedef struct division {
  gv_arena *arena;
  const gv_unit *units;
  uint32_t count;
  GV_VEC(part) parts;
} division;

static part *part_of(division *d, gv_str target) {
  for (uint32_t i = 0; i < d->parts.len; i++)
    if (gv_str_equal(d->parts.at[i].target, target)) return &d->parts.at[i];
  return NULL;
}

/* A program for each target with a main(), with all that is in no such target. False: there are not
 * several, or what they have in common is so much that it is not worth it. */
static bool divide(division *d) {
  enum { MOST_TIMES = 8 };
  uint64_t total = 0;
  for (uint32_t i = 0; i < d->count; i++)
    if (has_main(&d->units[i]) && !part_of(d, target_of(&d->units[i])))
      gv_push(&d->parts)->target = target_of(&d->units[i]);
  for (uint32_t i = 0; i < d->count && d->parts.len > 1; i++) {
    part *own = part_of(d, target_of(&d->units[i]));
    total += own ? 1 : d->parts.len;
    if (total > (uint64_t)MOST_TIMES * d->count) return false;
    for (uint32_t p = 0; p < d->parts.len; p++)
      if (!own || own == &d->parts.at[p]) *gv_push(&d->parts.at[p].units) = d->units[i];
  }
  return d->parts.len > 1;
}

static void clear(division *d) {
  for (uint32_t i = 0; i < d->parts.len; i++) gv_vec_free(&d->parts.at[i].units);
  gv_vec_free(&d->parts);
}

/* Makes the programs; whether all of them could be linked. */
static bool make_programs(division *d, const gv_options *options, gv_unit **programs, gv_str *why) {
  *programs = gv_new(d->arena, gv_unit, d->parts.len);
  for (uint32_t i = 0; i < d->parts.len; i++) {
    part *p = &d->parts.at[i];
    gv_unit *program = &(*programs)[i];
    if (!make_program(d->arena, p->units.at, p->units.len, options, program, why)) return false;
    program->path =
        gv_format(d->arena, "%.*s: %.*s", GV_FMT(program->path), GV_FMT(name_of(p->target)));
  }
  return true;
}

/* ---- the inputs ---- */

/* The units that could be compiled give way to the programs. */
static void put_programs(gv_inputs *inputs, gv_unit *programs, uint32_t count) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < inputs->paths.len; i++) {
    if (inputs->units.at[i] && inputs->units.at[i]->is_compiled) continue;
    inputs->paths.at[kept] = inputs->paths.at[i];
    inputs->units.at[kept++] = inputs->units.at[i];
  }
  inputs->paths.len = inputs->units.len = kept;
  for (uint32_t i = 0; i < count; i++) {
    *gv_push(&inputs->paths) = programs[i].path.at;
    *gv_push(&inputs->units) = &programs[i];
  }
}

/* All of them as one program, else as several, else one by one. */
static void link_units(gv_inputs *inputs, const gv_unit *units, uint32_t count,
                       const gv_options *options) {
  gv_arena *arena = &inputs->arena;
  gv_unit *programs = gv_new(arena, gv_unit, 1);
  gv_str why, ignored;
  division d = {.arena = arena, .units = units, .count = count};
  if (make_program(arena, units, count, options, programs, &why)) {
    put_programs(inputs, programs, 1);
  } else if (divide(&d) && make_programs(&d, options, &programs, &ignored)) {
    gv_print_foreign(
        stderr,
        "gpuverify: note: the %u sources are verified as %u programs, by what has a main(): %.*s\n",
        count, d.parts.len, GV_FMT(why));
    put_programs(inputs, programs, d.parts.len);
  } else {
    gv_print_foreign(stderr,
                     "gpuverify: note: the %u sources are verified one by one, since they cannot "
                     "be linked: %.*s\n",
                     count, GV_FMT(why));
  }
  clear(&d);
}

static bool links(const gv_options *options, const gv_inputs *inputs) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < inputs->units.len; i++)
    count += inputs->units.at[i] && !inputs->units.at[i]->refused.at;
  bool wanted = options->sources.linking == GV_LINK_ALL ||
                (options->sources.linking == GV_LINK_BUILD && options->sources.build);
  return wanted && count > 1 && !options->render.shard.count;
}

void gv_inputs_link(gv_inputs *inputs, gv_setups *setups) {
  const gv_options *options = setups->run;
  gv_arena *arena = &inputs->arena;
  if (!links(options, inputs)) return;
  work *all = gv_new(arena, work, inputs->units.len);
  uint32_t count = 0, usable = 0;
  for (uint32_t i = 0; i < inputs->units.len; i++) {
    gv_unit *unit = inputs->units.at[i];
    if (!unit || unit->refused.at) continue;
    const gv_setup *setup = gv_setup_of(setups, unit->path.at);
    if (!setup->error.at) all[count++] = (work){.setup = setup, .unit = unit};
  }
  compile_all(all, count, options->jobs, arena);
  gv_unit *units = gv_new(arena, gv_unit, count + 1);
  for (uint32_t i = 0; i < count; i++)
    if (all[i].unit->is_compiled) units[usable++] = *all[i].unit;
  if (usable > 1) link_units(inputs, units, usable, options);
}
