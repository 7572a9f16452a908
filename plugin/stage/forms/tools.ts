import { formRows } from './library-form.ts';

/** What work is done with. Long tools lie along z with their head at +z, their handle at −z. */
export const tools = formRows(`
  poker: 0.06 0.04 0.62 m, 1.1 kg, grip 0 0.02 -0.26, pointing
    poker, crowbar | fire poker, fire iron, iron bar, jemmy, pry bar, branding iron, metal rod, tyre iron, pipe
  tongs: 0.1 0.04 0.58 m, 0.9 kg, grip 0 0.02 -0.22, pointing
    tongs, pincers, pliers | fire tongs, fire irons, forceps, tweezers, sugar tongs, wrench, spanner
  scissors: 0.085 0.016 0.2 m, 0.12 kg, grip 0 0.008 -0.07, pointing
    scissors, shears | nail scissors, clippers, secateurs, tailor’s shears
  hammer: 0.13 0.04 0.32 m, 0.7 kg, grip 0 0.02 -0.1, pointing
    hammer, mallet, gavel | sledgehammer, screwdriver, chisel, tool, trowel, file tool, drill, hand tool
  axe: 0.2 0.045 0.6 m, 1.6 kg, grip 0 0.022 -0.2, pointing
    axe, hatchet, ax | battle-axe, tomahawk, pickaxe, cleaver axe, sickle, scythe, saw, hacksaw
  spade: 0.2 0.07 1 m, 1.9 kg, grip 0 0.03 -0.2, pointing
    spade, shovel | coal shovel, garden spade, paddle, dustpan, fork spade
  rope: 0.3 0.09 0.3 m, 1.4 kg, grip 0.11 0.05 0, hanging
    rope, cord, string | twine, noose, cable rope, chain, thread, wire, bell rope, lasso, coil of rope, ball of string, wool, yarn, handcuffs, shackles, manacles, fetters, leash rope, hose
  measure: 0.035 0.02 0.25 m, 0.08 kg, grip 0 0.01 -0.07, pointing
    ruler, measuring stick | measure, yard measure, folding measure, yardstick, tape measure, slide rule, straightedge
  tally-stick: 0.03 0.022 0.26 m, 0.08 kg, grip 0 0.011 -0.08, pointing
    | tally stick, tally, notched stick, stick of wood, splint, twig, branch, kindling, stake
  pen: 0.014 0.014 0.16 m, 0.02 kg, grip 0 0.007 -0.03, pointing
    pen, pencil, quill | fountain pen, crayon, chalk, stylus, paintbrush, brush, thermometer, cigarette, cigar, syringe, feather, needle knitting, toothbrush, conductor’s baton, lipstick
  spoon: 0.045 0.025 0.2 m, 0.06 kg, grip 0 0.01 -0.05, pointing
    spoon, fork, ladle | cutlery, silverware, teaspoon, tablespoon, spatula, table knife, chopsticks, whisk
  pipe: 0.04 0.05 0.15 m, 0.06 kg, grip 0 0.025 0.05
    tobacco pipe | pipe, briar, clay pipe, smoking pipe
  ladder: 0.5 2.2 0.12 m, 9 kg, wall at 0, furniture, grip 0.2 1.1 0
    ladder, stepladder | steps, rope ladder
`);
