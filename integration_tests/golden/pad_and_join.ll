define void @E_8_2_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
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
  %i3 = phi i64 [ 0, %entry ], [ %v29, %L13 ]
  %v4 = mul nsw i64 %i3, 16
  %v5 = mul nsw i64 %i3, 8
  %v6 = add nsw i64 %v5, -8
  %v7 = getelementptr inbounds float, ptr %arg1, i64 %v6
  %v8 = icmp slt i64 %i3, 7
  %v9 = icmp slt i64 %i3, 1
  %v10 = icmp ne i1 %v9, true
  %v11 = getelementptr inbounds float, ptr %arg2, i64 %v5
  br label %L12
L12:
  %i14 = phi i64 [ 0, %L1 ], [ %v27, %L12 ]
  %v15 = mul nsw i64 %i14, 8
  %v16 = add nsw i64 %v4, %v15
  %v17 = getelementptr inbounds float, ptr %arg0, i64 %v16
  %v18 = icmp slt i64 %i14, 1
  %v19 = and i1 %v18, %v8
  %v20 = and i1 %v19, %v10
  %v21 = select i1 %v20, ptr %v7, ptr %nowhere
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = icmp ne i1 %v18, true
  %v24 = select i1 %v23, ptr %v11, ptr %nowhere
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = select i1 %v18, <8 x float> %v22, <8 x float> %v25
  store <8 x float> %v26, ptr %v17, align 4
  %v27 = add nuw nsw i64 %i14, 1
  %v28 = icmp slt i64 %v27, 2
  br i1 %v28, label %L12, label %L13
L13:
  %v29 = add nuw nsw i64 %i3, 1
  %v30 = icmp slt i64 %v29, 8
  br i1 %v30, label %L1, label %L2
L2:
  ret void
}
attributes #0 = { nounwind }
