#include "lsp/uri.h"

#include "lsp/lsp.h"

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static gv_str decode(gv_arena *arena, gv_str text) {
  char *to = gv_new(arena, char, text.len + 1);
  size_t len = 0;
  for (size_t i = 0; i < text.len; i++) {
    int high = text.at[i] == '%' && i + 2 < text.len ? hex_digit(text.at[i + 1]) : -1;
    int low = high >= 0 ? hex_digit(text.at[i + 2]) : -1;
    to[len++] = low >= 0 ? (char)(high << 4 | low) : text.at[i];
    if (low >= 0) i += 2;
  }
  return memchr(to, 0, len) ? (gv_str){NULL, 0} : (gv_str){to, len};
}

static bool skip(gv_str *text, const char *prefix) {
  size_t len = strlen(prefix);
  if (text->len < len || memcmp(text->at, prefix, len) != 0) return false;
  *text = (gv_str){text->at + len, text->len - len};
  return true;
}

gv_str gv_uri_to_path(gv_arena *arena, gv_str uri) {
  if (!skip(&uri, "file://")) return (gv_str){NULL, 0};
  skip(&uri, "localhost");
  return uri.len && *uri.at == '/' ? decode(arena, uri) : (gv_str){NULL, 0};
}

static bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c && strchr("-._~/", c));
}

static gv_str encode(gv_arena *arena, gv_str folder, gv_str path) {
  static const char digits[] = "0123456789ABCDEF", scheme[] = "file://";
  char *to = gv_new(arena, char, sizeof scheme + 3 * (folder.len + path.len));
  size_t len = sizeof scheme - 1;
  memcpy(to, scheme, len);
  for (size_t i = 0; i < folder.len + path.len; i++) {
    char c = i < folder.len ? folder.at[i] : path.at[i - folder.len];
    if (is_plain(c)) {
      to[len++] = c;
      continue;
    }
    to[len++] = '%';
    to[len++] = digits[(unsigned char)c >> 4];
    to[len++] = digits[(unsigned char)c & 15];
  }
  return (gv_str){to, len};
}

gv_str gv_uri_of_path(gv_arena *arena, gv_str path, gv_str base) {
  if (!path.len) return (gv_str){NULL, 0};
  if (*path.at == '/') return encode(arena, GV_STR(""), path);
  gv_str folder = gv_uri_to_path(arena, base);
  while (folder.len && folder.at[folder.len - 1] != '/') folder.len--;
  return folder.len ? encode(arena, folder, path) : (gv_str){NULL, 0};
}

gv_str gv_lsp_file_url(gv_arena *arena, gv_str path) {
  return gv_uri_of_path(arena, path, GV_STR(""));
}
