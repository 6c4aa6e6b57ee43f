define void @E_512_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %slot2 = getelementptr inbounds ptr, ptr %args, i64 2
  %arg2 = load ptr, ptr %slot2, align 8
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v16, %L1 ]
  %v4 = mul nsw i64 %i3, 8
  %v5 = getelementptr inbounds float, ptr %arg0, i64 %v4
  %v6 = getelementptr inbounds float, ptr %arg2, i64 %v4
  %v7 = load <8 x float>, ptr %v6, align 4
  %v8 = getelementptr inbounds float, ptr %arg1, i64 %v4
  %v9 = load <8 x float>, ptr %v8, align 4
  %v10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v7, <8 x float> %v9, <8 x float> %v7)
  %v11 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v10
  %v12 = fcmp une <8 x float> %v10, %v10
  %v13 = select <8 x i1> %v12, <8 x float> %v10, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v14 = select <8 x i1> %v11, <8 x float> %v10, <8 x float> %v13
  %v15 = fsub <8 x float> %v14, %v9
  store <8 x float> %v15, ptr %v5, align 4
  %v16 = add nuw nsw i64 %i3, 1
  %v17 = icmp slt i64 %v16, 512
  br i1 %v17, label %L1, label %L2
L2:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
