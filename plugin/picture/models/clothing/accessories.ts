import { unless, when } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { cloths, madeOf, metals } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';

/** A pair laid one on the other; worn, one is on the hand it is fixed to. */
const makeGloves = handmade((work) => {
  const { frame, width, height, depth } = work;
  const fur = /fur/i.test(work.thing.name);
  const cloth = madeOf(work, fur ? 'leather' : /white|cotton/i.test(work.thing.name) ? 'linen' : 'leather', cloths.filter((one) => one !== 'fur')); // prettier-ignore
  const cuff = fur ? work.workshop.material('fur') : cloth;
  work.only(frame, unless('worn worn-out'));
  const hand = (part: Part, x: number, y: number, yaw: number, thick: number) => {
    const glove = work.part(`glove ${x.toFixed(2)}`, { x, y, z: 0 }, part);
    glove.node.rotation.y = yaw;
    const palm = width * 0.3;
    glove.box(cloth, [palm, thick, depth * 0.36], [0, 0, 0], thick * 0.4);
    for (let finger = 0; finger < 4; finger++) {
      const long = depth * (finger === 0 || finger === 3 ? 0.2 : 0.25);
      glove.box(cloth, [palm * 0.22, thick * 0.9, long], [palm * (finger - 1.5) * 0.25, 0, depth * 0.17 + long / 2], { chamfer: thick * 0.4, y: (finger - 1.5) * 0.06 }); // prettier-ignore
    }
    const spread = { chamfer: thick * 0.4, y: 0.5 };
    glove.box(cloth, [palm * 0.24, thick * 0.9, depth * 0.2], [palm * 0.6, 0, depth * 0.06], spread); // thumb
    glove.box(cuff, [palm * 1.15, thick * (fur ? 1.3 : 1.1), depth * 0.26], [0, 0, -depth * 0.29], thick * 0.4);
  };
  const thick = height * 0.46;
  hand(frame, -width * 0.24, thick / 2 + height * 0.05, 0.12, thick);
  hand(frame, width * 0.2, height - thick * 0.62, -0.14, thick);
  const worn = work.partWhen('worn', when('worn'));
  worn.ball(cloth, 0.05, [0, 0, 0], { scale: [0.72, 1.25, 0.95] });
  worn.ball(cloth, 0.018, [-0.02, -0.005, 0.045], { scale: [0.9, 1.6, 0.9] });
  worn.lathe(cuff, outline('0.9 0, 1.15 0.1, 1.25 0.9, 1.1 1', 0.045, 0.05), [0, 0.045, 0], 14);
  const char = work.partWhen('charred', when('worn-out'));
  char.box('ash #1d1a18', [width * 0.7, height * 0.4, depth * 0.7], [0, height * 0.2, 0]);
  const slash = work.partWhen('slash', when('cut torn', { unless: 'worn' }));
  slash.box('leather #120e0c', [width * 0.3, 0.003, 0.006], [0, height, 0], { y: 0.5 });
});

/** Coiled with its buckle up; round the waist when worn. A scabbard or holster hangs from it where it is one. */
const makeBelt = handmade((work) => {
  const { width, height, depth } = work;
  const leather = madeOf(work, 'leather', cloths);
  const brass = madeOf(work, 'brass', metals);
  work.only(work.frame, unless('worn'));
  for (const [part, y] of [[1, 0], [0.82, 0.06], [0.64, 0.1]] as const)
    work.frame.lathe(leather, outline('0.93 0, 1 0.05, 1 0.95, 0.93 1, 0.9 0.9, 0.9 0.1', (width / 2) * part, height * (0.98 - y)), [0, 0, 0], 24).scaling.z = depth / width; // prettier-ignore
  work.frame.box(brass, [width * 0.24, height * 0.9, 0.008], [0, height * 0.47, depth / 2 - 0.002], 0.003);
  const worn = work.partWhen('worn', when('worn'));
  worn.lathe(leather, outline('0.97 0, 1 0.1, 1 0.9, 0.97 1, 0.95 0.9, 0.95 0.1', 0.19, 0.045), [0, -0.02, 0], 26).scaling.z = 0.84; // prettier-ignore
  worn.box(brass, [0.05, 0.055, 0.012], [0, 0, 0.16], 0.004);
  if (/scabbard|sheath|sword/i.test(work.thing.name))
    worn.rod(leather, path('-0.18 0 0.02, -0.22 -0.3 -0.14, -0.24 -0.5 -0.24'), 0.016);
  const cut = work.partWhen('cut', when('cut torn', { unless: 'worn' }));
  cut.rod('leather #120e0c', circle(width * 0.45, 8, 0.3, 1.6).map(([x, z]) => [x, 0.008, z] as const), 0.006); // prettier-ignore
});

/** A pair of boots or shoes, side by side; worn, one is on the foot it is fixed to. */
const makeShoes = handmade((work) => {
  const { width, height, depth } = work;
  const soft = /slipper|sock|stocking/i.test(work.thing.name);
  const leather = madeOf(work, soft ? 'wool' : 'leather', cloths, soft ? '#8a3a3a' : '#2f1f16');
  const boot = /boot|galosh|wellington/i.test(work.thing.name) || !/shoe|slipper|sandal|clog/i.test(work.thing.name);
  const shoe = (part: Part, x: number, y: number, wide: number, high: number, long: number) => {
    part.box('rubber #1c1714', [wide, high * 0.14, long], [x, y + high * 0.07, 0], 0.006);
    part.ball(leather, wide / 2, [x, y + high * 0.26, long * 0.26], { scale: [0.98, (high * 0.28) / (wide / 2), (long * 0.25) / (wide / 2)] }); // prettier-ignore
    part.box(leather, [wide * 0.94, high * 0.38, long * 0.62], [x, y + high * 0.3, -long * 0.16], wide * 0.2);
    part.lathe(leather, outline('0.98 0, 0.96 0.5, 1 0.96, 0.94 1, 0.85 0.8, 0 0.5', wide * 0.48, high * (boot ? 0.62 : 0.6)), [x, y + high * (boot ? 0.38 : 0.4), -long * 0.24], 14).scaling.z = boot ? 1 : 1.25; // prettier-ignore
  };
  work.only(work.frame, unless('worn'));
  for (const side of [-1, 1]) shoe(work.frame, side * width * 0.26, 0, width * 0.42, height, depth * 0.99);
  const worn = work.partWhen('worn', when('worn'));
  shoe(worn, 0, -0.045, 0.115, boot ? 0.24 : 0.13, 0.28);
  const slash = work.partWhen('slash', when('cut torn', { unless: 'worn' }));
  slash.box('leather #120e0c', [width * 0.2, 0.01, 0.012], [-width * 0.26, height * 0.5, depth * 0.3], { y: 0.4 });
});

export const accessories = { belt: makeBelt, gloves: makeGloves, shoes: makeShoes };
