import type { Box } from '../stage/space/box.ts';
import type { Stand } from '../stage/space/pose.ts';
import type { Vec3 } from '../stage/space/vector.ts';

/** What an overlay can draw. */
export const debugLayers = ['navmesh', 'paths', 'reach', 'targets', 'solids', 'world'] as const;
export type DebugLayer = (typeof debugLayers)[number];

/** What an overlay draws from: a stage, asked anew at each update. Each is only asked while its layer is on. */
export interface DebugSource {
  /** Where one can walk. Give the same list while it is the same: it is drawn anew when the list is another. */
  polygons(): readonly (readonly Vec3[])[];
  /** The way each walker still has before them. */
  paths(): readonly (readonly Vec3[])[];
  /** How far each actor reaches. */
  circles(): readonly { readonly center: Vec3; readonly radius: number }[];
  /** What somebody walks to, reaches for or looks at. */
  targets(): readonly Vec3[];
  /** What stops bodies and glances. */
  boxes(): readonly { readonly box: Box; readonly at: Stand }[];
  /** The world in words: see `worldTreeLines`. */
  lines(): readonly string[];
}
