import type { Kit } from '../../../kit.ts';

export const desert: Kit = {
  id: 'desert',
  words:
    'desert dune oasis sand sahara nomad mirage badland canyon prairie frontier egypt pharaoh pyramid caravan camel wasteland western',
  name: 'the desert',
  description:
    'Sand in every direction and a well in this one: a carpet, one acacia, a skull with no complaints, and noon.',
  period: 'victorian',
  props: `
- { id: well, name: stone well, aliases: [well], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: tree, name: lone acacia, aliases: [acacia], traits: [fixed], at: in here }
- { id: rock, name: red rock, aliases: [rock], traits: [fixed], at: in here }
- { id: carpet, name: worn carpet, aliases: [carpet], traits: [fixed], at: in here }
- { id: stool, name: camp stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: chest, name: camel chest, aliases: [chest], traits: [fixed, container, openable, supporter, seat], state: { open: false }, at: in here }
- { id: skull, name: bleached skull, aliases: [skull], traits: [portable, breakable], at: in here }
- { id: canteen, name: canteen of water, aliases: [canteen, water], traits: [portable, fillable, drinkable], state: { liquid: water, amount: 1 }, at: on chest }
- { id: map, name: scorched map, aliases: [map], traits: [portable, readable, burnable], text: "Well (dry). Well (dry). Well (there is a story about this one).", at: on chest }
- { id: amulet, name: turquoise amulet, aliases: [amulet], traits: [portable, wearable], at: on chest }
`,
  token: 'amulet',
  staging: `
style: victorian
horizon: desert
light: { mood: day, from: south, strength: 1.25, warm: "#ffe6a8", cold: "#bcd8f0" }
rooms:
  - { place: here, at: [0, 0], size: [11.5, 8], outdoors: true, floor: sand }
placements:
  - { entity: well, form: barrel, stands: on the left side of the room, size: [1.3, 0.8, 1.3], substance: painted-wood, colour: "#b8a078" }
  - { entity: tree, form: tree, stands: in the north-east corner, size: [1.8, 3, 1.8] }
  - { entity: rock, form: boulder, substance: clay, colour: "#a8683f", stands: in the north-west corner, size: [2.2, 1.6, 1.7], massKg: 2000 }
  - { entity: carpet, stands: in the centre of the room }
  - { entity: chest, stands: on the right side of the room, size: [1.4, 0.6, 0.7] }
`,
};
