import { vec } from '../../../stage/space/vector.ts';
import { unless, when, type Condition } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { cloths, madeOf } from '../handwork/dressing.ts';
import { circle, level } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { addFolded, addHanging, addHarm, addMantle } from '../household/textiles.ts';

const atRest = unless('held worn worn-out');
const isWorn = when('worn');
const isCut = when('cut torn');
const isSlashed: Condition = (state) => isWorn(state) && isCut(state);

/** Folded with its clasp on top; on shoulders it falls to the calves, open in front. */
const makeCloak = handmade((work) => {
  const { width, height, depth } = work;
  const cloth = madeOf(work, 'wool', cloths, '#3a2f38');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 4);
  work.frame.lathe('gold', outline('0 0, 1 0, 0.8 1, 0 1', 0.016, 0.006), [0, height - 0.004, depth * 0.36], 14);
  work.frame.rod('gold', path('-0.2 1 0.34, 0 1 0.38, 0.2 1 0.34', width, height, depth), 0.004);
  addHanging(work, cloth, 0.5, 0.85);
  work.wornAs('cloak', 1.08, cloth, (worn) => {
    addMantle(work, worn, cloth, 1.08);
    worn.ball('gold', 0.016, [0, 0.1, 0.13], { scale: [1, 1, 0.5] });
  });
  const slit = work.partWhen('slit', isSlashed);
  slit.box('leather #17120f', [0.02, 0.5, 0.01], [0.08, -0.5, -0.3], { z: 0.15 });
  addHarm(work);
});

/** Folded with its collar and buttons; on a body it hangs from the shoulders to the knees, open in front. */
const makeCoat = handmade((work) => {
  const { height, depth } = work;
  const name = work.thing.name;
  const rain = /rain|mac|oil/i.test(name);
  const cloth = rain ? work.workshop.material('leather', tintOf(name) ?? '#d9b23a') : madeOf(work, /dress|gown|frock|blouse|shirt|night/i.test(name) ? 'linen' : 'wool', cloths, tintOf(name)); // prettier-ignore
  const button = work.workshop.material(rain ? 'rubber' : 'brass');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 4);
  for (const side of [-1, 1]) work.frame.box(cloth, [work.width * 0.2, height * 0.12, depth * 0.12], [side * work.width * 0.13, height * 0.98, depth * 0.38], { chamfer: 0.008, y: side * 0.5, z: side * 0.2 }); // prettier-ignore
  for (let row = 0; row < 3; row++) work.frame.lathe(button, outline('0 0, 1 0, 0.8 1, 0 1', 0.011, 0.006), [0, height - 0.003, depth * (0.2 - row * 0.22)], 12); // prettier-ignore
  addHanging(work, cloth, 0.48, 0.8);
  work.wornAs('coat', 0.86, cloth, (worn) => {
    // The skirts and fronts: panels round the body from the breast down. Sleeves are the wearer's own, and come out of slits
    // at the sides, where the panels begin below the elbow.
    const panels = 14;
    const open = 0.35;
    for (let panel = 0; panel < panels; panel++) {
      const angle = open / 2 + ((2 * Math.PI - open) * (panel + 0.5)) / panels;
      const wide = ((2 * Math.PI - open) / panels) * 0.25;
      const slit = isBesideAnArm(angle) ? 0.3 : 0;
      const piece = work.workshop.drapery('skirt', wide, 0.66 - slit, { count: 1, depth: 0.025 }, cloth);
      const out = slit * 0.07;
      const at = [Math.sin(angle) * (0.2 + out), 0.06 - slit, Math.cos(angle) * (0.165 + out)] as const;
      worn.add(piece, at, { x: -0.07, y: angle });
    }
    worn.lathe(cloth, outline('0.96 0, 0.98 0.4, 0.86 0.8, 0.5 1', 0.215, 0.2), [0, 0.04, 0], 20).scaling.z = 0.8;
    worn.sides.box(cloth, [0.05, 0.16, 0.014], [0.05, 0.14, 0.155], { chamfer: 0.005, z: -0.35, x: -0.3 }); // collar
    for (let row = 0; row < 4; row++)
      worn.ball(button, 0.011, [0.03, 0.04 - row * 0.1, 0.18 + row * 0.006], { scale: [1, 1, 0.5] });
  });
  const slit = work.partWhen('slit', isSlashed);
  slit.box('leather #17120f', [0.016, 0.22, 0.01], [-0.07, -0.1, 0.19], { z: 0.4 });
  addHarm(work);
});

/** Arms hang at the sides, and what they hold is before them. */
const isBesideAnArm = (angle: number): boolean => Math.abs(Math.abs(Math.PI - angle) - (Math.PI - 1.25)) < 0.6;

const tintOf = (name: string): string | undefined =>
  /watch|great|over/i.test(name) ? '#4a4238' : /uniform/i.test(name) ? '#2f4058' : /yellow/i.test(name) ? '#e0b23c' : /night|shirt/i.test(name) ? '#e6e0d2' : undefined; // prettier-ignore

/** Folded with its fringe; round shoulders it comes to a point at the back. */
const makeShawl = handmade((work) => {
  const { width, height, depth } = work;
  const cloth = madeOf(work, 'wool', cloths, '#7d6a72');
  const fringe = work.workshop.material('rope', '#a89c8c');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 3);
  for (let tassel = 0; tassel < 9; tassel++) {
    const x = (tassel / 8 - 0.5) * width * 0.88;
    const end = vec(x + work.wobble(0.006), 0.006, depth * 0.515);
    work.frame.rod(fringe, [vec(x, height * 0.6, depth * 0.48), end], 0.003);
  }
  addHanging(work, cloth, 0.4, 0.6);
  work.wornAs('shawl', 0.46, cloth, (worn) => {
    addMantle(work, worn, cloth, 0.34, 1.1);
    for (let tassel = -4; tassel <= 4; tassel++) worn.rod(fringe, [vec(tassel * 0.05, -0.34 + Math.abs(tassel) * 0.012, -0.2), vec(tassel * 0.052, -0.42 + Math.abs(tassel) * 0.012, -0.21)], 0.004); // prettier-ignore
  });
  const slit = work.partWhen('slit', isSlashed);
  slit.box('leather #17120f', [0.012, 0.18, 0.01], [0.08, -0.14, -0.235], { z: 0.3 });
  addHarm(work);
});

/** Folded with its strings; on a body a bib and a skirt in front. */
const makeApron = handmade((work) => {
  const { width, height, depth } = work;
  const green = /green/i.test(work.thing.description ?? '') ? '#2f6a45' : undefined;
  const cloth = madeOf(work, 'linen', cloths, green);
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 3);
  work.frame.rod(cloth, [vec(-width * 0.4, height * 0.9, depth * 0.2), vec(-width * 0.46, height * 0.4, depth * 0.44), vec(-width * 0.2, 0.006, depth * 0.48), vec(width * 0.3, 0.006, depth * 0.47)], 0.005); // prettier-ignore
  addHanging(work, cloth, 0.36, 0.55);
  work.wornAs('apron', 0.76, cloth, (worn) => {
    worn.box(cloth, [0.24, 0.24, 0.012], [0, 0.04, 0.165], { chamfer: 0.004, x: -0.04 });
    const skirt = work.workshop.drapery('skirt', 0.42, 0.5, { count: 4, depth: 0.03 }, cloth);
    worn.add(skirt, [0, -0.08, 0.175], { x: -0.06 });
    worn.rod(cloth, level(circle(1, 24), 0.195, 0.165), 0.009, [0, -0.08, 0]); // waistband
    worn.sides.rod(cloth, path('0.1 0.15 0.16, 0.09 0.24 0.06, 0.05 0.25 -0.08'), 0.008); // strap
  });
  const slit = work.partWhen('slit', isSlashed);
  slit.box('leather #17120f', [0.012, 0.16, 0.008], [0.04, -0.2, 0.205], { z: 0.3 });
  addHarm(work);
});

/** Coiled; a bow at the throat when worn. */
const makeRibbon = handmade((work) => {
  const { width, height, depth } = work;
  const silk = madeOf(work, 'silk', cloths, '#8e2a3a');
  work.only(work.frame, unless('worn worn-out cut torn'));
  const band = height * 0.42;
  const curl = Array.from({ length: 30 }, (_, step) => {
    const part = step / 29;
    const angle = part * 3.1 * Math.PI;
    return [Math.cos(angle) * (width / 2 - band) * (1 - part * 0.35), band + (height - 2 * band) * part, Math.sin(angle) * (depth / 2 - band) * (1 - part * 0.35)] as const; // prettier-ignore
  });
  work.frame.rod(silk, curl, band);
  const pieces = work.partWhen('pieces', when('cut torn', { unless: 'worn' }));
  for (const side of [-1, 1]) pieces.rod(silk, [vec(side * width * 0.4, band, -depth * 0.3), vec(side * width * 0.12, band, 0), vec(side * width * 0.3, band, depth * 0.36)], band); // prettier-ignore
  const worn = work.partWhen('worn', isWorn);
  worn.rod(silk, level(circle(0.072, 20)), 0.009, [0, 0.05, -0.004]); // collar
  const loops = work.part('bow', undefined, worn);
  loops.sides.ball(silk, 0.022, [0.024, 0.045, 0.075], { scale: [1.2, 0.7, 0.4] });
  loops.ball(silk, 0.01, [0, 0.045, 0.08]);
  work.only(loops, unless('cut torn'));
  const char = work.partWhen('charred', when('worn-out'));
  char.rod('ash #1d1a18', curl.slice(0, 18), band * 0.6);
});

export const garments = { apron: makeApron, cloak: makeCloak, coat: makeCoat, ribbon: makeRibbon, shawl: makeShawl };
