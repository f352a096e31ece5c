/* leaks lost|held: whether the search for leaks, as cmake/leaks.c sets it up, finds memory that is
 * lost, and leaves alone what a variable leads to. */
#include <stdlib.h>
#include <string.h>

static void *volatile held;

/* Nothing of the address may stay in a register, or on the part of the stack that is searched. */
static void __attribute__((noinline)) lose(void) {
  for (int i = 0; i < 64; i++) held = malloc(100);
  held = NULL;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  if (strcmp(argv[1], "lost") == 0)
    lose();
  else
    held = malloc(100);
  return 0;
}
