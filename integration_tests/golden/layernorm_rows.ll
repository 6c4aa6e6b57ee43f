define void @r_16_16_4_4_8_32_32(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %buf1 = alloca [8 x float], align 64
  %buf2 = alloca [8 x float], align 64
  %buf3 = alloca [8 x float], align 64
  %buf4 = alloca [8 x float], align 64
  %buf5 = alloca [8 x float], align 64
  %buf6 = alloca [8 x float], align 64
  %buf7 = alloca [8 x float], align 64
  %buf8 = alloca [8 x float], align 64
  br label %L9
L9:
  %i11 = phi i64 [ 0, %entry ], [ %v146, %L135 ]
  %v12 = mul nsw i64 %i11, 128
  %v13 = getelementptr inbounds float, ptr %buf1, i64 0
  %v14 = getelementptr inbounds float, ptr %buf2, i64 0
  %v15 = getelementptr inbounds float, ptr %buf3, i64 0
  %v16 = getelementptr inbounds float, ptr %buf4, i64 0
  %v17 = getelementptr inbounds float, ptr %buf5, i64 0
  %v18 = getelementptr inbounds float, ptr %buf6, i64 0
  %v19 = getelementptr inbounds float, ptr %buf7, i64 0
  %v20 = getelementptr inbounds float, ptr %buf8, i64 0
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v13, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v14, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v15, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v16, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v17, align 4
  br label %L21
L21:
  %i23 = phi i64 [ 0, %L9 ], [ %v49, %L21 ]
  %v24 = getelementptr inbounds float, ptr %buf2, i64 0
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = mul nsw i64 %i23, 32
  %v27 = add nsw i64 %v12, %v26
  %v28 = getelementptr inbounds float, ptr %arg1, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fadd <8 x float> %v25, %v29
  %v31 = getelementptr inbounds float, ptr %buf3, i64 0
  %v32 = load <8 x float>, ptr %v31, align 4
  %v33 = add nsw i64 %v27, 8
  %v34 = getelementptr inbounds float, ptr %arg1, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = fadd <8 x float> %v32, %v35
  %v37 = getelementptr inbounds float, ptr %buf4, i64 0
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = add nsw i64 %v27, 16
  %v40 = getelementptr inbounds float, ptr %arg1, i64 %v39
  %v41 = load <8 x float>, ptr %v40, align 4
  %v42 = fadd <8 x float> %v38, %v41
  %v43 = getelementptr inbounds float, ptr %buf5, i64 0
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add nsw i64 %v27, 24
  %v46 = getelementptr inbounds float, ptr %arg1, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = fadd <8 x float> %v44, %v47
  store <8 x float> %v30, ptr %v24, align 4
  store <8 x float> %v36, ptr %v31, align 4
  store <8 x float> %v42, ptr %v37, align 4
  store <8 x float> %v48, ptr %v43, align 4
  %v49 = add nuw nsw i64 %i23, 1
  %v50 = icmp slt i64 %v49, 4
  br i1 %v50, label %L21, label %L22
L22:
  %v51 = getelementptr inbounds float, ptr %buf2, i64 0
  %v52 = load <8 x float>, ptr %v51, align 4
  %v53 = getelementptr inbounds float, ptr %buf3, i64 0
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = fadd <8 x float> %v52, %v54
  %v56 = getelementptr inbounds float, ptr %buf4, i64 0
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = fadd <8 x float> %v55, %v57
  %v59 = getelementptr inbounds float, ptr %buf5, i64 0
  %v60 = load <8 x float>, ptr %v59, align 4
  %v61 = fadd <8 x float> %v58, %v60
  %v62 = shufflevector <8 x float> %v61, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v63 = shufflevector <8 x float> %v61, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v64 = fadd <4 x float> %v62, %v63
  %v65 = shufflevector <4 x float> %v64, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v66 = shufflevector <4 x float> %v64, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v67 = fadd <2 x float> %v65, %v66
  %v68 = extractelement <2 x float> %v67, i64 0
  %v69 = extractelement <2 x float> %v67, i64 1
  %v70 = fadd float %v68, %v69
  %v71 = fdiv float %v70, 0x4060000000000000
  %v72 = insertelement <8 x float> poison, float %v71, i64 0
  %v73 = shufflevector <8 x float> %v72, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v18, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v20, align 4
  br label %L74
L74:
  %i76 = phi i64 [ 0, %L22 ], [ %v106, %L74 ]
  %v77 = getelementptr inbounds float, ptr %buf1, i64 0
  %v78 = mul nsw i64 %i76, 32
  %v79 = add nsw i64 %v12, %v78
  %v80 = getelementptr inbounds float, ptr %arg1, i64 %v79
  %v81 = load <8 x float>, ptr %v80, align 4
  %v82 = fsub <8 x float> %v81, %v73
  %v83 = load <8 x float>, ptr %v77, align 4
  %v84 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v82, <8 x float> %v82, <8 x float> %v83)
  %v85 = getelementptr inbounds float, ptr %buf6, i64 0
  %v86 = add nsw i64 %v79, 8
  %v87 = getelementptr inbounds float, ptr %arg1, i64 %v86
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = fsub <8 x float> %v88, %v73
  %v90 = load <8 x float>, ptr %v85, align 4
  %v91 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v89, <8 x float> %v89, <8 x float> %v90)
  %v92 = getelementptr inbounds float, ptr %buf7, i64 0
  %v93 = add nsw i64 %v79, 16
  %v94 = getelementptr inbounds float, ptr %arg1, i64 %v93
  %v95 = load <8 x float>, ptr %v94, align 4
  %v96 = fsub <8 x float> %v95, %v73
  %v97 = load <8 x float>, ptr %v92, align 4
  %v98 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v96, <8 x float> %v96, <8 x float> %v97)
  %v99 = getelementptr inbounds float, ptr %buf8, i64 0
  %v100 = add nsw i64 %v79, 24
  %v101 = getelementptr inbounds float, ptr %arg1, i64 %v100
  %v102 = load <8 x float>, ptr %v101, align 4
  %v103 = fsub <8 x float> %v102, %v73
  %v104 = load <8 x float>, ptr %v99, align 4
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v103, <8 x float> %v104)
  store <8 x float> %v84, ptr %v77, align 4
  store <8 x float> %v91, ptr %v85, align 4
  store <8 x float> %v98, ptr %v92, align 4
  store <8 x float> %v105, ptr %v99, align 4
  %v106 = add nuw nsw i64 %i76, 1
  %v107 = icmp slt i64 %v106, 4
  br i1 %v107, label %L74, label %L75
L75:
  %v108 = getelementptr inbounds float, ptr %buf1, i64 0
  %v109 = load <8 x float>, ptr %v108, align 4
  %v110 = getelementptr inbounds float, ptr %buf6, i64 0
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = fadd <8 x float> %v109, %v111
  %v113 = getelementptr inbounds float, ptr %buf7, i64 0
  %v114 = load <8 x float>, ptr %v113, align 4
  %v115 = fadd <8 x float> %v112, %v114
  %v116 = getelementptr inbounds float, ptr %buf8, i64 0
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = fadd <8 x float> %v115, %v117
  %v119 = shufflevector <8 x float> %v118, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v120 = shufflevector <8 x float> %v118, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v121 = fadd <4 x float> %v119, %v120
  %v122 = shufflevector <4 x float> %v121, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v123 = shufflevector <4 x float> %v121, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v124 = fadd <2 x float> %v122, %v123
  %v125 = extractelement <2 x float> %v124, i64 0
  %v126 = extractelement <2 x float> %v124, i64 1
  %v127 = fadd float %v125, %v126
  %v128 = fdiv float %v127, 0x4060000000000000
  %v129 = fadd float %v128, 0x3EE4F8B580000000
  %v130 = call float @llvm.sqrt.f32(float %v129)
  %v131 = fdiv float 0x3FF0000000000000, %v130
  %v132 = insertelement <8 x float> poison, float %v131, i64 0
  %v133 = shufflevector <8 x float> %v132, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L134
L134:
  %i136 = phi i64 [ 0, %L75 ], [ %v144, %L134 ]
  %v137 = mul nsw i64 %i136, 8
  %v138 = add nsw i64 %v12, %v137
  %v139 = getelementptr inbounds float, ptr %arg0, i64 %v138
  %v140 = getelementptr inbounds float, ptr %arg1, i64 %v138
  %v141 = load <8 x float>, ptr %v140, align 4
  %v142 = fsub <8 x float> %v141, %v73
  %v143 = fmul <8 x float> %v133, %v142
  store <8 x float> %v143, ptr %v139, align 4
  %v144 = add nuw nsw i64 %i136, 1
  %v145 = icmp slt i64 %v144, 16
  br i1 %v145, label %L134, label %L135
L135:
  %v146 = add nuw nsw i64 %i11, 1
  %v147 = icmp slt i64 %v146, 16
  br i1 %v147, label %L9, label %L10
L10:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare float @llvm.sqrt.f32(float)
attributes #0 = { nounwind }
