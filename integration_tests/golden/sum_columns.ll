define void @r_2_256_32(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
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
  %i7 = phi i64 [ 0, %entry ], [ %v58, %L21 ]
  %v8 = mul nsw i64 %i7, 32
  %v9 = getelementptr inbounds float, ptr %arg0, i64 %v8
  %v10 = getelementptr inbounds float, ptr %buf1, i64 0
  %v11 = getelementptr inbounds float, ptr %buf2, i64 0
  %v12 = getelementptr inbounds float, ptr %buf3, i64 0
  %v13 = getelementptr inbounds float, ptr %buf4, i64 0
  %v14 = add nsw i64 %v8, 8
  %v15 = getelementptr inbounds float, ptr %arg0, i64 %v14
  %v16 = add nsw i64 %v8, 16
  %v17 = getelementptr inbounds float, ptr %arg0, i64 %v16
  %v18 = add nsw i64 %v8, 24
  %v19 = getelementptr inbounds float, ptr %arg0, i64 %v18
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v10, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v11, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v12, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v13, align 4
  br label %L20
L20:
  %i22 = phi i64 [ 0, %L5 ], [ %v48, %L20 ]
  %v23 = getelementptr inbounds float, ptr %buf1, i64 0
  %v24 = load <8 x float>, ptr %v23, align 4
  %v25 = mul nsw i64 %i22, 64
  %v26 = add nsw i64 %v8, %v25
  %v27 = getelementptr inbounds float, ptr %arg1, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  %v29 = fadd <8 x float> %v24, %v28
  %v30 = getelementptr inbounds float, ptr %buf2, i64 0
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = add nsw i64 %v26, 8
  %v33 = getelementptr inbounds float, ptr %arg1, i64 %v32
  %v34 = load <8 x float>, ptr %v33, align 4
  %v35 = fadd <8 x float> %v31, %v34
  %v36 = getelementptr inbounds float, ptr %buf3, i64 0
  %v37 = load <8 x float>, ptr %v36, align 4
  %v38 = add nsw i64 %v26, 16
  %v39 = getelementptr inbounds float, ptr %arg1, i64 %v38
  %v40 = load <8 x float>, ptr %v39, align 4
  %v41 = fadd <8 x float> %v37, %v40
  %v42 = getelementptr inbounds float, ptr %buf4, i64 0
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = add nsw i64 %v26, 24
  %v45 = getelementptr inbounds float, ptr %arg1, i64 %v44
  %v46 = load <8 x float>, ptr %v45, align 4
  %v47 = fadd <8 x float> %v43, %v46
  store <8 x float> %v29, ptr %v23, align 4
  store <8 x float> %v35, ptr %v30, align 4
  store <8 x float> %v41, ptr %v36, align 4
  store <8 x float> %v47, ptr %v42, align 4
  %v48 = add nuw nsw i64 %i22, 1
  %v49 = icmp slt i64 %v48, 256
  br i1 %v49, label %L20, label %L21
L21:
  %v50 = getelementptr inbounds float, ptr %buf1, i64 0
  %v51 = load <8 x float>, ptr %v50, align 4
  %v52 = getelementptr inbounds float, ptr %buf2, i64 0
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = getelementptr inbounds float, ptr %buf3, i64 0
  %v55 = load <8 x float>, ptr %v54, align 4
  %v56 = getelementptr inbounds float, ptr %buf4, i64 0
  %v57 = load <8 x float>, ptr %v56, align 4
  store <8 x float> %v51, ptr %v9, align 4
  store <8 x float> %v53, ptr %v15, align 4
  store <8 x float> %v55, ptr %v17, align 4
  store <8 x float> %v57, ptr %v19, align 4
  %v58 = add nuw nsw i64 %i7, 1
  %v59 = icmp slt i64 %v58, 2
  br i1 %v59, label %L5, label %L6
L6:
  ret void
}
attributes #0 = { nounwind }
