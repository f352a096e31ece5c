/* A session from its first message to its last: which method is whose, and what is allowed when. */
#include "lsp/server.h"

enum { DEBOUNCE = 10, LONGEST_DEBOUNCE = 5000 }; /* milliseconds */

/* ---- the beginning and the end --------------------------------------------------------------- */

static bool lists(const json_t *array, const char *word) {
  for (size_t i = 0; i < json_array_size(array); i++) {
    const char *item = json_string_value(json_array_get(array, i));
    if (item && strcmp(item, word) == 0) return true;
  }
  return false;
}

/* UTF-8 where it is offered, which needs no counting; what every client can do is UTF-16. */
static gv_encoding choose_encoding(const json_t *params) {
  const json_t *offered = gv_json_at(params, "capabilities.general.positionEncodings");
  if (lists(offered, gv_encoding_name(GV_UTF8))) return GV_UTF8;
  bool only_utf32 =
      lists(offered, gv_encoding_name(GV_UTF32)) && !lists(offered, gv_encoding_name(GV_UTF16));
  return only_utf32 ? GV_UTF32 : GV_UTF16;
}

static bool offers_only_plain_text(const json_t *formats) {
  return lists(formats, "plaintext") && !lists(formats, "markdown");
}

static void read_capabilities(gv_session *s, const json_t *params) {
  uint32_t debounce;
  s->encoding = choose_encoding(params);
  s->related =
      gv_json_true_at(params, "capabilities.textDocument.publishDiagnostics.relatedInformation");
  s->resolves_edits = lists(
      gv_json_at(params, "capabilities.textDocument.codeAction.resolveSupport.properties"), "edit");
  s->pulls = json_is_object(gv_json_at(params, "capabilities.textDocument.diagnostic"));
  s->shows_progress = gv_json_true_at(params, "capabilities.window.workDoneProgress");
  s->versions_edits =
      gv_json_true_at(params, "capabilities.workspace.workspaceEdit.documentChanges");
  s->plain =
      offers_only_plain_text(gv_json_at(params, "capabilities.textDocument.hover.contentFormat"));
  s->shows_graphs = gv_json_true_at(params, "initializationOptions.showsGraphs");
  s->symbol_tree = gv_json_true_at(
      params, "capabilities.textDocument.documentSymbol.hierarchicalDocumentSymbolSupport");
  s->refreshes_lenses = gv_json_true_at(params, "capabilities.workspace.codeLens.refreshSupport");
  s->refreshes_diagnostics =
      gv_json_true_at(params, "capabilities.workspace.diagnostics.refreshSupport");
  s->refreshes_hints = gv_json_true_at(params, "capabilities.workspace.inlayHint.refreshSupport");
  s->shows_documents = gv_json_true_at(params, "capabilities.window.showDocument.support");
  if (gv_json_number_in(gv_json_at(params, "initializationOptions"), "debounce", &debounce) &&
      debounce <= LONGEST_DEBOUNCE)
    s->debounce = debounce;
}

/* A client that pulls gets nothing pushed: it would show everything twice. */
static json_t *capabilities(const gv_session *s) {
  json_t *c = gv_json_sure(json_pack(
      "{s:s,s:{s:b,s:i,s:b},s:{s:b},s:{s:b},s:{s:b},s:{s:b},s:{s:b},s:{s:b},s:{s:[sss],s:b}}",
      "positionEncoding", gv_encoding_name(s->encoding), "textDocumentSync", "openClose", 1,
      "change", 2, "save", 1, "hoverProvider", "workDoneProgress", 1, "definitionProvider",
      "workDoneProgress", 1, "referencesProvider", "workDoneProgress", 1, "codeLensProvider",
      "workDoneProgress", 1, "documentSymbolProvider", "workDoneProgress", 1, "inlayHintProvider",
      "workDoneProgress", 1, "codeActionProvider", "codeActionKinds", "quickfix", "source",
      "source.fixAll", "resolveProvider", s->resolves_edits && s->hooks->fix));
  if (s->pulls)
    gv_json_set(c, "diagnosticProvider",
                json_pack("{s:s,s:b,s:b,s:b}", "identifier", "gpuverify", "interFileDependencies",
                          0, "workspaceDiagnostics", 0, "workDoneProgress", 1));
  if (s->hooks->draw)
    gv_json_set(c, "executeCommandProvider",
                json_pack("{s:[s]}", "commands", "gpuverify.showGraph"));
  return c;
}

static void initialize(gv_session *s, const json_t *id, const json_t *params) {
  json_t *result = gv_json_sure(json_object());
  read_capabilities(s, params);
  s->phase = GV_PHASE_OPEN;
  gv_json_set(result, "capabilities", capabilities(s));
  gv_json_set(result, "serverInfo",
              json_pack("{s:s,s:s}", "name", "gpuverify", "version", s->hooks->version));
  gv_rpc_result(s, id, result);
}

static void shut_down(gv_session *s, const json_t *id, const json_t *params) {
  (void)params;
  s->phase = GV_PHASE_SHUT;
  gv_rpc_result(s, id, json_null());
}

static void leave(gv_session *s, const json_t *params) {
  (void)params;
  s->polite = s->phase == GV_PHASE_SHUT;
  s->phase = GV_PHASE_GONE;
}

void gv_session_init(gv_session *s, const gv_lsp_hooks *hooks) {
  *s = (gv_session){.hooks = hooks, .debounce = DEBOUNCE};
}

void gv_session_clear(gv_session *s) {
  s->phase = GV_PHASE_GONE;
  while (s->documents.len) gv_document_close(s, s->documents.at[s->documents.len - 1]);
  gv_drawings_clear(s);
  gv_vec_free(&s->documents);
  gv_vec_free(&s->out);
  gv_framing_clear(&s->in);
}

gv_time gv_session_tick(gv_session *s) { return gv_documents_tick(s); }

/* ---- documents ------------------------------------------------------------------------------- */

static json_int_t version_in(const json_t *params) {
  return json_integer_value(gv_json_at(params, "textDocument.version"));
}

static gv_document *document_in(const gv_session *s, const json_t *params) {
  return gv_document_of(s, gv_json_string_in(json_object_get(params, "textDocument"), "uri"));
}

static void did_open(gv_session *s, const json_t *params) {
  const json_t *item = json_object_get(params, "textDocument");
  gv_str uri = gv_json_string_in(item, "uri"), text = gv_json_string_in(item, "text");
  if (uri.at && text.at && text.len <= GV_LARGEST_TEXT)
    gv_document_open(s, uri, version_in(params), text);
}

static void did_change(gv_session *s, const json_t *params) {
  gv_document *d = document_in(s, params);
  const json_t *changes = json_object_get(params, "contentChanges");
  if (!d) return;
  for (size_t i = 0; i < json_array_size(changes); i++)
    gv_text_change(&d->text, json_array_get(changes, i), s->encoding);
  d->version = version_in(params);
  gv_document_changed(s, d);
}

static void did_save(gv_session *s, const json_t *params) {
  gv_document *d = document_in(s, params);
  if (d) gv_document_saved(s, d);
}

static void did_close(gv_session *s, const json_t *params) {
  gv_document *d = document_in(s, params);
  if (d) gv_document_close(s, d);
}

/* ---- notifications --------------------------------------------------------------------------- */

static void cancel_request(gv_session *s, const json_t *params) {
  const json_t *id = json_object_get(params, "id");
  if (id) gv_cancel_request(s, id);
}

static void cancel_progress(gv_session *s, const json_t *params) {
  const json_t *token = json_object_get(params, "token");
  if (token) gv_cancel_progress(s, token);
}

static const struct {
  const char *method;
  void (*take)(gv_session *s, const json_t *params);
} notifications[] = {
    {"exit", leave},
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didSave", did_save},
    {"textDocument/didClose", did_close},
    {"$/cancelRequest", cancel_request},
    {"window/workDoneProgress/cancel", cancel_progress},
};

/* Before the beginning and after the end only `exit` means anything; methods that are not known
 * mean nothing ever. */
static void notified(gv_session *s, const char *method, const json_t *params) {
  for (size_t i = 0; i < sizeof notifications / sizeof *notifications; i++) {
    if (strcmp(notifications[i].method, method) != 0) continue;
    if (s->phase == GV_PHASE_OPEN || notifications[i].take == leave)
      notifications[i].take(s, params);
    return;
  }
}

/* ---- requests -------------------------------------------------------------------------------- */

static void execute(gv_session *s, const json_t *id, const json_t *params) {
  const char *command = json_string_value(json_object_get(params, "command"));
  const json_t *arguments = json_object_get(params, "arguments"),
               *uri = json_array_get(arguments, 0);
  const json_t *function = json_array_get(arguments, 1);
  gv_document *d =
      json_is_string(uri)
          ? gv_document_of(s, (gv_str){json_string_value(uri), json_string_length(uri)})
          : NULL;
  if (!s->hooks->draw || !command || strcmp(command, "gpuverify.showGraph") != 0)
    gv_rpc_error(s, id, GV_RPC_INVALID_PARAMS, "unknown command");
  else if (!d)
    gv_rpc_error(s, id, GV_RPC_INVALID_PARAMS,
                 "gpuverify.showGraph takes the URI of an open document, and a function's name");
  else
    gv_draw(s, d, id,
            json_is_string(function) ? gv_str_of(json_string_value(function)) : GV_STR(""));
}

/* An action that was listed without its edit: that of all findings. */
static void resolve(gv_session *s, const json_t *id, const json_t *params) {
  const json_t *data = json_object_get(params, "data");
  gv_document *d = gv_document_of(s, gv_json_string_in(data, "uri"));
  bool same = d && json_integer_value(json_object_get(data, "version")) == d->version;
  if (!same)
    gv_rpc_error(s, id, GV_RPC_CONTENT_MODIFIED, "the document was changed meanwhile");
  else
    gv_document_ask(s, d, id, params, GV_NEEDS_ALL_FIXED, gv_resolve_action);
}

/* About a document: `handler`, once what it needs is known. About anything else: `act`. */
static const struct {
  const char *method;
  void (*act)(gv_session *s, const json_t *id, const json_t *params);
  gv_need need;
  gv_handler *handler;
} requests[] = {
    {"initialize", initialize, GV_NEEDS_NOTHING, NULL},
    {"shutdown", shut_down, GV_NEEDS_NOTHING, NULL},
    {"workspace/executeCommand", execute, GV_NEEDS_NOTHING, NULL},
    {"textDocument/diagnostic", NULL, GV_NEEDS_FINDINGS, gv_diagnostic},
    {"textDocument/codeAction", NULL, GV_NEEDS_ACTIONS, gv_code_action},
    {"codeAction/resolve", resolve, GV_NEEDS_NOTHING, NULL},
    {"textDocument/codeLens", NULL, GV_NEEDS_FINDINGS, gv_code_lens},
    {"textDocument/documentSymbol", NULL, GV_NEEDS_NAMES, gv_symbols},
    {"textDocument/inlayHint", NULL, GV_NEEDS_NAMES, gv_inlay_hints},
    {"textDocument/hover", NULL, GV_NEEDS_NAMES, gv_hover},
    {"textDocument/definition", NULL, GV_NEEDS_NAMES, gv_definition},
    {"textDocument/references", NULL, GV_NEEDS_NAMES, gv_references},
};

static void asked(gv_session *s, const json_t *id, const char *method, const json_t *params) {
  enum { REQUESTS = sizeof requests / sizeof *requests };
  size_t i = 0;
  while (i < REQUESTS && strcmp(requests[i].method, method) != 0) i++;
  bool beginning = i < REQUESTS && requests[i].act == initialize;
  if (s->phase == GV_PHASE_NEW && !beginning) {
    gv_rpc_error(s, id, GV_RPC_NOT_INITIALIZED, "the session begins with 'initialize'");
  } else if (s->phase == GV_PHASE_SHUT || (s->phase == GV_PHASE_OPEN && beginning)) {
    gv_rpc_error(s, id, GV_RPC_INVALID_REQUEST,
                 beginning ? "the session has begun already" : "the session was shut down");
  } else if (i == REQUESTS) {
    gv_rpc_error(s, id, GV_RPC_METHOD_NOT_FOUND, "this method is not known here");
  } else if (requests[i].act) {
    requests[i].act(s, id, params);
  } else {
    gv_document *d = document_in(s, params);
    if (d)
      gv_document_ask(s, d, id, params, requests[i].need, requests[i].handler);
    else
      gv_rpc_error(s, id, GV_RPC_INVALID_PARAMS,
                   "params.textDocument.uri names no document that is open");
  }
}

/* ---- messages -------------------------------------------------------------------------------- */

static void take_message(gv_session *s, const json_t *message) {
  const json_t *id = json_object_get(message, "id"), *params = json_object_get(message, "params");
  const json_t *method = json_object_get(message, "method");
  const json_t *error = json_object_get(message, "error");
  bool answer = !method && (error || json_object_get(message, "result"));
  bool proper = !id || json_is_string(id) || json_is_integer(id);
  if (answer) /* never answered, whatever it is: two sides could go on for ever */
    gv_progress_created(s, id, !error);
  else if (!json_is_string(method) || !proper)
    gv_rpc_error(s, NULL, GV_RPC_INVALID_REQUEST, "not a message of JSON-RPC 2.0");
  else if (id)
    asked(s, id, json_string_value(method), params);
  else
    notified(s, json_string_value(method), params);
}

static bool is_small_integer(const json_t *value) {
  double number = json_real_value(value);
  return json_is_real(value) && number > -GV_BEYOND_INTEGERS && number < GV_BEYOND_INTEGERS &&
         number == (double)(json_int_t)number;
}

/* Numbers are integers again where they are of a size for that. */
static void restore_integers(json_t *value) {
  const char *key;
  json_t *item;
  size_t i;
  json_object_foreach(value, key, item) {
    if (is_small_integer(item))
      gv_json_set(value, key, json_integer((json_int_t)json_real_value(item)));
    else
      restore_integers(item);
  }
  json_array_foreach(value, i, item) {
    if (is_small_integer(item))
      json_array_set_new(value, i, gv_json_sure(json_integer((json_int_t)json_real_value(item))));
    else
      restore_integers(item);
  }
}

/* A number may be beyond all integers: a place after any text. */
static json_t *read_body(gv_str body) {
  json_t *message = json_loadb(body.at, body.len, JSON_ALLOW_NUL, NULL);
  if (message) return message;
  message = json_loadb(body.at, body.len, JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL, NULL);
  restore_integers(message);
  return message;
}

static void take_body(gv_session *s, gv_str body) {
  json_t *message = read_body(body);
  if (message)
    take_message(s, message);
  else
    gv_rpc_error(s, NULL, GV_RPC_PARSE_ERROR, "not JSON, or not UTF-8");
  json_decref(message);
}

void gv_session_receive(gv_session *s, gv_str bytes) {
  gv_str body;
  gv_framing_feed(&s->in, bytes);
  for (gv_frame frame;
       s->phase != GV_PHASE_GONE && (frame = gv_framing_next(&s->in, &body)) != GV_FRAME_NONE;) {
    if (frame == GV_FRAME_MESSAGE)
      take_body(s, body);
    else if (frame == GV_FRAME_TOO_LARGE)
      gv_rpc_error(s, NULL, GV_RPC_INVALID_REQUEST,
                   "a message of more than 256 MB was passed over");
    else
      gv_rpc_error(s, NULL, GV_RPC_PARSE_ERROR,
                   "a message begins with 'Content-Length: ' and its length, which is true; "
                   "looking for the next one");
  }
}
