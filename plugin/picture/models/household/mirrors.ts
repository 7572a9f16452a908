import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part, Stuff } from '../carpentry/part.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, disc } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** Splinters of a glass that was about the origin of `part`: a few still in the frame, the others below. */
function addSplinters(work: Handwork, part: Part, radiusX: number, radiusY: number, floor: number): void {
  for (let index = 0; index < 9; index++) {
    const long = radiusX * (0.3 + 0.3 * work.random.next());
    const shard = outline('0 0, 1 0.2, 0.6 0.9, -0.2 0.5', long, long);
    if (index < 3) {
      part.slab('mirror', shard, 0.002, [(index - 1) * radiusX * 0.5, -radiusY * (0.72 - 0.1 * index), 0], {
        z: index,
      });
      continue;
    }
    const at = vec(work.wobble(radiusX * 0.75), floor + 0.003 + index * 0.001, 0.03 + work.wobble(0.02));
    part.slab('mirror', shard, 0.002, at, { x: Math.PI / 2, y: work.wobble(0.4), z: work.wobble(3) });
  }
}

/** An oval glass in a carved frame on a strut, to stand on a table; broken, splinters lie before it. */
const makeTableMirror = handmade((work) => {
  const { frame, width, height, depth } = work;
  const gilt = madeOf(work, 'gold', [...woods, ...metals]);
  const [radiusX, radiusY] = [width / 2 - 0.02, height * 0.44];
  const middle = height - radiusY - 0.02;
  const oval = (part: number) => outline(disc(1, 30), radiusX * part, radiusY * part);
  const lean = -0.14;
  const plate = work.part('plate', vec(0, middle, 0));
  plate.node.rotation.x = lean;
  plate.slab('walnut', oval(1.04), 0.012, [0, 0, -0.008]); // back
  plate.rod(gilt, outline(circle(1, 30), radiusX, radiusY), 0.018); // frame
  for (const [x, y] of outline(disc(1, 10), radiusX, radiusY)) plate.ball(gilt, 0.014, [x, y, 0.012]); // leaf
  const whole = work.part('glass', undefined, plate);
  whole.slab('mirror', oval(0.96), 0.005, [0, 0, 0.004]); // glass
  work.only(whole, unless('broken'));
  if (/crack/i.test(work.thing.description ?? '')) whole.box('iron', [0.0015, radiusY * 0.4, 0.002], [radiusX * 0.5, radiusY * 0.55, 0.007], { chamfer: 0.0003, z: -0.6 }); // prettier-ignore
  const splinters = work.part('splinters', undefined, plate);
  addSplinters(work, splinters, radiusX, radiusY, -middle + 0.004);
  work.only(splinters, when('broken'));
  frame.box(gilt, [width * 0.66, 0.02, depth], [0, 0.01, 0], 0.006);
  const arm = [vec(width * 0.28, 0.01, 0), vec(width * 0.34, middle * 0.6, -0.01), vec(width / 2 - 0.012, middle, 0)];
  frame.sides.rod(gilt, arm, 0.01);
});

const makeHandMirror = handmade((work) => {
  const { frame, width, height, depth } = work;
  const silver = madeOf(work, 'silver', [...metals, ...woods]);
  const radius = width / 2;
  const hub = depth / 2 - radius;
  frame.lathe(silver, outline('0 0, 0.8 0, 1 0.4, 1 0.8, 0.9 1, 0.86 0.9, 0 0.8', radius, height * 0.7), [0, 0, hub], 26); // prettier-ignore
  frame.lathe(silver, outline('0 0, 0.9 0, 1 0.1, 0.6 0.3, 0.9 0.6, 0.6 1, 0 1', height * 0.4, depth - width + 0.01), [0, height * 0.42, -depth / 2], { ...lying, sides: 12 }); // prettier-ignore
  frame.ball(silver, height * 0.22, [0, height * 0.78, hub - radius * 0.95]);
  const whole = work.partWhen('glass', unless('broken'));
  whole.lathe('mirror', outline('0 0, 1 0, 1 1, 0 1', radius * 0.88, height * 0.12), [0, height * 0.62, hub], 26);
  const splinters = work.partWhen('splinters', when('broken'));
  for (let index = 0; index < 7; index++)
    splinters.plate('mirror', [[0, 0], [radius * 0.4, 0.003], [radius * 0.24, radius * 0.3]], 0.002, [work.wobble(radius * 0.5), height * 0.66 + index * 0.0008, hub + work.wobble(radius * 0.5)]); // prettier-ignore
});

/** A little portrait in a frame that stands on its strut: a face in paint. */
const makeMiniature = handmade((work) => {
  const { width, height, depth } = work;
  const gilt = madeOf(work, 'gold', [...woods, ...metals]);
  const plate = work.part('plate', vec(0, 0, depth * 0.42));
  plate.node.rotation.x = -0.22;
  const rim = width * 0.1;
  for (const side of [-1, 1]) {
    plate.box(gilt, [rim, height, 0.012], [side * (width / 2 - rim / 2), height / 2, 0], 0.004);
    plate.box(gilt, [width, rim, 0.012], [0, side > 0 ? height - rim / 2 : rim / 2, 0], 0.004);
  }
  const picture = work.part('picture', undefined, plate);
  const paint = (stuff: Stuff, shape: string, z: number) =>
    picture.slab(stuff, outline(shape, width, height), 0.003, [0, 0, z]);
  picture.box('canvas #2e3a34', [width * 0.82, height * 0.84, 0.006], [0, height / 2, -0.002], 0.001);
  paint('canvas #6a1f24', '-0.32 0.12, 0.32 0.12, 0.26 0.34, 0.1 0.44, -0.1 0.44, -0.26 0.34', 0.003); // shoulders
  const face = outline(disc(0.15, 18), width, height);
  picture.slab('canvas #d8a883', face, 0.003, [0, height * 0.58, 0.004]);
  paint('canvas #4a3524', '-0.17 0.6, -0.15 0.74, 0 0.79, 0.15 0.74, 0.17 0.6, 0.1 0.68, -0.1 0.68', 0.006); // hair
  if (/king|queen|prince/i.test(work.thing.name))
    paint(gilt, '-0.12 0.74, 0.12 0.74, 0.14 0.84, 0.06 0.79, 0 0.86, -0.06 0.79, -0.14 0.84', 0.007); // crown
  plate.rod('walnut', [vec(0, height * 0.7, -0.006), vec(0, height * 0.1, -depth * 0.86)], 0.004);
  const slash = work.part('slash', undefined, plate);
  slash.box('leather #120e0c', [0.006, height * 0.7, 0.002], [0.01, height * 0.5, 0.01], { chamfer: 0.0005, z: 0.5 });
  work.only(slash, when('cut torn'));
  work.shatters(gilt, 0.006, plate);
});

export const mirrors = { 'hand-mirror': makeHandMirror, miniature: makeMiniature, 'table-mirror': makeTableMirror };
