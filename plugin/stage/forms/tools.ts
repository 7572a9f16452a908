import { libraryForm, type LibraryForm } from './library-form.ts';

/** What work is done with. Long tools lie along z with their head at +z, their handle at −z. */
export const tools: readonly LibraryForm[] = [
  libraryForm(
    'poker',
    'poker, crowbar | fire poker, fire iron, iron bar, jemmy, pry bar, branding iron, metal rod, tyre iron, pipe',
    {
      size: [0.06, 0.04, 0.62],
      massKg: 1.1,
      grip: [0, 0.02, -0.26],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'tongs',
    'tongs, pincers, pliers | fire tongs, fire irons, forceps, tweezers, sugar tongs, wrench, spanner',
    {
      size: [0.1, 0.04, 0.58],
      massKg: 0.9,
      grip: [0, 0.02, -0.22],
      carried: 'pointing',
    },
  ),
  libraryForm('scissors', 'scissors, shears | nail scissors, clippers, secateurs, tailor’s shears', {
    size: [0.085, 0.016, 0.2],
    massKg: 0.12,
    grip: [0, 0.008, -0.07],
    carried: 'pointing',
  }),
  libraryForm(
    'hammer',
    'hammer, mallet, gavel | sledgehammer, screwdriver, chisel, tool, trowel, file tool, drill, hand tool',
    {
      size: [0.13, 0.04, 0.32],
      massKg: 0.7,
      grip: [0, 0.02, -0.1],
      carried: 'pointing',
    },
  ),
  libraryForm('axe', 'axe, hatchet, ax | battle-axe, tomahawk, pickaxe, cleaver axe, sickle, scythe, saw, hacksaw', {
    size: [0.2, 0.045, 0.6],
    massKg: 1.6,
    grip: [0, 0.022, -0.2],
    carried: 'pointing',
  }),
  libraryForm('spade', 'spade, shovel | coal shovel, garden spade, paddle, dustpan, fork spade', {
    size: [0.2, 0.07, 1],
    massKg: 1.9,
    grip: [0, 0.03, -0.2],
    carried: 'pointing',
  }),
  libraryForm(
    'rope',
    'rope, cord, string | twine, noose, cable rope, chain, thread, wire, bell rope, lasso, coil of rope, ball of string, wool, yarn, handcuffs, shackles, manacles, fetters, leash rope, hose',
    {
      size: [0.3, 0.09, 0.3],
      massKg: 1.4,
      grip: [0.11, 0.05, 0],
      carried: 'hanging',
    },
  ),
  libraryForm(
    'measure',
    'ruler, measuring stick | measure, yard measure, folding measure, yardstick, tape measure, slide rule, straightedge',
    {
      size: [0.035, 0.02, 0.25],
      massKg: 0.08,
      grip: [0, 0.01, -0.07],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'tally-stick',
    '| tally stick, tally, notched stick, stick of wood, splint, twig, branch, kindling, stake',
    {
      size: [0.03, 0.022, 0.26],
      massKg: 0.08,
      grip: [0, 0.011, -0.08],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'pen',
    'pen, pencil, quill | fountain pen, crayon, chalk, stylus, paintbrush, brush, thermometer, cigarette, cigar, syringe, feather, needle knitting, toothbrush, conductor’s baton, lipstick',
    {
      size: [0.014, 0.014, 0.16],
      massKg: 0.02,
      grip: [0, 0.007, -0.03],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'spoon',
    'spoon, fork, ladle | cutlery, silverware, teaspoon, tablespoon, spatula, table knife, chopsticks, whisk',
    {
      size: [0.045, 0.025, 0.2],
      massKg: 0.06,
      grip: [0, 0.01, -0.05],
      carried: 'pointing',
    },
  ),
  libraryForm('pipe', 'tobacco pipe | pipe, briar, clay pipe, smoking pipe', {
    size: [0.04, 0.05, 0.15],
    massKg: 0.06,
    grip: [0, 0.025, 0.05],
  }),
  libraryForm('ladder', 'ladder, stepladder | steps, rope ladder', {
    size: [0.5, 2.2, 0.12],
    massKg: 9,
    mount: 'wall',
    mountHeight: 0,
    furniture: true,
    grip: [0.2, 1.1, 0],
  }),
];
