define void @r_8_4_3_3_8_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %slot2 = getelementptr inbounds ptr, ptr %args, i64 2
  %arg2 = load ptr, ptr %slot2, align 8
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
  %i11 = phi i64 [ 0, %entry ], [ %v192, %L37 ]
  %v12 = mul nsw i64 %i11, 8
  %v13 = getelementptr inbounds float, ptr %arg0, i64 %v12
  %v14 = getelementptr inbounds float, ptr %buf1, i64 0
  %v15 = getelementptr inbounds float, ptr %buf2, i64 0
  %v16 = getelementptr inbounds float, ptr %buf3, i64 0
  %v17 = getelementptr inbounds float, ptr %buf4, i64 0
  %v18 = getelementptr inbounds float, ptr %buf5, i64 0
  %v19 = getelementptr inbounds float, ptr %buf6, i64 0
  %v20 = getelementptr inbounds float, ptr %buf7, i64 0
  %v21 = getelementptr inbounds float, ptr %buf8, i64 0
  %v22 = add nsw i64 %v12, 64
  %v23 = getelementptr inbounds float, ptr %arg0, i64 %v22
  %v24 = add nsw i64 %v12, 128
  %v25 = getelementptr inbounds float, ptr %arg0, i64 %v24
  %v26 = add nsw i64 %v12, 192
  %v27 = getelementptr inbounds float, ptr %arg0, i64 %v26
  %v28 = add nsw i64 %v12, 256
  %v29 = getelementptr inbounds float, ptr %arg0, i64 %v28
  %v30 = add nsw i64 %v12, 320
  %v31 = getelementptr inbounds float, ptr %arg0, i64 %v30
  %v32 = add nsw i64 %v12, 384
  %v33 = getelementptr inbounds float, ptr %arg0, i64 %v32
  %v34 = add nsw i64 %v12, 448
  %v35 = getelementptr inbounds float, ptr %arg0, i64 %v34
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v14, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v15, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v16, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v17, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v18, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v19, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v20, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v21, align 4
  br label %L36
L36:
  %i38 = phi i64 [ 0, %L9 ], [ %v142, %L43 ]
  %v39 = mul nsw i64 %i38, 9
  %v40 = mul nsw i64 %i38, 64
  %v41 = add nsw i64 %v12, %v40
  br label %L42
L42:
  %i44 = phi i64 [ 0, %L36 ], [ %v140, %L58 ]
  %v45 = mul nsw i64 %i44, 3
  %v46 = add nsw i64 %v39, %v45
  %v47 = mul nsw i64 %i44, 8
  %v48 = add nsw i64 %v41, %v47
  %v49 = add nsw i64 %i11, %i44
  %v50 = icmp slt i64 %v49, 9
  %v51 = insertelement <8 x i1> poison, i1 %v50, i64 0
  %v52 = shufflevector <8 x i1> %v51, <8 x i1> poison, <8 x i32> zeroinitializer
  %v53 = icmp slt i64 %v49, 1
  %v54 = icmp ne i1 %v53, true
  %v55 = insertelement <8 x i1> poison, i1 %v54, i64 0
  %v56 = shufflevector <8 x i1> %v55, <8 x i1> poison, <8 x i32> zeroinitializer
  br label %L57
L57:
  %i59 = phi i64 [ 0, %L42 ], [ %v138, %L57 ]
  %v60 = getelementptr inbounds float, ptr %buf1, i64 0
  %v61 = add nsw i64 %v46, %i59
  %v62 = getelementptr inbounds float, ptr %arg1, i64 %v61
  %v63 = load float, ptr %v62, align 4
  %v64 = insertelement <8 x float> poison, float %v63, i64 0
  %v65 = shufflevector <8 x float> %v64, <8 x float> poison, <8 x i32> zeroinitializer
  %v66 = add nsw i64 %v48, %i59
  %v67 = add nsw i64 %v66, -9
  %v68 = getelementptr inbounds float, ptr %arg2, i64 %v67
  %v69 = trunc i64 %i59 to i32
  %v70 = insertelement <8 x i32> poison, i32 %v69, i64 0
  %v71 = shufflevector <8 x i32> %v70, <8 x i32> poison, <8 x i32> zeroinitializer
  %v72 = add nsw <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %v71
  %v73 = icmp slt <8 x i32> %v72, <i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9, i32 9>
  %v74 = and <8 x i1> %v52, %v73
  %v75 = icmp slt <8 x i32> %v72, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v76 = icmp ne <8 x i1> %v75, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %v77 = and <8 x i1> %v74, %v76
  %v78 = and <8 x i1> %v77, %v56
  %v79 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v68, i32 4, <8 x i1> %v78, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>)
  %v80 = load <8 x float>, ptr %v60, align 4
  %v81 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v65, <8 x float> %v79, <8 x float> %v80)
  %v82 = getelementptr inbounds float, ptr %buf2, i64 0
  %v83 = add nsw i64 %v61, 36
  %v84 = getelementptr inbounds float, ptr %arg1, i64 %v83
  %v85 = load float, ptr %v84, align 4
  %v86 = insertelement <8 x float> poison, float %v85, i64 0
  %v87 = shufflevector <8 x float> %v86, <8 x float> poison, <8 x i32> zeroinitializer
  %v88 = load <8 x float>, ptr %v82, align 4
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v87, <8 x float> %v79, <8 x float> %v88)
  %v90 = getelementptr inbounds float, ptr %buf3, i64 0
  %v91 = add nsw i64 %v61, 72
  %v92 = getelementptr inbounds float, ptr %arg1, i64 %v91
  %v93 = load float, ptr %v92, align 4
  %v94 = insertelement <8 x float> poison, float %v93, i64 0
  %v95 = shufflevector <8 x float> %v94, <8 x float> poison, <8 x i32> zeroinitializer
  %v96 = load <8 x float>, ptr %v90, align 4
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v79, <8 x float> %v96)
  %v98 = getelementptr inbounds float, ptr %buf4, i64 0
  %v99 = add nsw i64 %v61, 108
  %v100 = getelementptr inbounds float, ptr %arg1, i64 %v99
  %v101 = load float, ptr %v100, align 4
  %v102 = insertelement <8 x float> poison, float %v101, i64 0
  %v103 = shufflevector <8 x float> %v102, <8 x float> poison, <8 x i32> zeroinitializer
  %v104 = load <8 x float>, ptr %v98, align 4
  %v105 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v103, <8 x float> %v79, <8 x float> %v104)
  %v106 = getelementptr inbounds float, ptr %buf5, i64 0
  %v107 = add nsw i64 %v61, 144
  %v108 = getelementptr inbounds float, ptr %arg1, i64 %v107
  %v109 = load float, ptr %v108, align 4
  %v110 = insertelement <8 x float> poison, float %v109, i64 0
  %v111 = shufflevector <8 x float> %v110, <8 x float> poison, <8 x i32> zeroinitializer
  %v112 = load <8 x float>, ptr %v106, align 4
  %v113 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v111, <8 x float> %v79, <8 x float> %v112)
  %v114 = getelementptr inbounds float, ptr %buf6, i64 0
  %v115 = add nsw i64 %v61, 180
  %v116 = getelementptr inbounds float, ptr %arg1, i64 %v115
  %v117 = load float, ptr %v116, align 4
  %v118 = insertelement <8 x float> poison, float %v117, i64 0
  %v119 = shufflevector <8 x float> %v118, <8 x float> poison, <8 x i32> zeroinitializer
  %v120 = load <8 x float>, ptr %v114, align 4
  %v121 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v119, <8 x float> %v79, <8 x float> %v120)
  %v122 = getelementptr inbounds float, ptr %buf7, i64 0
  %v123 = add nsw i64 %v61, 216
  %v124 = getelementptr inbounds float, ptr %arg1, i64 %v123
  %v125 = load float, ptr %v124, align 4
  %v126 = insertelement <8 x float> poison, float %v125, i64 0
  %v127 = shufflevector <8 x float> %v126, <8 x float> poison, <8 x i32> zeroinitializer
  %v128 = load <8 x float>, ptr %v122, align 4
  %v129 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v127, <8 x float> %v79, <8 x float> %v128)
  %v130 = getelementptr inbounds float, ptr %buf8, i64 0
  %v131 = add nsw i64 %v61, 252
  %v132 = getelementptr inbounds float, ptr %arg1, i64 %v131
  %v133 = load float, ptr %v132, align 4
  %v134 = insertelement <8 x float> poison, float %v133, i64 0
  %v135 = shufflevector <8 x float> %v134, <8 x float> poison, <8 x i32> zeroinitializer
  %v136 = load <8 x float>, ptr %v130, align 4
  %v137 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v135, <8 x float> %v79, <8 x float> %v136)
  store <8 x float> %v81, ptr %v60, align 4
  store <8 x float> %v89, ptr %v82, align 4
  store <8 x float> %v97, ptr %v90, align 4
  store <8 x float> %v105, ptr %v98, align 4
  store <8 x float> %v113, ptr %v106, align 4
  store <8 x float> %v121, ptr %v114, align 4
  store <8 x float> %v129, ptr %v122, align 4
  store <8 x float> %v137, ptr %v130, align 4
  %v138 = add nuw nsw i64 %i59, 1
  %v139 = icmp slt i64 %v138, 3
  br i1 %v139, label %L57, label %L58
L58:
  %v140 = add nuw nsw i64 %i44, 1
  %v141 = icmp slt i64 %v140, 3
  br i1 %v141, label %L42, label %L43
L43:
  %v142 = add nuw nsw i64 %i38, 1
  %v143 = icmp slt i64 %v142, 4
  br i1 %v143, label %L36, label %L37
L37:
  %v144 = getelementptr inbounds float, ptr %buf1, i64 0
  %v145 = load <8 x float>, ptr %v144, align 4
  %v146 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v145
  %v147 = fcmp une <8 x float> %v145, %v145
  %v148 = select <8 x i1> %v147, <8 x float> %v145, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v149 = select <8 x i1> %v146, <8 x float> %v145, <8 x float> %v148
  %v150 = getelementptr inbounds float, ptr %buf2, i64 0
  %v151 = load <8 x float>, ptr %v150, align 4
  %v152 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v151
  %v153 = fcmp une <8 x float> %v151, %v151
  %v154 = select <8 x i1> %v153, <8 x float> %v151, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v155 = select <8 x i1> %v152, <8 x float> %v151, <8 x float> %v154
  %v156 = getelementptr inbounds float, ptr %buf3, i64 0
  %v157 = load <8 x float>, ptr %v156, align 4
  %v158 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v157
  %v159 = fcmp une <8 x float> %v157, %v157
  %v160 = select <8 x i1> %v159, <8 x float> %v157, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v161 = select <8 x i1> %v158, <8 x float> %v157, <8 x float> %v160
  %v162 = getelementptr inbounds float, ptr %buf4, i64 0
  %v163 = load <8 x float>, ptr %v162, align 4
  %v164 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v163
  %v165 = fcmp une <8 x float> %v163, %v163
  %v166 = select <8 x i1> %v165, <8 x float> %v163, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v167 = select <8 x i1> %v164, <8 x float> %v163, <8 x float> %v166
  %v168 = getelementptr inbounds float, ptr %buf5, i64 0
  %v169 = load <8 x float>, ptr %v168, align 4
  %v170 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v169
  %v171 = fcmp une <8 x float> %v169, %v169
  %v172 = select <8 x i1> %v171, <8 x float> %v169, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v173 = select <8 x i1> %v170, <8 x float> %v169, <8 x float> %v172
  %v174 = getelementptr inbounds float, ptr %buf6, i64 0
  %v175 = load <8 x float>, ptr %v174, align 4
  %v176 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v175
  %v177 = fcmp une <8 x float> %v175, %v175
  %v178 = select <8 x i1> %v177, <8 x float> %v175, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v179 = select <8 x i1> %v176, <8 x float> %v175, <8 x float> %v178
  %v180 = getelementptr inbounds float, ptr %buf7, i64 0
  %v181 = load <8 x float>, ptr %v180, align 4
  %v182 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v181
  %v183 = fcmp une <8 x float> %v181, %v181
  %v184 = select <8 x i1> %v183, <8 x float> %v181, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v185 = select <8 x i1> %v182, <8 x float> %v181, <8 x float> %v184
  %v186 = getelementptr inbounds float, ptr %buf8, i64 0
  %v187 = load <8 x float>, ptr %v186, align 4
  %v188 = fcmp olt <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, %v187
  %v189 = fcmp une <8 x float> %v187, %v187
  %v190 = select <8 x i1> %v189, <8 x float> %v187, <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>
  %v191 = select <8 x i1> %v188, <8 x float> %v187, <8 x float> %v190
  store <8 x float> %v149, ptr %v13, align 4
  store <8 x float> %v155, ptr %v23, align 4
  store <8 x float> %v161, ptr %v25, align 4
  store <8 x float> %v167, ptr %v27, align 4
  store <8 x float> %v173, ptr %v29, align 4
  store <8 x float> %v179, ptr %v31, align 4
  store <8 x float> %v185, ptr %v33, align 4
  store <8 x float> %v191, ptr %v35, align 4
  %v192 = add nuw nsw i64 %i11, 1
  %v193 = icmp slt i64 %v192, 8
  br i1 %v193, label %L9, label %L10
L10:
  ret void
}
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
