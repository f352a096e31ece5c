#include "base/utf8.h"

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
