import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { turning } from '../carpentry/turning.ts';

/** Head at the back, mattress, quilt and pillows; a high one has four posts, a tester and hangings tied to the posts. */
const makeBed = assembled((assembly) => {
  const { measures, frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const quilt = assembly.cloth('velvet', '#7c1f2a');
  const lying = measures.surfaces[0]?.center.y ?? measures.seats[0]?.position.y ?? 0.5;
  const posts = height > lying + 0.9;
  const radius = posts ? 0.055 : 0.045;
  const [postX, postZ] = [width / 2 - radius, depth / 2 - radius];
  const headY = posts ? Math.min(lying + 0.75, height - 0.3) : height;
  const railY = lying - 0.2;

  const talls = posts ? [height - 0.12, height - 0.12] : [height, Math.min(height, lying + 0.18)];
  for (const [end, tall] of talls.entries()) {
    const z = end ? postZ : -postZ;
    frame.sides.lathe(wood, turning('column', radius, tall), [postX, 0, z], 12); // post
    if (!posts) frame.sides.ball(wood, radius * 0.95, [postX, tall - radius * 0.9, z]); // finial
  }
  frame.sides.box(wood, [0.04, 0.16, depth - radius * 2], [postX, railY, 0], 0.008); // rail
  const head = vec(width - radius * 2, headY - railY + 0.08, 0.04);
  assembly.planks(frame, wood, head, [0, (railY - 0.08 + headY) / 2, -postZ], { across: 'x', count: 5 });
  frame.box(wood, [width - radius, 0.08, 0.07], [0, headY - 0.04, -postZ], 0.015); // crest
  const footY = Math.min(height, lying + 0.06);
  frame.box(wood, [width - radius * 2, footY - railY + 0.08, 0.04], [0, (railY - 0.08 + footY) / 2, postZ], 0.01); // footboard

  const [bedWide, bedLong] = [width - radius * 2 - 0.02, depth - radius * 2 - 0.05];
  frame.box('linen', [bedWide, 0.2, bedLong], [0, lying - 0.115, 0], 0.05); // mattress
  const spread = bedLong * 0.68;
  frame.box(quilt, [bedWide + 0.03, 0.2, spread], [0, lying - 0.1, bedLong / 2 - spread / 2 + 0.012], 0.045); // quilt
  frame.box('linen', [bedWide + 0.035, 0.07, 0.26], [0, lying - 0.03, bedLong / 2 - spread - 0.02], 0.03); // turned sheet
  const pillows = width > 1.2 ? [-1, 1] : [0];
  const pillow = vec(Math.min(0.62, bedWide / pillows.length - 0.06), 0.13, 0.38);
  for (const side of pillows) {
    const shaken = { chamfer: 0.06, x: -0.16, y: assembly.wobble(0.08) };
    frame.box('linen', pillow, [side * bedWide * 0.25, lying + 0.03, -bedLong / 2 + 0.24], shaken); // pillow
  }
  if (posts) addTester(assembly, radius);
});

function addTester(assembly: Assembly, radius: number): void {
  const { workshop, frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const cloth = assembly.cloth('velvet', '#7c1f2a');
  const hung = (wide: number, tall: number, count: number, deep: number) =>
    workshop.drapery('hanging', wide, tall, { count, depth: deep }, cloth);
  const aside = { y: Math.PI / 2 };
  frame.box(wood, [width, 0.05, depth], [0, height - 0.095, 0], 0.012); // tester
  frame.box(wood, [width, 0.045, depth], [0, height - 0.045 + 0.0225, 0], 0.018); // cornice
  frame.add(hung(width - 0.04, 0.2, 9, 0.014), [0, height - 0.11, depth / 2 - 0.012]); // valance
  const tie = outline('0.07 0, 0.085 0.015, 0.085 0.03, 0.07 0.045');
  for (const side of [-1, 1]) {
    frame.add(hung(depth - 0.04, 0.2, 9, 0.014), [side * (width / 2 - 0.012), height - 0.11, 0], aside); // valance
    for (const z of [-1, 1]) {
      const [x, at] = [side * (width / 2 - radius), z * (depth / 2 - radius)];
      frame.add(hung(0.3, height * 0.5, 4, 0.035), [x, height - 0.13, at - z * 0.13], aside);
      frame.add(hung(0.24, height * 0.34, 4, 0.03), [x, height * 0.5 - 0.12, at - z * 0.1], aside);
      frame.lathe('gold', tie, [x, height * 0.5 - 0.15, at - z * 0.1], { sides: 12, scale: [0.75, 1, 1.35] });
    }
  }
  frame.add(hung(width - 0.1, height * 0.45, 10, 0.02), [0, height - 0.12, -depth / 2 + 0.05]); // back cloth
  frame.sides.ball('gold', 0.045, [width / 2 - radius, height - 0.03, depth / 2 - radius]); // finial
}

/** A boarded cradle on rockers, with a blanket and a small pillow. */
const makeCradle = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const wood = assembly.wood('oak');
  const low = height * 0.18;
  const sideTop = height * 0.85;
  const side = vec(width - 0.05, sideTop - low, 0.022);
  for (const z of [-1, 1])
    assembly.planks(frame, wood, side, [0, (low + sideTop) / 2, z * (depth / 2 - 0.02)], { across: 'y', count: 3 });
  for (const x of [-1, 1]) {
    const top = x < 0 ? height : height * 0.9;
    const end = [[-depth / 2, low], [depth / 2, low], [depth / 2, sideTop], [depth * 0.25, top - 0.02], [0, top], [-depth * 0.25, top - 0.02], [-depth / 2, sideTop]] as const; // prettier-ignore
    frame.slab(wood, end, 0.028, [x * (width / 2 - 0.016), 0, 0], { y: -Math.PI / 2 }); // end
  }
  const rocker = [-3, -2, -1, 0, 1, 2, 3].map((step) => vec(0, (step / 3) ** 2 * 0.05, ((step / 3) * depth) / 2));
  frame.sides.rod(wood, rocker, 0.024, [width * 0.36, 0.024, 0]); // rocker
  frame.sides.box(wood, [0.05, low, depth * 0.5], [width * 0.36, low / 2 + 0.02, 0], 0.008); // post
  frame.box(wood, [width - 0.05, 0.03, depth - 0.04], [0, low + 0.015, 0], 0.005); // floor
  const bedY = low + height * 0.12;
  frame.box('linen', [width - 0.08, height * 0.2, depth - 0.08], [0, bedY, 0], 0.03); // mattress
  frame.box('wool #6a86a0', [width * 0.6, height * 0.22, depth - 0.07], [width * 0.13, bedY, 0], 0.035); // blanket
  const propped = { chamfer: 0.03, z: -0.15 };
  frame.box('linen', [width * 0.22, 0.07, depth * 0.6], [-width * 0.3, low + height * 0.24, 0], propped); // pillow
});

export const beds = { bed: makeBed, cradle: makeCradle };
