import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import type { ModelMaker } from '../model.ts';
import { shines } from './shining.ts';

/** Pitch-soaked rope round the head of a rough stave. */
export const makeTorch: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height } = measures.size;
  const { frame } = assembly;
  const radius = width / 2;
  const head = height * 0.24;
  frame.add(workshop.lathe('stave', [[0, 0], [0.3, 0], [0.34, 0.01], [0.38, 0.5], [0.46, 0.8], [0, 0.8]].map(([r, h]) => [(r ?? 0) * radius, (h ?? 0) * height] as const), workshop.material('bark'), 9)); // prettier-ignore
  const pitch = workshop.material('rope', '#4a3524');
  for (let coil = 0; coil < 4; coil++) {
    const y = height - head + (head * (coil + 0.5)) / 4;
    const wide = radius * (0.82 + 0.18 * Math.sin(((coil + 0.5) / 4) * Math.PI));
    frame.add(workshop.lathe('coil', [[wide * 0.5, -head * 0.14], [wide, -head * 0.06], [wide, head * 0.06], [wide * 0.5, head * 0.14]], pitch, 11), 0, y, 0, { z: assembly.wobble(0.08) }); // prettier-ignore
  }
  frame.add(workshop.ball('pitch', radius * 0.7, workshop.material('ash', '#2a2421')), 0, height - radius * 0.6, 0);
  const isLit = shines(thing);
  for (const [index, size] of [0.26, 0.16].entries()) {
    const at = vec(index * radius * 0.5, height - head * 0.4, index * radius * -0.3);
    assembly.shines(workshop.flame(`${thing.id} flame ${index}`, assembly.root, at, size), isLit);
  }
  return assembly.ready();
};
