/* What libFuzzer calls in the place of its own changes of bytes, which it still makes now and then:
 * programs are changed by mutate.h. */
#include "mutate.h"

enum { BYTES = 8 }; /* one in so many */

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  if (seed % BYTES) {
    size_t made = gv_mutate((gv_str){(const char *)data, size}, seed, (char *)data, most);
    if (made) return made;
  }
  return LLVMFuzzerMutate(data, size, most);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t most, unsigned seed) {
  gv_str first = {(const char *)one, size}, second = {(const char *)other, other_size};
  size_t made = gv_mutate_with(first, second, seed, (char *)out, most);
  if (made) return made;
  if (size > most) size = most;
  if (size) memcpy(out, one, size);
  return size;
}
