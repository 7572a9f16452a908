import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { ModelMaker } from '../model.ts';

/** A long bar: panelled towards the guests (+z), a thick top that overhangs, a brass foot rail. */
export const makeCounter: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const brass = metalOf(workshop, thing, 'brass');
  const { frame } = assembly;
  const top = 0.055;
  const body = vec(width - 0.06, height - top - 0.08, depth - 0.07);
  const slot = measures.drawerSlot;
  const low = slot ? Math.min(body.y, slot.center.y - slot.size.y / 2 - 0.01 - 0.08) : body.y;
  frame.add(
    workshop.box('plinth', vec(width - 0.1, 0.08, depth - 0.2), workshop.material('iron', '#2a2724'), 0.006),
    0,
    0.04,
    -0.02,
  );
  frame.add(workshop.box('body', vec(body.x, low, body.z), wood, 0.008), 0, 0.08 + low / 2, -0.02);
  if (slot) {
    // Above the body, walls around the slot keep the drawer's room free.
    const y = 0.08 + low;
    const rest = height - top - y;
    for (const side of [-1, 1]) {
      const edge = slot.center.x + (side * slot.size.x) / 2 + side * 0.006;
      const outer = (side * body.x) / 2;
      const wide = Math.abs(outer - edge);
      frame.add(workshop.box('body', vec(wide, rest, body.z), wood, 0.006), (outer + edge) / 2, y + rest / 2, -0.02);
    }
    const onFront = slot.center.z >= 0;
    const back = workshop.box('back', vec(slot.size.x + 0.02, rest, 0.02), wood, 0.004);
    frame.add(back, slot.center.x, y + rest / 2, onFront ? -0.02 - body.z / 2 + 0.01 : -0.02 + body.z / 2 - 0.01);
  }
  addPlanks(assembly, frame, { center: vec(0, height - top / 2, 0), size: vec(width, top, depth), across: 'z', faces: 'y', count: 2, material: wood, chamfer: 0.014, uneven: 0.001 }); // prettier-ignore
  const panels = Math.max(2, Math.round(width / 0.55));
  for (const face of [-1, 1])
    for (let panel = 0; panel < panels; panel++) {
      const wide = body.x / panels;
      const x = -body.x / 2 + wide * (panel + 0.5);
      const whole = face < 0 || !slot || Math.abs(x - slot.center.x) > (wide + slot.size.x) / 2;
      const high = whole ? body.y : low;
      const tall = high - 0.14;
      const z = -0.02 + face * (body.z / 2 + 0.006);
      for (const side of [-1, 1])
        frame.add(
          workshop.box('stile', vec(0.05, high, 0.03), wood, 0.004),
          x + side * (wide / 2 - 0.025),
          0.08 + high / 2,
          z,
        );
      const turn = { z: assembly.wobble(0.003) };
      frame.add(workshop.box('panel', vec(wide - 0.17, tall - 0.07, 0.022), wood, 0.009), x, 0.15 + tall / 2, z, turn);
      for (const y of [0.035, tall + 0.105])
        frame.add(workshop.box('rail', vec(wide - 0.1, 0.07, 0.029), wood, 0.004), x, 0.08 + y, z);
    }
  const railZ = depth / 2 - 0.03;
  frame.add(
    workshop.tube('foot rail', [vec(-width / 2 + 0.06, 0.17, railZ), vec(width / 2 - 0.06, 0.17, railZ)], 0.018, brass),
  );
  for (let post = 0; post <= panels; post++) {
    const x = -width / 2 + 0.1 + ((width - 0.2) * post) / panels;
    const arm = [vec(x, 0.17, railZ), vec(x, 0.14, railZ - 0.03), vec(x, 0.13, depth / 2 - 0.07)];
    frame.add(workshop.tube('bracket', arm, 0.01, brass));
  }
  return assembly.ready();
};
