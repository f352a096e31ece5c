// What is found is what the comments expect: every kind of comment and of place.

// RUN: bash %S/../status.sh 0 %gpuverify --verify-diagnostics --split-input-file %s | count 0
// RUN: bash %S/../status.sh 0 %gpuverify --verify-diagnostics --split-input-file --proof -j2 %s %s | count 0

module {
  llvm.func @main() {
    // expected-note @+1 {{stream created here}}
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> () // expected-note {{destroyed here}}
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    // expected-error @-1 {{[stream-double-destroy]}}
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}

// -----

module {
  llvm.func @main() {
    // expected-warning-re @below {{stream %{{[a-z]}} is {{n.*r}} destroyed}}
    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return
    // expected-note @above {{returns here}}
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
}

// -----

module {
  llvm.func @make() -> !llvm.ptr
  llvm.func @main() {
    // expected-note@+2 {{}}
    // expected-note@+1 {{for example 'function make() -> stream'}}
    %s = llvm.call @make() : () -> !llvm.ptr
    // expected-unproved@below {{cannot prove that stream %s}}
    llvm.call @mgpuStreamDestroy(%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}

// -----

// An error of MLIR's own.
module {
  llvm.func @main() {
    // expected-error @+1 {{undeclared SSA value name}}
    llvm.call @f(%nothing) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// -----

module {
  llvm.func @main() {
    // expected-warning @+1 {{[unused-suppression]}}
    llvm.return // gpuverify: ignore[stream-leak] there is none
  }
}
