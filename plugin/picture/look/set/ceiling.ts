import { vec } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { Finish } from '../finish.ts';
import { boxAt, shadedShape } from '../shapes/placed.ts';
import { emptyShape } from '../shapes/shape.ts';
import { addFlat } from '../shapes/slab.ts';
import { boundsOf } from './bounds.ts';
import type { Manner } from './manner.ts';
import type { Pile } from './pile.ts';

/** A ceiling seen from below and not from above, with beams where the age leaves them bare. */
export function hangCeiling(pile: Pile, { outline, floorY, height }: Room, manner: Manner): void {
  const y = floorY + height;
  const shape = emptyShape();
  addFlat(shape, outline, ([x, z]) => vec(x, y, z), vec(0, -1, 0), 0.7);
  const boards: Finish = { substance: 'oak', pattern: 'planks', tint: '#4a3320' };
  pile.add(manner.ceiling === 'beams' ? boards : { substance: 'plaster', tint: '#e6dcc6' }, shape);
  if (manner.ceiling !== 'beams') return;
  const { west, east, south, north } = boundsOf(outline);
  const count = Math.max(2, Math.round((east - west) / 1.3));
  for (let beam = 0; beam < count; beam++) {
    const x = west + ((beam + 0.5) / count) * (east - west);
    const box = boxAt([x, y - 0.12, (south + north) / 2], [0.22, 0.24, north - south], 0.025);
    pile.add(manner.trim, shadedShape(box, 0.75));
  }
}
