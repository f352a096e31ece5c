/* kernels: what the code of the device does with what it is given: of gpu.module (kernel.c,
 * ranges.c), and of text for NVIDIA's devices (ptx.c). */
#ifndef GV_KERNELS_H
#define GV_KERNELS_H

#include "expressions/expressions.h"

enum { GV_SIZES = 6 };

/* What is known of a launch. */
typedef struct gv_launch_facts {
  int64_t size[GV_SIZES]; /* of the grid, of its blocks, by dimension */
  bool sized[GV_SIZES];   /* is it known? */
  int64_t most[GV_SIZES]; /* it is none above that, or the launch fails; 0: that is not known */
  /* The number that is passed as an argument, or as a member of a memref's descriptor; false: it is
   * not known. */
  bool (*number)(void *to, uint32_t argument, uint32_t member, int64_t *k);
  /* The argument is seen to be an object that stands for memory, as the descriptor of a tensor. */
  bool (*holds)(void *to, uint32_t argument);
  bool
      by_value; /* a structure that is passed through an address (llvm.byval) is the kernel's own */
  void *to;
} gv_launch_facts;

/* ---- code.c ---------------------------------------------------------------------------------- */

/* Notes which code the newest operation, made of this gpu.launch_func, runs with what, where the
 * program brings it along. */
void gv_add_launch(front *f, MlirOperation op);
/* The target of an object. */
bool gv_is_for_nvidia(MlirAttribute target);
/* Imports the bitcode of the gpu.binary operations of a module, each where it is the only object:
 * with several it is not known which one runs. */
void gv_import_binaries(MlirOperation module, gv_imported_list *to, MlirContext *context);
/* Destroys what is there. */
void gv_free_binaries(gv_imported_list *imported, MlirContext context);

/* ---- kernel.c -------------------------------------------------------------------------------- */

/* The kernel that `@module::@kernel` names, seen from the function being built, and the scope that
 * it is in; NULL: its body is not here. */
MlirOperation gv_kernel_of(front *f, MlirAttribute reference, uint32_t *scope);
/* Looks into a module of kernels, and returns the scope of what is in it; or into the module that
 * is read, whose functions a stream may run as it does kernels: globals that they name are not
 * among what they do then. */
uint32_t gv_look_into_kernels(front *f, MlirOperation module);
/* The kernel `name` of that scope; NULL: its body is not there. */
MlirOperation gv_kernel_in(front *f, uint32_t scope, gv_str name);
/* Of the operation, or of the intrinsic that it calls. */
gv_str gv_name_in_kernel(MlirOperation op);
/* What that does. */
gv_kernel_effect gv_effect_in_kernel(MlirOperation op);
/* How many arguments a caller passes to a function with a body. */
intptr_t gv_kernel_arguments(MlirOperation function);
/* What a kernel may do with addresses besides what its arguments' roles say; bits. */
enum {
  GV_KERNEL_FOLLOWS =
      1, /* it goes where addresses lead that lie in memory, or in variables of its own */
  GV_KERNEL_KEEPS = 2,   /* it puts some where other kernels find them */
  GV_KERNEL_NUMBERS = 4, /* it makes some of numbers */
};
/* These, where it is launched so; `launch` NULL: nothing is known of that. Of a kernel that is
 * NULL, or was not looked at, all but GV_KERNEL_KEEPS: that kernels which are not here keep nothing
 * is assumed. */
uint8_t gv_kernel_reach(front *f, MlirOperation kernel, const gv_launch_facts *launch);
/* The variables of the device that it uses by their names: the next from *place on, which begins at
 * 0; NULL: no more. */
gv_kernel_variable *gv_next_kernel_variable(front *f, MlirOperation kernel, uint32_t *place);
/* KERNEL_READ, KERNEL_WRITE, KERNEL_BOTH or NONE, of an argument of a function that gv_kernel_of
 * returned. */
gv_role gv_kernel_role(front *f, MlirValue argument);

/* ---- ptx.c ----------------------------------------------------------------------------------- */

/* What the kernel of the launch does with f->fn.arguments goes to f->fn.kernel_roles and
 * f->fn.kernel_ranges, `reach` as above. False: it is not known. */
bool gv_find_ptx_effects(front *f, MlirOperation op, const gv_launch_facts *launch, uint8_t *reach);
/* The variables of the device that the launched kernel, of which there is PTX, may use by their
 * names, each with its GV_RANGE_*: *count from the result on. If it is not known what the kernel
 * does, those are all that its gpu.binary declares. *binary: that one. */
const gv_ptx_variable *gv_find_ptx_variables(front *f, MlirOperation op, uint32_t *count,
                                             const void **binary);
/* Frees f->ptx. */
void gv_free_ptx(front *f);

/* ---- ranges.c -------------------------------------------------------------------------------- */

/* The load or store has an order with those of other threads. */
bool gv_is_atomic_access(MlirOperation op);
/* Appends what the kernel, of this scope, does with the memory of each of its arguments; `operand`
 * of each is the argument's number. `asks`: what has to hold of numbers that are passed for what is
 * certain only then (GV_RANGE_ASKS), each argument once; NULL: nothing is certain that needs this.
 * `extents`: the same in terms of what the launch is told; NULL: nobody asks. */
void gv_ranges_of_kernel(front *f, uint32_t scope, MlirOperation kernel,
                         const gv_launch_facts *launch, gv_range_list *to, gv_kernel_ask_list *asks,
                         gv_told_extent_list *extents);
/* What is certain only where numbers that are passed are in some range is not. */
void gv_drop_asks(gv_range_list *ranges);

#endif
