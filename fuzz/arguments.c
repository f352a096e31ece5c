/* Any bytes at all as a file of words for the command line: it is read, or it names a file that
 * cannot be. */
#define _GNU_SOURCE
#include "app/arguments.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Files that name others could name anything on this machine. */
static bool names_others(const uint8_t *data, size_t size) {
  return memchr(data, '@', size) != NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size || names_others(data, size)) return 0;
  int fd = memfd_create("words", MFD_CLOEXEC);
  GV_CHECK(fd >= 0 && write(fd, data, size) == (ssize_t)size);
  char program[] = "gpuverify", file[64];
  snprintf(file, sizeof file, "@/proc/self/fd/%d", fd);
  gv_arguments arguments = {0};
  if (gv_arguments_read(&arguments, 2, (char *[]){program, file}) == GV_OK) {
    size_t total = 0;
    GV_CHECK(arguments.words.len >= 2 && !arguments.words.at[arguments.words.len - 1]);
    for (uint32_t i = 1; i + 1 < arguments.words.len; i++) total += strlen(arguments.words.at[i]);
    GV_CHECK(total <= size);
  }
  gv_arguments_clear(&arguments);
  close(fd);
  return 0;
}
