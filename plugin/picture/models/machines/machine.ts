import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** A housing with a wheel, a gauge, a lever and pipes: what any machine is at a glance. On, its lamp burns and the lever is down. */
export const makeMachine: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const paint = metalOf(workshop, thing, 'iron', '#3f5a55');
  const steel = workshop.material('steel');
  const brass = workshop.material('brass');
  const front = depth / 2 - 0.08;
  const housing = vec(width - 0.16, height * 0.62, depth - 0.16);
  frame.add(workshop.box('bed', vec(width, 0.12, depth), workshop.material('iron'), 0.02), 0, 0.06, 0);
  frame.add(workshop.box('housing', housing, paint, 0.04), -0.04, 0.12 + housing.y / 2, 0);
  frame.add(
    workshop.box('head', vec(width * 0.5, height * 0.24, depth * 0.6), paint, 0.03),
    -width * 0.16,
    0.12 + housing.y + height * 0.11,
    0,
  );
  const stack = height - 0.12 - housing.y;
  frame.add(workshop.lathe('stack', [[0.05, 0], [0.05, stack - 0.06], [0.075, stack - 0.05], [0.075, stack - 0.005], [0.06, stack]], steel, 14), width * 0.24, 0.12 + housing.y, -depth * 0.12); // prettier-ignore
  frame.add(workshop.lathe('gauge', [[0, 0], [0.1, 0], [0.105, 0.02], [0.09, 0.03], [0.085, 0.018], [0, 0.018]], brass, 20), -width * 0.16, 0.12 + housing.y + height * 0.11, depth * 0.3, { x: Math.PI / 2 }); // prettier-ignore
  frame.add(workshop.lathe('dial', [[0.085, 0], [0, 0.001]], workshop.material('paper'), 18), -width * 0.16, 0.12 + housing.y + height * 0.11, depth * 0.3 + 0.02, { x: Math.PI / 2 }); // prettier-ignore
  for (const side of [-1, 1]) {
    const x = -0.04 + side * (housing.x / 2 - 0.05);
    for (const y of [0.2, 0.12 + housing.y - 0.08])
      frame.add(workshop.ball('rivet', 0.016, steel), x, y, front + 0.002);
    frame.add(workshop.tube('pipe', [vec(x, 0.12 + housing.y * 0.3, front + 0.01), vec(x, 0.12 + housing.y * 0.5, front + 0.03), vec(x * 0.4, 0.12 + housing.y * 0.55, front + 0.03), vec(x * 0.3, 0.12 + housing.y * 0.7, front + 0.01)], 0.014, brass)); // prettier-ignore
  }
  const wheel = assembly.part('wheel', vec(width / 2 - 0.045, 0.12 + housing.y * 0.55, 0));
  const radius = Math.min(0.24, height * 0.22);
  const ring = Array.from({ length: 21 }, (_, step) =>
    vec(0, Math.cos((step / 20) * Math.PI * 2) * radius, Math.sin((step / 20) * Math.PI * 2) * radius),
  );
  wheel.add(workshop.tube('rim', ring, 0.02, steel));
  for (let spoke = 0; spoke < 3; spoke++)
    wheel.add(workshop.box('spoke', vec(0.02, radius * 2, 0.025), steel, 0.006), 0, 0, 0, { x: (spoke * Math.PI) / 3 });
  wheel.add(workshop.ball('hub', 0.04, brass));
  const lever = assembly.part('lever', vec(-width * 0.34, 0.12 + housing.y * 0.6, front + 0.01));
  lever.add(workshop.tube('lever', [vec(0, 0, 0), vec(0, 0.06, 0.04), vec(0, 0.2, 0.05)], 0.011, steel));
  lever.add(workshop.ball('grip', 0.026, workshop.material('plastic', '#b8322a')), 0, 0.21, 0.05);

  const isOn = (state: Parameters<typeof says>[0]) => says(state, 'on') && !says(state, 'broken');
  assembly.moves(
    (state) => (isOn(state) ? 1 : 0),
    (on) => {
      lever.node.rotation.x = 0.9 * on;
      wheel.node.rotation.x = Math.PI * 2 * on;
    },
    0.8,
  );
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
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
  return assembly.ready();
};
