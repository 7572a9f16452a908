import type { Kit } from '../../../kit.ts';

export const graveyard: Kit = {
  id: 'graveyard',
  words:
    'graveyard cemetery grave tomb tombstone churchyard burial bury funeral gravedigger coffin ghost mourn mourner zombie vampire',
  name: 'the graveyard',
  description:
    'A churchyard in the mist: leaning stones, a yew, a grave half dug, and a spade that somebody means to come back for.',
  period: 'victorian',
  props: `
- { id: tomb, name: table tomb, aliases: [tomb], traits: [fixed, supporter, seat, readable], text: "HERE LIES, and the rest is moss.", at: in here }
- { id: angel, name: stone angel, aliases: [angel], traits: [fixed], at: in here }
- { id: yew, name: old yew, aliases: [yew], traits: [fixed], at: in here }
- { id: headstone, name: leaning headstone, aliases: [headstone], traits: [fixed, readable], text: "Beloved by all. Signed: all.", at: in here }
- { id: coffin, name: plain coffin, aliases: [coffin], traits: [fixed, container, openable, enterable], state: { open: false }, at: in here }
- { id: spade, name: sexton's spade, aliases: [spade], traits: [portable, blunt], at: in here }
- { id: lantern, name: storm lantern, aliases: [lantern], traits: [portable, light, lightable], state: { lit: true }, at: on tomb }
- { id: wreath, name: wreath of ivy, aliases: [wreath], traits: [portable], at: on tomb }
- { id: hip-flask, name: hip flask, aliases: [flask], traits: [portable, fillable, drinkable], state: { liquid: whisky, amount: 1 }, at: on tomb }
- { id: locket, name: tarnished locket, aliases: [locket], traits: [portable, wearable, container, openable], state: { open: false }, at: on tomb }
`,
  token: 'locket',
  staging: `
style: victorian
horizon: forest
light: { mood: haunted, from: north, strength: 1.3, warm: "#ffd090", cold: "#90b0a8" }
rooms:
  - { place: here, at: [0, 0], size: [10.5, 7.8], outdoors: true, floor: grass }
placements:
  - { entity: tomb, form: long-chest, stands: in the centre of the room, size: [1.9, 0.6, 0.8], substance: stone }
  - { entity: angel, form: statue, stands: in the north-east corner, size: [0.8, 2.1, 0.7], substance: stone }
  - { entity: yew, form: tree, stands: in the north-west corner, size: [2.6, 4.2, 2.6], colour: "#1f3328" }
  - { entity: headstone, form: tablet, stands: on the left side of the room, size: [0.7, 1, 0.14], substance: stone }
  - { entity: coffin, form: long-chest, stands: on the right side of the room, size: [1.9, 0.45, 0.65], substance: pine }
`,
};
