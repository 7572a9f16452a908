import type { Kit } from '../../../kit.ts';

export const dungeon: Kit = {
  id: 'dungeon',
  words: 'dungeon torture chains castle rack oubliette executioner shackles torturer gallows condemned inquisitor',
  name: 'the dungeon',
  description: 'A castle’s lowest floor: wet stone, one torch, a ring in the wall, and straw that somebody has tidied.',
  period: 'medieval',
  props: `
- { id: block, name: stone block, aliases: [block], traits: [fixed, supporter, seat], at: in here }
- { id: rack, name: wooden rack, aliases: [rack], traits: [fixed, bed], at: in here }
- { id: straw, name: heap of straw, aliases: [straw], traits: [fixed, bed, burnable], at: in here }
- { id: grille, name: iron grille, aliases: [grille], traits: [fixed], at: in here }
- { id: torch, name: wall torch, aliases: [torch], traits: [fixed, light, lightable], state: { lit: true }, at: in here }
- { id: brazier, name: brazier, traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: irons, name: leg irons, aliases: [irons, chain], traits: [portable], at: on block }
- { id: jug, name: jug of water, aliases: [jug, water], traits: [portable, fillable, drinkable, breakable], state: { liquid: water, amount: 2 }, at: on block }
- { id: rat-bone, name: gnawed bone, aliases: [bone], traits: [portable], at: in here }
- { id: keys, name: ring of keys, aliases: [keys], traits: [portable], at: on block }
`,
  token: 'keys',
  staging: `
style: medieval
horizon: nothing
light: { mood: haunted, from: north, strength: 1.1, warm: "#ff9040", cold: "#50687c" }
rooms:
  - { place: here, at: [0, 0], size: [8.2, 6.6], height: 3.2, floor: stone, walls: slate, windows: [], dressing: [] }
placements:
  - { entity: block, form: crate, stands: in the centre of the room, size: [1.2, 0.5, 0.8], substance: stone }
  - { entity: rack, form: bed, stands: against the east wall, size: [1, 0.7, 2], substance: oak }
  - { entity: straw, form: pillow, stands: in the north-west corner, size: [1.4, 0.2, 1.6], colour: "#b89850" }
  - { entity: grille, form: gate, stands: in the north-east corner, size: [1.2, 2, 0.1], substance: iron }
  - { entity: torch, form: wall-lamp, stands: on the north wall }
  - { entity: brazier, stands: on the left side of the room }
  - { entity: irons, form: rope, substance: iron }
`,
};
