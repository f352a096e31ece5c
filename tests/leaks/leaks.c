/* leaks lost|held|variable|constant|text|overflow: whether the search for leaks, as cmake/leaks.c
 * sets it up, finds memory that is lost, and leaves alone what a variable leads to; and whether
 * what cmake/globals.c leaves out of the guards are no variables: a byte behind a variable, a
 * constant and a text is read, and a number overflows. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void *volatile held;
static char variable[5];
static const char constant[5] = "four";

/* Nothing of the address may stay in a register, or on the part of the stack that is searched. */
static void __attribute__((noinline)) lose(void) {
  for (int i = 0; i < 64; i++) held = malloc(100);
  held = NULL;
}

static int __attribute__((noinline)) at(const volatile char *bytes, int index) {
  return bytes[index];
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  volatile int most = INT_MAX;
  if (strcmp(argv[1], "lost") == 0)
    lose();
  else if (strcmp(argv[1], "variable") == 0)
    return at(variable, 5) != 1;
  else if (strcmp(argv[1], "constant") == 0)
    return at(constant, 5) != 1;
  else if (strcmp(argv[1], "text") == 0)
    return at("text", 5) != 1;
  else if (strcmp(argv[1], "overflow") == 0)
    return at(constant, most + most);
  else
    held = malloc(100);
  return 0;
}
