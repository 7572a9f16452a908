import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf, metalOf, woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** Open boards: on iron brackets where they hang on a wall, on posts where they stand. */
export const makeShelf = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const metallic = ['steel', 'chrome', 'iron'].includes(dressOf(thing).substance ?? '');
  const wood = woodOf(workshop, thing, 'oak');
  const metal = metalOf(workshop, thing, 'iron');
  const hanging = measures.mount === 'wall' && height < 0.7;
  const thick = metallic ? 0.022 : 0.03;
  const tops = measures.surfaces.length ? measures.surfaces.map(({ center }) => center.y) : [height];
  for (const y of tops) {
    if (metallic) {
      frame.box(metal, [width, thick, depth], [0, y - thick / 2, 0], 0.005); // board
      frame.box(metal, [width, 0.035, 0.008], [0, y - 0.0175, depth / 2 - 0.004], 0.003); // lip
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
      frame.rod(metal, curl, 0.009, [x, top, 0]); // bracket
      frame.box(metal, [0.03, drop, 0.012], [x, top - drop / 2, -depth / 2 + 0.006], 0.003); // bracket
      frame.box(metal, [0.03, 0.01, depth * 0.85], [x, top - 0.004, -depth * 0.06], 0.003); // bracket
    }
  } else {
    const post = metallic ? 0.032 : 0.045;
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        frame.box(
          metallic ? metal : wood,
          [post, height, post],
          [x * (width / 2 - post / 2), height / 2, z * (depth / 2 - post / 2)],
          0.006,
        ); // post
    const cross = [
      vec(-width / 2 + 0.03, 0.1, -depth / 2 + 0.012),
      vec(width / 2 - 0.03, height - 0.1, -depth / 2 + 0.012),
    ];
    frame.rod(metal, cross, 0.007); // brace
    frame.rod(
      metal,
      cross.map((point) => vec(-point.x, point.y, point.z)),
      0.007,
    ); // brace
  }
});
