/* Newer releases. What they write, pretty or generic, that this one does not read, and what stands
 * for it here:
 *
 *   token as a type (23)                                   !gvtk, an alias of !llvm.token that is
 * defined before the first line <name = value, name, ...> after operands: properties (23)   {name =
 * value, name, ...}; attributes in braces after it join it
 *   phrases: a table below, by the release that has them first
 *
 * Nothing changes its line or, but on the first line and behind a phrase of that table, its column.
 * It is done only to what cannot be read as it is, and what stands in strings and comments, or in
 * brackets where it means something else, is left alone.
 */
#define _GNU_SOURCE
#include "read/read.h"
#include "read/release.h"

#define ALIAS "!gvtk"

enum { MAX_DEPTH = 256 };

typedef struct scanner {
  const char *begin, *at, *end;
  char open[MAX_DEPTH]; /* the brackets that are open */
  uint32_t depth;
  char last; /* what is before `at`, without blanks */
  gv_text *to;
  uint32_t changed;
} scanner;

static bool is_word(char c) {
  if (c >= 'a' && c <= 'z') return true;
  if (c >= 'A' && c <= 'Z') return true;
  if (c >= '0' && c <= '9') return true;
  return c == '_' || c == '.' || c == '$' || c == '-';
}

const char *gv_behind_string(const char *at, const char *end) {
  for (at++; at < end && *at != '"' && *at != '\n'; at++)
    if (*at == '\\') at++;
  return at < end ? at + 1 : end;
}

/* After the comment or string that begins at `at`; `at`: none does. */
static const char *behind_passive(const char *at, const char *end) {
  if (*at == '"') return gv_behind_string(at, end);
  if (*at != '/') return at;
  if (at + 1 >= end) return at;
  if (at[1] != '/') return at;
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return newline ? newline : end;
}

static void copy(scanner *s, const char *behind) {
  gv_keep_text((MlirStringRef){s->at, (size_t)(behind - s->at)}, s->to);
  s->at = behind;
}

static void write(scanner *s, const char *text, size_t len) {
  gv_keep_text((MlirStringRef){text, len}, s->to);
}

/* ---- types ---- */

/* After "->", ':' or, in parentheses, '(' or ','; no part of another word, no name, and no key of
 * an attribute. */
static bool is_token_type(const scanner *s) {
  static const char token[] = "token";
  size_t len = sizeof token - 1, room = (size_t)(s->end - s->at);
  if (room < len) return false;
  if (memcmp(s->at, token, len) != 0) return false;
  if (s->at == s->begin) return false;
  if (is_word(s->at[-1]) || strchr("!#@%^", s->at[-1])) return false;
  const char *next = s->at + len;
  if (next < s->end && (is_word(*next) || *next == '<')) return false;
  while (next < s->end && (*next == ' ' || *next == '\n')) next++;
  if (next < s->end && *next == '=') return false;
  bool among = s->depth && s->depth <= MAX_DEPTH && s->open[s->depth - 1] == '(' &&
               (s->last == '(' || s->last == ',');
  if (among) return true;
  return s->last == ':' || s->last == '>';
}

/* ---- properties ---- */

static bool closes(char open, char c) {
  return c == (open == '(' ? ')' : open == '[' ? ']' : open == '{' ? '}' : '>');
}

/* What is at `at` comes after a blank that comes after an operand, attributes or a type: not after
 * "=", ":" or "->", where a value or type in angle brackets may begin. */
static bool follows_operand(const scanner *s) {
  const char *before = s->at - 1;
  if (*before != ' ' && *before != '\n') return false;
  while (before > s->begin && (*before == ' ' || *before == '\n')) before--;
  if (*before == '>') return before > s->begin && before[-1] != '-';
  return is_word(*before) || strchr(")]}\"", *before);
}

/* An item of the list begins at `at`: a name, alone or before '='. Not "0" of "range <i32, 0, 16>".
 */
static bool is_item(const char *at, const char *end) {
  while (at < end && strchr(" \n", *at)) at++;
  if (at >= end || !is_word(*at) || (*at >= '0' && *at <= '9') || *at == '-') return false;
  while (at < end && is_word(*at)) at++;
  while (at < end && *at == ' ') at++;
  return at < end && strchr("=,>", *at);
}

/* Where the list " <name = ..., name, ..." that begins with '<' at `at` ends, at its '>'; NULL: it
 * is none. */
static const char *end_of_properties(const scanner *s) {
  const char *at = s->at + 1;
  if (s->at == s->begin) return NULL;
  if (!follows_operand(s)) return NULL;
  if (!is_item(at, s->end)) return NULL;
  char open[MAX_DEPTH];
  uint32_t depth = 0;
  for (; at < s->end; at++) {
    const char *behind = behind_passive(at, s->end);
    if (behind != at) {
      at = behind - 1;
    } else if (strchr("([{<", *at)) {
      if (depth == MAX_DEPTH) return NULL;
      open[depth++] = *at;
    } else if (*at == ',' && !depth) {
      if (!is_item(at + 1, s->end)) return NULL;
    } else if (*at == '>' && at[-1] != '-' && !depth) {
      return at;
    } else if (strchr(")]}>", *at) && at[-1] != '-') {
      if (!depth || !closes(open[--depth], *at)) return NULL;
    }
  }
  return NULL;
}

/* The inside is read as any text is: there may be lists in it. */
static void read_some(scanner *s, const char *stop);

static void put_properties(scanner *s, const char *close) {
  write(s, "{", 1);
  s->at++;
  read_some(s, close);
  const char *next = close + 1;
  while (next < s->end && *next == ' ') next++;
  bool joined =
      next + 1 < s->end && *next == '{' && (is_word(next[1]) || next[1] == '"') && next[1] != '-';
  if (joined) {
    for (s->at = close; s->at < next; s->at++) write(s, " ", 1);
    write(s, ",", 1);
    s->at++;
    if (s->depth < MAX_DEPTH) s->open[s->depth] = '{';
    s->depth++;
  } else {
    write(s, "}", 1);
    s->at = close + 1;
  }
  s->last = joined ? ',' : '}';
  s->changed++;
}

/* ---- words of releases behind the one that this is built with ---- */

#define NO_OTHER_MEMORY ", errnoMem = none, targetMem0 = none, targetMem1 = none"

/* What is left out only promises more, or asks for blocks that run at the same time, which changes
 * nothing for the host. */
static const struct {
  const char *word, *instead;
  unsigned since;
} phrases[] = {
    {" inbounds|nuw ", " inbounds     ", 21},
    {" nneg %", "      %", 20},
    {" exact %", "       %", 20},
    {" llvm.intr.lifetime.start %", " llvm.intr.lifetime.start -1, %", 22},
    {" llvm.intr.lifetime.end %", " llvm.intr.lifetime.end -1, %", 22},
    {NO_OTHER_MEMORY, "", 22},
    {" cooperative args(", "             args(", 23},
    {" cooperative {", "             {", 23},
    {" cooperative loc(", "             loc(", 23},
    {" cooperative //", "             //", 23},
    {" cooperative\n", "            \n", 23},
};

/* True: a phrase that this release does not read was at `at`, and is written as it reads it. */
static bool put_phrase(scanner *s) {
  for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
    size_t len = strlen(phrases[i].word);
    if (phrases[i].since <= LLVM_VERSION_MAJOR || (size_t)(s->end - s->at) < len) continue;
    if (memcmp(s->at, phrases[i].word, len) != 0) continue;
    write(s, phrases[i].instead, strlen(phrases[i].instead));
    s->at += len, s->last = s->at[-1], s->changed++;
    return true;
  }
  return false;
}

/* ---- the whole ---- */

static void note_bracket(scanner *s, char c) {
  if (strchr("([{<", c)) {
    if (s->depth < MAX_DEPTH) s->open[s->depth] = c;
    s->depth++;
  } else if (strchr(")]}", c) || (c == '>' && s->at > s->begin && s->at[-1] != '-')) {
    if (s->depth) s->depth--;
  }
}

static void read_some(scanner *s, const char *stop) {
  while (s->at < stop) {
    const char *close, *behind = behind_passive(s->at, stop);
    if (behind != s->at) {
      s->last = *s->at == '"' ? '"' : s->last;
      copy(s, behind);
    } else if (*s->at == 't' && is_token_type(s)) {
      write(s, ALIAS, sizeof ALIAS - 1);
      s->at += sizeof "token" - 1, s->last = 'n', s->changed++;
    } else if (put_phrase(s)) {
      continue;
    } else if (*s->at == '<' && (close = end_of_properties(s))) {
      put_properties(s, close);
    } else {
      note_bracket(s, *s->at);
      if (!strchr(" \n\t\r", *s->at)) s->last = *s->at;
      copy(s, s->at + 1);
    }
  }
}

bool gv_in_older_words(gv_str text, gv_text *to) {
  static const char alias[] = ALIAS " = !llvm.token ";
  scanner s = {.begin = text.at, .at = text.at, .end = text.at + text.len, .to = to};
  bool taken = memmem(text.at, text.len, ALIAS, sizeof ALIAS - 1);
  if (!taken) write(&s, alias, sizeof alias - 1);
  if (!taken) read_some(&s, s.end);
  *gv_push(to) = 0;
  return s.changed;
}
