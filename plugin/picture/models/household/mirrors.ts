import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { disc, handmade, type Handwork } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { lying } from '../weapons/blades.ts';

/** Splinters of a glass that was about the origin of `part`: a few still in the frame, the others below. */
function addSplinters(
  work: Handwork,
  part: Part,
  radiusX: number,
  radiusY: number,
  floor: number,
  glass: Material,
): void {
  for (let index = 0; index < 9; index++) {
    const long = radiusX * (0.3 + 0.3 * work.random.next());
    const outline = [
      [0, 0],
      [long, long * 0.2],
      [long * 0.6, long * 0.9],
      [-long * 0.2, long * 0.5],
    ] as const;
    const shard = work.workshop.slab('splinter', outline, 0.002, glass);
    if (index < 3) part.add(shard, (index - 1) * radiusX * 0.5, -radiusY * (0.72 - 0.1 * index), 0, { z: index });
    else part.add(shard, work.wobble(radiusX * 0.75), floor + 0.003 + index * 0.001, 0.03 + work.wobble(0.02), { x: Math.PI / 2, y: work.wobble(0.4), z: work.wobble(3) }); // prettier-ignore
  }
}

/** An oval glass in a carved frame on a strut, to stand on a table; broken, splinters lie before it. */
export const makeTableMirror: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const gilt = madeOf(work, 'gold', [...woods, ...metals]);
  const glass = work.workshop.material('mirror');
  const [radiusX, radiusY] = [width / 2 - 0.02, height * 0.44];
  const middle = height - radiusY - 0.02;
  const oval = (part: number) => disc(1, 30).map(([x, y]) => [x * radiusX * part, y * radiusY * part] as const);
  const lean = -0.14;
  const plate = work.part('plate', vec(0, middle, 0));
  plate.node.rotation.x = lean;
  plate.add(work.workshop.slab('back', oval(1.04), 0.012, work.workshop.material('walnut')), 0, 0, -0.008);
  const ring = oval(1).map(([x, y]) => vec(x, y, 0));
  const [start] = ring;
  if (start) plate.add(work.workshop.tube('frame', [...ring, start], 0.018, gilt));
  for (let leaf = 0; leaf < 10; leaf++) {
    const angle = (leaf / 10) * 2 * Math.PI;
    plate.add(work.workshop.ball('leaf', 0.014, gilt), Math.cos(angle) * radiusX, Math.sin(angle) * radiusY, 0.012);
  }
  const whole = work.part('glass', undefined, plate);
  whole.add(work.workshop.slab('glass', oval(0.96), 0.005, glass), 0, 0, 0.004);
  work.only(whole, (state) => !says(state, 'broken'));
  if (/crack/i.test(work.thing.description ?? '')) work.box(whole, [0.0015, radiusY * 0.4, 0.002], [radiusX * 0.5, radiusY * 0.55, 0.007], work.workshop.material('iron'), { z: -0.6 }, 0.0003); // prettier-ignore
  const splinters = work.part('splinters', undefined, plate);
  addSplinters(work, splinters, radiusX, radiusY, -middle + 0.004, glass);
  work.only(splinters, (state) => says(state, 'broken'));
  work.box(frame, [width * 0.66, 0.02, depth], [0, 0.01, 0], gilt, undefined, 0.006);
  for (const side of [-1, 1]) work.rod(frame, [[side * width * 0.28, 0.01, 0], [side * width * 0.34, middle * 0.6, -0.01], [side * (width / 2 - 0.012), middle, 0]], 0.01, gilt); // prettier-ignore
});

export const makeHandMirror: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const silver = madeOf(work, 'silver', [...metals, ...woods]);
  const glass = work.workshop.material('mirror');
  const radius = width / 2;
  const hub = depth / 2 - radius;
  work.lathe(frame, radius, height * 0.7, [[0, 0], [0.8, 0], [1, 0.4], [1, 0.8], [0.9, 1], [0.86, 0.9], [0, 0.8]], silver, [0, 0, hub], undefined, 26); // prettier-ignore
  work.lathe(frame, height * 0.4, depth - width + 0.01, [[0, 0], [0.9, 0], [1, 0.1], [0.6, 0.3], [0.9, 0.6], [0.6, 1], [0, 1]], silver, [0, height * 0.42, -depth / 2], lying, 12); // prettier-ignore
  work.ball(frame, height * 0.22, [0, height * 0.78, hub - radius * 0.95], silver);
  const whole = work.partWhen('glass', (state) => !says(state, 'broken'));
  work.lathe(whole, radius * 0.88, height * 0.12, [[0, 0], [1, 0], [1, 1], [0, 1]], glass, [0, height * 0.62, hub], undefined, 26); // prettier-ignore
  const splinters = work.partWhen('splinters', (state) => says(state, 'broken'));
  for (let index = 0; index < 7; index++)
    work.plate(splinters, [[0, 0], [radius * 0.4, 0.003], [radius * 0.24, radius * 0.3]], 0.002, [work.wobble(radius * 0.5), height * 0.66 + index * 0.0008, hub + work.wobble(radius * 0.5)], glass); // prettier-ignore
});

/** A little portrait in a frame that stands on its strut: a face in paint. */
export const makeMiniature: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const gilt = madeOf(work, 'gold', [...woods, ...metals]);
  const plate = work.part('plate', vec(0, 0, depth * 0.42));
  plate.node.rotation.x = -0.22;
  const rim = width * 0.1;
  for (const side of [-1, 1]) {
    work.box(plate, [rim, height, 0.012], [side * (width / 2 - rim / 2), height / 2, 0], gilt, undefined, 0.004);
    work.box(plate, [width, rim, 0.012], [0, side > 0 ? height - rim / 2 : rim / 2, 0], gilt, undefined, 0.004);
  }
  const picture = work.part('picture', undefined, plate);
  const paint = (tint: string) => work.workshop.material('canvas', tint);
  work.box(picture, [width * 0.82, height * 0.84, 0.006], [0, height / 2, -0.002], paint('#2e3a34'), undefined, 0.001);
  picture.add(work.workshop.slab('shoulders', [[-width * 0.32, height * 0.12], [width * 0.32, height * 0.12], [width * 0.26, height * 0.34], [width * 0.1, height * 0.44], [-width * 0.1, height * 0.44], [-width * 0.26, height * 0.34]], 0.003, paint('#6a1f24')), 0, 0, 0.003); // prettier-ignore
  picture.add(work.workshop.slab('face', disc(1, 18).map(([x, y]) => [x * width * 0.15, y * height * 0.15] as const), 0.003, paint('#d8a883')), 0, height * 0.58, 0.004); // prettier-ignore
  picture.add(work.workshop.slab('hair', [[-width * 0.17, height * 0.6], [-width * 0.15, height * 0.74], [0, height * 0.79], [width * 0.15, height * 0.74], [width * 0.17, height * 0.6], [width * 0.1, height * 0.68], [-width * 0.1, height * 0.68]], 0.003, paint('#4a3524')), 0, 0, 0.006); // prettier-ignore
  if (/king|queen|prince/i.test(work.thing.name)) picture.add(work.workshop.slab('crown', [[-width * 0.12, height * 0.74], [width * 0.12, height * 0.74], [width * 0.14, height * 0.84], [width * 0.06, height * 0.79], [0, height * 0.86], [-width * 0.06, height * 0.79], [-width * 0.14, height * 0.84]], 0.003, gilt), 0, 0, 0.007); // prettier-ignore
  work.rod(
    plate,
    [
      [0, height * 0.7, -0.006],
      [0, height * 0.1, -depth * 0.86],
    ],
    0.004,
    work.workshop.material('walnut'),
  );
  const slash = work.part('slash', undefined, plate);
  work.box(slash, [0.006, height * 0.7, 0.002], [0.01, height * 0.5, 0.01], work.workshop.material('leather', '#120e0c'), { z: 0.5 }, 0.0005); // prettier-ignore
  work.only(slash, (state) => says(state, 'cut') || says(state, 'torn'));
  work.shatters(gilt, 0.006, plate);
});
