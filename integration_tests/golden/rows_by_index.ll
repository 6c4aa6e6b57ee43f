define void @E_5_2_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %slot2 = getelementptr inbounds ptr, ptr %args, i64 2
  %arg2 = load ptr, ptr %slot2, align 8
  %nowhere = alloca [64 x i8], align 64
  store [64 x i8] zeroinitializer, ptr %nowhere, align 64
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v31, %L19 ]
  %v4 = mul nsw i64 %i3, 16
  %v5 = getelementptr inbounds float, ptr %arg1, i64 %i3
  %v6 = load float, ptr %v5, align 4
  %v7 = call float @llvm.fma.f32(float %v6, float 0x0000000000000000, float 0x4008000000000000)
  %v8 = call i32 @llvm.fptosi.sat.i32.f32(float %v7)
  %v9 = sext i32 %v8 to i64
  %v10 = icmp slt i64 %v9, 0
  %v11 = add nsw i64 %v9, 9
  %v12 = select i1 %v10, i64 %v11, i64 %v9
  %v13 = mul nsw i64 %v12, 16
  %v14 = icmp slt i64 %v12, 9
  %v15 = icmp slt i64 %v12, 0
  %v16 = icmp ne i1 %v15, true
  %v17 = and i1 %v14, %v16
  br label %L18
L18:
  %i20 = phi i64 [ 0, %L1 ], [ %v29, %L18 ]
  %v21 = mul nsw i64 %i20, 8
  %v22 = add nsw i64 %v4, %v21
  %v23 = getelementptr inbounds float, ptr %arg0, i64 %v22
  %v24 = add nsw i64 %v21, %v13
  %v25 = getelementptr inbounds float, ptr %arg2, i64 %v24
  %v26 = select i1 %v17, ptr %v25, ptr %nowhere
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = fmul <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v27
  store <8 x float> %v28, ptr %v23, align 4
  %v29 = add nuw nsw i64 %i20, 1
  %v30 = icmp slt i64 %v29, 2
  br i1 %v30, label %L18, label %L19
L19:
  %v31 = add nuw nsw i64 %i3, 1
  %v32 = icmp slt i64 %v31, 5
  br i1 %v32, label %L1, label %L2
L2:
  ret void
}
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
attributes #0 = { nounwind }
