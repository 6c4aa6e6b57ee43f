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
  %i11 = phi i64 [ 0, %entry ], [ %v287, %L252 ]
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
  %i105 = phi i64 [ 0, %L22 ], [ %v227, %L103 ]
  %v106 = getelementptr inbounds float, ptr %buf5, i64 0
  %v107 = mul nsw i64 %i105, 32
  %v108 = add nsw i64 %v12, %v107
  %v109 = getelementptr inbounds float, ptr %arg1, i64 %v108
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = fsub <8 x float> %v110, %v102
  %v112 = fcmp olt <8 x float> %v111, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v113 = select <8 x i1> %v112, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v111
  %v114 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v113
  %v115 = select <8 x i1> %v114, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v113
  %v116 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v117 = bitcast <8 x float> %v116 to <8 x i32>
  %v118 = lshr <8 x i32> %v117, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v119 = shl <8 x i32> %v118, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v120 = bitcast <8 x i32> %v119 to <8 x float>
  %v121 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v116
  %v122 = fneg <8 x float> %v121
  %v123 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v115, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v122)
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v123, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v125 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v124, <8 x float> %v123, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v126 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v125, <8 x float> %v123, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v127 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v126, <8 x float> %v123, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v123, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v128, <8 x float> %v123, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v130 = fmul <8 x float> %v120, %v129
  %v131 = mul <8 x i32> %v118, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v132 = add <8 x i32> %v117, %v131
  %v133 = shl <8 x i32> %v132, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v134 = bitcast <8 x i32> %v133 to <8 x float>
  %v135 = load <8 x float>, ptr %v106, align 4
  %v136 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v134, <8 x float> %v135)
  %v137 = getelementptr inbounds float, ptr %buf6, i64 0
  %v138 = add nsw i64 %v108, 8
  %v139 = getelementptr inbounds float, ptr %arg1, i64 %v138
  %v140 = load <8 x float>, ptr %v139, align 4
  %v141 = fsub <8 x float> %v140, %v102
  %v142 = fcmp olt <8 x float> %v141, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v143 = select <8 x i1> %v142, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v141
  %v144 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v143
  %v145 = select <8 x i1> %v144, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v143
  %v146 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v147 = bitcast <8 x float> %v146 to <8 x i32>
  %v148 = lshr <8 x i32> %v147, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v149 = shl <8 x i32> %v148, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v150 = bitcast <8 x i32> %v149 to <8 x float>
  %v151 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v146
  %v152 = fneg <8 x float> %v151
  %v153 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v145, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v152)
  %v154 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v153, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v155 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v154, <8 x float> %v153, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v156 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v155, <8 x float> %v153, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v157 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v156, <8 x float> %v153, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v158 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v157, <8 x float> %v153, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v159 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v158, <8 x float> %v153, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v160 = fmul <8 x float> %v150, %v159
  %v161 = mul <8 x i32> %v148, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v162 = add <8 x i32> %v147, %v161
  %v163 = shl <8 x i32> %v162, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v164 = bitcast <8 x i32> %v163 to <8 x float>
  %v165 = load <8 x float>, ptr %v137, align 4
  %v166 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v160, <8 x float> %v164, <8 x float> %v165)
  %v167 = getelementptr inbounds float, ptr %buf7, i64 0
  %v168 = add nsw i64 %v108, 16
  %v169 = getelementptr inbounds float, ptr %arg1, i64 %v168
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = fsub <8 x float> %v170, %v102
  %v172 = fcmp olt <8 x float> %v171, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v173 = select <8 x i1> %v172, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v171
  %v174 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v173
  %v175 = select <8 x i1> %v174, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v173
  %v176 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v177 = bitcast <8 x float> %v176 to <8 x i32>
  %v178 = lshr <8 x i32> %v177, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v179 = shl <8 x i32> %v178, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v180 = bitcast <8 x i32> %v179 to <8 x float>
  %v181 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v176
  %v182 = fneg <8 x float> %v181
  %v183 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v175, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v182)
  %v184 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v183, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v185 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v184, <8 x float> %v183, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v186 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v185, <8 x float> %v183, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v187 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v186, <8 x float> %v183, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v188 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v187, <8 x float> %v183, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v189 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v188, <8 x float> %v183, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v190 = fmul <8 x float> %v180, %v189
  %v191 = mul <8 x i32> %v178, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v192 = add <8 x i32> %v177, %v191
  %v193 = shl <8 x i32> %v192, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v194 = bitcast <8 x i32> %v193 to <8 x float>
  %v195 = load <8 x float>, ptr %v167, align 4
  %v196 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v190, <8 x float> %v194, <8 x float> %v195)
  %v197 = getelementptr inbounds float, ptr %buf8, i64 0
  %v198 = add nsw i64 %v108, 24
  %v199 = getelementptr inbounds float, ptr %arg1, i64 %v198
  %v200 = load <8 x float>, ptr %v199, align 4
  %v201 = fsub <8 x float> %v200, %v102
  %v202 = fcmp olt <8 x float> %v201, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v203 = select <8 x i1> %v202, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v201
  %v204 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v203
  %v205 = select <8 x i1> %v204, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v203
  %v206 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v205, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v207 = bitcast <8 x float> %v206 to <8 x i32>
  %v208 = lshr <8 x i32> %v207, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v209 = shl <8 x i32> %v208, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v210 = bitcast <8 x i32> %v209 to <8 x float>
  %v211 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v206
  %v212 = fneg <8 x float> %v211
  %v213 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v205, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v212)
  %v214 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v213, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v215 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v214, <8 x float> %v213, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v216 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v215, <8 x float> %v213, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v217 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v216, <8 x float> %v213, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v218 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v217, <8 x float> %v213, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v219 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v218, <8 x float> %v213, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v220 = fmul <8 x float> %v210, %v219
  %v221 = mul <8 x i32> %v208, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v222 = add <8 x i32> %v207, %v221
  %v223 = shl <8 x i32> %v222, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v224 = bitcast <8 x i32> %v223 to <8 x float>
  %v225 = load <8 x float>, ptr %v197, align 4
  %v226 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v220, <8 x float> %v224, <8 x float> %v225)
  store <8 x float> %v136, ptr %v106, align 4
  store <8 x float> %v166, ptr %v137, align 4
  store <8 x float> %v196, ptr %v167, align 4
  store <8 x float> %v226, ptr %v197, align 4
  %v227 = add nuw nsw i64 %i105, 1
  %v228 = icmp slt i64 %v227, 4
  br i1 %v228, label %L103, label %L104
L104:
  %v229 = getelementptr inbounds float, ptr %buf5, i64 0
  %v230 = load <8 x float>, ptr %v229, align 4
  %v231 = getelementptr inbounds float, ptr %buf6, i64 0
  %v232 = load <8 x float>, ptr %v231, align 4
  %v233 = fadd <8 x float> %v230, %v232
  %v234 = getelementptr inbounds float, ptr %buf7, i64 0
  %v235 = load <8 x float>, ptr %v234, align 4
  %v236 = fadd <8 x float> %v233, %v235
  %v237 = getelementptr inbounds float, ptr %buf8, i64 0
  %v238 = load <8 x float>, ptr %v237, align 4
  %v239 = fadd <8 x float> %v236, %v238
  %v240 = shufflevector <8 x float> %v239, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v241 = shufflevector <8 x float> %v239, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v242 = fadd <4 x float> %v240, %v241
  %v243 = shufflevector <4 x float> %v242, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v244 = shufflevector <4 x float> %v242, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v245 = fadd <2 x float> %v243, %v244
  %v246 = extractelement <2 x float> %v245, i64 0
  %v247 = extractelement <2 x float> %v245, i64 1
  %v248 = fadd float %v246, %v247
  %v249 = insertelement <8 x float> poison, float %v248, i64 0
  %v250 = shufflevector <8 x float> %v249, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L251
L251:
  %i253 = phi i64 [ 0, %L104 ], [ %v285, %L251 ]
  %v254 = mul nsw i64 %i253, 8
  %v255 = add nsw i64 %v12, %v254
  %v256 = getelementptr inbounds float, ptr %arg0, i64 %v255
  %v257 = getelementptr inbounds float, ptr %arg1, i64 %v255
  %v258 = load <8 x float>, ptr %v257, align 4
  %v259 = fsub <8 x float> %v258, %v102
  %v260 = fcmp olt <8 x float> %v259, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v261 = select <8 x i1> %v260, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v259
  %v262 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v261
  %v263 = select <8 x i1> %v262, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v261
  %v264 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v263, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v265 = bitcast <8 x float> %v264 to <8 x i32>
  %v266 = lshr <8 x i32> %v265, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v267 = mul <8 x i32> %v266, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v268 = add <8 x i32> %v265, %v267
  %v269 = shl <8 x i32> %v268, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v270 = bitcast <8 x i32> %v269 to <8 x float>
  %v271 = shl <8 x i32> %v266, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v272 = bitcast <8 x i32> %v271 to <8 x float>
  %v273 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v264
  %v274 = fneg <8 x float> %v273
  %v275 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v263, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v274)
  %v276 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v275, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v277 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v276, <8 x float> %v275, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v278 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v277, <8 x float> %v275, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v279 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v278, <8 x float> %v275, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v280 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v279, <8 x float> %v275, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v281 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v280, <8 x float> %v275, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v282 = fmul <8 x float> %v272, %v281
  %v283 = fmul <8 x float> %v270, %v282
  %v284 = fdiv <8 x float> %v283, %v250
  store <8 x float> %v284, ptr %v256, align 4
  %v285 = add nuw nsw i64 %i253, 1
  %v286 = icmp slt i64 %v285, 16
  br i1 %v286, label %L251, label %L252
L252:
  %v287 = add nuw nsw i64 %i11, 1
  %v288 = icmp slt i64 %v287, 16
  br i1 %v288, label %L9, label %L10
L10:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
