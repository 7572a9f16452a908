import type { Kit } from '../../../kit.ts';

export const smithy: Kit = {
  id: 'smithy',
  words: 'smithy forge blacksmith anvil smith foundry ironworks armoury armory',
  name: 'the smithy',
  description:
    'A forge with the door shut: red coals, an anvil, a trough to drown the noise in, and a sword that is not finished arguing.',
  period: 'medieval',
  props: `
- { id: bench, name: tool bench, aliases: [bench], traits: [fixed, supporter, seat], at: in here }
- { id: forge, name: forge, aliases: [fire, coals], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: anvil, name: iron anvil, aliases: [anvil], traits: [fixed, supporter], at: in here }
- { id: trough, name: water trough, aliases: [trough], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: hammer, name: smith's hammer, aliases: [hammer], traits: [portable, blunt], at: on anvil }
- { id: tongs, name: tongs, traits: [portable], at: on bench }
- { id: sword, name: unfinished sword, aliases: [sword], traits: [portable, weapon, blunt], state: { wielded: false }, at: on bench }
- { id: mug, name: mug of ale, aliases: [mug, ale], traits: [portable, fillable, drinkable], state: { liquid: ale, amount: 1 }, at: on bench }
- { id: slate, name: order slate, aliases: [slate], traits: [portable, readable, writable], text: "Four shoes, one plough, one sword (URGENT, no name given, paid twice).", at: on bench }
- { id: horseshoe, name: iron horseshoe, aliases: [horseshoe], traits: [portable], at: on anvil }
`,
  token: 'horseshoe',
  staging: `
style: medieval
horizon: hills
light: { mood: lamplight, from: north, strength: 1, warm: "#ff8a40", cold: "#6f88b0" }
rooms:
  - { place: here, at: [0, 0], size: [8, 6.4], height: 3.4, floor: earth, walls: stone, windows: [{ wall: north, at: 0.75, width: 0.9, height: 0.9, sill: 1.6 }], dressing: [torches] }
placements:
  - { entity: forge, form: fireplace, stands: against the west wall, size: [2, 1.5, 0.8] }
  - { entity: anvil, form: trestle, stands: in the centre of the room, size: [0.75, 0.68, 0.4], substance: iron }
  - { entity: trough, form: barrel, stands: near the iron anvil, size: [0.8, 0.7, 0.8], substance: oak }
  - { entity: bench, form: bench, stands: against the east wall, size: [2.4, 0.5, 0.6] }
  - { entity: horseshoe, form: bracelet, size: [0.13, 0.03, 0.14], substance: iron }
`,
};
