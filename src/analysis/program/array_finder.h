/* array_finder: what the files share that find array elements by index: arrays.c says what for,
 * array_memory.c which memory is an array, array_loops.h what its loops tell, array_calls.c what
 * callers know, array_slots.c what is in the variables that loops count in. */
#ifndef GV_ARRAY_FINDER_H
#define GV_ARRAY_FINDER_H

#include "program/arrays.h"
#include "program/flow.h"

enum { GV_WORD_BYTES = 8, GV_CHAIN_LIMIT = 64 };

/* An address, as far as it is one of an array element. */
typedef struct gv_spot {
  uint32_t base;     /* of the finder's bases; GV_NONE: none that is followed */
  uint32_t part;     /* of a base that is split: the array that it is in; GV_NONE: none */
  int64_t constant;  /* from the beginning of that */
  gv_value_id index; /* times `stride`; GV_NONE: the address is constant */
  uint32_t stride;
  gv_value_id
      row; /* times `row_stride`, a multiple of `stride`; GV_NONE: there is only one index */
  uint32_t row_stride;
  uint32_t unit; /* the bytes for each of the index, before products in it are taken apart; GV_NONE:
                    of the row others */
  bool known;    /* nothing else is in it */
  bool cut_off;  /* it was not taken apart to the end */
} gv_spot;

/* Numbers from `lo` to `hi`, signed, of at most 64 bits. */
typedef struct gv_range {
  int64_t lo, hi;
} gv_range;

/* An array in memory that holds more than that. */
typedef struct gv_part {
  uint32_t root; /* base */
  uint32_t stride;
  int64_t lo, hi; /* bytes of the memory that are accessed by an index */
  int64_t origin; /* where index 0 lies */
} gv_part;

/* A number in a structure that is replaced by what was stored there. */
typedef struct gv_member {
  uint32_t root; /* base */
  int64_t at;
  uint32_t size; /* bytes */
} gv_member;

/* Bytes of the constant from where an element begins, from 0, below `stride`. */
static inline int64_t gv_spot_within(const gv_spot *s, uint32_t stride) {
  int64_t rest = s->constant % (int64_t)stride;
  return rest < 0 ? rest + (int64_t)stride : rest;
}
/* Elements that the constant adds to the index, which may be below zero. */
static inline int64_t gv_spot_more(const gv_spot *s, uint32_t stride) {
  return (s->constant - gv_spot_within(s, stride)) / (int64_t)stride;
}

/* The number is `of`, made wide, plus a constant: a sum that does not wrap, but of 64 bits. */
typedef struct gv_linear {
  gv_value_id of;
  gv_arith wide; /* GV_WIDEN, GV_ZEXT; GV_ADD: it has 64 bits itself */
  int64_t plus;
} gv_linear;

/* One that counts by a constant. Its numbers are those from `first` to `bound`, each `step` from
 * the one before, in the order `by`. */
typedef struct gv_counted_loop {
  uint32_t head;
  gv_value_id counter;
  int step;          /* 1, -1, or more of either sign */
  bool sometimes;    /* on some ways round it stays */
  gv_value_id first; /* what it begins with; GV_NONE: not one value */
  bool *in;          /* by block of the function: it is in the loop */
  uint32_t test;     /* the block that ends it by the number; GV_NONE: there is none that tells the
                        numbers */
  bool behind;       /* … and compares the next number */
  bool stays_first;  /* … and stays by its first edge */
  gv_value_id bound;
  bool inclusive;
  gv_arith wide;  /* GV_WIDEN, GV_ZEXT: that of the counter is what is compared; GV_ADD: the counter
                     itself */
  gv_arith by;    /* GV_SLT, GV_ULT; GV_EQ, while it is being found: it ends where the number is the
                     bound */
  bool entered;   /* the first number is within the bounds wherever the loop is entered, or compared
                     before anything is done with it */
  bool truncated; /* it compares the last bits of the counter: `bound` is what these are compared
               with, made wide */
  bool never_below; /* none of its numbers is below zero as a signed one */
} gv_counted_loop;

/* What is known of the element that is followed while a loop runs. */
typedef struct gv_ghost {
  uint32_t loop;
  gv_value_id symbol; /* that is compared with the index: the one of the program, or its row or its
                         column */
  gv_value_id index, seen, hit; /* seen: what holds of earlier rounds */
  gv_value_id within;           /* GV_NONE: the bounds are not known */
} gv_ghost;

enum { GV_ROTATING = 4, GV_IN_TURNS = 4 };

/* In a loop that counts up from zero, by one. */
typedef struct gv_rotation {
  uint32_t loop, length;
  gv_value_id symbol;
  gv_value_id at[GV_ROTATING]; /* i1: what is left of the counter plus so many is the symbol */
} gv_rotation;

/* Elements are taken in turn by what is left of the number, and others by the number itself. */
typedef struct gv_beside {
  gv_value_id counter;
  uint32_t length;
} gv_beside;
typedef GV_VEC(gv_beside) gv_besides;

/* A block argument that was made: the symbol is below the number, made wide, and the constant. */
typedef struct gv_joined {
  gv_value_id id, symbol, made;
  gv_arith wide;
  int64_t plus;
  int depth; /* of the question: a deeper one is told less */
} gv_joined;

/* What a new block argument gets by an edge. */
typedef struct gv_given {
  uint32_t edge;
  gv_value_id arg, source;
} gv_given;

/* A comparison with the symbol that a function makes of what it is passed; index: that is an index,
 * compared for being the symbol. */
typedef struct gv_asked {
  uint32_t function;
  gv_value_id value, index; /* index: GV_NONE */
  uint32_t turn;            /* that of its array */
} gv_asked;

/* The function has an access with this index. */
typedef struct gv_constant_index {
  uint32_t function;
  int64_t k;
} gv_constant_index;

/* What the load gives counts only in the first rounds of a loop. */
typedef struct gv_first_load {
  uint32_t op;
  gv_value_id index; /* in the only one of these; GV_NONE: it is not known */
} gv_first_load;

/* What a branch that ends a loop is told of the first rounds. */
typedef struct gv_told_round {
  uint32_t op;
  gv_value_id ends; /* i1: the loop ends here, for sure */
  bool stays_first; /* it goes on by its first edge */
} gv_told_round;

/* The index of the access is constant, and a counter is that number there: it is `index`. */
typedef struct gv_at_counter {
  uint32_t op;
  gv_value_id index;
} gv_at_counter;

/* A load that may be of what is not in its array. */
typedef struct gv_outside_load {
  uint32_t op;
  gv_value_id index; /* of 64 bits */
  int64_t count;     /* it may be so many or more, which the array has not; 0: it is not */
  bool before;       /* it may be below zero */
  bool undefined;    /* … what is there */
  uint32_t elements; /* that the array has, and one more; GV_NONE: it is not known */
} gv_outside_load;

/* A block argument that is an address or null. */
typedef struct gv_nullable {
  gv_value_id memory; /* whose address it is; GV_NONE: not that of one memory */
  uint64_t when;      /* the block, and edges to it, by which it, or what it comes from, is null; 0:
                         none */
} gv_nullable;

/* A chunk of a buffer. */
typedef struct gv_chunk_number {
  gv_value_id number; /* of 64 bits */
  bool by_array;      /* it is accessed on a stream that is loaded from an array */
} gv_chunk_number;

/* Memory was made behind this operation, which would fail if the number were below `least`. */
typedef struct gv_made_size {
  uint32_t op;
  gv_value_id number;
  int64_t least;
  bool first; /* nothing is done in the block before it but that something is made */
} gv_made_size;

/* A counter that was made, which is so much more than the bound of its loop, less the number that
 * ends the loop. */
typedef struct gv_mirror {
  gv_value_id counter, of;
  int64_t beyond;
} gv_mirror;

enum { GV_FIXED = 31 };
#define GV_FIXED_BEYOND (UINT32_C(1) << GV_FIXED)

typedef struct gv_finder {
  gv_model *m;
  uint32_t
      globals; /* the number of the first global among the bases, which begin with the values */
  uint32_t *parent; /* of bases */
  uint32_t *fixed;  /* by base: elements that are met by constant indexes, of the first GV_FIXED a
                       bit each; GV_FIXED_BEYOND: others are */
  bool *flat;     /* by base: there is an index of rows whose columns are not known to be in them */
  uint32_t *turn; /* by base: how many elements are taken in turn, see array_turns.c; 0: none */
  uint32_t *size; /* by base: bytes, the largest of those that are one; GV_NONE: not known */
  bool
      *mixed; /* by base: as a whole it is no array: strides, or what is accessed at once, differ */
  bool *split;   /* by base: its arrays are parts of it */
  bool *written; /* by base: actions write bytes of its elements, at addresses that are
                  followed */
  GV_VEC(gv_part) parts;
  gv_map part_of; /* of an address that is accessed to the number of the array, from `first_part`
                     on, less that */
  uint32_t first_part;
  uint32_t at_loop; /* the head of the loop whose ends are compared; GV_NONE: of none */
  uint32_t asking;  /* loops whose ends are being asked for */
  uint32_t ranged;  /* edges looked at for ranges */
  uint64_t walked;  /* operations and blocks looked at for formulas */
  GV_VEC(gv_member) members;
  GV_VEC(gv_made_size) made_sizes; /* once `made_sizes_known`, by operation */
  bool made_sizes_known;
  bool *bad;        /* of bases: there are addresses in it that are not followed */
  bool lost;        /* there are addresses of which it is not known what they are in */
  uint32_t *stride; /* by base: 0: no index is known */
  uint32_t *unit; /* by base: bytes for each of an index, as addresses are computed; GV_NONE: these
                     differ; 0: no index is known */
  bool *differs;  /* by base: strides do, in which products count as their factors say */
  bool *plain;    /* by base: so that they are units */
  uint32_t *pred_start, *preds, *edge_from;
  int64_t row_length; /* while `k` is a row: how long each is, where that is constant; else 0 */
  int64_t columns;    /* while it is a column: how many there are, where that is constant; else 0 */
  uint32_t in_turns[GV_IN_TURNS], lengths; /* so many elements of some arrays are taken in turn */
  gv_map turn_of;   /* number in an index to how many of that array are; 0: none */
  uint32_t in_turn; /* while it is what is left of a division by so many elements; else 0 */
  gv_value_id k; /* the symbol; while the index of a row is looked at, which row the element is in,
                    and while that of a column is, which column; … of elements that are taken in
                    turn, which one */
  GV_VEC(gv_counted_loop) loops;
  GV_VEC(gv_ghost) ghosts;
  GV_VEC(gv_rotation) rotations;
  GV_VEC(gv_mirror) mirrors;
  gv_besides beside;
  gv_besides rotating; /* there are indexes that are what is left of the number and another
                                 one that is not zero, of few elements */
  GV_VEC(gv_chunk_number) chunks; /* which one each of gv_model.chunked is in */
  GV_VEC(gv_given) given;
  GV_VEC(gv_joined) joined;
  GV_VEC(gv_asked) asked;
  GV_VEC(gv_nullable) nullables;
  gv_map nullable;                     /* value to one of these */
  uint32_t *args;                      /* by block: those that it has */
  gv_map made;                         /* hash of a value that was made here to the value */
  GV_VEC(gv_constant_index) constants; /* each once */
  bool *called; /* by function: some operation calls it; NULL: nobody has asked yet */
  bool
      *compared; /* by value: the program compares it with a constant; NULL: nobody has asked yet */
  GV_VEC(gv_at_counter) at_counters; /* by operation, in order */
  GV_VEC(gv_outside_load) outside_loads;
  GV_VEC(gv_first_load) first_loads;
  GV_VEC(gv_told_round) told_rounds;
  uint32_t joins;  /* block arguments that say what is below one */
  uint32_t copied; /* values that were made anew in terms of callers */
} gv_finder;

/* arrays.c: new values, and what numbers are. */
gv_value_id gv_find_number(gv_finder *f, int64_t k, uint8_t width);
/* An operation on two values, `width` bits wide (1: i1); not folded. One that was made here before
 * with the same operands is given again. */
gv_value_id gv_find_arith(gv_finder *f, gv_arith op, gv_value_id a, gv_value_id b, uint8_t width);
/* Of 64 bits, a sum or product that does not wrap. */
gv_value_id gv_find_exact(gv_finder *f, gv_arith op, gv_value_id a, gv_value_id b);
/* Of an i1 value; the result, as those of the next two, is i1. */
gv_value_id gv_find_not(gv_finder *f, gv_value_id a);
/* Both operands are i1. */
gv_value_id gv_find_and(gv_finder *f, gv_value_id a, gv_value_id b);
/* Both operands are i1. */
gv_value_id gv_find_or(gv_finder *f, gv_value_id a, gv_value_id b);
/* Always a new one at the end of the model's values, without a location; pointers into them are not
 * valid any more. */
gv_value_id gv_find_value(gv_finder *f, gv_value v);
/* A new value, computed in `block` from what is not followed; `width` in bits, a multiple of 8. */
gv_value_id gv_find_opaque(gv_finder *f, uint32_t block, uint8_t width);
/* A new argument of `block`, the next by number; `width` in bits. What it gets by each edge is for
 * the caller to put into `given`. */
gv_value_id gv_find_argument(gv_finder *f, uint32_t block, uint8_t width);
/* It folds to a constant, which goes to *k; else *k is not to be read. */
bool gv_find_is_number(const gv_finder *f, gv_value_id id, int64_t *k);
/* GV_WIDEN, GV_ZEXT, if the value is a number made wide in that way; GV_ADD. What is not below zero
 * is made wide in either way. */
gv_arith gv_find_widening(const gv_value *v);
/* At most GV_CHAIN_LIMIT operations are taken apart; the result is true of `id` wherever that
 * stops. */
gv_linear gv_find_linear(const gv_finder *f, gv_value_id id);
/* … of the number made wide in this way. */
gv_linear gv_find_linear_wide(const gv_finder *f, gv_value_id id, gv_arith wide);
/* The function that the block is in. */
static inline uint32_t gv_find_function(const gv_finder *f, uint32_t block) {
  return f->m->blocks.at[block].function;
}
/* The counter that the constant index of the access is; GV_NONE: it is none. */
gv_value_id gv_find_at_counter(const gv_finder *f, uint32_t op);
/* There is an access in the function whose index is this constant. */
void gv_find_take_constant(gv_finder *f, uint32_t function, int64_t k);
/* Blocks get the arguments that are in `given`. */
void gv_find_give(gv_finder *f);

/* array_memory.c: fills in what there is by base, before anything is asked of one. */
void gv_find_bases(gv_finder *f);
/* Frees what gv_find_bases() made in the finder. No base may be asked about afterwards. */
void gv_find_bases_free(gv_finder *f);
/* The base that stands for all that were united with `base`, which is not GV_NONE; shortens the way
 * there. */
uint32_t gv_find_base(gv_finder *f, uint32_t base);
/* Offsets in bytes. `known` false: only `base` may be used. */
gv_spot gv_find_spot(const gv_finder *f, gv_value_id address);
/* The array that the spot is in: its base that stands for all, or the part of that; GV_NONE: it is
 * in none. */
uint32_t gv_find_array(gv_finder *f, const gv_spot *s);
/* Every address in it is followed, and indexes have a stride of a word or more. GV_NONE is none. */
bool gv_find_is_array(gv_finder *f, uint32_t array);
/* A store of zeros, of more than a word, from a constant place on. */
bool gv_find_clears(const gv_finder *f, const gv_op *op);
/* All addresses in the memory are followed. */
bool gv_find_may_have_parts(gv_finder *f, uint32_t base);
/* The base of the memory that the array is all of, or a part of. */
uint32_t gv_find_memory(const gv_finder *f, uint32_t array);
/* From where in the memory the array begins, in bytes. */
int64_t gv_find_origin(const gv_finder *f, uint32_t array);

/* array_nulls.c: fills in `nullables`. */
void gv_find_nullables(gv_finder *f);
/* The memory, where the value is its address or null; else the value. */
gv_value_id gv_find_nullable_memory(const gv_finder *f, gv_value_id id);
/* By which edges the address, or what it is computed from, is null, as gv_nullable has it. */
uint64_t gv_find_when_null(const gv_finder *f, gv_value_id id);
/* … of a block argument, by what its edges bring. False: not in one way. */
bool gv_find_when_argument_null(const gv_finder *f, gv_value_id arg, uint64_t *when);
/* By value, for the caller to free: the program does something with it that depends on whether it
 * is null, beside comparing it, or its difference, with what is null at the same time. */
bool *gv_find_nullness_uses(const gv_finder *f);
/* Accesses through such addresses become accesses of the memory: through null nothing is accessed.
 */
void gv_find_access_memory(gv_finder *f);

/* array_fills.c: memory that is filled with zeros first begins as zero. True: some does, and what
 * is known of bases is to be found once more. */
bool gv_find_fills(gv_finder *f);

/* array_addresses.c: the operand is the address of what a load, a store or an action accesses. */
bool gv_find_is_accessed(const gv_op *op, uint32_t operand);
/* The index, of 64 bits, as an access in the block has it, anew; GV_NONE: it stays as it is. */
typedef gv_value_id gv_index_anew(gv_finder *f, gv_value_id index, uint32_t block);
/* Of all addresses that operations have. True: there are some. */
bool gv_find_indexes_anew(gv_finder *f, gv_index_anew *anew);

/* array_exact.c: indexes that are sums and products which do not wrap where the access is say so.
 * After gv_find_slots() and gv_find_same_counters(). True: there are some, and what is known of
 * bases is to be found once more: a product counts larger elements. */
bool gv_find_exact_indexes(gv_finder *f);

/* array_formulas.c: members of elements that a loop computes from the index are that where they are
 * loaded. After gv_find_same_counters(). True: some are, and all that is known is to be found once
 * more. */
bool gv_find_formulas(gv_finder *f);
/* There may be some. */
bool gv_find_may_have_formulas(gv_finder *f);

/* arrays.c: the index of the element as a number of 64 bits, in elements of `stride` bytes. */
gv_value_id gv_find_whole_index(gv_finder *f, const gv_spot *s, uint32_t stride);

/* array_outside.c: which of these operations, which load and store elements, may load what is none
 * of their arrays. While branches still compare what the program compares. */
void gv_find_outside_loads(gv_finder *f, const uint32_t *ops, uint32_t count);
/* … these give no longer what is loaded alone: of an element that is not in the array nothing is
 * known. What is loaded there is undefined, or, if other memory may lie there, or callers have a
 * say in the index, anything. After the loads have their elements. */
void gv_find_guard_loads(gv_finder *f);

/* array_mirrors.c: indexes that go down while the counter of their loop goes up to its bound are
 * counters. After gv_find_same_counters(). True: as above. */
bool gv_find_mirrored_indexes(gv_finder *f);

/* array_same.c: block arguments that always are another number become that. After gv_find_slots(),
 * before gv_find_loop() is asked for any. */
void gv_find_same_numbers(gv_finder *f);

/* array_choices.c: block arguments that one of the two sides of a branch brings, and nothing else
 * is done there, become a choice. At the same time. */
void gv_find_choices(gv_finder *f);
/* array_quotients.c: quotients of counters by what they go up by become counters. After
 * gv_find_same_numbers(). True: there were some. */
bool gv_find_quotients(gv_finder *f);
/* Both are one value, or constants that are equal, or are computed alike of such. */
bool gv_find_is_same(const gv_finder *f, gv_value_id a, gv_value_id b);
/* array_dead.c: blocks that control never comes to access nothing, and lead to no others. */
void gv_drop_dead_blocks(gv_model *m);
/* Branches on the last bit of a number that is 0 or 1 compare it with 0, of which more is known. */
void gv_find_flags(gv_finder *f);
/* … sums that count few elements say that they do not wrap, and signed remainders of numbers that
 * are not below zero become unsigned ones. After gv_find_same_counters(). */
void gv_find_plain_numbers(gv_finder *f);
/* array_conditions.c: branches within loops that compare a counter with a sum compare the counter's
 * sum with a number. After gv_find_plain_numbers(). */
void gv_find_plain_conditions(gv_finder *f);

/* array_toggles.c: indexes by numbers that go round a few constants from one iteration to the next,
 * `cur ^= 1`, become what is left of a counter. After gv_find_slots(), before gv_find_loop() is
 * asked for any. True: there are some, and what is known of bases is to be found once more. */
bool gv_find_toggles(gv_finder *f);
/* What is left of (counter + plus) in a division by the length, from 2 to GV_ROTATING. */
typedef struct gv_rest {
  gv_value_id counter;
  gv_arith wide; /* how that was made wide before; GV_ADD: it was not */
  uint32_t length;
  int64_t plus;
  bool is_signed; /* as signed numbers, so that it is below zero where that is */
} gv_rest;
/* False: the number, made wide or not, is none of an argument that goes up by one. */
bool gv_find_short_rest(const gv_finder *f, gv_value_id id, gv_rest *rest);

/* array_parts.c: after gv_find_bases() and gv_find_slots(); what was asked of spots before is not
 * valid any more. */
void gv_find_parts(gv_finder *f);

/* array_turns.c: which of the arrays that `ops` access are taken in turn: fills in f->turn. */
void gv_find_turns(gv_finder *f, const uint32_t *ops, uint32_t count);
/* The symbol as the index of elements that are taken in turn, until gv_find_leave_turn(). turn: 0:
 * they are not. */
void gv_find_enter_turn(gv_finder *f, uint32_t turn);
/* The symbol is itself again. */
void gv_find_leave_turn(gv_finder *f);
/* How many elements are taken in turn of the arrays that have the number, which is in the range, as
 * an index, or may have it; 0: of none. After gv_find_turns(). */
uint32_t gv_find_turn_of(const gv_finder *f, gv_value_id index, gv_range range);

/* array_chunks.c: fills in model->chunked, but for the conditions, and f->chunks. */
void gv_find_chunks(gv_finder *f);
/* … with the condition. After gv_find_turns(), and all elements. */
void gv_find_follow_chunks(gv_finder *f);

/* array_ranges.c: what the number is, made signed, wherever control is in the block and the value
 * is there; any number of its width where that is not known. */
gv_range gv_find_range(gv_finder *f, gv_value_id id, uint32_t block);

/* … fills in model->bounded: addresses at an index. */
void gv_find_bounded(gv_finder *f);

/* … fills in model->strided and model->turns: addresses at a multiple of an index, as they are
 * written. */
void gv_find_strided(gv_finder *f);

/* array_loops.c */
/* The number in f->loops of the loop whose counter the block argument is; it meets no number twice.
 * GV_NONE: none. */
uint32_t gv_find_loop(gv_finder *f, gv_value_id counter);
/* Of two counters of one loop that always are the same number one becomes the other. Before
 * gv_find_loop() is asked for any. */
void gv_find_same_counters(gv_finder *f);
/* The counter of a loop as an index of 64 bits, made wide in the way in which the loop compares it.
 */
gv_value_id gv_find_counter_wide(gv_finder *f, gv_value_id counter);
/* The block, of any function, is in the loop. */
bool gv_find_in_loop(const gv_finder *f, const gv_counted_loop *l, uint32_t block);
/* Wherever the loop is running the value is the same. */
bool gv_find_stays_the_same(const gv_finder *f, const gv_counted_loop *l, gv_value_id id);
/* The edge brings the counter on. */
bool gv_find_is_turn(const gv_finder *f, const gv_counted_loop *l, uint32_t edge);
/* The sums that bring the counter on are undefined where they wrap in one of these ways. */
bool gv_find_is_flagged(const gv_finder *f, const gv_counted_loop *l, int64_t flags);
/* It goes through all numbers from one end to the other. */
static inline bool gv_counts_by_one(const gv_counted_loop *l) {
  return l->step == 1 || l->step == -1;
}
/* The operation that ends the loop whose counter the index is, and the bound that it is compared
 * with; nothing is set where none is known. */
void gv_find_end(gv_finder *f, gv_value_id index, uint32_t *test, gv_value_id *bound);

/* array_order.c */
/* In the block, which is in the loop, its counter, made wide in this way, is below `limit`. False:
 * that is not known. */
bool gv_find_limit(const gv_finder *f, const gv_counted_loop *l, gv_arith wide, uint32_t block,
                   gv_linear *limit);

/* array_rows.c */
/* The condition under which the access in `block` is of the element that is followed. */
gv_value_id gv_find_is_followed(gv_finder *f, gv_value_id index, uint32_t block);
/* … as the same for all accesses of an array that has rows: `flat`, not by row and column. */
gv_value_id gv_find_is_followed_in(gv_finder *f, gv_value_id index, uint32_t block, bool flat);
/* Is it one of rows whose columns are not known to be in them? */
bool gv_find_is_flat(gv_finder *f, gv_value_id index, uint32_t block);

/* array_among.c */
/* The condition under which any access with this index is of the element: no loop is looked for. */
gv_value_id gv_find_is_index(gv_finder *f, gv_value_id index);

/* array_owned.c: the address of a new object is stored somewhere. */
bool gv_has_owned(const gv_model *m);
/* What objects on the heap hold whose addresses are in an array lies in arrays of the model, which
 * are new. True: there are some, and operations have other numbers: nothing that the finder knows
 * is valid any more. */
bool gv_find_owned(gv_finder *f);

/* array_hoist.c: the blocks on the ways from the one by which alone control comes to a block to
 * that block, where the ways come together. */
enum { GV_MOST_ARMS = 32 };
typedef struct gv_arms {
  uint32_t fork; /* the block by which it comes, the nearest one */
  bool closed;   /* from it control comes to the block, or the program ends */
  uint32_t count, block[GV_MOST_ARMS];
} gv_arms;
/* False: there are more blocks, or there is one way. */
bool gv_find_arms(const gv_finder *f, uint32_t block, gv_arms *arms);
/* … loads of handles from elements of a ring that rotates are made before a branch where all ways
 * from there come to one, and one comes by a load of the same before. After gv_find_toggles().
 * True: some are, and operations have other numbers: nothing that the finder knows is valid any
 * more. */
bool gv_find_hoisted_loads(gv_finder *f);
/* False: there are none, whatever is known of numbers in variables. */
bool gv_find_may_hoist_loads(gv_finder *f);

/* array_again.c: of the loads and stores of arrays `ops`, those that load what was loaded or stored
 * there before. Before gv_find_rounds(). */
void gv_find_again(gv_finder *f, const uint32_t *ops, uint32_t count);
/* A word of an array, `at` bytes from its beginning, or, index: of the element that this number, as
 * it is in the block, leads to; GV_NONE: there is none. */
typedef struct gv_element_place {
  uint32_t base, array;
  int64_t at;
  gv_value_id index;
  uint32_t stride; /* of the index */
} gv_element_place;
/* Of a whole address or handle in such an element; false: it is not one. */
bool gv_find_place(gv_finder *f, const gv_op *op, gv_element_place *p);
/* Wherever control is where both are asked for. */
bool gv_find_is_same_place(gv_finder *f, const gv_element_place *a, const gv_element_place *b);
/* What was loaded or stored there last before the operation `end`, which is in the block, or is its
 * end; GV_NONE: that is not known. */
gv_value_id gv_find_last_value(gv_finder *f, const gv_element_place *p, uint32_t block,
                               uint32_t end);
/* May the operation write to the array, or make or end it? global: the array is a global, see
 * gv_find_is_global(), which code that is called knows without being passed it. */
bool gv_find_may_write(gv_finder *f, const gv_op *op, uint32_t array, bool global);
/* The array is in a global. */
bool gv_find_is_global(gv_finder *f, uint32_t array);

/* array_rounds.c; `ops`: the loads and stores of arrays */
void gv_find_rounds(gv_finder *f, const uint32_t *ops, uint32_t count);
/* Loops are told what they compare in their first rounds. After all loops were found. */
void gv_find_tell_rounds(gv_finder *f);

/* array_calls.c: fills in model->carried from `asked`, once all accesses were looked at. */
void gv_find_carried(gv_finder *f);

/* array_slots.c: replaces what is loaded from variables on the stack by what was stored there,
 * before loops are looked for: of variables with numbers, or with addresses that go over elements.
 */
void gv_find_slots(gv_finder *f, bool addresses);

/* … of members of structures, after gv_find_bases(): numbers in memory that a function makes and
 * passes to none. False: there are none. The rest rests on no index leading there, which is known
 * only when gv_find_parts() has found the arrays. */
bool gv_find_members(gv_finder *f, bool replace);
/* After gv_find_parts(): no access by an index may touch what was replaced. */
bool gv_find_members_hold(gv_finder *f);

/* array_pointers.c: addresses that go over elements become the address of an element by index. The
 * edges and arguments must be known. */
void gv_find_pointers(gv_finder *f);
/* The source is the argument, moved by a constant. */
bool gv_find_is_moved(const gv_finder *f, gv_value_id source, gv_value_id arg);
/* The memory may be made anew while an address in the old one is still there. */
bool gv_find_is_made_again(const gv_finder *f, gv_value_id root);

#endif
