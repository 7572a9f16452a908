import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** Long, low and soft, with rolled arms, loose cushions and turned feet. */
export const makeSofa: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const cloth = clothOf(workshop, thing, 'velvet', '#2f4a44');
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.43;
  const arm = 0.17;
  const foot = 0.1;
  const cushions = Math.max(
    1,
    measures.seats.filter(({ posture }) => posture === 'sitting').length || Math.round((width - arm * 2) / 0.6),
  );
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.add(
        workshop.lathe('foot', turning('bun', 0.035, foot + 0.01), wood, 9),
        x * (width / 2 - 0.08),
        0,
        z * (depth / 2 - 0.08),
      );
  frame.add(
    workshop.box('base', vec(width - 0.02, seatY - 0.12 - foot, depth - 0.02), cloth, 0.025),
    0,
    (seatY - 0.12 + foot) / 2,
    0,
  );
  frame.add(
    workshop.box('back', vec(width - 0.06, height - foot - 0.02, 0.2), cloth, 0.06),
    0,
    (height + foot) / 2,
    -depth / 2 + 0.1,
  );
  const wide = (width - arm * 2) / cushions;
  for (let cushion = 0; cushion < cushions; cushion++) {
    const x = -width / 2 + arm + wide * (cushion + 0.5);
    frame.add(workshop.box('cushion', vec(wide - 0.006, 0.16, depth - 0.21), cloth, 0.045), x, seatY - 0.068, 0.1);
    frame.add(
      workshop.box('pad', vec(wide - 0.01, height - seatY - 0.06, 0.14), cloth, 0.055),
      x,
      (height + seatY) / 2 - 0.02,
      -depth / 2 + 0.23,
      { x: -0.13, z: assembly.wobble(0.015) },
    );
  }
  for (const side of [-1, 1]) {
    const armTop = Math.min(height * 0.75, seatY + 0.2);
    frame.add(
      workshop.box('arm', vec(arm - 0.02, armTop - foot - 0.05, depth - 0.02), cloth, 0.03),
      side * (width / 2 - arm / 2),
      (armTop - 0.05 + foot) / 2,
      0,
    );
    const roll = 0.085;
    const profile = [[0, 0], [roll * 0.8, 0], [roll, 0.03], [roll, depth - 0.04], [roll * 0.8, depth - 0.01], [0, depth - 0.01]] as const; // prettier-ignore
    frame.add(
      workshop.lathe('roll', profile, cloth, 14),
      side * (width / 2 - roll),
      armTop - roll,
      -depth / 2 + 0.005,
      { x: Math.PI / 2 },
    );
  }
  return assembly.ready();
};
