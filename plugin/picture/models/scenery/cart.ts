import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** A two-wheeled cart with boarded sides, its shafts to the front. */
export const makeCart = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const floor = (measures.surfaces[0]?.center.y ?? height * 0.6) - 0.01;
  const bed = { x: width - 0.28, z: depth * 0.68 };
  const bedZ = -depth / 2 + bed.z / 2 + 0.02;
  addPlanks(assembly, frame, { center: vec(0, floor - 0.02, bedZ), size: vec(bed.x, 0.04, bed.z), across: 'x', faces: 'y', count: 5, material: wood }); // prettier-ignore
  const side = Math.max(0.12, height - floor);
  for (const x of [-1, 1]) {
    addPlanks(assembly, frame, { center: vec(x * (bed.x / 2), floor + side / 2, bedZ), size: vec(0.03, side, bed.z), across: 'y', faces: 'x', count: 2, material: wood, gap: 0.02 }); // prettier-ignore
    for (const z of [-0.42, 0, 0.42])
      frame.box(
        wood,
        [0.05, side + 0.06, 0.05],
        [x * (bed.x / 2 + 0.03), floor + side / 2 - 0.03, bedZ + z * bed.z],
        0.008,
      ); // stake
    frame.rod(
      wood,
      [
        vec(x * bed.x * 0.4, floor - 0.06, bedZ),
        vec(x * bed.x * 0.4, floor - 0.08, depth / 2 - 0.3),
        vec(x * bed.x * 0.36, floor - 0.14, depth / 2 - 0.02),
      ],
      0.028,
    ); // shaft
    const radius = Math.min(0.42, floor * 0.62);
    const at = vec(x * (width / 2 - 0.05), radius, bedZ);
    const ring = (out: number) => Array.from({ length: 25 }, (_, step) => vec(at.x, at.y + Math.cos((step / 24) * Math.PI * 2) * out, at.z + Math.sin((step / 24) * Math.PI * 2) * out)); // prettier-ignore
    frame.rod(wood, ring(radius - 0.04), 0.034); // felly
    frame.rod('iron', ring(radius - 0.014), 0.014); // tyre
    for (let spoke = 0; spoke < 5; spoke++)
      frame.box(wood, [0.03, radius * 1.85, 0.035], at, { chamfer: 0.008, x: (spoke * Math.PI) / 5 }); // spoke
    frame.lathe(wood, outline('0 0, 0.06 0, 0.075 0.03, 0.06 0.09, 0 0.09'), [at.x - 0.045, at.y, at.z], {
      sides: 12,
      z: -Math.PI / 2,
    }); // hub
  }
  addPlanks(assembly, frame, { center: vec(0, floor + side / 2, bedZ + bed.z / 2), size: vec(bed.x, side, 0.03), across: 'y', faces: 'z', count: 2, material: wood, gap: 0.02 }); // prettier-ignore
  const axle = Math.min(0.42, floor * 0.62);
  frame.box(wood, [width - 0.12, 0.07, 0.07], [0, axle, bedZ], 0.01); // axle
  if (floor - axle > 0.1)
    frame.box(wood, [bed.x * 0.7, floor - 0.04 - axle, 0.09], [0, (floor - 0.04 + axle) / 2, bedZ], 0.01); // bolster
});
