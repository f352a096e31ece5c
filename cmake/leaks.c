/* Linked into programs that are built with the address sanitizer: what its search for leaks goes
 * through are the variables of all modules but the sanitizers' own, 10 MB of tables that hold no
 * memory of ours. They are most of the time of the search in a short run. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <link.h>
#include <sanitizer/lsan_interface.h>
#include <stdlib.h>
#include <string.h>

const char *__lsan_default_options(void);

const char *__lsan_default_options(void) { return "use_globals=0"; }

/* What the sanitizers describe variables with: as much again. */
extern const char gv_described[] __attribute__((weak));
extern const char gv_described_end[] __attribute__((weak));

static void add(const char *begin, const char *end) {
  if (begin < end) __lsan_register_root_region(begin, (size_t)(end - begin));
}

static void add_but_descriptions(const char *begin, const char *end) {
  int within = begin <= gv_described && gv_described_end <= end;
  add(begin, within ? gv_described : end);
  if (within) add(gv_described_end, end);
}

static int add_variables(struct dl_phdr_info *module, size_t size, void *with) {
  (void)size;
  (void)with;
  if (strstr(module->dlpi_name, "/libasan.so") || strstr(module->dlpi_name, "/libubsan.so"))
    return 0;
  for (size_t i = 0; i < module->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[i];
    const char *begin = (const char *)module->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && (part->p_flags & PF_W))
      add_but_descriptions(begin, begin + part->p_memsz);
  }
  return 0;
}

/* When the program ends, before the search: modules may have been loaded meanwhile. */
static void add_all(void) { dl_iterate_phdr(add_variables, NULL); }

__attribute__((constructor)) static void begin(void) { atexit(add_all); }
