#include "render/escape.h"

/* The least code that a sequence of so many bytes may stand for: no shorter sequence does. */
static const uint32_t least_of_len[] = {0, 0, 0x80, 0x800, 0x10000};

static unsigned len_of_lead(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

gv_char gv_utf8_next(gv_str text) {
  const unsigned char *p = (const unsigned char *)text.at;
  const gv_char invalid = {GV_NONE, 1};
  unsigned len = len_of_lead(p[0]);
  if (len == 0 || len > text.len) return invalid;
  uint32_t code = len == 1 ? p[0] : p[0] & (0x7fu >> len);
  for (unsigned i = 1; i < len; i++) {
    if ((p[i] & 0xc0) != 0x80) return invalid;
    code = code << 6 | (p[i] & 0x3f);
  }
  bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < least_of_len[len] || code > 0x10ffff || surrogate ? invalid : (gv_char){code, len};
}

/* Characters that do something to a terminal or to the order of what stands around them, instead of being seen. */
static bool is_hidden(uint32_t code) {
  static const struct {
    uint32_t first, last;
  } ranges[] = {
      {0x0000, 0x001f}, {0x007f, 0x009f}, {0x061c, 0x061c}, {0x200b, 0x200f},
      {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb},
  };
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    if (code >= ranges[i].first && code <= ranges[i].last) return true;
  return false;
}

unsigned gv_print_char(FILE *out, gv_str text, gv_char c) {
  int columns = 1;
  if (c.code == GV_NONE)
    columns = fprintf(out, "<%02X>", (unsigned char)text.at[0]);
  else if (is_hidden(c.code))
    columns = fprintf(out, "<U+%04X>", c.code);
  else
    fwrite(text.at, 1, c.len, out);
  return columns > 0 ? (unsigned)columns : 0;
}

void gv_print_safe(FILE *out, gv_str text) {
  while (text.len) {
    gv_char c = gv_utf8_next(text);
    gv_print_char(out, text, c);
    text.at += c.len;
    text.len -= c.len;
  }
}
