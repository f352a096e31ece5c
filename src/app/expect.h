/* expect: compares the findings with the expectations in the input, in the comments that mlir-opt
 * -verify-diagnostics reads:
 *
 *   // expected-error @+1 {{part of the message}}          on the next line; @-1, @above, @below,
 * and none for the same line
 *   // expected-note-re @above {{a {{[a-z]+}} expression}}  text with POSIX extended expressions in
 * it
 *   // expected-warning @unknown {{…}}                      without a location
 *
 * error, warning, note and remark are those of MLIR; "unproved" is our fifth. The message ends in "
 * [rule]".
 */
#ifndef GV_APP_EXPECT_H
#define GV_APP_EXPECT_H

#include <stdio.h>

#include "base/base.h"
#include "render/render.h"

/* Writes a line "FILE:LINE:COL: error: …" for everything that was expected and not found, found and
 * not expected, or cannot be read. `text` is the input; notes count unless `quiet`. True: there was
 * nothing to write. */
bool gv_expect(FILE *out, const gv_result *result, gv_str text, bool quiet);

#endif
