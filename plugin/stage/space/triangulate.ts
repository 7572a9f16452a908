type PlanCorner = readonly [x: number, z: number];

/** Cuts an outline without holes into triangles (ears first); the indices are of its corners, counter-clockwise. */
export function triangulate(outline: readonly PlanCorner[]): readonly (readonly [number, number, number])[] {
  const left = outline.map((_, index) => index);
  if (areaOf(outline) < 0) left.reverse();
  const triangles: (readonly [number, number, number])[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, at) => isEar(outline, left, at));
    // An outline that crosses itself has no ear left: what is there serves.
    const at = ear < 0 ? 0 : ear;
    triangles.push(cornerAt(left, at));
    left.splice(at, 1);
  }
  if (left.length === 3) triangles.push(cornerAt(left, 1));
  return triangles;
}

/** Twice the area, positive when the corners run counter-clockwise. */
function areaOf(outline: readonly PlanCorner[]): number {
  return outline.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = outline[(index + 1) % outline.length] as PlanCorner;
    return sum + x * nextZ - nextX * z;
  }, 0);
}

/** Is the point inside? */
export function isInside(outline: readonly PlanCorner[], x: number, z: number): boolean {
  let inside = false;
  for (let one = 0, other = outline.length - 1; one < outline.length; other = one++) {
    // Asked many times a frame: nothing is made here, not even a list to take apart.
    const a = outline[one] as PlanCorner;
    const b = outline[other] as PlanCorner;
    if (a[1] > z !== b[1] > z && x < ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

const cornerAt = (left: readonly number[], at: number): readonly [number, number, number] => [
  left[(at + left.length - 1) % left.length] as number,
  left[at] as number,
  left[(at + 1) % left.length] as number,
];

function isEar(outline: readonly PlanCorner[], left: readonly number[], at: number): boolean {
  const corners = cornerAt(left, at);
  const ear = corners.map((index) => outline[index] as PlanCorner);
  if (areaOf(ear) <= 1e-9) return false;
  return left.every((index) => {
    if (corners.includes(index)) return true;
    const [x, z] = outline[index] as PlanCorner;
    return !isInside(ear, x, z);
  });
}
