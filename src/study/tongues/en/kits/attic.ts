import type { Kit } from '../../../kit.ts';

export const attic: Kit = {
  id: 'attic',
  words: 'attic loft garret lumber junk heirloom trunk rafters storeroom',
  name: 'the attic',
  description:
    'Under the roof, where a house keeps what it cannot decide about: trunks, a dressmaker’s dummy, a cradle, and dust in one stripe of light.',
  period: '1930s',
  props: `
- { id: trunk, name: steamer trunk, aliases: [trunk], traits: [fixed, container, openable, supporter, seat], state: { open: false }, at: in here }
- { id: cradle, name: old cradle, aliases: [cradle], traits: [fixed, container], at: in here }
- { id: dummy, name: dressmaker's dummy, aliases: [dummy], traits: [fixed], at: in here }
- { id: mirror, name: cracked mirror, aliases: [mirror], traits: [fixed], at: in here }
- { id: armchair, name: burst armchair, aliases: [armchair], traits: [fixed, seat], at: in here }
- { id: box, name: hatbox, aliases: [box], traits: [portable, container, openable], state: { open: false }, at: on trunk }
- { id: letters, name: bundle of letters, aliases: [letters, bundle], traits: [portable, readable, burnable], text: "My dearest, by the time you read this I shall have come up the stairs behind you.", at: in box }
- { id: lamp, name: hurricane lamp, aliases: [lamp], traits: [portable, light, lightable], state: { lit: true }, at: in here }
- { id: soldier, name: tin soldier, aliases: [soldier], traits: [portable], at: on trunk }
- { id: photograph, name: brown photograph, aliases: [photograph], traits: [portable, readable, burnable], text: "Eleven people on a lawn. One has moved.", at: on trunk }
`,
  token: 'photograph',
  staging: `
style: victorian
light: { mood: dusk, from: west, strength: 0.9, warm: "#ffb878", cold: "#8898b8" }
rooms:
  - { place: here, at: [0, 0], size: [7.6, 5.4], height: 2.5, floor: planks, walls: timber, windows: [{ wall: west, at: 0.5, width: 0.9, height: 0.9, sill: 1.2 }], dressing: [] }
placements:
  - { entity: trunk, form: chest, stands: in the centre of the room, size: [1.2, 0.6, 0.7] }
  - { entity: cradle, stands: in the north-west corner }
  - { entity: dummy, form: statue, stands: in the north-east corner, size: [0.5, 1.5, 0.4], substance: linen, colour: "#b8a488" }
  - { entity: mirror, form: wall-mirror, stands: on the north wall, size: [0.8, 1.4, 0.06] }
  - { entity: armchair, stands: on the right side of the room }
  - { entity: lamp, form: lantern, stands: on the left side of the room }
  - { entity: soldier, form: statuette, size: [0.04, 0.12, 0.03] }
`,
};
