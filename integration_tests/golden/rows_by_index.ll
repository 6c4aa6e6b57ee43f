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
  %i3 = phi i64 [ 0, %entry ], [ %v36, %L24 ]
  %v4 = mul nsw i64 %i3, 16
  %v5 = getelementptr inbounds float, ptr %arg1, i64 %i3
  %v6 = load float, ptr %v5, align 4
  %v7 = fcmp oeq float %v6, 0x0000000000000000
  %v8 = fcmp olt float %v6, 0x0000000000000000
  %v9 = fneg float %v6
  %v10 = select i1 %v8, float %v9, float %v6
  %v11 = select i1 %v7, float 0x0000000000000000, float %v10
  %v12 = fmul float %v11, 0x4008000000000000
  %v13 = call i32 @llvm.fptosi.sat.i32.f32(float %v12)
  %v14 = sext i32 %v13 to i64
  %v15 = icmp slt i64 %v14, 0
  %v16 = add nsw i64 %v14, 9
  %v17 = select i1 %v15, i64 %v16, i64 %v14
  %v18 = mul nsw i64 %v17, 16
  %v19 = icmp slt i64 %v17, 9
  %v20 = icmp slt i64 %v17, 0
  %v21 = icmp ne i1 %v20, true
  %v22 = and i1 %v19, %v21
  br label %L23
L23:
  %i25 = phi i64 [ 0, %L1 ], [ %v34, %L23 ]
  %v26 = mul nsw i64 %i25, 8
  %v27 = add nsw i64 %v4, %v26
  %v28 = getelementptr inbounds float, ptr %arg0, i64 %v27
  %v29 = add nsw i64 %v26, %v18
  %v30 = getelementptr inbounds float, ptr %arg2, i64 %v29
  %v31 = select i1 %v22, ptr %v30, ptr %nowhere
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = fmul <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, %v32
  store <8 x float> %v33, ptr %v28, align 4
  %v34 = add nuw nsw i64 %i25, 1
  %v35 = icmp slt i64 %v34, 2
  br i1 %v35, label %L23, label %L24
L24:
  %v36 = add nuw nsw i64 %i3, 1
  %v37 = icmp slt i64 %v36, 5
  br i1 %v37, label %L1, label %L2
L2:
  ret void
}
declare i32 @llvm.fptosi.sat.i32.f32(float)
attributes #0 = { nounwind }
