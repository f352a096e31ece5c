#!/usr/bin/env python3
"""usage: doubled.py TIMES

A program whose attribute is small in memory, since its parts are shared, and two to the TIMES-th long when it is printed: MLIR prints it into a
diagnostic. The operation is invalid.
"""
import sys

times = int(sys.argv[1])
print("#a0 = [1 : i64, 2 : i64]")
for i in range(times):
    print(f"#a{i + 1} = [#a{i}, #a{i}]")
print('func.func @f() {\n  "llvm.add"() {a = #a%d} : () -> i32\n  return\n}' % times)
