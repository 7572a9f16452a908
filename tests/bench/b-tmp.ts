import { motionBench } from '/work/main/tests/bench/motion.ts';
for await (const m of motionBench()) console.log(JSON.stringify(m));
