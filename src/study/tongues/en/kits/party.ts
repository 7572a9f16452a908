import type { Kit } from '../../../kit.ts';

export const party: Kit = {
  id: 'party',
  words:
    'party ballroom ball gala masquerade dance wedding birthday celebration reception ceremony soirée bride groom guest cinderella',
  name: 'the ballroom',
  description:
    'A grand ballroom between two dances: a chandelier, a piano, champagne, and a marble floor on which everybody is being looked at.',
  period: '1920s',
  props: `
- { id: buffet, name: buffet table, aliases: [buffet], traits: [fixed, supporter], at: in here }
- { id: chandelier, name: grand chandelier, aliases: [chandelier], traits: [fixed, light, lightable], state: { lit: true }, at: in here }
- { id: piano, name: grand piano, aliases: [piano], traits: [fixed, supporter, musical], at: in here }
- { id: sofa, name: velvet sofa, aliases: [sofa], traits: [fixed, seat], at: in here }
- { id: palm, name: potted palm, aliases: [palm], traits: [fixed], at: in here }
- { id: champagne, name: bottle of champagne, aliases: [champagne, bottle], traits: [portable, fillable, pourable], state: { liquid: champagne, amount: 5 }, at: on buffet }
- { id: glass, name: champagne glass, aliases: [glass], traits: [portable, fillable, drinkable, breakable], state: { liquid: champagne, amount: 1 }, at: on buffet }
- { id: cake, name: iced cake, aliases: [cake], traits: [portable, edible], at: on buffet }
- { id: invitation, name: invitation, traits: [portable, readable], text: "Dancing at nine. Regrets by eleven.", at: on piano }
- { id: mask, name: silver mask, aliases: [mask], traits: [portable, wearable], at: on piano }
`,
  token: 'mask',
  staging: `
style: twenties
light: { mood: interior, from: north, strength: 1.3, warm: "#ffdca8", cold: "#a8b8f0" }
rooms:
  - { place: here, at: [0, 0], size: [10.4, 8], height: 4.6, floor: marble, walls: plaster, windows: [{ wall: north, at: 0.2, width: 1.3, height: 2.8, sill: 0.5 }, { wall: north, at: 0.5, width: 1.3, height: 2.8, sill: 0.5 }, { wall: north, at: 0.8, width: 1.3, height: 2.8, sill: 0.5 }], dressing: [curtains, sconces, pictures] }
placements:
  - { entity: chandelier, stands: "hanging from the ceiling, in the centre of the room", size: [1.3, 1.2, 1.3] }
  - { entity: piano, stands: against the west wall }
  - { entity: buffet, stands: against the east wall, size: [2.2, 0.78, 0.9] }
  - { entity: palm, stands: in the north-east corner }
  - { entity: sofa, stands: against the north wall }
`,
};
