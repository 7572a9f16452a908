import type { Kit } from '../../../kit.ts';

export const lighthouse: Kit = {
  id: 'lighthouse',
  words: 'lighthouse keeper beacon island cliff gull wreck shipwreck foghorn',
  name: 'the lamp room',
  description:
    'The top of a lighthouse in a storm: the great lamp turning, windows on every side, a stove, and the sea saying the same thing.',
  period: '1880s',
  props: `
- { id: great-lamp, name: great lamp, aliases: [lamp], traits: [fixed, light, lightable], state: { lit: true }, at: in here }
- { id: table, name: watch table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: chair, name: keeper's chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: stove, name: iron stove, aliases: [stove], traits: [fixed, container, light, lightable, openable], state: { lit: true, open: false }, at: in here }
- { id: cot, name: keeper's cot, aliases: [cot], traits: [fixed, bed], at: in here }
- { id: telescope, name: long telescope, aliases: [telescope], traits: [portable], at: on table }
- { id: logbook, name: keeper's log, aliases: [log], traits: [portable, readable, writable], text: "Wind NW. Wind NW. Wind NW. A knock. Wind NW.", at: on table }
- { id: oil, name: can of oil, aliases: [oil, can], traits: [portable, fillable, pourable], state: { liquid: oil, amount: 4 }, at: in here }
- { id: tea, name: tin mug of tea, aliases: [mug, tea], traits: [portable, fillable, drinkable], state: { liquid: tea, amount: 1 }, at: on table }
- { id: bottle, name: bottle with a message, aliases: [bottle], traits: [portable, readable, breakable], text: "To whoever: I can see your light. I am not sure that you can see me.", at: on table }
`,
  token: 'bottle',
  staging: `
style: victorian
horizon: sea
light: { mood: storm, from: west, strength: 1.15, warm: "#ffd070", cold: "#6f8ca8", weather: rain }
rooms:
  - { place: here, outline: [[1.9, 0], [5.1, 0], [7, 1.9], [7, 4.7], [5.1, 6.6], [1.9, 6.6], [0, 4.7], [0, 1.9]], height: 3.4, floor: planks, walls: plaster, windows: [{ wall: north, at: 0.5, width: 2, height: 1.7, sill: 0.8 }, { wall: west, at: 0.5, width: 1.8, height: 1.7, sill: 0.8 }, { wall: east, at: 0.5, width: 1.8, height: 1.7, sill: 0.8 }], dressing: [] }
placements:
  - { entity: great-lamp, form: lantern, stands: in the centre of the room, size: [0.9, 1.6, 0.9], substance: brass }
  - { entity: table, form: small-table, stands: on the right side of the room, size: [1.1, 0.75, 0.7] }
  - { entity: chair, stands: near the watch table }
  - { entity: stove, stands: on the left side of the room, size: [0.6, 0.9, 0.6] }
  - { entity: cot, form: bed, stands: against the north wall, size: [1.9, 0.45, 0.8] }
  - { entity: oil, form: tin, size: [0.24, 0.34, 0.18] }
`,
};
