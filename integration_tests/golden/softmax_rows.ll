define void @r_16_16_16_4_4_8_8_32_32(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %buf1 = alloca [128 x float], align 64
  %buf2 = alloca [8 x float], align 64
  %buf3 = alloca [8 x float], align 64
  %buf4 = alloca [8 x float], align 64
  %buf5 = alloca [8 x float], align 64
  %buf6 = alloca [8 x float], align 64
  %buf7 = alloca [8 x float], align 64
  %buf8 = alloca [8 x float], align 64
  %buf9 = alloca [8 x float], align 64
  br label %L10
L10:
  %i12 = phi i64 [ 0, %entry ], [ %v202, %L192 ]
  %v13 = mul nsw i64 %i12, 128
  %v14 = getelementptr inbounds float, ptr %buf2, i64 0
  %v15 = getelementptr inbounds float, ptr %buf3, i64 0
  %v16 = getelementptr inbounds float, ptr %buf4, i64 0
  %v17 = getelementptr inbounds float, ptr %buf5, i64 0
  %v18 = getelementptr inbounds float, ptr %buf6, i64 0
  %v19 = getelementptr inbounds float, ptr %buf7, i64 0
  %v20 = getelementptr inbounds float, ptr %buf8, i64 0
  %v21 = getelementptr inbounds float, ptr %buf9, i64 0
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v14, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v15, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v16, align 4
  store <8 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000>, ptr %v17, align 4
  br label %L22
L22:
  %i24 = phi i64 [ 0, %L10 ], [ %v62, %L22 ]
  %v25 = getelementptr inbounds float, ptr %buf2, i64 0
  %v26 = load <8 x float>, ptr %v25, align 4
  %v27 = mul nsw i64 %i24, 32
  %v28 = add nsw i64 %v13, %v27
  %v29 = getelementptr inbounds float, ptr %arg1, i64 %v28
  %v30 = load <8 x float>, ptr %v29, align 4
  %v31 = fcmp ogt <8 x float> %v26, %v30
  %v32 = select <8 x i1> %v31, <8 x float> %v26, <8 x float> %v30
  %v33 = fcmp uno <8 x float> %v26, %v26
  %v34 = select <8 x i1> %v33, <8 x float> %v26, <8 x float> %v32
  %v35 = getelementptr inbounds float, ptr %buf3, i64 0
  %v36 = load <8 x float>, ptr %v35, align 4
  %v37 = add nsw i64 %v28, 8
  %v38 = getelementptr inbounds float, ptr %arg1, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = fcmp ogt <8 x float> %v36, %v39
  %v41 = select <8 x i1> %v40, <8 x float> %v36, <8 x float> %v39
  %v42 = fcmp uno <8 x float> %v36, %v36
  %v43 = select <8 x i1> %v42, <8 x float> %v36, <8 x float> %v41
  %v44 = getelementptr inbounds float, ptr %buf4, i64 0
  %v45 = load <8 x float>, ptr %v44, align 4
  %v46 = add nsw i64 %v28, 16
  %v47 = getelementptr inbounds float, ptr %arg1, i64 %v46
  %v48 = load <8 x float>, ptr %v47, align 4
  %v49 = fcmp ogt <8 x float> %v45, %v48
  %v50 = select <8 x i1> %v49, <8 x float> %v45, <8 x float> %v48
  %v51 = fcmp uno <8 x float> %v45, %v45
  %v52 = select <8 x i1> %v51, <8 x float> %v45, <8 x float> %v50
  %v53 = getelementptr inbounds float, ptr %buf5, i64 0
  %v54 = load <8 x float>, ptr %v53, align 4
  %v55 = add nsw i64 %v28, 24
  %v56 = getelementptr inbounds float, ptr %arg1, i64 %v55
  %v57 = load <8 x float>, ptr %v56, align 4
  %v58 = fcmp ogt <8 x float> %v54, %v57
  %v59 = select <8 x i1> %v58, <8 x float> %v54, <8 x float> %v57
  %v60 = fcmp uno <8 x float> %v54, %v54
  %v61 = select <8 x i1> %v60, <8 x float> %v54, <8 x float> %v59
  store <8 x float> %v34, ptr %v25, align 4
  store <8 x float> %v43, ptr %v35, align 4
  store <8 x float> %v52, ptr %v44, align 4
  store <8 x float> %v61, ptr %v53, align 4
  %v62 = add nuw nsw i64 %i24, 1
  %v63 = icmp slt i64 %v62, 4
  br i1 %v63, label %L22, label %L23
L23:
  %v64 = getelementptr inbounds float, ptr %buf2, i64 0
  %v65 = load <8 x float>, ptr %v64, align 4
  %v66 = getelementptr inbounds float, ptr %buf3, i64 0
  %v67 = load <8 x float>, ptr %v66, align 4
  %v68 = fcmp ogt <8 x float> %v65, %v67
  %v69 = select <8 x i1> %v68, <8 x float> %v65, <8 x float> %v67
  %v70 = fcmp uno <8 x float> %v65, %v65
  %v71 = select <8 x i1> %v70, <8 x float> %v65, <8 x float> %v69
  %v72 = getelementptr inbounds float, ptr %buf4, i64 0
  %v73 = load <8 x float>, ptr %v72, align 4
  %v74 = fcmp ogt <8 x float> %v71, %v73
  %v75 = select <8 x i1> %v74, <8 x float> %v71, <8 x float> %v73
  %v76 = fcmp uno <8 x float> %v71, %v71
  %v77 = select <8 x i1> %v76, <8 x float> %v71, <8 x float> %v75
  %v78 = getelementptr inbounds float, ptr %buf5, i64 0
  %v79 = load <8 x float>, ptr %v78, align 4
  %v80 = fcmp ogt <8 x float> %v77, %v79
  %v81 = select <8 x i1> %v80, <8 x float> %v77, <8 x float> %v79
  %v82 = fcmp uno <8 x float> %v77, %v77
  %v83 = select <8 x i1> %v82, <8 x float> %v77, <8 x float> %v81
  %v84 = shufflevector <8 x float> %v83, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v85 = shufflevector <8 x float> %v83, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v86 = fcmp ogt <4 x float> %v84, %v85
  %v87 = select <4 x i1> %v86, <4 x float> %v84, <4 x float> %v85
  %v88 = fcmp uno <4 x float> %v84, %v84
  %v89 = select <4 x i1> %v88, <4 x float> %v84, <4 x float> %v87
  %v90 = shufflevector <4 x float> %v89, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v91 = shufflevector <4 x float> %v89, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v92 = fcmp ogt <2 x float> %v90, %v91
  %v93 = select <2 x i1> %v92, <2 x float> %v90, <2 x float> %v91
  %v94 = fcmp uno <2 x float> %v90, %v90
  %v95 = select <2 x i1> %v94, <2 x float> %v90, <2 x float> %v93
  %v96 = extractelement <2 x float> %v95, i64 0
  %v97 = extractelement <2 x float> %v95, i64 1
  %v98 = fcmp ogt float %v96, %v97
  %v99 = select i1 %v98, float %v96, float %v97
  %v100 = fcmp uno float %v96, %v96
  %v101 = select i1 %v100, float %v96, float %v99
  %v102 = insertelement <8 x float> poison, float %v101, i64 0
  %v103 = shufflevector <8 x float> %v102, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L104
L104:
  %i106 = phi i64 [ 0, %L23 ], [ %v138, %L104 ]
  %v107 = mul nsw i64 %i106, 8
  %v108 = getelementptr inbounds float, ptr %buf1, i64 %v107
  %v109 = add nsw i64 %v13, %v107
  %v110 = getelementptr inbounds float, ptr %arg1, i64 %v109
  %v111 = load <8 x float>, ptr %v110, align 4
  %v112 = fsub <8 x float> %v111, %v103
  %v113 = fcmp olt <8 x float> %v112, <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>
  %v114 = select <8 x i1> %v113, <8 x float> <float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000, float 0xC05A2A9300000000>, <8 x float> %v112
  %v115 = fcmp olt <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, %v114
  %v116 = select <8 x i1> %v115, <8 x float> <float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000, float 0x40565A9F80000000>, <8 x float> %v114
  %v117 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> <float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000, float 0x4168001FC0000000>)
  %v118 = bitcast <8 x float> %v117 to <8 x i32>
  %v119 = lshr <8 x i32> %v118, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v120 = mul <8 x i32> %v119, <i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295, i32 4294967295>
  %v121 = add <8 x i32> %v118, %v120
  %v122 = shl <8 x i32> %v121, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v123 = bitcast <8 x i32> %v122 to <8 x float>
  %v124 = shl <8 x i32> %v119, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v125 = bitcast <8 x i32> %v124 to <8 x float>
  %v126 = fadd <8 x float> <float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000, float 0xC168001FC0000000>, %v117
  %v127 = fneg <8 x float> %v126
  %v128 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> <float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000, float 0x3FF7154760000000>, <8 x float> %v127)
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v116, <8 x float> <float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000, float 0x3E54AE0C00000000>, <8 x float> %v128)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v129, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v129, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v131, <8 x float> %v129, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v129, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v133, <8 x float> %v129, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v135 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v134, <8 x float> %v129, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v136 = fmul <8 x float> %v125, %v135
  %v137 = fmul <8 x float> %v123, %v136
  store <8 x float> %v137, ptr %v108, align 4
  %v138 = add nuw nsw i64 %i106, 1
  %v139 = icmp slt i64 %v138, 16
  br i1 %v139, label %L104, label %L105
L105:
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v18, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v20, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v21, align 4
  br label %L140
L140:
  %i142 = phi i64 [ 0, %L105 ], [ %v167, %L140 ]
  %v143 = getelementptr inbounds float, ptr %buf6, i64 0
  %v144 = load <8 x float>, ptr %v143, align 4
  %v145 = mul nsw i64 %i142, 32
  %v146 = getelementptr inbounds float, ptr %buf1, i64 %v145
  %v147 = load <8 x float>, ptr %v146, align 4
  %v148 = fadd <8 x float> %v144, %v147
  %v149 = getelementptr inbounds float, ptr %buf7, i64 0
  %v150 = load <8 x float>, ptr %v149, align 4
  %v151 = add nsw i64 %v145, 8
  %v152 = getelementptr inbounds float, ptr %buf1, i64 %v151
  %v153 = load <8 x float>, ptr %v152, align 4
  %v154 = fadd <8 x float> %v150, %v153
  %v155 = getelementptr inbounds float, ptr %buf8, i64 0
  %v156 = load <8 x float>, ptr %v155, align 4
  %v157 = add nsw i64 %v145, 16
  %v158 = getelementptr inbounds float, ptr %buf1, i64 %v157
  %v159 = load <8 x float>, ptr %v158, align 4
  %v160 = fadd <8 x float> %v156, %v159
  %v161 = getelementptr inbounds float, ptr %buf9, i64 0
  %v162 = load <8 x float>, ptr %v161, align 4
  %v163 = add nsw i64 %v145, 24
  %v164 = getelementptr inbounds float, ptr %buf1, i64 %v163
  %v165 = load <8 x float>, ptr %v164, align 4
  %v166 = fadd <8 x float> %v162, %v165
  store <8 x float> %v148, ptr %v143, align 4
  store <8 x float> %v154, ptr %v149, align 4
  store <8 x float> %v160, ptr %v155, align 4
  store <8 x float> %v166, ptr %v161, align 4
  %v167 = add nuw nsw i64 %i142, 1
  %v168 = icmp slt i64 %v167, 4
  br i1 %v168, label %L140, label %L141
L141:
  %v169 = getelementptr inbounds float, ptr %buf6, i64 0
  %v170 = load <8 x float>, ptr %v169, align 4
  %v171 = getelementptr inbounds float, ptr %buf7, i64 0
  %v172 = load <8 x float>, ptr %v171, align 4
  %v173 = fadd <8 x float> %v170, %v172
  %v174 = getelementptr inbounds float, ptr %buf8, i64 0
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fadd <8 x float> %v173, %v175
  %v177 = getelementptr inbounds float, ptr %buf9, i64 0
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = fadd <8 x float> %v176, %v178
  %v180 = shufflevector <8 x float> %v179, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v181 = shufflevector <8 x float> %v179, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v182 = fadd <4 x float> %v180, %v181
  %v183 = shufflevector <4 x float> %v182, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v184 = shufflevector <4 x float> %v182, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v185 = fadd <2 x float> %v183, %v184
  %v186 = extractelement <2 x float> %v185, i64 0
  %v187 = extractelement <2 x float> %v185, i64 1
  %v188 = fadd float %v186, %v187
  %v189 = insertelement <8 x float> poison, float %v188, i64 0
  %v190 = shufflevector <8 x float> %v189, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L191
L191:
  %i193 = phi i64 [ 0, %L141 ], [ %v200, %L191 ]
  %v194 = mul nsw i64 %i193, 8
  %v195 = add nsw i64 %v13, %v194
  %v196 = getelementptr inbounds float, ptr %arg0, i64 %v195
  %v197 = getelementptr inbounds float, ptr %buf1, i64 %v194
  %v198 = load <8 x float>, ptr %v197, align 4
  %v199 = fdiv <8 x float> %v198, %v190
  store <8 x float> %v199, ptr %v196, align 4
  %v200 = add nuw nsw i64 %i193, 1
  %v201 = icmp slt i64 %v200, 16
  br i1 %v201, label %L191, label %L192
L192:
  %v202 = add nuw nsw i64 %i12, 1
  %v203 = icmp slt i64 %v202, 16
  br i1 %v203, label %L10, label %L11
L11:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
