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
  %i11 = phi i64 [ 0, %entry ], [ %v297, %L260 ]
  %v12 = mul nsw i64 %i11, 128
  %v13 = getelementptr inbounds float, ptr %buf1, i64 0
  %v14 = getelementptr inbounds float, ptr %buf2, i64 0
  %v15 = getelementptr inbounds float, ptr %buf3, i64 0
  %v16 = getelementptr inbounds float, ptr %buf4, i64 0
  %v17 = getelementptr inbounds float, ptr %buf5, i64 0
  %v18 = getelementptr inbounds float, ptr %buf6, i64 0
  %v19 = getelementptr inbounds float, ptr %buf7, i64 0
  %v20 = getelementptr inbounds float, ptr %buf8, i64 0
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v13, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v14, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v16, align 4
  br label %L21
L21:
  %i23 = phi i64 [ 0, %L9 ], [ %v61, %L21 ]
  %v24 = getelementptr inbounds float, ptr %buf1, i64 0
  %v25 = load <8 x float>, ptr %v24, align 4
  %v26 = mul nsw i64 %i23, 32
  %v27 = add nsw i64 %v12, %v26
  %v28 = getelementptr inbounds float, ptr %arg1, i64 %v27
  %v29 = load <8 x float>, ptr %v28, align 4
  %v30 = fcmp ogt <8 x float> %v25, %v29
  %v31 = select <8 x i1> %v30, <8 x float> %v25, <8 x float> %v29
  %v32 = fcmp uno <8 x float> %v25, %v25
  %v33 = select <8 x i1> %v32, <8 x float> %v25, <8 x float> %v31
  %v34 = getelementptr inbounds float, ptr %buf2, i64 0
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = add nsw i64 %v27, 8
  %v37 = getelementptr inbounds float, ptr %arg1, i64 %v36
  %v38 = load <8 x float>, ptr %v37, align 4
  %v39 = fcmp ogt <8 x float> %v35, %v38
  %v40 = select <8 x i1> %v39, <8 x float> %v35, <8 x float> %v38
  %v41 = fcmp uno <8 x float> %v35, %v35
  %v42 = select <8 x i1> %v41, <8 x float> %v35, <8 x float> %v40
  %v43 = getelementptr inbounds float, ptr %buf3, i64 0
  %v44 = load <8 x float>, ptr %v43, align 4
  %v45 = add nsw i64 %v27, 16
  %v46 = getelementptr inbounds float, ptr %arg1, i64 %v45
  %v47 = load <8 x float>, ptr %v46, align 4
  %v48 = fcmp ogt <8 x float> %v44, %v47
  %v49 = select <8 x i1> %v48, <8 x float> %v44, <8 x float> %v47
  %v50 = fcmp uno <8 x float> %v44, %v44
  %v51 = select <8 x i1> %v50, <8 x float> %v44, <8 x float> %v49
  %v52 = getelementptr inbounds float, ptr %buf4, i64 0
  %v53 = load <8 x float>, ptr %v52, align 4
  %v54 = add nsw i64 %v27, 24
  %v55 = getelementptr inbounds float, ptr %arg1, i64 %v54
  %v56 = load <8 x float>, ptr %v55, align 4
  %v57 = fcmp ogt <8 x float> %v53, %v56
  %v58 = select <8 x i1> %v57, <8 x float> %v53, <8 x float> %v56
  %v59 = fcmp uno <8 x float> %v53, %v53
  %v60 = select <8 x i1> %v59, <8 x float> %v53, <8 x float> %v58
  store <8 x float> %v33, ptr %v24, align 4
  store <8 x float> %v42, ptr %v34, align 4
  store <8 x float> %v51, ptr %v43, align 4
  store <8 x float> %v60, ptr %v52, align 4
  %v61 = add nuw nsw i64 %i23, 1
  %v62 = icmp slt i64 %v61, 4
  br i1 %v62, label %L21, label %L22
L22:
  %v63 = getelementptr inbounds float, ptr %buf1, i64 0
  %v64 = load <8 x float>, ptr %v63, align 4
  %v65 = getelementptr inbounds float, ptr %buf2, i64 0
  %v66 = load <8 x float>, ptr %v65, align 4
  %v67 = fcmp ogt <8 x float> %v64, %v66
  %v68 = select <8 x i1> %v67, <8 x float> %v64, <8 x float> %v66
  %v69 = fcmp uno <8 x float> %v64, %v64
  %v70 = select <8 x i1> %v69, <8 x float> %v64, <8 x float> %v68
  %v71 = getelementptr inbounds float, ptr %buf3, i64 0
  %v72 = load <8 x float>, ptr %v71, align 4
  %v73 = fcmp ogt <8 x float> %v70, %v72
  %v74 = select <8 x i1> %v73, <8 x float> %v70, <8 x float> %v72
  %v75 = fcmp uno <8 x float> %v70, %v70
  %v76 = select <8 x i1> %v75, <8 x float> %v70, <8 x float> %v74
  %v77 = getelementptr inbounds float, ptr %buf4, i64 0
  %v78 = load <8 x float>, ptr %v77, align 4
  %v79 = fcmp ogt <8 x float> %v76, %v78
  %v80 = select <8 x i1> %v79, <8 x float> %v76, <8 x float> %v78
  %v81 = fcmp uno <8 x float> %v76, %v76
  %v82 = select <8 x i1> %v81, <8 x float> %v76, <8 x float> %v80
  %v83 = shufflevector <8 x float> %v82, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v84 = shufflevector <8 x float> %v82, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v85 = fcmp ogt <4 x float> %v83, %v84
  %v86 = select <4 x i1> %v85, <4 x float> %v83, <4 x float> %v84
  %v87 = fcmp uno <4 x float> %v83, %v83
  %v88 = select <4 x i1> %v87, <4 x float> %v83, <4 x float> %v86
  %v89 = shufflevector <4 x float> %v88, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v90 = shufflevector <4 x float> %v88, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v91 = fcmp ogt <2 x float> %v89, %v90
  %v92 = select <2 x i1> %v91, <2 x float> %v89, <2 x float> %v90
  %v93 = fcmp uno <2 x float> %v89, %v89
  %v94 = select <2 x i1> %v93, <2 x float> %v89, <2 x float> %v92
  %v95 = extractelement <2 x float> %v94, i64 0
  %v96 = extractelement <2 x float> %v94, i64 1
  %v97 = fcmp ogt float %v95, %v96
  %v98 = select i1 %v97, float %v95, float %v96
  %v99 = fcmp uno float %v95, %v95
  %v100 = select i1 %v99, float %v95, float %v98
  %v101 = insertelement <8 x float> poison, float %v100, i64 0
  %v102 = shufflevector <8 x float> %v101, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v17, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v18, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v20, align 4
  br label %L103
L103:
  %i105 = phi i64 [ 0, %L22 ], [ %v235, %L103 ]
  %v106 = getelementptr inbounds float, ptr %buf5, i64 0
  %v107 = mul nsw i64 %i105, 32
  %v108 = add nsw i64 %v12, %v107
  %v109 = getelementptr inbounds float, ptr %arg1, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fsub <8 x float> %v110, %v102
  %v112 = fmul <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, %v111
  %v113 = fcmp olt <8 x float> %v112, <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>
  %v114 = select <8 x i1> %v113, <8 x float> <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>, <8 x float> %v112
  %v115 = fcmp olt <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, %v114
  %v116 = select <8 x i1> %v115, <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, <8 x float> %v114
  %v117 = fadd <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>, %v116
  %v118 = bitcast <8 x float> %v117 to <8 x i32>
  %v119 = add <8 x i32> %v118, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %v120 = ashr <8 x i32> %v119, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v121 = add nsw <8 x i32> %v120, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v122 = shl <8 x i32> %v121, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v123 = bitcast <8 x i32> %v122 to <8 x float>
  %v124 = fadd <8 x float> <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>, %v117
  %v125 = fsub <8 x float> %v116, %v124
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v125, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v125, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v125, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v125, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v125, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v125, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v132 = fmul <8 x float> %v123, %v131
  %v133 = sub <8 x i32> %v119, %v120
  %v134 = add <8 x i32> %v133, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v135 = shl <8 x i32> %v134, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v136 = bitcast <8 x i32> %v135 to <8 x float>
  %v137 = load <8 x float>, ptr %v106, align 4
  %v138 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v136, <8 x float> %v137)
  %v139 = getelementptr inbounds float, ptr %buf6, i64 0
  %v140 = add nsw i64 %v108, 8
  %v141 = getelementptr inbounds float, ptr %arg1, i64 %v140
  %v142 = load <8 x float>, ptr %v141, align 4
  %v143 = fsub <8 x float> %v142, %v102
  %v144 = fmul <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, %v143
  %v145 = fcmp olt <8 x float> %v144, <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>
  %v146 = select <8 x i1> %v145, <8 x float> <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>, <8 x float> %v144
  %v147 = fcmp olt <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, %v146
  %v148 = select <8 x i1> %v147, <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, <8 x float> %v146
  %v149 = fadd <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>, %v148
  %v150 = bitcast <8 x float> %v149 to <8 x i32>
  %v151 = add <8 x i32> %v150, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %v152 = ashr <8 x i32> %v151, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v153 = add nsw <8 x i32> %v152, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v154 = shl <8 x i32> %v153, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v155 = bitcast <8 x i32> %v154 to <8 x float>
  %v156 = fadd <8 x float> <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>, %v149
  %v157 = fsub <8 x float> %v148, %v156
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v157, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v157, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v160 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v159, <8 x float> %v157, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v161 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v157, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v162 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v161, <8 x float> %v157, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v163 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v162, <8 x float> %v157, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v164 = fmul <8 x float> %v155, %v163
  %v165 = sub <8 x i32> %v151, %v152
  %v166 = add <8 x i32> %v165, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v167 = shl <8 x i32> %v166, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v168 = bitcast <8 x i32> %v167 to <8 x float>
  %v169 = load <8 x float>, ptr %v139, align 4
  %v170 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v164, <8 x float> %v168, <8 x float> %v169)
  %v171 = getelementptr inbounds float, ptr %buf7, i64 0
  %v172 = add nsw i64 %v108, 16
  %v173 = getelementptr inbounds float, ptr %arg1, i64 %v172
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fsub <8 x float> %v174, %v102
  %v176 = fmul <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, %v175
  %v177 = fcmp olt <8 x float> %v176, <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>
  %v178 = select <8 x i1> %v177, <8 x float> <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>, <8 x float> %v176
  %v179 = fcmp olt <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, %v178
  %v180 = select <8 x i1> %v179, <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, <8 x float> %v178
  %v181 = fadd <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>, %v180
  %v182 = bitcast <8 x float> %v181 to <8 x i32>
  %v183 = add <8 x i32> %v182, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %v184 = ashr <8 x i32> %v183, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v185 = add nsw <8 x i32> %v184, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v186 = shl <8 x i32> %v185, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v187 = bitcast <8 x i32> %v186 to <8 x float>
  %v188 = fadd <8 x float> <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>, %v181
  %v189 = fsub <8 x float> %v180, %v188
  %v190 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v189, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v191 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v189, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v192 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v191, <8 x float> %v189, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v193 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v192, <8 x float> %v189, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v194 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v193, <8 x float> %v189, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v195 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v194, <8 x float> %v189, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v196 = fmul <8 x float> %v187, %v195
  %v197 = sub <8 x i32> %v183, %v184
  %v198 = add <8 x i32> %v197, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v199 = shl <8 x i32> %v198, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v200 = bitcast <8 x i32> %v199 to <8 x float>
  %v201 = load <8 x float>, ptr %v171, align 4
  %v202 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v196, <8 x float> %v200, <8 x float> %v201)
  %v203 = getelementptr inbounds float, ptr %buf8, i64 0
  %v204 = add nsw i64 %v108, 24
  %v205 = getelementptr inbounds float, ptr %arg1, i64 %v204
  %v206 = load <8 x float>, ptr %v205, align 4
  %v207 = fsub <8 x float> %v206, %v102
  %v208 = fmul <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, %v207
  %v209 = fcmp olt <8 x float> %v208, <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>
  %v210 = select <8 x i1> %v209, <8 x float> <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>, <8 x float> %v208
  %v211 = fcmp olt <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, %v210
  %v212 = select <8 x i1> %v211, <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, <8 x float> %v210
  %v213 = fadd <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>, %v212
  %v214 = bitcast <8 x float> %v213 to <8 x i32>
  %v215 = add <8 x i32> %v214, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %v216 = ashr <8 x i32> %v215, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v217 = add nsw <8 x i32> %v216, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v218 = shl <8 x i32> %v217, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v219 = bitcast <8 x i32> %v218 to <8 x float>
  %v220 = fadd <8 x float> <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>, %v213
  %v221 = fsub <8 x float> %v212, %v220
  %v222 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v221, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v223 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v222, <8 x float> %v221, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v224 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v223, <8 x float> %v221, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v225 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v224, <8 x float> %v221, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v225, <8 x float> %v221, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v227 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v226, <8 x float> %v221, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v228 = fmul <8 x float> %v219, %v227
  %v229 = sub <8 x i32> %v215, %v216
  %v230 = add <8 x i32> %v229, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v231 = shl <8 x i32> %v230, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v232 = bitcast <8 x i32> %v231 to <8 x float>
  %v233 = load <8 x float>, ptr %v203, align 4
  %v234 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v228, <8 x float> %v232, <8 x float> %v233)
  store <8 x float> %v138, ptr %v106, align 4
  store <8 x float> %v170, ptr %v139, align 4
  store <8 x float> %v202, ptr %v171, align 4
  store <8 x float> %v234, ptr %v203, align 4
  %v235 = add nuw nsw i64 %i105, 1
  %v236 = icmp slt i64 %v235, 4
  br i1 %v236, label %L103, label %L104
L104:
  %v237 = getelementptr inbounds float, ptr %buf5, i64 0
  %v238 = load <8 x float>, ptr %v237, align 4
  %v239 = getelementptr inbounds float, ptr %buf6, i64 0
  %v240 = load <8 x float>, ptr %v239, align 4
  %v241 = fadd <8 x float> %v238, %v240
  %v242 = getelementptr inbounds float, ptr %buf7, i64 0
  %v243 = load <8 x float>, ptr %v242, align 4
  %v244 = fadd <8 x float> %v241, %v243
  %v245 = getelementptr inbounds float, ptr %buf8, i64 0
  %v246 = load <8 x float>, ptr %v245, align 4
  %v247 = fadd <8 x float> %v244, %v246
  %v248 = shufflevector <8 x float> %v247, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v249 = shufflevector <8 x float> %v247, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v250 = fadd <4 x float> %v248, %v249
  %v251 = shufflevector <4 x float> %v250, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v252 = shufflevector <4 x float> %v250, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v253 = fadd <2 x float> %v251, %v252
  %v254 = extractelement <2 x float> %v253, i64 0
  %v255 = extractelement <2 x float> %v253, i64 1
  %v256 = fadd float %v254, %v255
  %v257 = insertelement <8 x float> poison, float %v256, i64 0
  %v258 = shufflevector <8 x float> %v257, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L259
L259:
  %i261 = phi i64 [ 0, %L104 ], [ %v295, %L259 ]
  %v262 = mul nsw i64 %i261, 8
  %v263 = add nsw i64 %v12, %v262
  %v264 = getelementptr inbounds float, ptr %arg0, i64 %v263
  %v265 = getelementptr inbounds float, ptr %arg1, i64 %v263
  %v266 = load <8 x float>, ptr %v265, align 4
  %v267 = fsub <8 x float> %v266, %v102
  %v268 = fmul <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, %v267
  %v269 = fcmp olt <8 x float> %v268, <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>
  %v270 = select <8 x i1> %v269, <8 x float> <float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000, float 0xC062E00000000000>, <8 x float> %v268
  %v271 = fcmp olt <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, %v270
  %v272 = select <8 x i1> %v271, <8 x float> <float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000, float 0x4060200000000000>, <8 x float> %v270
  %v273 = fadd <8 x float> <float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000, float 0x4168000000000000>, %v272
  %v274 = bitcast <8 x float> %v273 to <8 x i32>
  %v275 = add <8 x i32> %v274, <i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504, i32 -1262485504>
  %v276 = ashr <8 x i32> %v275, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v277 = sub <8 x i32> %v275, %v276
  %v278 = add <8 x i32> %v277, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v279 = shl <8 x i32> %v278, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v280 = bitcast <8 x i32> %v279 to <8 x float>
  %v281 = add nsw <8 x i32> %v276, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %v282 = shl <8 x i32> %v281, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v283 = bitcast <8 x i32> %v282 to <8 x float>
  %v284 = fadd <8 x float> <float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000, float 0xC168000000000000>, %v273
  %v285 = fsub <8 x float> %v272, %v284
  %v286 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v285, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v287 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v286, <8 x float> %v285, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v288 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v287, <8 x float> %v285, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v289 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v288, <8 x float> %v285, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v290 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v289, <8 x float> %v285, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v291 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v290, <8 x float> %v285, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v292 = fmul <8 x float> %v283, %v291
  %v293 = fmul <8 x float> %v280, %v292
  %v294 = fdiv <8 x float> %v293, %v258
  store <8 x float> %v294, ptr %v264, align 4
  %v295 = add nuw nsw i64 %i261, 1
  %v296 = icmp slt i64 %v295, 16
  br i1 %v296, label %L259, label %L260
L260:
  %v297 = add nuw nsw i64 %i11, 1
  %v298 = icmp slt i64 %v297, 16
  br i1 %v298, label %L9, label %L10
L10:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
