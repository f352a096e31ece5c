/* serve: `gpuverify lsp`. */
#ifndef GV_APP_SERVE_H
#define GV_APP_SERVE_H

#include "app/options.h"

/* Serves an editor on standard input and output until it leaves; the exit status is that of the
 * protocol. */
int gv_serve(const gv_options *options);

#endif
