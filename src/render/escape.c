#include "render/escape.h"

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
