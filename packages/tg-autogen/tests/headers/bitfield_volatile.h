struct mmio { volatile unsigned go : 1; volatile unsigned busy : 1; };
