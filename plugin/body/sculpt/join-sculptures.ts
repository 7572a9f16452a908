import type { Sculpture } from './sculpt.ts';

/** Several as one, in their order. */
export function joinSculptures(parts: readonly Sculpture[]): Sculpture {
  if (parts.length === 1) return parts[0] as Sculpture;
  const together = (list: (part: Sculpture) => Float32Array): Float32Array => {
    const all = new Float32Array(parts.reduce((sum, part) => sum + list(part).length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(list(part), at);
      at += list(part).length;
    }
    return all;
  };
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + part.indices.length, 0));
  let [at, first] = [0, 0];
  for (const part of parts) {
    for (const index of part.indices) indices[at++] = first + index;
    first += part.positions.length / 3;
  }
  return {
    positions: together((part) => part.positions),
    normals: together((part) => part.normals),
    colours: together((part) => part.colours),
    uvs: together((part) => part.uvs),
    boneIndices: together((part) => part.boneIndices),
    boneWeights: together((part) => part.boneWeights),
    indices,
  };
}
