import { says } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';
import { cloths, madeOf, metals } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';

/** A pair laid one on the other; worn, one is on the hand it is fixed to. */
export const makeGloves: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const fur = /fur/i.test(work.thing.name);
  const cloth = madeOf(work, fur ? 'leather' : /white|cotton/i.test(work.thing.name) ? 'linen' : 'leather', cloths.filter((one) => one !== 'fur')); // prettier-ignore
  const cuff = fur ? work.workshop.material('fur') : cloth;
  const { frame } = work;
  work.only(frame, (state) => !says(state, 'worn') && !says(state, 'worn-out'));
  const hand = (part: Part, x: number, y: number, yaw: number, thick: number) => {
    const glove = work.part(`glove ${x.toFixed(2)}`, { x, y, z: 0 }, part);
    glove.node.rotation.y = yaw;
    const palm = width * 0.3;
    work.box(glove, [palm, thick, depth * 0.36], [0, 0, 0], cloth, undefined, thick * 0.4);
    for (let finger = 0; finger < 4; finger++) {
      const long = depth * (finger === 0 || finger === 3 ? 0.2 : 0.25);
      work.box(glove, [palm * 0.22, thick * 0.9, long], [palm * (finger - 1.5) * 0.25, 0, depth * 0.17 + long / 2], cloth, { y: (finger - 1.5) * 0.06 }, thick * 0.4); // prettier-ignore
    }
    work.box(
      glove,
      [palm * 0.24, thick * 0.9, depth * 0.2],
      [palm * 0.6, 0, depth * 0.06],
      cloth,
      { y: 0.5 },
      thick * 0.4,
    );
    work.box(glove, [palm * 1.15, thick * (fur ? 1.3 : 1.1), depth * 0.26], [0, 0, -depth * 0.29], cuff, undefined, thick * 0.4); // prettier-ignore
  };
  const thick = height * 0.46;
  hand(frame, -width * 0.24, thick / 2 + height * 0.05, 0.12, thick);
  hand(frame, width * 0.2, height - thick * 0.62, -0.14, thick);
  const worn = work.partWhen('worn', (state) => says(state, 'worn'));
  work.ball(worn, 0.05, [0, 0, 0], cloth, [0.72, 1.25, 0.95]);
  work.ball(worn, 0.018, [-0.02, -0.005, 0.045], cloth, [0.9, 1.6, 0.9]);
  work.lathe(
    worn,
    0.045,
    0.05,
    [
      [0.9, 0],
      [1.15, 0.1],
      [1.25, 0.9],
      [1.1, 1],
    ],
    cuff,
    [0, 0.045, 0],
    undefined,
    14,
  );
  const char = work.partWhen('charred', (state) => says(state, 'worn-out'));
  work.box(
    char,
    [width * 0.7, height * 0.4, depth * 0.7],
    [0, height * 0.2, 0],
    work.workshop.material('ash', '#1d1a18'),
  );
  const slash = work.partWhen('slash', (state) => (says(state, 'cut') || says(state, 'torn')) && !says(state, 'worn'));
  work.box(slash, [width * 0.3, 0.003, 0.006], [0, height, 0], work.workshop.material('leather', '#120e0c'), {
    y: 0.5,
  });
});

/** Coiled with its buckle up; round the waist when worn. A scabbard or holster hangs from it where it is one. */
export const makeBelt: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const leather = madeOf(work, 'leather', cloths);
  const brass = madeOf(work, 'brass', metals);
  work.only(work.frame, (state) => !says(state, 'worn'));
  for (const [part, y] of [[1, 0], [0.82, 0.06], [0.64, 0.1]] as const)
    work.lathe(work.frame, (width / 2) * part, height * (0.98 - y), [[0.93, 0], [1, 0.05], [1, 0.95], [0.93, 1], [0.9, 0.9], [0.9, 0.1]], leather, undefined, undefined, 24).scaling.z = depth / width; // prettier-ignore
  work.box(
    work.frame,
    [width * 0.24, height * 0.9, 0.008],
    [0, height * 0.47, depth / 2 - 0.002],
    brass,
    undefined,
    0.003,
  );
  const worn = work.partWhen('worn', (state) => says(state, 'worn'));
  work.lathe(worn, 0.19, 0.045, [[0.97, 0], [1, 0.1], [1, 0.9], [0.97, 1], [0.95, 0.9], [0.95, 0.1]], leather, [0, -0.02, 0], undefined, 26).scaling.z = 0.84; // prettier-ignore
  work.box(worn, [0.05, 0.055, 0.012], [0, 0, 0.16], brass, undefined, 0.004);
  if (/scabbard|sheath|sword/i.test(work.thing.name)) work.rod(worn, [[-0.18, 0, 0.02], [-0.22, -0.3, -0.14], [-0.24, -0.5, -0.24]], 0.016, leather); // prettier-ignore
  const cut = work.partWhen('cut', (state) => (says(state, 'cut') || says(state, 'torn')) && !says(state, 'worn'));
  work.rod(cut, circle(width * 0.45, 8, 0.3, 1.6).map(([x, z]) => [x, 0.008, z] as const), 0.006, work.workshop.material('leather', '#120e0c')); // prettier-ignore
});

/** A pair of boots or shoes, side by side; worn, one is on the foot it is fixed to. */
export const makeShoes: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const soft = /slipper|sock|stocking/i.test(work.thing.name);
  const leather = madeOf(work, soft ? 'wool' : 'leather', cloths, soft ? '#8a3a3a' : '#2f1f16');
  const sole = work.workshop.material('rubber', '#1c1714');
  const boot = /boot|galosh|wellington/i.test(work.thing.name) || !/shoe|slipper|sandal|clog/i.test(work.thing.name);
  const shoe = (part: Part, x: number, y: number, wide: number, high: number, long: number) => {
    work.box(part, [wide, high * 0.14, long], [x, y + high * 0.07, 0], sole, undefined, 0.006);
    work.ball(part, wide / 2, [x, y + high * 0.26, long * 0.26], leather, [0.98, (high * 0.28) / (wide / 2), (long * 0.25) / (wide / 2)]); // prettier-ignore
    work.box(
      part,
      [wide * 0.94, high * 0.38, long * 0.62],
      [x, y + high * 0.3, -long * 0.16],
      leather,
      undefined,
      wide * 0.2,
    );
    work.lathe(part, wide * 0.48, high * (boot ? 0.62 : 0.6), [[0.98, 0], [0.96, 0.5], [1, 0.96], [0.94, 1], [0.85, 0.8], [0, 0.5]], leather, [x, y + high * (boot ? 0.38 : 0.4), -long * 0.24], undefined, 14).scaling.z = boot ? 1 : 1.25; // prettier-ignore
  };
  work.only(work.frame, (state) => !says(state, 'worn'));
  for (const side of [-1, 1]) shoe(work.frame, side * width * 0.26, 0, width * 0.42, height, depth * 0.99);
  const worn = work.partWhen('worn', (state) => says(state, 'worn'));
  shoe(worn, 0, -0.045, 0.115, boot ? 0.24 : 0.13, 0.28);
  const slash = work.partWhen('slash', (state) => (says(state, 'cut') || says(state, 'torn')) && !says(state, 'worn'));
  work.box(slash, [width * 0.2, 0.01, 0.012], [-width * 0.26, height * 0.5, depth * 0.3], work.workshop.material('leather', '#120e0c'), { y: 0.4 }); // prettier-ignore
});
