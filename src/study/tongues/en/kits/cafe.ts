import type { Kit } from '../../../kit.ts';

export const cafe: Kit = {
  id: 'cafe',
  isUsual: true,
  words: 'café cafe coffee diner tea bar bistro newspaper waiter date',
  name: 'the café',
  description: 'A small café after the rush: two tables, a long counter, and steam on the window.',
  period: '2020s',
  props: `
- { id: counter, name: counter, traits: [fixed, supporter], at: in here }
- { id: round-table, name: round table, traits: [fixed, supporter], at: in here }
- { id: chair, name: chair, traits: [fixed, seat], at: in here }
- { id: stool, name: stool, traits: [portable, seat], at: in here }
- { id: pot, name: coffee pot, aliases: [coffee, pot], traits: [portable, fillable, pourable], state: { liquid: coffee, amount: 4 }, at: on counter }
- { id: cup, name: coffee cup, aliases: [cup], traits: [portable, fillable, drinkable, breakable], state: { liquid: coffee, amount: 1 }, at: on round-table }
- { id: newspaper, name: newspaper, traits: [portable, readable], text: 'Rain until Thursday. The bridge stays closed.', at: on counter }
- { id: spoon, name: silver spoon, aliases: [spoon], traits: [portable], at: on round-table }
`,
  token: 'spoon',
  staging: `
style: modern
light: { mood: lamplight, from: north, warm: "#ffc98c", cold: "#7fa6ff" }
rooms:
  - { place: here, at: [0, 0], size: [7.5, 6], height: 3.1, floor: tile, walls: brick, windows: [{ wall: north, at: 0.5, width: 2.4, height: 1.8, sill: 0.8 }], dressing: [menu, pendants, half-curtains] }
placements:
  - { entity: counter, stands: against the west wall }
  - { entity: round-table, stands: in the centre of the room }
  - { entity: chair, stands: beside the round table }
`,
};
