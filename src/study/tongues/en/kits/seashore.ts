import type { Kit } from '../../../kit.ts';

export const seashore: Kit = {
  id: 'seashore',
  isUsual: true,
  words: 'seashore beach sea ocean coast shore island harbour harbor pier dock quay bay lighthouse',
  name: 'the seashore',
  description:
    'A beach with the tide going out: a boat pulled up, driftwood, two rocks, and a horizon that gives nothing away.',
  period: '1920s',
  props: `
- { id: boat, name: rowing boat, aliases: [boat], traits: [fixed, enterable, seat, container], at: in here }
- { id: driftwood, name: driftwood log, aliases: [driftwood, log], traits: [fixed, seat, supporter], at: in here }
- { id: great-rock, name: great rock, traits: [fixed], at: in here }
- { id: flat-rock, name: flat rock, traits: [fixed, supporter, seat], at: in here }
- { id: basket, name: crab basket, aliases: [basket], traits: [portable, container], at: in here }
- { id: bottle, name: green bottle, aliases: [bottle], traits: [portable, container, openable, transparent, breakable], state: { open: false }, at: on driftwood }
- { id: message, name: message, aliases: [note], traits: [portable, readable, burnable], text: "If found, please do not look for me. If found by Arthur, third cove, bring cheese.", at: in bottle }
- { id: lemonade, name: flask of lemonade, aliases: [lemonade, flask], traits: [portable, fillable, drinkable], state: { liquid: lemonade, amount: 2 }, at: on flat-rock }
- { id: pear, name: pear, traits: [portable, edible], at: on flat-rock }
- { id: shell, name: spiral shell, aliases: [shell], traits: [portable], at: on driftwood }
`,
  token: 'shell',
  staging: `
style: twenties
horizon: sea
light: { mood: day, from: west, strength: 1, warm: "#fff0d0", cold: "#b8dcf4" }
rooms:
  - { place: here, at: [0, 0], size: [11.5, 8], outdoors: true, floor: sand }
placements:
  - { entity: boat, stands: at the back, faces: east }
  - { entity: driftwood, form: bench, stands: in the centre of the room, size: [2.2, 0.42, 0.44], substance: bark }
  - { entity: great-rock, form: boulder, substance: slate, stands: in the north-west corner, size: [1.8, 1.3, 1.4], massKg: 3500 }
  - { entity: flat-rock, form: boulder, substance: slate, stands: on the right side of the room, size: [1.2, 0.45, 1], massKg: 900 }
  - { entity: basket, stands: on the left side of the room }
  - { entity: shell, form: gem, size: [0.1, 0.07, 0.08] }
`,
};
