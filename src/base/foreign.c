#include "base/foreign.h"

bool gv_is_hidden(uint32_t code) {
  static const struct {
    uint32_t first, last;
  } ranges[] = {
      {0x0000, 0x001f}, {0x007f, 0x009f}, {0x00ad, 0x00ad}, {0x061c, 0x061c},
      {0x180e, 0x180e}, {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},
      {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff},
  };
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    if (code >= ranges[i].first && code <= ranges[i].last) return true;
  return false;
}

/* ---- a character ---- */

static uint32_t put(char *to, const char *text) {
  size_t len = strlen(text);
  memcpy(to, text, len);
  return (uint32_t)len;
}

static uint32_t put_quoted(gv_str text, gv_char c, char *to) {
  uint32_t len = 0;
  if (c.code == '"' || c.code == '\\') return to[0] = '\\', to[1] = text.at[0], 2;
  for (uint32_t i = 0; i < c.len; i++)
    len += (uint32_t)snprintf(to + len, 5, "\\x%02x", (unsigned char)text.at[i]);
  return len;
}

static const char *entity_of(uint32_t code) {
  return code == '<'   ? "&lt;"
         : code == '>' ? "&gt;"
         : code == '&' ? "&amp;"
         : code == '"' ? "&quot;"
                       : NULL;
}

uint32_t gv_foreign_char(gv_form form, gv_str text, gv_char c, char to[GV_FORM_LONGEST]) {
  bool markup = form == GV_FORM_MARKUP, seen = c.code != GV_NONE && !gv_is_hidden(c.code);
  if (form == GV_FORM_QUOTED && (!seen || c.code == '"' || c.code == '\\'))
    return put_quoted(text, c, to);
  if (seen && markup && entity_of(c.code)) return put(to, entity_of(c.code));
  if (seen) return memcpy(to, text.at, c.len), c.len;
  char code[16];
  snprintf(code, sizeof code, c.code == GV_NONE ? "%02X" : "U+%04X",
           c.code == GV_NONE ? (unsigned char)text.at[0] : c.code);
  return (uint32_t)snprintf(to, GV_FORM_LONGEST, markup ? "&lt;%s&gt;" : "<%s>", code);
}

/* ---- texts ---- */

typedef GV_VEC(char) bytes;

static void append(bytes *to, const char *at, uint32_t len) {
  if (to->cap - to->len < len) to->at = gv_vec_grow(to->at, &to->cap, to->len + len, 1);
  if (len) memcpy(to->at + to->len, at, len);
  to->len += len;
}

static void append_foreign(bytes *to, gv_form form, gv_str text) {
  char piece[GV_FORM_LONGEST];
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    append(to, piece, gv_foreign_char(form, text, c, piece));
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
}

gv_str gv_foreign_text(gv_arena *arena, gv_form form, gv_str text) {
  bytes to = {0};
  append_foreign(&to, form, text);
  gv_str kept = gv_str_copy(arena, (gv_str){to.at, to.len});
  gv_vec_free(&to);
  return kept;
}

unsigned gv_print_char(FILE *out, gv_str text, gv_char c) {
  char piece[GV_FORM_LONGEST];
  uint32_t len = gv_foreign_char(GV_FORM_LINE, text, c, piece);
  fwrite(piece, 1, len, out);
  return c.code == GV_NONE || gv_is_hidden(c.code) ? len : 1;
}

void gv_print_safe(FILE *out, gv_str text) {
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    gv_print_char(out, text, c);
    text = (gv_str){text.at + c.len, text.len - c.len};
  }
}

void gv_print_lines(FILE *out, gv_str text) {
  while (text.len) {
    const char *newline = memchr(text.at, '\n', text.len);
    size_t len = newline ? (size_t)(newline - text.at) : text.len;
    gv_print_safe(out, (gv_str){text.at, len});
    fputc('\n', out);
    len += newline != NULL;
    text = (gv_str){text.at + len, text.len - len};
  }
}

/* ---- formats ---- */

/* A conversion of a format. */
typedef struct conversion {
  char text[16]; /* "%05u" */
  uint32_t len;
  uint32_t longs; /* 'l' */
  bool size;      /* 'z' */
  bool measured;  /* ".*" */
  char kind;      /* its last letter */
} conversion;

static conversion take_conversion(const char **format) {
  conversion c = {{0}, 0, 0, false, false, 0};
  do {
    GV_CHECK(**format && c.len < sizeof c.text - 1);
    c.kind = c.text[c.len++] = *(*format)++;
    c.longs += c.kind == 'l';
    c.size |= c.kind == 'z';
    c.measured |= c.kind == '*';
  } while (c.len == 1 || strchr("0123456789.*-+ #lz", c.kind));
  return c;
}

static void append_number(bytes *to, const conversion *c, uint64_t number) {
  char text[64];
  int len;
  if (c->longs > 1)
    len = snprintf(text, sizeof text, c->text, (unsigned long long)number);
  else if (c->longs || c->size)
    len = snprintf(text, sizeof text, c->text, (unsigned long)number);
  else
    len = snprintf(text, sizeof text, c->text, (unsigned)number);
  GV_CHECK(len >= 0 && (size_t)len < sizeof text);
  append(to, text, (uint32_t)len);
}

static void append_format(bytes *to, const char *format, va_list args) {
  while (*format) {
    size_t plain = strcspn(format, "%");
    append(to, format, (uint32_t)plain);
    format += plain;
    if (!*format) break;
    conversion c = take_conversion(&format);
    if (c.kind == '%') {
      append(to, "%", 1);
    } else if (c.kind == 's') {
      int most = c.measured ? va_arg(args, int) : -1;
      const char *text = va_arg(args, const char *);
      append_foreign(to, GV_FORM_LINE, (gv_str){text, most >= 0 ? (size_t)most : strlen(text)});
    } else if (c.longs > 1) {
      append_number(to, &c, va_arg(args, unsigned long long));
    } else if (c.longs || c.size) {
      append_number(to, &c, va_arg(args, unsigned long));
    } else {
      GV_CHECK(strchr("diuxXc", c.kind));
      append_number(to, &c, va_arg(args, unsigned));
    }
  }
}

void gv_print_foreign_args(FILE *out, const char *format, va_list args) {
  bytes to = {0};
  append_format(&to, format, args);
  fwrite(to.at, 1, to.len, out);
  gv_vec_free(&to);
}

void gv_print_foreign(FILE *out, const char *format, ...) {
  va_list args;
  va_start(args, format);
  gv_print_foreign_args(out, format, args);
  va_end(args);
}

gv_str gv_format_foreign(gv_arena *arena, const char *format, ...) {
  bytes to = {0};
  va_list args;
  va_start(args, format);
  append_format(&to, format, args);
  va_end(args);
  gv_str kept = gv_str_copy(arena, (gv_str){to.at, to.len});
  gv_vec_free(&to);
  return kept;
}
