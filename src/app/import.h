/* import: LLVM IR, text or bitcode, becomes MLIR by the user's mlir-translate before anything else
 * is done with it. */
#ifndef GV_APP_IMPORT_H
#define GV_APP_IMPORT_H

#include "app/compile.h"

/* An input on its way. Zero-initialise. */
typedef struct gv_imported {
  gv_compiler importer; /* path.at == NULL: the input was no LLVM IR */
  bool simplified;      /* … by opt, before it was imported */
  bool aside;           /* it is the device side, which stays as it is */
  gv_str written;       /* name of the LLVM IR */
  gv_str text;          /* what came of it */
  bool shortens; /* sources below the working folder are named as seen from there, also where they
                    are named from the root on */
} gv_imported;

/* Puts MLIR in the place of LLVM IR; other inputs stay what they are. Texts are in the arena.
 * GV_UNUSABLE: *error says why. */
gv_status gv_import(gv_imported *imported, const gv_options *options, gv_arena *arena,
                    gv_input *input, gv_str *error);
/* What --device-module names, imported where it is LLVM IR, with its texts in the arena.
 * GV_UNUSABLE: *error says why. */
gv_status gv_load_device(const gv_options *options, gv_arena *arena, gv_input *device,
                         gv_str *error);
/* Imports, parses and builds the model, as gv_front_parse_input does with MLIR. */
gv_status gv_import_read(gv_model *model, const gv_options *options, const gv_input *input,
                         gv_str *error);

#endif
