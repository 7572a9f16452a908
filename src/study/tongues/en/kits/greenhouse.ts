import type { Kit } from '../../../kit.ts';

export const greenhouse: Kit = {
  id: 'greenhouse',
  words: 'greenhouse conservatory orchid botanist plant hothouse jungle rainforest tropical botanical',
  name: 'the greenhouse',
  description:
    'A glass house full of leaves and warm breath: palms, an iron bench, orchids with labels, and something in a pot that is fed on Thursdays.',
  period: '1900s',
  props: `
- { id: potting-bench, name: potting bench, aliases: [bench], traits: [fixed, supporter], at: in here }
- { id: iron-seat, name: iron garden seat, aliases: [seat], traits: [fixed, seat], at: in here }
- { id: palm, name: tall palm, aliases: [palm], traits: [fixed], at: in here }
- { id: fern, name: tree fern, aliases: [fern], traits: [fixed], at: in here }
- { id: pool, name: lily pool, aliases: [pool], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: can, name: watering can, aliases: [can], traits: [portable, fillable, pourable], state: { liquid: water, amount: 4 }, at: in here }
- { id: shears, name: pruning shears, aliases: [shears], traits: [portable, sharp], at: on potting-bench }
- { id: orchid, name: black orchid, aliases: [orchid], traits: [portable, breakable], at: on potting-bench }
- { id: label, name: zinc label, aliases: [label], traits: [portable, readable], text: "Do not water. Do not turn. Do not tell it things.", at: on potting-bench }
- { id: seeds, name: packet of seeds, aliases: [seeds, packet], traits: [portable], at: on potting-bench }
`,
  token: 'orchid',
  staging: `
style: victorian
horizon: hills
light: { mood: day, from: north, strength: 1.3, warm: "#f4ffc8", cold: "#a0e0c0" }
rooms:
  - { place: here, at: [0, 0], size: [8.6, 6], height: 4, floor: tile, walls: painted-wood, windows: [{ wall: north, at: 0.2, width: 2, height: 3, sill: 0.5 }, { wall: north, at: 0.5, width: 2, height: 3, sill: 0.5 }, { wall: north, at: 0.8, width: 2, height: 3, sill: 0.5 }, { wall: west, at: 0.5, width: 3, height: 3, sill: 0.5 }, { wall: east, at: 0.5, width: 3, height: 3, sill: 0.5 }], dressing: [] }
placements:
  - { entity: potting-bench, form: trestle, stands: on the right side of the room, size: [1.8, 0.85, 0.7] }
  - { entity: iron-seat, form: bench, stands: on the left side of the room, substance: iron }
  - { entity: palm, form: potted-palm, stands: in the north-west corner, size: [1.4, 2.8, 1.4] }
  - { entity: fern, form: potted-palm, stands: in the north-east corner, size: [1.6, 2.2, 1.6] }
  - { entity: pool, form: barrel, stands: in the centre of the room, size: [1.6, 0.5, 1.6], substance: stone }
  - { entity: orchid, form: pot-plant, size: [0.2, 0.4, 0.2], colour: "#2c1f30" }
  - { entity: seeds, form: envelope, size: [0.1, 0.006, 0.14] }
`,
};
