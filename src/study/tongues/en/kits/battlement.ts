import type { Kit } from '../../../kit.ts';

export const battlement: Kit = {
  id: 'battlement',
  words: 'battlement rampart parapet castle wall fortress fort stronghold gatehouse watchtower siege battlefield',
  name: 'the battlements',
  description:
    'A wall-walk under the stars: a waist-high parapet, a brazier, and a long way down on either side of the question.',
  period: 'medieval',
  props: `
- { id: brazier, name: brazier, aliases: [fire, coals], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: gargoyle, name: gargoyle, traits: [fixed], at: in here }
- { id: bench, name: watch bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: barrel, name: tar barrel, aliases: [barrel], traits: [fixed, supporter], at: in here }
- { id: chest, name: arrow chest, aliases: [chest], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: halberd, name: halberd, traits: [portable, weapon, sharp], state: { wielded: false }, at: in here }
- { id: horn, name: watch horn, aliases: [horn], traits: [portable, musical], at: on bench }
- { id: tankard, name: tankard of ale, aliases: [tankard, ale], traits: [portable, fillable, drinkable], state: { liquid: ale, amount: 2 }, at: on barrel }
- { id: orders, name: orders of the watch, aliases: [orders, parchment], traits: [portable, readable, burnable], text: "Look outward. What goes on behind you is the King's business.", at: on bench }
- { id: gauntlet, name: steel gauntlet, aliases: [gauntlet, glove], traits: [portable, wearable], at: on barrel }
`,
  token: 'gauntlet',
  staging: `
style: medieval
horizon: hills
light: { mood: night, from: north, strength: 1.25, warm: "#ffb56a", cold: "#8fb2ff" }
rooms:
  - { place: here, at: [0, 0], size: [11, 5], height: 1.1, outdoors: true, floor: flagstone, walls: stone }
placements:
  - { entity: brazier, stands: on the left side of the room }
  - { entity: gargoyle, stands: in the north-east corner, size: [0.6, 1.5, 0.6] }
  - { entity: bench, stands: against the north wall, size: [2.4, 0.46, 0.44] }
  - { entity: chest, stands: in the north-west corner }
  - { entity: barrel, stands: on the right side of the room }
  - { entity: orders, form: scroll }
`,
};
