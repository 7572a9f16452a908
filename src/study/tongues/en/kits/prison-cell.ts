import type { Kit } from '../../../kit.ts';

export const prisonCell: Kit = {
  id: 'prison-cell',
  words: 'prison cell jail prisoner inmate convict penitentiary gaol lockup incarcerate hostage',
  name: 'the cell',
  description:
    'A narrow cell with one barred window too high to see out of: a bunk, a bucket, a shelf, and four hundred strokes on the wall in fives.',
  period: '1950s',
  props: `
- { id: bunk, name: iron bunk, aliases: [bunk, bed], traits: [fixed, bed, supporter], at: in here }
- { id: stool, name: three-legged stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: ledge, name: stone ledge, aliases: [ledge], traits: [fixed, supporter], at: in here }
- { id: bars, name: barred gate, aliases: [bars, gate], traits: [fixed], at: in here }
- { id: bucket, name: slop bucket, aliases: [bucket], traits: [portable, container], at: in here }
- { id: tin-plate, name: tin plate, aliases: [plate], traits: [portable, supporter], at: on ledge }
- { id: crust, name: heel of bread, aliases: [bread], traits: [portable, edible], at: on tin-plate }
- { id: cup, name: dented cup, aliases: [cup], traits: [portable, fillable, drinkable], state: { liquid: water, amount: 1 }, at: on ledge }
- { id: calendar, name: page of a calendar, aliases: [calendar, page], traits: [portable, readable, burnable], text: "A February. Somebody has drawn a small boat on the twenty-ninth.", at: on ledge }
- { id: nail, name: bent nail, aliases: [nail], traits: [portable, sharp], at: on ledge }
`,
  token: 'nail',
  staging: `
style: twenties
horizon: nothing
light: { mood: interior, from: east, strength: 0.7, warm: "#d8c8a0", cold: "#a8b8c8" }
rooms:
  - { place: here, at: [0, 0], size: [5.6, 4.6], height: 3.4, floor: concrete, walls: concrete, windows: [{ wall: east, at: 0.6, width: 0.7, height: 0.6, sill: 2.3 }], dressing: [] }
placements:
  - { entity: bunk, form: bed, stands: against the west wall, size: [0.9, 0.5, 1.9], substance: iron }
  - { entity: ledge, form: shelf, stands: on the north wall, size: [1.2, 0.08, 0.3] }
  - { entity: bars, form: gate, stands: in the north-east corner, size: [1, 2, 0.1], substance: iron }
  - { entity: bucket, stands: in the south-east corner }
`,
};
