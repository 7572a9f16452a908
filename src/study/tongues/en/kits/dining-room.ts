import type { Kit } from '../../../kit.ts';

export const diningRoom: Kit = {
  id: 'dining-room',
  isUsual: true,
  words: 'dining dinner supper restaurant meal lunch breakfast butler waiter hotel chef banquet host',
  name: 'the dining room',
  description:
    'A long table laid for more than came: candles, a goose, cards with names on them, and one chair too many.',
  period: '1890s',
  props: `
- { id: table, name: dining table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: head-chair, name: carved chair, traits: [fixed, seat], at: in here }
- { id: side-chair, name: plain chair, traits: [portable, seat], at: in here }
- { id: sideboard, name: sideboard, traits: [fixed, supporter, container, openable], state: { open: false }, at: in here }
- { id: candelabrum, name: silver candelabrum, aliases: [candelabrum, candles], traits: [portable, light, lightable], state: { lit: true }, at: on table }
- { id: goose, name: roast goose, aliases: [goose], traits: [portable, edible], at: on table }
- { id: decanter, name: wine decanter, aliases: [decanter, wine], traits: [portable, fillable, pourable, breakable], state: { liquid: wine, amount: 4 }, at: on sideboard }
- { id: wineglass, name: wine glass, aliases: [glass], traits: [portable, fillable, drinkable, breakable], state: { liquid: wine, amount: 1 }, at: on table }
- { id: place-card, name: place card, aliases: [card], traits: [portable, readable, burnable], text: "The Guest Who Explains.", at: on table }
- { id: napkin-ring, name: silver napkin ring, aliases: [napkin ring], traits: [portable], at: on sideboard }
`,
  token: 'napkin-ring',
  staging: `
style: victorian
light: { mood: interior, from: north, strength: 1.05, warm: "#ffcf94", cold: "#93a8dc" }
rooms:
  - { place: here, at: [0, 0], size: [8.4, 6.4], height: 3.3, floor: oak, walls: wallpaper, windows: [{ wall: north, at: 0.25, width: 1.1, height: 1.9, sill: 0.8 }, { wall: north, at: 0.75, width: 1.1, height: 1.9, sill: 0.8 }], dressing: [wainscot, picture-rail, pictures, curtains, sconces, rug] }
placements:
  - { entity: table, stands: in the centre of the room, size: [2.4, 0.76, 1.1] }
  - { entity: head-chair, stands: beside the dining table, size: [0.55, 1.2, 0.55] }
  - { entity: side-chair, stands: beside the dining table }
  - { entity: sideboard, stands: against the east wall }
  - { entity: candelabrum, form: candlestick, stands: in the middle of the dining table }
  - { entity: napkin-ring, form: ring, size: [0.06, 0.05, 0.05] }
`,
};
