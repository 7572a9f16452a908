import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** A board on the wall with one double hook or several, under a narrow shelf where there is room for one. */
export const makeCoatHook: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const metal = metalOf(workshop, thing, 'brass');
  const back = -depth / 2;
  frame.add(workshop.box('board', vec(width, height, Math.min(0.02, depth * 0.3)), wood, 0.006), 0, height / 2, back + Math.min(0.01, depth * 0.15)); // prettier-ignore
  const top = measures.surfaces[0]?.center.y;
  if (top !== undefined) {
    frame.add(workshop.box('shelf', vec(width, 0.022, depth), wood, 0.006), 0, top - 0.011, 0);
    const corbel = [
      [0, 0],
      [depth * 0.75, height * 0.32],
      [depth * 0.75, height * 0.4],
      [0, height * 0.4],
    ] as const;
    for (const side of [-1, 1]) frame.add(workshop.slab('corbel', corbel, 0.018, wood), side * (width / 2 - 0.03), top - 0.02 - height * 0.4, back, { y: -Math.PI / 2 }); // prettier-ignore
  }
  const hooks = Math.max(1, Math.round(width / 0.18));
  const reach = Math.min(depth - 0.02, 0.11);
  for (let hook = 0; hook < hooks; hook++) {
    const x = ((hook + 0.5) / hooks - 0.5) * width;
    const [y, z] = [height * (top === undefined ? 0.5 : 0.42), back + 0.018];
    frame.add(workshop.box('plate', vec(Math.min(0.03, width * 0.5), height * 0.62, 0.006), metal, 0.002), x, y, z);
    const upper = [vec(x, y + height * 0.1, z), vec(x, y + height * 0.05, z + reach * 0.55), vec(x, y + height * 0.2, z + reach * 0.85), vec(x, y + height * 0.42, z + reach * 0.9)]; // prettier-ignore
    frame.add(workshop.tube('hook', upper, 0.006, metal));
    frame.add(workshop.ball('tip', 0.011, metal), x, y + height * 0.42, z + reach * 0.9);
    const lower = [vec(x, y - height * 0.15, z), vec(x, y - height * 0.33, z + reach * 0.3), vec(x, y - height * 0.3, z + reach * 0.52), vec(x, y - height * 0.14, z + reach * 0.55)]; // prettier-ignore
    frame.add(workshop.tube('hook', lower, 0.0055, metal));
    frame.add(workshop.ball('tip', 0.009, metal), x, y - height * 0.14, z + reach * 0.55);
  }
  return assembly.ready();
};
