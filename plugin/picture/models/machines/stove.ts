import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** A black iron range: rings on top, an oven door that falls forward, a fire behind bars. */
export const makeStove: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const iron = workshop.material('iron', '#3a3836');
  const brass = workshop.material('brass');
  const foot = 0.12;
  const top = 0.04;
  const wall = 0.05;
  const body = height - foot - top;
  const middle = foot + body / 2;
  const front = depth / 2 - 0.03;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.add(
        workshop.lathe('foot', turning('slim', 0.04, foot + 0.01), iron, 9),
        x * (width / 2 - 0.08),
        0,
        z * (depth / 2 - 0.1),
      );
  // Hollow, so that what is in the oven is seen when its door is down.
  frame.add(workshop.box('back', vec(width - 0.04, body, wall), iron, 0.008), 0, middle, -depth / 2 + wall / 2 + 0.01);
  for (const x of [-1, 1])
    frame.add(
      workshop.box('side', vec(wall, body, depth - 0.05), iron, 0.008),
      x * (width / 2 - wall / 2 - 0.02),
      middle,
      -0.01,
    );
  frame.add(workshop.box('floor', vec(width - 0.05, wall, depth - 0.05), iron, 0.006), 0, foot + wall / 2, -0.01);
  frame.add(workshop.box('top', vec(width, top, depth), iron, 0.01), 0, height - top / 2, 0);
  for (const [x, z, radius] of [
    [-0.25, 0.12, 0.11],
    [0.25, 0.12, 0.11],
    [-0.25, -0.16, 0.08],
    [0.25, -0.16, 0.09],
  ] as const) {
    frame.add(workshop.lathe('ring', [[0, 0], [radius, 0], [radius, 0.005], [radius * 0.9, 0.007], [radius * 0.86, 0.003], [radius * 0.4, 0.003], [0, 0.007]], iron, 18), x * width, height - 0.003, z * depth); // prettier-ignore
  }
  const rail = [
    vec(-width / 2 + 0.05, height - 0.1, depth / 2 - 0.008),
    vec(width / 2 - 0.05, height - 0.1, depth / 2 - 0.008),
  ];
  frame.add(workshop.tube('rail', rail, 0.009, brass));

  const oven = {
    wide: Math.min(0.54, width * 0.58),
    low: foot + wall + 0.03,
    high: Math.min(height - top - 0.14, foot + wall + 0.03 + 0.43),
  };
  const ovenX = width / 2 - wall - 0.03 - oven.wide / 2;
  const grate = width - wall * 2 - oven.wide - 0.09;
  const grateX = -width / 2 + wall + 0.02 + grate / 2;
  const tall = oven.high - oven.low;
  frame.add(
    workshop.box('band', vec(width - 0.06, height - top - oven.high, 0.03), iron, 0.006),
    0,
    (oven.high + height - top) / 2,
    front,
  );
  frame.add(
    workshop.box('band', vec(width - 0.06, oven.low - foot, 0.03), iron, 0.006),
    0,
    (oven.low + foot) / 2,
    front,
  );
  frame.add(workshop.box('stile', vec(0.04, body, 0.03), iron, 0.006), ovenX - oven.wide / 2 - 0.02, middle, front);
  frame.add(
    workshop.box('cheek', vec(0.02, body, depth - 0.1), iron, 0.004),
    ovenX - oven.wide / 2 - 0.02,
    middle,
    -0.02,
  );
  frame.add(workshop.box('rack', vec(oven.wide, 0.01, depth * 0.7), iron, 0.003), ovenX, foot + body * 0.45, -0.02);
  for (let bar = 0; bar < 6; bar++)
    frame.add(
      workshop.box('bar', vec(0.014, tall * 0.55, 0.016), iron, 0.004),
      grateX - grate / 2 + (grate * (bar + 0.5)) / 6,
      oven.low + tall * 0.7,
      front,
    );
  frame.add(
    workshop.box('ash door', vec(grate - 0.01, tall * 0.38, 0.028), iron, 0.008),
    grateX,
    oven.low + tall * 0.2,
    front + 0.004,
  );
  frame.add(workshop.ball('knob', 0.016, brass), grateX, oven.low + tall * 0.2, front + 0.026);
  for (const part of [0.2, 0.45, 0.7])
    frame.add(
      workshop.ball('tap', 0.016, brass),
      -width * 0.3 + width * 0.8 * part,
      height - top - 0.055,
      front + 0.02,
    );

  const door = assembly.part('oven door', vec(ovenX, oven.low, front));
  door.add(workshop.box('door', vec(oven.wide, tall, 0.032), iron, 0.01), 0, tall / 2, 0);
  door.add(workshop.box('panel', vec(oven.wide * 0.72, tall * 0.55, 0.012), iron, 0.006), 0, tall * 0.46, 0.02);
  door.add(workshop.tube('handle', [vec(-oven.wide * 0.3, tall * 0.88, 0.02), vec(-oven.wide * 0.28, tall * 0.88, 0.045), vec(oven.wide * 0.28, tall * 0.88, 0.045), vec(oven.wide * 0.3, tall * 0.88, 0.02)], 0.009, brass)); // prettier-ignore
  assembly.moves(
    (state) => (isOpen(thing, state) ? 1 : 0),
    (open) => void (door.node.rotation.x = (Math.PI / 2) * open),
    0.65,
  );
  const isHot = (state: Parameters<typeof says>[0]) => says(state, 'lit') || says(state, 'on');
  const coals = assembly.part('coals');
  for (let coal = 0; coal < 7; coal++)
    coals.add(
      workshop.ball('ember', 0.035, workshop.material('ember')),
      grateX + assembly.wobble(grate * 0.36),
      oven.low + tall * 0.46,
      front - 0.06 - assembly.random.next() * 0.06,
    );
  assembly.moves(
    (state) => (isHot(state) ? 1 : 0),
    (hot) => coals.node.setEnabled(hot > 0.5),
    0.3,
  );
  assembly.shines(
    workshop.flame(`${thing.id} fire`, assembly.root, vec(grateX, oven.low + tall * 0.48, front - 0.08), 0.16),
    isHot,
  );
  return assembly.ready();
};
