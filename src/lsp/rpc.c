#include "lsp/server.h"

static int append(const char *bytes, size_t size, void *to) {
  gv_session *s = to;
  uint32_t need = s->out.len + (uint32_t)size;
  if (need > s->out.cap) s->out.at = gv_vec_grow(s->out.at, &s->out.cap, need, 1);
  memcpy(s->out.at + s->out.len, bytes, size);
  s->out.len = need;
  return 0;
}

static gv_str text_of(const json_t *message) {
  char *text = json_dumps(message, JSON_COMPACT);
  if (!text) gv_out_of_memory();
  return gv_str_of(text);
}

/* Sends and releases a message. */
static void send(gv_session *s, json_t *message) {
  gv_str text = text_of(message);
  char header[64];
  int header_len = snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", text.len);
  append(header, (size_t)header_len, s);
  append(text.at, text.len, s);
  free((char *)text.at);
  json_decref(message);
}

static json_t *message(void) {
  json_t *object = gv_json_sure(json_object());
  gv_json_set(object, "jsonrpc", gv_json_text_c("2.0"));
  return object;
}

static json_t *copy_of(const json_t *value) {
  return value ? gv_json_sure(json_deep_copy(value)) : gv_json_sure(json_null());
}

void gv_rpc_result(gv_session *s, const json_t *id, json_t *result) {
  json_t *object = message();
  gv_json_set(object, "id", copy_of(id));
  gv_json_set(object, "result", result ? result : json_null());
  send(s, object);
}

void gv_rpc_error(gv_session *s, const json_t *id, int code, const char *text) {
  json_t *object = message(), *error = gv_json_sure(json_object());
  gv_json_set(error, "code", json_integer(code));
  gv_json_set(error, "message", gv_json_text_c(text));
  gv_json_set(object, "id", copy_of(id));
  gv_json_set(object, "error", error);
  send(s, object);
}

void gv_rpc_notify(gv_session *s, const char *method, json_t *params) {
  json_t *object = message();
  gv_json_set(object, "method", gv_json_text_c(method));
  gv_json_set(object, "params", params);
  send(s, object);
}

void gv_rpc_request(gv_session *s, json_t *id, const char *method, json_t *params) {
  json_t *object = message();
  gv_json_set(object, "id", id);
  gv_json_set(object, "method", gv_json_text_c(method));
  if (params) gv_json_set(object, "params", params);
  send(s, object);
}

void gv_rpc_progress(gv_session *s, const json_t *token, const char *kind, const char *title) {
  json_t *params = gv_json_sure(json_object()), *value = gv_json_sure(json_object());
  gv_json_set(value, "kind", gv_json_text_c(kind));
  if (title) gv_json_set(value, "title", gv_json_text_c(title));
  if (title) gv_json_set(value, "cancellable", json_true());
  gv_json_set(params, "token", copy_of(token));
  gv_json_set(params, "value", value);
  gv_rpc_notify(s, "$/progress", params);
}
