import { assembled } from '../carpentry/assembly.ts';
import { clothOf } from '../carpentry/dress.ts';

/** A woven field within two borders, with fringes at its ends. */
export const makeCarpet = assembled((assembly) => {
  const { workshop, thing, measures, frame } = assembly;
  const { x: width, y: thick, z: depth } = measures.size;
  const fringe = Math.min(0.06, width * 0.04);
  const body = width - fringe * 2;
  const layers = [
    [0, workshop.material('wool', '#1f2a44')],
    [0.05, workshop.material('wool', '#b48a4a')],
    [0.075, workshop.material('wool', '#7a231f')],
    [0.16, workshop.material('wool', '#b48a4a')],
    [0.18, clothOf(workshop, thing, 'carpet')],
  ] as const;
  layers.forEach(([inset, material], index) => {
    const high = thick * (0.7 + (0.3 * index) / (layers.length - 1));
    const edge = inset * Math.min(1, depth / 1.2);
    frame.box(material, [body - edge * 2, high, depth - edge * 2], [0, high / 2, 0], 0.003); // layer
  });
  const tassels = Math.round(depth / 0.06);
  for (const side of [-1, 1])
    for (let tassel = 0; tassel < tassels; tassel++) {
      const z = -depth / 2 + (depth * (tassel + 0.5)) / tassels;
      frame.box('linen', [fringe, thick * 0.45, 0.022], [side * (width / 2 - fringe / 2), thick * 0.25, z], {
        chamfer: 0.003,
        y: assembly.wobble(0.22),
      }); // tassel
    }
});
