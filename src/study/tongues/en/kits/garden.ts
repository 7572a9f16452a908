import type { Kit } from '../../../kit.ts';

export const garden: Kit = {
  id: 'garden',
  isUsual: true,
  words:
    'garden park orchard lawn greenhouse courtyard maze vineyard meadow farm field backyard zoo neighbour neighbor fence gardener bench bee beekeeper hive picnic rose swing',
  name: 'the garden',
  description:
    'A walled garden in full summer: a hedge, a fountain, tea on a small table, and a statue who has heard every proposal.',
  period: 'victorian',
  props: `
- { id: bench, name: garden bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: tree, name: apple tree, aliases: [tree], traits: [fixed], at: in here }
- { id: statue, name: marble statue, aliases: [statue], traits: [fixed], at: in here }
- { id: fountain, name: stone fountain, aliases: [fountain], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: sundial, name: sundial, traits: [fixed, readable], text: "Late by an hour in summer, and never sorry.", at: in here }
- { id: table, name: tea table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: tea, name: cup of tea, aliases: [cup, tea], traits: [portable, fillable, drinkable, breakable], state: { liquid: tea, amount: 1 }, at: on table }
- { id: cake, name: seed cake, aliases: [cake], traits: [portable, edible], at: on table }
- { id: lantern, name: garden lantern, aliases: [lantern], traits: [portable, light, lightable], state: { lit: false }, at: on bench }
- { id: rose, name: white rose, aliases: [rose], traits: [portable, cuttable], at: on table }
`,
  token: 'rose',
  staging: `
style: victorian
horizon: hills
light: { mood: day, from: west, strength: 1, warm: "#fff0cc", cold: "#c0e0d8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 8], height: 2, outdoors: true, floor: grass, walls: hedge }
placements:
  - { entity: fountain, form: barrel, stands: in the centre of the room, size: [1.5, 0.75, 1.5], substance: painted-wood, colour: "#b4b0a4" }
  - { entity: tree, stands: in the north-west corner, size: [2.6, 3.6, 2.6] }
  - { entity: statue, stands: in the north-east corner }
  - { entity: bench, stands: against the north wall }
  - { entity: sundial, form: small-table, stands: on the left side of the room, size: [0.45, 0.95, 0.45] }
  - { entity: table, stands: on the right side of the room }
`,
};
