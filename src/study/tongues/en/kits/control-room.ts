import type { Kit } from '../../../kit.ts';

export const controlRoom: Kit = {
  id: 'control-room',
  words: 'control console bunker headquarters command mission reactor radar',
  name: 'the control room',
  description:
    'A windowless control room on the night watch: consoles, a red telephone, a wall of numbers, and a button with a cover on it.',
  period: '1980s',
  props: `
- { id: console, name: main console, aliases: [console], traits: [fixed, device, switchable, light], state: { on: true }, at: in here }
- { id: radar, name: radar screen, aliases: [radar], traits: [fixed, device, switchable, light], state: { on: true }, at: in here }
- { id: desk, name: duty desk, aliases: [desk], traits: [fixed, supporter], at: in here }
- { id: chair, name: swivel chair, aliases: [chair], traits: [portable, seat], at: in here }
- { id: board, name: status board, aliases: [board], traits: [fixed, readable], text: "ALL NORMAL. Days since last normal: 0.", at: in here }
- { id: telephone, name: red telephone, aliases: [telephone], traits: [portable, device], at: on desk }
- { id: button, name: covered button, aliases: [button, cover], traits: [fixed, device], at: on desk }
- { id: mug, name: mug of coffee, aliases: [mug, coffee], traits: [portable, fillable, drinkable, breakable], state: { liquid: coffee, amount: 1 }, at: on desk }
- { id: logbook, name: duty log, aliases: [log, logbook], traits: [portable, readable, writable, burnable], text: "02.10 Nothing. 02.20 Nothing. 02.30 Something. 02.31 Was told it was nothing.", at: on desk }
- { id: key, name: launch key, aliases: [key], traits: [portable], at: on desk }
`,
  token: 'key',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 0.85, warm: "#ffb090", cold: "#6fd0b8" }
rooms:
  - { place: here, at: [0, 0], size: [8.6, 6.4], height: 3.1, floor: lino, walls: concrete, windows: [], dressing: [pendants] }
placements:
  - { entity: console, form: machine, stands: against the north wall, size: [2.2, 1.2, 0.7], substance: steel }
  - { entity: radar, form: machine, stands: against the west wall, size: [1.1, 1.5, 0.7], substance: steel }
  - { entity: desk, stands: in the centre of the room, size: [1.8, 0.76, 0.85] }
  - { entity: chair, stands: beside the duty desk }
  - { entity: board, form: picture, stands: on the east wall, size: [1.8, 1.1, 0.06], colour: "#14261f" }
  - { entity: button, form: box, size: [0.16, 0.1, 0.16], colour: "#a32b26" }
  - { entity: logbook, form: book }
`,
};
