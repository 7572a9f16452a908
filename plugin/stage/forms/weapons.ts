import { formRows } from './library-form.ts';

/** Blades and guns lie on their flat side and point to +z. */
export const weapons = formRows(`
  dagger: 0.1 0.024 0.34 m, 0.35 kg, grip 0 0.012 -0.11, pointing
    dagger, knife, stiletto | bodkin, dirk, poniard, razor, scalpel, letter opener, paper knife, penknife, bread knife, carving knife, kitchen knife, blade, switchblade, bayonet, shard, cleaver, jackknife, pocketknife
  sword: 0.2 0.05 1.02 m, 1.2 kg, grip 0 0.025 -0.42, pointing
    sword, rapier, sabre | saber, foil, epee, cutlass, broadsword, scimitar, longsword, katana, blade sword, machete
  halberd: 0.3 2.15 0.06 m, 2.6 kg, wall at 0, grip 0 1.05 0, upright
    halberd, spear, lance, pike | bill, javelin, trident, poleaxe, partisan, pitchfork, harpoon, glaive, oar
  staff: 0.1 1.1 0.06 m, 0.7 kg, wall at 0, grip 0 0.85 0, upright
    staff, walking stick, cane | stick, crutch, crook, broom, mop, pole, rod, sceptre, scepter, wand, quarterstaff, shepherd’s crook, broomstick, rake, hoe, fishing rod, banner, flag, mace, ski
  pistol: 0.045 0.13 0.26 m, 0.95 kg, grip 0 0.05 -0.09, pointing
    pistol, revolver, handgun | gun, firearm, derringer, flintlock, musket pistol, toy gun, phaser, blaster
  rifle: 0.07 0.17 1.15 m, 3.6 kg, grip 0 0.07 -0.25, pointing
    rifle, musket, shotgun, crossbow | carbine, blunderbuss, machine gun, gun long, harquebus, arquebus
  bow: 0.22 0.035 1.35 m, 0.7 kg, grip 0.09 0.018 0, upright, if weapon or not wearable
    bow, longbow | hunting bow, archery bow
  shield: 0.52 0.62 0.09 m, 3.5 kg, wall at 1.3, grip 0 0.32 -0.04
    shield, buckler | targe, escutcheon, coat of arms
  club: 0.07 0.07 0.52 m, 0.8 kg, grip 0 0.035 -0.19, pointing
    club, cudgel, truncheon, baton | bludgeon, slingshot, sling, catapult, boomerang, blackjack, baseball bat, bat, rolling pin, cosh, nightstick, bone, femur
  whip: 0.24 0.035 0.34 m, 0.3 kg, grip 0 0.017 -0.14, pointing
    whip, lash | riding crop, crop, scourge, leash
`);
