import type { Kit } from '../../../kit.ts';

export const riverbank: Kit = {
  id: 'riverbank',
  isUsual: true,
  words:
    'riverbank river lake stream brook pond bridge waterfall canal creek picnic swamp marsh fish angler ferry ferryman',
  name: 'the riverbank',
  description:
    'A riverbank on a slow afternoon: a willow, a moored punt, a rug on the grass, and the water going on about its business.',
  period: '1900s',
  props: `
- { id: willow, name: willow, traits: [fixed], at: in here }
- { id: punt, name: punt, aliases: [boat], traits: [fixed, enterable, seat, container], at: in here }
- { id: rug, name: picnic rug, aliases: [rug], traits: [fixed], at: in here }
- { id: stump, name: old stump, aliases: [stump], traits: [fixed, seat], at: in here }
- { id: bench, name: river bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: hamper, name: picnic basket, aliases: [basket, hamper], traits: [portable, container, openable], state: { open: true }, at: in here }
- { id: sandwich, name: cucumber sandwich, aliases: [sandwich], traits: [portable, edible], at: in hamper }
- { id: beer, name: bottle of ginger beer, aliases: [ginger beer, bottle], traits: [portable, fillable, drinkable, breakable], state: { liquid: ginger beer, amount: 2 }, at: on bench }
- { id: poems, name: book of poems, aliases: [book, poems], traits: [portable, readable, burnable], text: "To a Lady, with a Trout. (Forty-one stanzas. The trout is late in the poem.)", at: on bench }
- { id: hat, name: straw hat, aliases: [hat], traits: [portable, wearable], at: on bench }
`,
  token: 'hat',
  staging: `
style: victorian
horizon: forest
light: { mood: day, from: west, strength: 0.95, warm: "#ffe8b8", cold: "#b8dce0" }
rooms:
  - { place: here, at: [0, 0], size: [11, 8], outdoors: true, floor: grass }
placements:
  - { entity: willow, stands: in the north-west corner, size: [2.8, 3.8, 2.8] }
  - { entity: punt, form: boat, stands: at the back, faces: east }
  - { entity: rug, form: carpet, stands: in the centre of the room }
  - { entity: stump, form: tree, stands: on the left side of the room, size: [0.9, 0.46, 0.9], massKg: 90 }
  - { entity: bench, stands: on the right side of the room, size: [2.2, 0.46, 0.44] }
  - { entity: hamper, stands: near the picnic rug }
`,
};
