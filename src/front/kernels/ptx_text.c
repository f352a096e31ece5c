/* needs: text of PTX. gives: its words and instructions. cost: linear in the text. */
#define _GNU_SOURCE
#include "kernels/ptx.h"

#include <ctype.h>
#include <stdlib.h>

bool gv_ptx_is_name(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '%';
}

void gv_ptx_skip_line(gv_ptx_text *p) {
  const char *newline = memchr(p->at, '\n', (size_t)(p->end - p->at));
  p->at = newline ? newline : p->end;
}

void gv_ptx_skip_blanks(gv_ptx_text *p) {
  while (p->at < p->end) {
    size_t room = (size_t)(p->end - p->at);
    if (isspace((unsigned char)*p->at)) {
      p->at++;
    } else if (room > 1 && memcmp(p->at, "//", 2) == 0) {
      gv_ptx_skip_line(p);
    } else if (room > 1 && memcmp(p->at, "/*", 2) == 0) {
      const char *close = memmem(p->at + 2, room - 2, "*/", 2);
      p->at = close ? close + 2 : p->end;
    } else {
      return;
    }
  }
}

gv_str gv_ptx_word(gv_ptx_text *p) {
  gv_ptx_skip_blanks(p);
  const char *begin = p->at;
  if (p->at < p->end && *p->at == '"') {
    p->at = gv_behind_string(p->at, p->end);
  } else {
    if (p->at < p->end) p->at++;
    while (p->at < p->end && (gv_ptx_is_name(*begin) || *begin == '.') &&
           (gv_ptx_is_name(*p->at) || *p->at == '.' || *p->at == ':')) {
      if (*p->at == ':' && (p->at + 1 >= p->end || p->at[1] != ':'))
        break; /* a label; "::" is within a word */
      p->at += *p->at == ':' ? 2 : 1;
    }
  }
  return (gv_str){begin, (size_t)(p->at - begin)};
}

static void take_number(gv_ptx_operand *o, gv_str word) {
  static const char floats[] = "fFdD";
  if (word.len > 1 && word.at[0] == '0' && strchr(floats, word.at[1])) return;
  o->computed |= word.len > 1 && (word.at[1] == 'b' || word.at[1] == 'B');
  uint64_t number = strtoull(word.at, NULL, 0); /* the text does not end in a digit */
  o->large |= number >> 32 && number < UINT64_MAX - UINT32_MAX;
  o->number = number <= INT64_MAX ? (int64_t)number : -1;
}

/* The operands up to ';'. False: there are too many. */
static bool take_operands(gv_ptx_text *p, gv_ptx_instruction *i) {
  gv_ptx_operand *o = NULL;
  uint32_t depth = 0;
  for (gv_str word = gv_ptx_word(p); word.len && !gv_str_equal(word, GV_STR(";"));
       word = gv_ptx_word(p)) {
    if (!o) {
      if (i->operands == GV_PTX_OPERANDS) return false;
      o = &i->at[i->operands++];
      *o = (gv_ptx_operand){.number = -1};
    }
    bool negative = word.at > i->code.at && word.at[-1] == '-';
    if (strchr("[{(", word.at[0])) depth++, o->address |= word.at[0] == '[';
    if (strchr("]})", word.at[0]) && depth) depth--;
    o->computed |= strchr("!~*/&^?<>", word.at[0]) != NULL;
    o->computed |= word.at[0] == '-' && (p->at >= p->end || !isdigit((unsigned char)*p->at));
    if (isdigit((unsigned char)word.at[0])) {
      o->computed |= o->number >= 0 || o->negative; /* another one */
      o->negative |= negative;
      o->nonzero |= strspn(word.at, "0") < word.len;
      if (!negative)
        take_number(o, word);
      else
        o->minus = (int64_t)(0 - strtoull(word.at, NULL, 0));
    } else if (gv_ptx_is_name(word.at[0]) && !gv_str_equal(word, GV_STR("_"))) {
      if (o->names == GV_PTX_NAMES) return false;
      o->name[o->names++] = word;
    } else if (word.at[0] == ',' && !depth) {
      o = NULL;
    }
  }
  return true;
}

bool gv_ptx_instruction_at(gv_ptx_text *p, gv_str word, gv_ptx_instruction *i) {
  i->operands = 0, i->guarded = i->unless = false;
  if (gv_str_equal(word, GV_STR("@"))) {
    i->guarded = true;
    word = gv_ptx_word(p);
    i->unless = gv_str_equal(word, GV_STR("!"));
    i->guard = i->unless ? gv_ptx_word(p) : word;
    word = gv_ptx_word(p);
  }
  i->code = word;
  return take_operands(p, i);
}

uint32_t gv_ptx_size(gv_str type) {
  if (gv_str_has(type, "128")) return 16;
  if (gv_str_has(type, "64")) return 8;
  return gv_str_has(type, "32") ? 4 : gv_str_has(type, "16") ? 2 : 1;
}
