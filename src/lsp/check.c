/* Documents and their checks: when one starts, what is given up, who waits for it, and what becomes
 * of its answer. */
#include "base/split.h"
#include "lsp/answer.h"
#include "lsp/server.h"
#include "lsp/uri.h"

enum {
  LONGEST_DELAY =
      490, /* milliseconds, and the debounce, that changes in a row can put a check off */
  SHOW_PROGRESS = 400, /* milliseconds after which a check is worth telling */
  CHECKS_AT_ONCE = 2,  /* the others wait for their turn */
  SECONDS = 60,        /* for a check, and more for large texts */
  BYTES_PER_SECOND = 1 << 17,
};

/* ---- in the child ---- */

typedef struct job {
  const gv_session *session;
  const gv_document *document;
} job;

static void fix_part(const gv_session *s, gv_answer *answer, const gv_lsp_document *part,
                     bool last) {
  gv_arena arena = {0};
  gv_lsp_edits edits = {0};
  s->hooks->fix_all(s->hooks->with, part, &arena, &edits);
  gv_answer_edits(answer, part, &edits, last);
  gv_vec_free(&edits);
  gv_arena_clear(&arena);
}

static void check_part(const gv_session *s, gv_answer *answer, const gv_lsp_document *part,
                       bool last) {
  gv_lsp_result result = {0};
  (answer->only_findings ? s->hooks->fix : s->hooks->check)(s->hooks->with, part, &result);
  gv_answer_add(answer, part, &result, last);
  gv_insight_clear(&result.insight);
  gv_report_clear(&result.report);
  gv_model_clear(&result.model);
  gv_arena_clear(&result.arena);
}

/* A text may hold several programs, as for `mlir-opt -split-input-file`. */
int gv_document_answer(const gv_session *s, const gv_document *d, gv_fixing_kind kind, FILE *out) {
  gv_arena arena = {0};
  gv_str text = {d->text.at, d->text.len}, rest = text;
  gv_answer_options options = {
      d->uri,           s->encoding, s->related, s->hooks->rules_url, s->hooks->draw != NULL,
      s->hooks->may_fix};
  gv_answer answer = {.out = out, .options = &options, .only_findings = kind == GV_FIXING_EACH};
  gv_lsp_document part = {gv_uri_to_path(&arena, d->uri), text,
                          !d->is_compiled && gv_is_split(text)};
  void (*act)(const gv_session *s, gv_answer *answer, const gv_lsp_document *part, bool last) =
      kind == GV_FIXING_ALL ? fix_part : check_part;
  if (!part.path.at) part.path = d->uri;
  if (!part.is_part) act(s, &answer, &part, true);
  while (part.is_part && gv_split_next(&arena, text, &rest, &part.text))
    act(s, &answer, &part, !rest.at);
  gv_arena_clear(&arena);
  return 0;
}

static int check(void *with, FILE *out) {
  const job *j = with;
  return gv_document_answer(j->session, j->document, GV_FIXINGS, out);
}

/* ---- progress ---- */

static json_t *token_of(const gv_document *d) {
  char name[32];
  snprintf(name, sizeof name, "gpuverify-%u", d->token);
  return gv_json_text_c(name);
}

static void ask_for_progress(gv_session *s, gv_document *d) {
  json_t *params = gv_json_sure(json_object());
  d->token = ++s->last_number;
  d->progress = GV_PROGRESS_ASKED;
  gv_json_set(params, "token", token_of(d));
  gv_rpc_request(s, token_of(d), "window/workDoneProgress/create", params);
}

static void show_progress(gv_session *s, const gv_document *d, const char *kind,
                          const char *title) {
  json_t *token = token_of(d);
  gv_rpc_progress(s, token, kind, title);
  json_decref(token);
}

static void end_progress(gv_session *s, gv_document *d) {
  if (d->progress == GV_PROGRESS_SHOWN) show_progress(s, d, "end", NULL);
  d->progress = GV_PROGRESS_NONE;
}

static gv_document *document_of_token(const gv_session *s, const json_t *token) {
  for (uint32_t i = 0; i < s->documents.len; i++) {
    json_t *own = token_of(s->documents.at[i]);
    bool equal = s->documents.at[i]->progress != GV_PROGRESS_NONE && json_equal(own, token);
    json_decref(own);
    if (equal) return s->documents.at[i];
  }
  return NULL;
}

void gv_progress_created(gv_session *s, const json_t *id, bool created) {
  gv_document *d = document_of_token(s, id);
  if (!d || d->progress != GV_PROGRESS_ASKED || !created) return;
  d->progress = GV_PROGRESS_SHOWN;
  show_progress(s, d, "begin", "gpuverify is checking");
}

/* ---- requests that wait ---- */

static const json_t *token_of_request(const gv_waiting *w) {
  const json_t *token = json_object_get(w->params, "workDoneToken");
  return json_is_string(token) || json_is_integer(token) ? token : NULL;
}

/* Takes request `i` off the list; the caller releases it. */
static gv_waiting take_waiting(gv_session *s, gv_document *d, uint32_t i) {
  gv_waiting w = d->waiting.at[i];
  memmove(d->waiting.at + i, d->waiting.at + i + 1, (d->waiting.len - i - 1) * sizeof w);
  d->waiting.len--;
  if (token_of_request(&w)) gv_rpc_progress(s, token_of_request(&w), "end", NULL);
  return w;
}

static void release(gv_waiting *w) {
  json_decref(w->id);
  json_decref(w->params);
}

static void refuse_waiting(gv_session *s, gv_document *d, int code, const char *why) {
  while (d->waiting.len) {
    gv_waiting w = take_waiting(s, d, 0);
    d->lenses_missed |= w.handler == gv_code_lens;
    d->hints_missed |= w.handler == gv_inlay_hints;
    gv_rpc_error(s, w.id,
                 code == GV_RPC_CONTENT_MODIFIED && w.handler == gv_diagnostic
                     ? GV_RPC_SERVER_CANCELLED
                     : code,
                 why);
    release(&w);
  }
}

static bool has(gv_session *s, gv_document *d, gv_need need, const json_t *params) {
  switch (need) {
  case GV_NEEDS_NOTHING: return true;
  case GV_NEEDS_FINDINGS: return d->findings;
  case GV_NEEDS_NAMES: return d->complete;
  default: return d->findings && gv_fixing_ready(s, d, need, params);
  }
}

void gv_document_serve(gv_session *s, gv_document *d) {
  for (uint32_t i = 0; i < d->waiting.len;) {
    if (!has(s, d, d->waiting.at[i].need, d->waiting.at[i].params)) {
      i++;
      continue;
    }
    gv_waiting w = take_waiting(s, d, i);
    gv_rpc_result(s, w.id, w.handler(s, d, w.params));
    release(&w);
  }
}

/* ---- a check's life ---- */

static void forget(gv_document *d) {
  gv_fixings_forget(d);
  json_decref(d->findings);
  json_decref(d->names);
  d->findings = d->names = NULL;
  d->complete = false;
  gv_vec_free(&d->child.bytes);
}

static void give_up(gv_session *s, gv_document *d) {
  if (d->child.pid) gv_child_stop(&d->child);
  end_progress(s, d);
  d->due = GV_NEVER;
}

static void publish(gv_session *s, const gv_document *d, json_t *diagnostics, bool versioned) {
  json_t *params = gv_json_sure(json_object());
  gv_json_set(params, "uri", gv_json_text(d->uri));
  if (versioned) gv_json_set(params, "version", json_integer(d->version));
  gv_json_set(params, "diagnostics", diagnostics);
  gv_rpc_notify(s, "textDocument/publishDiagnostics", params);
}

/* A client asks again for what it took from a text that has changed since: the answers to that were
 * refused. */
static void ask_for_refresh(gv_session *s, const char *method) {
  char id[48];
  snprintf(id, sizeof id, "gpuverify-refresh-%u", ++s->last_number);
  gv_rpc_request(s, gv_json_text_c(id), method, NULL);
}

static void refresh(gv_session *s, gv_document *d) {
  if (d->lenses_missed && s->refreshes_lenses) ask_for_refresh(s, "workspace/codeLens/refresh");
  if (d->hints_missed && s->refreshes_hints) ask_for_refresh(s, "workspace/inlayHint/refresh");
  if (d->diagnostics_missed && s->pulls && s->refreshes_diagnostics)
    ask_for_refresh(s, "workspace/diagnostic/refresh");
  d->lenses_missed = d->hints_missed = d->diagnostics_missed = false;
}

static void found(gv_session *s, gv_document *d, json_t *findings) {
  d->findings = findings;
  d->serial = ++s->last_number;
  if (!s->pulls)
    publish(s, d, json_incref(json_object_get(findings, "diagnostics")), !d->is_compiled);
  refresh(s, d);
  gv_document_serve(s, d);
}

/* The whole document, where its check came to nothing. */
static const char gave_up[] =
    "this cannot be verified: its check crashed or took too long, and was given up",
                  no_memory[] = "this cannot be verified: there is not enough memory for its check";

static json_t *findings_of_failure(const char *why) {
  return gv_json_sure(json_pack("{s:[{s:{s:{s:i,s:i},s:{s:i,s:i}},s:i,s:s,s:s,s:s}],s:[],s:[]}",
                                "diagnostics", "range", "start", "line", 0, "character", 0, "end",
                                "line", 0, "character", 0, "severity", 2, "code", "unusable",
                                "source", "gpuverify", "message", why, "fixes", "lenses"));
}

static json_t *no_findings(void) {
  return gv_json_sure(json_pack("{s:[],s:[],s:[]}", "diagnostics", "fixes", "lenses"));
}

static void ended(gv_session *s, gv_document *d) {
  int exit = gv_child_end(&d->child);
  const char *why = exit == GV_NO_MEMORY ? no_memory : gave_up;
  d->complete = true;
  end_progress(s, d);
  if (!d->findings) found(s, d, exit == 0 ? no_findings() : findings_of_failure(why));
  gv_document_serve(s, d);
}

static unsigned seconds_for(const gv_session *s, const gv_document *d) {
  return SECONDS + s->hooks->seconds + (d->is_compiled ? s->hooks->more_seconds : 0) +
         d->text.len / BYTES_PER_SECOND;
}

static void start(gv_session *s, gv_document *d) {
  job j = {s, d};
  forget(d);
  d->due = GV_NEVER;
  d->started = s->now;
  if (!s->hooks->check) {
    d->complete = true;
    found(s, d, no_findings());
  } else if (!gv_child_start(&d->child, check, &j, seconds_for(s, d), true)) {
    d->complete = true;
    found(s, d, findings_of_failure(no_memory));
  }
}

/* What has come may be the whole of line 1. */
static void read_findings(gv_session *s, gv_document *d, uint32_t before) {
  const char *fresh = d->child.bytes.at + before,
             *newline = memchr(fresh, '\n', d->child.bytes.len - before);
  if (d->findings || !newline) return;
  json_t *findings =
      json_loadb(d->child.bytes.at, (size_t)(newline - d->child.bytes.at), JSON_ALLOW_NUL, NULL);
  if (findings) found(s, d, findings);
}

void gv_document_read(gv_session *s, gv_document *d) {
  uint32_t before = d->child.bytes.len;
  if (gv_child_read(&d->child))
    read_findings(s, d, before);
  else
    ended(s, d);
}

const json_t *gv_document_names(gv_document *d) {
  gv_str answer = {d->child.bytes.at, d->child.bytes.len};
  const char *newline = answer.len ? memchr(answer.at, '\n', answer.len) : NULL;
  if (!d->names && newline) {
    size_t start = (size_t)(newline + 1 - answer.at);
    d->names = json_loadb(answer.at + start, answer.len - start, JSON_ALLOW_NUL, NULL);
  }
  return d->names;
}

gv_time gv_documents_tick(gv_session *s) {
  gv_time next = GV_NEVER;
  uint32_t running = 0;
  for (uint32_t i = 0; i < s->documents.len; i++) running += s->documents.at[i]->child.pid != 0;
  for (uint32_t i = 0; i < s->documents.len; i++) {
    gv_document *d = s->documents.at[i];
    if (d->due <= s->now && running < CHECKS_AT_ONCE) {
      start(s, d);
      running += d->child.pid != 0;
    }
    bool tell = d->child.pid && s->shows_progress && d->progress == GV_PROGRESS_NONE;
    if (tell && s->now >= d->started + SHOW_PROGRESS) ask_for_progress(s, d), tell = false;
    if (tell && d->started + SHOW_PROGRESS < next) next = d->started + SHOW_PROGRESS;
    if (d->due > s->now && d->due < next)
      next = d->due; /* one that waits for its turn gets it when another check ends */
  }
  return next;
}

/* ---- the documents ---- */

gv_document *gv_document_of(const gv_session *s, gv_str uri) {
  for (uint32_t i = 0; uri.at && i < s->documents.len; i++)
    if (gv_str_equal(s->documents.at[i]->uri, uri)) return s->documents.at[i];
  return NULL;
}

static bool is_compiled(const gv_session *s, const gv_document *d) {
  gv_arena arena = {0};
  gv_str path = gv_uri_to_path(&arena, d->uri);
  bool is = s->hooks->is_compiled && path.at && s->hooks->is_compiled(s->hooks->with, path);
  gv_arena_clear(&arena);
  return is;
}

/* What is known of it holds no longer. */
static void check_again(gv_session *s, gv_document *d) {
  bool put_off = d->due != GV_NEVER && !d->findings && !d->child.pid;
  if (!put_off) d->deadline = s->now + LONGEST_DELAY + s->debounce;
  give_up(s, d);
  forget(d);
  refuse_waiting(s, d, GV_RPC_CONTENT_MODIFIED, "the document was changed meanwhile");
  d->due = s->now + s->debounce;
  if (d->due > d->deadline) d->due = d->deadline;
}

void gv_document_open(gv_session *s, gv_str uri, json_int_t version, gv_str text) {
  gv_document *d = gv_document_of(s, uri);
  if (!d) {
    d = gv_malloc(sizeof *d);
    *d = (gv_document){.uri = {memcpy(gv_malloc(uri.len + 1), uri.at, uri.len), uri.len},
                       .due = GV_NEVER};
    *gv_push(&s->documents) = d;
  }
  gv_text_set(&d->text, text);
  d->version = version;
  d->is_compiled = is_compiled(s, d);
  d->is_edited = false;
  check_again(s, d);
  d->due = s->now;
}

void gv_document_changed(gv_session *s, gv_document *d) {
  d->is_edited = true;
  if (!d->is_compiled) check_again(s, d);
}

void gv_document_saved(gv_session *s, gv_document *d) {
  d->is_edited = false;
  if (!d->is_compiled) return;
  d->diagnostics_missed = true;
  check_again(s, d);
  d->due = s->now;
}

static void release_document(gv_session *s, gv_document *d) {
  give_up(s, d);
  forget(d);
  refuse_waiting(s, d, GV_RPC_CONTENT_MODIFIED, "the document was closed");
  gv_vec_free(&d->waiting);
  gv_text_clear(&d->text);
  gv_free((char *)d->uri.at);
  gv_free(d);
}

void gv_document_close(gv_session *s, gv_document *d) {
  uint32_t i = 0;
  while (s->documents.at[i] != d) i++;
  memmove(s->documents.at + i, s->documents.at + i + 1, (s->documents.len - i - 1) * sizeof d);
  s->documents.len--;
  if (!s->pulls && s->phase != GV_PHASE_GONE) publish(s, d, json_array(), false);
  release_document(s, d);
}

void gv_document_ask(gv_session *s, gv_document *d, const json_t *id, const json_t *params,
                     gv_need need, gv_handler *handler) {
  if (has(s, d, need, params)) {
    gv_rpc_result(s, id, handler(s, d, params));
    return;
  }
  gv_waiting *w = gv_push(&d->waiting);
  *w = (gv_waiting){gv_json_sure(json_deep_copy(id)), gv_json_sure(json_deep_copy(params)), need,
                    handler};
  if (token_of_request(w))
    gv_rpc_progress(s, token_of_request(w), "begin", "gpuverify is checking");
  if (!d->findings && !d->child.pid && d->due == GV_NEVER)
    d->due = s->now; /* it was given up before */
}

/* ---- what the client does not want any more ---- */

/* Nobody waits for the check, and nobody is told what it finds. */
static void give_up_unwanted(gv_session *s, gv_document *d) {
  if (s->pulls && !d->waiting.len && d->child.pid) give_up(s, d);
  if (!d->waiting.len) gv_fixings_stop(d);
}

static void cancel(gv_session *s, gv_document *d, uint32_t i) {
  gv_waiting w = take_waiting(s, d, i);
  gv_rpc_error(s, w.id, GV_RPC_REQUEST_CANCELLED, "cancelled");
  release(&w);
  give_up_unwanted(s, d);
}

void gv_cancel_request(gv_session *s, const json_t *id) {
  for (uint32_t i = 0; i < s->documents.len; i++)
    for (uint32_t w = 0; w < s->documents.at[i]->waiting.len; w++)
      if (json_equal(s->documents.at[i]->waiting.at[w].id, id)) {
        cancel(s, s->documents.at[i], w);
        return;
      }
}

void gv_cancel_progress(gv_session *s, const json_t *token) {
  gv_document *d = document_of_token(s, token);
  if (d) {
    give_up(s, d);
    refuse_waiting(s, d, GV_RPC_REQUEST_CANCELLED, "cancelled");
    return;
  }
  for (uint32_t i = 0; i < s->documents.len; i++)
    for (uint32_t w = 0; w < s->documents.at[i]->waiting.len; w++) {
      const json_t *own = token_of_request(&s->documents.at[i]->waiting.at[w]);
      if (own && json_equal(own, token)) {
        cancel(s, s->documents.at[i], w);
        return;
      }
    }
}
