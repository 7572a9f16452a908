import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';

/** A housing with a wheel, a gauge, a lever and pipes: what any machine is at a glance. On, its lamp burns and the lever is down. */
export const makeMachine = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const paint = metalOf(workshop, thing, 'iron', '#3f5a55');
  const front = depth / 2 - 0.08;
  const housing = vec(width - 0.16, height * 0.62, depth - 0.16);
  frame.box('iron', [width, 0.12, depth], [0, 0.06, 0], 0.02); // bed
  frame.box(paint, housing, [-0.04, 0.12 + housing.y / 2, 0], 0.04); // housing
  frame.box(
    paint,
    [width * 0.5, height * 0.24, depth * 0.6],
    [-width * 0.16, 0.12 + housing.y + height * 0.11, 0],
    0.03,
  ); // head
  const stack = height - 0.12 - housing.y;
  frame.lathe(
    'steel',
    [
      [0.05, 0],
      [0.05, stack - 0.06],
      [0.075, stack - 0.05],
      [0.075, stack - 0.005],
      [0.06, stack],
    ],
    [width * 0.24, 0.12 + housing.y, -depth * 0.12],
    14,
  ); // stack
  frame.lathe(
    'brass',
    outline('0 0, 0.1 0, 0.105 0.02, 0.09 0.03, 0.085 0.018, 0 0.018'),
    [-width * 0.16, 0.12 + housing.y + height * 0.11, depth * 0.3],
    { sides: 20, x: Math.PI / 2 },
  ); // gauge
  frame.lathe(
    'paper',
    outline('0.085 0, 0 0.001'),
    [-width * 0.16, 0.12 + housing.y + height * 0.11, depth * 0.3 + 0.02],
    { sides: 18, x: Math.PI / 2 },
  ); // dial
  for (const side of [-1, 1]) {
    const x = -0.04 + side * (housing.x / 2 - 0.05);
    for (const y of [0.2, 0.12 + housing.y - 0.08]) frame.ball('steel', 0.016, [x, y, front + 0.002]); // rivet
    frame.rod(
      'brass',
      [
        vec(x, 0.12 + housing.y * 0.3, front + 0.01),
        vec(x, 0.12 + housing.y * 0.5, front + 0.03),
        vec(x * 0.4, 0.12 + housing.y * 0.55, front + 0.03),
        vec(x * 0.3, 0.12 + housing.y * 0.7, front + 0.01),
      ],
      0.014,
    ); // pipe
  }
  const wheel = assembly.part('wheel', vec(width / 2 - 0.045, 0.12 + housing.y * 0.55, 0));
  const radius = Math.min(0.24, height * 0.22);
  const ring = Array.from({ length: 21 }, (_, step) =>
    vec(0, Math.cos((step / 20) * Math.PI * 2) * radius, Math.sin((step / 20) * Math.PI * 2) * radius),
  );
  wheel.rod('steel', ring, 0.02); // rim
  for (let spoke = 0; spoke < 3; spoke++)
    wheel.box('steel', [0.02, radius * 2, 0.025], [0, 0, 0], { chamfer: 0.006, x: (spoke * Math.PI) / 3 }); // spoke
  wheel.ball('brass', 0.04); // hub
  const lever = assembly.part('lever', vec(-width * 0.34, 0.12 + housing.y * 0.6, front + 0.01));
  lever.rod('steel', path('0 0 0, 0 0.06 0.04, 0 0.2 0.05'), 0.011); // lever
  lever.ball('plastic #b8322a', 0.026, [0, 0.21, 0.05]); // grip

  const isOn = when('on', { unless: 'broken' });
  assembly.moves(
    isOn,
    (on) => {
      lever.node.rotation.x = 0.9 * on;
      wheel.node.rotation.x = Math.PI * 2 * on;
    },
    0.8,
  );
  assembly.moves(
    when('broken'),
    (broken) => {
      wheel.node.rotation.z = 0.3 * broken;
      lever.node.rotation.z = -0.8 * broken;
    },
    0.4,
  );
  assembly.shines(
    workshop.bulb(
      `${thing.id} lamp`,
      assembly.root,
      vec(-0.04, 0.12 + housing.y * 0.86, front + 0.012),
      0.024,
      '#ffb04a',
    ),
    isOn,
  );
});
