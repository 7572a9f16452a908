import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { heavily } from '../carpentry/travel.ts';
import { periodOf } from '../carpentry/period.ts';
import { addBoardedLeaf, addPanelledLeaf } from './leaf.ts';

/** Two leaves that open to the front; a beam lies across them in its brackets while they are locked. */
export const makeGate = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const iron = metalOf(workshop, thing, 'iron');
  const heavy = periodOf(workshop) === 'old' || /gate|portcullis|grille/i.test(thing.name);
  for (const side of [-1, 1]) {
    const leaf = assembly.part(side < 0 ? 'left leaf' : 'right leaf', vec((side * width) / 2, 0, 0));
    const size = { left: 0, width: -side * (width / 2 - 0.003), height, thick: depth };
    if (heavy) addBoardedLeaf(assembly, leaf, size);
    else addPanelledLeaf(assembly, leaf, size, /glass|french|window/i.test(thing.name) ? 'glass' : 'wood');
    const x = -side * (width / 2 - 0.09);
    const ring = Array.from({ length: 13 }, (_, step) => {
      const round = (step / 12) * Math.PI * 2;
      return vec(Math.sin(round) * 0.06, Math.cos(round) * 0.06 - 0.06, 0);
    });
    leaf.rod(iron, ring, 0.01, [x, 1.02, depth / 2 + 0.016]); // ring
    leaf.ball(iron, 0.03, [x, 1.03, depth / 2 + 0.004]).scaling.z = 0.5;
    if (side > 0)
      leaf.box(
        heavy ? iron : woodOf(workshop, thing, 'walnut'),
        [0.05, height - 0.04, 0.014],
        [-width / 2, height / 2, depth / 2 - 0.004],
        0.004,
      ); // cover strip
    if (thing.traits.has('lockable'))
      leaf.box(iron, [0.05, 0.14, 0.05], [-side * width * 0.28, 1.26, depth / 2 + 0.012], 0.006); // bracket
    assembly.moves(
      (state) => isOpen(thing, state),
      (open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open),
      0.95,
      heavily,
    );
  }
  if (thing.traits.has('lockable')) {
    const beam = assembly.part('beam', vec(0, 1.27, depth / 2 + 0.035));
    const wood = woodOf(workshop, thing, 'oak');
    beam.box(wood, [width * 0.8, 0.11, 0.055], [0, 0, 0], 0.012); // beam
    for (const side of [-1, 1]) beam.box(iron, [0.06, 0.12, 0.062], [side * width * 0.36, 0, 0], 0.006); // shoe
    assembly.moves(
      (state) => (says(state, 'locked') && !isOpen(thing, state) ? 0 : 1),
      (lifted) => {
        // Lifted out of its brackets, it leans against the wall beside the left leaf.
        beam.node.position.set(
          (-width / 2 - 0.1) * lifted,
          1.27 + (width * 0.4 + 0.02 - 1.27) * lifted,
          depth / 2 + 0.035,
        );
        beam.node.rotation.z = (Math.PI / 2 + 0.06) * lifted;
      },
      0.7,
    );
  }
  assembly.burnsAt(vec(-width / 4, 0.3, depth), vec(width / 4, height * 0.45, depth));
});
