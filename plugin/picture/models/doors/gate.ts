import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { heavily } from '../carpentry/motion.ts';
import { periodOf } from '../carpentry/period.ts';
import type { ModelMaker } from '../model.ts';
import { addBoardedLeaf, addPanelledLeaf } from './leaf.ts';

/** Two leaves that open to the front; a beam lies across them in its brackets while they are locked. */
export const makeGate: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
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
    leaf.add(workshop.tube('ring', ring, 0.01, iron), x, 1.02, depth / 2 + 0.016);
    leaf.add(workshop.ball('boss', 0.03, iron), x, 1.03, depth / 2 + 0.004).scaling.z = 0.5;
    if (side > 0)
      leaf.add(
        workshop.box(
          'cover strip',
          vec(0.05, height - 0.04, 0.014),
          heavy ? iron : woodOf(workshop, thing, 'walnut'),
          0.004,
        ),
        -width / 2,
        height / 2,
        depth / 2 - 0.004,
      );
    const bracket = workshop.box('bracket', vec(0.05, 0.14, 0.05), iron, 0.006);
    if (thing.traits.has('lockable')) leaf.add(bracket, -side * width * 0.28, 1.26, depth / 2 + 0.012);
    assembly.moves(
      (state) => (isOpen(thing, state) ? 1 : 0),
      (open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open),
      0.95,
      heavily,
    );
  }
  if (thing.traits.has('lockable')) {
    const beam = assembly.part('beam', vec(0, 1.27, depth / 2 + 0.035));
    const wood = woodOf(workshop, thing, 'oak');
    beam.add(workshop.box('beam', vec(width * 0.8, 0.11, 0.055), wood, 0.012));
    for (const side of [-1, 1])
      beam.add(workshop.box('shoe', vec(0.06, 0.12, 0.062), iron, 0.006), side * width * 0.36, 0, 0);
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
  return assembly.ready();
};
