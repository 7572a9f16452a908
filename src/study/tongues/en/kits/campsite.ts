import type { Kit } from '../../../kit.ts';

export const campsite: Kit = {
  id: 'campsite',
  words: 'campsite camp campfire tent bivouac scout camping',
  name: 'the campsite',
  description:
    'A camp among trees at night: a fire, a log, a bedroll, and the edge of the light a good deal closer than it was.',
  period: '2020s',
  props: `
- { id: campfire, name: campfire, aliases: [fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: log, name: sitting log, aliases: [log], traits: [fixed, seat, supporter], at: in here }
- { id: fir, name: dark fir, aliases: [fir], traits: [fixed], at: in here }
- { id: beech, name: beech, traits: [fixed], at: in here }
- { id: bedroll, name: bedroll, traits: [fixed, bed], at: in here }
- { id: backpack, name: backpack, traits: [portable, container, openable, holdall], state: { open: true }, at: in here }
- { id: sausages, name: grilled sausage, aliases: [sausage], traits: [portable, edible], at: on log }
- { id: cocoa, name: tin cup of cocoa, aliases: [cocoa, tin cup], traits: [portable, fillable, drinkable], state: { liquid: cocoa, amount: 1 }, at: on log }
- { id: map, name: trail map, aliases: [map], traits: [portable, readable, burnable], text: "Campsite closed since the incident. (Which incident: see reverse. The reverse is a recipe.)", at: in backpack }
- { id: harmonica, name: tin harmonica, aliases: [harmonica], traits: [portable, musical], at: on log }
`,
  token: 'harmonica',
  staging: `
style: modern
horizon: forest
light: { mood: night, from: north, strength: 1.15, warm: "#ff9a4a", cold: "#7f9fe0" }
rooms:
  - { place: here, at: [0, 0], size: [10.5, 7.6], outdoors: true, floor: grass }
placements:
  - { entity: campfire, stands: in the centre of the room, size: [0.8, 0.5, 0.8] }
  - { entity: log, form: bench, stands: near the campfire, size: [2, 0.44, 0.46], substance: bark }
  - { entity: fir, form: tree, stands: in the north-west corner, size: [2.2, 4.6, 2.2] }
  - { entity: beech, form: tree, stands: in the north-east corner, size: [2.6, 4, 2.6] }
  - { entity: bedroll, form: pillow, stands: on the left side of the room, size: [0.8, 0.16, 1.9], colour: "#2f4f86" }
  - { entity: backpack, stands: on the right side of the room }
  - { entity: harmonica, form: tin, size: [0.13, 0.03, 0.04] }
`,
};
