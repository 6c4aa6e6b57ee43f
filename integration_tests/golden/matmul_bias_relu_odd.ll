define void @r_13_17_17_11_11(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %slot2 = getelementptr inbounds ptr, ptr %args, i64 2
  %arg2 = load ptr, ptr %slot2, align 8
  %slot3 = getelementptr inbounds ptr, ptr %args, i64 3
  %arg3 = load ptr, ptr %slot3, align 8
  %buf3 = alloca [8 x float], align 64
  %buf4 = alloca [187 x float], align 64
  %buf5 = alloca [2 x float], align 64
  %buf6 = alloca [1 x float], align 64
  %v1 = getelementptr inbounds float, ptr %arg1, i64 0
  %v2 = load <8 x float>, ptr %v1, align 4
  %v7 = getelementptr inbounds float, ptr %arg1, i64 8
  %v8 = load <2 x float>, ptr %v7, align 4
  %v9 = getelementptr inbounds float, ptr %arg1, i64 10
  %v10 = load float, ptr %v9, align 4
  br label %L11
L11:
  %i13 = phi i64 [ 0, %entry ], [ %v26, %L11 ]
  %v14 = mul nsw i64 %i13, 11
  %v15 = getelementptr inbounds float, ptr %buf4, i64 %v14
  %v16 = getelementptr inbounds float, ptr %arg3, i64 %v14
  %v17 = load <8 x float>, ptr %v16, align 4
  %v18 = add nsw i64 %v14, 8
  %v19 = getelementptr inbounds float, ptr %buf4, i64 %v18
  %v20 = getelementptr inbounds float, ptr %arg3, i64 %v18
  %v21 = load <2 x float>, ptr %v20, align 4
  %v22 = add nsw i64 %v14, 10
  %v23 = getelementptr inbounds float, ptr %buf4, i64 %v22
  %v24 = getelementptr inbounds float, ptr %arg3, i64 %v22
  %v25 = load float, ptr %v24, align 4
  store <8 x float> %v17, ptr %v15, align 4
  store <2 x float> %v21, ptr %v19, align 4
  store float %v25, ptr %v23, align 4
  %v26 = add nuw nsw i64 %i13, 1
  %v27 = icmp slt i64 %v26, 17
  br i1 %v27, label %L11, label %L12
L12:
  br label %L28
L28:
  %i30 = phi i64 [ 0, %L12 ], [ %v92, %L42 ]
  %v31 = mul nsw i64 %i30, 11
  %v32 = getelementptr inbounds float, ptr %arg0, i64 %v31
  %v33 = getelementptr inbounds float, ptr %buf3, i64 0
  %v34 = mul nsw i64 %i30, 17
  %v35 = getelementptr inbounds float, ptr %buf5, i64 0
  %v36 = getelementptr inbounds float, ptr %buf6, i64 0
  %v37 = add nsw i64 %v31, 8
  %v38 = getelementptr inbounds float, ptr %arg0, i64 %v37
  %v39 = add nsw i64 %v31, 10
  %v40 = getelementptr inbounds float, ptr %arg0, i64 %v39
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v33, align 4
  store <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, ptr %v35, align 4
  store float 0x0000000000000000, ptr %v36, align 4
  br label %L41
L41:
  %i43 = phi i64 [ 0, %L28 ], [ %v69, %L41 ]
  %v44 = getelementptr inbounds float, ptr %buf3, i64 0
  %v45 = add nsw i64 %v34, %i43
  %v46 = getelementptr inbounds float, ptr %arg2, i64 %v45
  %v47 = load float, ptr %v46, align 4
  %v48 = insertelement <8 x float> poison, float %v47, i64 0
  %v49 = shufflevector <8 x float> %v48, <8 x float> poison, <8 x i32> zeroinitializer
  %v50 = mul nsw i64 %i43, 11
  %v51 = getelementptr inbounds float, ptr %buf4, i64 %v50
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = load <8 x float>, ptr %v44, align 4
  %v54 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v49, <8 x float> %v52, <8 x float> %v53)
  %v55 = getelementptr inbounds float, ptr %buf5, i64 0
  %v56 = insertelement <2 x float> poison, float %v47, i64 0
  %v57 = shufflevector <2 x float> %v56, <2 x float> poison, <2 x i32> zeroinitializer
  %v58 = add nsw i64 %v50, 8
  %v59 = getelementptr inbounds float, ptr %buf4, i64 %v58
  %v60 = load <2 x float>, ptr %v59, align 4
  %v61 = load <2 x float>, ptr %v55, align 4
  %v62 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v57, <2 x float> %v60, <2 x float> %v61)
  %v63 = getelementptr inbounds float, ptr %buf6, i64 0
  %v64 = add nsw i64 %v50, 10
  %v65 = getelementptr inbounds float, ptr %buf4, i64 %v64
  %v66 = load float, ptr %v65, align 4
  %v67 = load float, ptr %v63, align 4
  %v68 = call float @llvm.fma.f32(float %v47, float %v66, float %v67)
  store <8 x float> %v54, ptr %v44, align 4
  store <2 x float> %v62, ptr %v55, align 4
  store float %v68, ptr %v63, align 4
  %v69 = add nuw nsw i64 %i43, 1
  %v70 = icmp slt i64 %v69, 17
  br i1 %v70, label %L41, label %L42
L42:
  %v71 = getelementptr inbounds float, ptr %buf3, i64 0
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = fadd <8 x float> %v2, %v72
  %v74 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v73
  %v75 = fcmp une <8 x float> %v73, %v73
  %v76 = select <8 x i1> %v75, <8 x float> %v73, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v77 = select <8 x i1> %v74, <8 x float> %v73, <8 x float> %v76
  %v78 = getelementptr inbounds float, ptr %buf5, i64 0
  %v79 = load <2 x float>, ptr %v78, align 4
  %v80 = fadd <2 x float> %v8, %v79
  %v81 = fcmp olt <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, %v80
  %v82 = fcmp une <2 x float> %v80, %v80
  %v83 = select <2 x i1> %v82, <2 x float> %v80, <2 x float> <float 0x0000000000000000, float 0x0000000000000000>
  %v84 = select <2 x i1> %v81, <2 x float> %v80, <2 x float> %v83
  %v85 = getelementptr inbounds float, ptr %buf6, i64 0
  %v86 = load float, ptr %v85, align 4
  %v87 = fadd float %v10, %v86
  %v88 = fcmp olt float 0x0000000000000000, %v87
  %v89 = fcmp une float %v87, %v87
  %v90 = select i1 %v89, float %v87, float 0x0000000000000000
  %v91 = select i1 %v88, float %v87, float %v90
  store <8 x float> %v77, ptr %v32, align 4
  store <2 x float> %v84, ptr %v38, align 4
  store float %v91, ptr %v40, align 4
  %v92 = add nuw nsw i64 %i30, 1
  %v93 = icmp slt i64 %v92, 13
  br i1 %v93, label %L28, label %L29
L29:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare float @llvm.fma.f32(float, float, float)
attributes #0 = { nounwind }
