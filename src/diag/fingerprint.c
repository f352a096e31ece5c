/* needs: the source text, if it is at hand. gives: a fingerprint of the rule, the function, the message and the text of the line; and a
 * number, for several findings that agree in all of them. The path is left out: whoever compares fingerprints compares paths too.
 * cost: linear in the findings. */
#include "diag/fingerprint.h"

/* FNV-1a. Not gv_hash(), which may change with any release: fingerprints of old findings must go on to match. */
static uint64_t hash_char(uint64_t hash, char c) { return (hash ^ (unsigned char)c) * 0x100000001b3ULL; }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* Where the digits of a value or block that has a number for its name end: "%12", "^bb3". They change with every line put in
 * before. */
static size_t skip_number(gv_str text, size_t i) {
  bool value = text.at[i] == '%', block = text.len - i > 3 && memcmp(text.at + i, "^bb", 3) == 0;
  size_t digits = value ? i + 1 : i + 3, end = digits;
  if (!value && !block) return i;
  while (end < text.len && is_digit(text.at[end])) end++;
  return end > digits ? end : i;
}

static uint64_t hash_on(uint64_t hash, gv_str text) {
  for (size_t i = 0; i < text.len;) {
    size_t end = skip_number(text, i);
    hash = hash_char(hash, text.at[i]);
    i = end > i ? end : i + 1;
  }
  return hash_char(hash, (char)0xff); /* no UTF-8 has this byte: it ends the text */
}

static gv_str trimmed(gv_str line) {
  while (line.len && is_blank(line.at[0])) line = (gv_str){line.at + 1, line.len - 1};
  while (line.len && is_blank(line.at[line.len - 1])) line.len--;
  return line;
}

/* A comment behind the operation may come and go, above all one that suppresses. */
static gv_str without_comment(gv_str line) {
  bool quoted = false;
  for (size_t i = 0; i + 1 < line.len; i++) {
    if (line.at[i] == '"') quoted = !quoted;
    if (line.at[i] == '\\' && quoted) i++;
    if (!quoted && line.at[i] == '/' && line.at[i + 1] == '/') return (gv_str){line.at, i};
  }
  return line;
}

static uint64_t hash_of(gv_model *model, const gv_finding *finding) {
  gv_str line = gv_source_line(model, finding->loc.file, finding->loc.line);
  uint64_t hash = hash_on(0xcbf29ce484222325ULL, gv_str_of(gv_rules[finding->rule].name));
  hash = hash_on(hash_on(hash, finding->function), finding->message);
  return hash_on(hash, line.at ? trimmed(without_comment(line)) : GV_STR(""));
}

void gv_fingerprints(gv_model *model, gv_report *report, gv_map *seen) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *finding = &report->findings.at[i];
    if (finding->fingerprint.number) continue;
    bool found;
    uint64_t hash = hash_of(model, finding);
    uint32_t *count = gv_map_at(seen, hash, &found);
    *count = found ? *count + 1 : 1;
    finding->fingerprint = (gv_fingerprint){hash, *count};
  }
}

gv_str gv_fingerprint_text(gv_arena *arena, gv_fingerprint fingerprint) {
  return gv_format(arena, "%016llx:%u", (unsigned long long)fingerprint.hash, fingerprint.number);
}

static int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool gv_fingerprint_read(gv_str text, gv_fingerprint *fingerprint) {
  enum { HEX = 16, MOST_DIGITS = 9 };
  *fingerprint = (gv_fingerprint){0};
  if (text.len < HEX + 2 || text.len > HEX + 1 + MOST_DIGITS || text.at[HEX] != ':' || text.at[HEX + 1] == '0') return false;
  for (size_t i = 0; i < HEX; i++) {
    int digit = hex_digit(text.at[i]);
    if (digit < 0) return false;
    fingerprint->hash = fingerprint->hash << 4 | (uint64_t)digit;
  }
  for (size_t i = HEX + 1; i < text.len; i++) {
    if (!is_digit(text.at[i])) return false;
    fingerprint->number = fingerprint->number * 10 + (uint32_t)(text.at[i] - '0');
  }
  return true;
}
