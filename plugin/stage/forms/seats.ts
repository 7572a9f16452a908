import { plus, vec } from '../space/vector.ts';
import { formRows } from './library-form.ts';
import { boxAt, legged } from './solids.ts';

/** What one sits and lies on. A sitter faces +z. */
export const seats = formRows(
  `
  chair: 0.46 0.95 0.5 m, 5 kg, floor, furniture, grip 0 0.9 -0.22, clear 0.5
    chair, seat | dining chair, hall chair, wooden chair, kitchen chair, folding chair, highchair
    flat 0.4 0.38 at 0.46 0.04, under 0.34 0.38 0.34 at 0 0.2 0, sits 0 0.46 0.03
  armchair: 0.82 1.02 0.85 m, 24 kg, floor, furniture, clear 0.55
    armchair, recliner | easy chair, wing chair, wingback, rocking chair, wheelchair
    solid 0.82 0.44 0.85 at 0 0.22 0, solid 0.14 0.2 0.78 at ±0.34 0.53 0.02
    solid 0.82 0.58 0.18 at 0 0.72 -0.33, flat 0.5 0.5 at 0.44 0.1, sits 0 0.44 0.08
  stool: 0.36 0.46 0.36 m, 3 kg, floor, furniture, grip 0 0.44 0, hanging, clear 0.45
    stool, footstool, ottoman | pouf, pouffe, hassock, bar stool, footrest, tuffet
    legged 0.05 0.05, flat 0.3 0.3 at 0.46, under 0.24 0.38 0.24 at 0 0.19 0, sits 0 0.46 0
  bench: 1.5 0.46 0.36 m, 14 kg, floor, furniture, clear 0.5
    bench, pew | form, settle, church pew, garden bench, park bench, window seat
    legged 0.06 0.08, flat 1.4 0.3 at 0.46, under 1.2 0.38 0.3 at 0 0.2 0, sits ±0.45 0.46 0, sits 0 0.46 0
  sofa: 1.9 0.85 0.88 m, 45 kg, floor, furniture, clear 0.55
    sofa, couch, settee | divan, chesterfield, davenport, chaise longue, chaise, love seat
    solid 1.9 0.44 0.88 at 0 0.22 0, solid 0.18 0.18 0.84 at ±0.86 0.52 0.02, solid 1.9 0.42 0.2 at 0 0.64 -0.34
    flat 1.45 0.55 at 0.44 0.1, sits ±0.48 0.44 0.1, sits 0 0.44 0.1, lies 0 0.46 0.1 turned 90
  booth: 1.5 1.15 1.85 m, 80 kg, floor, furniture, clear 0.7, if not called phone|voting|photo
    booth | diner booth, cafe booth, restaurant booth, banquette, corner seat
    // Two benches face each other across a table; one slides in from the front.
    solid 0.52 0.46 1.85 at ±0.49 0.23 0, solid 0.1 0.7 1.85 at ±0.7 0.8 0, solid 0.62 0.04 1.35 at 0 0.74 -0.2
    solid 0.08 0.72 0.3 at 0 0.36 -0.2, flat 0.6 1.3 at 0.76 -0.2, flat 0.3 1.5 at 0.46
    under 0.4 0.6 1.2 at 0 0.35 -0.2, sits -0.45 0.46 0.5 turned 90, sits 0.45 0.46 0.5 turned -90
    sits -0.45 0.46 -0.2 turned 90, sits 0.45 0.46 -0.2 turned -90
  throne: 0.85 1.75 0.8 m, 60 kg, floor, furniture, clear 0.7, if not portable
    throne | chair of state, royal chair
    solid 0.85 0.48 0.8 at 0 0.24 0, solid 0.1 0.22 0.76 at ±0.37 0.58 0, solid 0.85 1.25 0.12 at 0 1.1 -0.34
    flat 0.55 0.5 at 0.48 0.08, sits 0 0.48 0.08
  bed: 1.5 1.1 2.1 m, 70 kg, floor, furniture, clear 0.5
    bed | four-poster, bunk, cot, pallet, daybed, hammock, mattress, berth
    // The head is at the back, at −z: a lying sleeper's feet are towards the front.
    solid 1.5 0.3 2.04 at 0 0.42 0.03, solid 1.5 1.1 0.06 at 0 0.55 -1.02, solid 1.5 0.7 0.06 at 0 0.35 1.02
    flat 1.35 1.5 at 0.57 0.2, under 1.3 0.26 1.8 at 0 0.13 0, lies 0 0.57 0, sits -0.55 0.57 0.3 turned -90
    sits 0.55 0.57 0.3 turned 90
  cradle: 0.95 0.7 0.5 m, 9 kg, floor, furniture
    cradle, crib | bassinet, baby bed
    solid 0.95 0.2 0.5 at 0 0.2 0, solid 0.95 0.3 0.03 at 0 0.45 ±0.24, solid 0.03 0.4 0.5 at ±0.46 0.5 0
    inside 0.85 0.3 0.4 at 0 0.45 0
`,
  {
    chair: {
      solids: () => [
        ...legged(vec(0.46, 0.46, 0.46), 0.05, 0.05).map((box) => ({
          ...box,
          center: plus(box.center, vec(0, 0, 0.02)),
        })),
        boxAt(0, 0.7, -0.225, 0.44, 0.5, 0.05),
      ],
    },
  },
);
