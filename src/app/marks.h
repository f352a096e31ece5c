/* marks: names that are put into LLVM IR before opt reads it, and looked for in what it writes. */
#ifndef GV_APP_MARKS_H
#define GV_APP_MARKS_H

/* Names that begin so are functions that give something undefined: library.def. */
#define GV_UNDEFINED "gpuverify.undefined."
/* This one does nothing, but that what it is given is used. */
#define GV_USED "gpuverify.used"
/* An attribute of a function that is called, whose calls may all be inlined. */
#define GV_CALLED "gpuverify.called"

#endif
