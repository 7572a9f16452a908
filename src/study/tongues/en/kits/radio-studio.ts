import type { Kit } from '../../../kit.ts';

export const radioStudio: Kit = {
  id: 'radio-studio',
  words:
    'radio studio broadcast television tv podcast journalist reporter microphone announcer recording newsreader dictator',
  name: 'the radio studio',
  description:
    'A studio with felt on its walls and a lamp that says QUIET: one table, two microphones, and a clock with nothing but a second hand.',
  period: '1950s',
  props: `
- { id: table, name: round studio table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: chair, name: swivel chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: guest-chair, name: guest's chair, traits: [fixed, seat], at: in here }
- { id: desk, name: mixing desk, aliases: [desk], traits: [fixed, supporter, device, switchable], state: { on: true }, at: in here }
- { id: gramophone, name: record player, traits: [fixed, device, switchable, musical], state: { on: false }, at: in here }
- { id: clock, name: studio clock, aliases: [clock], traits: [fixed], at: in here }
- { id: microphone, name: microphone, traits: [portable, device, switchable], state: { on: true }, at: on table }
- { id: water, name: glass of water, aliases: [glass, water], traits: [portable, fillable, drinkable, breakable], state: { liquid: water, amount: 1 }, at: on table }
- { id: telegram, name: listener's letter, aliases: [letter], traits: [portable, readable, burnable], text: "Dear Sirs, you have been wrong about this since Tuesday. I remain, listening.", at: on table }
- { id: record, name: gramophone record, aliases: [record], traits: [portable, breakable], at: on desk }
`,
  token: 'telegram',
  staging: `
style: twenties
horizon: nothing
light: { mood: interior, from: north, strength: 0.75, warm: "#ff9878", cold: "#7898a8" }
rooms:
  - { place: here, at: [0, 0], size: [6.8, 5.4], height: 2.8, floor: carpet, walls: felt, windows: [], dressing: [pendants, neon] }
placements:
  - { entity: table, stands: in the centre of the room, size: [1.4, 0.75, 1.4] }
  - { entity: chair, stands: to the left of the round studio table }
  - { entity: guest-chair, form: chair, stands: to the right of the round studio table }
  - { entity: desk, form: counter, stands: against the north wall, size: [2, 0.9, 0.7] }
  - { entity: gramophone, form: gramophone, stands: in the north-east corner }
  - { entity: clock, form: clock, stands: on the west wall, size: [0.4, 0.4, 0.08] }
  - { entity: microphone, form: candlestick, size: [0.14, 0.34, 0.14], substance: chrome }
  - { entity: record, form: plate, size: [0.3, 0.004, 0.3], colour: "#1a1a1c" }
`,
};
