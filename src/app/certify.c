#include "app/certify.h"

#include "base/foreign.h"

static const char *const heads[] = {"gpuverify-certificate ", NULL};
const gv_output_kind gv_certificate_kind_of_output = {"a certificate", heads};

const char *gv_certify_obstacle(const gv_input *input, bool is_whole) {
  if (!is_whole || gv_front_is_llvm_ir(input)) return "certificates are of lowered MLIR alone";
  if (input->runtime && !gv_str_equal(input->runtime->name, GV_STR("cuda")))
    return "certificates are for the runtime 'cuda' alone";
  return NULL;
}

static void write_file(const gv_options *options, gv_str text, gv_outcome *outcome) {
  gv_str why;
  if (gv_output_write(&outcome->arena, options->certificate, &gv_certificate_kind_of_output, text,
                      &why) != GV_OK)
    *gv_push(&outcome->lacks) =
        gv_format_foreign(&outcome->arena, "gpuverify: error: %.*s\n", GV_FMT(why));
}

void gv_certify_report(const gv_options *options, const gv_input *input,
                       const gv_certifier *certifier, const char *obstacle, gv_report *report,
                       gv_outcome *outcome) {
  bool is_proved = report->verdict == GV_PROVED && !report->accepted && !report->nothing_to_verify;
  if (!options->certify) return;
  gv_certified certified = {0};
  if (is_proved && obstacle)
    certified.why = gv_str_of(obstacle);
  else if (is_proved)
    gv_certify(&report->arena, certifier, input->bytes, false, &certified);
  if (is_proved) {
    report->certificate = certified.text.len ? GV_CERTIFICATE_CHECKED : GV_CERTIFICATE_NONE;
    report->certificate_lacks = certified.why;
  }
  if (options->cache) outcome->certificate = gv_str_copy(&outcome->arena, certified.text);
  if (!options->certificate) return;
  if (certified.text.len)
    write_file(options, certified.text, outcome);
  else
    *gv_push(&outcome->lacks) = gv_format_foreign(
        &outcome->arena, "%.*s: error: no certificate: %.*s\n", GV_FMT(input->name),
        GV_FMT(is_proved ? certified.why : GV_STR("it is not proved")));
}

bool gv_certify_needless(const gv_outcome *outcome) {
  for (uint32_t i = 0; i < outcome->pieces.len; i++)
    if (outcome->pieces.at[i].exit == GV_EXIT_PROVED) return false;
  return true;
}

/* Of an input in parts each would need its own. */
bool gv_certify_known(const gv_setup *setup, const gv_input *input, const gv_outcome *outcome) {
  gv_arena arena = {0};
  gv_input on_runtime = *input;
  on_runtime.runtime = &setup->runtime;
  bool known = outcome->pieces.len == 1 && outcome->certificate.len &&
               !gv_certify_obstacle(&on_runtime, true) &&
               gv_certify_again(&arena, &on_runtime, outcome->certificate);
  gv_arena_clear(&arena);
  return known;
}
