import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import { pointLists, type Sculpture } from './sculpture.ts';

/** How much a change of the way it faces, of its colour and of its stuff counts beside a change of place. */
const attributeWeights = [0.35, 0.35, 0.35, 0.6, 0.6, 0.6, 4];

/**
 * The same figure with about so many points: fewer where it is even, as many as it had where it is not. `mostError` is
 * the furthest its surface may come away from where it was, as a part of the whole figure.
 */
export async function simplified(made: Sculpture, points: number, mostError: number): Promise<Sculpture> {
  const count = made.positions.length / 3;
  if (count <= points) return made;
  await MeshoptSimplifier.ready;
  const attributes = new Float32Array(count * attributeWeights.length);
  for (let i = 0; i < count; i++) {
    attributes.set(made.normals.subarray(i * 3, i * 3 + 3), i * 7);
    attributes.set(made.colours.subarray(i * 4, i * 4 + 3), i * 7 + 3);
    attributes[i * 7 + 6] = made.uvs[i * 2]!;
  }
  const wanted = Math.floor(points * 2) * 3;
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    made.indices,
    made.positions,
    3,
    attributes,
    attributeWeights.length,
    attributeWeights,
    null,
    wanted,
    mostError,
  );
  return compacted(made, indices);
}

/** Only the points that are still used. */
function compacted(made: Sculpture, indices: Uint32Array): Sculpture {
  const [numbers, count] = MeshoptSimplifier.compactMesh(indices);
  const lists = pointLists((name, width) => {
    const all = new Float32Array(count * width);
    numbers.forEach((number, old) => {
      if (number !== 0xffffffff) all.set(made[name].subarray(old * width, (old + 1) * width), number * width);
    });
    return all;
  });
  return { ...lists, indices };
}
