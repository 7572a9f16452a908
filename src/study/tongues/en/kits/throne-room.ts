import type { Kit } from '../../../kit.ts';

export const throneRoom: Kit = {
  id: 'throne-room',
  words:
    'throne palace coronation royal royalty kingdom crown monarch sovereign ruler noble poison taster court emperor empress king queen',
  name: 'the throne room',
  description:
    'A long hall of banners with one chair in it that matters, and a great deal of floor to cross before it.',
  period: 'medieval',
  props: `
- { id: throne, name: throne, traits: [fixed, seat], at: in here }
- { id: footstool, name: velvet footstool, aliases: [footstool], traits: [portable, seat], at: in here }
- { id: armour, name: suit of armour, aliases: [armour, armor], traits: [fixed], at: in here }
- { id: table, name: council table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: bench, name: petitioners' bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: flagon, name: flagon, traits: [portable, fillable, pourable], state: { liquid: wine, amount: 3 }, at: on table }
- { id: goblet, name: gold goblet, aliases: [goblet], traits: [portable, fillable, drinkable], state: { liquid: wine, amount: 1 }, at: on table }
- { id: proclamation, name: proclamation, traits: [portable, readable, burnable], text: "Be it known that the matter is settled. Which matter will be made known later.", at: on table }
- { id: candelabrum, name: candelabrum, aliases: [candles], traits: [portable, light, lightable], state: { lit: true }, at: on table }
- { id: seal, name: royal seal, aliases: [seal], traits: [portable], at: on table }
`,
  token: 'seal',
  staging: `
style: medieval
light: { mood: night, from: north, strength: 1.5, warm: "#ffc27a", cold: "#8fb2ff" }
rooms:
  - { place: here, at: [0, 0], size: [9.4, 8], height: 4.8, floor: flagstone, walls: stone, windows: [{ wall: north, at: 0.18, width: 1, height: 2.3, sill: 1.4 }, { wall: north, at: 0.82, width: 1, height: 2.3, sill: 1.4 }], dressing: [banners, torches, carpet] }
placements:
  - { entity: throne, stands: against the north wall, faces: south, size: [1, 2.1, 0.9] }
  - { entity: footstool, stands: in front of the throne }
  - { entity: armour, stands: in the north-east corner }
  - { entity: table, stands: on the right side of the room }
  - { entity: bench, stands: against the west wall }
  - { entity: proclamation, form: scroll }
`,
};
