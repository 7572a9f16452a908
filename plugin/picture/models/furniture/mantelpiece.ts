import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import type { ModelMaker } from '../model.ts';

/** The shelf over a fire, with its bed mould; where it reaches the floor, the surround too. */
export const makeMantelpiece: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const stone = workshop.material('marble', '#d8d2c4');
  const back = -depth / 2;
  const shelf = Math.min(0.05, height * 0.4);
  frame.add(workshop.box('shelf', vec(width, shelf, depth), stone, 0.012), 0, height - shelf / 2, 0);
  const mould = Math.min(0.06, height - shelf);
  if (mould > 0.01) {
    frame.add(
      workshop.box('mould', vec(width - 0.08, mould * 0.5, depth * 0.8), stone, 0.01),
      0,
      height - shelf - mould * 0.25,
      back + depth * 0.4,
    );
    frame.add(
      workshop.box('mould', vec(width - 0.14, mould * 0.5, depth * 0.6), stone, 0.01),
      0,
      height - shelf - mould * 0.75,
      back + depth * 0.3,
    );
  }
  if (height > 0.6) {
    const pier = Math.min(0.24, width * 0.16);
    const under = height - shelf - mould;
    const frieze = Math.min(0.2, under * 0.2);
    const thick = depth * 0.5;
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.08 - pier / 2);
      frame.add(workshop.box('pier', vec(pier, under, thick), stone, 0.01), x, under / 2, back + thick / 2);
      frame.add(
        workshop.box('base', vec(pier + 0.04, 0.12, thick + 0.03), stone, 0.01),
        x,
        0.06,
        back + thick / 2 + 0.015,
      );
      frame.add(
        workshop.box('panel', vec(pier * 0.55, under * 0.6, 0.014), stone, 0.006),
        x,
        under * 0.48,
        back + thick,
      );
    }
    frame.add(
      workshop.box('frieze', vec(width - 0.16, frieze, thick), stone, 0.01),
      0,
      under - frieze / 2,
      back + thick / 2,
    );
    frame.add(
      workshop.box('tablet', vec(width * 0.22, frieze * 0.7, 0.02), stone, 0.008),
      0,
      under - frieze / 2,
      back + thick,
    );
  } else {
    for (const side of [-1, 1]) {
      const drop = Math.min(height, 0.22) - 0.004;
      const corbel = [[0, 0], [depth * 0.3, 0], [depth * 0.75, drop * 0.7], [depth * 0.75, drop - shelf], [0, drop - shelf]] as const; // prettier-ignore
      if (drop > shelf + 0.02)
        frame.add(workshop.slab('corbel', corbel, 0.09, stone), side * width * 0.38, height - drop, back, {
          y: -Math.PI / 2,
        });
    }
  }
  return assembly.ready();
};
