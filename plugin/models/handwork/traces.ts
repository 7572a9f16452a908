import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { State } from '../../../src/drama/state.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { says } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';
import type { Handwork } from './handwork.ts';

/** What wet and dirt leave on and around a thing; made when first wanted, for most things never are either. */
export class Traces {
  private wet: { readonly drops: Part; readonly puddle: Part } | undefined;
  private dirt: Part | undefined;

  constructor(private readonly work: Handwork) {}

  show(state: State): void {
    const isWet = says(state, 'wet') && !says(state, 'worn');
    const isDirty = says(state, 'dirty') && !says(state, 'worn');
    if (isWet) this.wet ??= this.makeWet();
    if (isDirty) this.dirt ??= this.makeDirt();
    this.wet?.drops.node.setEnabled(isWet);
    this.wet?.puddle.node.setEnabled(isWet && !says(state, 'held'));
    this.dirt?.node.setEnabled(isDirty);
  }

  private makeWet(): { readonly drops: Part; readonly puddle: Part } {
    const { work } = this;
    const { x, y, z } = work.size;
    const water = work.workshop.material('water');
    const puddle = work.part('puddle');
    const radius = Math.min(0.3, Math.max(0.05, Math.max(x, z) * 0.56));
    const pool = work.lathe(puddle, radius, 0.002, [[0, 0], [1, 0], [0.97, 0.7], [0.9, 1], [0, 1]], water); // prettier-ignore
    pool.scaling.set(Math.min(1, (x * 0.6) / radius + 0.3), 1, Math.min(1, (z * 0.6) / radius + 0.3));
    const drops = this.strewn('drops', 6, Math.min(0.006, 0.02 + y), (part, at, size) =>
      work.ball(part, size, at, water, [1, 1.3, 1]),
    );
    return { drops, puddle };
  }

  private makeDirt(): Part {
    const soil = this.work.workshop.material('soil');
    return this.strewn('dirt', 7, Math.min(0.02, Math.max(0.005, this.work.size.x * 0.08)), (part, at, size) =>
      this.work.ball(part, size, at, soil, [1.3, 0.35, 1]),
    );
  }

  /** Little lumps on the meshes themselves, where these are: found by their vertices. */
  private strewn(
    name: string,
    count: number,
    size: number,
    put: (part: Part, at: readonly [number, number, number], size: number) => void,
  ): Part {
    const random = seededRandom(`${this.work.thing.id} ${name}`);
    const part = this.work.part(name);
    const spots = surfacePoints(this.work);
    for (let lump = 0; lump < count && spots.length > 0; lump++) {
      const spot = spots[Math.floor(random.next() * spots.length)];
      if (spot) put(part, spot, size * (0.6 + 0.8 * random.next()));
    }
    return part;
  }
}

function surfacePoints(work: Handwork): (readonly [number, number, number])[] {
  const found: (readonly [number, number, number])[] = [];
  const { root } = work;
  root.computeWorldMatrix(true);
  const back = root.getWorldMatrix().clone().invert();
  for (const mesh of root.getChildMeshes()) {
    if (!(mesh instanceof Mesh) || !mesh.isEnabled()) continue;
    const positions = mesh.getVerticesData('position');
    if (!positions) continue;
    const toRoot = mesh.computeWorldMatrix(true).multiply(back);
    const [m] = [toRoot.m];
    const stride = Math.max(1, Math.floor(positions.length / 3 / 60));
    for (let index = 0; index + 2 < positions.length; index += 3 * stride) {
      const [px, py, pz] = [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0];
      found.push([
        px * (m[0] ?? 1) + py * (m[4] ?? 0) + pz * (m[8] ?? 0) + (m[12] ?? 0),
        px * (m[1] ?? 0) + py * (m[5] ?? 1) + pz * (m[9] ?? 0) + (m[13] ?? 0),
        px * (m[2] ?? 0) + py * (m[6] ?? 0) + pz * (m[10] ?? 1) + (m[14] ?? 0),
      ]);
    }
  }
  return found;
}
