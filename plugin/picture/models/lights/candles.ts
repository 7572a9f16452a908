import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { circle } from '../carpentry/layout.ts';
import type { Part } from '../carpentry/part.ts';
import { shines } from './glowing.ts';

/** Wax with its drips and wick, and its flame. */
export function addCandle(assembly: Assembly, part: Part, at: Vec3, radius: number, tall: number): void {
  const { random, thing } = assembly;
  const profile = [[0, 0], [radius * 1.08, 0], [radius, 0.006], [radius * 0.97, tall * 0.7], [radius * 1.02, tall - 0.004], [radius * 0.85, tall], [radius * 0.6, tall - 0.004], [0, tall - 0.005]] as const; // prettier-ignore
  part.lathe('wax', profile, at, 12); // wax
  const top = at.y + tall;
  for (let drip = 0; drip < 3; drip++) {
    const yaw = random.next() * Math.PI * 2;
    const long = tall * (0.18 + random.next() * 0.3);
    const beside = vec(at.x + Math.sin(yaw) * radius * 0.9, top - long / 2, at.z + Math.cos(yaw) * radius * 0.9);
    part.ball('wax', radius * 0.32, beside, { scale: [1, long / radius / 0.64, 1] }); // drip
  }
  part.rod('rope #2a2420', [vec(at.x, top - 0.006, at.z), vec(at.x + 0.001, top + 0.008, at.z)], 0.0014); // wick
  const size = Math.min(0.06, Math.max(0.032, radius * 3.2));
  assembly.flame(`flame ${at.x.toFixed(2)}`, vec(at.x, top + 0.002, at.z), size, shines(thing), part);
}

/** A stub in a chamber stick: a dish with a finger ring. */
const makeCandle = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const brass = assembly.metal('brass');
  const radius = Math.min(width, depth) / 2;
  const dish = [[0, 0], [radius * 0.6, 0], [radius * 0.68, 0.004], [radius * 0.86, 0.014], [radius * 0.9, 0.02], [radius * 0.84, 0.018], [radius * 0.6, 0.008], [0.014, 0.007], [0.013, 0.03], [0.0165, 0.034], [0.011, 0.035]] as const; // prettier-ignore
  frame.lathe(brass, dish, [-width * 0.04, 0, 0], 20); // dish
  frame.rod(brass, outline(circle(1, 10), 0.014, 0.015), 0.0035, [width / 2 - 0.018, 0.021, 0]); // finger ring
  addCandle(assembly, frame, vec(-width * 0.04, 0.022, 0), Math.min(0.0125, radius * 0.3), height - 0.022);
});

const stick =
  '0 0, 1 0, 1 0.02, 0.9 0.045, 0.5 0.075, 0.22 0.11, 0.3 0.15, 0.42 0.2, 0.24 0.27, 0.16 0.33, 0.2 0.55, 0.16 0.72, 0.3 0.76, 0.18 0.8, 0.34 0.87, 0.62 0.93, 0.64 0.95, 0.3 0.95, 0.28 1, 0.22 1, 0 0.97';

/** A turned stick with a drip pan; a candelabrum has an arm to each side. */
const makeCandlestick = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const metal = assembly.metal('brass');
  const radius = Math.min(width, depth) / 2;
  const candle = Math.min(0.2, height * 0.42);
  const tall = height - candle + 0.012;
  frame.lathe(metal, outline(stick, radius, tall), [0, 0, 0], 18); // stick
  addCandle(assembly, frame, vec(0, tall - 0.012, 0), Math.min(0.013, radius * 0.24), candle);
  if (!assembly.isCalled(/candelabr|menorah|girandole/i)) return;
  const [x, y] = [width / 2 - 0.014, tall * 0.86];
  const arm = [vec(0, tall * 0.62, 0), vec(x * 0.55, tall * 0.52, 0), vec(x, tall * 0.64, 0), vec(x, y, 0)];
  frame.sides.rod(metal, arm, 0.006); // arm
  frame.sides.lathe(metal, outline('0.004 0, 0.02 0.008, 0.021 0.012, 0.012 0.012, 0.012 0.024'), [x, y - 0.006], 12); // pan
  for (const end of [-x, x]) addCandle(assembly, frame, vec(end, y, 0), 0.009, candle * 0.85);
});

/** Four posts round panes of glass, a pierced roof, a ring to carry it by, and a candle within. */
const makeLantern = assembled((assembly) => {
  const { frame, width, height, depth } = assembly;
  const iron = assembly.metal('iron');
  const [halfX, halfZ] = [width / 2, depth / 2];
  const [base, roof] = [height * 0.08, height * 0.62];
  const [middle, tall] = [(roof + base) / 2, roof - base];
  frame.box(iron, [width, base, depth], [0, base / 2, 0], 0.006); // base
  frame.box(iron, [width, height * 0.04, depth], [0, roof + height * 0.02, 0], 0.005); // eaves
  const post = width * 0.08;
  const [paneX, paneZ] = [halfX - post * 0.7, halfZ - post * 0.7];
  frame.corners.box(iron, [post, tall, post], [paneX, middle, paneZ], 0.002); // post
  const hood = '1.1 0, 0.95 0.04, 0.5 0.14, 0.42 0.15, 0.42 0.2, 0.5 0.21, 0.3 0.26, 0.1 0.27, 0 0.27';
  const squashed = { sides: 16, scale: [1, 1, depth / width] } as const;
  frame.lathe(iron, outline(hood, halfX * 0.95, height), [0, roof + height * 0.035, 0], squashed);
  frame.rod(iron, outline(circle(1, 12), width * 0.16, height * 0.05), 0.0045, [0, height * 0.945, 0]); // ring
  addCandle(assembly, frame, vec(0, base, 0), width * 0.085, height * 0.2);

  const panes = assembly.part('panes');
  panes.ends.box('glass', [width - post * 2.2, tall, 0.003], [0, middle, paneZ], 0.0008);
  panes.sides.box('glass', [0.003, tall, depth - post * 2.2], [paneX, middle, 0], 0.0008);
  for (const y of [base + tall * 0.36, base + tall * 0.66]) {
    frame.ends.box(iron, [width - post, 0.005, 0.005], [0, y, halfZ - post * 0.35], 0.0015); // guard
    frame.sides.box(iron, [0.005, 0.005, depth - post], [halfX - post * 0.35, y, 0], 0.0015); // guard
  }
  const bits = assembly.part('splinters');
  for (let bit = 0; bit < 7; bit++) {
    const long = width * (0.1 + assembly.random.next() * 0.16);
    const shard = outline(`${-long / 3} 0, ${long / 3} 0, ${assembly.wobble(long / 3)} ${long}`);
    if (bit < 4) {
      const at = vec(assembly.wobble(halfX - post * 1.6 * 1.4), base, (bit % 2 ? 1 : -1) * paneZ);
      bits.slab('glass', shard, 0.003, at); // left in the frame
    } else {
      const at = vec(assembly.wobble(halfX * 0.8), 0.004, assembly.wobble(halfZ * 0.8));
      bits.slab('glass', shard, 0.003, at, { x: Math.PI / 2, y: assembly.wobble(3) }); // fallen
    }
  }
  assembly.swaps(when('broken'), panes, bits, 0.1);
});

export const candles = { candle: makeCandle, candlestick: makeCandlestick, lantern: makeLantern };
