// An address that is made in more steps than are followed: nothing is known of any array of the file.

// RUN: python3 %S/../expect.py %gpuverify %s

module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @an_address_of_many_steps() {
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %a1 = llvm.alloca %c4 x !llvm.ptr : (i64) -> !llvm.ptr
    llvm.br ^b2(%c0 : i64)
  ^b2(%i5: i64):
    %is6 = llvm.icmp "slt" %i5, %c4 : i64
    llvm.cond_br %is6, ^b3, ^b4
  ^b3:
    %h7 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    %p8 = llvm.getelementptr %a1[%i5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %h7, %p8 : !llvm.ptr, !llvm.ptr
    %v9 = llvm.add %i5, %c1 : i64
    llvm.br ^b2(%v9 : i64)
  ^b4:
    %p10 = llvm.getelementptr %a1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p11 = llvm.getelementptr %p10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p12 = llvm.getelementptr %p11[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p13 = llvm.getelementptr %p12[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p14 = llvm.getelementptr %p13[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p15 = llvm.getelementptr %p14[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p16 = llvm.getelementptr %p15[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p17 = llvm.getelementptr %p16[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p18 = llvm.getelementptr %p17[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p19 = llvm.getelementptr %p18[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p20 = llvm.getelementptr %p19[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p21 = llvm.getelementptr %p20[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p22 = llvm.getelementptr %p21[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p23 = llvm.getelementptr %p22[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p24 = llvm.getelementptr %p23[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p25 = llvm.getelementptr %p24[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p26 = llvm.getelementptr %p25[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p27 = llvm.getelementptr %p26[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p28 = llvm.getelementptr %p27[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p29 = llvm.getelementptr %p28[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p30 = llvm.getelementptr %p29[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p31 = llvm.getelementptr %p30[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p32 = llvm.getelementptr %p31[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p33 = llvm.getelementptr %p32[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p34 = llvm.getelementptr %p33[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p35 = llvm.getelementptr %p34[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p36 = llvm.getelementptr %p35[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p37 = llvm.getelementptr %p36[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p38 = llvm.getelementptr %p37[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p39 = llvm.getelementptr %p38[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p40 = llvm.getelementptr %p39[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p41 = llvm.getelementptr %p40[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p42 = llvm.getelementptr %p41[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p43 = llvm.getelementptr %p42[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p44 = llvm.getelementptr %p43[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p45 = llvm.getelementptr %p44[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p46 = llvm.getelementptr %p45[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p47 = llvm.getelementptr %p46[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p48 = llvm.getelementptr %p47[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p49 = llvm.getelementptr %p48[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p50 = llvm.getelementptr %p49[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p51 = llvm.getelementptr %p50[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p52 = llvm.getelementptr %p51[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p53 = llvm.getelementptr %p52[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p54 = llvm.getelementptr %p53[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p55 = llvm.getelementptr %p54[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p56 = llvm.getelementptr %p55[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p57 = llvm.getelementptr %p56[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p58 = llvm.getelementptr %p57[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p59 = llvm.getelementptr %p58[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p60 = llvm.getelementptr %p59[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p61 = llvm.getelementptr %p60[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p62 = llvm.getelementptr %p61[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p63 = llvm.getelementptr %p62[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p64 = llvm.getelementptr %p63[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p65 = llvm.getelementptr %p64[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p66 = llvm.getelementptr %p65[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p67 = llvm.getelementptr %p66[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p68 = llvm.getelementptr %p67[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p69 = llvm.getelementptr %p68[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p70 = llvm.getelementptr %p69[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p71 = llvm.getelementptr %p70[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p72 = llvm.getelementptr %p71[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p73 = llvm.getelementptr %p72[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p74 = llvm.getelementptr %p73[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p75 = llvm.getelementptr %p74[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p76 = llvm.getelementptr %p75[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p77 = llvm.getelementptr %p76[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p78 = llvm.getelementptr %p77[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %p79 = llvm.getelementptr %p78[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %v80 = llvm.load %p79 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamDestroy(%v80) : (!llvm.ptr) -> ()  // expect: unknown-handle
    llvm.br ^b81(%c0 : i64)
  ^b81(%i84: i64):
    %is85 = llvm.icmp "slt" %i84, %c4 : i64
    llvm.cond_br %is85, ^b82, ^b83
  ^b82:
    %p86 = llvm.getelementptr %a1[%i84] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %v87 = llvm.load %p86 : !llvm.ptr -> !llvm.ptr
    llvm.call @mgpuStreamSynchronize(%v87) : (!llvm.ptr) -> ()
    %v88 = llvm.add %i84, %c1 : i64
    llvm.br ^b81(%v88 : i64)
  ^b83:
    llvm.return
  }
}
