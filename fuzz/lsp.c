/* Any bytes at all from a client, or as a document: the server goes on, what it says is JSON, and
 * the text that it holds is valid. */
#include "lsp/rewrite.h"
#include "lsp/server.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---- a client ---- */

static const gv_lsp_hooks hooks = {
    .version = "0"}; /* without a checker every document is empty of findings */

static void check_output(gv_str out) {
  gv_framing framing = {0};
  gv_str message;
  gv_framing_feed(&framing, out);
  gv_frame found;
  while ((found = gv_framing_next(&framing, &message)) == GV_FRAME_MESSAGE) {
    json_t *json = json_loadb(message.at, message.len, JSON_ALLOW_NUL, NULL);
    GV_CHECK(json_is_object(json));
    json_decref(json);
  }
  GV_CHECK(found == GV_FRAME_NONE && framing.start == framing.bytes.len);
  gv_framing_clear(&framing);
}

static void say(gv_session *s, gv_str body) {
  char header[64];
  snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", body.len);
  gv_session_receive(s, gv_str_of(header));
  gv_session_receive(s, body);
}

static void check_documents(const gv_session *s) {
  for (uint32_t i = 0; i < s->documents.len; i++) {
    const gv_text *text = &s->documents.at[i]->text;
    json_t *valid = json_stringn(text->at, text->len);
    GV_CHECK(valid && text->lines.text.len == text->len);
    json_decref(valid);
  }
}

/* Bytes as they come, or, `framed`, messages: one from each line. */
static void converse(gv_str bytes, bool framed) {
  gv_session s;
  gv_session_init(&s, &hooks);
  if (framed)
    say(&s, GV_STR("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"));
  while (bytes.len) {
    const char *newline = memchr(bytes.at, '\n', bytes.len);
    size_t len = newline ? (size_t)(newline - bytes.at) + 1 : bytes.len;
    if (framed)
      say(&s, (gv_str){bytes.at, len});
    else
      gv_session_receive(&s, (gv_str){bytes.at, len});
    bytes = (gv_str){bytes.at + len, bytes.len - len};
    s.now += 10;
    gv_session_tick(&s);
  }
  check_documents(&s);
  if (s.out.len) check_output((gv_str){s.out.at, s.out.len});
  gv_session_clear(&s);
}

/* ---- a document ---- */

static void check_place(const gv_lines *lines, uint32_t offset) {
  for (gv_encoding e = GV_UTF16; e <= GV_UTF32; e++) {
    gv_position p = gv_position_of(lines, offset, e);
    uint32_t back = gv_offset_of(lines, p, e);
    gv_position again = gv_position_of(lines, back, e);
    GV_CHECK(back <= offset && again.line == p.line && again.character == p.character);
  }
}

static void read_text(gv_str text) {
  gv_lines lines = {0};
  gv_names names = {0};
  json_t *valid = json_stringn(text.at, text.len);
  if (!valid) return; /* never comes out of a message */
  gv_lines_index(&lines, text, GV_LINES_OF_CLIENTS);
  gv_list_names(text, &names);
  for (uint32_t i = 0; i <= text.len; i += 1 + (uint32_t)text.len / 64) {
    check_place(&lines, i);
    uint32_t end = gv_statement_end(text, i, UINT32_MAX), line_end = gv_first_line_end(text, i);
    GV_CHECK(end >= i && end <= text.len && line_end >= i && line_end <= text.len);
  }
  for (uint32_t i = 0; i < names.len; i++)
    GV_CHECK(names.at[i].at + names.at[i].len <= text.len && names.at[i].len > 1);
  gv_vec_free(&names);
  gv_lines_clear(&lines);
  json_decref(valid);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size) return 0;
  gv_str rest = {(const char *)data + 1, size - 1};
  if (data[0] == 't')
    read_text(rest);
  else
    converse(rest, data[0] == 'm');
  return 0;
}
