/* certify: --certificate and --check-proof. */
#ifndef GV_APP_CERTIFY_H
#define GV_APP_CERTIFY_H

#include "app/options.h"
#include "app/outcome.h"
#include "app/setup.h"
#include "base/output.h"
#include "certificate/certify.h"

extern const gv_output_kind gv_certificate_kind_of_output;

/* Why the input can have no certificate; NULL: it may. `is_whole`: it is what a user has as a file,
 * not what was made of one. */
const char *gv_certify_obstacle(const gv_input *input, bool is_whole);
/* Looks for a certificate of what was proved and the certifier has read, has it checked, and writes
 * it where one is asked for. The report says what came of it; a file that could not be written is a
 * lack of the outcome. */
void gv_certify_report(const gv_options *options, const gv_input *input,
                       const gv_certifier *certifier, const char *obstacle, gv_report *report,
                       gv_outcome *outcome);

/* Whether an outcome that anybody may have written can be believed without its proof: it says that
 * something is not proved. */
bool gv_certify_needless(const gv_outcome *outcome);
/* Whether it has a certificate of the input that proves it. */
bool gv_certify_known(const gv_setup *setup, const gv_input *input, const gv_outcome *outcome);

#endif
