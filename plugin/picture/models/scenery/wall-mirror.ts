import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { addGiltFrame } from './gilt-frame.ts';

/** A mirror in a gilt frame; broken, it is a star of splinters with some fallen out. */
export const makeWallMirror = assembled((assembly) => {
  const { width, height, depth } = assembly;
  const wide = Math.min(0.08, width * 0.12);
  addGiltFrame(assembly, assembly.frame, wide);
  const [paneX, paneY] = [width - wide * 1.6, height - wide * 1.6];
  assembly.frame.box('felt #2a2320', [paneX, paneY, depth * 0.2], [0, height / 2, -depth * 0.3], 0.004); // back
  const whole = assembly.part('pane');
  whole.box('mirror', [paneX, paneY, 0.008], [0, height / 2, depth * 0.08], 0.002); // pane
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
    broken.slab('mirror', [heart, from, to], 0.005, [0, height / 2, depth * 0.08], {
      x: assembly.wobble(0.03),
      y: assembly.wobble(0.05),
    }); // splinter
  });
  assembly.moves(
    when('broken'),
    (value) => {
      whole.node.setEnabled(value < 0.5);
      broken.node.setEnabled(value >= 0.5);
    },
    0.1,
  );
});
