import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { around } from '../carpentry/layout.ts';
import type { Stuff } from '../carpentry/part.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import { Foliage } from './foliage.ts';

/** Petals round a heart that looks to the front. */
function addBloom({ random, frame }: Assembly, at: Vec3, radius: number, petal: Stuff): void {
  frame.ball('straw', radius * 0.3, at); // heart
  for (let index = 0; index < 6; index++) {
    const round = (index / 6) * Math.PI * 2 + random.next() * 0.2;
    const [x, y] = [at.x + Math.cos(round) * radius * 0.5, at.y + Math.sin(round) * radius * 0.5];
    frame.ball(petal, radius * 0.42, [x, y, at.z - radius * 0.08], { z: round, scale: [1, 1, 0.35] }); // petal
  }
}

/** One stem that lies on its side, its bloom to the front. */
const makeFlower = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const bloom = Math.min(width, height) / 2;
  const stem = [vec(0, 0.006, -depth / 2), vec(0.004, height * 0.3, 0), vec(0, height / 2, depth / 2 - bloom * 0.6)];
  frame.rod('leaf', stem, 0.0035);
  const leaf = outline('-0.004 0, 0.004 0, 0.014 0.025, 0 0.055, -0.014 0.025');
  for (const [z, yaw] of outline('-0.2 0.7, 0.05 -0.8'))
    frame.slab('leaf', leaf, 0.002, [0, height * 0.22, z * depth], { x: Math.PI / 2, y: yaw });
  const petal = workshop.material('petal', dressOf(thing).colour);
  addBloom(assembly, vec(0, height / 2, depth / 2 - bloom * 0.4), bloom, petal);
});

/** Blooms of several colours over a paper cone that lies on its side. */
const makeBouquet = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const { colour } = dressOf(thing);
  const tints = colour ? [colour, '#efe2c4'] : ['#c8324a', '#e0b23c', '#f2ede0', '#6b4a8a'];
  const half = Math.min(width, height) / 2;
  const [middle, y] = [height / 2, (height / 2) * 0.85];
  const lying = { sides: 12, x: Math.PI / 2 };
  frame.lathe('paper', outline('0.16 0, 0.24 0.3, 0.9 0.72', half, depth), [0, y, -depth / 2 + depth * 0.08], lying); // paper
  frame.lathe('silk #a32b26', outline('0.24 -0.014, 0.3 0, 0.24 0.014', half), [0, y, -depth * 0.16], lying); // ribbon
  for (let stem = 0; stem < 5; stem++) {
    const end = vec(assembly.wobble(half * 0.14), y + assembly.wobble(half * 0.14), -depth / 2);
    frame.rod('leaf', [end, vec(0, y, -depth * 0.2)], 0.004);
  }
  for (let bloom = 0; bloom < 9; bloom++) {
    const round = bloom * 2.4;
    const out = Math.sqrt(bloom / 9);
    const at = vec(
      Math.cos(round) * out * (width / 2 - half * 0.28),
      middle + Math.sin(round) * out * (height / 2 - half * 0.3),
      depth / 2 - half * 0.25 - out * out * depth * 0.14,
    );
    addBloom(assembly, at, half * 0.34, workshop.material('petal', tints[bloom % tints.length]));
  }
});

/** A small plant in a clay pot. */
const makePotPlant = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const radius = Math.min(width, depth) / 2;
  const [high, wide] = [height * 0.4, radius * 0.62];
  const pot = outline('0 0, 0.7 0, 0.92 0.78, 1.04 0.8, 1.06 1, 0.92 1, 0.88 0.88, 0 0.86', wide, high);
  const vessel: Piece = (part) => void part.lathe('clay', pot, [0, 0, 0], 18);
  const soil = outline(`${wide * 0.5} ${-high * 0.6}, ${wide * 0.86} 0, ${wide * 0.5} 0.012, 0 0.016`);
  const ball: Piece = (part) => void part.lathe('soil', soil, [0, high * 0.86, 0], 12);
  const plant: Piece = (part) => {
    const foliage = new Foliage(assembly.random);
    const { colour } = dressOf(thing);
    const blooms = /geranium|flower|rose|violet/i.test(thing.name) ? workshop.material('petal', colour) : undefined;
    for (const [stem, { yaw, at }] of around(9).entries()) {
      const share = stem % 2 ? 0.68 : 0.4;
      const top = at(radius * share, high + (height - high) * (1 - 0.5 * share) * 0.96);
      const half = vec(top.x * 0.4, (high + top.y) / 2, top.z * 0.4);
      part.rod('leaf', [vec(0, high * 0.85, 0), half, top], 0.003); // stem
      for (const side of [-1, 1]) {
        foliage.leaf(top, yaw + side * 1.4, 0.2, radius * 0.4, radius * 0.26, 0.4);
        foliage.leaf(half, yaw + side * 0.8, 0.3, radius * 0.42, radius * 0.26, 0.5);
      }
      foliage.leaf(top, yaw, 0.3, radius * 0.36, radius * 0.24, 0.4);
      if (blooms && stem % 2) part.ball(blooms, radius * 0.14, top); // bloom
    }
    part.add(foliage.mesh(workshop, `${thing.id} leaves`, workshop.material('leaf')));
  };
  const sherds = around(6).map(({ yaw, at }, index): Piece => (part) => {
    const [w, h] = [wide * (0.45 + 0.06 * index), high * (0.9 - 0.08 * index)];
    part.slab('clay', outline('-1 0, 0.6 0.08, 1 0.6, 0.2 1, -0.7 0.7', w, h), 0.008, at(wide, 0), { y: yaw }); // sherd
  });
  for (const piece of [vessel, ball, plant]) piece(frame);
  assembly.breaksInto([...sherds, ball, plant], [frame]);
});

const palmPot = '0 0, 0.66 0, 0.72 0.03, 0.8 0.2, 0.98 0.6, 1 0.8, 0.92 0.9, 1.06 0.94, 1.06 1, 0.9 1, 0.86 0.9, 0 0.9';

/** A scaly trunk in a glazed pot, and fronds that arch to all sides. */
const makePottedPalm = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const radius = Math.min(width, depth) / 2;
  const pot = { high: height * 0.24, wide: radius * 0.42 };
  const { substance, colour } = dressOf(thing);
  const ware = substance === 'brass' || substance === 'copper' ? substance : 'ceramic';
  frame.lathe(workshop.material(ware, colour ?? '#3f6a78'), outline(palmPot, pot.wide, pot.high), [0, 0, 0], 22); // pot
  frame.lathe('soil', outline('0.88 0, 0.4 0.02, 0 0.028', pot.wide), [0, pot.high * 0.89, 0], 16); // earth

  const crown = height * 0.56;
  const rings = 7;
  const high = (crown - pot.high * 0.9) / rings;
  for (let ring = 0; ring < rings; ring++) {
    const thick = radius * (0.12 - 0.045 * (ring / rings));
    const at = vec(Math.sin(ring * 0.5) * 0.008, pot.high * 0.9 + ring * high, 0);
    const scale = outline('0.8 0, 1 0.75, 0.95 1, 0.6 1.05', thick, high);
    frame.lathe('bark', scale, at, { sides: 9, z: assembly.wobble(0.06) }); // trunk
  }
  const foliage = new Foliage(assembly.random);
  for (let frond = 0; frond < 13; frond++) {
    const inner = frond >= 8;
    const yaw = (inner ? (frond - 8) / 5 : frond / 8) * Math.PI * 2 + assembly.wobble(0.2) + (inner ? 0.4 : 0);
    const rise = (height - crown) * (inner ? 0.98 : 0.72) + assembly.wobble(0.03);
    const rib = foliage.frond({
      from: vec(0, crown - 0.02, 0),
      yaw,
      out: radius * (inner ? 0.6 : 0.97),
      rise: Math.min(rise, height - crown),
      droop: inner ? 0.1 : height * 0.2,
      pairs: inner ? 9 : 12,
    });
    frame.rod('leaf', rib, 0.0055);
  }
  frame.add(foliage.mesh(workshop, `${thing.id} leaves`, workshop.material('leaf')));
});

/** A knotted trunk that forks, under clumps of leaves as a toymaker carves them. */
const makeTree = assembled((assembly) => {
  const { thing, frame, width, height, depth } = assembly;
  const radius = Math.min(width, depth) / 2;
  const thick = Math.min(0.16, radius * 0.16);
  if (/stump/i.test(thing.name)) {
    frame.lathe('bark', outline('0 0, 1 0, 0.7 0.15, 0.55 0.6, 0.6 1', radius, height), [0, 0, 0], 14); // stump
    frame.lathe('pine', outline('0 0.004, 0.58 0', radius), [0, height, 0], 14); // rings
    return;
  }
  const trunk = `0 0, 1.9 0, 1.2 0.05, 1 0.2, 0.85 0.5, 0 ${0.5 + 0.05 / height}`;
  frame.lathe('bark', outline(trunk, thick, height), [0, 0, 0], 11);
  if (/christmas|pine|fir|spruce/i.test(thing.name)) addBoughs(assembly, radius);
  else addClumps(assembly, radius, thick);
});

function addBoughs({ frame, height }: Assembly, radius: number): void {
  const tiers = 5;
  for (let tier = 0; tier < tiers; tier++) {
    const up = (height * 0.8 * tier) / (tiers + 0.6);
    const wide = radius * (1 - tier / (tiers + 0.4));
    const high = Math.min(height * 0.84 - up, height * 0.3);
    const edge = `0 0.06, ${wide * 0.9} 0.02, ${wide} 0, ${wide * 0.5} ${high * 0.5}, ${wide * 0.12} ${high}`;
    frame.lathe('leaf #2d5132', outline(edge), [0, height * 0.16 + up, 0], { sides: 13, y: tier }); // bough
  }
}

function addClumps(assembly: Assembly, radius: number, thick: number): void {
  const { frame, height } = assembly;
  const fork = height * 0.5;
  const places = path('0 0.83 0, 0.5 0.68 0.15, -0.5 0.7 0.2, 0.1 0.64 -0.52, -0.15 0.62 0.55, 0.3 0.8 -0.3', radius, height, radius); // prettier-ignore
  const sizes = [0.42, 0.4, 0.38, 0.4, 0.38, 0.34];
  const greens = ['leaf', 'leaf #5d8a3e', 'leaf #3f6a34'] as const;
  const green = (index: number): Stuff => greens[index % 3] ?? 'leaf';
  // Faceted like a carved thing; a smooth ball of this size costs five times as much.
  const clump = (size: number) => outline('0 -1, 0.5 -0.86, 0.86 -0.5, 1 0, 0.86 0.5, 0.5 0.86, 0 1', size, size);
  places.forEach((at, index) => {
    const size = (sizes[index] ?? 0) * radius;
    frame.rod('bark', [vec(0, fork - 0.1, 0), vec(at.x * 0.5, (fork + at.y) / 2, at.z * 0.5), at], thick * 0.4); // branch
    const flattened = { sides: 9, y: index, scale: [1.12, Math.min(0.85, (height - at.y) / size), 1.12] } as const;
    frame.lathe(green(index), clump(size), at, flattened);
    for (let knob = 0; knob < 4; knob++) {
      const round = knob * 1.57 + index;
      const y = at.y - size * 0.15 + assembly.wobble(0.1);
      const beside = vec(at.x + Math.sin(round) * size * 0.8, y, at.z + Math.cos(round) * size * 0.8);
      frame.lathe(green(index + knob), clump(size * 0.5), beside, 9);
    }
  });
}

export const plants = {
  bouquet: makeBouquet,
  flower: makeFlower,
  'pot-plant': makePotPlant,
  'potted-palm': makePottedPalm,
  tree: makeTree,
};
