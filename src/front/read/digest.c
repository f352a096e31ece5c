#include <llvm-c/blake3.h>

#include "front/input.h"

void gv_front_digest(const gv_str *texts, uint32_t count, gv_digest *digest) {
  llvm_blake3_hasher hasher;
  llvm_blake3_hasher_init(&hasher);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t len = texts[i].len;
    llvm_blake3_hasher_update(&hasher, &len, sizeof len);
    llvm_blake3_hasher_update(&hasher, texts[i].at, texts[i].len);
  }
  llvm_blake3_hasher_finalize(&hasher, digest->at, sizeof digest->at);
}
