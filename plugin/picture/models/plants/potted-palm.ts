import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { Foliage } from './foliage.ts';

/** A scaly trunk in a glazed pot, and fronds that arch to all sides. */
export const makePottedPalm = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const radius = Math.min(width, depth) / 2;
  const pot = { high: height * 0.24, wide: radius * 0.42 };
  const { substance, colour } = dressOf(thing);
  const glaze = workshop.material(
    substance === 'brass' || substance === 'copper' ? substance : 'ceramic',
    colour ?? '#3f6a78',
  );
  const p = '0 0, 0.66 0, 0.72 0.03, 0.8 0.2, 0.98 0.6, 1 0.8, 0.92 0.9, 1.06 0.94, 1.06 1, 0.9 1, 0.86 0.9, 0 0.9';
  frame.lathe(glaze, outline(p, pot.wide, pot.high), [0, 0, 0], 22); // pot
  frame.lathe('soil', outline('0.88 0, 0.4 0.02, 0 0.028', pot.wide), [0, pot.high * 0.89, 0], 16); // earth

  const crown = height * 0.56;
  const rings = 7;
  for (let ring = 0; ring < rings; ring++) {
    const high = (crown - pot.high * 0.9) / rings;
    const thick = radius * (0.12 - 0.045 * (ring / rings));
    frame.lathe(
      'bark',
      outline('0.8 0, 1 0.75, 0.95 1, 0.6 1.05', thick, high),
      [Math.sin(ring * 0.5) * 0.008, pot.high * 0.9 + ring * high, 0],
      { sides: 9, z: assembly.wobble(0.06) },
    ); // trunk
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
    frame.rod(leaf, rib, 0.0055); // rib
  }
  frame.add(foliage.mesh(workshop, `${thing.id} leaves`, leaf));
});
