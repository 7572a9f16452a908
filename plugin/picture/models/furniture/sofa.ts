import { assembled } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';

/** Long, low and soft, with rolled arms, loose cushions and turned feet. */
export const makeSofa = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
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
      frame.lathe(wood, turning('bun', 0.035, foot + 0.01), [x * (width / 2 - 0.08), 0, z * (depth / 2 - 0.08)], 9); // foot
  frame.box(cloth, [width - 0.02, seatY - 0.12 - foot, depth - 0.02], [0, (seatY - 0.12 + foot) / 2, 0], 0.025); // base
  frame.box(cloth, [width - 0.06, height - foot - 0.02, 0.2], [0, (height + foot) / 2, -depth / 2 + 0.1], 0.06); // back
  const wide = (width - arm * 2) / cushions;
  for (let cushion = 0; cushion < cushions; cushion++) {
    const x = -width / 2 + arm + wide * (cushion + 0.5);
    frame.box(cloth, [wide - 0.006, 0.16, depth - 0.21], [x, seatY - 0.068, 0.1], 0.045); // cushion
    frame.box(cloth, [wide - 0.01, height - seatY - 0.06, 0.14], [x, (height + seatY) / 2 - 0.02, -depth / 2 + 0.23], {
      chamfer: 0.055,
      x: -0.13,
      z: assembly.wobble(0.015),
    }); // pad
  }
  for (const side of [-1, 1]) {
    const armTop = Math.min(height * 0.75, seatY + 0.2);
    frame.box(
      cloth,
      [arm - 0.02, armTop - foot - 0.05, depth - 0.02],
      [side * (width / 2 - arm / 2), (armTop - 0.05 + foot) / 2, 0],
      0.03,
    ); // arm
    const roll = 0.085;
    const profile = [[0, 0], [roll * 0.8, 0], [roll, 0.03], [roll, depth - 0.04], [roll * 0.8, depth - 0.01], [0, depth - 0.01]] as const; // prettier-ignore
    frame.lathe(cloth, profile, [side * (width / 2 - roll), armTop - roll, -depth / 2 + 0.005], {
      sides: 14,
      x: Math.PI / 2,
    }); // roll
  }
});
