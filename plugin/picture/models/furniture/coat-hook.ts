import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';

/** A board on the wall with one double hook or several, under a narrow shelf where there is room for one. */
export const makeCoatHook = assembled(({ workshop, thing, measures, frame, width, height, depth }) => {
  const wood = woodOf(workshop, thing, 'walnut');
  const metal = metalOf(workshop, thing, 'brass');
  const back = -depth / 2;
  frame.box(
    wood,
    [width, height, Math.min(0.02, depth * 0.3)],
    [0, height / 2, back + Math.min(0.01, depth * 0.15)],
    0.006,
  ); // board
  const top = measures.surfaces[0]?.center.y;
  if (top !== undefined) {
    frame.box(wood, [width, 0.022, depth], [0, top - 0.011, 0], 0.006); // shelf
    const corbel = outline('0 0, 0.75 0.32, 0.75 0.4, 0 0.4', depth, height);
    for (const side of [-1, 1])
      frame.slab(wood, corbel, 0.018, [side * (width / 2 - 0.03), top - 0.02 - height * 0.4, back], {
        y: -Math.PI / 2,
      }); // corbel
  }
  const hooks = Math.max(1, Math.round(width / 0.18));
  const reach = Math.min(depth - 0.02, 0.11);
  for (let hook = 0; hook < hooks; hook++) {
    const x = ((hook + 0.5) / hooks - 0.5) * width;
    const [y, z] = [height * (top === undefined ? 0.5 : 0.42), back + 0.018];
    frame.box(metal, [Math.min(0.03, width * 0.5), height * 0.62, 0.006], [x, y, z], 0.002); // plate
    const upper = [vec(x, y + height * 0.1, z), vec(x, y + height * 0.05, z + reach * 0.55), vec(x, y + height * 0.2, z + reach * 0.85), vec(x, y + height * 0.42, z + reach * 0.9)]; // prettier-ignore
    frame.rod(metal, upper, 0.006); // hook
    frame.ball(metal, 0.011, [x, y + height * 0.42, z + reach * 0.9]); // tip
    const lower = [vec(x, y - height * 0.15, z), vec(x, y - height * 0.33, z + reach * 0.3), vec(x, y - height * 0.3, z + reach * 0.52), vec(x, y - height * 0.14, z + reach * 0.55)]; // prettier-ignore
    frame.rod(metal, lower, 0.0055); // hook
    frame.ball(metal, 0.009, [x, y - height * 0.14, z + reach * 0.55]); // tip
  }
});
