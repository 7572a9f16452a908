import type { Kit } from '../../../kit.ts';

export const forestClearing: Kit = {
  id: 'forest-clearing',
  words:
    'forest clearing wood woods woodland grove glade jungle thicket rainforest tree witch fairy elf wolf goblin troll unicorn robin',
  name: 'the clearing',
  description:
    'A clearing in an old forest: a fallen log to sit on, light in pieces on the grass, and the feeling of having been expected.',
  period: 'medieval',
  props: `
- { id: oak, name: old oak, aliases: [oak], traits: [fixed, readable], text: "Two sets of initials in the bark, and a third cut through both.", at: in here }
- { id: birch, name: birch, traits: [fixed], at: in here }
- { id: pine, name: tall pine, aliases: [pine], traits: [fixed], at: in here }
- { id: log, name: fallen log, aliases: [log], traits: [fixed, seat, supporter], at: in here }
- { id: stump, name: mossy stump, aliases: [stump], traits: [fixed, seat], at: in here }
- { id: rock, name: mossy rock, aliases: [rock], traits: [fixed], at: in here }
- { id: berries, name: wild berries, aliases: [berries], traits: [portable, edible], at: on log }
- { id: flask, name: leather flask, aliases: [flask], traits: [portable, fillable, drinkable], state: { liquid: water, amount: 2 }, at: on log }
- { id: lantern, name: lantern, traits: [portable, light, lightable], state: { lit: false }, at: on log }
- { id: whistle, name: carved whistle, aliases: [whistle], traits: [portable, musical], at: on log }
`,
  token: 'whistle',
  staging: `
style: medieval
horizon: forest
light: { mood: day, from: west, strength: 0.85, warm: "#fff0c0", cold: "#bfe0b0" }
rooms:
  - { place: here, at: [0, 0], size: [11, 8], outdoors: true, floor: grass }
placements:
  - { entity: oak, stands: in the north-west corner, size: [2.8, 4.4, 2.8] }
  - { entity: birch, form: tree, stands: in the north-east corner, size: [1.6, 4.2, 1.6] }
  - { entity: pine, stands: at the back, size: [2, 4.8, 2] }
  - { entity: whistle, size: [0.03, 0.03, 0.16] }
  - { entity: log, form: bench, stands: in the centre of the room, size: [2.1, 0.44, 0.46], substance: bark }
  - { entity: stump, form: tree, stands: on the right side of the room, size: [0.9, 0.46, 0.9], massKg: 90 }
  - { entity: rock, form: boulder, substance: slate, stands: on the left side of the room, size: [1, 0.7, 0.8], massKg: 900 }
`,
};
