import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';

/** A bronze bell on an iron arm, its rope within reach; it swings when somebody rings it. */
export const makeBell = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const bronze = metalOf(workshop, thing, 'brass');
  const top = height - 0.04;
  const back = -depth / 2;
  frame.box('iron', [0.09, height * 0.42, 0.02], [0, height * 0.79, back + 0.01], 0.006); // plate
  frame.box('iron', [0.035, 0.035, depth * 0.62], [0, top, back + depth * 0.31], 0.006); // arm
  frame.rod(
    'iron',
    [
      vec(0, height * 0.62, back + 0.015),
      vec(0, height * 0.8, back + depth * 0.14),
      vec(0, top - 0.02, back + depth * 0.42),
    ],
    0.01,
  ); // stay
  const swing = assembly.part('bell', vec(0, top - 0.02, 0));
  const radius = Math.min(width, depth) / 2;
  const tall = height * 0.44;
  const profile =
    '1 -1, 0.98 -0.95, 0.84 -0.82, 0.7 -0.55, 0.62 -0.25, 0.5 -0.1, 0.2 -0.02, 0 0, 0.18 -0.06, 0.56 -0.25, 0.64 -0.55, 0.92 -0.98';
  swing.lathe(bronze, outline(profile, radius, tall), [0, -0.03, 0], 24); // bell
  swing.box(woodOf(workshop, thing, 'oak'), [0.05, 0.05, radius * 1.1], [0, -0.008, 0], 0.008); // yoke
  swing.ball('iron', 0.045, [0, -tall - 0.01, 0]); // clapper
  const ropeEnd = -(top - 0.02);
  swing.rod('rope', [vec(0.02, -tall, 0), vec(0.03, ropeEnd * 0.8, 0.01), vec(0, ropeEnd + 0.03, 0)], 0.011); // rope
  swing.ball('rope', 0.022, [0, ropeEnd + 0.022, 0]); // knot
  assembly.moves(
    when('on ringing'),
    (value) => void (swing.node.rotation.z = Math.sin(value * Math.PI * 6) * 0.35 * (1 - value)),
    2.4,
    (part) => part,
  );
});
