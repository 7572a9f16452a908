import { vec } from '../../../stage/space/vector.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';

/** A leaf that begins at `left` from its hinge and goes `width` from there, to the left where that is negative. */
export interface LeafSize {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly thick: number;
}

/** Upright boards on ledges with iron straps and nails. */
export function addBoardedLeaf(assembly: Assembly, leaf: Part, { left, width, height, thick }: LeafSize): void {
  const wood = assembly.wood('oak');
  const iron = assembly.metal('iron');
  const middle = left + width / 2;
  const wide = Math.abs(width);
  const count = Math.max(3, Math.round(wide / 0.18));
  const boards = { across: 'x', count, chamfer: 0.008, uneven: thick * 0.1 } as const;
  assembly.planks(leaf, wood, [wide - 0.008, height - 0.012, thick * 0.8], [middle, height / 2, 0], boards);
  const bands = height > 1.4 ? [0.13, 0.5, 0.87] : [0.2, 0.8];
  for (const part of bands) {
    const nailed = { chamfer: 0.006, z: assembly.wobble(0.006) };
    leaf.box(wood, [wide - 0.06, 0.11, thick * 0.25], [middle, height * part, -thick * 0.4], nailed); // ledge
    const strap = wide * 0.86;
    const tip = Math.sign(width);
    const shape = outline('0 -0.026, 0.86 -0.017, 0.92 -0.034, 1 0, 0.92 0.034, 0.86 0.017, 0 0.026', strap * tip);
    leaf.slab(iron, tip > 0 ? shape : [...shape].reverse(), 0.008, [left, height * part, thick * 0.44]); // strap
    for (const along of [0.12, 0.35, 0.58, 0.81])
      leaf.ball(iron, 0.012, [left + tip * strap * along, height * part, thick * 0.46]); // nail
  }
}

/** Stiles and rails round raised panels, panes of glass, or stretched baize with brass nails. */
export function addPanelledLeaf(
  assembly: Assembly,
  leaf: Part,
  { left, width, height, thick }: LeafSize,
  filling: 'wood' | 'glass' | 'baize',
): void {
  const { workshop } = assembly;
  const wood = filling === 'glass' ? workshop.material('painted-wood', '#dfe3d6') : assembly.wood('walnut');
  const middle = left + width / 2;
  const wide = Math.abs(width);
  const stile = Math.min(0.11, wide * 0.15);
  const box = (x: number, y: number, w: number, h: number, d: number, material = wood) =>
    leaf.box(material, [w, h, d], [middle + x, y, 0], Math.min(0.008, d * 0.3));

  for (const side of [-1, 1]) box(side * (wide / 2 - stile / 2), height / 2, stile, height - 0.008, thick); // stile
  const rows = filling === 'wood' ? [0, 0.36, 0.78, 1] : filling === 'glass' ? [0, 0.3, 1] : [0, 0.5, 1];
  const clear = height - stile * 1.2;
  const railY = rows.map((part) => stile * 0.6 + clear * part);
  railY.forEach((y, index) => box(0, y, wide - stile * 2, index === 0 ? stile * 1.2 : stile, thick - 0.002)); // rail
  if (filling === 'wood') box(0, height / 2, stile * 0.8, height - stile, thick - 0.004); // muntin
  for (let row = 0; row < railY.length - 1; row++) {
    const [low, high] = [(railY[row] ?? 0) + stile / 2, (railY[row + 1] ?? 0) - stile / 2];
    const [y, tall] = [(low + high) / 2, high - low];
    const inner = wide - stile * 2;
    if (filling === 'glass' && row === 1) {
      box(0, y, inner, tall, 0.006, workshop.material('glass')); // pane
      for (const part of [-1 / 6, 1 / 6]) box(inner * part * 2 * 0.5, y, 0.018, tall, thick * 0.6); // bar
      for (const part of [-0.25, 0, 0.25]) box(0, y + tall * part, inner, 0.018, thick * 0.58); // bar
    } else if (filling === 'baize') {
      box(0, y, inner + 0.01, tall + 0.01, thick * 0.7, workshop.material('felt', '#2f6a45')); // baize
      for (let nail = 0; nail <= 8; nail++)
        for (const side of [-1, 1]) {
          const at = [
            middle + side * (inner / 2 - 0.02),
            low + 0.02 + ((tall - 0.04) * nail) / 8,
            thick * 0.36,
          ] as const;
          leaf.ends.box('brass', [0.015, 0.015, 0.008], at, 0.003); // nail
        }
    } else {
      for (const side of filling === 'wood' ? [-1, 1] : [0]) {
        const panel = filling === 'wood' ? inner / 2 - stile * 0.4 : inner;
        box(side * (panel / 2 + stile * 0.4), y, panel + 0.006, tall + 0.006, thick * 0.35); // panel
        box(side * (panel / 2 + stile * 0.4), y, panel - 0.05, tall - 0.05, thick * 0.62); // field
      }
    }
  }
  const brass = assembly.metal('brass');
  for (const part of [0.12, 0.88]) {
    const hinge = [vec(left, height * part - 0.045, thick / 2), vec(left, height * part + 0.045, thick / 2)];
    leaf.rod(brass, hinge, 0.009); // hinge
  }
}

/** A smooth leaf with a kick plate and a narrow pane. */
export function addPlainLeaf(assembly: Assembly, leaf: Part, { left, width, height, thick }: LeafSize): void {
  const wood = assembly.wood('painted-wood', '#7f9a93');
  const middle = left + width / 2;
  const wide = Math.abs(width);
  const [paneWide, paneLow, paneHigh] = [wide * 0.16, height * 0.52, height * 0.86];
  const paneX = middle + wide * 0.22;
  const beside = paneX - paneWide / 2 - (middle - wide / 2);
  const beyond = middle + wide / 2 - (paneX + paneWide / 2);
  const add = (x: number, y: number, w: number, h: number) => leaf.box(wood, [w, h, thick], [x, y, 0], 0.006);
  add(middle - wide / 2 + beside / 2, height / 2, beside, height - 0.008);
  add(middle + wide / 2 - beyond / 2, height / 2, beyond, height - 0.008);
  add(paneX, paneLow / 2 + 0.002, paneWide + 0.012, paneLow - 0.004);
  add(paneX, (paneHigh + height) / 2 - 0.002, paneWide + 0.012, height - paneHigh - 0.004);
  leaf.box('glass', [paneWide, paneHigh - paneLow, 0.008], [paneX, (paneLow + paneHigh) / 2, 0], 0.002); // pane
  leaf.ends.box(assembly.metal('steel'), [wide - 0.06, 0.2, 0.004], [middle, 0.13, thick / 2 + 0.001], 0.0015); // kick
}
