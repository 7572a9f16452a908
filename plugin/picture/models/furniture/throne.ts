import { assembled } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { turning } from '../carpentry/turning.ts';

/** A high pointed back between two posts, gilt balls, heavy arms, crimson cushions. */
export const makeThrone = assembled(({ workshop, thing, measures, frame, width, height, depth }) => {
  const wood = woodOf(workshop, thing, 'walnut');
  const velvet = clothOf(workshop, thing, 'velvet', '#8e1f2b');
  const seatY = measures.seats[0]?.position.y ?? 0.5;
  const post = 0.075;
  const shoulder = height * 0.8;
  const [postX, backZ] = [width / 2 - post / 2, -depth / 2 + post / 2];

  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.015); // plinth
  frame.box(wood, [width - 0.05, seatY - 0.13, depth - 0.06], [0, 0.07 + (seatY - 0.13) / 2, -0.01], 0.015); // seat box
  for (const x of [-0.28, 0, 0.28]) {
    frame.box(wood, [width * 0.22, seatY * 0.5, 0.014], [x * width, seatY * 0.48, depth / 2 - 0.036], 0.006); // panel
    frame.ball('gold', 0.016, [x * width, seatY * 0.48, depth / 2 - 0.03]); // stud
  }
  frame.box(velvet, [width - post * 2 + 0.02, 0.1, depth - 0.1], [0, seatY - 0.045, 0.015], 0.035); // cushion

  for (const side of [-1, 1]) {
    frame.box(wood, [post, shoulder, post], [side * postX, shoulder / 2, backZ], 0.012); // post
    frame.lathe('gold', turning('bun', post * 0.55, 0.09), [side * postX, shoulder, backZ], 10); // pinnacle
    frame.ball('gold', post * 0.5, [side * postX, shoulder + 0.12, backZ]); // ball
    const arm = seatY + 0.24;
    frame.lathe(wood, turning('vase', 0.036, arm - 0.07), [side * postX, 0.07, depth / 2 - 0.06], 10); // arm post
    frame.box(wood, [post, 0.055, depth - 0.05], [side * postX, arm + 0.01, 0.015], 0.016); // arm
    frame.ball('gold', 0.05, [side * postX, arm + 0.02, depth / 2 - 0.05]); // knob
  }
  const inner = width - post * 2;
  const rise = shoulder - seatY;
  const back = [
    [-inner / 2, 0], [inner / 2, 0], [inner / 2, rise * 0.92], [inner * 0.3, rise * 1.02], [inner * 0.16, rise * 1.14],
    [0, height - seatY - 0.03], [-inner * 0.16, rise * 1.14], [-inner * 0.3, rise * 1.02], [-inner / 2, rise * 0.92],
  ] as const; // prettier-ignore
  frame.slab(wood, back, 0.05, [0, seatY - 0.02, backZ]); // back
  const padded = outline(back, 0.78, 0.8);
  frame.slab(velvet, padded, 0.045, [0, seatY + 0.06, backZ + 0.04]); // back cushion
  frame.ball('gold', 0.035, [0, seatY + rise * 1.08, backZ + 0.03]); // jewel
  const crown = outline('-0.07 0, 0.07 0, 0.09 0.09, 0.04 0.05, 0 0.11, -0.04 0.05, -0.09 0.09');
  frame.slab('gold', crown, 0.02, [0, height - 0.16, backZ + 0.03]); // crown
});
