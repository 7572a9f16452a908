import type { Kit } from '../../../kit.ts';

export const farmyard: Kit = {
  id: 'farmyard',
  words:
    'farm farmyard barn farmer field harvest stable pig cow horse ranch hay barnyard pasture vineyard orchard milk herder vet goat sheep chicken hive tractor',
  name: 'the farmyard',
  description:
    'A farmyard in the early morning: mud, a trough, a cart with one wheel off, and a cock who has said it already.',
  period: '1900s',
  props: `
- { id: trough, name: stone trough, aliases: [trough], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: bale, name: bale of straw, aliases: [bale, straw], traits: [fixed, seat, supporter, burnable], at: in here }
- { id: cart, name: broken cart, aliases: [cart], traits: [fixed, container, supporter], at: in here }
- { id: apple-tree, name: apple tree, aliases: [tree], traits: [fixed], at: in here }
- { id: pump, name: hand pump, aliases: [pump], traits: [fixed, device], at: in here }
- { id: pail, name: pail of milk, aliases: [pail, milk], traits: [portable, fillable, drinkable], state: { liquid: milk, amount: 3 }, at: in here }
- { id: pitchfork, name: pitchfork, traits: [portable, weapon, sharp], at: in here }
- { id: eggs, name: egg basket, aliases: [eggs], traits: [portable], at: on bale }
- { id: almanac, name: farmer's almanac, aliases: [almanac], traits: [portable, readable, burnable], text: "Sow in the wane. Reap in the dry. Do not lend the cart.", at: on cart }
- { id: horseshoe, name: horseshoe, traits: [portable], at: on cart }
`,
  token: 'horseshoe',
  staging: `
style: victorian
horizon: hills
light: { mood: dawn, from: east, strength: 1.05, warm: "#ffdca0", cold: "#c0d8c8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 7.8], outdoors: true, floor: earth }
placements:
  - { entity: trough, form: long-chest, stands: on the left side of the room, size: [1.8, 0.55, 0.7], substance: stone }
  - { entity: bale, form: crate, stands: in the centre of the room, size: [1.1, 0.5, 0.6], colour: "#c8a850" }
  - { entity: cart, stands: in the north-east corner }
  - { entity: apple-tree, form: tree, stands: in the north-west corner, size: [2.6, 3.4, 2.6] }
  - { entity: pump, form: machine, stands: on the right side of the room, size: [0.4, 1.2, 0.4], substance: iron }
  - { entity: horseshoe, form: bracelet, size: [0.14, 0.02, 0.14], substance: iron }
`,
};
