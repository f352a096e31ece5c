// Globals that can be reached by other ways than by their name: through what another one holds from the start, through public ones, callers'
// memory, results of other modules' functions, and under another name.

// RUN: python3 %S/twins.py %gpuverify %s

llvm.func @mgpuStreamCreate() -> !llvm.ptr
llvm.func @mgpuStreamDestroy(!llvm.ptr)
llvm.func @mgpuStreamSynchronize(!llvm.ptr)
llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @other() -> !llvm.ptr
llvm.func @look(!llvm.ptr)
llvm.func @show(i32)
llvm.mlir.global internal @buf() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
llvm.mlir.global external @known() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
  %z = llvm.mlir.zero : !llvm.array<64 x i8>
  llvm.return %z : !llvm.array<64 x i8>
}
// -----
// faulty
// a pointer that is never changed
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// a constant pointer, loaded before the copy
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// correct
// read after the wait
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// the host writes through it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %c = llvm.mlir.constant(1 : i32) : i32
    llvm.store %c, %x : i32, !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// a table of addresses, at an index of the caller's
  llvm.func @main(%d: !llvm.ptr, %i: i64) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @tab : !llvm.ptr
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @tab() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %u = llvm.mlir.undef : !llvm.array<2 x ptr>
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    %z = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.insertvalue %z, %u[0] : !llvm.array<2 x ptr>
    %2 = llvm.insertvalue %a, %1[1] : !llvm.array<2 x ptr>
    llvm.return %2 : !llvm.array<2 x ptr>
  }
// -----
// faulty
// a struct whose second member is an address into the middle
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @rec : !llvm.ptr
    %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @rec() {addr_space = 0 : i32} : !llvm.struct<(i64, ptr)> {
    %u = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    %m = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
    %c = llvm.mlir.constant(7 : i64) : i64
    %1 = llvm.insertvalue %c, %u[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %m, %1[1] : !llvm.struct<(i64, ptr)>
    llvm.return %2 : !llvm.struct<(i64, ptr)>
  }
// -----
// faulty
// an address of an address
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @outer : !llvm.ptr
    %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @outer() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @ptr : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// loaded in a helper
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.call @get() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.func internal @get() -> !llvm.ptr {
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.return %x : !llvm.ptr
  }
// -----
// faulty
// read in a helper that gets no address
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @peek() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.func internal @peek() {
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @show(%v) : (i32) -> ()
    llvm.return
  }
// -----
// faulty
// through a slot and a branch
  llvm.func @main(%d: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %one = llvm.mlir.constant(1 : i64) : i64
    %slot = llvm.alloca %one x !llvm.ptr : (i64) -> !llvm.ptr
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %y = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.store %y, %slot : !llvm.ptr, !llvm.ptr
    llvm.cond_br %c, ^a, ^b
    ^a:
    %x = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.br ^b
    ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// read by a library function
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %r = llvm.call @puts(%x) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// copied on the host
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %one = llvm.mlir.constant(64 : i64) : i64
    %slot = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%slot, %x, %one) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// another function of this module changes the pointer
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @cur : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @cur() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.zero : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.func @choose() {
    %p = llvm.mlir.addressof @cur : !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.store %b, %p : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// … puts it into callers' memory
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @tell(%to: !llvm.ptr) {
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.store %b, %to : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// faulty
// … returns it
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @where() -> !llvm.ptr {
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %b : !llvm.ptr
  }
// -----
// faulty
// … passes it to another module
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.call @other() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @tell() {
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @look(%b) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … puts it into a public global
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.call @other() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global external @box() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.zero : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.func @tell() {
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    %x = llvm.mlir.addressof @box : !llvm.ptr
    llvm.store %b, %x : !llvm.ptr, !llvm.ptr
    llvm.return
  }
// -----
// correct
// the result of another module's function cannot be what nobody told it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.call @other() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// callers cannot have the address of what nobody told them
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// a table of other addresses
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @names : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %r = llvm.call @puts(%x) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @text("text\00")
  llvm.mlir.global internal @names() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @text : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// correct
// a table that holds the address of something else
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @p2 : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal @b2() {addr_space = 0 : i32} : !llvm.array<64 x i8> {
    %z = llvm.mlir.zero : !llvm.array<64 x i8>
    llvm.return %z : !llvm.array<64 x i8>
  }
  llvm.mlir.global internal @p2() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @b2 : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// another module reads what it knows by name
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.call @other() : () -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … after a branch
  llvm.func @main(%d: !llvm.ptr, %c: i1) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.cond_br %c, ^a, ^b
    ^a:
    %x = llvm.call @other() : () -> !llvm.ptr
    llvm.br ^b
    ^b:
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … in a helper
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @help() : () -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func internal @help() {
    %x = llvm.call @other() : () -> !llvm.ptr
    llvm.return
  }
// -----
// correct
// another module is called after the wait
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %x = llvm.call @other() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// another module is called before the copy
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    %x = llvm.call @other() : () -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// correct
// library functions look at what they get
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %t = llvm.mlir.addressof @text : !llvm.ptr
    %r = llvm.call @puts(%t) : (!llvm.ptr) -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global internal constant @text("text\00")
// -----
// faulty
// callers' memory holds its address
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … two steps away
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %q = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %q : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … in a struct that is passed by value
  llvm.func @main(%d: !llvm.ptr, %st: !llvm.struct<(ptr, i64)>) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.extractvalue %st[0] : !llvm.struct<(ptr, i64)>
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the caller passes it
  llvm.func @main(%d: !llvm.ptr, %x: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// the caller passes it, and the GPU writes there
  llvm.func @main(%d: !llvm.ptr, %x: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    %t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuMemcpy(%x, %d, %n, %t) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%t) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// an external function gives it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    %x = llvm.call @other() : () -> !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
// -----
// faulty
// … as a number
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    %i = llvm.call @number() : () -> i64
    %x = llvm.inttoptr %i : i64 to !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @number() -> i64
// -----
// faulty
// a public pointer to it may have been set by others
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @known : !llvm.ptr
    %p = llvm.mlir.addressof @box : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global external @box() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.zero : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// correct
// constants are not written
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %k = llvm.mlir.addressof @konst : !llvm.ptr
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global external constant @konst("text\00")
// -----
// faulty: host-race
// another name for it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %a = llvm.mlir.addressof @same : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32 // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @same : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty: host-race
// a name for another name
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %a = llvm.mlir.addressof @same2 : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32 // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @same : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.alias internal @same2 : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @same : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty: host-race
// a name for a place in it
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %a = llvm.mlir.addressof @part : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32 // here
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @part : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    %m = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %m : !llvm.ptr
  }
// -----
// correct
// a name for the half that is not written
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @big : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %h = llvm.mlir.constant(32 : i64) : i64
    %a = llvm.mlir.addressof @part : !llvm.ptr
    %w = llvm.load %a : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @part : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @big : !llvm.ptr
    %m = llvm.getelementptr %a[64] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %m : !llvm.ptr
  }
  llvm.mlir.global internal @big() {addr_space = 0 : i32} : !llvm.array<128 x i8> {
    %z = llvm.mlir.zero : !llvm.array<128 x i8>
    llvm.return %z : !llvm.array<128 x i8>
  }
// -----
// faulty
// a public name for it: other modules know that
  llvm.func @main(%d: !llvm.ptr, %pp: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %x = llvm.load %pp : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias external @pub : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// correct
// another name, read after the wait
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    %a = llvm.mlir.addressof @same : !llvm.ptr
    %v = llvm.load %a : !llvm.ptr -> i32
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @same : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
// -----
// faulty
// a pointer that starts with the other name
  llvm.func @main(%d: !llvm.ptr) {
    %n = llvm.mlir.constant(64 : i64) : i64
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %b = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.call @mgpuMemcpy(%b, %d, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    %p = llvm.mlir.addressof @ptr : !llvm.ptr
    %x = llvm.load %p : !llvm.ptr -> !llvm.ptr
    %v = llvm.load %x : !llvm.ptr -> i32
    llvm.call @mgpuStreamSynchronize(%s) : (!llvm.ptr) -> ()
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.alias internal @same : !llvm.array<64 x i8> {
    %a = llvm.mlir.addressof @buf : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
  llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
    %a = llvm.mlir.addressof @same : !llvm.ptr
    llvm.return %a : !llvm.ptr
  }
