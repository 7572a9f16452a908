import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** A boarded cradle on rockers, with a blanket and a small pillow. */
export const makeCradle = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const low = height * 0.18;
  const sideTop = height * 0.85;
  for (const z of [-1, 1]) addPlanks(assembly, frame, { center: vec(0, (low + sideTop) / 2, z * (depth / 2 - 0.02)), size: vec(width - 0.05, sideTop - low, 0.022), across: 'y', faces: 'z', count: 3, material: wood }); // prettier-ignore
  for (const x of [-1, 1]) {
    const top = x < 0 ? height : height * 0.9;
    const outline = [[-depth / 2, low], [depth / 2, low], [depth / 2, sideTop], [depth * 0.25, top - 0.02], [0, top], [-depth * 0.25, top - 0.02], [-depth / 2, sideTop]] as const; // prettier-ignore
    frame.slab(wood, outline, 0.028, [x * (width / 2 - 0.016), 0, 0], { y: -Math.PI / 2 }); // end
    const rocker = Array.from({ length: 7 }, (_, step) =>
      vec(x * width * 0.36, 0.024 + ((step - 3) / 3) ** 2 * 0.05, ((step - 3) / 3) * (depth / 2)),
    );
    frame.rod(wood, rocker, 0.024); // rocker
    frame.box(wood, [0.05, low, depth * 0.5], [x * width * 0.36, low / 2 + 0.02, 0], 0.008); // post
  }
  frame.box(wood, [width - 0.05, 0.03, depth - 0.04], [0, low + 0.015, 0], 0.005); // floor
  frame.box('linen', [width - 0.08, height * 0.2, depth - 0.08], [0, low + height * 0.12, 0], 0.03); // mattress
  frame.box('wool #6a86a0', [width * 0.6, height * 0.22, depth - 0.07], [width * 0.13, low + height * 0.12, 0], 0.035); // blanket
  frame.box('linen', [width * 0.22, 0.07, depth * 0.6], [-width * 0.3, low + height * 0.24, 0], {
    chamfer: 0.03,
    z: -0.15,
  }); // pillow
});
