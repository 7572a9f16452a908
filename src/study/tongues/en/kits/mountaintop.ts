import type { Kit } from '../../../kit.ts';

export const mountaintop: Kit = {
  id: 'mountaintop',
  words:
    'mountaintop mountain summit peak cliff hill hilltop ridge volcano crag valley hut avalanche hermit ski cable-car chairlift alp alps climber climb rope',
  name: 'the mountaintop',
  description: 'A bare summit at sunrise: rocks, a flag, a book to sign, and nothing higher to blame.',
  period: '1930s',
  props: `
- { id: table-rock, name: flat rock, traits: [fixed, supporter, seat], at: in here }
- { id: high-rock, name: leaning rock, traits: [fixed], at: in here }
- { id: low-rock, name: grey rock, traits: [fixed, seat], at: in here }
- { id: flag, name: tattered flag, aliases: [flag], traits: [fixed], at: in here }
- { id: rucksack, name: rucksack, traits: [portable, container, openable, holdall], state: { open: true }, at: in here }
- { id: chocolate, name: chocolate bar, aliases: [chocolate], traits: [portable, edible], at: in rucksack }
- { id: axe, name: ice axe, aliases: [axe], traits: [portable, sharp], at: on table-rock }
- { id: tea, name: thermos of tea, aliases: [thermos, tea], traits: [portable, fillable, pourable, drinkable], state: { liquid: tea, amount: 3 }, at: on table-rock }
- { id: register, name: summit book, aliases: [book, register], traits: [portable, readable, writable, burnable], text: "9 August. Fine view. 10 August. The same view, less breath. 11 August. Who keeps taking the pencil?", at: on table-rock }
- { id: compass, name: brass compass, aliases: [compass], traits: [portable], at: on table-rock }
`,
  token: 'compass',
  staging: `
style: twenties
horizon: mountains
light: { mood: dawn, from: east, strength: 1.15, warm: "#ffd0a0", cold: "#c8dcf8" }
rooms:
  - { place: here, at: [0, 0], size: [10, 7], outdoors: true, floor: gravel }
placements:
  - { entity: table-rock, form: boulder, substance: stone, stands: in the centre of the room, size: [1.8, 0.55, 1.3] }
  - { entity: high-rock, form: boulder, substance: stone, stands: in the north-west corner, size: [2, 1.5, 1.6], massKg: 2000 }
  - { entity: low-rock, form: boulder, substance: stone, stands: on the right side of the room, size: [1.1, 0.5, 0.9] }
  - { entity: flag, form: staff, stands: at the back, size: [0.4, 2.4, 0.08] }
  - { entity: rucksack, stands: beside the flat rock }
  - { entity: compass, form: watch }
`,
};
