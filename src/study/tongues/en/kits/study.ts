import type { Kit } from '../../../kit.ts';

export const study: Kit = {
  id: 'study',
  isUsual: true,
  words:
    'study parlour parlor gentleman den lounge manor mansion fireside sitting-room drawing-room butler maid servant inheritance will lawyer detective séance seance medium mistress fireplace',
  name: 'the study',
  description:
    "A gentleman's study: a fire, a desk, more books than opinions, and an armchair that has won every argument held in it.",
  period: '1890s',
  props: `
- { id: desk, name: mahogany desk, aliases: [desk], traits: [fixed, supporter], at: in here }
- { id: armchair, name: leather armchair, aliases: [armchair], traits: [fixed, seat], at: in here }
- { id: fireplace, name: fireplace, aliases: [fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: bookcase, name: tall bookcase, aliases: [bookcase, books], traits: [fixed, supporter], at: in here }
- { id: lamp, name: desk lamp, aliases: [lamp], traits: [portable, light, lightable], state: { lit: true }, at: on desk }
- { id: decanter, name: decanter, aliases: [brandy], traits: [portable, fillable, pourable, breakable], state: { liquid: brandy, amount: 4 }, at: on desk }
- { id: glass, name: brandy glass, aliases: [glass], traits: [portable, fillable, drinkable, breakable], state: { liquid: brandy, amount: 1 }, at: on desk }
- { id: letter, name: unfinished letter, aliases: [letter], traits: [portable, readable, burnable], text: "Sir, I have now been patient for eleven years, and find that I do it badly.", at: on desk }
- { id: watch, name: gold watch, aliases: [watch], traits: [portable], at: on bookcase }
- { id: poker, name: poker, traits: [portable, blunt], at: in here }
`,
  token: 'watch',
  staging: `
style: victorian
light: { mood: interior, from: north, strength: 1.1, warm: "#ffd09a", cold: "#8fa8d8" }
rooms:
  - { place: here, at: [0, 0], size: [8, 6.4], height: 3.3, floor: walnut, walls: wallpaper, windows: [{ wall: north, at: 0.5, width: 1.4, height: 1.9, sill: 0.7 }], dressing: [wainscot, picture-rail, pictures, curtains, rug] }
placements:
  - { entity: fireplace, stands: against the west wall }
  - { entity: bookcase, stands: against the east wall, size: [1.8, 2.3, 0.36] }
  - { entity: desk, stands: in the centre of the room }
  - { entity: armchair, stands: near the fireplace }
  - { entity: poker, stands: beside the fireplace }
`,
};
