/* needs: documents that this version of gpuverify wrote. gives: see merge.h. cost: all of them in
 * memory. Documents come from files and may hold anything, so every member is looked at before it
 * is believed. */
#include "render/merge.h"
#include "base/foreign.h"

#include "base/stream.h"
#include "render/sarif.h"
#include "json/json.h"

typedef struct merger {
  gv_arena *arena;
  gv_part *parts;
  uint32_t count;
  gv_str *error;
  int exit_status;
} merger;

static gv_status refuse(const merger *m, const gv_part *part, const char *what) {
  *m->error = gv_format_foreign(m->arena, "%.*s: error: %s\n", GV_FMT(part->name), what);
  return GV_UNUSABLE;
}

/* ---- exit status: the worst of all ---- */

static int rank(int exit_status) {
  static const int ranks[] = {0, 2, 3, 1};
  return ranks[exit_status & 3];
}

static void take_exit_status(merger *m, int exit_status) {
  if (rank(exit_status) > rank(m->exit_status)) m->exit_status = exit_status;
}

static int exit_of_verdict(const char *verdict) {
  static const char *const names[] = {"proved", "violated", "unusable", "unproved"};
  static const char *const fine[] = {"accepted", "skipped"};
  for (int i = 0; i < 4; i++)
    if (verdict && strcmp(verdict, names[i]) == 0) return i;
  for (int i = 0; i < 2; i++)
    if (verdict && strcmp(verdict, fine[i]) == 0) return 0;
  return 2;
}

/* ---- what a document is ---- */

static json_t *run_of(const json_t *sarif) {
  return json_array_get(json_object_get(sarif, "runs"), 0);
}
static json_t *invocation_of(const json_t *sarif) {
  return json_array_get(json_object_get(run_of(sarif), "invocations"), 0);
}
static bool is_sarif(const json_t *json) { return json_object_get(json, "runs") != NULL; }

static json_t *tool_of(const json_t *json) {
  return is_sarif(json) ? json_object_get(json_object_get(run_of(json), "tool"), "driver")
                        : json_object_get(json, "tool");
}

static bool is_text(const json_t *json, const char *text) {
  const char *value = json_string_value(json);
  return value && strcmp(value, text) == 0;
}

static bool is_ours(const json_t *json) {
  const json_t *tool = tool_of(json);
  return is_text(json_object_get(tool, "name"), "gpuverify") &&
         is_text(json_object_get(tool, "version"), GV_VERSION);
}

static bool is_exit_status(const json_t *json) {
  return json_is_integer(json) && json_integer_value(json) >= 0 && json_integer_value(json) <= 3;
}

static bool is_whole(const json_t *json) {
  if (is_sarif(json))
    return json_is_array(json_object_get(run_of(json), "results")) &&
           is_exit_status(json_object_get(invocation_of(json), "exitCode"));
  const json_t *shard = json_object_get(json, "shard");
  if (shard && !is_exit_status(json_object_get(shard, "exit_status"))) return false;
  return json_integer_value(json_object_get(json, "schema_version")) == 1 &&
         json_is_array(json_object_get(json, "files"));
}

static uint32_t number_of(const json_t *json) {
  json_int_t value = json_integer_value(json);
  return value > 0 && value <= UINT32_MAX ? (uint32_t)value : 0;
}

static void read_shard(gv_part *part) {
  bool sarif = is_sarif(part->json);
  const json_t *holder =
      json_object_get(sarif ? run_of(part->json) : part->json, sarif ? "properties" : "shard");
  part->shard = number_of(json_object_get(holder, sarif ? "shard" : "index"));
  part->shards = number_of(json_object_get(holder, sarif ? "shards" : "count"));
}

static gv_status read_part(const merger *m, gv_part *part) {
  json_error_t error;
  part->json = json_loadb(part->text.at, part->text.len, 0, &error);
  if (!part->json) {
    for (char *c = error.text; *c; c++) /* it quotes the document */
      if ((unsigned char)*c < ' ' || *c == 0x7f) *c = '?';
    *m->error = gv_format_foreign(m->arena, "%.*s:%d:%d: error: not JSON: %s\n", GV_FMT(part->name),
                                  error.line, error.column, error.text);
    return GV_UNUSABLE;
  }
  if (!is_whole(part->json))
    return refuse(m, part, "not a document of gpuverify in the format json or sarif");
  if (!is_ours(part->json))
    return refuse(m, part, "this is of another version: make all parts with gpuverify " GV_VERSION);
  if (is_sarif(part->json) != is_sarif(m->parts[0].json))
    return refuse(m, part, "this is of another format than the first");
  read_shard(part);
  return GV_OK;
}

/* ---- the order ---- */

static int order_of_parts(const void *left, const void *right) {
  const gv_part *a = left, *b = right;
  return (a->shard > b->shard) - (a->shard < b->shard);
}

/* Parts that say so are all there, each once. */
static gv_status sort_parts(merger *m) {
  uint32_t shards = m->parts[0].shards;
  for (uint32_t i = 1; i < m->count; i++)
    if (m->parts[i].shards != shards)
      return refuse(m, &m->parts[i], "this is not a part of the same run as the first");
  if (!shards) return GV_OK;
  qsort(m->parts, m->count, sizeof *m->parts, order_of_parts);
  for (uint32_t i = 0; i < m->count; i++)
    if (m->parts[i].shard != i + 1)
      return refuse(m, &m->parts[i],
                    gv_format(m->arena, "this is part %u of %u; part %u is %s", m->parts[i].shard,
                              shards, i + 1, m->parts[i].shard > i + 1 ? "missing" : "wanted next")
                        .at);
  if (m->count == shards) return GV_OK;
  return refuse(m, &m->parts[m->count - 1],
                gv_format(m->arena, "%u of %u parts are missing", shards - m->count, shards).at);
}

/* What was changed of the rules is of the whole run. */
static gv_status compare_changes(const merger *m) {
  static const char *const members[] = {"rules_disabled", "rules_regraded",
                                        "ruleConfigurationOverrides"};
  for (uint32_t i = 1; i < m->count; i++) {
    bool sarif = is_sarif(m->parts[i].json);
    const json_t *one = sarif ? invocation_of(m->parts[0].json) : m->parts[0].json;
    const json_t *other = sarif ? invocation_of(m->parts[i].json) : m->parts[i].json;
    for (size_t k = 0; k < sizeof members / sizeof *members; k++) {
      json_t *a = json_object_get(one, members[k]), *b = json_object_get(other, members[k]);
      if ((a || b) && !json_equal(a, b))
        return refuse(m, &m->parts[i], "it was made with other rules than the first");
    }
  }
  return GV_OK;
}

/* ---- JSON: the layout of jansson is that of the renderer ---- */

static void merge_json(merger *m, FILE *out) {
  json_t *whole = json_incref(m->parts[0].json), *files = json_object_get(whole, "files");
  for (uint32_t i = 0; i < m->count; i++) {
    json_t *json = m->parts[i].json, *shard = json_object_get(json, "shard"),
           *more = json_object_get(json, "files");
    if (shard) take_exit_status(m, (int)json_integer_value(json_object_get(shard, "exit_status")));
    for (size_t k = 0; !shard && k < json_array_size(more); k++)
      take_exit_status(m, exit_of_verdict(json_string_value(
                              json_object_get(json_array_get(more, k), "verdict"))));
    if (i > 0 && json_array_extend(files, more) < 0) gv_out_of_memory();
  }
  json_object_del(whole, "shard");
  gv_json_write(out, 0, whole);
  fputc('\n', out);
}

/* ---- SARIF: back to lines, and assembled anew ---- */

static char letter_of(const json_t *result) {
  static const char *const letters[][2] = {{"error", "0"}, {"none", "1"}, {"warning", "2"}};
  if (json_array_size(json_object_get(result, "suppressions"))) return GV_SARIF_SUPPRESSED;
  for (size_t i = 0; i < 3; i++)
    if (is_text(json_object_get(result, "level"), letters[i][0])) return letters[i][1][0];
  return GV_SARIF_REMARK;
}

static void write_notifications(FILE *lines, const json_t *list) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    json_t *item = json_array_get(list, i);
    bool error = is_text(json_object_get(item, "level"), "error");
    gv_sarif_line(lines, error ? GV_SARIF_UNUSABLE : GV_SARIF_NOTICE, json_incref(item));
  }
}

static void write_results(FILE *lines, const json_t *list) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    json_t *item = json_array_get(list, i);
    gv_sarif_line(lines, letter_of(item), json_incref(item));
  }
}

static void merge_sarif(merger *m, FILE *out) {
  gv_stream stream;
  FILE *lines = gv_stream_open(&stream);
  for (uint32_t i = 0; i < m->count; i++) {
    const json_t *sarif = m->parts[i].json;
    write_notifications(lines, json_object_get(invocation_of(sarif), "toolExecutionNotifications"));
    write_results(lines, json_object_get(run_of(sarif), "results"));
    take_exit_status(m, (int)json_integer_value(json_object_get(invocation_of(sarif), "exitCode")));
  }
  json_t *overrides =
      json_object_get(invocation_of(m->parts[0].json), "ruleConfigurationOverrides");
  gv_render_options options = {.exit_status = m->exit_status};
  gv_sarif_write(out, overrides ? json_incref(overrides) : NULL, &options,
                 gv_stream_close(&stream));
  free(stream.at);
}

/* ---- the door ---- */

static gv_status merge(merger *m, FILE *out) {
  for (uint32_t i = 0; i < m->count; i++)
    if (read_part(m, &m->parts[i]) != GV_OK) return GV_UNUSABLE;
  if (sort_parts(m) != GV_OK || compare_changes(m) != GV_OK) return GV_UNUSABLE;
  if (is_sarif(m->parts[0].json))
    merge_sarif(m, out);
  else
    merge_json(m, out);
  return GV_OK;
}

gv_status gv_merge(gv_arena *arena, FILE *out, gv_part *parts, uint32_t count, int *exit_status,
                   gv_str *error) {
  merger m = {.arena = arena, .parts = parts, .count = count, .error = error};
  gv_status status = merge(&m, out);
  for (uint32_t i = 0; i < count; i++) json_decref(parts[i].json);
  *exit_status = m.exit_status;
  return status;
}
