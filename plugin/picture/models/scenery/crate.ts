import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** Rough boards nailed on battens, a lid hinged at the back: what large things of no known form come in. */
export const makeCrate = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'pine');
  const thick = Math.min(0.02, Math.min(width, depth) * 0.06);
  const lidThick = Math.min(0.03, height * 0.1);
  const rim = height - lidThick;
  const rough = {
    material: wood,
    gap: 0.008,
    uneven: 0.004,
    chamfer: 0.004,
    count: Math.max(2, Math.round(rim / 0.13)),
  } as const;
  for (const z of [-1, 1]) {
    addPlanks(assembly, frame, { ...rough, center: vec(0, rim / 2, z * (depth / 2 - thick * 1.5)), size: vec(width - thick * 2, rim, thick), across: 'y', faces: 'z' }); // prettier-ignore
    for (const x of [-1, 1])
      frame.box(
        wood,
        [thick * 3, rim, thick],
        [x * (width / 2 - thick * 1.5), rim / 2, z * (depth / 2 - thick / 2)],
        0.004,
      ); // batten
  }
  for (const x of [-1, 1]) addPlanks(assembly, frame, { ...rough, center: vec(x * (width / 2 - thick * 1.5), rim / 2, 0), size: vec(thick, rim, depth - thick * 4), across: 'y', faces: 'x' }); // prettier-ignore
  frame.box(wood, [width - thick * 3, thick, depth - thick * 3], [0, thick * 0.7, 0], 0.003); // bottom
  const long = Math.hypot(width - thick * 8, rim - thick * 2);
  frame.box(wood, [long, thick * 2.6, thick * 0.9], [0, rim / 2, depth / 2 - thick * 0.5], {
    chamfer: 0.004,
    z: Math.atan2(rim - thick * 2, width - thick * 8),
  }); // brace

  const lid = assembly.part('lid', vec(0, rim, -depth / 2 + lidThick / 2));
  addPlanks(assembly, lid, { center: vec(0, lidThick / 2, depth / 2 - lidThick / 2), size: vec(width, lidThick, depth), across: 'z', faces: 'y', count: Math.max(2, Math.round(depth / 0.15)), material: wood, gap: 0.006 }); // prettier-ignore
  for (const x of [-1, 1])
    lid.box(
      wood,
      [thick * 2.4, thick * 0.7, depth - thick * 5],
      [x * width * 0.36, -thick * 0.3, depth / 2 - lidThick / 2],
      0.003,
    ); // batten
  assembly.moves(
    (state) => isOpen(thing, state),
    (open) => void (lid.node.rotation.x = (-Math.PI / 2) * open),
    0.7,
  );
});
