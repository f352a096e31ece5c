/* dump: what a stage of the analysis made of a program, as text for people who look for the cause
 * of a verdict. Nothing in it depends on addresses or on hash order. */
#ifndef GV_ANALYSIS_DUMP_H
#define GV_ANALYSIS_DUMP_H

#include "analysis/options.h"
#include "typestate/tabulate.h"

/* Writes what dump->stage names, of a judged tabulation; `model` is changed but for texts that it
 * loads. */
void gv_dump_stage(gv_tabulation *tab, gv_model *model, const gv_stage_dump *dump);

#endif
