import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { State } from '../../../../src/drama/state.ts';
import { pick, seededRandom, type Random } from '../../../../src/kit/random.ts';
import { origin, type Vec3 } from '../../../stage/space/vector.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part, Spot, Stuff } from '../carpentry/part.ts';

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
    const { x, y, z } = this.work.measures.size;
    const puddle = this.work.part('puddle');
    const radius = Math.min(0.3, Math.max(0.05, Math.max(x, z) * 0.56));
    const within = (size: number) => Math.min(1, (size * 0.6) / radius + 0.3);
    const pool = outline('0 0, 1 0, 0.97 0.7, 0.9 1, 0 1', radius, 0.002);
    puddle.lathe('water', pool, origin, { scale: [within(x), 1, within(z)] });
    return { puddle, drops: this.strewn('drops', 6, 'water', Math.min(0.006, 0.02 + y), [1, 1.3, 1]) };
  }

  private makeDirt(): Part {
    const size = Math.min(0.012, Math.max(0.003, this.work.measures.size.x * 0.05));
    return this.strewn('dirt', 7, 'soil', size, [1.3, 0.35, 1]);
  }

  /** Little lumps on the meshes themselves, where these are: found by their vertices. */
  private strewn(name: string, count: number, stuff: Stuff, size: number, scale: Spot): Part {
    const random = seededRandom(`${this.work.thing.id} ${name}`);
    const part = this.work.part(name);
    for (const spot of surfacePoints(this.work, count, random))
      part.ball(stuff, size * (0.6 + 0.8 * random.next()), spot, { scale });
    return part;
  }
}

/** Places on what is seen of a thing, in its own space: of some triangle of some mesh, one after the other. */
function surfacePoints(work: Assembly, count: number, random: Random): Vec3[] {
  const { root } = work;
  root.computeWorldMatrix(true);
  const back = root.getWorldMatrix().clone().invert();
  const meshes = root.getChildMeshes().filter((mesh) => mesh.isEnabled() && (mesh.getIndices()?.length ?? 0) > 0);
  const spots: Vec3[] = [];
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
    spots.push(Vector3.TransformCoordinates(at, mesh.computeWorldMatrix(true).multiply(back)));
  }
  return spots;
}
