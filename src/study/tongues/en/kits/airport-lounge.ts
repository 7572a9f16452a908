import type { Kit } from '../../../kit.ts';

export const airportLounge: Kit = {
  id: 'airport-lounge',
  words: 'airport plane flight airplane aeroplane terminal pilot boarding passenger luggage layover stewardess',
  name: 'the airport lounge',
  description:
    'A departure lounge at five in the morning: a row of seats, a board that says DELAYED, a machine with one sandwich, and a great deal of window.',
  period: '2020s',
  props: `
- { id: seats, name: row of seats, aliases: [seats, row], traits: [fixed, seat], at: in here }
- { id: desk, name: gate desk, aliases: [desk], traits: [fixed, supporter], at: in here }
- { id: board, name: departure board, aliases: [board], traits: [fixed, readable, device], text: "DELAYED. DELAYED. BOARDING (ask). DELAYED.", at: in here }
- { id: machine, name: vending machine, aliases: [machine], traits: [fixed, container, device, switchable], state: { on: true }, at: in here }
- { id: trolley, name: luggage trolley, aliases: [trolley], traits: [fixed, supporter], at: in here }
- { id: palm, name: lounge palm, aliases: [palm], traits: [fixed], at: in here }
- { id: suitcase, name: grey suitcase, aliases: [suitcase], traits: [portable, container, openable, lockable], state: { open: false, locked: false }, at: on trolley }
- { id: coffee, name: paper cup of coffee, aliases: [coffee, cup], traits: [portable, fillable, drinkable], state: { liquid: coffee, amount: 1 }, at: on desk }
- { id: microphone, name: gate microphone, aliases: [microphone], traits: [portable, device, switchable], state: { on: false }, at: on desk }
- { id: passport, name: passport, traits: [portable, readable], text: "Surname. Given names. A face doing its best.", at: on desk }
`,
  token: 'passport',
  staging: `
style: modern
horizon: nothing
light: { mood: dawn, from: north, strength: 1.25, warm: "#ffc8a0", cold: "#a8c8f8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 6.2], height: 3.8, floor: carpet, walls: plaster, windows: [{ wall: north, at: 0.25, width: 3.6, height: 2.6, sill: 0.4 }, { wall: north, at: 0.72, width: 3.6, height: 2.6, sill: 0.4 }], dressing: [] }
placements:
  - { entity: seats, form: bench, stands: in the centre of the room, size: [2.8, 0.46, 0.55], colour: "#3a4a6a" }
  - { entity: desk, form: counter, stands: on the right side of the room, size: [1.6, 1.05, 0.6] }
  - { entity: board, form: tablet, stands: on the west wall, size: [1.8, 0.8, 0.08], colour: "#1c2430" }
  - { entity: machine, form: jukebox, stands: in the north-west corner, size: [0.9, 1.8, 0.75] }
  - { entity: trolley, form: cart, stands: on the left side of the room, size: [0.6, 0.7, 1] }
  - { entity: palm, form: potted-palm, stands: in the north-east corner }
  - { entity: microphone, form: phone }
`,
};
