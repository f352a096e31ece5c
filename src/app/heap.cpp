// Where tcmalloc's memory comes from, which has no C API for it. A program that reads a large file
// writes each page of its heap once, and the page faults cost a fifth of its time: huge pages have
// 512 times fewer.
#include <gperftools/malloc_extension.h>
#include <sys/mman.h>

#include <cstdint>
#include <new>

namespace {

constexpr size_t huge_page = size_t(2) << 20;

size_t round_up(size_t bytes, size_t to) { return (bytes + to - 1) / to * to; }

// Bytes of memory, a multiple of a huge page, that begin at one; null: there are none.
void *map_huge(size_t bytes) {
  size_t more = bytes + huge_page;
  void *mapped = mmap(nullptr, more, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED) return nullptr;
  auto first = reinterpret_cast<uintptr_t>(mapped);
  uintptr_t begin = round_up(first, huge_page);
  if (begin > first) munmap(mapped, begin - first);
  munmap(reinterpret_cast<void *>(begin + bytes), first + huge_page - begin);
  auto memory = reinterpret_cast<void *>(begin);
  // Fails where the kernel has none: then these are pages like others.
  madvise(memory, bytes, MADV_HUGEPAGE);
  return memory;
}

class HugePages final : public SysAllocator {
  // Where the address space is limited it may have what is asked for, but no whole huge page.
  SysAllocator *otherwise;

public:
  explicit HugePages(SysAllocator *allocator) : otherwise(allocator) {}

  void *Alloc(size_t size, size_t *actual_size, size_t alignment) override {
    size_t bytes = round_up(size, huge_page);
    bool fits = bytes >= size && bytes <= SIZE_MAX - huge_page && alignment <= huge_page;
    void *memory = fits ? map_huge(bytes) : nullptr;
    if (!memory) return otherwise->Alloc(size, actual_size, alignment);
    if (actual_size) *actual_size = bytes;
    return memory;
  }
};

alignas(HugePages) char place[sizeof(HugePages)];

} // namespace

// tcmalloc calls it when it starts, before there is a heap.
SysAllocator *tc_get_sysalloc_override(SysAllocator *usual) { return new (place) HugePages(usual); }

// tcmalloc's tables are a megabyte and a half of .bss that it writes when it starts: their pages
// are had at once instead of one by one.
extern "C" char __bss_start[], _end[];

namespace {

void populate_tables() {
#ifdef MADV_POPULATE_WRITE
  constexpr uintptr_t page = 4096;
  uintptr_t begin = round_up(reinterpret_cast<uintptr_t>(__bss_start), page);
  madvise(reinterpret_cast<void *>(begin), reinterpret_cast<uintptr_t>(_end) - begin,
          MADV_POPULATE_WRITE);
#endif
}

[[gnu::used, gnu::section(".preinit_array")]] void (*const before_all)() = populate_tables;

} // namespace
