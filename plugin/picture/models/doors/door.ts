import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import { heavily } from '../carpentry/motion.ts';
import type { Part } from '../carpentry/part.ts';
import { periodOf } from '../carpentry/period.ts';
import type { ModelMaker } from '../model.ts';
import { addBoardedLeaf, addPanelledLeaf, addPlainLeaf, type LeafSize } from './leaf.ts';

/** One leaf on its hinge at −x that opens a quarter turn to the front; its handle turns, its bolt shoots. */
export const makeDoor: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const leaf = assembly.part('leaf', vec(-width / 2, 0, 0));
  const size: LeafSize = { left: 0, width, height, thick: depth };
  const make = dressOf(thing).substance;
  const period = periodOf(workshop);
  if (make === 'glass') addPanelledLeaf(assembly, leaf, size, 'glass');
  else if (make === 'felt') addPanelledLeaf(assembly, leaf, size, 'baize');
  else if (period === 'old' || make === 'iron') addBoardedLeaf(assembly, leaf, size);
  else if (period === 'plain') addPlainLeaf(assembly, leaf, size);
  else addPanelledLeaf(assembly, leaf, size, 'wood');
  addHandle(assembly, leaf, width - 0.075, Math.min(1, height / 2), depth / 2, period === 'old' ? 'iron' : 'brass');

  assembly.moves(
    (state) => (isOpen(thing, state) ? 1 : 0),
    (open) => void (leaf.node.rotation.y = (-Math.PI / 2) * open),
    0.8,
    heavily,
  );
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
    (broken) => {
      // It hangs from its lower hinge alone.
      leaf.node.rotation.z = -0.07 * broken;
      leaf.node.position.x = -width / 2 + 0.02 * broken;
    },
    0.5,
  );
  assembly.burnsAt(vec(-width / 4, height * 0.15, depth), vec(width / 5, height * 0.5, depth));
  return assembly.ready();
};

/** Knob or ring on both sides, and above it a bolt where there is a lock. */
function addHandle(assembly: Assembly, leaf: Part, x: number, y: number, face: number, usual: 'iron' | 'brass'): void {
  const { workshop, thing, measures } = assembly;
  const metal = metalOf(workshop, thing, usual);
  for (const side of [-1, 1])
    leaf.add(workshop.box('plate', vec(0.045, 0.19, 0.006), metal, 0.002), x, y, side * (face + 0.002));
  const handle = assembly.part('handle', vec(x, y + 0.02, 0), leaf);
  for (const side of [-1, 1]) {
    const z = side * (face + 0.03);
    handle.add(workshop.tube('stem', [vec(0, 0, side * face), vec(0, 0, z)], 0.009, metal));
    if (usual === 'brass') {
      handle.add(workshop.ball('knob', 0.026, metal), 0, 0, z).scaling.z = 0.8;
      continue;
    }
    const ring = Array.from({ length: 13 }, (_, step) => {
      const round = (step / 12) * Math.PI * 2;
      return vec(Math.sin(round) * 0.042, Math.cos(round) * 0.042 - 0.042, 0);
    });
    handle.add(workshop.tube('ring', ring, 0.0065, metal), 0, 0, z);
  }
  assembly.moves(
    (state) => (isOpen(thing, state) ? 1 : 0),
    (turn) => void (handle.node.rotation.z = -Math.sin(turn * Math.PI) * 0.9),
    0.45,
  );
  if (!thing.traits.has('lockable')) return;
  const bolt = assembly.part('bolt', vec(x - 0.05, y + 0.22, face + 0.012), leaf);
  bolt.add(workshop.box('bolt', vec(0.15, 0.022, 0.016), metal, 0.005));
  bolt.add(workshop.ball('bolt knob', 0.013, metal), -0.02, 0, 0.014);
  leaf.add(workshop.box('keeper', vec(0.02, 0.042, 0.024), metal, 0.004), x + 0.005, y + 0.22, face + 0.01);
  leaf.add(workshop.box('keeper', vec(0.02, 0.042, 0.024), metal, 0.004), x - 0.1, y + 0.22, face + 0.01);
  const shot = Math.min(0.075, measures.size.x * 0.08);
  assembly.moves(
    (state) => (says(state, 'locked') ? 1 : 0),
    (locked) => void (bolt.node.position.x = x - 0.05 + shot * locked),
    0.35,
  );
}
