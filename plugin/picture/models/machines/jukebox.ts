import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { addGlowing } from '../lights/glowing.ts';

/** An arch of coloured tubes round a window on the records, chrome ribs and a row of keys; on, it glows. */
export const makeJukebox = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const chrome = workshop.material('chrome');
  const half = width / 2;
  const spring = height - half;
  const arch = (inset: number, low: number, steps = 14): (readonly [number, number])[] => [
    [half - inset, low],
    ...Array.from({ length: steps + 1 }, (_, step) => {
      const round = (step / steps) * Math.PI;
      return [Math.cos(round) * (half - inset), spring + Math.sin(round) * (half - inset)] as const;
    }),
    [-half + inset, low],
  ];
  frame.slab(wood, arch(0, 0.06), depth - 0.1, [0, 0, -0.05]); // cabinet
  frame.box('iron #2a2724', [width - 0.04, 0.08, depth - 0.08], [0, 0.04, -0.03], 0.01); // plinth
  const face = depth / 2 - 0.1;
  const rim = (inset: number, radius: number, material: Material, part: Part, z: number) => {
    const points = arch(inset, 0.16).map(([x, y]) => vec(x, y, 0));
    return part.rod(material, points, radius, [0, 0, z]);
  };
  rim(0.03, 0.024, chrome, frame, face + 0.012);
  rim(0.155, 0.014, chrome, frame, face + 0.012);

  const isOn = (state: Parameters<typeof says>[0]) =>
    !says(state, 'broken') && (thing.traits.has('switchable') ? says(state, 'on') : state['on'] !== false);
  const tubes = [
    [0.07, '#ff8a3a', '#8a4a2a'],
    [0.115, '#ffd24a', '#8a7a3a'],
  ] as const;
  for (const [inset, lit, dark] of tubes) {
    const heart = vec(0, spring, face);
    addGlowing(
      assembly,
      `tube ${inset}`,
      { dark: workshop.material('plastic', dark), colour: lit, heart, reach: height, gain: 0.6, isLit: isOn },
      (part, material) => [rim(inset, 0.021, material, part, face + 0.014)],
    );
  }
  const [windowLow, windowHigh] = [height * 0.6, height - 0.21];
  const windowWide = width - 0.36;
  const glass = {
    dark: workshop.material('glass', '#5a3a4a'),
    colour: '#ffb3c8',
    heart: vec(0, windowLow, face),
    reach: 0.32,
    gain: 0.9,
    isLit: isOn,
  };
  addGlowing(assembly, 'window', glass, (part, material) => [
    part.box(
      material,
      [windowWide, windowHigh - windowLow, 0.012],
      [0, (windowLow + windowHigh) / 2, face + 0.004],
      0.004,
    ),
  ]);
  const turntable = assembly.part('record', vec(0, windowLow + 0.1, face + 0.02));
  turntable.lathe('rubber #17171a', outline('0 0, 0.1 0, 0.1 0.006, 0.035 0.008, 0 0.008'), [0, 0, 0], {
    sides: 18,
    x: Math.PI / 2,
  }); // record
  turntable.lathe('plastic #c8443a', outline('0 0, 0.034 0, 0.034 0.01, 0 0.01'), [0, 0, 0.001], {
    sides: 14,
    x: Math.PI / 2,
  }); // label
  turntable.box(chrome, [0.012, 0.13, 0.01], [0.1, 0.06, 0.01], { chamfer: 0.003, z: 0.5 }); // arm
  for (let key = 0; key < 10; key++) {
    const tint = key % 2 ? '#efe6d0' : '#c8443a';
    frame.box(
      workshop.material('plastic', tint),
      [windowWide / 12, 0.035, 0.05],
      [-windowWide / 2 + (windowWide * (key + 0.5)) / 10, windowLow - 0.045, face + 0.02],
      { chamfer: 0.008, x: 0.35 },
    ); // key
  }
  frame.box(chrome, [windowWide + 0.06, 0.022, 0.075], [0, windowLow - 0.078, face + 0.035], 0.008); // shelf
  const grille = { low: 0.16, high: windowLow - 0.13 };
  const cloth = {
    dark: workshop.material('felt', '#6e2a2a'),
    colour: '#b8542e',
    heart: vec(0, grille.low + 0.2, face),
    reach: 0.25,
    isLit: isOn,
  };
  addGlowing(assembly, 'grille', cloth, (part, material) => [
    part.box(
      material,
      [windowWide, grille.high - grille.low, 0.012],
      [0, (grille.low + grille.high) / 2, face + 0.002],
      0.004,
    ),
  ]);
  for (let rib = 0; rib < 7; rib++) {
    const x = -windowWide / 2 + (windowWide * (rib + 0.5)) / 7;
    const bow = Math.cos((x / windowWide) * 2.2) * 0.022;
    frame.rod(
      chrome,
      [
        vec(x, grille.low, face + 0.008),
        vec(x * 0.92, (grille.low + grille.high) / 2, face + 0.03 + bow),
        vec(x, grille.high, face + 0.008),
      ],
      0.009,
    ); // rib
  }
  frame.ball(chrome, 0.055, [0, (grille.low + grille.high) / 2, face + 0.04]).scaling.z = 0.5;
  assembly.shines(
    workshop.bulb(`${thing.id} light`, assembly.root, vec(0, spring + half * 0.35, face - 0.05), 0.05, '#ff9a5a'),
    isOn,
  );
});
