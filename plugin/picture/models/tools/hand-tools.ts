import { says } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { lying } from '../weapons/blades.ts';

/** A coil; cut, it is two coils with frayed ends. A chain has links of iron. */
export const makeRope: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const chain = /chain|cuff|shackle|manacle|fetter|wire/i.test(work.thing.name);
  const cord = chain ? work.workshop.material('iron') : madeOf(work, 'rope', ['silk', 'linen', 'wool', ...metals]);
  const thick = Math.min(0.016, height * 0.2);
  const coil = (centre: number, radius: number, turns: number) =>
    Array.from({ length: Math.round(turns * 18) + 1 }, (_, step) => {
      const part = step / (turns * 18);
      const angle = part * turns * 2 * Math.PI;
      const out = radius * (1 - 0.12 * Math.sin(part * turns * 2.3));
      return [centre + Math.cos(angle) * out, thick + part * (height - 2 * thick), Math.sin(angle) * out * (depth / width)] as const; // prettier-ignore
    });
  const whole = work.partWhen('coil', (state) => !says(state, 'cut') && !says(state, 'broken'));
  work.rod(whole, coil(0, width / 2 - thick, 4.4), thick, cord);
  work.rod(whole, [[width * 0.3, height * 0.9, 0.01], [width * 0.1, height * 0.6, depth * 0.2], [0, thick, depth * 0.45]], thick, cord); // prettier-ignore
  const halves = work.partWhen('halves', (state) => says(state, 'cut') || says(state, 'broken'));
  for (const side of [-1, 1]) {
    work.rod(halves, coil(side * width * 0.25, width * 0.22 - thick, 2.2), thick, cord);
    for (let strand = 0; strand < 4; strand++)
      work.rod(halves, [[side * 0.02, thick, depth * 0.2], [side * (0.01 + strand * 0.006), thick * 1.2, depth * (0.3 + strand * 0.03)]], thick * 0.25, cord); // prettier-ignore
  }
});

/** A folding measure of boxwood with brass joints; folded at rest, a yard long in a hand. */
export const makeMeasure: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const wood = madeOf(work, 'pine', [...woods, ...metals], '#d2aa5c');
  const brass = work.workshop.material('brass');
  const ink = work.workshop.material('leather', '#2a1d12');
  const leaf = (index: number, hinge: number) => {
    const part = work.part(`leaf ${index}`, { x: (index % 2 ? 0.25 : -0.25) * width, y: height * (0.25 + 0.5 * Math.floor(index / 2)), z: hinge }); // prettier-ignore
    work.box(part, [width * 0.46, height * 0.44, depth], [0, 0, -hinge], wood, undefined, 0.0015);
    for (let mark = 1; mark < 12; mark++)
      work.box(part, [width * (mark % 3 ? 0.14 : 0.3), 0.0006, 0.0012], [-width * 0.1, height * 0.23, -depth / 2 + (mark / 12) * depth - hinge], ink, undefined, 0.0001); // prettier-ignore
    work.box(
      part,
      [width * 0.48, height * 0.5, depth * 0.05],
      [0, 0, depth / 2 - hinge - depth * 0.025],
      brass,
      undefined,
      0.001,
    );
    return part;
  };
  leaf(0, 0);
  leaf(1, 0);
  for (const index of [2, 3]) {
    const upper = leaf(index, depth / 2);
    work.moves((state) => (says(state, 'held') || says(state, 'open') ? 1 : 0), (out) => void (upper.node.rotation.x = -Math.PI * out), 0.4); // prettier-ignore
  }
});

/** A split stick, notched along both edges; broken, in two. */
export const makeTallyStick: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const wood = madeOf(work, 'pine', woods);
  const dark = work.workshop.material('walnut', '#2e1c10');
  const half = depth / 2;
  const build = (name: string, from: number, to: number) => {
    const part = work.part(name);
    work.box(part, [width, height, to - from], [0, height / 2, (from + to) / 2], wood, undefined, 0.004);
    for (let notch = 0; notch < 6; notch++) {
      const z = -half * 0.7 + notch * depth * 0.12;
      if (z <= from + 0.01 || z >= to - 0.01) continue;
      const side = notch < 2 || notch % 2 ? -1 : 1;
      work.box(part, [width * 0.3, height * 1.02, 0.005], [side * width * 0.38, height / 2, z], dark, undefined, 0.001);
    }
    return part;
  };
  work.only(
    build('stick', -half, half),
    (state) => !says(state, 'broken') && !says(state, 'cut') && !says(state, 'worn-out'),
  );
  for (const side of [-1, 1]) {
    const piece = build(`half ${side}`, side < 0 ? -half : 0.008, side < 0 ? -0.008 : half);
    piece.node.rotation.y = side * 0.12;
    work.only(piece, (state) => (says(state, 'broken') || says(state, 'cut')) && !says(state, 'worn-out'));
  }
  const char = work.partWhen('charred', (state) => says(state, 'worn-out'));
  work.box(
    char,
    [width * 0.8, height * 0.7, depth * 0.8],
    [0, height * 0.35, 0],
    work.workshop.material('ash', '#1d1a18'),
  );
});

/** A pen with its nib; a quill, a pencil, a cigarette, a thermometer of glass. */
export const makePen: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const name = work.thing.name;
  const radius = Math.min(width, height) / 2;
  const at = [0, radius, -depth / 2] as const;
  if (/quill|feather/i.test(name)) {
    const white = work.workshop.material('linen', dressOf(work.thing).colour ?? '#f2ede0');
    work.lathe(frame, radius * 0.4, depth, [[0, 0], [0.6, 0.02], [1, 0.6], [0.6, 0.95], [0, 1]], work.workshop.material('bone'), at, lying, 6); // prettier-ignore
    work.plate(frame, [[0, -depth / 2], [radius, -depth * 0.4], [radius * 0.9, depth * 0.2], [0, depth * 0.26], [-radius * 0.9, depth * 0.15], [-radius, -depth * 0.36]], 0.001, [0, radius, 0], white); // prettier-ignore
    work.box(frame, [0.002, height, 0.004], [0, height / 2, -depth * 0.3], white);
  } else if (/thermometer|syringe|tube/i.test(name)) {
    const glass = work.workshop.material('glass');
    work.lathe(
      frame,
      radius,
      depth,
      [
        [0, 0],
        [1, 0.02],
        [1, 0.88],
        [0.6, 0.94],
        [0.6, 0.99],
        [0, 1],
      ],
      glass,
      at,
      lying,
      10,
    );
    work.lathe(frame, radius * 0.35, depth * 0.6, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('silver'), [0, radius, -depth * 0.12], lying, 6); // prettier-ignore
    work.ball(frame, radius * 0.6, [0, radius, depth * 0.46], work.workshop.material('silver'));
    work.shatters(glass, 0.0015);
  } else if (/cigar/i.test(name)) {
    work.lathe(frame, radius, depth * 0.8, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material(/cigarette/i.test(name) ? 'paper' : 'leather'), [0, radius, -depth * 0.3], lying, 10); // prettier-ignore
    work.lathe(frame, radius * 0.98, depth * 0.2, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('card'), at, lying, 10); // prettier-ignore
    const tip = work.partWhen('ember', (state) => says(state, 'lit') || says(state, 'burning'));
    work.lathe(tip, radius * 1.02, depth * 0.04, [[0, 0], [1, 0], [0.8, 1], [0, 1]], work.workshop.material('ember'), [0, radius, depth * 0.49], lying, 10); // prettier-ignore
    const ash = work.partWhen('stub', (state) => says(state, 'worn-out'));
    work.lathe(ash, radius * 1.02, depth * 0.1, [[0, 0], [1, 0], [0.7, 1], [0, 1]], work.workshop.material('ash'), [0, radius, depth * 0.44], lying, 10); // prettier-ignore
  } else {
    const wood = madeOf(work, /pencil|chalk|crayon/i.test(name) ? 'painted-wood' : 'plastic', [...woods, ...metals], /chalk/i.test(name) ? '#f0ede4' : '#23262e'); // prettier-ignore
    work.lathe(
      frame,
      radius,
      depth * 0.82,
      [
        [0, 0],
        [0.9, 0],
        [1, 0.03],
        [1, 0.96],
        [0.8, 1],
        [0, 1],
      ],
      wood,
      at,
      lying,
      8,
    );
    work.lathe(frame, radius * 0.8, depth * 0.18, [[1, 0], [0.5, 0.5], [0, 1]], work.workshop.material(/pencil/i.test(name) ? 'pine' : 'gold'), [0, radius, depth * 0.32], lying, 8); // prettier-ignore
  }
});

/** A spoon, or a fork with its tines. */
export const makeSpoon: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const metal = madeOf(work, 'silver', [...metals, ...woods]);
  work.rod(frame, [[0, height * 0.7, -depth * 0.48], [0, height * 0.4, -depth * 0.1], [0, height * 0.35, depth * 0.18]], 0.004, metal); // prettier-ignore
  work.box(
    frame,
    [width * 0.3, height * 0.2, depth * 0.12],
    [0, height * 0.72, -depth * 0.43],
    metal,
    { x: 0.2 },
    0.002,
  );
  if (/fork/i.test(work.thing.name)) {
    work.box(frame, [width * 0.95, 0.004, depth * 0.1], [0, height * 0.3, depth * 0.22], metal, undefined, 0.001);
    for (const tine of [-1, -0.33, 0.33, 1]) work.rod(frame, [[tine * width * 0.42, height * 0.3, depth * 0.24], [tine * width * 0.42, height * 0.55, depth * 0.48]], 0.002, metal); // prettier-ignore
    work.ball(frame, height * 0.2, [0, height * 0.2, depth * 0.2], metal);
  } else {
    work.ball(frame, width / 2, [0, height * 0.42, depth * 0.31], metal, [1, (height * 0.42) / (width / 2), (depth * 0.18) / (width / 2)]); // prettier-ignore
    work.ball(frame, width * 0.44, [0, height * 0.62, depth * 0.31], metal, [0.95, (height * 0.24) / (width / 2), (depth * 0.17) / (width / 2)]); // prettier-ignore
  }
});

/** A briar: its bowl at +z, embers in it while it is lit. */
export const makePipe: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const wood = madeOf(work, 'walnut', [...woods, 'clay', 'bone']);
  const bowl = depth / 2 - width / 2;
  work.lathe(frame, width / 2, height, [[0, 0], [0.6, 0.02], [0.95, 0.3], [1, 0.6], [0.9, 0.98], [0.7, 1], [0.6, 0.7], [0, 0.6]], wood, [0, 0, bowl], undefined, 16); // prettier-ignore
  work.rod(frame, [[0, height * 0.2, bowl - width * 0.3], [0, height * 0.42, 0], [0, height * 0.55, -depth * 0.22]], width * 0.16, wood); // prettier-ignore
  work.rod(frame, [[0, height * 0.55, -depth * 0.2], [0, height * 0.66, -depth * 0.49]], width * 0.11, work.workshop.material('rubber')); // prettier-ignore
  const ember = work.partWhen('ember', (state) => says(state, 'lit') || says(state, 'burning'));
  work.lathe(ember, width * 0.33, 0.004, [[0, 0], [1, 0], [0.6, 1], [0, 1]], work.workshop.material('ember'), [0, height * 0.86, bowl], undefined, 10); // prettier-ignore
  work.shatters(wood, 0.008);
});
