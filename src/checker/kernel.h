/* kernel: which bytes a launch accesses (A3), as the body of its kernel says with the numbers of
 * the launch. */
#ifndef GV_CHECKER_KERNEL_H
#define GV_CHECKER_KERNEL_H

#include "checker/step.h"

/* Bytes from the address on that an argument holds. */
typedef struct gvc_part {
  uint32_t leaf; /* of the arguments', or GVC_VARIABLE + a global */
  gvc_how how;
  bool leads; /* addresses are read there, and followed */
  int64_t low, high;
} gvc_part;

#define GVC_VARIABLE 0x80000000u

typedef GV_VEC(gvc_part) gvc_parts;

enum { GVC_LAUNCH_SIZES = 6 }; /* operands: after the stream the grid and the block, by axis */

/* Where the arguments begin among the launch's operands. */
static inline uint32_t gvc_first_argument(const gvc_step *launch) {
  return (uint32_t)launch->number + GVC_LAUNCH_SIZES;
}
/* *parts: all memory that the kernel accesses. False: that is not known. */
bool gvc_find_parts(const gvc_work *work, const gvc_step *launch, const gvc_kernel *kernel,
                    gvc_parts *parts);

#endif
