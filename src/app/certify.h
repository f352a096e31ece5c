/* certify: --certificate and --check-proof. */
#ifndef GV_APP_CERTIFY_H
#define GV_APP_CERTIFY_H

#include "app/options.h"
#include "app/outcome.h"
#include "base/output.h"

extern const gv_output_kind gv_certificate_kind_of_output;

/* Looks for a certificate of what was proved, has it checked, and writes it where one is asked for. The report says what came of it; a
 * file that could not be written is a lack of the outcome. `is_whole`: the input is what a user has as a file, not what was made of one. */
void gv_certify_report(const gv_options *options, const gv_input *input, bool is_whole, gv_report *report, gv_outcome *outcome);

#endif
