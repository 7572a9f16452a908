import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { turning } from '../carpentry/turning.ts';

/** Hood, trunk and plinth; a painted dial between two pillars, the pendulum behind its glass. */
export const makeGrandfatherClock = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const [plinth, hood] = [height * 0.22, height * 0.27];
  const trunk = height - plinth - hood;
  const front = depth / 2;
  frame.box(wood, [width, 0.07, depth], [0, 0.035, 0], 0.012); // foot
  frame.box(wood, [width * 0.92, plinth - 0.07, depth * 0.92], [0, 0.07 + (plinth - 0.07) / 2, 0], 0.01); // plinth
  frame.box(wood, [width * 0.66, plinth * 0.55, 0.016], [0, plinth * 0.55, front * 0.92], 0.008); // panel
  frame.box(wood, [width * 0.8, 0.05, depth * 0.85], [0, plinth + 0.02, 0], 0.014); // waist
  frame.box(wood, [width * 0.68, trunk, 0.03], [0, plinth + trunk / 2, -front * 0.7], 0.006); // back
  for (const side of [-1, 1]) {
    frame.box(wood, [0.05, trunk, depth * 0.72], [side * width * 0.31, plinth + trunk / 2, 0], 0.008); // side
    frame.lathe(
      'brass',
      turning('column', 0.022, hood * 0.62),
      [side * width * 0.4, height - hood + 0.03, front - 0.03],
      10,
    ); // pillar
  }
  frame.box(wood, [width * 0.6, trunk * 0.14, 0.02], [0, plinth + trunk * 0.07, front * 0.7], 0.005); // rail
  frame.box('glass', [width * 0.56, trunk * 0.84, 0.006], [0, plinth + trunk * 0.56, front * 0.7], 0.001); // pane
  frame.box(wood, [width * 0.86, hood * 0.74, depth * 0.88], [0, height - hood + hood * 0.37, -0.01], 0.012); // hood
  frame.box(wood, [width, 0.045, depth], [0, height - hood * 0.26, 0], 0.014); // cornice
  frame.box(wood, [width * 0.9, 0.04, depth * 0.9], [0, height - hood + 0.02, 0], 0.014); // cornice
  const crest = Array.from({ length: 9 }, (_, step) => [Math.cos((step / 8) * Math.PI) * width * 0.42, Math.sin((step / 8) * Math.PI) * hood * 0.2] as const); // prettier-ignore
  frame.slab(wood, crest, depth * 0.7, [0, height - hood * 0.25, 0]); // crest
  frame.ball('brass', hood * 0.04, [0, height - hood * 0.04, front * 0.6]); // finial

  const dialY = height - hood * 0.62;
  const dial = Math.min(width * 0.33, hood * 0.31);
  frame.lathe('brass', outline('0 0, 1.1 0, 1.1 0.014, 1 0.02, 0.98 0.012, 0 0.012', dial), [0, dialY, front * 0.84], {
    sides: 26,
    x: Math.PI / 2,
  }); // bezel
  const face = front * 0.84 + 0.014;
  frame.lathe('ceramic #f2ead2', outline('0.96 0, 0 0.001', dial), [0, dialY, face], { sides: 24, x: Math.PI / 2 }); // dial
  const black = workshop.material('iron', '#1d1a18');
  for (let hour = 0; hour < 12; hour++) {
    const round = (hour / 12) * Math.PI * 2;
    frame.box(
      black,
      [0.008, dial * 0.16, 0.004],
      [Math.sin(round) * dial * 0.8, dialY + Math.cos(round) * dial * 0.8, face],
      { chamfer: 0.001, z: -round },
    ); // hour
  }
  // The hour is the thing's own, as its name has it.
  const [hourTurn, minuteTurn] = [assembly.random.next() * 6.28, assembly.random.next() * 6.28];
  for (const [turn, long] of [
    [hourTurn, 0.5],
    [minuteTurn, 0.75],
  ] as const) {
    frame.box(
      black,
      [0.012, dial * long, 0.004],
      [Math.sin(turn) * dial * long * 0.42, dialY + Math.cos(turn) * dial * long * 0.42, face + 0.006],
      { chamfer: 0.001, z: -turn },
    ); // hand
  }
  const rod = trunk * 0.62;
  const pendulum = assembly.part('pendulum', vec(0, plinth + trunk - 0.02, 0));
  pendulum.box('brass', [0.012, rod, 0.008], [0, -rod / 2, 0], 0.002); // rod
  pendulum.lathe('brass', outline('0 0, 0.065 0.004, 0.07 0.012, 0.065 0.02, 0 0.024'), [0, -rod, -0.012], {
    sides: 18,
    x: Math.PI / 2,
  }); // bob
  for (const side of [-1, 1])
    frame.lathe(
      'brass',
      outline('0 0, 0.03 0, 0.03 0.17, 0 0.18'),
      [side * width * 0.16, plinth + trunk * 0.45, -0.03],
      12,
    ); // weight
  assembly.moves(
    (state) => (state['broken'] === true || state['on'] === false ? 0 : 1),
    (going) => void (pendulum.node.rotation.z = 0.07 * going),
    0.6,
  );
});
