define void @E_5_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v14, %L1 ]
  %v4 = mul nsw i64 %i3, 8
  %v5 = getelementptr inbounds float, ptr %arg0, i64 %v4
  %v6 = getelementptr inbounds float, ptr %arg1, i64 %v4
  %v7 = trunc i64 %v4 to i32
  %v8 = insertelement <8 x i32> poison, i32 %v7, i64 0
  %v9 = shufflevector <8 x i32> %v8, <8 x i32> poison, <8 x i32> zeroinitializer
  %v10 = add nsw <8 x i32> %v9, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v11 = icmp slt <8 x i32> %v10, <i32 37, i32 37, i32 37, i32 37, i32 37, i32 37, i32 37, i32 37>
  %v12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v6, i32 4, <8 x i1> %v11, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v13 = fadd <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>, %v12
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v13, ptr %v5, i32 4, <8 x i1> %v11)
  %v14 = add nuw nsw i64 %i3, 1
  %v15 = icmp slt i64 %v14, 5
  br i1 %v15, label %L1, label %L2
L2:
  ret void
}
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
attributes #0 = { nounwind }
