import type { PlannedRoom } from './staged-room.ts';
import { alongOf, alongPiece, lengthOf, sideSeenFrom, spread, type WallPiece } from './wall-piece.ts';

/** Cuts a window into a wall of its room; says what is in its way where it does not fit. */
export const cutWindow = (
  room: PlannedRoom,
  window: Exclude<PlannedRoom['windows'], 'any'>[number],
  pieces: readonly WallPiece[],
  outwards = false,
): ((name: string) => string) | undefined => {
  const [width, height, sill] = [window.width ?? 1.2, window.height ?? 1.3, window.sill ?? 0.9];
  const own = pieces.filter(
    (piece) => piece.built && (piece.left === room || piece.right === room) && !(outwards && piece.left && piece.right),
  );
  const here = own
    .filter((piece) => sideSeenFrom(piece, room) === window.wall)
    .sort((a, b) => Number(a.right !== undefined) - Number(b.right !== undefined) || lengthOf(b) - lengthOf(a));
  if (here.length === 0) return (name) => `${name} has no wall on its ${window.wall} side for a window`;
  if (sill + height > room.height + 0.001) {
    return (name) =>
      `a window from ${sill} m up, ${height} m high, does not fit under the ceiling of ${name} at ${room.height} m: lower one of them`;
  }
  for (const piece of here) {
    const length = lengthOf(piece);
    const places = window.at === undefined ? spread(length) : [alongOf(piece, room, window.at)];
    for (const s of places) {
      if (!(s >= width / 2 + 0.1 && s <= length - width / 2 - 0.1)) continue;
      const middle = alongPiece(piece, s);
      const clear = piece.openings.every(
        (other) =>
          Math.hypot(other.middle[0] - middle[0], other.middle[1] - middle[1]) >= (width + other.width) / 2 + 0.1,
      );
      if (!clear) continue;
      piece.openings.push({ middle, width, bottom: room.level + sill, height, kind: 'window' });
      return undefined;
    }
  }
  return (name) =>
    `a window ${width} m wide has no room in the ${window.wall} wall of ${name}${window.at === undefined ? '' : ` at ${window.at}`}: make it narrower, or move it off the doorway`;
};
