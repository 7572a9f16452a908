import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';

/** A writing desk: leather let into the top, two pedestals of drawers, and a slot in the apron for a drawer that moves. */
export const makeDesk = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const top = 0.035;
  const topY = height - top / 2;

  addPlanks(assembly, frame, {
    center: vec(0, topY, 0),
    size: vec(width, top, depth),
    across: 'z',
    faces: 'y',
    count: 3,
    material: wood,
    chamfer: 0.01,
    gap: 0.002,
    uneven: 0.001,
  });
  frame.box('leather #2f5a3c', [width * 0.62, 0.004, depth * 0.62], [0, height, depth * 0.06], 0.001); // inlay

  const slot = measures.drawerSlot;
  const pedestal = slot
    ? Math.max(0.16, Math.min(width * 0.29, width / 2 - Math.abs(slot.center.x) - slot.size.x / 2 - 0.03))
    : width * 0.29;
  const aside = slot && Math.abs(slot.center.x) > slot.size.x / 2;
  const foot = 0.08;
  const tall = height - top - foot;
  for (const side of [-1, 1]) {
    if (aside && side === Math.sign(slot.center.x)) continue;
    const x = side * (width / 2 - pedestal / 2 - 0.02);
    frame.box(wood, [pedestal, tall, depth - 0.06], [x, foot + tall / 2, -0.01], 0.01); // pedestal
    const drawers = 3;
    for (let drawer = 0; drawer < drawers; drawer++) {
      const high = tall / drawers - 0.022;
      const y = foot + (tall * (drawer + 0.5)) / drawers;
      frame.box(wood, [pedestal - 0.05, high, 0.018], [x, y, depth / 2 - 0.034], {
        chamfer: 0.007,
        z: assembly.wobble(0.006),
      }); // drawer
      frame.ball('brass', 0.014, [x, y, depth / 2 - 0.014]); // knob
    }
    for (const z of [-1, 1])
      for (const at of [-1, 1])
        frame.lathe(wood, turning('bun', 0.035, foot), [x + at * (pedestal / 2 - 0.045), 0, z * (depth / 2 - 0.08)], 9); // foot
  }
  if (aside) {
    for (const z of [-1, 1])
      frame.lathe(
        wood,
        turning('vase', 0.035, height - top),
        [Math.sign(slot.center.x) * (width / 2 - 0.06), 0, z * (depth / 2 - 0.06)],
        10,
      ); // leg
  }
  frame.box(wood, [width - 0.1, tall * 0.6, 0.02], [0, height - top - tall * 0.3, -depth / 2 + 0.05], 0.004); // back
  if (slot) {
    const { center, size } = slot;
    frame.box(wood, [size.x + 0.03, 0.014, size.z], [center.x, center.y - size.y / 2 - 0.008, center.z], 0.003); // runner
    for (const side of [-1, 1]) {
      frame.box(
        wood,
        [0.014, height - top - (center.y - size.y / 2), size.z],
        [center.x + side * (size.x / 2 + 0.008), (height - top + center.y - size.y / 2) / 2, center.z],
        0.003,
      ); // cheek
    }
  } else {
    frame.box(wood, [width - pedestal * 2 - 0.05, 0.09, 0.02], [0, height - top - 0.045, depth / 2 - 0.05], 0.005); // apron
    frame.ball('brass', 0.014, [0, height - top - 0.045, depth / 2 - 0.03]); // knob
  }
});
