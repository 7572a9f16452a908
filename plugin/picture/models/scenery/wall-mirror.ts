import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';

import type { ModelMaker } from '../model.ts';
import { addGiltFrame } from './gilt-frame.ts';

/** A mirror in a gilt frame; broken, it is a star of splinters with some fallen out. */
export const makeWallMirror: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wide = Math.min(0.08, width * 0.12);
  addGiltFrame(assembly, assembly.frame, wide);
  const [paneX, paneY] = [width - wide * 1.6, height - wide * 1.6];
  assembly.frame.add(
    workshop.box('back', vec(paneX, paneY, depth * 0.2), workshop.material('felt', '#2a2320'), 0.004),
    0,
    height / 2,
    -depth * 0.3,
  );
  const mirror = workshop.material('mirror');
  const whole = assembly.part('pane');
  whole.add(workshop.box('pane', vec(paneX, paneY, 0.008), mirror, 0.002), 0, height / 2, depth * 0.08);
  const broken = assembly.part('splinters');
  const hit = vec(paneX * 0.1, paneY * 0.12, 0);
  const edge = Array.from({ length: 12 }, (_, step) => {
    const round = (step / 12) * Math.PI * 2 + assembly.wobble(0.15);
    const scale = Math.min(
      paneX / 2 / Math.max(0.01, Math.abs(Math.cos(round))),
      paneY / 2 / Math.max(0.01, Math.abs(Math.sin(round))),
    );
    return [Math.cos(round) * scale, Math.sin(round) * scale] as const;
  });
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from;
    // Two of them lie on the floor; the others look a little past each other.
    if (index === 4 || index === 9) return;
    const heart = [hit.x + assembly.wobble(0.03), hit.y + assembly.wobble(0.03)] as const;
    broken.add(workshop.slab('splinter', [heart, from, to], 0.005, mirror), 0, height / 2, depth * 0.08, {
      x: assembly.wobble(0.03),
      y: assembly.wobble(0.05),
    });
  });
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
    (value) => {
      whole.node.setEnabled(value < 0.5);
      broken.node.setEnabled(value >= 0.5);
    },
    0.1,
  );
  return assembly.ready();
};
