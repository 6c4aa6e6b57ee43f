define void @r_4_16_64_64_4_16_16(ptr noalias readonly %args, i64 %lo, i64 %hi) #0 {
entry:
  %slot0 = getelementptr inbounds ptr, ptr %args, i64 0
  %arg0 = load ptr, ptr %slot0, align 8
  %slot1 = getelementptr inbounds ptr, ptr %args, i64 1
  %arg1 = load ptr, ptr %slot1, align 8
  %slot2 = getelementptr inbounds ptr, ptr %args, i64 2
  %arg2 = load ptr, ptr %slot2, align 8
  %buf1 = alloca [8 x float], align 64
  %buf2 = alloca [1024 x float], align 64
  %buf3 = alloca [8 x float], align 64
  %buf4 = alloca [8 x float], align 64
  %buf5 = alloca [8 x float], align 64
  %buf6 = alloca [8 x float], align 64
  %buf7 = alloca [8 x float], align 64
  %buf8 = alloca [8 x float], align 64
  %buf9 = alloca [8 x float], align 64
  %v12 = icmp slt i64 %lo, %hi
  br i1 %v12, label %L10, label %L11
L10:
  %i13 = phi i64 [ %lo, %entry ], [ %v132, %L32 ]
  %v14 = mul nsw i64 %i13, 16
  br label %L15
L15:
  %i17 = phi i64 [ 0, %L10 ], [ %v29, %L15 ]
  %v18 = mul nsw i64 %i17, 16
  %v19 = getelementptr inbounds float, ptr %buf2, i64 %v18
  %v20 = mul nsw i64 %i17, 64
  %v21 = add nsw i64 %v14, %v20
  %v22 = getelementptr inbounds float, ptr %arg2, i64 %v21
  %v23 = load <8 x float>, ptr %v22, align 4
  %v24 = add nsw i64 %v18, 8
  %v25 = getelementptr inbounds float, ptr %buf2, i64 %v24
  %v26 = add nsw i64 %v21, 8
  %v27 = getelementptr inbounds float, ptr %arg2, i64 %v26
  %v28 = load <8 x float>, ptr %v27, align 4
  store <8 x float> %v23, ptr %v19, align 4
  store <8 x float> %v28, ptr %v25, align 4
  %v29 = add nuw nsw i64 %i17, 1
  %v30 = icmp slt i64 %v29, 64
  br i1 %v30, label %L15, label %L16
L16:
  br label %L31
L31:
  %i33 = phi i64 [ 0, %L16 ], [ %v130, %L60 ]
  %v34 = mul nsw i64 %i33, 256
  %v35 = add nsw i64 %v14, %v34
  %v36 = getelementptr inbounds float, ptr %arg0, i64 %v35
  %v37 = getelementptr inbounds float, ptr %buf1, i64 0
  %v38 = getelementptr inbounds float, ptr %buf3, i64 0
  %v39 = getelementptr inbounds float, ptr %buf4, i64 0
  %v40 = getelementptr inbounds float, ptr %buf5, i64 0
  %v41 = getelementptr inbounds float, ptr %buf6, i64 0
  %v42 = getelementptr inbounds float, ptr %buf7, i64 0
  %v43 = getelementptr inbounds float, ptr %buf8, i64 0
  %v44 = getelementptr inbounds float, ptr %buf9, i64 0
  %v45 = add nsw i64 %v35, 8
  %v46 = getelementptr inbounds float, ptr %arg0, i64 %v45
  %v47 = add nsw i64 %v35, 64
  %v48 = getelementptr inbounds float, ptr %arg0, i64 %v47
  %v49 = add nsw i64 %v35, 72
  %v50 = getelementptr inbounds float, ptr %arg0, i64 %v49
  %v51 = add nsw i64 %v35, 128
  %v52 = getelementptr inbounds float, ptr %arg0, i64 %v51
  %v53 = add nsw i64 %v35, 136
  %v54 = getelementptr inbounds float, ptr %arg0, i64 %v53
  %v55 = add nsw i64 %v35, 192
  %v56 = getelementptr inbounds float, ptr %arg0, i64 %v55
  %v57 = add nsw i64 %v35, 200
  %v58 = getelementptr inbounds float, ptr %arg0, i64 %v57
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v37, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v38, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v39, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v40, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v41, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v42, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v43, align 4
  store <8 x float> <float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000>, ptr %v44, align 4
  br label %L59
L59:
  %i61 = phi i64 [ 0, %L31 ], [ %v112, %L59 ]
  %v62 = getelementptr inbounds float, ptr %buf1, i64 0
  %v63 = add nsw i64 %v34, %i61
  %v64 = getelementptr inbounds float, ptr %arg1, i64 %v63
  %v65 = load float, ptr %v64, align 4
  %v66 = insertelement <8 x float> poison, float %v65, i64 0
  %v67 = shufflevector <8 x float> %v66, <8 x float> poison, <8 x i32> zeroinitializer
  %v68 = mul nsw i64 %i61, 16
  %v69 = getelementptr inbounds float, ptr %buf2, i64 %v68
  %v70 = load <8 x float>, ptr %v69, align 4
  %v71 = load <8 x float>, ptr %v62, align 4
  %v72 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v67, <8 x float> %v70, <8 x float> %v71)
  %v73 = getelementptr inbounds float, ptr %buf3, i64 0
  %v74 = add nsw i64 %v68, 8
  %v75 = getelementptr inbounds float, ptr %buf2, i64 %v74
  %v76 = load <8 x float>, ptr %v75, align 4
  %v77 = load <8 x float>, ptr %v73, align 4
  %v78 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v67, <8 x float> %v76, <8 x float> %v77)
  %v79 = getelementptr inbounds float, ptr %buf4, i64 0
  %v80 = add nsw i64 %v63, 64
  %v81 = getelementptr inbounds float, ptr %arg1, i64 %v80
  %v82 = load float, ptr %v81, align 4
  %v83 = insertelement <8 x float> poison, float %v82, i64 0
  %v84 = shufflevector <8 x float> %v83, <8 x float> poison, <8 x i32> zeroinitializer
  %v85 = load <8 x float>, ptr %v79, align 4
  %v86 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v70, <8 x float> %v85)
  %v87 = getelementptr inbounds float, ptr %buf5, i64 0
  %v88 = load <8 x float>, ptr %v87, align 4
  %v89 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v84, <8 x float> %v76, <8 x float> %v88)
  %v90 = getelementptr inbounds float, ptr %buf6, i64 0
  %v91 = add nsw i64 %v63, 128
  %v92 = getelementptr inbounds float, ptr %arg1, i64 %v91
  %v93 = load float, ptr %v92, align 4
  %v94 = insertelement <8 x float> poison, float %v93, i64 0
  %v95 = shufflevector <8 x float> %v94, <8 x float> poison, <8 x i32> zeroinitializer
  %v96 = load <8 x float>, ptr %v90, align 4
  %v97 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v70, <8 x float> %v96)
  %v98 = getelementptr inbounds float, ptr %buf7, i64 0
  %v99 = load <8 x float>, ptr %v98, align 4
  %v100 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v95, <8 x float> %v76, <8 x float> %v99)
  %v101 = getelementptr inbounds float, ptr %buf8, i64 0
  %v102 = add nsw i64 %v63, 192
  %v103 = getelementptr inbounds float, ptr %arg1, i64 %v102
  %v104 = load float, ptr %v103, align 4
  %v105 = insertelement <8 x float> poison, float %v104, i64 0
  %v106 = shufflevector <8 x float> %v105, <8 x float> poison, <8 x i32> zeroinitializer
  %v107 = load <8 x float>, ptr %v101, align 4
  %v108 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v70, <8 x float> %v107)
  %v109 = getelementptr inbounds float, ptr %buf9, i64 0
  %v110 = load <8 x float>, ptr %v109, align 4
  %v111 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v106, <8 x float> %v76, <8 x float> %v110)
  store <8 x float> %v72, ptr %v62, align 4
  store <8 x float> %v78, ptr %v73, align 4
  store <8 x float> %v86, ptr %v79, align 4
  store <8 x float> %v89, ptr %v87, align 4
  store <8 x float> %v97, ptr %v90, align 4
  store <8 x float> %v100, ptr %v98, align 4
  store <8 x float> %v108, ptr %v101, align 4
  store <8 x float> %v111, ptr %v109, align 4
  %v112 = add nuw nsw i64 %i61, 1
  %v113 = icmp slt i64 %v112, 64
  br i1 %v113, label %L59, label %L60
L60:
  %v114 = getelementptr inbounds float, ptr %buf1, i64 0
  %v115 = load <8 x float>, ptr %v114, align 4
  %v116 = getelementptr inbounds float, ptr %buf3, i64 0
  %v117 = load <8 x float>, ptr %v116, align 4
  %v118 = getelementptr inbounds float, ptr %buf4, i64 0
  %v119 = load <8 x float>, ptr %v118, align 4
  %v120 = getelementptr inbounds float, ptr %buf5, i64 0
  %v121 = load <8 x float>, ptr %v120, align 4
  %v122 = getelementptr inbounds float, ptr %buf6, i64 0
  %v123 = load <8 x float>, ptr %v122, align 4
  %v124 = getelementptr inbounds float, ptr %buf7, i64 0
  %v125 = load <8 x float>, ptr %v124, align 4
  %v126 = getelementptr inbounds float, ptr %buf8, i64 0
  %v127 = load <8 x float>, ptr %v126, align 4
  %v128 = getelementptr inbounds float, ptr %buf9, i64 0
  %v129 = load <8 x float>, ptr %v128, align 4
  store <8 x float> %v115, ptr %v36, align 4
  store <8 x float> %v117, ptr %v46, align 4
  store <8 x float> %v119, ptr %v48, align 4
  store <8 x float> %v121, ptr %v50, align 4
  store <8 x float> %v123, ptr %v52, align 4
  store <8 x float> %v125, ptr %v54, align 4
  store <8 x float> %v127, ptr %v56, align 4
  store <8 x float> %v129, ptr %v58, align 4
  %v130 = add nuw nsw i64 %i33, 1
  %v131 = icmp slt i64 %v130, 16
  br i1 %v131, label %L31, label %L32
L32:
  %v132 = add nuw nsw i64 %i13, 1
  %v133 = icmp slt i64 %v132, %hi
  br i1 %v133, label %L10, label %L11
L11:
  ret void
}
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
attributes #0 = { nounwind }
