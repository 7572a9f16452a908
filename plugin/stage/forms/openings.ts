import type { Box } from '../space/box.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import { formRows } from './library-form.ts';
import { boxAt } from './solids.ts';

/** Two leaves that stand out to the front, one on each side. */
const leaves = (size: Vec3, thick: number): Box[] =>
  [-1, 1].map((side) => ({
    center: vec((side * size.x) / 2, size.y / 2, size.x / 4),
    size: vec(size.x / 2, size.y, thick),
    yaw: -Math.PI / 2,
  }));

/**
 * What closes doorways and windows. A door fills its doorway in the plane z = 0 with its hinge at −x; it opens a
 * quarter turn to its front, so that its leaf then stands along +z at x = −width / 2. A gate's two leaves do the same,
 * one on each side.
 */
export const openings = formRows(
  `
  door: 0.9 2.05 0.05 m, 30 kg, floor, furniture, grip 0.37 1 0.05, clear 0.95
    door | front door, back door, trapdoor, hatch, glass door, wicket, entrance
  gate: 1.5 2.2 0.05 m, 70 kg, floor, furniture, grip 0.08 1 0.05, clear 0.85
    gate, double door | double doors, gates, portcullis, water gate, french window, grille
  curtain: 1.8 2.3 0.14 m, 6 kg, floor, furniture, grip 0 1.1 0.07, clear 0.4
    curtain, drape, tapestry | arras, hanging, hangings, wall hanging, veil curtain, drapery, screen, shower curtain
    // Parted, it hangs gathered at both its ends.
  window: 1.1 1.4 0.1 m, 20 kg, wall at 0.9, furniture, grip 0.05 0.7 0.06, clear 0.6, breaks at 3
    window, casement | windowpane, window pane, sash window, porthole, skylight, shutter, shutters
`,
  {
    door: {
      opened: (size) => [{ center: vec(-size.x / 2, size.y / 2, size.x / 2), size, yaw: -Math.PI / 2 }],
    },
    gate: { opened: (size) => leaves(size, size.z) },
    curtain: {
      solids: (size) => [boxAt(0, size.y / 2, 0, size.x, size.y, size.z * 0.6)],
      opened: ({ x, y, z }) => [-1, 1].map((side) => boxAt(side * (x / 2) * 0.84, y / 2, 0, x * 0.16, y, z * 1.2)),
    },
    window: { opened: (size) => leaves(size, 0.04) },
  },
);
