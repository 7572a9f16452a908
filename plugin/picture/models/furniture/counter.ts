import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';

/** A long bar: panelled towards the guests (+z), a thick top that overhangs, a brass foot rail. */
export const makeCounter = assembled((assembly) => {
  const { workshop, thing, measures, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const brass = metalOf(workshop, thing, 'brass');
  const top = 0.055;
  const body = vec(width - 0.06, height - top - 0.08, depth - 0.07);
  const slot = measures.drawerSlot;
  const low = slot ? Math.min(body.y, slot.center.y - slot.size.y / 2 - 0.01 - 0.08) : body.y;
  frame.box('iron #2a2724', [width - 0.1, 0.08, depth - 0.2], [0, 0.04, -0.02], 0.006); // plinth
  frame.box(wood, [body.x, low, body.z], [0, 0.08 + low / 2, -0.02], 0.008); // body
  if (slot) {
    // Above the body, walls around the slot keep the drawer's room free.
    const y = 0.08 + low;
    const rest = height - top - y;
    for (const side of [-1, 1]) {
      const edge = slot.center.x + (side * slot.size.x) / 2 + side * 0.006;
      const outer = (side * body.x) / 2;
      const wide = Math.abs(outer - edge);
      frame.box(wood, [wide, rest, body.z], [(outer + edge) / 2, y + rest / 2, -0.02], 0.006); // body
    }
    const onFront = slot.center.z >= 0;
    frame.box(
      wood,
      [slot.size.x + 0.02, rest, 0.02],
      [slot.center.x, y + rest / 2, onFront ? -0.02 - body.z / 2 + 0.01 : -0.02 + body.z / 2 - 0.01],
      0.004,
    ); // back
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
        frame.box(wood, [0.05, high, 0.03], [x + side * (wide / 2 - 0.025), 0.08 + high / 2, z], 0.004); // stile
      const turn = { z: assembly.wobble(0.003) };
      frame.box(wood, [wide - 0.17, tall - 0.07, 0.022], [x, 0.15 + tall / 2, z], { ...turn, chamfer: 0.009 }); // panel
      for (const y of [0.035, tall + 0.105]) frame.box(wood, [wide - 0.1, 0.07, 0.029], [x, 0.08 + y, z], 0.004); // rail
    }
  const railZ = depth / 2 - 0.03;
  frame.rod(brass, [vec(-width / 2 + 0.06, 0.17, railZ), vec(width / 2 - 0.06, 0.17, railZ)], 0.018); // foot rail
  for (let post = 0; post <= panels; post++) {
    const x = -width / 2 + 0.1 + ((width - 0.2) * post) / panels;
    const arm = [vec(x, 0.17, railZ), vec(x, 0.14, railZ - 0.03), vec(x, 0.13, depth / 2 - 0.07)];
    frame.rod(brass, arm, 0.01); // bracket
  }
});
