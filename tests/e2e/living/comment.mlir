// Comments behind the operation, on the line above, above other comments; for several rules; where nothing is there any more.

// RUN: bash %S/../status.sh 0 %gpuverify %s | FileCheck %s --implicit-check-not=error: --implicit-check-not=note: --implicit-check-not=warning:
// CHECK: :[[@LINE+29]]:8: warning: unused suppression: there is no stream-leak here [unused-suppression]
// CHECK: comment.mlir: accepted: {{[0-9]+}} obligation{{s?}} proved, 0 violated, 0 unproved, 1 warning, 3 suppressed
// RUN: bash %S/../status.sh 1 %gpuverify --werror %s
// RUN: bash %S/../status.sh 1 %gpuverify --proof --severity=unused-suppression=error %s | FileCheck %s --check-prefix=PROOF
// PROOF-NOT: mgpuStreamDestroy is {{.*}}violated
// PROOF: violated: {{[0-9]+}} obligation{{s?}} proved, 1 violated, 0 unproved, 3 suppressed, 1 rule regraded

// The formats for machines keep them, with who says so and why.
// RUN: bash %S/../status.sh 0 %gpuverify --format=json %s > %t.json
// RUN: python3 %S/../output/schema.py < %t.json
// RUN: python3 %S/suppressed.py < %t.json | FileCheck %s --check-prefix=JSON --match-full-lines
// JSON: 25:{{[0-9]+}}: stream-leak by comment: lives as long as the process
// JSON-NEXT: 28:{{[0-9]+}}: stream-leak by comment: so does this
// JSON-NEXT: 32:{{[0-9]+}}: stream-double-destroy by comment: a driver that forgives it
// RUN: bash %S/../status.sh 0 %gpuverify --format=sarif %s | grep -o '"suppressions":\[[^]]*\]' | FileCheck %s --check-prefix=SARIF --match-full-lines
// SARIF: "suppressions":[]
// SARIF-NEXT: "suppressions":[{"kind":"inSource","justification":"lives as long as the process"}]
// SARIF-NEXT: "suppressions":[{"kind":"inSource","justification":"so does this"}]

module {
  llvm.func @main() {
    %a = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // gpuverify: ignore[stream-leak] lives as long as the process
    // gpuverify: ignore[stream-leak] so does this
    // which is a comment, too
    %b = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %c = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%c) : (!llvm.ptr) -> ()
    // gpuverify: ignore[stream-double-destroy] a driver that forgives it
    llvm.call @mgpuStreamDestroy(%c) : (!llvm.ptr) -> ()
    // gpuverify: ignore[stream-leak] is none
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
