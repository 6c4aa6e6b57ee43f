define void @r_64_8_32(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %buf1 = alloca [8 x float], align 64
  %buf2 = alloca [8 x float], align 64
  %buf3 = alloca [8 x float], align 64
  %buf4 = alloca [8 x float], align 64
  br label %L5
L5:
  %i7 = phi i64 [ 0, %entry ], [ %v64, %L15 ]
  %v8 = getelementptr inbounds float, ptr %arg0, i64 %i7
  %v9 = getelementptr inbounds float, ptr %buf1, i64 0
  %v10 = mul nsw i64 %i7, 256
  %v11 = getelementptr inbounds float, ptr %buf2, i64 0
  %v12 = getelementptr inbounds float, ptr %buf3, i64 0
  %v13 = getelementptr inbounds float, ptr %buf4, i64 0
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v9, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v11, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v12, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v13, align 4
  br label %L14
L14:
  %i16 = phi i64 [ 0, %L5 ], [ %v42, %L14 ]
  %v17 = getelementptr inbounds float, ptr %buf1, i64 0
  %v18 = load <8 x float>, ptr %v17, align 4
  %v19 = mul nsw i64 %i16, 32
  %v20 = add nsw i64 %v10, %v19
  %v21 = getelementptr inbounds float, ptr %arg1, i64 %v20
  %v22 = load <8 x float>, ptr %v21, align 4
  %v23 = fadd <8 x float> %v18, %v22
  %v24 = getelementptr inbounds float, ptr %buf2, i64 0
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = add nsw i64 %v20, 8
  %v27 = getelementptr inbounds float, ptr %arg1, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fadd <8 x float> %v25, %v28
  %v30 = getelementptr inbounds float, ptr %buf3, i64 0
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add nsw i64 %v20, 16
  %v33 = getelementptr inbounds float, ptr %arg1, i64 %v32
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v31, %v34
  %v36 = getelementptr inbounds float, ptr %buf4, i64 0
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = add nsw i64 %v20, 24
  %v39 = getelementptr inbounds float, ptr %arg1, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v37, %v40
  store <8 x float> %v23, ptr %v17, align 4
  store <8 x float> %v29, ptr %v24, align 4
  store <8 x float> %v35, ptr %v30, align 4
  store <8 x float> %v41, ptr %v36, align 4
  %v42 = add nuw nsw i64 %i16, 1
  %v43 = icmp slt i64 %v42, 8
  br i1 %v43, label %L14, label %L15
L15:
  %v44 = getelementptr inbounds float, ptr %buf1, i64 0
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = getelementptr inbounds float, ptr %buf2, i64 0
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = fadd <8 x float> %v45, %v47
  %v49 = getelementptr inbounds float, ptr %buf3, i64 0
  %v50 = load <8 x float>, ptr %v49, align 4
  %v51 = fadd <8 x float> %v48, %v50
  %v52 = getelementptr inbounds float, ptr %buf4, i64 0
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = fadd <8 x float> %v51, %v53
  %v55 = shufflevector <8 x float> %v54, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v56 = shufflevector <8 x float> %v54, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v57 = fadd <4 x float> %v55, %v56
  %v58 = shufflevector <4 x float> %v57, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v59 = shufflevector <4 x float> %v57, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v60 = fadd <2 x float> %v58, %v59
  %v61 = extractelement <2 x float> %v60, i64 0
  %v62 = extractelement <2 x float> %v60, i64 1
  %v63 = fadd float %v61, %v62
  store float %v63, ptr %v8, align 4
  %v64 = add nuw nsw i64 %i7, 1
  %v65 = icmp slt i64 %v64, 64
  br i1 %v65, label %L5, label %L6
L6:
  ret void
}
attributes #0 = { nounwind }
