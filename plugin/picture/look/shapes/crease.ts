/** A point of a plane, or a direction in it. */
export type Flat = readonly [number, number];

/** A step to the left of the way from one point to another: inwards of what goes counter-clockwise. */
export function leftOf(from: Flat, to: Flat): Flat {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return unit(-dy, dx);
}

/** A step to the right of the way: outwards of what goes counter-clockwise. */
export const rightOf = (from: Flat, to: Flat): Flat => unit(to[1] - from[1], from[0] - to[0]);

/** The normal two pieces share where they meet, unless they meet in an edge sharper than this many degrees. */
export function softened(own: Flat, neighbour: Flat | undefined, degrees: number): Flat {
  const isEdge = !neighbour || own[0] * neighbour[0] + own[1] * neighbour[1] < Math.cos((degrees * Math.PI) / 180);
  return isEdge ? own : unit(own[0] + neighbour[0], own[1] + neighbour[1]);
}

export const lengthOf = (from: Flat, to: Flat): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function unit(x: number, y: number): Flat {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
