define void @r_32_32(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %buf2 = alloca [8 x float], align 64
  %buf4 = alloca [8 x float], align 64
  %buf6 = alloca [8 x float], align 64
  %buf8 = alloca [8 x float], align 64
  %v1 = getelementptr inbounds float, ptr %arg0, i64 0
  %v3 = getelementptr inbounds float, ptr %buf2, i64 0
  %v5 = getelementptr inbounds float, ptr %buf4, i64 0
  %v7 = getelementptr inbounds float, ptr %buf6, i64 0
  %v9 = getelementptr inbounds float, ptr %buf8, i64 0
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v3, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v5, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v7, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v9, align 4
  br label %L10
L10:
  %i12 = phi i64 [ 0, %entry ], [ %v37, %L10 ]
  %v13 = getelementptr inbounds float, ptr %buf2, i64 0
  %v14 = load <8 x float>, ptr %v13, align 4
  %v15 = mul nsw i64 %i12, 32
  %v16 = getelementptr inbounds float, ptr %arg1, i64 %v15
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = fadd <8 x float> %v14, %v17
  %v19 = getelementptr inbounds float, ptr %buf4, i64 0
  %v20 = load <8 x float>, ptr %v19, align 4
  %v21 = add nsw i64 %v15, 8
  %v22 = getelementptr inbounds float, ptr %arg1, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = fadd <8 x float> %v20, %v23
  %v25 = getelementptr inbounds float, ptr %buf6, i64 0
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = add nsw i64 %v15, 16
  %v28 = getelementptr inbounds float, ptr %arg1, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v26, %v29
  %v31 = getelementptr inbounds float, ptr %buf8, i64 0
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add nsw i64 %v15, 24
  %v34 = getelementptr inbounds float, ptr %arg1, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fadd <8 x float> %v32, %v35
  store <8 x float> %v18, ptr %v13, align 4
  store <8 x float> %v24, ptr %v19, align 4
  store <8 x float> %v30, ptr %v25, align 4
  store <8 x float> %v36, ptr %v31, align 4
  %v37 = add nuw nsw i64 %i12, 1
  %v38 = icmp slt i64 %v37, 32
  br i1 %v38, label %L10, label %L11
L11:
  %v39 = getelementptr inbounds float, ptr %buf2, i64 0
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = getelementptr inbounds float, ptr %buf4, i64 0
  %v42 = load <8 x float>, ptr %v41, align 4
  %v43 = fadd <8 x float> %v40, %v42
  %v44 = getelementptr inbounds float, ptr %buf6, i64 0
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = fadd <8 x float> %v43, %v45
  %v47 = getelementptr inbounds float, ptr %buf8, i64 0
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = fadd <8 x float> %v46, %v48
  %v50 = shufflevector <8 x float> %v49, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v51 = shufflevector <8 x float> %v49, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v52 = fadd <4 x float> %v50, %v51
  %v53 = shufflevector <4 x float> %v52, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v54 = shufflevector <4 x float> %v52, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v55 = fadd <2 x float> %v53, %v54
  %v56 = extractelement <2 x float> %v55, i64 0
  %v57 = extractelement <2 x float> %v55, i64 1
  %v58 = fadd float %v56, %v57
  store float %v58, ptr %v1, align 4
  ret void
}
attributes #0 = { nounwind }
