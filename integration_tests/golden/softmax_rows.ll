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
  %i12 = phi i64 [ 0, %entry ], [ %v201, %L191 ]
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
  %i106 = phi i64 [ 0, %L23 ], [ %v137, %L104 ]
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
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> <float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000, float 0x3F2470B960000000>, <8 x float> %v128, <8 x float> <float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000, float 0x3F55F727A0000000>)
  %v130 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v129, <8 x float> %v128, <8 x float> <float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000, float 0x3F83B270E0000000>)
  %v131 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v130, <8 x float> %v128, <8 x float> <float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000, float 0x3FAC6AE720000000>)
  %v132 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v131, <8 x float> %v128, <8 x float> <float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000, float 0x3FCEBFBE20000000>)
  %v133 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v132, <8 x float> %v128, <8 x float> <float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000, float 0x3FE62E4320000000>)
  %v134 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v133, <8 x float> %v128, <8 x float> <float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000>)
  %v135 = fmul <8 x float> %v125, %v134
  %v136 = fmul <8 x float> %v123, %v135
  store <8 x float> %v136, ptr %v108, align 4
  %v137 = add nuw nsw i64 %i106, 1
  %v138 = icmp slt i64 %v137, 16
  br i1 %v138, label %L104, label %L105
L105:
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v18, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v20, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v21, align 4
  br label %L139
L139:
  %i141 = phi i64 [ 0, %L105 ], [ %v166, %L139 ]
  %v142 = getelementptr inbounds float, ptr %buf6, i64 0
  %v143 = load <8 x float>, ptr %v142, align 4
  %v144 = mul nsw i64 %i141, 32
  %v145 = getelementptr inbounds float, ptr %buf1, i64 %v144
  %v146 = load <8 x float>, ptr %v145, align 4
  %v147 = fadd <8 x float> %v143, %v146
  %v148 = getelementptr inbounds float, ptr %buf7, i64 0
  %v149 = load <8 x float>, ptr %v148, align 4
  %v150 = add nsw i64 %v144, 8
  %v151 = getelementptr inbounds float, ptr %buf1, i64 %v150
  %v152 = load <8 x float>, ptr %v151, align 4
  %v153 = fadd <8 x float> %v149, %v152
  %v154 = getelementptr inbounds float, ptr %buf8, i64 0
  %v155 = load <8 x float>, ptr %v154, align 4
  %v156 = add nsw i64 %v144, 16
  %v157 = getelementptr inbounds float, ptr %buf1, i64 %v156
  %v158 = load <8 x float>, ptr %v157, align 4
  %v159 = fadd <8 x float> %v155, %v158
  %v160 = getelementptr inbounds float, ptr %buf9, i64 0
  %v161 = load <8 x float>, ptr %v160, align 4
  %v162 = add nsw i64 %v144, 24
  %v163 = getelementptr inbounds float, ptr %buf1, i64 %v162
  %v164 = load <8 x float>, ptr %v163, align 4
  %v165 = fadd <8 x float> %v161, %v164
  store <8 x float> %v147, ptr %v142, align 4
  store <8 x float> %v153, ptr %v148, align 4
  store <8 x float> %v159, ptr %v154, align 4
  store <8 x float> %v165, ptr %v160, align 4
  %v166 = add nuw nsw i64 %i141, 1
  %v167 = icmp slt i64 %v166, 4
  br i1 %v167, label %L139, label %L140
L140:
  %v168 = getelementptr inbounds float, ptr %buf6, i64 0
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = getelementptr inbounds float, ptr %buf7, i64 0
  %v171 = load <8 x float>, ptr %v170, align 4
  %v172 = fadd <8 x float> %v169, %v171
  %v173 = getelementptr inbounds float, ptr %buf8, i64 0
  %v174 = load <8 x float>, ptr %v173, align 4
  %v175 = fadd <8 x float> %v172, %v174
  %v176 = getelementptr inbounds float, ptr %buf9, i64 0
  %v177 = load <8 x float>, ptr %v176, align 4
  %v178 = fadd <8 x float> %v175, %v177
  %v179 = shufflevector <8 x float> %v178, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v180 = shufflevector <8 x float> %v178, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v181 = fadd <4 x float> %v179, %v180
  %v182 = shufflevector <4 x float> %v181, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v183 = shufflevector <4 x float> %v181, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v184 = fadd <2 x float> %v182, %v183
  %v185 = extractelement <2 x float> %v184, i64 0
  %v186 = extractelement <2 x float> %v184, i64 1
  %v187 = fadd float %v185, %v186
  %v188 = insertelement <8 x float> poison, float %v187, i64 0
  %v189 = shufflevector <8 x float> %v188, <8 x float> poison, <8 x i32> zeroinitializer
  br label %L190
L190:
  %i192 = phi i64 [ 0, %L140 ], [ %v199, %L190 ]
  %v193 = mul nsw i64 %i192, 8
  %v194 = add nsw i64 %v13, %v193
  %v195 = getelementptr inbounds float, ptr %arg0, i64 %v194
  %v196 = getelementptr inbounds float, ptr %buf1, i64 %v193
  %v197 = load <8 x float>, ptr %v196, align 4
  %v198 = fdiv <8 x float> %v197, %v189
  store <8 x float> %v198, ptr %v195, align 4
  %v199 = add nuw nsw i64 %i192, 1
  %v200 = icmp slt i64 %v199, 16
  br i1 %v200, label %L190, label %L191
L191:
  %v201 = add nuw nsw i64 %i12, 1
  %v202 = icmp slt i64 %v201, 16
  br i1 %v202, label %L10, label %L11
L11:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
