import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { State } from '../../../../src/drama/state.ts';
import { pick, seededRandom, type Random } from '../../../../src/kit/random.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';

/** What wet and dirt leave on and around a thing; made when first wanted, for most things never are either. */
export class Traces {
  private wet: { readonly drops: Part; readonly puddle: Part } | undefined;
  private dirt: Part | undefined;

  constructor(private readonly work: Assembly) {}

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
    const { x, y, z } = work.measures.size;
    const puddle = work.part('puddle');
    const radius = Math.min(0.3, Math.max(0.05, Math.max(x, z) * 0.56));
    const pool = puddle.lathe('water', outline('0 0, 1 0, 0.97 0.7, 0.9 1, 0 1', radius, 0.002));
    pool.scaling.set(Math.min(1, (x * 0.6) / radius + 0.3), 1, Math.min(1, (z * 0.6) / radius + 0.3));
    const drops = this.strewn('drops', 6, Math.min(0.006, 0.02 + y), (part, at, size) =>
      part.ball('water', size, at, { scale: [1, 1.3, 1] }),
    );
    return { drops, puddle };
  }

  private makeDirt(): Part {
    return this.strewn(
      'dirt',
      7,
      Math.min(0.012, Math.max(0.003, this.work.measures.size.x * 0.05)),
      (part, at, size) => part.ball('soil', size, at, { scale: [1.3, 0.35, 1] }),
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
    const spots = surfacePoints(this.work, count, random);
    for (const spot of spots) put(part, spot, size * (0.6 + 0.8 * random.next()));
    return part;
  }
}

/** Places on what is seen of a thing, in its own space: of some triangle of some mesh, one after the other. */
function surfacePoints(work: Assembly, count: number, random: Random): (readonly [number, number, number])[] {
  const { root } = work;
  root.computeWorldMatrix(true);
  const back = root.getWorldMatrix().clone().invert();
  const meshes = root.getChildMeshes().filter((mesh) => mesh.isEnabled() && (mesh.getIndices()?.length ?? 0) > 0);
  const spots: (readonly [number, number, number])[] = [];
  for (let spot = 0; spot < count && meshes.length > 0; spot++) {
    const mesh = pick(random, meshes);
    const [positions, indices] = [mesh.getVerticesData('position') ?? [], mesh.getIndices() ?? []];
    const first = Math.floor((random.next() * indices.length) / 3) * 3;
    const shares = [random.next(), random.next(), random.next()];
    const sum = shares.reduce((total, share) => total + share, 0) || 1;
    const at = Vector3.Zero();
    shares.forEach((share, corner) => {
      const from = (indices[first + corner] ?? 0) * 3;
      at.addInPlaceFromFloats(
        ((positions[from] ?? 0) * share) / sum,
        ((positions[from + 1] ?? 0) * share) / sum,
        ((positions[from + 2] ?? 0) * share) / sum,
      );
    });
    const own = Vector3.TransformCoordinates(at, mesh.computeWorldMatrix(true).multiply(back));
    spots.push([own.x, own.y, own.z]);
  }
  return spots;
}
