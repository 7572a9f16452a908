import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { clothOf, metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { ClothPanel } from './cloth-panel.ts';

/** How much of its width a panel takes when it is drawn aside. */
const gathered = 0.32;

/** Two panels on a rod: they part to both sides, tear into strips, gape where cut, and burn from the hem. */
export const makeCurtain = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const cloth = clothOf(workshop, thing, 'velvet', '#2f6b45');
  const gold = metalOf(workshop, thing, 'brass');
  const rodY = height - 0.035;
  frame.rod(gold, [vec(-width / 2 + 0.03, rodY, 0), vec(width / 2 - 0.03, rodY, 0)], 0.016); // rod
  for (const side of [-1, 1]) {
    frame.ball(gold, 0.034, [side * (width / 2 - 0.03), rodY, 0]); // finial
    const arm = [vec(side * (width / 2 - 0.09), rodY, 0), vec(side * (width / 2 - 0.09), rodY - 0.01, -depth / 2)];
    frame.rod(gold, arm, 0.009); // bracket
  }

  // The panels meet with a hand's breadth to spare.
  const panelWidth = width / 2 + 0.025;
  const size = {
    width: panelWidth,
    height: rodY,
    depth: depth * 0.75,
    folds: Math.max(3, Math.round(panelWidth / 0.15)),
  };
  const panels = [-1, 1].map((side) => {
    const part = assembly.part(side < 0 ? 'left panel' : 'right panel', vec((side * width) / 2, rodY + 0.008, 0));
    const panel = new ClothPanel(workshop, `${thing.id} cloth ${side}`, size, cloth, assembly.random);
    panel.mesh.parent = part.node;
    panel.mesh.position.set(side < 0 ? 0 : -panelWidth, 0, 0);
    const ring = outline('0.02 -0.006, 0.026 -0.006, 0.026 0.006, 0.02 0.006, 0.02 -0.006');
    for (let index = 0; index <= size.folds; index++) {
      part.lathe(gold, ring, [(-side * panelWidth * (index + 0.15)) / (size.folds + 0.3), -0.008, 0], {
        sides: 10,
        z: Math.PI / 2,
      }); // ring
    }
    return { part, panel };
  });

  assembly.moves(
    (state) => isOpen(thing, state),
    (open) => {
      for (const { part } of panels) part.node.scaling.set(1 - (1 - gathered) * open, 1, 1 + 0.35 * open);
    },
    0.8,
  );
  for (const harm of ['torn', 'cut'] as const) {
    assembly.moves(
      (state) => says(state, harm),
      (amount) => {
        for (const { panel } of panels) panel.harm(harm, amount);
      },
      0.6,
    );
  }
  // What fire has eaten stays eaten when it is put out.
  let hasBurnt = false;
  assembly.moves(
    (state) => {
      hasBurnt ||= says(state, 'burning') || says(state, 'worn-out') || says(state, 'burnt');
      return hasBurnt ? 1 : 0;
    },
    (amount) => {
      for (const { panel } of panels) panel.harm('burnt', amount);
    },
    4,
  );
  assembly.burnsAt(
    vec(-width * 0.3, height * 0.42, 0.02),
    vec(-width * 0.08, height * 0.34, 0.04),
    vec(width * 0.2, height * 0.4, 0.02),
  );
});
