/* emit: functions, block by block, and what each of their operations does, as operations of the
 * model. */
#ifndef GV_EMIT_H
#define GV_EMIT_H

#include "kernels/kernels.h"

#define EMITTER(handler) gv_emit_fn gv_emit_##handler;
#include "front/emitters.def"
#undef EMITTER

/* For the next gv_emit(); GV_NONE: one that does not matter. */
static inline void gv_push_operand(front *f, gv_value_id id) { *gv_push(&f->fn.operands) = id; }

/* Which operands matter: those that can hold a handle, or all that bytes of one can be in, whatever
 * their type, or besides all integers, that a branch may depend on. */
typedef enum gv_wanted { GV_WANT_HANDLES, GV_WANT_WORDS, GV_WANT_INTEGERS } gv_wanted;

/* ---- call.c ---------------------------------------------------------------------------------- */

/* How many of the operands of a call or invoke are arguments: the first ones. */
uint32_t gv_argument_count(MlirOperation call);
/* Emits a GV_OP_UNLOWERED with all operands that can be handles, its dependencies the leading
 * tokens, and adds the results. */
void gv_emit_unlowered(front *f, MlirOperation op, const gv_lowering *lowering);
/* The handles among the operands are out of sight from here on: emits a GV_OP_UNKNOWN of them. */
void gv_hide_operands(front *f, MlirOperation op);

/* The function whose address the pointer is, where it is one on all paths; NULL: it is not known
 * which. */
gv_symbol *gv_function_at(front *f, MlirValue pointer);

/* ---- later.c --------------------------------------------------------------------------------- */

/* `stream` runs a function of the host: what that may touch may be touched when its turn comes.
 * `action`: the call that has it run. */
void gv_emit_on_stream(front *f, MlirOperation op, const gv_action *action, MlirValue function,
                       gv_value_id stream);
/* What the function does through the address that is its last parameter, if it does no more with it
 * than to read and write the memory that it leads to: KERNEL_READ, KERNEL_WRITE, KERNEL_BOTH or
 * NONE; else KEPT. Symbols may move. */
gv_role gv_role_of_later(front *f, MlirValue function);
/* These accesses, where the stream comes to the function. */
void gv_emit_touched_later(front *f, MlirOperation op, const gv_action *action, MlirValue function,
                           gv_value_id stream, gv_value_id address);
/* After a call of `callee`, which may start a thread: what that may touch is not followed from here
 * on. */
void gv_emit_in_thread(front *f, MlirOperation op, const gv_symbol *callee, uint32_t end);
/* The program ends: what runs then may touch what is pending. */
void gv_emit_at_exit(front *f, MlirOperation op);

/* ---- library.c ------------------------------------------------------------------------------- */

/* The callee is a function of the library that writes nothing at the address that it gets as this
 * argument. */
bool gv_call_reads_only(front *f, MlirOpOperand use);
/* Whether the arguments [first, end) of a call that allocates are constants; then their product. */
bool gv_allocated_size(front *f, MlirOperation op, uint32_t first, uint32_t end, int64_t *size);
/* The call of a function that is known by its name; false: its arguments do not fit, and nothing
 * was done. */
bool gv_emit_library(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* What a function that is called with operands [first, end) sees as its arguments, in
 * f->fn.arguments. */
void gv_list_arguments(front *f, MlirOperation op, uint32_t first, uint32_t end);
/* An argument that is a stream, of a call of `action`. */
gv_value_id gv_stream_value(front *f, const gv_argument *argument, const gv_action *action);
/* Pushes an operand and its gv_role for the next gv_emit_action(). */
void gv_push_role(front *f, gv_value_id operand, uint8_t role);
/* An action with the operands and roles that were pushed. */
gv_op *gv_emit_action(front *f, MlirOperation op, const gv_action *action, gv_str name);
/* Calls are taken to succeed: the result is 0. */
void gv_define_status(front *f, MlirOperation call);

/* ---- fresh.c --------------------------------------------------------------------------------- */

/* The call, in the function that is symbol `index`, that allocates what the function returns on all
 * ways; NULL: it returns something else, or code that is not here may call it. The same for as long
 * as the module is read. Symbols may move. */
MlirOperation gv_allocation_returned(front *f, uint32_t index);
/* Has the function that is being built allocate what such a function, symbol `index`, would. Gives
 * the address. */
gv_value_id gv_allocate_for(front *f, uint32_t index);
/* It is the null pointer, as such. */
bool gv_is_null_address(front *f, MlirValue value);
/* Builds what callers outside call, of a public function that returns what it allocates. */
void gv_build_entry(front *f, uint32_t index);

/* ---- uncalled.c ------------------------------------------------------------------------------ */

/* In a whole program, after all functions are built: those that nothing calls are public again,
 * since somebody may mean to. What they do is judged as what any caller gets; nobody calls them
 * back. */
void gv_open_uncalled(front *f);

/* ---- body.c ---------------------------------------------------------------------------------- */

/* Builds all of the function that is symbol `index`, which has a body. In the order of their ids,
 * as gv_collect_symbols() gave them. */
void gv_build_function(front *f, uint32_t index);
/* Adds the parameters of `op` to function `id`, which has just begun. */
void gv_add_params(front *f, uint32_t id, MlirOperation op);
/* Empties what f->fn knows of the function that was built, so that the next one can be. */
void gv_forget_function(front *f);
/* New blocks for the blocks of a region; returns the first one's, or GV_NONE for an empty region.
 */
uint32_t gv_open_region(front *f, MlirRegion region);
/* Fills the blocks that gv_open_region() made for it. */
void gv_fill_region(front *f, MlirRegion region);
/* A block of the function being built, which is not being filled yet. */
uint32_t gv_new_block(front *f);
/* What is emitted from here on goes into `block`; each block once. */
void gv_start_block(front *f, uint32_t block);
/* Adds an operation of the model for `op`; its operands are those pushed to f->fn.operands. */
gv_op *gv_emit(front *f, MlirOperation op, gv_op_kind kind, gv_str name);
/* Pushes the operand that gv_demand() gives for it. */
void gv_push_value(front *f, MlirValue value);
/* Pushes operands [first, end) of `op`; those that do not matter become GV_NONE. */
void gv_push_operands(front *f, MlirOperation op, uint32_t first, uint32_t end, gv_wanted wanted);
/* The results of `op` are the results of the newest operation of the model. */
void gv_add_results(front *f, MlirOperation op);
/* An edge from the block being filled. Argument i of the target gets operand first + i of `op`. */
gv_entry *gv_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first);
/* The same for one case of a switch. The entry is valid until the next edge. */
gv_entry *gv_case_edge_to(front *f, uint32_t target, MlirOperation op, uint32_t first,
                          int64_t case_value);
/* Something that may do anything with the handles among operands [first, end). */
void gv_emit_unknown(front *f, MlirOperation op, gv_str name, uint32_t first, uint32_t end);
/* The operation emitted last, an unknown one, may come after what other tasks have done. */
void gv_meet_others(front *f);
/* Ends the block: control does not come past here. */
void gv_emit_end(front *f, MlirOperation op, gv_str name);

/* ---- nest.c ---------------------------------------------------------------------------------- */

/* The task begins, at the start of its entry block. */
void gv_emit_task_begin(front *f, const gv_nest *nest);

/* ---- beside.c -------------------------------------------------------------------------------- */

/* The regions of the operation are laid out one after the other: says so where more may happen. */
void gv_look_beside(front *f, MlirOperation op);

/* ---- launch.c -------------------------------------------------------------------------------- */

/* The number that an integer is for certain where it is used; false: none is known. */
bool gv_integer_of(front *f, MlirValue value, int64_t *k);
/* It is what a call of the runtime made to stand for memory, or a slot that stands for that from
 * an earlier call of its block on. */
bool gv_is_holder(front *f, const gv_argument *argument);
/* What a launch finds in its array of parameters goes after the operands pushed so far, or, where
 * the array is filled in ways that are not seen, the array itself to operand number `place`. */
void gv_push_parameters(front *f, MlirOperation launch, MlirValue array, uint32_t place);
/* GV_RANGE_* of GV_ROLE_KERNEL_*. */
uint8_t gv_mode_of_kernel(uint8_t role);
/* Appends the variables of the device that the kernel uses by their names; `shadowed`: a global of
 * the host of that name stands for each. */
void gv_push_variables(front *f, MlirOperation kernel, bool shadowed);
/* … launches the kernel of this name. */
void gv_name_kernel(front *f, gv_str name);
/* The number that a launch passes as this argument of its kernel; NULL: not known. */
typedef MlirValue gv_passed_value(const void *of, uint32_t argument);
/* What f->fn.kernel_asks has comes to be asked of the numbers that are passed, in f->fn.asked. If
 * one of these is not known, what f->fn.kernel_ranges has is not certain where it needs that. */
void gv_take_asks(front *f, gv_passed_value *value, const void *of);
/* What f->fn.kernel_extents has comes to be said in numbers of the model, in f->fn.told; a number
 * from GV_OF_GRID on is asked for as an argument is. */
void gv_take_extents(front *f, gv_passed_value *value, const void *of);
/* The operand pushed last is this argument: what f->fn.told has of that is said of it. */
void gv_push_extent(front *f, uint32_t argument);
/* The newest operation is the launch that f->fn.asked and f->fn.symbolic are about. */
void gv_put_asked(front *f);
/* A size of a grid or block that is no constant is none above that, or the launch fails. */
int64_t gv_most_of_size(front *f, MlirValue size);
/* A number of 64 bits that an address was made. */
bool gv_is_of_address(front *f, MlirValue value);
/* Larger than what addresses are looked for in. */
bool gv_is_large(front *f, MlirType type);
/* The alloca that the address is computed from, or NULL. */
MlirValue gv_slot_of(front *f, MlirValue address);

/* ---- view.c ---------------------------------------------------------------------------------- */

/* The bytes of the memref whose descriptor the last operand pushed is the address of; `behind`:
 * `argument` is that of an unranked one. */
void gv_push_view(front *f, MlirOperation op, gv_str name, const gv_argument *argument, bool behind,
                  bool writes);
/* … of a memref that is passed in members, the aligned pointer as `argument`, which is pushed. */
void gv_push_expanded_view(front *f, gv_str name, uint32_t argument, bool writes);
/* The descriptor lies in a slot of which all is seen: no work is pending on it, and it is not gone.
 */
bool gv_descriptor_is_seen(front *f, MlirOperation op, const gv_argument *argument, bool behind);
/* How many bytes the descriptor at the argument has; -1: more than those of one without sizes,
 * perhaps. */
int64_t gv_descriptor_bytes(front *f, gv_str name, uint32_t argument, bool behind);
/* It is as if the call, which may be one of a group, enqueued its work where it stands. */
bool gv_is_enqueued_here(front *f, MlirOperation op);
/* The value, or the part of it, that is passed. */
gv_value_id gv_argument_value(front *f, const gv_argument *argument);

/* Does it launch a kernel of which there is only an address? */
bool gv_launches_unseen(const gv_action *action);

/* ---- stub.c ---------------------------------------------------------------------------------- */

/* `module` has the kernels that stubs stand for, directly or in modules of device code. */
void gv_add_device_module(front *f, MlirOperation module);
/* At the start of the entry block of the function. */
void gv_begin_launches(front *f, MlirOperation function);
/* The call plays a part in a launch, and what it does is in the model now; the arguments are the
 * operands before `end`. */
bool gv_emit_launching(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* Is the code of the kernel here that the symbol, GV_SYM_STUB, stands for? */
bool gv_stub_has_body(front *f, const gv_symbol *stub);
/* Is it known which stub's kernel the call of a launching function launches? */
bool gv_launches_stub(front *f, MlirOperation launch);

typedef struct gv_parameter {
  gv_value_id value;
  uint8_t role;
} gv_parameter;
typedef GV_VEC(gv_parameter) gv_parameter_list;
/* Loads what a kernel that is not known may get as addresses: the words of the variables whose
 * addresses the array of parameters has; appends them to the list. false: what it has is not all
 * seen. What is loaded is emitted at once. */
bool gv_read_parameters(front *f, MlirOperation op, gv_str name, MlirValue array,
                        gv_parameter_list *list);

/* ---- parameters.c ---------------------------------------------------------------------------- */

/* The life of the slot may have ended before the operation. */
bool gv_may_be_gone(front *f, MlirValue slot, MlirOperation op);

/* What a kernel that is not known does with the word at byte `at` of the slot, a variable of the
 * type whose address is in the array: GV_ROLE_KERNEL_BOTH, or GV_ROLE_NONE for a number. */
uint8_t gv_role_of_word(front *f, MlirValue slot, MlirType type, MlirValue array, int64_t at);

/* ---- signals.c ------------------------------------------------------------------------------- */

/* May a kernel of the program tell the host something while it runs, or be told? */
bool gv_kernels_signal(front *f);

/* ---- foreign.c ------------------------------------------------------------------------------- */

/* foreign.c: the operation may be one of a runtime that is not known. */
void gv_see_foreign_operation(front *f, MlirOperation op);
/* … once the model is whole: whether anything in it was recognised, and what may belong to such
 * runtimes. */
void gv_find_foreign(front *f);
/* False: as the names of its operations and functions tell, the module does nothing on a GPU: in
 * the model of it nothing would be recognised, and nothing would be foreign. */
bool gv_may_use_gpu(const gv_profile *runtime, MlirOperation module);

/* ---- outside.c ------------------------------------------------------------------------------- */

/* outside.c: may a call of the function, whose body is not here, wait for work on the GPU? NULL:
 * one through a pointer. */
bool gv_may_wait(MlirOperation call, gv_symbol *symbol);
/* The name is that of a function that deals with threads, and runs nothing in the calling one. */
bool gv_is_of_threads(gv_str name);
/* … that may start some. */
bool gv_starts_threads(gv_str name);

/* ---- zeroed.c -------------------------------------------------------------------------------- */

/* The allocation, of `size` bytes, which are not constant, is filled with zeros before anything
 * else is done with it: it starts so, and the filling is one of f->fn.fillings. */
bool gv_starts_as_zeros(front *f, MlirOperation allocation, MlirValue size);
/* It is one of these, which do nothing. */
bool gv_is_filling(const front *f, MlirOperation op);

/* ---- memory.c -------------------------------------------------------------------------------- */

/* At the head of a function: it has copies of what is passed by value. */
void gv_copy_values_passed(front *f, MlirOperation function);
/* Here and below `op` is the operation of MLIR that does it, and gives the place; no size: not
 * constant. */
gv_op *gv_new_memory(front *f, MlirOperation op, gv_str name, bool heap, const int64_t *size);
/* A GV_OP_MEMCPY; nothing where the size is 0. */
void gv_copy_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue from,
                    const int64_t *size);
/* Zero bytes are stored as null handles, all others as what is no handle. Without a constant size,
 * operand 2 of `op` is the size. */
void gv_set_memory(front *f, MlirOperation op, gv_str name, MlirValue to, MlirValue byte,
                   const int64_t *size);
/* The slots that were made within `scope`, which `at` ends, are gone, where anything else than
 * loads and stores knows of them. */
void gv_end_slots(front *f, MlirOperation at, MlirOperation scope);

/* ---- handlers.c ------------------------------------------------------------------------------ */

/* Does the landing pad of an llvm.invoke take what `operator new` throws, and do something? */
bool gv_takes_no_memory(front *f, MlirOperation invoke);

/* ---- targets.c ------------------------------------------------------------------------------- */

typedef struct gv_targets {
  uint32_t symbols[16], count;
} gv_targets;

/* The functions of which the pointer is one, and nothing else. False: they are not known. */
bool gv_find_targets(front *f, MlirValue pointer, gv_targets *found);

/* ---- pointed.c ------------------------------------------------------------------------------- */

/* Which functions a call through a pointer may call, where nothing is known of it. */
void gv_find_pointed(front *f);
/* Before what a call does that is not known: what those functions require of what it passes, … */
void gv_try_pointed(front *f, MlirOperation op, uint32_t end);
/* … what the function, a symbol, requires that may be replaced by another one, … */
void gv_try_replaceable(front *f, MlirOperation op, uint32_t symbol, uint32_t end);
/* … and what a function requires that a function of a library calls. */
void gv_try_called_back(front *f, MlirOperation op, const gv_symbol *callee, uint32_t end);
/* call.c: the address is called, here, and nothing else happens to it. */
bool gv_is_only_called(front *f, MlirValue address);
/* call.c: do the sizes of the arguments fit? A call through a pointer may be of another type than
 * the function. */
bool gv_fits_function(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* call.c: a call whose arguments are the operands before `end`. Returns what the call says of
 * exceptions, or GV_NONE. */
gv_value_id gv_emit_target(front *f, MlirOperation op, gv_symbol *found, uint32_t end);

/* ---- unwind.c -------------------------------------------------------------------------------- */

/* Whether the input, text or bytecode, may have an llvm.invoke. */
bool gv_has_landing_pads(gv_str bytes);
/* Which functions exceptions leave, where there are landing pads. After gv_find_async_functions. */
void gv_find_throwing(front *f);
/* What is called is operator new, which throws where there is no memory, and not the program's own.
 * NULL: it is called through a pointer. */
bool gv_makes_memory(const gv_symbol *callee);
/* An exception may come out of the call. */
bool gv_may_throw(front *f, MlirOperation call);
/* After a call: the function is left too if an exception came out of it. `thrown`: what the call
 * says of that; GV_NONE: nothing. */
void gv_leave_if_thrown(front *f, MlirOperation call, gv_value_id thrown, bool returns);
/* After the operands of a return. */
void gv_push_thrown(front *f, bool thrown);
/* Once all blocks of the function are filled. */
void gv_fill_way_out(front *f, MlirOperation function);

/* ---- control.c ------------------------------------------------------------------------------- */

/* What the branch at the end of `from` passes for the argument of another block; NULL: it has
 * several ways there, or is of another kind. */
MlirValue gv_passed_by(front *f, MlirBlock from, MlirValue argument);
/* The condition is a constant, or computed from such: what it is. */
bool gv_constant_condition(const gv_model *m, gv_value_id id, int64_t *k);

/* ---- assume.c -------------------------------------------------------------------------------- */

/* What the attributes of its parameters say holds from its first block on. */
void gv_assume_parameters(front *f, MlirOperation function);
/* It allocates memory, and is taken to do so: what it gives is not null. */
bool gv_is_taken_to_succeed(MlirOperation call, const gv_symbol *callee);
/* … of what the call gives; `callee`: the function, as far as it is declared here. */
void gv_assume_result(front *f, MlirOperation call, MlirOperation callee);
/* … what is known of the number that a function of the C library gives. */
void gv_assume_library(front *f, MlirOperation call, const gv_symbol *callee);

/* ---- mark.c ---------------------------------------------------------------------------------- */

/* Whether the input, text or bytecode, has the name of the suppressing attribute anywhere. */
bool gv_has_marks(gv_str bytes);
/* Writes down what the attribute says, if the operation has it; `function`: the one that it
 * defines, else GV_NONE. */
void gv_keep_marks(front *f, MlirOperation op, uint32_t function);

#endif
