import type { Box } from '../space/box.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import type { Measures } from './form.ts';

/** Doors and the like: the free space before them grows with their width. Before furniture it is people who need it. */
const THIN = 0.2;

/** The same measures, larger or smaller by these factors along the form's axes. */
export function stretched(measures: Measures, by: Vec3): Measures {
  if (by.x === 1 && by.y === 1 && by.z === 1) return measures;
  const point = (v: Vec3) => vec(v.x * by.x, v.y * by.y, v.z * by.z);
  // A box turned a quarter is a leaf that has swung out to the front: what was its door's width is now its way out.
  const box = (b: Box): Box => ({
    ...b,
    center: b.yaw === undefined ? point(b.center) : vec(b.center.x * by.x, b.center.y * by.y, b.center.z * by.x),
    size: point(b.size),
  });
  const leaf = measures.size.z < THIN;
  const { under, drawerSlot } = measures;
  return {
    ...measures,
    size: point(measures.size),
    massKg: measures.massKg * by.x * by.y * by.z,
    solids: (state) => measures.solids(state).map(box),
    surfaces: measures.surfaces.map((surface) => ({
      center: point(surface.center),
      width: surface.width * by.x,
      depth: surface.depth * by.z,
    })),
    ...(measures.inside && { inside: (state) => box(measures.inside!(state)) }),
    ...(under && { under: box(under) }),
    ...(drawerSlot && { drawerSlot: box(drawerSlot) }),
    seats: measures.seats.map((seat) => ({ ...seat, position: point(seat.position) })),
    grip: point(measures.grip),
    clearFront: measures.clearFront * (leaf ? by.x : 1),
  };
}

/** The same measures made to fill this box: a scene file may say how large a thing is, a doorway how large its door. */
export function resized(measures: Measures, size: Vec3, massKg?: number): Measures {
  const fitted = stretched(measures, vec(size.x / measures.size.x, size.y / measures.size.y, size.z / measures.size.z));
  return massKg === undefined ? fitted : { ...fitted, massKg };
}
