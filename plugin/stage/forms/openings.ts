import { vec } from '../space/vector.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt } from './solids.ts';

const leafThickness = 0.05;

/**
 * What closes doorways and windows. A door fills its doorway in the plane z = 0 with its hinge at −x; it opens a
 * quarter turn to its front, so that its leaf then stands along +z at x = −width / 2. A gate's two leaves do the same,
 * one on each side.
 */
export const openings: readonly LibraryForm[] = [
  libraryForm('door', 'door | front door, back door, trapdoor, hatch, glass door, wicket, entrance', {
    size: [0.9, 2.05, leafThickness],
    massKg: 30,
    mount: 'floor',
    furniture: true,
    solids: (open, _state, size) =>
      open
        ? [{ center: vec(-size.x / 2, size.y / 2, size.x / 2), size, yaw: -Math.PI / 2 }]
        : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
    grip: [0.37, 1, 0.05],
    clearFront: 0.95,
  }),
  libraryForm('gate', 'gate, double door | double doors, gates, portcullis, water gate, french window, grille', {
    size: [1.5, 2.2, leafThickness],
    massKg: 70,
    mount: 'floor',
    furniture: true,
    solids: (open, _state, size) =>
      open
        ? [-1, 1].map((side) => ({
            center: vec((side * size.x) / 2, size.y / 2, size.x / 4),
            size: vec(size.x / 2, size.y, size.z),
            yaw: -Math.PI / 2,
          }))
        : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
    grip: [0.08, 1, 0.05],
    clearFront: 0.85,
  }),
  libraryForm(
    'curtain',
    'curtain, drape, tapestry | arras, hanging, hangings, wall hanging, veil curtain, drapery, screen, shower curtain',
    {
      size: [1.8, 2.3, 0.14],
      massKg: 6,
      mount: 'floor',
      furniture: true,
      // Parted, it hangs gathered at both its ends.
      solids: (open, _state, size) =>
        open
          ? [-1, 1].map((side) => boxAt(side * (size.x / 2) * 0.84, size.y / 2, 0, size.x * 0.16, size.y, size.z * 1.2))
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z * 0.6)],
      grip: [0, 1.1, 0.07],
      clearFront: 0.4,
    },
  ),
  libraryForm(
    'window',
    'window, casement | windowpane, window pane, sash window, porthole, skylight, shutter, shutters',
    {
      size: [1.1, 1.4, 0.1],
      massKg: 20,
      mount: 'wall',
      mountHeight: 0.9,
      furniture: true,
      solids: (open, _state, size) =>
        open
          ? [-1, 1].map((side) => ({
              center: vec((side * size.x) / 2, size.y / 2, size.x / 4),
              size: vec(size.x / 2, size.y, 0.04),
              yaw: -Math.PI / 2,
            }))
          : [boxAt(0, size.y / 2, 0, size.x, size.y, size.z)],
      grip: [0.05, 0.7, 0.06],
      clearFront: 0.6,
      breaksAtSpeed: 3,
    },
  ),
];
