/* grow: bytes to a model. Any bytes at all make a model that gv_model_check() accepts and that the
 * front could have made: control flow of any shape, in which every value is used only where it is
 * defined; calls, with recursion; tasks; memory; the runtime's functions with operands of the right
 * and of the wrong kind. Bytes that follow each other make what follows each other, so that a
 * fuzzer's changes to them are changes to the program.
 */
#ifndef GV_FUZZ_GROW_H
#define GV_FUZZ_GROW_H

#include "model/model.h"
#include "profile/profile.h"

/* Into *model, which is zeroed and the caller's to clear. Bytes that are left over are the
 * program's text. The actions are those of `runtime`, which outlives the model. */
void gv_grow(gv_model *model, const gv_profile *runtime, gv_str bytes);

#endif
