import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import { boundsOf } from '../set/bounds.ts';

/** The hole of a proscenium arch: what the house sees a room through. */
export interface StageOpening {
  /** The middle of its sill, in the plane of the arch. */
  readonly sill: Vec3;
  readonly width: number;
  readonly height: number;
}

/** Where a camera stands, what it looks at, and how wide it sees (the whole upright angle, in radians). */
export interface HouseFrame {
  readonly position: Vec3;
  readonly target: Vec3;
  readonly fov: number;
}

/** Between the room and the arch: the thickness of the wall that is not there. */
const beforeRoomMeters = 0.3;
/** Under the open sky nothing says how high an arch is. */
const openAirMeters = 4.2;
/** Columns, entablature and apron that a picture from the house should hold. */
const around = { side: 0.5, above: 0.6, below: 0.36 } as const;
/** So much of a stage's width is seen in a window that stands upright. */
const uprightPart = 0.72;
const houseFov = 0.5;
const lookMeters = 1.5;

/** The opening before a room, on the audience's side of it. */
export function openingOf({ outline, floorY, height, outdoors }: Room): StageOpening {
  const { west, east, south } = boundsOf(outline);
  return {
    sill: vec((west + east) / 2, floorY, south - beforeRoomMeters),
    width: east - west,
    height: outdoors ? openAirMeters : Math.min(height - 0.06, 4.6),
  };
}

/** The picture from the middle of the stalls that holds the whole arch. */
export function houseFrame({ sill, width, height }: StageOpening, aspect = 16 / 9): HouseFrame {
  const slope = Math.tan(houseFov / 2);
  const [tall, whole] = [height + around.above + around.below, width + around.side * 2];
  // A picture that is taller than wide shows the people and not the columns.
  const wide = aspect < 1 ? width * uprightPart : whole;
  const back = Math.max(tall / 2 / slope, wide / 2 / (slope * aspect));
  // Where the picture is taller than the arch it shows more of what is over it, not of the dark before it.
  const middle = Math.max(
    (height + around.above - around.below) / 2,
    Math.min(height * 0.8, back * slope - around.below),
  );
  const eye = Math.max(1.9, Math.min(middle, height * 0.62) + 0.35);
  // What it looks at is in the room, on the line through the middle of the arch.
  const beyond = eye + (middle - eye) * (1 + lookMeters / back);
  return {
    position: vec(sill.x, sill.y + eye, sill.z - back),
    target: vec(sill.x, sill.y + beyond, sill.z + lookMeters),
    fov: houseFov,
  };
}

/**
 * Whether somebody looks through an opening from the house: far enough before it to see it whole, not from aside, and at
 * something behind it.
 */
export function looksThrough({ sill, width, height }: StageOpening, eye: Vec3, at: Vec3): boolean {
  const before = sill.z - eye.z;
  if (before < 1.6 || at.z <= sill.z) return false;
  const part = before / (at.z - eye.z);
  const [x, y] = [eye.x + (at.x - eye.x) * part - sill.x, eye.y + (at.y - eye.y) * part - sill.y];
  const isAside = Math.abs(eye.x - at.x) > (at.z - eye.z) * 1.1;
  return !isAside && Math.abs(x) < width / 2 && y > -0.3 && y < height && eye.y < sill.y + height + 2;
}
