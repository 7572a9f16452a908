import { assembled } from '../carpentry/assembly.ts';

/** The shelf over a fire, with its bed mould; where it reaches the floor, the surround too. */
export const makeMantelpiece = assembled(({ workshop, frame, width, height, depth }) => {
  const stone = workshop.material('marble', '#d8d2c4');
  const back = -depth / 2;
  const shelf = Math.min(0.05, height * 0.4);
  frame.box(stone, [width, shelf, depth], [0, height - shelf / 2, 0], 0.012); // shelf
  const mould = Math.min(0.06, height - shelf);
  if (mould > 0.01) {
    frame.box(
      stone,
      [width - 0.08, mould * 0.5, depth * 0.8],
      [0, height - shelf - mould * 0.25, back + depth * 0.4],
      0.01,
    ); // mould
    frame.box(
      stone,
      [width - 0.14, mould * 0.5, depth * 0.6],
      [0, height - shelf - mould * 0.75, back + depth * 0.3],
      0.01,
    ); // mould
  }
  if (height > 0.6) {
    const pier = Math.min(0.24, width * 0.16);
    const under = height - shelf - mould;
    const frieze = Math.min(0.2, under * 0.2);
    const thick = depth * 0.5;
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.08 - pier / 2);
      frame.box(stone, [pier, under, thick], [x, under / 2, back + thick / 2], 0.01); // pier
      frame.box(stone, [pier + 0.04, 0.12, thick + 0.03], [x, 0.06, back + thick / 2 + 0.015], 0.01); // base
      frame.box(stone, [pier * 0.55, under * 0.6, 0.014], [x, under * 0.48, back + thick], 0.006); // panel
    }
    frame.box(stone, [width - 0.16, frieze, thick], [0, under - frieze / 2, back + thick / 2], 0.01); // frieze
    frame.box(stone, [width * 0.22, frieze * 0.7, 0.02], [0, under - frieze / 2, back + thick], 0.008); // tablet
  } else {
    for (const side of [-1, 1]) {
      const drop = Math.min(height, 0.22) - 0.004;
      const corbel = [[0, 0], [depth * 0.3, 0], [depth * 0.75, drop * 0.7], [depth * 0.75, drop - shelf], [0, drop - shelf]] as const; // prettier-ignore
      if (drop > shelf + 0.02)
        frame.slab(stone, corbel, 0.09, [side * width * 0.38, height - drop, back], { y: -Math.PI / 2 }); // corbel
    }
  }
});
