/* Linked into programs that are built with the address and the undefined-behaviour sanitizer; their
 * units' constructors call this (--wrap) before the runtime. Most of a short run is the first use
 * of pages of memory, so as few as possible are used. gcc guards each description that messages
 * about undefined behaviour are made of as if it were a variable of ours: they are nine of ten
 * variables, a hundred thousand in the program. Nothing indexes them, and what is ours keeps its
 * guards. What the runtime knows of the variables' bytes lies in large pages, where the system has
 * them. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

/* A variable as gcc tells the runtime of it. */
typedef struct gv_guarded {
  uintptr_t begin, size, size_with_redzone;
  const char *name;
  const char *unit;
  uintptr_t initialised, location, odr;
} gv_guarded;

void __real___asan_register_globals(gv_guarded *variables, uintptr_t count);
void __real___asan_unregister_globals(gv_guarded *variables, uintptr_t count);
void __wrap___asan_register_globals(gv_guarded *variables, uintptr_t count);
void __wrap___asan_unregister_globals(gv_guarded *variables, uintptr_t count);
void __asan_get_shadow_mapping(size_t *scale, size_t *offset);

extern const char __executable_start[], _end[];
extern const char gv_described[], gv_described_end[]; // guarded.ld

static int is_ours(const gv_guarded *variable) {
  return variable->begin < (uintptr_t)gv_described ||
         (uintptr_t)gv_described_end <= variable->begin;
}

/* Those of ours stand together, behind the others. */
static void pass_ours(gv_guarded *variables, uintptr_t count,
                      void (*pass)(gv_guarded *, uintptr_t)) {
  uintptr_t end = 0;
  for (uintptr_t begin = 0; begin < count; begin = end + 1) {
    for (end = begin; end < count && is_ours(&variables[end]);) end++;
    if (end > begin) pass(&variables[begin], end - begin);
  }
}

static void use_large_pages(void) {
  static int asked;
  const uintptr_t page = (uintptr_t)2 << 20;
  size_t scale, offset;
  if (asked++) return;
  __asan_get_shadow_mapping(&scale, &offset);
  uintptr_t begin = ((((uintptr_t)__executable_start >> scale) + offset) + page - 1) & ~(page - 1);
  uintptr_t end = ((((uintptr_t)_end >> scale) + offset) + page - 1) & ~(page - 1);
  madvise((void *)begin, end - begin, MADV_HUGEPAGE); // where there are none, they are small
}

void __wrap___asan_register_globals(gv_guarded *variables, uintptr_t count) {
  use_large_pages();
  pass_ours(variables, count, __real___asan_register_globals);
}

void __wrap___asan_unregister_globals(gv_guarded *variables, uintptr_t count) {
  pass_ours(variables, count, __real___asan_unregister_globals);
}
