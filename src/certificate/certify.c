#include "certificate/certify.h"
#include "certificate/certificate.h"
#include "read/read.h"

#include <stdio.h>

static gv_str digest_text(gv_arena *arena, gv_str bytes) {
  gv_digest digest;
  char text[2 * sizeof digest.at + 1];
  gv_front_digest(&bytes, 1, &digest);
  for (size_t i = 0; i < sizeof digest.at; i++) sprintf(text + 2 * i, "%02x", digest.at[i]);
  return gv_str_copy(arena, gv_str_of(text));
}

static gv_str reason(gv_arena *arena, const gvc_refusal *r) {
  const char *open = *r->rule ? " (" : "", *rule = r->rule, *close = *r->rule ? ")" : "";
  return gv_format(arena, "%u:%u: %.*s %s%s%s%s", r->line, r->column, GV_FMT(r->name), r->what,
                   open, rule, close);
}

/* What was found is worth what the checker says of its text. */
static bool is_accepted(gv_str text, gv_str digest, const gvc_program *program,
                        gvc_refusal *refusal) {
  gvc_certificate read = {0};
  uint32_t line;
  uint64_t effort = gvc_most_effort(program);
  bool parsed = gvc_certificate_parse(&read, program, text, &line);
  *refusal = (gvc_refusal){.line = line,
                           .rule = "",
                           .what = "is wrong in the certificate that was written",
                           .name = GV_STR("this line")};
  bool fits =
      parsed && gv_str_equal(read.program, digest) && gv_str_equal(read.profile, GV_STR("cuda"));
  bool accepted = fits && gvc_certificate_check(&read, program, &effort, refusal);
  gvc_certificate_clear(&read);
  return accepted;
}

static void read_module(void *with, const void *module) {
  gv_certifier *c = with;
  gv_certifier_clear(c);
  c->program = gv_malloc(sizeof *c->program);
  *c->program = (gvc_program){0};
  gvc_program_read(c->program, *(const MlirOperation *)module);
}

gv_module_reader gv_certifier_reader(gv_certifier *c) { return (gv_module_reader){read_module, c}; }

void gv_certifier_clear(gv_certifier *c) {
  if (c->program) gvc_program_clear(c->program);
  gv_free(c->program);
  c->program = NULL;
}

/* What the checker finds by itself is left out, where it does. */
static gv_str written(gv_arena *arena, const gvc_found *found, const gvc_program *program,
                      gv_str digest, bool in_full, gvc_refusal *refusal) {
  gv_str text = gvc_certificate_text(found, program, in_full, digest, arena);
  if (is_accepted(text, digest, program, refusal)) return text;
  if (in_full) return GV_STR("");
  return written(arena, found, program, digest, true, refusal);
}

void gv_certify(gv_arena *arena, const gv_certifier *certifier, gv_str bytes, bool in_full,
                gv_certified *result) {
  gvc_found found = {0};
  gvc_refusal refusal;
  gv_str text = GV_STR("");
  *result = (gv_certified){.why = GV_STR("it was not read")};
  if (!certifier->program) return;
  if (gvc_certificate_find(&found, certifier->program, in_full, &refusal))
    text = written(arena, &found, certifier->program, digest_text(arena, bytes), in_full, &refusal);
  *result =
      text.len ? (gv_certified){.text = text} : (gv_certified){.why = reason(arena, &refusal)};
  gvc_found_clear(&found);
}

bool gv_certify_again(gv_arena *arena, const gv_input *input, gv_str text) {
  gv_certifier certifier = {0};
  gv_module_reader reader = gv_certifier_reader(&certifier);
  gv_input shown = *input;
  gv_str error;
  gvc_refusal refusal;
  shown.beside = &reader;
  bool accepted = gv_front_show(arena, &shown, &error) == GV_OK && certifier.program &&
                  is_accepted(text, digest_text(arena, input->bytes), certifier.program, &refusal);
  gv_certifier_clear(&certifier);
  return accepted;
}

gv_status gv_certify_input(gv_arena *arena, const gv_input *input, bool in_full,
                           gv_certified *result, gv_str *error) {
  *result = (gv_certified){0};
  gv_certifier certifier = {0};
  gv_parsed parsed = gv_parse(arena, input->name, input->bytes, error);
  bool usable = !mlirOperationIsNull(parsed.root);
  if (usable) read_module(&certifier, &parsed.root);
  gv_parsed_destroy(&parsed);
  if (usable) gv_certify(arena, &certifier, input->bytes, in_full, result);
  gv_certifier_clear(&certifier);
  return usable ? GV_OK : GV_UNUSABLE;
}
