import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { turning } from '../carpentry/turning.ts';

/** A black iron range: rings on top, an oven door that falls forward, a fire behind bars. */
export const makeStove = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const iron = workshop.material('iron', '#3a3836');
  const foot = 0.12;
  const top = 0.04;
  const wall = 0.05;
  const body = height - foot - top;
  const middle = foot + body / 2;
  const front = depth / 2 - 0.03;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.lathe(iron, turning('slim', 0.04, foot + 0.01), [x * (width / 2 - 0.08), 0, z * (depth / 2 - 0.1)], 9); // foot
  // Hollow, so that what is in the oven is seen when its door is down.
  frame.box(iron, [width - 0.04, body, wall], [0, middle, -depth / 2 + wall / 2 + 0.01], 0.008); // back
  for (const x of [-1, 1])
    frame.box(iron, [wall, body, depth - 0.05], [x * (width / 2 - wall / 2 - 0.02), middle, -0.01], 0.008); // side
  frame.box(iron, [width - 0.05, wall, depth - 0.05], [0, foot + wall / 2, -0.01], 0.006); // floor
  frame.box(iron, [width, top, depth], [0, height - top / 2, 0], 0.01); // top
  for (const [x, z, radius] of [
    [-0.25, 0.12, 0.11],
    [0.25, 0.12, 0.11],
    [-0.25, -0.16, 0.08],
    [0.25, -0.16, 0.09],
  ] as const) {
    frame.lathe(
      iron,
      outline('0 0, 1 0, 1 0.005, 0.9 0.007, 0.86 0.003, 0.4 0.003, 0 0.007', radius),
      [x * width, height - 0.003, z * depth],
      18,
    ); // ring
  }
  const rail = [
    vec(-width / 2 + 0.05, height - 0.1, depth / 2 - 0.008),
    vec(width / 2 - 0.05, height - 0.1, depth / 2 - 0.008),
  ];
  frame.rod('brass', rail, 0.009); // rail

  const oven = {
    wide: Math.min(0.54, width * 0.58),
    low: foot + wall + 0.03,
    high: Math.min(height - top - 0.14, foot + wall + 0.03 + 0.43),
  };
  const ovenX = width / 2 - wall - 0.03 - oven.wide / 2;
  const grate = width - wall * 2 - oven.wide - 0.09;
  const grateX = -width / 2 + wall + 0.02 + grate / 2;
  const tall = oven.high - oven.low;
  frame.box(iron, [width - 0.06, height - top - oven.high, 0.03], [0, (oven.high + height - top) / 2, front], 0.006); // band
  frame.box(iron, [width - 0.06, oven.low - foot, 0.03], [0, (oven.low + foot) / 2, front], 0.006); // band
  frame.box(iron, [0.04, body, 0.03], [ovenX - oven.wide / 2 - 0.02, middle, front], 0.006); // stile
  frame.box(iron, [0.02, body, depth - 0.1], [ovenX - oven.wide / 2 - 0.02, middle, -0.02], 0.004); // cheek
  frame.box(iron, [oven.wide, 0.01, depth * 0.7], [ovenX, foot + body * 0.45, -0.02], 0.003); // rack
  for (let bar = 0; bar < 6; bar++)
    frame.box(
      iron,
      [0.014, tall * 0.55, 0.016],
      [grateX - grate / 2 + (grate * (bar + 0.5)) / 6, oven.low + tall * 0.7, front],
      0.004,
    ); // bar
  frame.box(iron, [grate - 0.01, tall * 0.38, 0.028], [grateX, oven.low + tall * 0.2, front + 0.004], 0.008); // ash door
  frame.ball('brass', 0.016, [grateX, oven.low + tall * 0.2, front + 0.026]); // knob
  for (const part of [0.2, 0.45, 0.7])
    frame.ball('brass', 0.016, [-width * 0.3 + width * 0.8 * part, height - top - 0.055, front + 0.02]); // tap

  const door = assembly.part('oven door', vec(ovenX, oven.low, front));
  door.box(iron, [oven.wide, tall, 0.032], [0, tall / 2, 0], 0.01); // door
  door.box(iron, [oven.wide * 0.72, tall * 0.55, 0.012], [0, tall * 0.46, 0.02], 0.006); // panel
  door.rod('brass', path('-0.3 0.88 0.02, -0.28 0.88 0.045, 0.28 0.88 0.045, 0.3 0.88 0.02', oven.wide, tall), 0.009); // handle
  assembly.moves(
    (state) => isOpen(thing, state),
    (open) => void (door.node.rotation.x = (Math.PI / 2) * open),
    0.65,
  );
  const isHot = when('lit on');
  const coals = assembly.part('coals');
  for (let coal = 0; coal < 7; coal++)
    coals.ball('ember', 0.035, [
      grateX + assembly.wobble(grate * 0.36),
      oven.low + tall * 0.46,
      front - 0.06 - assembly.random.next() * 0.06,
    ]); // ember
  assembly.moves(isHot, (hot) => coals.node.setEnabled(hot > 0.5), 0.3);
  assembly.shines(
    workshop.flame(`${thing.id} fire`, assembly.root, vec(grateX, oven.low + tall * 0.48, front - 0.08), 0.16),
    isHot,
  );
});
