import type { Kit } from '../../../kit.ts';

export const tavern: Kit = {
  id: 'tavern',
  isUsual: true,
  words:
    'tavern inn wine pub alehouse saloon taproom bar brewery distillery card dice drunk landlord bartender chambermaid beer ale whisky whiskey drink innkeeper',
  name: 'the tavern',
  description:
    'A low tavern with a good fire: barrels, a bar worn smooth by elbows, and a score on the slate nobody means to pay.',
  period: 'medieval',
  props: `
- { id: bar, name: bar, traits: [fixed, supporter], at: in here }
- { id: table, name: long table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: bench, name: bench, traits: [fixed, seat], at: in here }
- { id: fireplace, name: fireplace, aliases: [fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: barrel, name: barrel of ale, aliases: [barrel], traits: [fixed, fillable, pourable], state: { liquid: ale }, at: in here }
- { id: tankard, name: tankard, aliases: [ale], traits: [portable, fillable, drinkable], state: { liquid: ale, amount: 2 }, at: on table }
- { id: stew, name: mutton stew, aliases: [stew], traits: [portable, edible], at: on table }
- { id: lute, name: lute, traits: [portable, musical, breakable], at: on bar }
- { id: slate, name: slate, traits: [portable, readable, writable], text: "Owed: eleven jugs, one door, and an apology to the miller.", at: on bar }
- { id: dice, name: bone dice, aliases: [dice], traits: [portable], at: on table }
`,
  token: 'dice',
  staging: `
style: medieval
light: { mood: lamplight, from: north, strength: 1.1, warm: "#ffb060", cold: "#6f8cc0" }
rooms:
  - { place: here, at: [0, 0], size: [8.6, 6.6], height: 3, floor: oak, walls: plaster, windows: [{ wall: north, at: 0.7, width: 0.9, height: 1, sill: 1.1 }], dressing: [torches, shields] }
placements:
  - { entity: bar, stands: against the west wall }
  - { entity: table, stands: in the centre of the room }
  - { entity: bench, stands: beside the long table }
  - { entity: fireplace, stands: against the east wall, size: [1.7, 1.3, 0.5] }
  - { entity: barrel, stands: in the north-west corner }
  - { entity: stew, form: bowl }
  - { entity: dice, form: gem, size: [0.04, 0.03, 0.04], colour: "#e8dec3" }
`,
};
