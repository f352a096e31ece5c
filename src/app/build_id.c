#define _GNU_SOURCE
#include "app/build_id.h"

#include <elf.h>
#include <link.h>

static size_t padded(size_t size) { return (size + 3) & ~(size_t)3; }

/* In the notes of one segment: name, description, each padded to four bytes. */
static bool find_note(gv_str notes, gv_str *id) {
  ElfW(Nhdr) head;
  while (notes.len >= sizeof head) {
    memcpy(&head, notes.at, sizeof head);
    size_t name = sizeof head, description = name + padded(head.n_namesz),
           end = description + padded(head.n_descsz);
    if (end > notes.len) return false;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 &&
        memcmp(notes.at + name, "GNU", 4) == 0) {
      *id = (gv_str){notes.at + description, head.n_descsz};
      return true;
    }
    notes = (gv_str){notes.at + end, notes.len - end};
  }
  return false;
}

/* The program itself is the first object and the last that is looked at. */
static int look(struct dl_phdr_info *info, size_t size, void *to) {
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    if (find_note((gv_str){(const char *)(info->dlpi_addr + segment->p_vaddr), segment->p_memsz},
                  to))
      break;
  }
  return 1;
}

gv_str gv_build_id(void) {
  gv_str id = GV_STR(GV_VERSION);
  dl_iterate_phdr(look, &id);
  return id;
}
