import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** An upright: keys under a fall that closes, a music desk, two sconces' worth of carving, pedals. */
export const makePiano: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const ivory = workshop.material('bone');
  const ebony = workshop.material('rubber', '#161416');
  const brass = workshop.material('brass');
  const body = depth * 0.6;
  const back = -depth / 2;
  const keyY = Math.min(0.72, height * 0.58);
  frame.add(
    workshop.box('case', vec(width - 0.03, height - 0.06, body - 0.02), wood, 0.01),
    0,
    (height - 0.06) / 2,
    back + body / 2 - 0.008,
  );
  frame.add(
    workshop.box('lid', vec(width, 0.035, body + 0.02), wood, 0.01),
    0,
    height - 0.0175,
    back + body / 2 + 0.01,
  );
  frame.add(workshop.box('plinth', vec(width, 0.09, body + 0.02), wood, 0.012), 0, 0.045, back + body / 2 + 0.01);
  const front = back + body;
  for (const x of [-0.3, 0, 0.3])
    frame.add(
      workshop.box('panel', vec(width * 0.25, height - keyY - 0.2, 0.014), wood, 0.007),
      x * width,
      (keyY + height) / 2 + 0.05,
      front - 0.012,
    );
  frame.add(
    workshop.box('knee panel', vec(width * 0.8, keyY - 0.28, 0.014), wood, 0.007),
    0,
    keyY / 2 + 0.02,
    front - 0.012,
  );
  frame.add(
    workshop.box('key bed', vec(width, 0.07, depth - body), wood, 0.012),
    0,
    keyY - 0.075,
    depth / 2 - (depth - body) / 2,
  );
  for (const side of [-1, 1]) {
    frame.add(
      workshop.box('cheek', vec(0.06, 0.13, depth - body), wood, 0.014),
      side * (width / 2 - 0.03),
      keyY - 0.02,
      depth / 2 - (depth - body) / 2,
    );
    frame.add(
      workshop.lathe('leg', turning('vase', 0.042, keyY - 0.11), wood, 10),
      side * (width / 2 - 0.05),
      0,
      depth / 2 - 0.06,
    );
    frame.add(workshop.box('pedal', vec(0.05, 0.012, 0.1), brass, 0.004), side * 0.06, 0.05, front + 0.04);
    frame.add(workshop.tube('sconce', [vec(side * width * 0.34, height - 0.24, front - 0.01), vec(side * width * 0.34, height - 0.3, front + 0.05), vec(side * width * 0.34, height - 0.24, front + 0.08)], 0.007, brass)); // prettier-ignore
    frame.add(workshop.lathe('cup', [[0.004, 0], [0.022, 0.012], [0.024, 0.018], [0.01, 0.018]], brass, 12), side * width * 0.34, height - 0.245, front + 0.08); // prettier-ignore
  }
  const keys = 36;
  const span = width - 0.14;
  const keyDeep = depth - body - 0.06;
  for (let key = 0; key < keys; key++) {
    const x = -span / 2 + (span * (key + 0.5)) / keys;
    frame.add(
      workshop.box('key', vec(span / keys - 0.0015, 0.02, keyDeep), ivory, 0.002),
      x,
      keyY - 0.03,
      depth / 2 - keyDeep / 2 - 0.02,
    );
    if ([0, 1, 3, 4, 5].includes(key % 7) && key < keys - 1)
      frame.add(
        workshop.box('key', vec((span / keys) * 0.5, 0.018, keyDeep * 0.62), ebony, 0.003),
        x + span / keys / 2,
        keyY - 0.014,
        depth / 2 - keyDeep * 0.69 - 0.02,
      );
  }
  frame.add(workshop.box('music desk', vec(width * 0.5, 0.2, 0.014), wood, 0.005), 0, keyY + 0.22, front + 0.03, {
    x: -0.2,
  });
  frame.add(workshop.box('ledge', vec(width * 0.52, 0.014, 0.05), wood, 0.004), 0, keyY + 0.115, front + 0.02);

  const fall = assembly.part('fall', vec(0, keyY + 0.012, front + 0.006));
  fall.add(
    workshop.box('fall', vec(width - 0.125, 0.016, depth - body - 0.02), wood, 0.005),
    0,
    0,
    (depth - body - 0.02) / 2,
  );
  fall.add(workshop.box('lip', vec(width - 0.125, 0.05, 0.014), wood, 0.004), 0, -0.022, depth - body - 0.024);
  fall.add(workshop.ball('knob', 0.012, brass), 0, -0.015, depth - body - 0.014);
  // A piano that nobody can close stands open.
  assembly.moves(
    (state) => (isOpen(thing, state) || !thing.traits.has('openable') ? 1 : 0),
    (open) => void (fall.node.rotation.x = -1.75 * open),
    0.7,
  );
  return assembly.ready();
};
