import type { Kit } from '../../../kit.ts';

export const street: Kit = {
  id: 'street',
  isUsual: true,
  words:
    'street road alley lane avenue sidewalk pavement square plaza city town village suburb crossroad corner bus policeman beggar stranger tram taxi car cab traffic pickpocket',
  name: 'the street',
  description:
    "A street of brick fronts at dusk: a lamp, a bench, a telephone box, and other people's suppers being cooked.",
  period: '1950s',
  props: `
- { id: lamp, name: street lamp, aliases: [lamp], traits: [fixed, light, switchable], state: { on: true }, at: in here }
- { id: bench, name: street bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: box, name: telephone box, aliases: [phone box], traits: [fixed, enterable, container, transparent], at: in here }
- { id: dustbin, name: dustbin, traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: barrow, name: fruit barrow, aliases: [barrow], traits: [fixed, supporter, pushable], at: in here }
- { id: apple, name: red apple, aliases: [apple], traits: [portable, edible], at: on barrow }
- { id: milk, name: bottle of milk, aliases: [milk, bottle], traits: [portable, fillable, drinkable, breakable], state: { liquid: milk, amount: 2 }, at: on barrow }
- { id: poster, name: poster, traits: [fixed, readable], text: "LAST THREE NIGHTS. (Pasted over: LAST THREE NIGHTS.)", at: in here }
- { id: paper, name: evening paper, aliases: [newspaper], traits: [portable, readable, burnable], text: "MAN FOUND. See page 4. Page 4 is missing.", at: on bench }
- { id: glove, name: odd glove, aliases: [glove], traits: [portable, wearable], at: on bench }
`,
  token: 'glove',
  staging: `
style: modern
light: { mood: dusk, from: west, strength: 1.05, warm: "#ffc27a", cold: "#8fa4e0" }
rooms:
  - { place: here, at: [0, 0], size: [11, 5.8], height: 4.4, outdoors: true, floor: cobbles, walls: brick }
placements:
  - { entity: lamp, stands: on the left side of the room }
  - { entity: bench, stands: against the north wall, size: [2.2, 0.46, 0.44] }
  - { entity: box, form: kiosk, stands: in the north-east corner, colour: "#a32b26" }
  - { entity: dustbin, form: crate, stands: in the north-west corner }
  - { entity: barrow, form: cart, stands: on the right side of the room }
  - { entity: poster, form: picture, stands: on the north wall }
  - { entity: paper, form: newspaper }
`,
};
