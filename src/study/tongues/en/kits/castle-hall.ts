import type { Kit } from '../../../kit.ts';

export const castleHall: Kit = {
  id: 'castle-hall',
  words: 'hall longhouse banquet castle feast citadel mead knight dragon viking treasury king lord baron',
  name: 'the great hall',
  description:
    "A great hall at the end of a feast: a long board, a hearth a man could stand in, banners, and dogs' places by the fire.",
  period: 'medieval',
  props: `
- { id: table, name: high table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: bench, name: long bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: lord-chair, name: lord's chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: hearth, name: great hearth, aliases: [hearth, fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: chest, name: iron-bound chest, aliases: [chest], traits: [fixed, container, openable, supporter], state: { open: false }, at: in here }
- { id: boar, name: roast boar, aliases: [boar], traits: [portable, edible], at: on table }
- { id: horn, name: drinking horn, aliases: [horn, mead], traits: [portable, fillable, drinkable], state: { liquid: mead, amount: 2 }, at: on table }
- { id: lute, name: bard's lute, aliases: [lute], traits: [portable, musical], at: on chest }
- { id: treaty, name: treaty, traits: [portable, readable, burnable], text: "Peace between us for as long as this feast lasts. Pass the salt slowly.", at: on table }
- { id: brooch, name: silver brooch, aliases: [brooch], traits: [portable, wearable], at: on table }
`,
  token: 'brooch',
  staging: `
style: medieval
light: { mood: lamplight, from: north, strength: 1.2, warm: "#ffb264", cold: "#7f9cd8" }
rooms:
  - { place: here, at: [0, 0], size: [10, 7.6], height: 4.8, floor: flagstone, walls: stone, windows: [{ wall: north, at: 0.25, width: 0.8, height: 1.9, sill: 2 }, { wall: north, at: 0.75, width: 0.8, height: 1.9, sill: 2 }], dressing: [banners, torches] }
placements:
  - { entity: table, form: trestle, stands: in the centre of the room, size: [3, 0.78, 0.95] }
  - { entity: bench, stands: beside the high table, size: [2.4, 0.46, 0.4] }
  - { entity: lord-chair, form: throne, stands: against the north wall, faces: south, size: [0.8, 1.6, 0.75] }
  - { entity: hearth, form: fireplace, stands: against the west wall, size: [2.2, 1.7, 0.6] }
  - { entity: chest, stands: against the east wall }
  - { entity: boar, form: roast }
  - { entity: treaty, form: scroll }
  - { entity: brooch, form: button, size: [0.06, 0.02, 0.06] }
`,
};
