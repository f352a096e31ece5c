#include "lsp/syntax.h"

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}
static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* After the string or comment that begins at `i`, or `i` where none does. Both end with their line
 * at the latest. */
static size_t skip_text(gv_str text, size_t i) {
  if (text.at[i] == '"') {
    for (i++; i < text.len && text.at[i] != '\n'; i++) {
      if (text.at[i] == '"') return i + 1;
      if (text.at[i] == '\\' && i + 1 < text.len && text.at[i + 1] != '\n') i++;
    }
  } else if (text.at[i] == '/' && i + 1 < text.len && text.at[i + 1] == '/') {
    const char *newline = memchr(text.at + i, '\n', text.len - i);
    return newline ? (size_t)(newline - text.at) : text.len;
  }
  return i;
}

static size_t name_end(gv_str text, size_t i) {
  size_t end = i + 1;
  while (end < text.len && is_name_char(text.at[end])) end++;
  if (end < text.len && text.at[end] == '#') {
    size_t digits = end + 1;
    while (digits < text.len && text.at[digits] >= '0' && text.at[digits] <= '9') digits++;
    if (digits > end + 1) end = digits;
  }
  return end;
}

void gv_list_names(gv_str text, gv_names *names) {
  for (size_t i = 0; i < text.len;) {
    size_t behind = skip_text(text, i);
    if (behind == i && text.at[i] == '%') {
      behind = name_end(text, i);
      if (behind > i + 1) *gv_push(names) = (gv_name){(uint32_t)i, (uint32_t)(behind - i)};
    }
    i = behind > i ? behind : i + 1;
  }
}

uint32_t gv_name_at(const gv_names *names, uint32_t offset) {
  uint32_t lo = 0, hi = names->len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (names->at[mid].at < offset)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

/* ---- the extent of an operation ---- */

static bool opens(char c) { return c == '(' || c == '[' || c == '{'; }
static bool closes(char c) { return c == ')' || c == ']' || c == '}'; }

/* What no operation begins with, and what none ends with. */
static bool cannot_begin(char c) { return strchr(":,=<>-({[", c) != NULL; }
static bool cannot_end(char c) { return c && strchr(":,=<-({[", c) != NULL; }

static bool begins_with(gv_str text, size_t i, const char *word) {
  size_t len = strlen(word);
  return text.len - i > len && memcmp(text.at + i, word, len) == 0 &&
         !is_name_char(text.at[i + len]);
}

/* Does the operation go on after the newline at `i`? */
static bool goes_on(gv_str text, size_t i) {
  while (i < text.len) {
    size_t behind = skip_text(text, i);
    if (behind == i && !is_blank(text.at[i]) && text.at[i] != '\n') break;
    if (text.at[i] == '"') return false; /* an operation in its generic form */
    i = behind > i ? behind : i + 1;
  }
  if (i == text.len) return false;
  static const char *const words[] = {
      "attributes", "blocks", "threads", "dynamic_shared_memory_size", "args", "loc"};
  for (size_t w = 0; w < sizeof words / sizeof *words; w++)
    if (begins_with(text, i, words[w])) return true;
  return text.at[i] && cannot_begin(text.at[i]);
}

uint32_t gv_statement_end(gv_str text, uint32_t start, uint32_t limit) {
  uint32_t depth = 0;
  if (text.len - start > limit) text.len = start + limit;
  char last = 0;
  for (size_t i = start; i < text.len;) {
    char c = text.at[i];
    size_t behind = skip_text(text, i);
    if (behind > i) {
      last = c == '"' ? c : last;
      i = behind;
      continue;
    }
    if (closes(c) && depth == 0) return (uint32_t)i;
    depth += opens(c);
    depth -= closes(c);
    if (c == '\n' && depth == 0 && !cannot_end(last) && !goes_on(text, i)) return (uint32_t)i;
    if (c != '\n' && !is_blank(c)) last = c;
    i++;
  }
  return (uint32_t)text.len;
}

uint32_t gv_first_line_end(gv_str text, uint32_t start) {
  size_t end = start, i = start;
  while (i < text.len && text.at[i] != '\n') {
    size_t behind = skip_text(text, i);
    if (behind > i && text.at[i] == '/') break;
    if (behind == i && is_blank(text.at[i])) {
      i++;
      continue;
    }
    end = i = behind > i ? behind : i + 1;
  }
  return (uint32_t)end;
}

bool gv_holds_nothing(gv_str text) {
  size_t i = 0;
  while (i < text.len) {
    size_t behind = text.at[i] == '"' ? i : skip_text(text, i);
    if (behind == i && !is_blank(text.at[i]) && text.at[i] != '\n' && text.at[i] != '\r') break;
    i = behind > i ? behind : i + 1;
  }
  return i == text.len;
}
