struct device { volatile unsigned status; volatile unsigned *doorbell; };
