import { vec } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';

/** Head at the back, mattress, quilt and pillows; a high one has four posts, a tester and hangings tied to the posts. */
export const makeBed = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const quilt = clothOf(workshop, thing, 'velvet', '#7c1f2a');
  const lying = measures.surfaces[0]?.center.y ?? measures.seats[0]?.position.y ?? 0.5;
  const posts = height > lying + 0.9;
  const radius = posts ? 0.055 : 0.045;
  const [postX, postZ] = [width / 2 - radius, depth / 2 - radius];
  const headY = posts ? Math.min(lying + 0.75, height - 0.3) : height;
  const railY = lying - 0.2;

  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const tall = posts ? height - 0.12 : z < 0 ? height : Math.min(height, lying + 0.18);
      frame.lathe(wood, turning('column', radius, tall), [x * postX, 0, z * postZ], 12); // post
      if (!posts) frame.ball(wood, radius * 0.95, [x * postX, tall - radius * 0.9, z * postZ]); // finial
    }
  for (const x of [-1, 1]) {
    frame.box(wood, [0.04, 0.16, depth - radius * 2], [x * postX, railY, 0], 0.008); // rail
  }
  addPlanks(assembly, frame, {
    center: vec(0, (railY - 0.08 + headY) / 2, -postZ),
    size: vec(width - radius * 2, headY - railY + 0.08, 0.04),
    across: 'x',
    faces: 'z',
    count: 5,
    material: wood,
  });
  frame.box(wood, [width - radius, 0.08, 0.07], [0, headY - 0.04, -postZ], 0.015); // crest
  const footY = Math.min(height, lying + 0.06);
  frame.box(wood, [width - radius * 2, footY - railY + 0.08, 0.04], [0, (railY - 0.08 + footY) / 2, postZ], 0.01); // footboard

  const [bedWide, bedLong] = [width - radius * 2 - 0.02, depth - radius * 2 - 0.05];
  frame.box('linen', [bedWide, 0.2, bedLong], [0, lying - 0.115, 0], 0.05); // mattress
  const spread = bedLong * 0.68;
  frame.box(quilt, [bedWide + 0.03, 0.2, spread], [0, lying - 0.1, bedLong / 2 - spread / 2 + 0.012], 0.045); // quilt
  frame.box('linen', [bedWide + 0.035, 0.07, 0.26], [0, lying - 0.03, bedLong / 2 - spread - 0.02], 0.03); // turned sheet
  const pillows = width > 1.2 ? [-1, 1] : [0];
  for (const side of pillows) {
    frame.box(
      'linen',
      [Math.min(0.62, bedWide / pillows.length - 0.06), 0.13, 0.38],
      [side * bedWide * 0.25, lying + 0.03, -bedLong / 2 + 0.24],
      { chamfer: 0.06, x: -0.16, y: assembly.wobble(0.08) },
    ); // pillow
  }
  if (posts) addTester(assembly, radius);
});

function addTester(assembly: Assembly, radius: number): void {
  const { workshop, thing, measures, frame } = assembly;
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'oak');
  const cloth = clothOf(workshop, thing, 'velvet', '#7c1f2a');
  frame.box(wood, [width, 0.05, depth], [0, height - 0.095, 0], 0.012); // tester
  frame.box(wood, [width, 0.045, depth], [0, height - 0.045 + 0.0225, 0], 0.018); // cornice
  const valance = { count: 9, depth: 0.014 };
  frame.add(workshop.drapery('valance', width - 0.04, 0.2, valance, cloth), [0, height - 0.11, depth / 2 - 0.012]);
  for (const side of [-1, 1]) {
    frame.add(
      workshop.drapery('valance', depth - 0.04, 0.2, valance, cloth),
      [side * (width / 2 - 0.012), height - 0.11, 0],
      {
        y: Math.PI / 2,
      },
    );
    for (const z of [-1, 1]) {
      const [x, at] = [side * (width / 2 - radius), z * (depth / 2 - radius)];
      const upper = workshop.drapery('hanging', 0.3, height * 0.5, { count: 4, depth: 0.035 }, cloth);
      frame.add(upper, [x, height - 0.13, at - z * 0.13], { y: Math.PI / 2 });
      const lower = workshop.drapery('hanging', 0.24, height * 0.34, { count: 4, depth: 0.03 }, cloth);
      frame.add(lower, [x, height * 0.5 - 0.12, at - z * 0.1], { y: Math.PI / 2 });
      frame.lathe('gold', outline('0.07 0, 0.085 0.015, 0.085 0.03, 0.07 0.045'), [x, height * 0.5 - 0.15, at - z * 0.1], 12).scaling.set(0.75, 1, 1.35); // prettier-ignore
    }
  }
  frame.add(workshop.drapery('back cloth', width - 0.1, height * 0.45, { count: 10, depth: 0.02 }, cloth), [0, height - 0.12, -depth / 2 + 0.05]); // prettier-ignore
  for (const x of [-1, 1]) frame.ball('gold', 0.045, [x * (width / 2 - radius), height - 0.03, depth / 2 - radius]); // finial
}
