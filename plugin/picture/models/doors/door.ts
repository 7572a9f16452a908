import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import { heavily } from '../carpentry/travel.ts';
import type { Part } from '../carpentry/part.ts';
import { periodOf } from '../carpentry/period.ts';
import { addBoardedLeaf, addPanelledLeaf, addPlainLeaf, type LeafSize } from './leaf.ts';

/** One leaf on its hinge at −x that opens a quarter turn to the front; its handle turns, its bolt shoots. */
export const makeDoor = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
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
    (state) => isOpen(thing, state),
    (open) => void (leaf.node.rotation.y = (-Math.PI / 2) * open),
    0.8,
    heavily,
  );
  assembly.moves(
    when('broken'),
    (broken) => {
      // It hangs from its lower hinge alone.
      leaf.node.rotation.z = -0.07 * broken;
      leaf.node.position.x = -width / 2 + 0.02 * broken;
    },
    0.5,
  );
  assembly.burnsAt(vec(-width / 4, height * 0.15, depth), vec(width / 5, height * 0.5, depth));
});

/** Knob or ring on both sides, and above it a bolt where there is a lock. */
function addHandle(assembly: Assembly, leaf: Part, x: number, y: number, face: number, usual: 'iron' | 'brass'): void {
  const { workshop, thing, measures } = assembly;
  const metal = metalOf(workshop, thing, usual);
  for (const side of [-1, 1]) leaf.box(metal, [0.045, 0.19, 0.006], [x, y, side * (face + 0.002)], 0.002); // plate
  const handle = assembly.part('handle', vec(x, y + 0.02, 0), leaf);
  for (const side of [-1, 1]) {
    const z = side * (face + 0.03);
    handle.rod(metal, [vec(0, 0, side * face), vec(0, 0, z)], 0.009); // stem
    if (usual === 'brass') {
      handle.ball(metal, 0.026, [0, 0, z]).scaling.z = 0.8;
      continue;
    }
    const ring = Array.from({ length: 13 }, (_, step) => {
      const round = (step / 12) * Math.PI * 2;
      return vec(Math.sin(round) * 0.042, Math.cos(round) * 0.042 - 0.042, 0);
    });
    handle.rod(metal, ring, 0.0065, [0, 0, z]); // ring
  }
  assembly.moves(
    (state) => isOpen(thing, state),
    (turn) => void (handle.node.rotation.z = -Math.sin(turn * Math.PI) * 0.9),
    0.45,
  );
  if (!thing.traits.has('lockable')) return;
  const bolt = assembly.part('bolt', vec(x - 0.05, y + 0.22, face + 0.012), leaf);
  bolt.box(metal, [0.15, 0.022, 0.016], [0, 0, 0], 0.005); // bolt
  bolt.ball(metal, 0.013, [-0.02, 0, 0.014]); // bolt knob
  leaf.box(metal, [0.02, 0.042, 0.024], [x + 0.005, y + 0.22, face + 0.01], 0.004); // keeper
  leaf.box(metal, [0.02, 0.042, 0.024], [x - 0.1, y + 0.22, face + 0.01], 0.004); // keeper
  const shot = Math.min(0.075, measures.size.x * 0.08);
  assembly.moves(when('locked'), (locked) => void (bolt.node.position.x = x - 0.05 + shot * locked), 0.35);
}
