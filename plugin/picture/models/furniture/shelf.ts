import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { metalOf, woodOf, dressOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { ModelMaker } from '../model.ts';

/** Open boards: on iron brackets where they hang on a wall, on posts where they stand. */
export const makeShelf: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const metallic = ['steel', 'chrome', 'iron'].includes(dressOf(thing).substance ?? '');
  const wood = woodOf(workshop, thing, 'oak');
  const metal = metalOf(workshop, thing, 'iron');
  const { frame } = assembly;
  const hanging = measures.mount === 'wall' && height < 0.7;
  const thick = metallic ? 0.022 : 0.03;
  const tops = measures.surfaces.length ? measures.surfaces.map(({ center }) => center.y) : [height];
  for (const y of tops) {
    if (metallic) {
      frame.add(workshop.box('board', vec(width, thick, depth), metal, 0.005), 0, y - thick / 2, 0);
      frame.add(workshop.box('lip', vec(width, 0.035, 0.008), metal, 0.003), 0, y - 0.0175, depth / 2 - 0.004);
    } else {
      addPlanks(assembly, frame, { center: vec(0, y - thick / 2, 0), size: vec(width, thick, depth), across: 'z', faces: 'y', count: 2, material: wood }); // prettier-ignore
    }
  }
  if (hanging) {
    for (const side of [-1, 1]) {
      const top = Math.max(...tops) - thick;
      const drop = Math.max(0.1, top - 0.008);
      const x = side * width * 0.36;
      const curl = [vec(0, 0, depth * 0.4), vec(0, -drop * 0.25, depth * 0.2), vec(0, -drop * 0.6, -depth * 0.2), vec(0, -drop, -depth / 2 + 0.02)]; // prettier-ignore
      frame.add(workshop.tube('bracket', curl, 0.009, metal), x, top, 0);
      frame.add(workshop.box('bracket', vec(0.03, drop, 0.012), metal, 0.003), x, top - drop / 2, -depth / 2 + 0.006);
      frame.add(workshop.box('bracket', vec(0.03, 0.01, depth * 0.85), metal, 0.003), x, top - 0.004, -depth * 0.06);
    }
  } else {
    const post = metallic ? 0.032 : 0.045;
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        frame.add(
          workshop.box('post', vec(post, height, post), metallic ? metal : wood, 0.006),
          x * (width / 2 - post / 2),
          height / 2,
          z * (depth / 2 - post / 2),
        );
    const cross = [
      vec(-width / 2 + 0.03, 0.1, -depth / 2 + 0.012),
      vec(width / 2 - 0.03, height - 0.1, -depth / 2 + 0.012),
    ];
    frame.add(workshop.tube('brace', cross, 0.007, metal));
    frame.add(
      workshop.tube(
        'brace',
        cross.map((point) => vec(-point.x, point.y, point.z)),
        0.007,
        metal,
      ),
    );
  }
  return assembly.ready();
};
