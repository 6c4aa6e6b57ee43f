define void @E_32_64(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v16, %L6 ]
  %v4 = mul nsw i64 %i3, 64
  br label %L5
L5:
  %i7 = phi i64 [ 0, %L1 ], [ %v14, %L5 ]
  %v8 = add nsw i64 %v4, %i7
  %v9 = getelementptr inbounds float, ptr %arg0, i64 %v8
  %v10 = mul nsw i64 %i7, 32
  %v11 = add nsw i64 %i3, %v10
  %v12 = getelementptr inbounds float, ptr %arg1, i64 %v11
  %v13 = load float, ptr %v12, align 4
  store float %v13, ptr %v9, align 4
  %v14 = add nuw nsw i64 %i7, 1
  %v15 = icmp slt i64 %v14, 64
  br i1 %v15, label %L5, label %L6
L6:
  %v16 = add nuw nsw i64 %i3, 1
  %v17 = icmp slt i64 %v16, 32
  br i1 %v17, label %L1, label %L2
L2:
  ret void
}
attributes #0 = { nounwind }
