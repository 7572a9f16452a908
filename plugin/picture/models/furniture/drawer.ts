import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { woodOf } from '../carpentry/dress.ts';
import { path } from '../../look/shapes/outline.ts';

/** A box without a lid that slides out of what it is part of; its key plate shows whether it is locked. */
export const makeDrawer = assembled((assembly) => {
  const { workshop, thing, measures, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const [wall, front] = [0.012, 0.02];
  const tray = assembly.part('tray');

  tray.box('pine', [width - 0.016, 0.008, depth - front], [0, 0.01, -front / 2], 0.002); // bottom
  const sideHeight = height * 0.8;
  for (const side of [-1, 1]) {
    tray.box(
      'pine',
      [wall, sideHeight, depth - front],
      [side * (width / 2 - wall), sideHeight / 2 + 0.004, -front / 2],
      0.003,
    ); // side
  }
  tray.box('pine', [width - 0.02, sideHeight, wall], [0, sideHeight / 2 + 0.004, -depth / 2 + wall / 2], 0.003); // back
  tray.box(wood, [width, height, front], [0, height / 2, depth / 2 - front / 2], 0.006); // face
  tray.box(wood, [width - 0.05, height - 0.045, 0.008], [0, height / 2, depth / 2 + 0.001], {
    chamfer: 0.004,
    z: assembly.wobble(0.004),
  }); // panel

  const grip = Math.min(0.05, width * 0.12);
  for (const x of width > 0.5 ? [-0.27, 0.27] : [0]) {
    const y = height * 0.5;
    const z = depth / 2 + 0.004;
    const bail = path('-1 0 0, -0.9 -0.014 0.016, 0 -0.022 0.02, 0.9 -0.014 0.016, 1 0 0', grip);
    tray.rod('brass', bail, 0.0045, [x * width, y, z]); // bail
    for (const side of [-1, 1]) tray.ball('brass', 0.009, [x * width + side * grip, y, z]); // boss
  }
  if (thing.traits.has('lockable')) {
    const y = height * 0.78;
    tray.box('brass', [0.026, 0.034, 0.004], [0, y, depth / 2 + 0.006], 0.0015); // plate
    const keyhole = assembly.part('keyhole', vec(0, y, depth / 2 + 0.009), tray);
    keyhole.box('iron #15110e', [0.004, 0.018, 0.002], [0, 0, 0], 0.0005); // slit
    assembly.moves(when('locked'), (locked) => void (keyhole.node.rotation.z = (locked * Math.PI) / 2), 0.4);
  }

  const shut = measures.inside?.({ open: false });
  const drawn = measures.inside?.({ open: true });
  const slide = shut && drawn && drawn.center.z > shut.center.z ? drawn.center.z - shut.center.z : depth * 0.65;
  assembly.moves(
    (state) => isOpen(thing, state),
    (open) => void (tray.node.position.z = slide * open),
    0.7,
  );
});
