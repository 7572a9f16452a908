import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt } from './solids.ts';

/**
 * What closes doorways and windows. A door fills its doorway in the plane z = 0 with its hinge at −x; it opens a
 * quarter turn to its front, so that its leaf then stands along +z at x = −width / 2. A gate's two leaves do the same,
 * one on each side.
 */
export const openings: readonly LibraryForm[] = [
  libraryForm(
    'door: 0.9 2.05 0.05 m, 30 kg, floor, furniture, grip 0.37 1 0.05, clear 0.95',
    'door | front door, back door, trapdoor, hatch, glass door, wicket, entrance',
    {
      solids: (open, _state, size) =>
        open
          ? [{ center: vec(-size.x / 2, size.y / 2, size.x / 2), size, yaw: -Math.PI / 2 }]
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
    },
  ),
  libraryForm(
    'gate: 1.5 2.2 0.05 m, 70 kg, floor, furniture, grip 0.08 1 0.05, clear 0.85',
    'gate, double door | double doors, gates, portcullis, water gate, french window, grille',
    {
      solids: (open, _state, size) =>
        open
          ? [-1, 1].map((side) => ({
              center: vec((side * size.x) / 2, size.y / 2, size.x / 4),
              size: vec(size.x / 2, size.y, size.z),
              yaw: -Math.PI / 2,
            }))
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
    },
  ),
  libraryForm(
    'curtain: 1.8 2.3 0.14 m, 6 kg, floor, furniture, grip 0 1.1 0.07, clear 0.4',
    'curtain, drape, tapestry | arras, hanging, hangings, wall hanging, veil curtain, drapery, screen, shower curtain',
    {
      // Parted, it hangs gathered at both its ends.
      solids: (open, _state, size) =>
        open
          ? [-1, 1].map((side) => boxAt(side * (size.x / 2) * 0.84, size.y / 2, 0, size.x * 0.16, size.y, size.z * 1.2))
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z * 0.6)],
    },
  ),
  libraryForm(
    'window: 1.1 1.4 0.1 m, 20 kg, wall at 0.9, furniture, grip 0.05 0.7 0.06, clear 0.6, breaks at 3',
    'window, casement | windowpane, window pane, sash window, porthole, skylight, shutter, shutters',
    {
      solids: (open, _state, size) =>
        open
          ? [-1, 1].map((side) => ({
              center: vec((side * size.x) / 2, size.y / 2, size.x / 4),
              size: vec(size.x / 2, size.y, 0.04),
              yaw: -Math.PI / 2,
            }))
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
    },
  ),
];
