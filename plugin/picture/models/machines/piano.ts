import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { turning } from '../carpentry/turning.ts';

/** An upright: keys under a fall that closes, a music desk, two sconces' worth of carving, pedals. */
export const makePiano = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const body = depth * 0.6;
  const back = -depth / 2;
  const keyY = Math.min(0.72, height * 0.58);
  frame.box(wood, [width - 0.03, height - 0.06, body - 0.02], [0, (height - 0.06) / 2, back + body / 2 - 0.008], 0.01); // case
  frame.box(wood, [width, 0.035, body + 0.02], [0, height - 0.0175, back + body / 2 + 0.01], 0.01); // lid
  frame.box(wood, [width, 0.09, body + 0.02], [0, 0.045, back + body / 2 + 0.01], 0.012); // plinth
  const front = back + body;
  for (const x of [-0.3, 0, 0.3])
    frame.box(
      wood,
      [width * 0.25, height - keyY - 0.2, 0.014],
      [x * width, (keyY + height) / 2 + 0.05, front - 0.012],
      0.007,
    ); // panel
  frame.box(wood, [width * 0.8, keyY - 0.28, 0.014], [0, keyY / 2 + 0.02, front - 0.012], 0.007); // knee panel
  frame.box(wood, [width, 0.07, depth - body], [0, keyY - 0.075, depth / 2 - (depth - body) / 2], 0.012); // key bed
  for (const side of [-1, 1]) {
    frame.box(
      wood,
      [0.06, 0.13, depth - body],
      [side * (width / 2 - 0.03), keyY - 0.02, depth / 2 - (depth - body) / 2],
      0.014,
    ); // cheek
    frame.lathe(wood, turning('vase', 0.042, keyY - 0.11), [side * (width / 2 - 0.05), 0, depth / 2 - 0.06], 10); // leg
    frame.box('brass', [0.05, 0.012, 0.1], [side * 0.06, 0.05, front + 0.04], 0.004); // pedal
    frame.rod(
      'brass',
      [
        vec(side * width * 0.34, height - 0.24, front - 0.01),
        vec(side * width * 0.34, height - 0.3, front + 0.05),
        vec(side * width * 0.34, height - 0.24, front + 0.08),
      ],
      0.007,
    ); // sconce
    frame.lathe(
      'brass',
      outline('0.004 0, 0.022 0.012, 0.024 0.018, 0.01 0.018'),
      [side * width * 0.34, height - 0.245, front + 0.08],
      12,
    ); // cup
  }
  const keys = 36;
  const span = width - 0.14;
  const keyDeep = depth - body - 0.06;
  for (let key = 0; key < keys; key++) {
    const x = -span / 2 + (span * (key + 0.5)) / keys;
    frame.box('bone', [span / keys - 0.0015, 0.02, keyDeep], [x, keyY - 0.03, depth / 2 - keyDeep / 2 - 0.02], 0.002); // key
    if ([0, 1, 3, 4, 5].includes(key % 7) && key < keys - 1)
      frame.box(
        'rubber #161416',
        [(span / keys) * 0.5, 0.018, keyDeep * 0.62],
        [x + span / keys / 2, keyY - 0.014, depth / 2 - keyDeep * 0.69 - 0.02],
        0.003,
      ); // key
  }
  frame.box(wood, [width * 0.5, 0.2, 0.014], [0, keyY + 0.22, front + 0.03], { chamfer: 0.005, x: -0.2 }); // music desk
  frame.box(wood, [width * 0.52, 0.014, 0.05], [0, keyY + 0.115, front + 0.02], 0.004); // ledge

  const fall = assembly.part('fall', vec(0, keyY + 0.012, front + 0.006));
  fall.box(wood, [width - 0.125, 0.016, depth - body - 0.02], [0, 0, (depth - body - 0.02) / 2], 0.005); // fall
  fall.box(wood, [width - 0.125, 0.05, 0.014], [0, -0.022, depth - body - 0.024], 0.004); // lip
  fall.ball('brass', 0.012, [0, -0.015, depth - body - 0.014]); // knob
  // A piano that nobody can close stands open.
  assembly.moves(
    (state) => isOpen(thing, state) || !thing.traits.has('openable'),
    (open) => void (fall.node.rotation.x = -1.75 * open),
    0.7,
  );
});
