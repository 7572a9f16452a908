import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** A bronze bell on an iron arm, its rope within reach; it swings when somebody rings it. */
export const makeBell: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const iron = workshop.material('iron');
  const bronze = metalOf(workshop, thing, 'brass');
  const top = height - 0.04;
  const back = -depth / 2;
  frame.add(workshop.box('plate', vec(0.09, height * 0.42, 0.02), iron, 0.006), 0, height * 0.79, back + 0.01);
  frame.add(workshop.box('arm', vec(0.035, 0.035, depth * 0.62), iron, 0.006), 0, top, back + depth * 0.31);
  frame.add(workshop.tube('stay', [vec(0, height * 0.62, back + 0.015), vec(0, height * 0.8, back + depth * 0.14), vec(0, top - 0.02, back + depth * 0.42)], 0.01, iron)); // prettier-ignore
  const swing = assembly.part('bell', vec(0, top - 0.02, 0));
  const radius = Math.min(width, depth) / 2;
  const tall = height * 0.44;
  const profile = [[1, -1], [0.98, -0.95], [0.84, -0.82], [0.7, -0.55], [0.62, -0.25], [0.5, -0.1], [0.2, -0.02], [0, 0], [0.18, -0.06], [0.56, -0.25], [0.64, -0.55], [0.92, -0.98]] as const; // prettier-ignore
  swing.add(workshop.lathe('bell', profile.map(([r, h]) => [r * radius, h * tall] as const), bronze, 24), 0, -0.03, 0); // prettier-ignore
  swing.add(workshop.box('yoke', vec(0.05, 0.05, radius * 1.1), woodOf(workshop, thing, 'oak'), 0.008), 0, -0.008, 0);
  swing.add(workshop.ball('clapper', 0.045, iron), 0, -tall - 0.01, 0);
  const ropeEnd = -(top - 0.02);
  swing.add(
    workshop.tube(
      'rope',
      [vec(0.02, -tall, 0), vec(0.03, ropeEnd * 0.8, 0.01), vec(0, ropeEnd + 0.03, 0)],
      0.011,
      workshop.material('rope'),
    ),
  );
  swing.add(workshop.ball('knot', 0.022, workshop.material('rope')), 0, ropeEnd + 0.022, 0);
  assembly.moves(
    (state) => (says(state, 'on') || says(state, 'ringing') ? 1 : 0),
    (value) => void (swing.node.rotation.z = Math.sin(value * Math.PI * 6) * 0.35 * (1 - value)),
    2.4,
    (part) => part,
  );
  return assembly.ready();
};
