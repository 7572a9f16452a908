import { vec } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { Finish } from '../finish.ts';
import { chamferedBox } from '../shapes/chamfered-box.ts';
import { movedShape, shadedShape } from '../shapes/placed.ts';
import { addTriangle, addVertex, emptyShape } from '../shapes/shape.ts';
import { triangulated } from '../shapes/slab.ts';
import { boundsOf } from './bounds.ts';
import type { Manner } from './manner.ts';
import type { Pile } from './pile.ts';

const down = vec(0, -1, 0);

/** A ceiling seen from below and not from above, with beams where the age leaves them bare. */
export function hangCeiling(pile: Pile, { outline, floorY, height }: Room, manner: Manner): void {
  const y = floorY + height;
  const shape = emptyShape();
  const corners = outline.map(([x, z]) => addVertex(shape, vec(x, y, z), down, x, z, 0.7));
  for (const [a, b, c] of triangulated(outline)) addTriangle(shape, corners[a] ?? 0, corners[b] ?? 0, corners[c] ?? 0);
  const boards: Finish = { substance: 'oak', pattern: 'planks', tint: '#4a3320' };
  pile.add(manner.ceiling === 'beams' ? boards : { substance: 'plaster', tint: '#e6dcc6' }, shape);
  if (manner.ceiling !== 'beams') return;
  const { west, east, south, north } = boundsOf(outline);
  const count = Math.max(2, Math.round((east - west) / 1.3));
  for (let beam = 0; beam < count; beam++) {
    const x = west + ((beam + 0.5) / count) * (east - west);
    const box = movedShape(chamferedBox(vec(0.22, 0.24, north - south), 0.025), x, y - 0.12, (south + north) / 2);
    pile.add(
      manner.trim,
      shadedShape(box, () => 0.75),
    );
  }
}
