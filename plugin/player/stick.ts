/** Where a stick is pushed: to the right and ahead, no farther than 1 in all. */
export interface Stick {
  readonly x: number;
  readonly y: number;
}

export const centred: Stick = { x: 0, y: 0 };

/** How somebody is walked by a stick or by keys. */
export interface Push extends Stick {
  readonly isRunning: boolean;
}

export const atRest: Push = { ...centred, isRunning: false };

/**
 * A stick without its dead zone: nothing around the middle, all of it before the rim, and even growth between them in
 * every direction. Without that a stick jumps at the edge of its dead zone, and creeps along the axes.
 */
export function steadied({ x, y }: Stick, deadPart: number, fullPart = 0.95): Stick {
  const far = Math.hypot(x, y);
  if (!(far > deadPart)) return centred;
  const part = Math.min(1, (far - deadPart) / (fullPart - deadPart)) / far;
  return { x: x * part, y: y * part };
}
