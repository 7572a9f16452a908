import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** A box without a lid that slides out of what it is part of; its key plate shows whether it is locked. */
export const makeDrawer: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const bare = workshop.material('pine');
  const brass = workshop.material('brass');
  const [wall, front] = [0.012, 0.02];
  const tray = assembly.part('tray');

  tray.add(workshop.box('bottom', vec(width - 0.016, 0.008, depth - front), bare, 0.002), 0, 0.01, -front / 2);
  const sideHeight = height * 0.8;
  for (const side of [-1, 1]) {
    const cheek = workshop.box('side', vec(wall, sideHeight, depth - front), bare, 0.003);
    tray.add(cheek, side * (width / 2 - wall), sideHeight / 2 + 0.004, -front / 2);
  }
  tray.add(
    workshop.box('back', vec(width - 0.02, sideHeight, wall), bare, 0.003),
    0,
    sideHeight / 2 + 0.004,
    -depth / 2 + wall / 2,
  );
  const face = workshop.box('face', vec(width, height, front), wood, 0.006);
  tray.add(face, 0, height / 2, depth / 2 - front / 2);
  const panel = workshop.box('panel', vec(width - 0.05, height - 0.045, 0.008), wood, 0.004);
  tray.add(panel, 0, height / 2, depth / 2 + 0.001, { z: assembly.wobble(0.004) });

  const grip = Math.min(0.05, width * 0.12);
  for (const x of width > 0.5 ? [-0.27, 0.27] : [0]) {
    const y = height * 0.5;
    const z = depth / 2 + 0.004;
    const bail = [vec(-grip, 0, 0), vec(-grip * 0.9, -0.014, 0.016), vec(0, -0.022, 0.02), vec(grip * 0.9, -0.014, 0.016), vec(grip, 0, 0)]; // prettier-ignore
    tray.add(workshop.tube('bail', bail, 0.0045, brass), x * width, y, z);
    for (const side of [-1, 1]) tray.add(workshop.ball('boss', 0.009, brass), x * width + side * grip, y, z);
  }
  if (thing.traits.has('lockable')) {
    const y = height * 0.78;
    tray.add(workshop.box('plate', vec(0.026, 0.034, 0.004), brass, 0.0015), 0, y, depth / 2 + 0.006);
    const keyhole = assembly.part('keyhole', vec(0, y, depth / 2 + 0.009), tray);
    keyhole.add(workshop.box('slit', vec(0.004, 0.018, 0.002), workshop.material('iron', '#15110e'), 0.0005));
    assembly.moves(
      (state) => (says(state, 'locked') ? 1 : 0),
      (locked) => void (keyhole.node.rotation.z = (locked * Math.PI) / 2),
      0.4,
    );
  }

  const shut = measures.inside?.({ open: false });
  const drawn = measures.inside?.({ open: true });
  const slide = shut && drawn && drawn.center.z > shut.center.z ? drawn.center.z - shut.center.z : depth * 0.65;
  assembly.moves(
    (state) => (isOpen(thing, state) ? 1 : 0),
    (open) => void (tray.node.position.z = slide * open),
    0.7,
  );
  return assembly.ready();
};
