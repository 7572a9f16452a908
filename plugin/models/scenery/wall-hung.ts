import { vec } from '../../space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { dressOf, metalOf, woodOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';

/** Four mitred mouldings with carved corners, `wide` across, from the wall to the front. */
function addFrame(assembly: Assembly, part: Part, wide: number): void {
  const { workshop, thing, measures } = assembly;
  const { x: width, y: height, z: depth } = measures.size;
  const gilt = metalOf(workshop, thing, 'gold');
  for (const side of [-1, 1]) {
    part.add(workshop.box('moulding', vec(width, wide, depth * 0.7), gilt, 0.012), 0, height / 2 + side * (height / 2 - wide / 2), 0);
    part.add(workshop.box('moulding', vec(wide, height - wide * 1.6, depth * 0.68), gilt, 0.012), side * (width / 2 - wide / 2), height / 2, 0);
    part.add(workshop.box('bead', vec(width - wide * 1.5, wide * 0.3, depth * 0.95), gilt, 0.006), 0, height / 2 + side * (height / 2 - wide * 0.85), 0);
    part.add(workshop.box('bead', vec(wide * 0.3, height - wide * 1.5, depth * 0.94), gilt, 0.006), side * (width / 2 - wide * 0.85), height / 2, 0);
    for (const top of [-1, 1]) part.add(workshop.ball('corner', wide * 0.42, gilt), side * (width / 2 - wide / 2), height / 2 + top * (height / 2 - wide / 2), depth * 0.25).scaling.z = 0.5;
  }
}

/** A mirror in a gilt frame; broken, it is a star of splinters with some fallen out. */
export const makeWallMirror: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wide = Math.min(0.08, width * 0.12);
  addFrame(assembly, assembly.frame, wide);
  const [paneX, paneY] = [width - wide * 1.6, height - wide * 1.6];
  assembly.frame.add(workshop.box('back', vec(paneX, paneY, depth * 0.2), workshop.material('felt', '#2a2320'), 0.004), 0, height / 2, -depth * 0.3);
  const mirror = workshop.material('mirror');
  const whole = assembly.part('pane');
  whole.add(workshop.box('pane', vec(paneX, paneY, 0.008), mirror, 0.002), 0, height / 2, depth * 0.08);
  const broken = assembly.part('splinters');
  const hit = vec(paneX * 0.1, paneY * 0.12, 0);
  const edge = Array.from({ length: 12 }, (_, step) => {
    const round = (step / 12) * Math.PI * 2 + assembly.wobble(0.15);
    const scale = Math.min(paneX / 2 / Math.max(0.01, Math.abs(Math.cos(round))), paneY / 2 / Math.max(0.01, Math.abs(Math.sin(round))));
    return [Math.cos(round) * scale, Math.sin(round) * scale] as const;
  });
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from;
    // Two of them lie on the floor; the others look a little past each other.
    if (index === 4 || index === 9) return;
    const heart = [hit.x + assembly.wobble(0.03), hit.y + assembly.wobble(0.03)] as const;
    broken.add(workshop.slab('splinter', [heart, from, to], 0.005, mirror), 0, height / 2, depth * 0.08, { x: assembly.wobble(0.03), y: assembly.wobble(0.05) });
  });
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
    (value) => {
      whole.node.setEnabled(value < 0.5);
      broken.node.setEnabled(value >= 0.5);
    },
    0.1,
  );
  return assembly.ready();
};

/** A canvas in a gilt frame: a portrait as a child would cut it from coloured card, or a landscape. */
export const makePicture: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wide = Math.min(0.08, width * 0.13);
  addFrame(assembly, frame, wide);
  const [w, h] = [width - wide * 1.7, height - wide * 1.7];
  const middle = height / 2;
  const z = depth * 0.1;
  const paint = (name: string, outline: readonly (readonly [number, number])[], tint: string, layer: number) =>
    frame.add(workshop.slab(name, outline.map(([x, y]) => [x * w, y * h] as const), 0.003, workshop.material('canvas', tint)), 0, middle, z + layer * 0.003); // prettier-ignore
  const oval = (x: number, y: number, rx: number, ry: number) =>
    Array.from({ length: 14 }, (_, step) => [x + Math.cos((step / 14) * Math.PI * 2) * rx, y + Math.sin((step / 14) * Math.PI * 2) * ry] as const);
  const whole = [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] as const;
  if (/landscape|sea|view|map/i.test(thing.name)) {
    paint('sky', whole, '#9fb4bd', 0);
    paint('hills', [[-0.5, -0.5], [0.5, -0.5], [0.5, -0.02], [0.2, 0.08], [-0.1, -0.02], [-0.5, 0.12]], '#5d7350', 1);
    paint('meadow', [[-0.5, -0.5], [0.5, -0.5], [0.5, -0.22], [-0.2, -0.12], [-0.5, -0.2]], '#8a8a4a', 2);
    paint('sun', oval(0.22, 0.25, 0.07, 0.07 * (w / h)), '#efd9a0', 1);
  } else {
    paint('ground', whole, '#3a2c24', 0);
    paint('robe', [[-0.38, -0.5], [0.38, -0.5], [0.3, -0.18], [0.12, -0.04], [-0.12, -0.04], [-0.3, -0.18]], dressOf(thing).colour ?? '#6e2028', 1);
    paint('ruff', oval(0, -0.05, 0.17, 0.045), '#e9e2d0', 2);
    paint('hair', oval(0, 0.14, 0.18, 0.17), '#4a3524', 2);
    paint('face', oval(0, 0.11, 0.13, 0.145), '#cf9c78', 3);
    for (const side of [-1, 1]) paint('eye', oval(side * 0.05, 0.14, 0.016, 0.012), '#2a2018', 4);
    paint('mouth', oval(0, 0.045, 0.035, 0.008), '#8a4038', 4);
    if (/king|queen|prince|royal/i.test([thing.name, ...thing.aliases].join(' '))) {
      paint('crown', [[-0.14, 0.24], [0.14, 0.24], [0.16, 0.36], [0.08, 0.29], [0, 0.38], [-0.08, 0.29], [-0.16, 0.36]], '#d8a648', 4);
      paint('beard', oval(0, 0.01, 0.1, 0.05), '#6a5440', 3);
    }
  }
  return assembly.ready();
};

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
  swing.add(workshop.tube('rope', [vec(0.02, -tall, 0), vec(0.03, ropeEnd * 0.8, 0.01), vec(0, ropeEnd + 0.03, 0)], 0.011, workshop.material('rope')));
  swing.add(workshop.ball('knot', 0.022, workshop.material('rope')), 0, ropeEnd + 0.022, 0);
  assembly.moves(
    (state) => (says(state, 'on') || says(state, 'ringing') ? 1 : 0),
    (value) => void (swing.node.rotation.z = Math.sin(value * Math.PI * 6) * 0.35 * (1 - value)),
    2.4,
    (part) => part,
  );
  return assembly.ready();
};
