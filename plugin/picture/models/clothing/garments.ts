import { says } from '../carpentry/assembly.ts';
import { cloths, madeOf } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import { addFolded, addHanging, addHarm, addMantle } from '../household/textiles.ts';
import type { ModelMaker } from '../model.ts';

const atRest = (state: Readonly<Record<string, unknown>>): boolean =>
  state['held'] !== true && state['worn'] !== true && state['worn-out'] !== true;
const isWorn = (state: Readonly<Record<string, unknown>>): boolean => state['worn'] === true;
const isSlashed = (state: Readonly<Record<string, unknown>>): boolean => isWorn(state) && (state['cut'] === true || state['torn'] === true); // prettier-ignore

/** Folded with its clasp on top; on shoulders it falls to the calves, open in front. */
export const makeCloak: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const cloth = madeOf(work, 'wool', cloths, '#3a2f38');
  const clasp = work.workshop.material('gold');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 4);
  work.lathe(work.frame, 0.016, 0.006, [[0, 0], [1, 0], [0.8, 1], [0, 1]], clasp, [0, height - 0.004, depth * 0.36], undefined, 14); // prettier-ignore
  work.rod(work.frame, [[-width * 0.2, height, depth * 0.34], [0, height, depth * 0.38], [width * 0.2, height, depth * 0.34]], 0.004, clasp); // prettier-ignore
  addHanging(work, cloth, 0.5, 0.85);
  work.lazyPartWhen('worn', isWorn, (worn) => {
    addMantle(work, worn, cloth, 1.08);
    work.ball(worn, 0.016, [0, 0.1, 0.13], clasp, [1, 1, 0.5]);
  });
  const slit = work.partWhen('slit', isSlashed);
  work.box(slit, [0.02, 0.5, 0.01], [0.08, -0.5, -0.3], work.workshop.material('leather', '#17120f'), { z: 0.15 });
  addHarm(work);
});

/** Folded with its collar and buttons; on a body it hangs from the shoulders to the knees, open in front. */
export const makeCoat: ModelMaker = handmade((work) => {
  const { y: height, z: depth } = work.size;
  const name = work.thing.name;
  const rain = /rain|mac|oil/i.test(name);
  const cloth = rain ? work.workshop.material('leather', tintOf(name) ?? '#d9b23a') : madeOf(work, /dress|gown|frock|blouse|shirt|night/i.test(name) ? 'linen' : 'wool', cloths, tintOf(name)); // prettier-ignore
  const button = work.workshop.material(rain ? 'rubber' : 'brass');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 4);
  for (const side of [-1, 1]) work.box(work.frame, [work.size.x * 0.2, height * 0.12, depth * 0.12], [side * work.size.x * 0.13, height * 0.98, depth * 0.38], cloth, { y: side * 0.5, z: side * 0.2 }, 0.008); // prettier-ignore
  for (let row = 0; row < 3; row++) work.lathe(work.frame, 0.011, 0.006, [[0, 0], [1, 0], [0.8, 1], [0, 1]], button, [0, height - 0.003, depth * (0.2 - row * 0.22)], undefined, 12); // prettier-ignore
  addHanging(work, cloth, 0.48, 0.8);
  work.lazyPartWhen('worn', isWorn, (worn) => {
    // The skirts and fronts: panels round the body from the breast down. Sleeves are the wearer's own.
    const panels = 14;
    const open = 0.35;
    for (let panel = 0; panel < panels; panel++) {
      const angle = open / 2 + ((2 * Math.PI - open) * (panel + 0.5)) / panels;
      const wide = ((2 * Math.PI - open) / panels) * 0.25;
      const piece = work.workshop.drapery('skirt', wide, 0.66, { count: 1, depth: 0.025 }, cloth);
      worn.add(piece, Math.sin(angle) * 0.2, 0.06, Math.cos(angle) * 0.165, { x: -0.07, y: angle });
    }
    work.lathe(worn, 0.215, 0.2, [[0.96, 0], [0.98, 0.4], [0.86, 0.8], [0.5, 1]], cloth, [0, 0.04, 0], undefined, 20).scaling.z = 0.8; // prettier-ignore
    for (const side of [-1, 1]) work.box(worn, [0.05, 0.16, 0.014], [side * 0.05, 0.14, 0.155], cloth, { z: -side * 0.35, x: -0.3 }, 0.005); // prettier-ignore
    for (let row = 0; row < 4; row++)
      work.ball(worn, 0.011, [0.03, 0.04 - row * 0.1, 0.18 + row * 0.006], button, [1, 1, 0.5]);
  });
  const slit = work.partWhen('slit', isSlashed);
  work.box(slit, [0.016, 0.22, 0.01], [-0.07, -0.1, 0.19], work.workshop.material('leather', '#17120f'), { z: 0.4 });
  addHarm(work);
});

const tintOf = (name: string): string | undefined =>
  /watch|great|over/i.test(name) ? '#4a4238' : /uniform/i.test(name) ? '#2f4058' : /yellow/i.test(name) ? '#e0b23c' : /night|shirt/i.test(name) ? '#e6e0d2' : undefined; // prettier-ignore

/** Folded with its fringe; round shoulders it comes to a point at the back. */
export const makeShawl: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const cloth = madeOf(work, 'wool', cloths, '#7d6a72');
  const fringe = work.workshop.material('rope', '#a89c8c');
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 3);
  for (let tassel = 0; tassel < 9; tassel++) {
    const x = (tassel / 8 - 0.5) * width * 0.88;
    work.rod(
      work.frame,
      [
        [x, height * 0.6, depth * 0.48],
        [x + work.wobble(0.006), 0.006, depth * 0.515],
      ],
      0.003,
      fringe,
    );
  }
  addHanging(work, cloth, 0.4, 0.6);
  work.lazyPartWhen('worn', isWorn, (worn) => {
    addMantle(work, worn, cloth, 0.34, 1.1);
    for (let tassel = -4; tassel <= 4; tassel++) work.rod(worn, [[tassel * 0.05, -0.34 + Math.abs(tassel) * 0.012, -0.2], [tassel * 0.052, -0.42 + Math.abs(tassel) * 0.012, -0.21]], 0.004, fringe); // prettier-ignore
  });
  const slit = work.partWhen('slit', isSlashed);
  work.box(slit, [0.012, 0.18, 0.01], [0.08, -0.14, -0.235], work.workshop.material('leather', '#17120f'), { z: 0.3 });
  addHarm(work);
});

/** Folded with its strings; on a body a bib and a skirt in front. */
export const makeApron: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const green = /green/i.test(work.thing.description ?? '') ? '#2f6a45' : undefined;
  const cloth = madeOf(work, 'linen', cloths, green);
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 3);
  work.rod(work.frame, [[-width * 0.4, height * 0.9, depth * 0.2], [-width * 0.46, height * 0.4, depth * 0.44], [-width * 0.2, 0.006, depth * 0.48], [width * 0.3, 0.006, depth * 0.47]], 0.005, cloth); // prettier-ignore
  addHanging(work, cloth, 0.36, 0.55);
  work.lazyPartWhen('worn', isWorn, (worn) => {
    work.box(worn, [0.24, 0.24, 0.012], [0, 0.04, 0.165], cloth, { x: -0.04 }, 0.004);
    const skirt = work.workshop.drapery('skirt', 0.42, 0.5, { count: 4, depth: 0.03 }, cloth);
    worn.add(skirt, 0, -0.08, 0.175, { x: -0.06 });
    work.rod(
      worn,
      circle(1, 24).map(([x, z]) => [x * 0.195, -0.08, z * 0.165] as const),
      0.009,
      cloth,
    );
    for (const side of [-1, 1]) work.rod(worn, [[side * 0.1, 0.15, 0.16], [side * 0.09, 0.24, 0.06], [side * 0.05, 0.25, -0.08]], 0.008, cloth); // prettier-ignore
  });
  const slit = work.partWhen('slit', isSlashed);
  work.box(slit, [0.012, 0.16, 0.008], [0.04, -0.2, 0.205], work.workshop.material('leather', '#17120f'), { z: 0.3 });
  addHarm(work);
});

/** Coiled; a bow at the throat when worn. */
export const makeRibbon: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const silk = madeOf(work, 'silk', cloths, '#8e2a3a');
  work.only(
    work.frame,
    (state) => !isWorn(state) && !says(state, 'worn-out') && !says(state, 'cut') && !says(state, 'torn'),
  );
  const band = height * 0.42;
  const curl = Array.from({ length: 30 }, (_, step) => {
    const part = step / 29;
    const angle = part * 3.1 * Math.PI;
    return [Math.cos(angle) * (width / 2 - band) * (1 - part * 0.35), band + (height - 2 * band) * part, Math.sin(angle) * (depth / 2 - band) * (1 - part * 0.35)] as const; // prettier-ignore
  });
  work.rod(work.frame, curl, band, silk);
  const pieces = work.partWhen('pieces', (state) => !isWorn(state) && (says(state, 'cut') || says(state, 'torn')));
  for (const side of [-1, 1]) work.rod(pieces, [[side * width * 0.4, band, -depth * 0.3], [side * width * 0.12, band, 0], [side * width * 0.3, band, depth * 0.36]], band, silk); // prettier-ignore
  const worn = work.partWhen('worn', isWorn);
  work.rod(
    worn,
    circle(1, 20).map(([x, z]) => [x * 0.072, 0.05, z * 0.072 - 0.004] as const),
    0.009,
    silk,
  );
  const loops = work.part('bow', undefined, worn);
  for (const side of [-1, 1]) work.ball(loops, 0.022, [side * 0.024, 0.045, 0.075], silk, [1.2, 0.7, 0.4]);
  work.ball(loops, 0.01, [0, 0.045, 0.08], silk);
  work.only(loops, (state) => !says(state, 'cut') && !says(state, 'torn'));
  const char = work.partWhen('charred', (state) => says(state, 'worn-out'));
  work.rod(char, curl.slice(0, 18), band * 0.6, work.workshop.material('ash', '#1d1a18'));
});
