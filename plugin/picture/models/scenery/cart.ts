import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { ModelMaker } from '../model.ts';

/** A two-wheeled cart with boarded sides, its shafts to the front. */
export const makeCart: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const iron = workshop.material('iron');
  const floor = (measures.surfaces[0]?.center.y ?? height * 0.6) - 0.01;
  const bed = { x: width - 0.28, z: depth * 0.68 };
  const bedZ = -depth / 2 + bed.z / 2 + 0.02;
  addPlanks(assembly, frame, { center: vec(0, floor - 0.02, bedZ), size: vec(bed.x, 0.04, bed.z), across: 'x', faces: 'y', count: 5, material: wood }); // prettier-ignore
  const side = Math.max(0.12, height - floor);
  for (const x of [-1, 1]) {
    addPlanks(assembly, frame, { center: vec(x * (bed.x / 2), floor + side / 2, bedZ), size: vec(0.03, side, bed.z), across: 'y', faces: 'x', count: 2, material: wood, gap: 0.02 }); // prettier-ignore
    for (const z of [-0.42, 0, 0.42])
      frame.add(
        workshop.box('stake', vec(0.05, side + 0.06, 0.05), wood, 0.008),
        x * (bed.x / 2 + 0.03),
        floor + side / 2 - 0.03,
        bedZ + z * bed.z,
      );
    frame.add(workshop.tube('shaft', [vec(x * bed.x * 0.4, floor - 0.06, bedZ), vec(x * bed.x * 0.4, floor - 0.08, depth / 2 - 0.3), vec(x * bed.x * 0.36, floor - 0.14, depth / 2 - 0.02)], 0.028, wood)); // prettier-ignore
    const radius = Math.min(0.42, floor * 0.62);
    const at = vec(x * (width / 2 - 0.05), radius, bedZ);
    const ring = (out: number) => Array.from({ length: 25 }, (_, step) => vec(at.x, at.y + Math.cos((step / 24) * Math.PI * 2) * out, at.z + Math.sin((step / 24) * Math.PI * 2) * out)); // prettier-ignore
    frame.add(workshop.tube('felly', ring(radius - 0.04), 0.034, wood));
    frame.add(workshop.tube('tyre', ring(radius - 0.014), 0.014, iron));
    for (let spoke = 0; spoke < 5; spoke++)
      frame.add(workshop.box('spoke', vec(0.03, radius * 1.85, 0.035), wood, 0.008), at.x, at.y, at.z, {
        x: (spoke * Math.PI) / 5,
      });
    frame.add(workshop.lathe('hub', [[0, 0], [0.06, 0], [0.075, 0.03], [0.06, 0.09], [0, 0.09]], wood, 12), at.x - 0.045, at.y, at.z, { z: -Math.PI / 2 }); // prettier-ignore
  }
  addPlanks(assembly, frame, { center: vec(0, floor + side / 2, bedZ + bed.z / 2), size: vec(bed.x, side, 0.03), across: 'y', faces: 'z', count: 2, material: wood, gap: 0.02 }); // prettier-ignore
  const axle = Math.min(0.42, floor * 0.62);
  frame.add(workshop.box('axle', vec(width - 0.12, 0.07, 0.07), wood, 0.01), 0, axle, bedZ);
  if (floor - axle > 0.1)
    frame.add(
      workshop.box('bolster', vec(bed.x * 0.7, floor - 0.04 - axle, 0.09), wood, 0.01),
      0,
      (floor - 0.04 + axle) / 2,
      bedZ,
    );
  return assembly.ready();
};
