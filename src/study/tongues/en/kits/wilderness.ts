import type { Kit } from '../../../kit.ts';

export const wilderness: Kit = {
  id: 'wilderness',
  words: 'wilderness snow arctic polar tundra ice glacier antarctic antarctica blizzard winter expedition steppe taiga',
  name: 'the snowfield',
  description:
    'Snow to the edge of everything: two black pines, a sledge, a small fire, and tracks that are not all going the same way.',
  period: '1910s',
  props: `
- { id: pine, name: black pine, traits: [fixed], at: in here }
- { id: bent-pine, name: bent pine, traits: [fixed], at: in here }
- { id: rock, name: frozen rock, aliases: [rock], traits: [fixed, seat], at: in here }
- { id: fire, name: campfire, aliases: [fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: sledge, name: sledge, traits: [fixed, supporter, seat, pullable], at: in here }
- { id: blanket, name: fur blanket, aliases: [blanket], traits: [portable, wearable, burnable], at: on sledge }
- { id: brandy, name: flask of brandy, aliases: [brandy, flask], traits: [portable, fillable, drinkable], state: { liquid: brandy, amount: 2 }, at: on sledge }
- { id: pemmican, name: tin of meat, aliases: [tin, meat], traits: [portable, edible], at: on sledge }
- { id: journal, name: expedition journal, aliases: [journal], traits: [portable, readable, writable, burnable], text: "Day 63. We are exactly where we were, but the map has moved.", at: on sledge }
- { id: goggles, name: snow goggles, aliases: [goggles], traits: [portable, wearable], at: on sledge }
`,
  token: 'goggles',
  staging: `
style: twenties
horizon: mountains
light: { mood: dusk, from: west, strength: 1.1, warm: "#ffb080", cold: "#b8d0ff" }
rooms:
  - { place: here, at: [0, 0], size: [11, 8], outdoors: true, floor: snow }
placements:
  - { entity: pine, form: tree, stands: in the north-west corner, size: [2, 4.8, 2], colour: "#24352c" }
  - { entity: bent-pine, form: tree, stands: in the north-east corner, size: [1.8, 3.8, 1.8] }
  - { entity: rock, form: boulder, substance: ash, stands: on the right side of the room, size: [1.2, 0.6, 1], massKg: 1200 }
  - { entity: fire, form: brazier, stands: in the centre of the room, size: [0.7, 0.45, 0.7] }
  - { entity: sledge, form: cart, stands: on the left side of the room, size: [1.2, 0.75, 2.2] }
  - { entity: pemmican, form: tin, size: [0.12, 0.08, 0.12] }
  - { entity: goggles, form: spectacles }
`,
};
