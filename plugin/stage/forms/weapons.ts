import type { FormedThing } from './form.ts';
import { libraryForm, type LibraryForm } from './library-form.ts';

const weapon = (thing: FormedThing) => thing.traits.has('weapon');

/** Blades and guns lie on their flat side and point to +z. */
export const weapons: readonly LibraryForm[] = [
  libraryForm(
    'dagger',
    'dagger, knife, stiletto | bodkin, dirk, poniard, razor, scalpel, letter opener, paper knife, penknife, bread knife, carving knife, kitchen knife, blade, switchblade, bayonet, shard, cleaver, jackknife, pocketknife',
    {
      size: [0.1, 0.024, 0.34],
      massKg: 0.35,
      grip: [0, 0.012, -0.11],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'sword',
    'sword, rapier, sabre | saber, foil, epee, cutlass, broadsword, scimitar, longsword, katana, blade sword, machete',
    {
      size: [0.2, 0.05, 1.02],
      massKg: 1.2,
      grip: [0, 0.025, -0.42],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'halberd',
    'halberd, spear, lance, pike | bill, javelin, trident, poleaxe, partisan, pitchfork, harpoon, glaive, oar',
    {
      // Stands against a wall, its point up.
      size: [0.3, 2.15, 0.06],
      massKg: 2.6,
      mount: 'wall',
      mountHeight: 0,
      grip: [0, 1.05, 0],
      carried: 'upright',
    },
  ),
  libraryForm(
    'staff',
    'staff, walking stick, cane | stick, crutch, crook, broom, mop, pole, rod, sceptre, scepter, wand, quarterstaff, shepherd’s crook, broomstick, rake, hoe, fishing rod, banner, flag, mace, ski',
    {
      size: [0.1, 1.1, 0.06],
      massKg: 0.7,
      mount: 'wall',
      mountHeight: 0,
      grip: [0, 0.85, 0],
      carried: 'upright',
    },
  ),
  libraryForm(
    'pistol',
    'pistol, revolver, handgun | gun, firearm, derringer, flintlock, musket pistol, toy gun, phaser, blaster',
    {
      size: [0.045, 0.13, 0.26],
      massKg: 0.95,
      grip: [0, 0.05, -0.09],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'rifle',
    'rifle, musket, shotgun, crossbow | carbine, blunderbuss, machine gun, gun long, harquebus, arquebus',
    {
      size: [0.07, 0.17, 1.15],
      massKg: 3.6,
      grip: [0, 0.07, -0.25],
      carried: 'pointing',
    },
  ),
  libraryForm('bow', 'bow, longbow | hunting bow, archery bow', {
    size: [0.22, 0.035, 1.35],
    massKg: 0.7,
    grip: [0.09, 0.018, 0],
    carried: 'upright',
    suits: (thing) => weapon(thing) || !thing.traits.has('wearable'),
  }),
  libraryForm('shield', 'shield, buckler | targe, escutcheon, coat of arms', {
    size: [0.52, 0.62, 0.09],
    massKg: 3.5,
    mount: 'wall',
    mountHeight: 1.3,
    grip: [0, 0.32, -0.04],
  }),
  libraryForm(
    'club',
    'club, cudgel, truncheon, baton | bludgeon, slingshot, sling, catapult, boomerang, blackjack, baseball bat, bat, rolling pin, cosh, nightstick, bone, femur',
    {
      size: [0.07, 0.07, 0.52],
      massKg: 0.8,
      grip: [0, 0.035, -0.19],
      carried: 'pointing',
    },
  ),
  libraryForm('whip', 'whip, lash | riding crop, crop, scourge, leash', {
    size: [0.24, 0.035, 0.34],
    massKg: 0.3,
    grip: [0, 0.017, -0.14],
    carried: 'pointing',
  }),
];
