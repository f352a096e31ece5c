/* profile: what is known of a runtime, as data: which functions it has, the part that each argument
 * plays, what a call does, and what holds of all of them. Profiles are text, one statement a line
 * (docs/runtimes.md); those of MLIR's wrapper libraries come with the program, compiled in from
 * profiles/.
 */
#ifndef GV_PROFILE_H
#define GV_PROFILE_H

#include "base/base.h"
#include "model/model.h"

/* In tables of the front and in profiles, with a role: it is that of the address that lies
 * GV_BEHIND_OFFSET bytes after the argument. A model has none. */
enum { GV_ROLE_BEHIND = 0x80, GV_BEHIND_OFFSET = 8 };
/* There alone, of a copy or fill of rows: bytes from one row to the next, of the address that is
 * the argument before; bytes of a row; how many rows. */
enum { GV_ROLE_PITCH = 0x3c, GV_ROLE_ROW = 0x3d, GV_ROLE_ROWS = 0x3e };
/* There alone, of work of a library: the GPU accesses memory from the address on, at least its
 * first byte, how far is not known; EITHER: it reads, or perhaps it writes; MAY: perhaps it does
 * neither. */
enum {
  GV_ROLE_PART_READ = 0x34,
  GV_ROLE_PART_WRITE,
  GV_ROLE_PART_BOTH,
  GV_ROLE_PART_EITHER,
  GV_ROLE_MAY_READ,
  GV_ROLE_MAY_WRITE
};
/* There alone: the argument is the address of a function of the host, which the stream runs. */
enum { GV_ROLE_CALLED = 0x2c };
/* There alone: the argument is a holder, or a slot that became one (`again`), and the row holds
 * only where that is seen; the GPU reads, or reads and writes the memory that it stands for; it
 * reads it on the stream, while the other work of the call is on the null stream; or nothing
 * happens to it.
 */
enum { GV_ROLE_HELD_READ = 0x2d, GV_ROLE_HELD_BOTH, GV_ROLE_HELD_ON_STREAM, GV_ROLE_HELD };
_Static_assert((int)GV_ROLE_COUNT < (int)GV_ROLE_CALLED, "roles of models come before");
/* There alone: the host reads or writes a number during the call, and the row holds only where that
 * is seen to lie in memory of the host. */
enum { GV_ROLE_SCALAR_READ = 0x3a, GV_ROLE_SCALAR_WRITE = 0x3b };
/* In tables of the front alone: the host reads the memref descriptor at the address, and nothing
 * that it leads to; the argument is the aligned pointer of a memref whose offset, sizes and strides
 * are the arguments after it, and the host reads or writes that view. */
enum { GV_ROLE_SHAPE = 0x31, GV_ROLE_VIEW_READ, GV_ROLE_VIEW_WRITE };
/* There alone: the role is that of the handle that lies at the address; as a role, the argument is
 * an array of the addresses of a kernel's arguments. */
enum { GV_ROLE_AT = 0x40, GV_ROLE_PARAMETERS = 0x3f, GV_ROLE_BITS = 0x3f };

/* A constant that an argument has to be, so that a row holds. */
typedef struct gv_profile_constant {
  uint32_t argument;
  int64_t number;
  const char *text; /* of the string at the address; NULL: the argument is the number */
} gv_profile_constant;

enum { GV_PROFILE_CONSTANTS = 4 };

/* Calls between the begin of a group and its end enqueue what they enqueue where the group ends. */
typedef enum gv_group { GV_GROUP_NONE, GV_GROUP_PART, GV_GROUP_BEGIN, GV_GROUP_END } gv_group;

/* One function, or one of the ways in which it is called. */
typedef struct gv_profile_row {
  gv_action action;
  uint16_t bytes[GV_ACTION_ARGS]; /* that the host writes there; 0: it is not known how many */
  uint32_t shared_at; /* the argument that says whether the host may touch the memory that is made;
                         GV_NONE */
  uint32_t out; /* the argument that is the address where what is created is put; GV_NONE: it is the
                   result */
  bool memref;  /* the result is a memref descriptor: both its pointers are the argument that has to
                   be memory */
  bool address; /* what is put at `out` is the argument that has to be memory */
  bool object;  /* what is put at `out` is memory of the library, in which a stream lies: null, to
                   begin with */
  bool given;   /* what is put at `out` is the argument that is a stream */
  bool again;   /* the first argument, a holder, stands from then on for the memory that the call
                   keeps; else it hides that */
  bool common;  /* the result is a handle that others may have, too: which one, is not known; of an
                   object: the library has it always, and nobody ends it */
  bool status;  /* the result says whether the call succeeded; 0: it did */
  bool queries; /* the host does not wait: the result is 0 where there was nothing to wait for, else
                   `busy` */
  uint32_t busy;
  uint8_t group;       /* gv_group */
  uint32_t arguments;  /* how many there have to be; GV_NONE: any number */
  const char *without; /* the row holds only in modules that have no such function; NULL: in all */
  gv_profile_constant constants[GV_PROFILE_CONSTANTS];
  uint32_t constant_count;
  uint32_t next;      /* the row to look at where this one does not fit; GV_NONE */
  bool gone;          /* overridden */
  const char *source; /* the profile that it comes from */
  uint32_t line;      /* in its text */
} gv_profile_row;

typedef enum gv_fact {
  GV_FACT_NULL_STREAM_ORDERS,
  GV_FACT_STREAM_ORDERS,
  GV_FACT_EVENT_OUTLIVES_STREAM,
  GV_FACT_NUMBERS_ARE_ADDRESSES,
  GV_FACT_COUNT
} gv_fact;

/* What a number that is passed as a stream can stand for. */
typedef enum gv_standing {
  GV_STANDS_FOR_NULL,
  GV_STANDS_FOR_THREAD,
  GV_STANDING_COUNT
} gv_standing;

/* Profiles put together. Zero-initialise but for `arena`; release with gv_profile_clear(). Rows
 * live as long as the arena. */
typedef struct gv_profile {
  gv_arena *arena;
  gv_str name; /* "cuda", "cuda+mine" */
  gv_runtime runtime;
  const char *stated[GV_FACT_COUNT];     /* the profile that states the fact, or NULL */
  int64_t stands_for[GV_STANDING_COUNT]; /* numbers that are streams; 0: there is none */
  GV_VEC(gv_profile_row *) rows; /* in the order in which they were first stated; in the arena */
  gv_map row_of_name;
} gv_profile;

/* Adds what the text states; `name` is the file, for errors. What is in force already may be said
 * again; what contradicts it is an error, or, when `overrides`, takes its place. GV_UNUSABLE:
 * *error, in the arena, is a line "FILE:LINE:COL: error: …"; the profile can then only be cleared.
 */
gv_status gv_profile_read(gv_profile *profile, gv_str name, gv_str text, bool overrides,
                          gv_str *error);
/* The same of built-in profiles: "cuda", or several with ',' between them. Of a name that is none
 * the line is "gpuverify: error: …". */
gv_status gv_profile_add(gv_profile *profile, gv_str names, gv_str *error);
/* The first of its rows; NULL: there is no such function. O(1). Valid until the profile is changed.
 */
const gv_profile_row *gv_profile_find(const gv_profile *profile, gv_str function);
/* The next row of the same function; NULL: there are no more. */
static inline const gv_profile_row *gv_profile_next(const gv_profile *profile,
                                                    const gv_profile_row *row) {
  return row->next == GV_NONE ? NULL : profile->rows.at[row->next];
}
/* As text that reads back as the same. */
void gv_profile_write(const gv_profile *profile, gv_writer *write, void *to);
/* Frees the lists; rows and texts are in the arena and stay. */
void gv_profile_clear(gv_profile *profile);

/* ---- those that come with the program ---- */

typedef struct gv_builtin_profile {
  const char *name;
  const char *text;
  bool wraps; /* a wrapper library of MLIR: one program can run on any of these */
} gv_builtin_profile;
/* Ends with a name that is NULL; the first is the one that holds when nothing is said. */
extern const gv_builtin_profile gv_builtin_profiles[];

#endif
