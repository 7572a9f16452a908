import type { Material } from '@babylonjs/core/Materials/material.js';
import { seededRandom } from '../../../../src/kit/random.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';

interface Shard {
  readonly part: Part;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly turn: readonly [number, number, number];
}

/** Five to nine pieces of a broken thing, strewn within its footprint. */
export class Shards {
  private readonly shards: readonly Shard[];

  constructor(work: Assembly, material: Material, thickness: number) {
    const random = seededRandom(`${work.thing.id} shards`);
    const { x, y, z } = work.measures.size;
    const count = 5 + Math.floor(random.next() * 5);
    const reach = Math.min(x, z);
    this.shards = Array.from({ length: count }, (_, index) => {
      const part = work.part(`shard ${index}`);
      const long = reach * (0.14 + 0.14 * random.next());
      const corners = 3 + Math.floor(random.next() * 3);
      const outline = Array.from({ length: corners }, (_corner, corner) => {
        const angle = (corner / corners) * 2 * Math.PI;
        const radius = long * (0.5 + 0.7 * random.next());
        return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
      });
      part.plate(material, outline, thickness, [0, 0, 0]);
      const angle = (index / count) * 2 * Math.PI + random.next();
      const away = 0.15 + 0.75 * random.next();
      const [roomX, roomZ] = [x / 2 - long, z / 2 - long];
      const tilt = 0.6;
      const turn = [(random.next() - 0.5) * tilt, random.next() * 6, (random.next() - 0.5) * tilt] as const;
      const lift = thickness / 2 + long * Math.sin(tilt / 2) * 0.9;
      return {
        part,
        turn,
        from: [Math.cos(angle) * x * 0.3, y * (0.2 + 0.6 * random.next()), Math.sin(angle) * z * 0.3],
        to: [Math.cos(angle) * away * roomX, lift, Math.sin(angle) * away * roomZ],
      };
    });
  }

  /** 0 is not broken: no shard is seen. 1 lies. */
  fall(part: number): void {
    for (const { part: piece, from, to, turn } of this.shards) {
      piece.node.setEnabled(part > 0);
      const down = part * part;
      piece.node.position.set(
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * down,
        from[2] + (to[2] - from[2]) * part,
      );
      piece.node.rotation.set(turn[0] + (1 - part) * 2, turn[1] * part, turn[2] + (1 - part));
    }
  }
}
