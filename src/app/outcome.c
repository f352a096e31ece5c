/* Records "LETTER NUMBER LENGTH\n", then so many bytes and a newline, between a first line that
 * names the format and a last record "e 0 0", without which the rest is worth nothing.
 */
#include "app/outcome.h"

static const char head[] = "gpuverify-outcome 3\n";

enum { EXIT_BITS = 2 }; /* of the number of a piece; the rest is what became of it */

static void write_record(FILE *out, char letter, int number, gv_str text) {
  fprintf(out, "%c %d %zu\n", letter, number, text.len);
  if (text.len) fwrite(text.at, 1, text.len, out);
  fputc('\n', out);
}

void gv_outcome_write(const gv_outcome *outcome, FILE *out) {
  fputs(head, out);
  for (uint32_t i = 0; i < outcome->pieces.len; i++)
    write_record(out, 'p',
                 outcome->pieces.at[i].exit | (int)outcome->pieces.at[i].became << EXIT_BITS,
                 outcome->pieces.at[i].text);
  for (uint32_t i = 0; i < outcome->known.len; i++) write_record(out, 'k', 0, outcome->known.at[i]);
  for (uint32_t i = 0; i < outcome->outside.len; i++) {
    const gv_outside *o = &outcome->outside.at[i];
    write_record(out, 'd', 0, (gv_str){(const char *)o->digest.at, sizeof o->digest.at});
    write_record(out, 'o', 0, o->path);
  }
  for (uint32_t i = 0; i < outcome->plans.len; i++) write_record(out, 'r', 0, outcome->plans.at[i]);
  for (uint32_t i = 0; i < outcome->notes.len; i++) write_record(out, 'n', 0, outcome->notes.at[i]);
  for (uint32_t i = 0; i < outcome->lacks.len; i++) write_record(out, 'l', 0, outcome->lacks.at[i]);
  if (outcome->certificate.len) write_record(out, 'c', 0, outcome->certificate);
  if (outcome->graph.at) write_record(out, 'g', 0, outcome->graph);
  write_record(out, 'e', 0, GV_STR(""));
}

/* ---- reading ---- */

static bool take(gv_str *bytes, size_t len, gv_str *taken) {
  if (bytes->len < len) return false;
  *taken = (gv_str){bytes->at, len};
  *bytes = (gv_str){bytes->at + len, bytes->len - len};
  return true;
}

static bool take_char(gv_str *bytes, char c) {
  gv_str taken;
  return take(bytes, 1, &taken) && *taken.at == c;
}

static bool take_number(gv_str *bytes, size_t *number) {
  size_t digits = 0;
  for (*number = 0;
       digits < bytes->len && digits < 12 && bytes->at[digits] >= '0' && bytes->at[digits] <= '9';
       digits++)
    *number = *number * 10 + (size_t)(bytes->at[digits] - '0');
  gv_str taken;
  return digits && take(bytes, digits, &taken);
}

typedef struct record {
  char letter;
  size_t number;
  gv_str text;
} record;

static bool take_record(gv_str *bytes, record *r) {
  gv_str letter;
  size_t len;
  if (!take(bytes, 1, &letter) || !take_char(bytes, ' ') || !take_number(bytes, &r->number) ||
      !take_char(bytes, ' '))
    return false;
  r->letter = *letter.at;
  return take_number(bytes, &len) && take_char(bytes, '\n') && take(bytes, len, &r->text) &&
         take_char(bytes, '\n');
}

static bool keep(gv_outcome *outcome, const record *r, gv_digest *digest) {
  gv_str text = r->letter == 'd' ? r->text : gv_str_copy(&outcome->arena, r->text);
  switch (r->letter) {
  case 'p':
    *gv_push(&outcome->pieces) =
        (gv_piece){(int)(r->number & 3), (gv_became)(r->number >> EXIT_BITS), text};
    return r->number >> EXIT_BITS < GV_BECAME_COUNT;
  case 'k': *gv_push(&outcome->known) = text; return true;
  case 'g': outcome->graph = text; return true;
  case 'c': outcome->certificate = text; return true;
  case 'r': *gv_push(&outcome->plans) = text; return true;
  case 'n': *gv_push(&outcome->notes) = text; return true;
  case 'l': *gv_push(&outcome->lacks) = text; return true;
  case 'd':
    if (text.len == sizeof digest->at) memcpy(digest->at, text.at, text.len);
    return text.len == sizeof digest->at;
  case 'o': *gv_push(&outcome->outside) = (gv_outside){text, *digest}; return true;
  default: return false;
  }
}

bool gv_outcome_read(gv_outcome *outcome, gv_str bytes) {
  gv_str first;
  gv_digest digest = {{0}};
  record r;
  if (!take(&bytes, sizeof head - 1, &first) || memcmp(first.at, head, first.len) != 0)
    return false;
  while (take_record(&bytes, &r)) {
    if (r.letter == 'e') return bytes.len == 0;
    if (!keep(outcome, &r, &digest)) return false;
  }
  return false;
}

void gv_outcome_clear(gv_outcome *outcome) {
  gv_vec_free(&outcome->pieces);
  gv_vec_free(&outcome->known);
  gv_vec_free(&outcome->outside);
  gv_vec_free(&outcome->plans);
  gv_vec_free(&outcome->notes);
  gv_vec_free(&outcome->lacks);
  gv_arena_clear(&outcome->arena);
  memset(outcome, 0, sizeof *outcome);
}
