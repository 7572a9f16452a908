import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** A high pointed back between two posts, gilt balls, heavy arms, crimson cushions. */
export const makeThrone: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const gold = workshop.material('gold');
  const velvet = clothOf(workshop, thing, 'velvet', '#8e1f2b');
  const seatY = measures.seats[0]?.position.y ?? 0.5;
  const post = 0.075;
  const shoulder = height * 0.8;
  const [postX, backZ] = [width / 2 - post / 2, -depth / 2 + post / 2];

  frame.add(workshop.box('plinth', vec(width, 0.07, depth), wood, 0.015), 0, 0.035, 0);
  frame.add(
    workshop.box('seat box', vec(width - 0.05, seatY - 0.13, depth - 0.06), wood, 0.015),
    0,
    0.07 + (seatY - 0.13) / 2,
    -0.01,
  );
  for (const x of [-0.28, 0, 0.28]) {
    frame.add(
      workshop.box('panel', vec(width * 0.22, seatY * 0.5, 0.014), wood, 0.006),
      x * width,
      seatY * 0.48,
      depth / 2 - 0.036,
    );
    frame.add(workshop.ball('stud', 0.016, gold), x * width, seatY * 0.48, depth / 2 - 0.03);
  }
  frame.add(
    workshop.box('cushion', vec(width - post * 2 + 0.02, 0.1, depth - 0.1), velvet, 0.035),
    0,
    seatY - 0.045,
    0.015,
  );

  for (const side of [-1, 1]) {
    frame.add(workshop.box('post', vec(post, shoulder, post), wood, 0.012), side * postX, shoulder / 2, backZ);
    frame.add(workshop.lathe('pinnacle', turning('bun', post * 0.55, 0.09), gold, 10), side * postX, shoulder, backZ);
    frame.add(workshop.ball('ball', post * 0.5, gold), side * postX, shoulder + 0.12, backZ);
    const arm = seatY + 0.24;
    frame.add(
      workshop.lathe('arm post', turning('vase', 0.036, arm - 0.07), wood, 10),
      side * postX,
      0.07,
      depth / 2 - 0.06,
    );
    frame.add(workshop.box('arm', vec(post, 0.055, depth - 0.05), wood, 0.016), side * postX, arm + 0.01, 0.015);
    frame.add(workshop.ball('knob', 0.05, gold), side * postX, arm + 0.02, depth / 2 - 0.05);
  }
  const inner = width - post * 2;
  const rise = shoulder - seatY;
  const outline = [
    [-inner / 2, 0], [inner / 2, 0], [inner / 2, rise * 0.92], [inner * 0.3, rise * 1.02], [inner * 0.16, rise * 1.14],
    [0, height - seatY - 0.03], [-inner * 0.16, rise * 1.14], [-inner * 0.3, rise * 1.02], [-inner / 2, rise * 0.92],
  ] as const; // prettier-ignore
  frame.add(workshop.slab('back', outline, 0.05, wood), 0, seatY - 0.02, backZ);
  const padded = outline.map(([x, y]) => [x * 0.78, y * 0.8] as const);
  frame.add(workshop.slab('back cushion', padded, 0.045, velvet), 0, seatY + 0.06, backZ + 0.04);
  frame.add(workshop.ball('jewel', 0.035, gold), 0, seatY + rise * 1.08, backZ + 0.03);
  const crown = [[-0.07, 0], [0.07, 0], [0.09, 0.09], [0.04, 0.05], [0, 0.11], [-0.04, 0.05], [-0.09, 0.09]] as const; // prettier-ignore
  frame.add(workshop.slab('crown', crown, 0.02, gold), 0, height - 0.16, backZ + 0.03);
  return assembly.ready();
};
