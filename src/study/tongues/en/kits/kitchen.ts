import type { Kit } from '../../../kit.ts';

export const kitchen: Kit = {
  id: 'kitchen',
  isUsual: true,
  words:
    'kitchen pantry scullery bakery cook cooking oven chef larder apartment house cottage grandmother grandfather dumpling soup recipe cake mother father teenager',
  name: 'the kitchen',
  description:
    'A warm kitchen at the back of the house: a stove, a scrubbed table, a loaf, and the one room in which people tell the truth.',
  period: '1950s',
  props: `
- { id: table, name: kitchen table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: chair, name: kitchen chair, aliases: [chair], traits: [portable, seat], at: in here }
- { id: stove, name: stove, aliases: [oven], traits: [fixed, supporter, container, openable, light, lightable], state: { lit: true, open: false }, at: in here }
- { id: cupboard, name: larder cupboard, aliases: [cupboard, larder], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: shelf, name: plate shelf, aliases: [shelf], traits: [fixed, supporter], at: in here }
- { id: kettle, name: kettle, traits: [portable, fillable, pourable], state: { liquid: water, amount: 4 }, at: on stove }
- { id: loaf, name: loaf of bread, aliases: [loaf, bread], traits: [portable, edible, cuttable], at: on table }
- { id: knife, name: bread knife, aliases: [knife], traits: [portable, sharp], at: on table }
- { id: cup, name: cup of milk, aliases: [cup, milk], traits: [portable, fillable, drinkable, breakable], state: { liquid: milk, amount: 1 }, at: on table }
- { id: recipe, name: recipe card, aliases: [recipe, card], traits: [portable, readable, burnable], text: "Grandmother's. One pound of flour, the rest to taste, and do not tell Hilda about the vinegar.", at: on shelf }
`,
  token: 'recipe',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1.15, warm: "#ffdfa8", cold: "#b8d0e8" }
rooms:
  - { place: here, at: [0, 0], size: [7.4, 5.8], height: 2.9, floor: tile, walls: yellow tile, windows: [{ wall: north, at: 0.5, width: 1.5, height: 1.1, sill: 1.1 }], dressing: [half-curtains, pendants] }
placements:
  - { entity: table, stands: in the centre of the room }
  - { entity: chair, stands: beside the kitchen table }
  - { entity: stove, stands: against the west wall }
  - { entity: cupboard, stands: against the east wall }
  - { entity: recipe, form: ticket }
`,
};
