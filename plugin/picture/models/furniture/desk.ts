import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';
import type { ModelMaker } from '../model.ts';

/** A writing desk: leather let into the top, two pedestals of drawers, and a slot in the apron for a drawer that moves. */
export const makeDesk: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const brass = workshop.material('brass');
  const { frame } = assembly;
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
  const inlay = workshop.box(
    'inlay',
    vec(width * 0.62, 0.004, depth * 0.62),
    workshop.material('leather', '#2f5a3c'),
    0.001,
  );
  frame.add(inlay, 0, height, depth * 0.06);

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
    frame.add(workshop.box('pedestal', vec(pedestal, tall, depth - 0.06), wood, 0.01), x, foot + tall / 2, -0.01);
    const drawers = 3;
    for (let drawer = 0; drawer < drawers; drawer++) {
      const high = tall / drawers - 0.022;
      const y = foot + (tall * (drawer + 0.5)) / drawers;
      const face = workshop.box('drawer', vec(pedestal - 0.05, high, 0.018), wood, 0.007);
      frame.add(face, x, y, depth / 2 - 0.034, { z: assembly.wobble(0.006) });
      frame.add(workshop.ball('knob', 0.014, brass), x, y, depth / 2 - 0.014);
    }
    for (const z of [-1, 1])
      for (const at of [-1, 1])
        frame.add(
          workshop.lathe('foot', turning('bun', 0.035, foot), wood, 9),
          x + at * (pedestal / 2 - 0.045),
          0,
          z * (depth / 2 - 0.08),
        );
  }
  if (aside) {
    for (const z of [-1, 1])
      frame.add(
        workshop.lathe('leg', turning('vase', 0.035, height - top), wood, 10),
        Math.sign(slot.center.x) * (width / 2 - 0.06),
        0,
        z * (depth / 2 - 0.06),
      );
  }
  const modesty = workshop.box('back', vec(width - 0.1, tall * 0.6, 0.02), wood, 0.004);
  frame.add(modesty, 0, height - top - tall * 0.3, -depth / 2 + 0.05);
  if (slot) {
    const { center, size } = slot;
    const under = workshop.box('runner', vec(size.x + 0.03, 0.014, size.z), wood, 0.003);
    frame.add(under, center.x, center.y - size.y / 2 - 0.008, center.z);
    for (const side of [-1, 1]) {
      const cheek = workshop.box('cheek', vec(0.014, height - top - (center.y - size.y / 2), size.z), wood, 0.003);
      frame.add(cheek, center.x + side * (size.x / 2 + 0.008), (height - top + center.y - size.y / 2) / 2, center.z);
    }
  } else {
    const apron = workshop.box('apron', vec(width - pedestal * 2 - 0.05, 0.09, 0.02), wood, 0.005);
    frame.add(apron, 0, height - top - 0.045, depth / 2 - 0.05);
    frame.add(workshop.ball('knob', 0.014, brass), 0, height - top - 0.045, depth / 2 - 0.03);
  }
  return assembly.ready();
};
