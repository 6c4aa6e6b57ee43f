define void @E_4_8_8_8(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  br label %L1
L1:
  %i3 = phi i64 [ 0, %entry ], [ %v181, %L7 ]
  %v4 = mul nsw i64 %i3, 512
  %v5 = mul nsw i64 %i3, 8
  br label %L6
L6:
  %i8 = phi i64 [ 0, %L1 ], [ %v179, %L6 ]
  %v9 = mul nsw i64 %i8, 8
  %v10 = add nsw i64 %v4, %v9
  %v11 = getelementptr inbounds float, ptr %arg0, i64 %v10
  %v12 = mul nsw i64 %i8, 256
  %v13 = add nsw i64 %v5, %v12
  %v14 = getelementptr inbounds float, ptr %arg1, i64 %v13
  %v15 = load <8 x float>, ptr %v14, align 4
  %v16 = extractelement <8 x float> %v15, i64 0
  %v17 = add nsw i64 %v13, 32
  %v18 = getelementptr inbounds float, ptr %arg1, i64 %v17
  %v19 = load <8 x float>, ptr %v18, align 4
  %v20 = extractelement <8 x float> %v19, i64 0
  %v21 = add nsw i64 %v13, 64
  %v22 = getelementptr inbounds float, ptr %arg1, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = extractelement <8 x float> %v23, i64 0
  %v25 = add nsw i64 %v13, 96
  %v26 = getelementptr inbounds float, ptr %arg1, i64 %v25
  %v27 = load <8 x float>, ptr %v26, align 4
  %v28 = extractelement <8 x float> %v27, i64 0
  %v29 = add nsw i64 %v13, 128
  %v30 = getelementptr inbounds float, ptr %arg1, i64 %v29
  %v31 = load <8 x float>, ptr %v30, align 4
  %v32 = extractelement <8 x float> %v31, i64 0
  %v33 = add nsw i64 %v13, 160
  %v34 = getelementptr inbounds float, ptr %arg1, i64 %v33
  %v35 = load <8 x float>, ptr %v34, align 4
  %v36 = extractelement <8 x float> %v35, i64 0
  %v37 = add nsw i64 %v13, 192
  %v38 = getelementptr inbounds float, ptr %arg1, i64 %v37
  %v39 = load <8 x float>, ptr %v38, align 4
  %v40 = extractelement <8 x float> %v39, i64 0
  %v41 = add nsw i64 %v13, 224
  %v42 = getelementptr inbounds float, ptr %arg1, i64 %v41
  %v43 = load <8 x float>, ptr %v42, align 4
  %v44 = extractelement <8 x float> %v43, i64 0
  %v45 = insertelement <8 x float> poison, float %v16, i64 0
  %v46 = insertelement <8 x float> %v45, float %v20, i64 1
  %v47 = insertelement <8 x float> %v46, float %v24, i64 2
  %v48 = insertelement <8 x float> %v47, float %v28, i64 3
  %v49 = insertelement <8 x float> %v48, float %v32, i64 4
  %v50 = insertelement <8 x float> %v49, float %v36, i64 5
  %v51 = insertelement <8 x float> %v50, float %v40, i64 6
  %v52 = insertelement <8 x float> %v51, float %v44, i64 7
  %v53 = add nsw i64 %v10, 64
  %v54 = getelementptr inbounds float, ptr %arg0, i64 %v53
  %v55 = extractelement <8 x float> %v15, i64 1
  %v56 = extractelement <8 x float> %v19, i64 1
  %v57 = extractelement <8 x float> %v23, i64 1
  %v58 = extractelement <8 x float> %v27, i64 1
  %v59 = extractelement <8 x float> %v31, i64 1
  %v60 = extractelement <8 x float> %v35, i64 1
  %v61 = extractelement <8 x float> %v39, i64 1
  %v62 = extractelement <8 x float> %v43, i64 1
  %v63 = insertelement <8 x float> poison, float %v55, i64 0
  %v64 = insertelement <8 x float> %v63, float %v56, i64 1
  %v65 = insertelement <8 x float> %v64, float %v57, i64 2
  %v66 = insertelement <8 x float> %v65, float %v58, i64 3
  %v67 = insertelement <8 x float> %v66, float %v59, i64 4
  %v68 = insertelement <8 x float> %v67, float %v60, i64 5
  %v69 = insertelement <8 x float> %v68, float %v61, i64 6
  %v70 = insertelement <8 x float> %v69, float %v62, i64 7
  %v71 = add nsw i64 %v10, 128
  %v72 = getelementptr inbounds float, ptr %arg0, i64 %v71
  %v73 = extractelement <8 x float> %v15, i64 2
  %v74 = extractelement <8 x float> %v19, i64 2
  %v75 = extractelement <8 x float> %v23, i64 2
  %v76 = extractelement <8 x float> %v27, i64 2
  %v77 = extractelement <8 x float> %v31, i64 2
  %v78 = extractelement <8 x float> %v35, i64 2
  %v79 = extractelement <8 x float> %v39, i64 2
  %v80 = extractelement <8 x float> %v43, i64 2
  %v81 = insertelement <8 x float> poison, float %v73, i64 0
  %v82 = insertelement <8 x float> %v81, float %v74, i64 1
  %v83 = insertelement <8 x float> %v82, float %v75, i64 2
  %v84 = insertelement <8 x float> %v83, float %v76, i64 3
  %v85 = insertelement <8 x float> %v84, float %v77, i64 4
  %v86 = insertelement <8 x float> %v85, float %v78, i64 5
  %v87 = insertelement <8 x float> %v86, float %v79, i64 6
  %v88 = insertelement <8 x float> %v87, float %v80, i64 7
  %v89 = add nsw i64 %v10, 192
  %v90 = getelementptr inbounds float, ptr %arg0, i64 %v89
  %v91 = extractelement <8 x float> %v15, i64 3
  %v92 = extractelement <8 x float> %v19, i64 3
  %v93 = extractelement <8 x float> %v23, i64 3
  %v94 = extractelement <8 x float> %v27, i64 3
  %v95 = extractelement <8 x float> %v31, i64 3
  %v96 = extractelement <8 x float> %v35, i64 3
  %v97 = extractelement <8 x float> %v39, i64 3
  %v98 = extractelement <8 x float> %v43, i64 3
  %v99 = insertelement <8 x float> poison, float %v91, i64 0
  %v100 = insertelement <8 x float> %v99, float %v92, i64 1
  %v101 = insertelement <8 x float> %v100, float %v93, i64 2
  %v102 = insertelement <8 x float> %v101, float %v94, i64 3
  %v103 = insertelement <8 x float> %v102, float %v95, i64 4
  %v104 = insertelement <8 x float> %v103, float %v96, i64 5
  %v105 = insertelement <8 x float> %v104, float %v97, i64 6
  %v106 = insertelement <8 x float> %v105, float %v98, i64 7
  %v107 = add nsw i64 %v10, 256
  %v108 = getelementptr inbounds float, ptr %arg0, i64 %v107
  %v109 = extractelement <8 x float> %v15, i64 4
  %v110 = extractelement <8 x float> %v19, i64 4
  %v111 = extractelement <8 x float> %v23, i64 4
  %v112 = extractelement <8 x float> %v27, i64 4
  %v113 = extractelement <8 x float> %v31, i64 4
  %v114 = extractelement <8 x float> %v35, i64 4
  %v115 = extractelement <8 x float> %v39, i64 4
  %v116 = extractelement <8 x float> %v43, i64 4
  %v117 = insertelement <8 x float> poison, float %v109, i64 0
  %v118 = insertelement <8 x float> %v117, float %v110, i64 1
  %v119 = insertelement <8 x float> %v118, float %v111, i64 2
  %v120 = insertelement <8 x float> %v119, float %v112, i64 3
  %v121 = insertelement <8 x float> %v120, float %v113, i64 4
  %v122 = insertelement <8 x float> %v121, float %v114, i64 5
  %v123 = insertelement <8 x float> %v122, float %v115, i64 6
  %v124 = insertelement <8 x float> %v123, float %v116, i64 7
  %v125 = add nsw i64 %v10, 320
  %v126 = getelementptr inbounds float, ptr %arg0, i64 %v125
  %v127 = extractelement <8 x float> %v15, i64 5
  %v128 = extractelement <8 x float> %v19, i64 5
  %v129 = extractelement <8 x float> %v23, i64 5
  %v130 = extractelement <8 x float> %v27, i64 5
  %v131 = extractelement <8 x float> %v31, i64 5
  %v132 = extractelement <8 x float> %v35, i64 5
  %v133 = extractelement <8 x float> %v39, i64 5
  %v134 = extractelement <8 x float> %v43, i64 5
  %v135 = insertelement <8 x float> poison, float %v127, i64 0
  %v136 = insertelement <8 x float> %v135, float %v128, i64 1
  %v137 = insertelement <8 x float> %v136, float %v129, i64 2
  %v138 = insertelement <8 x float> %v137, float %v130, i64 3
  %v139 = insertelement <8 x float> %v138, float %v131, i64 4
  %v140 = insertelement <8 x float> %v139, float %v132, i64 5
  %v141 = insertelement <8 x float> %v140, float %v133, i64 6
  %v142 = insertelement <8 x float> %v141, float %v134, i64 7
  %v143 = add nsw i64 %v10, 384
  %v144 = getelementptr inbounds float, ptr %arg0, i64 %v143
  %v145 = extractelement <8 x float> %v15, i64 6
  %v146 = extractelement <8 x float> %v19, i64 6
  %v147 = extractelement <8 x float> %v23, i64 6
  %v148 = extractelement <8 x float> %v27, i64 6
  %v149 = extractelement <8 x float> %v31, i64 6
  %v150 = extractelement <8 x float> %v35, i64 6
  %v151 = extractelement <8 x float> %v39, i64 6
  %v152 = extractelement <8 x float> %v43, i64 6
  %v153 = insertelement <8 x float> poison, float %v145, i64 0
  %v154 = insertelement <8 x float> %v153, float %v146, i64 1
  %v155 = insertelement <8 x float> %v154, float %v147, i64 2
  %v156 = insertelement <8 x float> %v155, float %v148, i64 3
  %v157 = insertelement <8 x float> %v156, float %v149, i64 4
  %v158 = insertelement <8 x float> %v157, float %v150, i64 5
  %v159 = insertelement <8 x float> %v158, float %v151, i64 6
  %v160 = insertelement <8 x float> %v159, float %v152, i64 7
  %v161 = add nsw i64 %v10, 448
  %v162 = getelementptr inbounds float, ptr %arg0, i64 %v161
  %v163 = extractelement <8 x float> %v15, i64 7
  %v164 = extractelement <8 x float> %v19, i64 7
  %v165 = extractelement <8 x float> %v23, i64 7
  %v166 = extractelement <8 x float> %v27, i64 7
  %v167 = extractelement <8 x float> %v31, i64 7
  %v168 = extractelement <8 x float> %v35, i64 7
  %v169 = extractelement <8 x float> %v39, i64 7
  %v170 = extractelement <8 x float> %v43, i64 7
  %v171 = insertelement <8 x float> poison, float %v163, i64 0
  %v172 = insertelement <8 x float> %v171, float %v164, i64 1
  %v173 = insertelement <8 x float> %v172, float %v165, i64 2
  %v174 = insertelement <8 x float> %v173, float %v166, i64 3
  %v175 = insertelement <8 x float> %v174, float %v167, i64 4
  %v176 = insertelement <8 x float> %v175, float %v168, i64 5
  %v177 = insertelement <8 x float> %v176, float %v169, i64 6
  %v178 = insertelement <8 x float> %v177, float %v170, i64 7
  store <8 x float> %v52, ptr %v11, align 4
  store <8 x float> %v70, ptr %v54, align 4
  store <8 x float> %v88, ptr %v72, align 4
  store <8 x float> %v106, ptr %v90, align 4
  store <8 x float> %v124, ptr %v108, align 4
  store <8 x float> %v142, ptr %v126, align 4
  store <8 x float> %v160, ptr %v144, align 4
  store <8 x float> %v178, ptr %v162, align 4
  %v179 = add nuw nsw i64 %i8, 1
  %v180 = icmp slt i64 %v179, 8
  br i1 %v180, label %L6, label %L7
L7:
  %v181 = add nuw nsw i64 %i3, 1
  %v182 = icmp slt i64 %v181, 4
  br i1 %v182, label %L1, label %L2
L2:
  ret void
}
attributes #0 = { nounwind }
