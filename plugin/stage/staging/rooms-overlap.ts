import { edgesOf, isWithin, movedIn, onEdge, type Edge } from './outline.ts';
import type { PlannedRoom } from './staged-room.ts';

/** Whether two rooms are in each other's space. */
export const roomsOverlap = (a: PlannedRoom, b: PlannedRoom): boolean => {
  if (Math.min(a.level + a.height, b.level + b.height) - Math.max(a.level, b.level) < 0.05) return false;
  const shrunk = (room: PlannedRoom) =>
    movedIn(
      room.outline,
      room.outline.map(() => 0.06),
    );
  const [inA, inB] = [shrunk(a), shrunk(b)];
  const crossing = edgesOf(inA).some((one) => edgesOf(inB).some((other) => edgesCross(one, other)));
  return crossing || inA.some(([x, z]) => isWithin(inB, x, z)) || inB.some(([x, z]) => isWithin(inA, x, z));
};

const edgesCross = (a: Edge, b: Edge): boolean => {
  const [, a1] = onEdge(a, ...b.from);
  const [, a2] = onEdge(a, ...b.to);
  const [, b1] = onEdge(b, ...a.from);
  const [, b2] = onEdge(b, ...a.to);
  return a1 * a2 < 0 && b1 * b2 < 0;
};
