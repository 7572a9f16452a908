import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from './blades.ts';

/** Stands on its butt's side for the camera's sake: barrel along +z, grip down and back. */
const makePistol = handmade((work) => {
  const { frame, width, height, depth } = work;
  const old = /flint|duel|derringer|pistol/i.test(work.thing.name);
  const metal = madeOf(work, 'steel', metals, '#5a5c60');
  const wood = work.workshop.material('walnut');
  const bore = height * 0.8;
  frame.lathe(metal, outline('0 0, 1.2 0, 1.2 0.1, 0.9 0.2, 0.8 0.95, 1 1, 0.5 1, 0 0.98', width * 0.26, depth * 0.72), [0, bore, -depth * 0.22], { ...lying, sides: 14 }); // prettier-ignore
  frame.box(old ? wood : metal, [width * 0.6, height * 0.22, depth * 0.42], [0, bore - height * 0.12, -depth * 0.14], 0.006); // prettier-ignore
  frame.box(wood, [width * 0.72, height * 0.62, depth * 0.17], [0, height * 0.36, -depth * 0.36], { chamfer: 0.01, x: 0.32 }); // prettier-ignore
  frame.box(old ? work.workshop.material('brass') : wood, [width * 0.84, height * 0.1, depth * 0.2], [0, height * 0.06, -depth * 0.4], { chamfer: 0.005, x: 0.2 }); // prettier-ignore
  if (old) frame.box(metal, [width * 0.3, height * 0.2, depth * 0.05], [width * 0.2, bore + height * 0.09, -depth * 0.2], { chamfer: 0.003, x: -0.5 }); // prettier-ignore
  else frame.lathe(metal, outline('0 0, 0.9 0, 1 0.1, 1 0.9, 0.9 1, 0 1', width / 2, depth * 0.18), [0, bore - height * 0.05, -depth * 0.17], { ...lying, sides: 12 }); // prettier-ignore
  frame.box(metal, [width, height * 0.05, depth * 0.03], [0, bore + height * 0.02, -depth * 0.24], 0.002);
  frame.box(metal, [width * 0.12, height * 0.09, depth * 0.04], [0, height * 0.955, depth * 0.42], 0.001);
  const guard = circle(height * 0.15, 8, Math.PI * 0.9, Math.PI * 2.1).map(([z, y]) => [0, bore - height * 0.26 + y, -depth * 0.16 + z] as const); // prettier-ignore
  frame.rod(metal, guard, 0.0025);
  work.shatters(metal, 0.01);
});

/** A long gun; a crossbow has a bow across. */
const makeRifle = handmade((work) => {
  const { frame, width, height, depth } = work;
  const metal = madeOf(work, 'steel', metals, '#4d4f53');
  const wood = madeOf(work, 'walnut', woods);
  const bore = height * 0.82;
  frame.lathe(metal, outline('0 0, 1.3 0, 1 0.1, 0.85 0.96, 1.05 1, 0 1', width * 0.16, depth * 0.66), [0, bore, -depth * 0.16], { ...lying, sides: 12 }); // prettier-ignore
  frame.box(wood, [width * 0.6, height * 0.2, depth * 0.62], [0, bore - height * 0.16, -depth * 0.06], 0.01);
  const sloped = { chamfer: 0.014, x: 0.14 };
  frame.box(wood, [width * 0.62, height * 0.5, depth * 0.26], [0, height * 0.36, -depth * 0.37], sloped); // butt
  frame.box('brass', [width * 0.7, height * 0.62, 0.014], [0, height * 0.31, -depth * 0.493], 0.004);
  frame.box(metal, [width, height * 0.1, depth * 0.05], [0, bore + height * 0.04, -depth * 0.2], 0.004);
  frame.box(metal, [width * 0.1, height * 0.08, 0.012], [0, height * 0.96, depth * 0.46], 0.001);
  frame.rod(metal, [vec(0, bore - height * 0.26, -depth * 0.2), vec(0, bore - height * 0.55, -depth * 0.17), vec(0, bore - height * 0.26, -depth * 0.12)], 0.004); // prettier-ignore
  work.shatters(wood, 0.016);
});

/** A turned club of wood; a truncheon is dark and even. */
const makeClub = handmade((work) => {
  const { width, height, depth } = work;
  const wood = madeOf(work, /bone|femur/i.test(work.thing.name) ? 'bone' : 'walnut', [...woods, ...metals, 'bone', 'rubber']); // prettier-ignore
  const shape = '0 0, 0.5 0, 0.6 0.02, 0.42 0.06, 0.36 0.25, 0.6 0.55, 0.96 0.85, 1 0.94, 0.7 0.99, 0 1';
  work.frame.lathe(wood, outline(shape, width / 2, depth), [0, height / 2, -depth / 2], { ...lying, sides: 16 });
  const cord = circle(height * 0.3, 12).map(([x, z]) => [x, height * 0.2, -depth * 0.46 + z] as const);
  work.frame.rod('leather', cord, 0.003);
  work.shatters(wood, 0.02);
});

/** Coiled beside its handle. */
const makeWhip = handmade((work) => {
  const { width, height, depth } = work;
  const leather = madeOf(work, 'leather', [], '#2c1c14');
  const turns = 2.6;
  const lash = Array.from({ length: 40 }, (_, step) => {
    const part = step / 39;
    const angle = -Math.PI / 2 + part * turns * 2 * Math.PI;
    const radius = (width / 2 - 0.012) * (1 - part * 0.5);
    return [Math.cos(angle) * radius, 0.01 + part * (height - 0.02), depth * 0.14 + Math.sin(angle) * radius] as const;
  });
  work.frame.rod(leather, lash, 0.008);
  work.frame.lathe('leather #5a3420', outline('0 0, 0.9 0, 1 0.08, 0.7 0.15, 0.75 0.8, 0.5 1, 0 1', height * 0.4, depth * 0.5), [0, height * 0.42, -depth / 2], { ...lying, sides: 10 }); // prettier-ignore
  work.shatters(leather, 0.01);
});

export const guns = { club: makeClub, pistol: makePistol, rifle: makeRifle, whip: makeWhip };
