import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { outline } from '../../look/shapes/outline.ts';
import { shines } from './shining.ts';

/** Pitch-soaked rope round the head of a rough stave. */
export const makeTorch = assembled((assembly) => {
  const { workshop, thing, frame, width, height } = assembly;
  const radius = width / 2;
  const head = height * 0.24;
  frame.lathe('bark', outline('0 0, 0.3 0, 0.34 0.01, 0.38 0.5, 0.46 0.8, 0 0.8', radius, height), [0, 0, 0], 9); // stave
  for (let coil = 0; coil < 4; coil++) {
    const y = height - head + (head * (coil + 0.5)) / 4;
    const wide = radius * (0.82 + 0.18 * Math.sin(((coil + 0.5) / 4) * Math.PI));
    frame.lathe('rope #4a3524', outline('0.5 -0.14, 1 -0.06, 1 0.06, 0.5 0.14', wide, head), [0, y, 0], {
      sides: 11,
      z: assembly.wobble(0.08),
    }); // coil
  }
  frame.ball('ash #2a2421', radius * 0.7, [0, height - radius * 0.6, 0]); // pitch
  const isLit = shines(thing);
  for (const [index, size] of [0.26, 0.16].entries()) {
    const at = vec(index * radius * 0.5, height - head * 0.4, index * radius * -0.3);
    assembly.shines(workshop.flame(`${thing.id} flame ${index}`, assembly.root, at, size), isLit);
  }
});
