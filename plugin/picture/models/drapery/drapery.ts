import { vec } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { surfaceShape } from '../../look/shapes/surface.ts';
import { row } from '../carpentry/layout.ts';
import { ClothPanel } from './cloth-panel.ts';

/** How much of its width a panel takes when it is drawn aside. */
const gathered = 0.32;
/** How far it hangs apart when it is torn: whoever stood behind it is seen. */
const tornApart = 0.75;

/** How high the cloth lies that has come down, and how far it spreads. */
const heap = { high: 0.16, deep: 0.62, wide: 0.8 } as const;

/** Cloth as it has fallen: a low mound of folds, uneven at its edge. */
const heapShape = (width: number, phase: number): ReturnType<typeof surfaceShape> =>
  surfaceShape({ columns: 16, rows: 28, covers: [heap.deep, width * heap.wide] }, (u, v) => {
    const [across, along] = [u * 2 - 1, v * 2 - 1];
    const reach = 0.86 + 0.14 * Math.sin(Math.atan2(across, along) * 5 + phase);
    const inward = Math.max(0, 1 - Math.hypot(across, along) ** 2);
    const fold = 0.5 + 0.5 * Math.sin(along * 13 + across * 4 + phase) * Math.cos(across * 7 + phase);
    const high = Math.sqrt(inward) * heap.high * (0.35 + 0.65 * fold);
    const at = vec((along * reach * width * heap.wide) / 2, high, (across * reach * heap.deep) / 2);
    return { at, light: 0.35 + 0.65 * fold };
  });

/**
 * Two panels on a rod: they part to both sides, gape where cut, and burn from the hem. Torn, they are rags on their rings,
 * and the rest lies on the floor below.
 */
const makeCurtain = assembled((assembly) => {
  const { workshop, thing, random, frame, width, height, depth } = assembly;
  const cloth = assembly.cloth('velvet', '#2f6b45');
  const gold = assembly.metal('brass');
  const rodY = height - 0.035;
  frame.rod(gold, [vec(-width / 2 + 0.03, rodY, 0), vec(width / 2 - 0.03, rodY, 0)], 0.016); // rod
  frame.sides.ball(gold, 0.034, [width / 2 - 0.03, rodY, 0]); // finial
  frame.sides.rod(gold, [vec(0, 0, 0), vec(0, -0.01, -depth / 2)], 0.009, [width / 2 - 0.09, rodY, 0]); // bracket

  // The panels meet with a hand's breadth to spare.
  const wide = width / 2 + 0.025;
  const size = { width: wide, height: rodY, depth: depth * 0.75, folds: Math.max(3, Math.round(wide / 0.15)) };
  const ring = outline('0.02 -0.006, 0.026 -0.006, 0.026 0.006, 0.02 0.006, 0.02 -0.006');
  const panels = [-1, 1].map((side) => {
    const part = assembly.part(side < 0 ? 'left panel' : 'right panel', vec((side * width) / 2, rodY + 0.008, 0));
    const panel = new ClothPanel(workshop, `${thing.id} cloth ${side}`, size, cloth, random);
    panel.mesh.parent = part.node;
    panel.mesh.position.set(side < 0 ? 0 : -wide, 0, 0);
    for (let index = 0; index <= size.folds; index++) {
      const x = (-side * wide * (index + 0.15)) / (size.folds + 0.3);
      part.lathe(gold, ring, [x, -0.008, 0], { sides: 10, z: Math.PI / 2 });
    }
    return { part, panel };
  });

  const fallen = assembly.part('fallen cloth');
  const mound = workshop.mesh(`${thing.id} fallen cloth`, heapShape(width, random.next() * 6), cloth);
  mound.parent = fallen.node;
  mound.position.set(0, 0, heap.deep * 0.2);

  let [opened, torn] = [0, 0];
  const hang = (): void => {
    const apart = Math.max(opened, torn * tornApart);
    for (const { part } of panels) part.node.scaling.set(1 - (1 - gathered) * apart, 1, 1 + 0.35 * apart);
  };
  const harm = (kind: 'torn' | 'cut' | 'burnt') => (amount: number) => {
    for (const { panel } of panels) panel.harm(kind, amount);
  };
  const tear = harm('torn');
  assembly.opens((amount) => {
    opened = amount;
    hang();
  }, 0.8);
  const fall = (amount: number): void => {
    torn = amount;
    tear(amount);
    fallen.node.setEnabled(amount > 0.05);
    hang();
  };
  assembly.moves(when('torn'), fall, 0.6);
  assembly.moves(when('cut'), harm('cut'), 0.6);
  // What fire has eaten stays eaten when it is put out.
  let hasBurnt = false;
  const isBurnt = when('burning worn-out burnt');
  assembly.moves((state) => (hasBurnt ||= isBurnt(state)), harm('burnt'), 4);
  const flames = path('-0.3 0.42 0.02, -0.08 0.34 0.04, 0.2 0.4 0.02', width, height);
  assembly.burnsAt(...flames);
});

/** A woven field within two borders, with fringes at its ends. */
const makeCarpet = assembled((assembly) => {
  const { frame, width, height: thick, depth } = assembly;
  const fringe = Math.min(0.06, width * 0.04);
  const body = width - fringe * 2;
  const insets = [0, 0.05, 0.075, 0.16, 0.18];
  const borders = ['wool #1f2a44', 'wool #b48a4a', 'wool #7a231f', 'wool #b48a4a'] as const;
  for (const [layer, inset] of insets.entries()) {
    const high = thick * (0.7 + (0.3 * layer) / 4);
    const edge = inset * Math.min(1, depth / 1.2);
    const stuff = borders[layer] ?? assembly.cloth('carpet');
    frame.box(stuff, [body - edge * 2, high, depth - edge * 2], [0, high / 2, 0], 0.003); // layer
  }
  for (const side of [-1, 1])
    for (const z of row(Math.round(depth / 0.06), depth)) {
      const at = vec(side * (width / 2 - fringe / 2), thick * 0.25, z);
      frame.box('linen', [fringe, thick * 0.45, 0.022], at, { chamfer: 0.003, y: assembly.wobble(0.22) }); // tassel
    }
});

export const drapery = { carpet: makeCarpet, curtain: makeCurtain };
