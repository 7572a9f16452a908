import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';
import { Foliage } from './foliage.ts';

/** A scaly trunk in a glazed pot, and fronds that arch to all sides. */
export const makePottedPalm: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const radius = Math.min(width, depth) / 2;
  const pot = { high: height * 0.24, wide: radius * 0.42 };
  const { substance, colour } = dressOf(thing);
  const glaze = workshop.material(
    substance === 'brass' || substance === 'copper' ? substance : 'ceramic',
    colour ?? '#3f6a78',
  );
  const p = [[0, 0], [0.66, 0], [0.72, 0.03], [0.8, 0.2], [0.98, 0.6], [1, 0.8], [0.92, 0.9], [1.06, 0.94], [1.06, 1], [0.9, 1], [0.86, 0.9], [0, 0.9]] as const; // prettier-ignore
  frame.add(workshop.lathe('pot', p.map(([r, h]) => [r * pot.wide, h * pot.high] as const), glaze, 22)); // prettier-ignore
  frame.add(
    workshop.lathe(
      'earth',
      [
        [pot.wide * 0.88, 0],
        [pot.wide * 0.4, 0.02],
        [0, 0.028],
      ],
      workshop.material('soil'),
      16,
    ),
    0,
    pot.high * 0.89,
    0,
  );

  const crown = height * 0.56;
  const bark = workshop.material('bark');
  const rings = 7;
  for (let ring = 0; ring < rings; ring++) {
    const high = (crown - pot.high * 0.9) / rings;
    const thick = radius * (0.12 - 0.045 * (ring / rings));
    const scale = workshop.lathe(
      'trunk',
      [
        [thick * 0.8, 0],
        [thick, high * 0.75],
        [thick * 0.95, high],
        [thick * 0.6, high * 1.05],
      ],
      bark,
      9,
    );
    frame.add(scale, Math.sin(ring * 0.5) * 0.008, pot.high * 0.9 + ring * high, 0, { z: assembly.wobble(0.06) });
  }
  const leaf = workshop.material('leaf');
  const foliage = new Foliage(assembly.random);
  const fronds = 13;
  for (let frond = 0; frond < fronds; frond++) {
    const inner = frond >= 8;
    const yaw = (inner ? (frond - 8) / 5 : frond / 8) * Math.PI * 2 + assembly.wobble(0.2) + (inner ? 0.4 : 0);
    const rise = (height - crown) * (inner ? 0.98 : 0.72) + assembly.wobble(0.03);
    const out = radius * (inner ? 0.6 : 0.97);
    const rib = foliage.frond({
      from: vec(0, crown - 0.02, 0),
      yaw,
      out,
      rise: Math.min(rise, height - crown),
      droop: inner ? 0.1 : height * 0.2,
      pairs: inner ? 9 : 12,
    });
    frame.add(workshop.tube('rib', rib, 0.0055, leaf));
  }
  frame.add(foliage.mesh(workshop, `${thing.id} leaves`, leaf));
  return assembly.ready();
};
