#include "lsp/framing.h"

#include <strings.h>

static const char FIELD[] = "Content-Length";
enum { FIELD_LEN = sizeof FIELD - 1, LONGEST_LINE = 256 /* of a length, with blanks */ };

/* ---- the buffer ---- */

static gv_str rest(const gv_framing *f) {
  return (gv_str){f->bytes.at + f->start, f->bytes.len - f->start};
}

/* Moves what is left to the front; done when bytes are fed, so that a message stays in place until
 * then. */
static void pack(gv_framing *f) {
  if (f->start) memmove(f->bytes.at, f->bytes.at + f->start, f->bytes.len - f->start);
  f->bytes.len -= f->start;
  f->start = 0;
}

void gv_framing_feed(gv_framing *f, gv_str bytes) {
  if (!bytes.len) return;
  pack(f);
  uint32_t need = f->bytes.len + (uint32_t)bytes.len;
  if (need > f->bytes.cap) f->bytes.at = gv_vec_grow(f->bytes.at, &f->bytes.cap, need, 1);
  memcpy(f->bytes.at + f->bytes.len, bytes.at, bytes.len);
  f->bytes.len = need;
}

void gv_framing_clear(gv_framing *f) {
  gv_vec_free(&f->bytes);
  *f = (gv_framing){0};
}

/* ---- headers ---- */

/* A line without its end; *text goes on after it. False: it does not end yet. */
static bool take_line(gv_str *text, gv_str *line) {
  const char *newline = text->len ? memchr(text->at, '\n', text->len) : NULL;
  if (!newline) return false;
  size_t len = (size_t)(newline - text->at);
  *line = (gv_str){text->at, len && newline[-1] == '\r' ? len - 1 : len};
  *text = (gv_str){newline + 1, text->len - len - 1};
  return true;
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

/* Beyond any size that could be meant the number stays where it is. */
static bool read_size(gv_str digits, uint64_t *size) {
  while (digits.len && (*digits.at == ' ' || *digits.at == '\t'))
    digits = (gv_str){digits.at + 1, digits.len - 1};
  while (digits.len && (digits.at[digits.len - 1] == ' ' || digits.at[digits.len - 1] == '\t'))
    digits.len--;
  *size = 0;
  for (size_t i = 0; i < digits.len; i++) {
    if (digits.at[i] < '0' || digits.at[i] > '9') return false;
    if (*size < (uint64_t)1 << 50) *size = *size * 10 + (uint64_t)(digits.at[i] - '0');
  }
  return digits.len > 0;
}

/* False: this is no header line. */
static bool read_line(gv_str line, uint64_t *size, bool *sized) {
  size_t name = 0;
  while (name < line.len && is_name_char(line.at[name])) name++;
  if (!name || name == line.len || line.at[name] != ':') return false;
  if (name != FIELD_LEN || strncasecmp(line.at, FIELD, name) != 0) return true;
  bool again = *sized;
  uint64_t before = *size;
  *sized = read_size((gv_str){line.at + name + 1, line.len - name - 1}, size);
  return *sized && (!again || before == *size);
}

typedef enum header { INCOMPLETE, DAMAGED, COMPLETE } header;

/* A header at the start of `text`; *len is its length with the empty line. */
static header read_header(gv_str text, uint64_t *size, size_t *len) {
  const char *start = text.at;
  bool sized = false;
  for (gv_str line; take_line(&text, &line);) {
    if (!line.len && !sized) return DAMAGED;
    *len = (size_t)(text.at - start);
    if (!line.len) return COMPLETE;
    if (!read_line(line, size, &sized) || *len > GV_LARGEST_HEADER) return DAMAGED;
  }
  return (size_t)(text.at - start) + text.len > GV_LARGEST_HEADER ? DAMAGED : INCOMPLETE;
}

/* To the next place where a header may begin, at least one byte on; without one, as near to the end
 * as one could begin. */
static void pass_over(gv_framing *f) {
  gv_str text = rest(f);
  size_t i = 1;
  while (i + FIELD_LEN < text.len &&
         (strncasecmp(text.at + i, FIELD, FIELD_LEN) != 0 || text.at[i + FIELD_LEN] != ':'))
    i++;
  f->start += (uint32_t)i;
  f->lost = true;
}

/* After damage the bytes that may be the beginning of a header are kept back until they are one or
 * are not. */
static bool may_begin_header(gv_str text) {
  size_t len = text.len < FIELD_LEN ? text.len : FIELD_LEN;
  return strncasecmp(text.at, FIELD, len) == 0;
}

/* ---- messages ---- */

/* Whether a whole line "Content-Length: N" ends the name at its ':' there. */
static bool is_length_line(gv_str text, size_t colon) {
  size_t i = colon + 1;
  if (colon < FIELD_LEN || strncasecmp(text.at + colon - FIELD_LEN, FIELD, FIELD_LEN) != 0)
    return false;
  while (i < text.len && (text.at[i] == ' ' || text.at[i] == '\t')) i++;
  size_t digits = i;
  while (i < text.len && text.at[i] >= '0' && text.at[i] <= '9') i++;
  if (i == digits) return false;
  if (i < text.len && text.at[i] == '\r') i++;
  return i < text.len && text.at[i] == '\n';
}

/* Where the message that has not come whole is over, since another begins; GV_NONE: nowhere yet. */
static uint32_t find_next_header(gv_framing *f) {
  gv_str text = rest(f);
  for (size_t at = f->searched; at < text.len;) {
    const char *colon = memchr(text.at + at, ':', text.len - at);
    if (!colon) break;
    at = (size_t)(colon - text.at) + 1;
    if (is_length_line(text, at - 1)) return (uint32_t)(at - 1 - FIELD_LEN);
  }
  f->searched = text.len > LONGEST_LINE ? (uint32_t)text.len - LONGEST_LINE : 0;
  return GV_NONE;
}

/* Up to the body of the next message: GV_FRAME_MESSAGE, or what came before it. */
static gv_frame find_body(gv_framing *f) {
  while (rest(f).len) {
    uint64_t size = 0;
    size_t len = 0;
    bool hopeless = f->lost && !may_begin_header(rest(f));
    header found = hopeless ? DAMAGED : read_header(rest(f), &size, &len);
    if (found == INCOMPLETE) return GV_FRAME_NONE;
    if (found == COMPLETE) {
      f->start += (uint32_t)len;
      f->lost = size > GV_LARGEST_MESSAGE; /* it is passed over, as long as it may be */
      if (f->lost) return GV_FRAME_TOO_LARGE;
      f->body = (uint32_t)size;
      f->searched = 0;
      f->begun = true;
      return GV_FRAME_MESSAGE;
    }
    bool first = !f->lost;
    pass_over(f);
    if (first) return GV_FRAME_DAMAGED;
  }
  return GV_FRAME_NONE;
}

gv_frame gv_framing_next(gv_framing *f, gv_str *message) {
  gv_frame found = f->begun ? GV_FRAME_MESSAGE : find_body(f);
  if (found != GV_FRAME_MESSAGE) return found;
  if (rest(f).len < f->body) {
    uint32_t next = find_next_header(f);
    if (next == GV_NONE) return GV_FRAME_NONE;
    f->start += next;
    f->begun = false;
    return GV_FRAME_DAMAGED;
  }
  *message = (gv_str){rest(f).at, f->body};
  f->start += f->body;
  f->begun = false;
  return GV_FRAME_MESSAGE;
}
