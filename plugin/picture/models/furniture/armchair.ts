import { assembled } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { turning } from '../carpentry/turning.ts';

/** Deep and buttoned: rolled arms, wings, a loose cushion, brass nails, turned feet. */
export const makeArmchair = assembled(({ workshop, thing, measures, frame, width, height, depth }) => {
  const hide = clothOf(workshop, thing, 'leather', '#5d2f1c');
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.42;
  const foot = 0.11;
  const arm = Math.min(0.14, width * 0.18);
  const armTop = Math.min(seatY + 0.22, height * 0.72);
  const [backDepth, front] = [0.15, depth / 2];
  const inner = width - arm * 2;

  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.lathe(
        wood,
        turning(z > 0 ? 'bun' : 'taper', 0.036, foot + 0.01),
        [x * (width / 2 - 0.07), 0, z * (depth / 2 - 0.07)],
        10,
      ); // foot
  frame.box(hide, [width - 0.03, seatY - 0.11 - foot, depth - 0.03], [0, (seatY - 0.11 + foot) / 2, 0], 0.03); // base
  frame.box(hide, [inner + 0.01, 0.15, depth - backDepth - 0.005], [0, seatY - 0.062, backDepth / 2], {
    chamfer: 0.045,
    x: -0.03,
  }); // cushion

  for (const side of [-1, 1]) {
    const x = side * (width / 2 - arm / 2);
    frame.box(hide, [arm - 0.02, armTop - foot - arm / 2, depth - 0.03], [x, (armTop - arm / 2 + foot) / 2, 0], 0.03); // arm
    const roll = arm * 0.56;
    const profile = [[0, 0], [roll * 0.75, 0], [roll, 0.03], [roll, depth - 0.05], [roll * 0.7, depth - 0.02], [0, depth - 0.02]] as const; // prettier-ignore
    frame.lathe(hide, profile, [x - side * (roll - arm / 2), armTop - roll, -front], { sides: 14, x: Math.PI / 2 }); // roll
    frame.ball('brass', 0.018, [x - side * (roll - arm / 2), armTop - roll, front - 0.022]); // boss
    for (let nail = 0; nail < 6; nail++) {
      frame.ball('brass', 0.007, [x, foot + 0.03 + ((armTop - foot - roll * 2) * nail) / 6, front - 0.014]); // nail
    }
  }

  const back = height - seatY + 0.1;
  const leaning = { x: -0.1 };
  const backZ = -depth / 2 + backDepth / 2 + 0.035;
  frame.box(hide, [inner + arm * 0.9, back, backDepth], [0, height - back / 2 - 0.012, backZ], {
    ...leaning,
    chamfer: 0.05,
  }); // back
  for (const side of [-1, 1]) {
    const rise = height - armTop;
    const shape = outline('0 0, 0.24 0, 0.2 0.45, 0.1 0.92, 0 0.96', 1, rise);
    frame.slab(hide, shape, 0.06, [side * (inner / 2 + 0.015), armTop - 0.04, -depth / 2 + 0.06], {
      y: -Math.PI / 2,
    }); // wing
  }
  for (let row = 0; row < 3; row++)
    for (let button = 0; button < 4 - (row % 2); button++) {
      const y = seatY + 0.18 + row * ((height - seatY - 0.26) / 2);
      const x = (button - (3 - (row % 2)) / 2) * (inner / 4.4);
      const z = backZ + backDepth / 2 - (y - (height - back / 2)) * 0.1 - 0.004;
      frame.ball(hide, 0.014, [x, y, z]); // button
    }
});
