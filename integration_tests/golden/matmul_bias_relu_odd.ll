define void @r_5_17_17_3_11_11(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
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
  %buf7 = alloca [8 x float], align 64
  %buf8 = alloca [2 x float], align 64
  %buf9 = alloca [1 x float], align 64
  %buf10 = alloca [8 x float], align 64
  %buf11 = alloca [2 x float], align 64
  %buf12 = alloca [1 x float], align 64
  %v1 = getelementptr inbounds float, ptr %arg1, i64 0
  %v2 = load <8 x float>, ptr %v1, align 4
  %v13 = getelementptr inbounds float, ptr %arg1, i64 8
  %v14 = load <2 x float>, ptr %v13, align 4
  %v15 = getelementptr inbounds float, ptr %arg1, i64 10
  %v16 = load float, ptr %v15, align 4
  br label %L17
L17:
  %i19 = phi i64 [ 0, %entry ], [ %v32, %L17 ]
  %v20 = mul nsw i64 %i19, 11
  %v21 = getelementptr inbounds float, ptr %buf4, i64 %v20
  %v22 = getelementptr inbounds float, ptr %arg3, i64 %v20
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add nsw i64 %v20, 8
  %v25 = getelementptr inbounds float, ptr %buf4, i64 %v24
  %v26 = getelementptr inbounds float, ptr %arg3, i64 %v24
  %v27 = load <2 x float>, ptr %v26, align 4
  %v28 = add nsw i64 %v20, 10
  %v29 = getelementptr inbounds float, ptr %buf4, i64 %v28
  %v30 = getelementptr inbounds float, ptr %arg3, i64 %v28
  %v31 = load float, ptr %v30, align 4
  store <8 x float> %v23, ptr %v21, align 4
  store <2 x float> %v27, ptr %v25, align 4
  store float %v31, ptr %v29, align 4
  %v32 = add nuw nsw i64 %i19, 1
  %v33 = icmp slt i64 %v32, 17
  br i1 %v33, label %L17, label %L18
L18:
  br label %L34
L34:
  %i36 = phi i64 [ 0, %L18 ], [ %v216, %L215 ]
  %v37 = mul nsw i64 %i36, 33
  %v38 = getelementptr inbounds float, ptr %arg0, i64 %v37
  %v39 = getelementptr inbounds float, ptr %buf3, i64 0
  %v40 = mul nsw i64 %i36, 51
  %v41 = getelementptr inbounds float, ptr %buf5, i64 0
  %v42 = getelementptr inbounds float, ptr %buf6, i64 0
  %v43 = getelementptr inbounds float, ptr %buf7, i64 0
  %v44 = icmp slt i64 %i36, 4
  %v45 = mul nsw i64 %i36, 3
  %v46 = add nsw i64 %v45, 1
  %v47 = select i1 %v44, i64 %v46, i64 12
  %v48 = mul nsw i64 %v47, 17
  %v49 = getelementptr inbounds float, ptr %buf8, i64 0
  %v50 = getelementptr inbounds float, ptr %buf9, i64 0
  %v51 = getelementptr inbounds float, ptr %buf10, i64 0
  %v52 = add nsw i64 %v45, 2
  %v53 = select i1 %v44, i64 %v52, i64 12
  %v54 = mul nsw i64 %v53, 17
  %v55 = getelementptr inbounds float, ptr %buf11, i64 0
  %v56 = getelementptr inbounds float, ptr %buf12, i64 0
  %v57 = add nsw i64 %v37, 8
  %v58 = getelementptr inbounds float, ptr %arg0, i64 %v57
  %v59 = add nsw i64 %v37, 10
  %v60 = getelementptr inbounds float, ptr %arg0, i64 %v59
  %v61 = add nsw i64 %v37, 11
  %v62 = getelementptr inbounds float, ptr %arg0, i64 %v61
  %v63 = add nsw i64 %v37, 19
  %v64 = getelementptr inbounds float, ptr %arg0, i64 %v63
  %v65 = add nsw i64 %v37, 21
  %v66 = getelementptr inbounds float, ptr %arg0, i64 %v65
  %v67 = add nsw i64 %v37, 22
  %v68 = getelementptr inbounds float, ptr %arg0, i64 %v67
  %v69 = add nsw i64 %v37, 30
  %v70 = getelementptr inbounds float, ptr %arg0, i64 %v69
  %v71 = add nsw i64 %v37, 32
  %v72 = getelementptr inbounds float, ptr %arg0, i64 %v71
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v39, align 4
  store <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, ptr %v41, align 4
  store float 0x0000000000000000, ptr %v42, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v43, align 4
  store <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, ptr %v49, align 4
  store float 0x0000000000000000, ptr %v50, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v51, align 4
  store <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, ptr %v55, align 4
  store float 0x0000000000000000, ptr %v56, align 4
  br label %L73
L73:
  %i75 = phi i64 [ 0, %L34 ], [ %v133, %L73 ]
  %v76 = getelementptr inbounds float, ptr %buf3, i64 0
  %v77 = add nsw i64 %v40, %i75
  %v78 = getelementptr inbounds float, ptr %arg2, i64 %v77
  %v79 = load float, ptr %v78, align 4
  %v80 = insertelement <8 x float> poison, float %v79, i64 0
  %v81 = shufflevector <8 x float> %v80, <8 x float> poison, <8 x i32> zeroinitializer
  %v82 = mul nsw i64 %i75, 11
  %v83 = getelementptr inbounds float, ptr %buf4, i64 %v82
  %v84 = load <8 x float>, ptr %v83, align 4
  %v85 = load <8 x float>, ptr %v76, align 4
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v81, <8 x float> %v84, <8 x float> %v85)
  %v87 = getelementptr inbounds float, ptr %buf5, i64 0
  %v88 = insertelement <2 x float> poison, float %v79, i64 0
  %v89 = shufflevector <2 x float> %v88, <2 x float> poison, <2 x i32> zeroinitializer
  %v90 = add nsw i64 %v82, 8
  %v91 = getelementptr inbounds float, ptr %buf4, i64 %v90
  %v92 = load <2 x float>, ptr %v91, align 4
  %v93 = load <2 x float>, ptr %v87, align 4
  %v94 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v89, <2 x float> %v92, <2 x float> %v93)
  %v95 = getelementptr inbounds float, ptr %buf6, i64 0
  %v96 = add nsw i64 %v82, 10
  %v97 = getelementptr inbounds float, ptr %buf4, i64 %v96
  %v98 = load float, ptr %v97, align 4
  %v99 = load float, ptr %v95, align 4
  %v100 = call float @llvm.fma.f32(float %v79, float %v98, float %v99)
  %v101 = getelementptr inbounds float, ptr %buf7, i64 0
  %v102 = add nsw i64 %i75, %v48
  %v103 = getelementptr inbounds float, ptr %arg2, i64 %v102
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <8 x float> poison, float %v104, i64 0
  %v106 = shufflevector <8 x float> %v105, <8 x float> poison, <8 x i32> zeroinitializer
  %v107 = load <8 x float>, ptr %v101, align 4
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v84, <8 x float> %v107)
  %v109 = getelementptr inbounds float, ptr %buf8, i64 0
  %v110 = insertelement <2 x float> poison, float %v104, i64 0
  %v111 = shufflevector <2 x float> %v110, <2 x float> poison, <2 x i32> zeroinitializer
  %v112 = load <2 x float>, ptr %v109, align 4
  %v113 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v111, <2 x float> %v92, <2 x float> %v112)
  %v114 = getelementptr inbounds float, ptr %buf9, i64 0
  %v115 = load float, ptr %v114, align 4
  %v116 = call float @llvm.fma.f32(float %v104, float %v98, float %v115)
  %v117 = getelementptr inbounds float, ptr %buf10, i64 0
  %v118 = add nsw i64 %i75, %v54
  %v119 = getelementptr inbounds float, ptr %arg2, i64 %v118
  %v120 = load float, ptr %v119, align 4
  %v121 = insertelement <8 x float> poison, float %v120, i64 0
  %v122 = shufflevector <8 x float> %v121, <8 x float> poison, <8 x i32> zeroinitializer
  %v123 = load <8 x float>, ptr %v117, align 4
  %v124 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v122, <8 x float> %v84, <8 x float> %v123)
  %v125 = getelementptr inbounds float, ptr %buf11, i64 0
  %v126 = insertelement <2 x float> poison, float %v120, i64 0
  %v127 = shufflevector <2 x float> %v126, <2 x float> poison, <2 x i32> zeroinitializer
  %v128 = load <2 x float>, ptr %v125, align 4
  %v129 = call <2 x float> @llvm.fma.v2f32(<2 x float> %v127, <2 x float> %v92, <2 x float> %v128)
  %v130 = getelementptr inbounds float, ptr %buf12, i64 0
  %v131 = load float, ptr %v130, align 4
  %v132 = call float @llvm.fma.f32(float %v120, float %v98, float %v131)
  store <8 x float> %v86, ptr %v76, align 4
  store <2 x float> %v94, ptr %v87, align 4
  store float %v100, ptr %v95, align 4
  store <8 x float> %v108, ptr %v101, align 4
  store <2 x float> %v113, ptr %v109, align 4
  store float %v116, ptr %v114, align 4
  store <8 x float> %v124, ptr %v117, align 4
  store <2 x float> %v129, ptr %v125, align 4
  store float %v132, ptr %v130, align 4
  %v133 = add nuw nsw i64 %i75, 1
  %v134 = icmp slt i64 %v133, 17
  br i1 %v134, label %L73, label %L74
L74:
  %v135 = getelementptr inbounds float, ptr %buf3, i64 0
  %v136 = load <8 x float>, ptr %v135, align 4
  %v137 = fadd <8 x float> %v2, %v136
  %v138 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v137
  %v139 = fcmp une <8 x float> %v137, %v137
  %v140 = select <8 x i1> %v139, <8 x float> %v137, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v141 = select <8 x i1> %v138, <8 x float> %v137, <8 x float> %v140
  %v142 = getelementptr inbounds float, ptr %buf5, i64 0
  %v143 = load <2 x float>, ptr %v142, align 4
  %v144 = fadd <2 x float> %v14, %v143
  %v145 = fcmp olt <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, %v144
  %v146 = fcmp une <2 x float> %v144, %v144
  %v147 = select <2 x i1> %v146, <2 x float> %v144, <2 x float> <float 0x0000000000000000, float 0x0000000000000000>
  %v148 = select <2 x i1> %v145, <2 x float> %v144, <2 x float> %v147
  %v149 = getelementptr inbounds float, ptr %buf6, i64 0
  %v150 = load float, ptr %v149, align 4
  %v151 = fadd float %v16, %v150
  %v152 = fcmp olt float 0x0000000000000000, %v151
  %v153 = fcmp une float %v151, %v151
  %v154 = select i1 %v153, float %v151, float 0x0000000000000000
  %v155 = select i1 %v152, float %v151, float %v154
  %v156 = getelementptr inbounds float, ptr %buf7, i64 0
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = fadd <8 x float> %v2, %v157
  %v159 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v158
  %v160 = fcmp une <8 x float> %v158, %v158
  %v161 = select <8 x i1> %v160, <8 x float> %v158, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v162 = select <8 x i1> %v159, <8 x float> %v158, <8 x float> %v161
  %v163 = getelementptr inbounds float, ptr %buf8, i64 0
  %v164 = load <2 x float>, ptr %v163, align 4
  %v165 = fadd <2 x float> %v14, %v164
  %v166 = fcmp olt <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, %v165
  %v167 = fcmp une <2 x float> %v165, %v165
  %v168 = select <2 x i1> %v167, <2 x float> %v165, <2 x float> <float 0x0000000000000000, float 0x0000000000000000>
  %v169 = select <2 x i1> %v166, <2 x float> %v165, <2 x float> %v168
  %v170 = getelementptr inbounds float, ptr %buf9, i64 0
  %v171 = load float, ptr %v170, align 4
  %v172 = fadd float %v16, %v171
  %v173 = fcmp olt float 0x0000000000000000, %v172
  %v174 = fcmp une float %v172, %v172
  %v175 = select i1 %v174, float %v172, float 0x0000000000000000
  %v176 = select i1 %v173, float %v172, float %v175
  %v177 = getelementptr inbounds float, ptr %buf10, i64 0
  %v178 = load <8 x float>, ptr %v177, align 4
  %v179 = fadd <8 x float> %v2, %v178
  %v180 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v179
  %v181 = fcmp une <8 x float> %v179, %v179
  %v182 = select <8 x i1> %v181, <8 x float> %v179, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v183 = select <8 x i1> %v180, <8 x float> %v179, <8 x float> %v182
  %v184 = getelementptr inbounds float, ptr %buf11, i64 0
  %v185 = load <2 x float>, ptr %v184, align 4
  %v186 = fadd <2 x float> %v14, %v185
  %v187 = fcmp olt <2 x float> <float 0x0000000000000000, float 0x0000000000000000>, %v186
  %v188 = fcmp une <2 x float> %v186, %v186
  %v189 = select <2 x i1> %v188, <2 x float> %v186, <2 x float> <float 0x0000000000000000, float 0x0000000000000000>
  %v190 = select <2 x i1> %v187, <2 x float> %v186, <2 x float> %v189
  %v191 = getelementptr inbounds float, ptr %buf12, i64 0
  %v192 = load float, ptr %v191, align 4
  %v193 = fadd float %v16, %v192
  %v194 = fcmp olt float 0x0000000000000000, %v193
  %v195 = fcmp une float %v193, %v193
  %v196 = select i1 %v195, float %v193, float 0x0000000000000000
  %v197 = select i1 %v194, float %v193, float %v196
  br i1 true, label %L198, label %L199
L198:
  store <8 x float> %v141, ptr %v38, align 4
  br label %L199
L199:
  br i1 true, label %L200, label %L201
L200:
  store <2 x float> %v148, ptr %v58, align 4
  br label %L201
L201:
  br i1 true, label %L202, label %L203
L202:
  store float %v155, ptr %v60, align 4
  br label %L203
L203:
  br i1 %v44, label %L204, label %L205
L204:
  store <8 x float> %v162, ptr %v62, align 4
  br label %L205
L205:
  br i1 %v44, label %L206, label %L207
L206:
  store <2 x float> %v169, ptr %v64, align 4
  br label %L207
L207:
  br i1 %v44, label %L208, label %L209
L208:
  store float %v176, ptr %v66, align 4
  br label %L209
L209:
  br i1 %v44, label %L210, label %L211
L210:
  store <8 x float> %v183, ptr %v68, align 4
  br label %L211
L211:
  br i1 %v44, label %L212, label %L213
L212:
  store <2 x float> %v190, ptr %v70, align 4
  br label %L213
L213:
  br i1 %v44, label %L214, label %L215
L214:
  store float %v197, ptr %v72, align 4
  br label %L215
L215:
  %v216 = add nuw nsw i64 %i36, 1
  %v217 = icmp slt i64 %v216, 5
  br i1 %v217, label %L34, label %L35
L35:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare float @llvm.fma.f32(float, float, float)
attributes #0 = { nounwind }
