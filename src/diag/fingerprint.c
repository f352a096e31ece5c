/* needs: nothing but the findings. gives: a fingerprint of the rule, the function and the message,
 * without what changes when the program is written in another way: numbers, the names of values and
 * blocks, and places. And a number, for several findings that agree in all of these. Neither the
 * path, which whoever compares fingerprints compares too, nor the text of the line, which any other
 * formatting changes. cost: linear in the findings. */
#include "diag/fingerprint.h"

/* FNV-1a. Not gv_hash(), which may change with any release: fingerprints of old findings must go on
 * to match. */
static uint64_t hash_char(uint64_t hash, char c) {
  return (hash ^ (unsigned char)c) * 0x100000001b3ULL;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }
static bool is_of_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         c == '.' || c == '-';
}

static size_t end_of_word(gv_str text, size_t i) {
  while (i < text.len && is_of_word(text.at[i])) i++;
  return i;
}

/* The end of " (line 12)", which stands after a name that several values have; `i` if none begins
 * there. */
static size_t skip_line(gv_str text, size_t i) {
  static const char begin[] = " (line ";
  size_t len = sizeof begin - 1, end = i + len;
  if (text.len - i < len || memcmp(text.at + i, begin, len) != 0) return i;
  while (end < text.len && is_digit(text.at[end])) end++;
  return end < text.len && text.at[end] == ')' ? end + 1 : i;
}

/* The end of the name of a value ("%12#1", "%stream") or block ("^bb3") that begins at `i`; `i` if
 * none does. */
static size_t skip_name(gv_str text, size_t i) {
  if (text.at[i] != '%' && text.at[i] != '^') return i;
  size_t end = end_of_word(text, i + 1);
  return skip_line(text, end < text.len && text.at[end] == '#' ? end_of_word(text, end + 1) : end);
}

/* What stands for a name where the text shows none: "the stream" for "stream %1", "a buffer" for
 * "%31", "an event" for "event %2", "behind a descriptor" for "behind %3". */
static bool stands_for_name(gv_str word) {
  static const char *const words[] = {"the", "a", "an", "handle", "buffer", "token", "descriptor"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (gv_str_equal(word, gv_str_of(words[i]))) return true;
  return false;
}

/* A number is one of many, such as that of a line; the digits in "mgpuMemset32" belong to that. */
static uint64_t hash_word(uint64_t hash, gv_str word) {
  bool number = word.len && is_digit(word.at[0]);
  for (size_t i = 0; i < word.len && !number; i++) hash = hash_char(hash, word.at[i]);
  return hash_char(hash, number ? '#' : ' ');
}

static uint64_t hash_on(uint64_t hash, gv_str text) {
  for (size_t i = 0; i < text.len;) {
    size_t word = end_of_word(text, i), end = skip_name(text, i);
    if (word > i && !stands_for_name((gv_str){text.at + i, word - i}))
      hash = hash_word(hash, (gv_str){text.at + i, word - i});
    else if (word == i && end == i && !is_blank(text.at[i]))
      hash = hash_char(hash, text.at[i]);
    i = word > i ? word : end > i ? end : i + 1;
  }
  return hash_char(hash, (char)0xff); /* no UTF-8 has this byte: it ends the text */
}

static uint64_t hash_of(const gv_finding *finding) {
  uint64_t hash = hash_on(0xcbf29ce484222325ULL, gv_str_of(gv_rules[finding->rule].name));
  return hash_on(hash_on(hash, finding->function), finding->message);
}

void gv_fingerprints(gv_report *report, gv_map *seen) {
  for (uint32_t i = 0; i < report->findings.len; i++) {
    gv_finding *finding = &report->findings.at[i];
    if (finding->fingerprint.number) continue;
    bool found;
    uint64_t hash = hash_of(finding);
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
  if (text.len < HEX + 2 || text.len > HEX + 1 + MOST_DIGITS || text.at[HEX] != ':' ||
      text.at[HEX + 1] == '0')
    return false;
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
