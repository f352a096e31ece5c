// levels: 0. Vectors that get memory in several ways, and what is asked about it; sorted numbers. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <algorithm>
#include <vector>

static cudaStream_t make() {
  cudaStream_t s;
  CHECK(cudaStreamCreate(&s));
  return s;
}

// There is as much memory as elements when one more comes.
void sized(int n) {
  std::vector<cudaStream_t> v(2);
  v[0] = make();
  v[1] = make();
  v.push_back(make());
  for (auto t : v) CHECK(cudaStreamDestroy(t)); // double: stream-double-destroy
}

void listed(int n) { // never: proved
  std::vector<cudaStream_t> v{make(), make()};
  v.push_back(v[0]);
  for (auto t : v) CHECK(cudaStreamDestroy(t));
}

void copied(int n) { // never: proved
  std::vector<cudaStream_t> v;
  for (int i = 0; i < n; i++) v.push_back(make());
  std::vector<cudaStream_t> u = v;
  u.push_back(make());
  for (auto t : u) CHECK(cudaStreamDestroy(t));
  for (auto t : v) CHECK(cudaStreamDestroy(t));
}

void reserves(int n) { // never: proved
  std::vector<cudaStream_t> v;
  cudaStream_t s = make();
  size_t before = v.capacity();
  v.reserve(10);
  if (n > 5) v.push_back(s);
  if (v.capacity() != before) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

void in_two(int n) { // never: proved
  std::vector<cudaStream_t> a, b;
  cudaStream_t s = make();
  a.reserve(10);
  if (n > 5) a.push_back(s);
  if (n > 6) b.push_back(s);
  if (a.capacity() != b.capacity()) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

void no_memory(int n) { // never: proved
  std::vector<cudaStream_t> v;
  cudaStream_t s = make();
  if (!v.data()) CHECK(cudaStreamDestroy(s));
  if (n > 1) v.push_back(s);
  CHECK(cudaStreamDestroy(s));
}

// A vector that grows copies its elements and destroys what it copied from.
#define OWNER(name)                        \
  struct name {                            \
    cudaStream_t stream;                   \
    name() : stream(make()) {}             \
    ~name() { cudaStreamDestroy(stream); } \
  };
OWNER(First)
OWNER(Second)
OWNER(Third)
OWNER(Fourth)

void of_owners(int n) { // never: proved
  std::vector<First> v;
  for (int i = 0; i < n; i++) v.emplace_back();
}

void of_two(int n) { // never: proved
  std::vector<Second> v;
  v.emplace_back();
  v.emplace_back();
}

void too_few(int n) { // never: proved
  std::vector<Third> v;
  v.reserve(1);
  v.emplace_back();
  v.emplace_back();
}

void late(int n) { // never: proved
  std::vector<Fourth> v;
  v.emplace_back();
  v.reserve(8);
}

template <int N> struct Numbered {
  cudaStream_t stream;
  Numbered() : stream(make()) {}
  ~Numbered() { cudaStreamDestroy(stream); }
};

void of_template(int n) { // never: proved
  std::vector<Numbered<1>> v;
  v.emplace_back();
  v.emplace_back();
}

struct Moved {
  cudaStream_t stream;
  Moved() : stream(make()) {}
  Moved(Moved &&other) noexcept : stream(other.stream) {}
  ~Moved() { cudaStreamDestroy(stream); }
};

void of_moved(int n) { // never: proved
  std::vector<Moved> v;
  for (int i = 0; i < n; i++) v.emplace_back();
}

struct Made { // a copy has a stream of its own
  cudaStream_t stream;
  Made() : stream(make()) {}
  Made(const Made &) : stream(make()) {}
};

void of_made(int n) { // never: proved
  std::vector<Made> v;
  v.emplace_back();
  cudaStream_t first = v[0].stream;
  v.emplace_back();
  CHECK(cudaStreamDestroy(first));
  if (v[0].stream != first) CHECK(cudaStreamDestroy(first));
}

// Which number lies where does not matter, but two of them may differ.
void sorted_pair(int x, int y) { // never: proved
  int a[2] = {x, y};
  cudaStream_t s = make();
  std::sort(a, a + 2);
  if (a[0] != a[1]) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

void sorted_each(int x, int y) { // never: proved
  int a[1] = {x}, b[1] = {y};
  cudaStream_t s = make();
  std::sort(a, a + 1);
  std::sort(b, b + 1);
  if (a[0] != b[0]) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

void sorted_first(int n) { // never: proved
  std::vector<float> a(n);
  cudaStream_t s = make();
  std::sort(a.begin(), a.end());
  if (n > 1 && a[0] != a[n - 1]) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

// A number that lies there is one of those that were sorted, not any number.
void sorted_constants(int n) { // undecided: O0
  int a[3] = {3, 2, 1};
  cudaStream_t s = make();
  std::sort(a, a + 3);
  if (a[0] != 1) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}

void sorted_alike(int x) { // undecided: O0
  int a[3] = {x, x, x};
  cudaStream_t s = make();
  std::stable_sort(a, a + 3);
  if (a[1] != x) CHECK(cudaStreamDestroy(s));
  CHECK(cudaStreamDestroy(s));
}
