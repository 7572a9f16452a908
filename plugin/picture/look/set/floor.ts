import { vec } from '../../../stage/space/vector.ts';
import type { PlanPoint } from '../../../stage/staging/stage-plan.ts';
import { leftOf } from '../shapes/crease.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import { addFlat } from '../shapes/slab.ts';

const up = vec(0, 1, 0);
const rimMeters = 0.55;
const rimLight = 0.5;

/** A floor of any outline, darker along its edges where walls keep the light off. */
export function floorShape(outline: readonly PlanPoint[], y: number, hasWalls: boolean): Shape {
  const shape = emptyShape();
  const inner = hasWalls ? inset(outline, rimMeters) : undefined;
  const corners = addFlat(shape, inner ?? outline, ([x, z]) => vec(x, y, z), up);
  if (!inner) return shape;
  const rim = outline.map(([x, z]) => addVertex(shape, vec(x, y, z), up, x, z, rimLight));
  for (const index of outline.keys()) {
    const next = (index + 1) % outline.length;
    addQuad(shape, rim[index] ?? 0, rim[next] ?? 0, corners[next] ?? 0, corners[index] ?? 0);
  }
  return shape;
}

/** The outline moved in on all sides; undefined where the room is too narrow for that. */
function inset(outline: readonly PlanPoint[], by: number): PlanPoint[] | undefined {
  const inner = outline.map(([x, z], index): PlanPoint => {
    const before: PlanPoint = outline.at(index - 1) ?? [x, z];
    const after: PlanPoint = outline[(index + 1) % outline.length] ?? [x, z];
    const [a, b] = [leftOf(before, [x, z]), leftOf([x, z], after)];
    const share = by / Math.max(0.3, 1 + a[0] * b[0] + a[1] * b[1]);
    return [x + (a[0] + b[0]) * share, z + (a[1] + b[1]) * share];
  });
  const turnsBack = outline.some(([x, z], index) => {
    const next = outline[(index + 1) % outline.length] ?? [x, z];
    const [innerHere, innerNext] = [inner[index] ?? [x, z], inner[(index + 1) % inner.length] ?? [x, z]];
    const along = (next[0] - x) * (innerNext[0] - innerHere[0]) + (next[1] - z) * (innerNext[1] - innerHere[1]);
    return along <= 0.01;
  });
  return turnsBack ? undefined : inner;
}
