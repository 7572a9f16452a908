/** A point of cloth as it hangs. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line along which cloth parts. */
export interface Slit {
  /** How the cloth at this point gives way when it gapes: aside, and a little to the front or the back. */
  readonly shift: (x: number, y: number) => readonly [number, number, number];
  /** Whether these corners lie on both sides of it. */
  readonly crosses: (corners: readonly Point[]) => boolean;
}

/**
 * A slit between two points that gapes `half` to each side; one lip hangs towards `lip` (1 is the front). `mesh` is how
 * far the vertices of the cloth are from each other.
 */
export function slit(from: Point, to: Point, half: number, lip: 1 | -1, mesh: Point): Slit {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const [alongX, alongY] = [dx / long, dy / long];
  const seam = Math.abs(alongY) * mesh.x + Math.abs(alongX) * mesh.y;
  const place = (x: number, y: number): { readonly along: number; readonly aside: number } => ({
    along: ((x - from.x) * alongX + (y - from.y) * alongY) / long,
    aside: (x - from.x) * -alongY + (y - from.y) * alongX,
  });
  // Widest at its middle, pointed at its ends, a little ragged all along.
  const gape = (along: number): number =>
    along <= 0 || along >= 1 ? 0 : half * Math.sin(along * Math.PI) ** 0.6 * (0.92 + 0.08 * Math.sin(along * 23));
  return {
    shift: (x, y) => {
      const { along, aside } = place(x, y);
      const [wide, reach] = [gape(along), half * 2 + seam * 2];
      const near = Math.max(0, 1 - Math.abs(aside) / reach);
      if (wide === 0 || near === 0) return [0, 0, 0];
      const side = aside < 0 ? -1 : 1;
      // What is within a thread of the slit makes its edge, or the weave would show as steps.
      const thread = seam * Math.min(1, wide / (half * 0.4));
      const beyond = Math.max(0, Math.abs(aside) - thread) / (reach - thread);
      const away = side * (wide + beyond * (reach - wide)) - aside;
      return [
        -alongY * away,
        alongX * away - wide * near * 0.3,
        side === lip ? wide * near * 0.9 : -wide * near * 0.25,
      ];
    },
    crosses: (corners) => {
      const places = corners.map(({ x, y }) => place(x, y));
      const within = places.every(({ along }) => along > 0 && along < 1);
      return within && places.some(({ aside }) => aside < 0) && places.some(({ aside }) => aside >= 0);
    },
  };
}
