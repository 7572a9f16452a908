import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** Hood, trunk and plinth; a painted dial between two pillars, the pendulum behind its glass. */
export const makeGrandfatherClock: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const brass = workshop.material('brass');
  const [plinth, hood] = [height * 0.22, height * 0.27];
  const trunk = height - plinth - hood;
  const front = depth / 2;
  frame.add(workshop.box('foot', vec(width, 0.07, depth), wood, 0.012), 0, 0.035, 0);
  frame.add(
    workshop.box('plinth', vec(width * 0.92, plinth - 0.07, depth * 0.92), wood, 0.01),
    0,
    0.07 + (plinth - 0.07) / 2,
    0,
  );
  frame.add(
    workshop.box('panel', vec(width * 0.66, plinth * 0.55, 0.016), wood, 0.008),
    0,
    plinth * 0.55,
    front * 0.92,
  );
  frame.add(workshop.box('waist', vec(width * 0.8, 0.05, depth * 0.85), wood, 0.014), 0, plinth + 0.02, 0);
  frame.add(workshop.box('back', vec(width * 0.68, trunk, 0.03), wood, 0.006), 0, plinth + trunk / 2, -front * 0.7);
  for (const side of [-1, 1]) {
    frame.add(
      workshop.box('side', vec(0.05, trunk, depth * 0.72), wood, 0.008),
      side * width * 0.31,
      plinth + trunk / 2,
      0,
    );
    frame.add(
      workshop.lathe('pillar', turning('column', 0.022, hood * 0.62), brass, 10),
      side * width * 0.4,
      height - hood + 0.03,
      front - 0.03,
    );
  }
  frame.add(
    workshop.box('rail', vec(width * 0.6, trunk * 0.14, 0.02), wood, 0.005),
    0,
    plinth + trunk * 0.07,
    front * 0.7,
  );
  frame.add(
    workshop.box('pane', vec(width * 0.56, trunk * 0.84, 0.006), workshop.material('glass'), 0.001),
    0,
    plinth + trunk * 0.56,
    front * 0.7,
  );
  frame.add(
    workshop.box('hood', vec(width * 0.86, hood * 0.74, depth * 0.88), wood, 0.012),
    0,
    height - hood + hood * 0.37,
    -0.01,
  );
  frame.add(workshop.box('cornice', vec(width, 0.045, depth), wood, 0.014), 0, height - hood * 0.26, 0);
  frame.add(workshop.box('cornice', vec(width * 0.9, 0.04, depth * 0.9), wood, 0.014), 0, height - hood + 0.02, 0);
  const crest = Array.from({ length: 9 }, (_, step) => [Math.cos((step / 8) * Math.PI) * width * 0.42, Math.sin((step / 8) * Math.PI) * hood * 0.2] as const); // prettier-ignore
  frame.add(workshop.slab('crest', crest, depth * 0.7, wood), 0, height - hood * 0.25, 0);
  frame.add(workshop.ball('finial', hood * 0.04, brass), 0, height - hood * 0.04, front * 0.6);

  const dialY = height - hood * 0.62;
  const dial = Math.min(width * 0.33, hood * 0.31);
  frame.add(workshop.lathe('bezel', [[0, 0], [dial * 1.1, 0], [dial * 1.1, 0.014], [dial, 0.02], [dial * 0.98, 0.012], [0, 0.012]], brass, 26), 0, dialY, front * 0.84, { x: Math.PI / 2 }); // prettier-ignore
  const face = front * 0.84 + 0.014;
  frame.add(workshop.lathe('dial', [[dial * 0.96, 0], [0, 0.001]], workshop.material('ceramic', '#f2ead2'), 24), 0, dialY, face, { x: Math.PI / 2 }); // prettier-ignore
  const black = workshop.material('iron', '#1d1a18');
  for (let hour = 0; hour < 12; hour++) {
    const round = (hour / 12) * Math.PI * 2;
    frame.add(
      workshop.box('hour', vec(0.008, dial * 0.16, 0.004), black, 0.001),
      Math.sin(round) * dial * 0.8,
      dialY + Math.cos(round) * dial * 0.8,
      face,
      { z: -round },
    );
  }
  // The hour is the thing's own, as its name has it.
  const [hourTurn, minuteTurn] = [assembly.random.next() * 6.28, assembly.random.next() * 6.28];
  for (const [turn, long] of [
    [hourTurn, 0.5],
    [minuteTurn, 0.75],
  ] as const) {
    frame.add(
      workshop.box('hand', vec(0.012, dial * long, 0.004), black, 0.001),
      Math.sin(turn) * dial * long * 0.42,
      dialY + Math.cos(turn) * dial * long * 0.42,
      face + 0.006,
      { z: -turn },
    );
  }
  const rod = trunk * 0.62;
  const pendulum = assembly.part('pendulum', vec(0, plinth + trunk - 0.02, 0));
  pendulum.add(workshop.box('rod', vec(0.012, rod, 0.008), brass, 0.002), 0, -rod / 2, 0);
  pendulum.add(workshop.lathe('bob', [[0, 0], [0.065, 0.004], [0.07, 0.012], [0.065, 0.02], [0, 0.024]], brass, 18), 0, -rod, -0.012, { x: Math.PI / 2 }); // prettier-ignore
  for (const side of [-1, 1]) frame.add(workshop.lathe('weight', [[0, 0], [0.03, 0], [0.03, 0.17], [0, 0.18]], brass, 12), side * width * 0.16, plinth + trunk * 0.45, -0.03); // prettier-ignore
  assembly.moves(
    (state) => (state['broken'] === true || state['on'] === false ? 0 : 1),
    (going) => void (pendulum.node.rotation.z = 0.07 * going),
    0.6,
  );
  return assembly.ready();
};
