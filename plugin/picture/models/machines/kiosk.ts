import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';

/** A red box of small panes under a domed roof, open at its front, a telephone on the back wall. */
export const makeKiosk = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const { substance, colour } = dressOf(thing);
  const telephone = /phone|call/i.test([thing.name, ...thing.aliases].join(' '));
  const paint = workshop.material(substance ?? 'painted-wood', colour ?? (telephone ? '#a3231f' : '#3d5a50'));
  const post = 0.08;
  const roof = height * 0.13;
  const wallTop = height - roof;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.box(
        paint,
        [post, wallTop, post],
        [x * (width / 2 - post / 2), wallTop / 2, z * (depth / 2 - post / 2)],
        0.012,
      ); // post
  frame.box('slate', [width - 0.02, 0.02, depth - 0.02], [0, 0.01, 0], 0.004); // floor
  const inner = { x: width - post * 2, z: depth - post * 2 };
  const walls = [
    { along: inner.x, at: vec(0, 0, -depth / 2 + post / 2), yaw: 0 },
    { along: inner.z, at: vec(-width / 2 + post / 2, 0, 0), yaw: Math.PI / 2 },
    { along: inner.z, at: vec(width / 2 - post / 2, 0, 0), yaw: Math.PI / 2 },
  ];
  const [sill, head] = [0.32, wallTop - 0.14];
  for (const { along, at, yaw } of walls) {
    const turn = { y: yaw };
    frame.box(paint, [along, sill, 0.04], [at.x, sill / 2, at.z], { ...turn, chamfer: 0.008 }); // skirt
    frame.box(paint, [along, wallTop - head, 0.05], [at.x, (head + wallTop) / 2, at.z], { ...turn, chamfer: 0.008 }); // head
    frame.box('glass', [along, head - sill, 0.006], [at.x, (sill + head) / 2, at.z], { ...turn, chamfer: 0.001 }); // glass
    for (let row = 1; row < 6; row++)
      frame.box(paint, [along, 0.018, 0.022], [at.x, sill + ((head - sill) * row) / 6, at.z], {
        ...turn,
        chamfer: 0.004,
      }); // bar
    for (const side of [-1, 1]) {
      const off = (side * along) / 3.4;
      frame.box(
        paint,
        [0.018, head - sill, 0.022],
        [at.x + (yaw ? 0 : off), (sill + head) / 2, at.z + (yaw ? off : 0)],
        { ...turn, chamfer: 0.004 },
      ); // bar
    }
  }
  frame.box(paint, [inner.x, 0.14, 0.05], [0, wallTop - 0.07, depth / 2 - post / 2], 0.008); // lintel
  frame.box(paint, [width, roof * 0.42, depth], [0, wallTop + roof * 0.21, 0], 0.016); // cornice
  const dome = outline('0.7 0, 0.66 0.22, 0.5 0.55, 0.25 0.85, 0 1', width * 0.98, roof * 0.58);
  frame.lathe(paint, dome, [0, wallTop + roof * 0.42, 0], { sides: 4, y: Math.PI / 4 }).scaling.z = depth / width;
  if (telephone) {
    frame.box(
      'ceramic #f4efdf',
      [inner.x * 0.86, 0.09, 0.01],
      [0, wallTop - 0.07, depth / 2 - post / 2 + 0.028],
      0.003,
    ); // sign
    const black = workshop.material('rubber', '#1c1c1f');
    const back = -depth / 2 + post;
    frame.box(black, [0.26, 0.42, 0.12], [0, 1.35, back + 0.05], 0.02); // telephone
    frame.lathe('chrome', outline('0 0, 0.07 0, 0.075 0.008, 0.05 0.014, 0 0.014'), [0.02, 1.36, back + 0.11], {
      sides: 18,
      x: Math.PI / 2,
    }); // dial
    frame.box(black, [0.045, 0.2, 0.045], [-0.16, 1.38, back + 0.08], 0.02); // receiver
    frame.rod(
      black,
      [
        vec(-0.16, 1.28, back + 0.08),
        vec(-0.18, 1.08, back + 0.1),
        vec(-0.1, 1.04, back + 0.08),
        vec(-0.06, 1.15, back + 0.06),
      ],
      0.006,
    ); // cord
    frame.box('walnut', [inner.x - 0.05, 0.025, 0.2], [0, 0.98, back + 0.1], 0.006); // shelf
  }
  assembly.shines(
    workshop.bulb(`${thing.id} light`, assembly.root, vec(0, wallTop - 0.07, 0), 0.045, '#ffe9c0'),
    (state) => !says(state, 'broken') && state['on'] !== false,
  );
});
