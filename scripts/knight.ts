import { writeFileSync } from 'node:fs';
import { knightFile } from './knight/knight-file.ts';

/** `npx tsx scripts/knight.ts`: makes the character of `examples/own-avatar`, a tin knight, as any modelling program would export it. */
writeFileSync(new URL('../examples/own-avatar/knight.glb', import.meta.url), knightFile());
