import type { Kit } from '../../../kit.ts';

export const submarine: Kit = {
  id: 'submarine',
  words: 'submarine periscope torpedo underwater undersea sonar nautilus bathyscaphe diver',
  name: 'the submarine',
  description:
    'The control room of a submarine, red light and no morning: pipes, a periscope, a chart table, and a sound outside that comes and goes.',
  period: '1940s',
  props: `
- { id: chart-table, name: chart table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: periscope, name: periscope, traits: [fixed, device], at: in here }
- { id: wheel, name: diving wheel, aliases: [wheel], traits: [fixed, device, switchable], state: { on: false }, at: in here }
- { id: bench, name: crew bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: locker, name: steel locker, aliases: [locker], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: sonar, name: sonar set, aliases: [sonar], traits: [fixed, device, switchable], state: { on: true }, at: in here }
- { id: mug, name: enamel mug, aliases: [mug], traits: [portable, fillable, drinkable], state: { liquid: coffee, amount: 1 }, at: on chart-table }
- { id: log, name: war log, aliases: [log], traits: [portable, readable, writable], text: "0400. Heard it. 0410. Still hear it. 0420. Asked the others not to hear it.", at: on chart-table }
- { id: spanner, name: heavy spanner, aliases: [spanner], traits: [portable, blunt], at: on bench }
- { id: key, name: firing key, aliases: [key], traits: [portable], at: on chart-table }
`,
  token: 'key',
  staging: `
style: twenties
horizon: nothing
light: { mood: haunted, from: north, strength: 1.35, warm: "#ff4a30", cold: "#406878" }
rooms:
  - { place: here, at: [0, 0], size: [9.4, 4.2], height: 2.4, floor: steel, walls: steel, windows: [], dressing: [] }
placements:
  - { entity: chart-table, form: table, stands: in the centre of the room, size: [1.4, 0.85, 0.9], substance: steel }
  - { entity: periscope, form: machine, stands: on the right side of the room, size: [0.4, 2.2, 0.4], substance: brass }
  - { entity: wheel, form: machine, stands: against the west wall, size: [0.8, 1.3, 0.4], substance: iron }
  - { entity: bench, stands: against the north wall, size: [1.8, 0.46, 0.4] }
  - { entity: locker, form: wardrobe, stands: in the north-east corner, size: [0.7, 1.8, 0.5], substance: steel }
  - { entity: sonar, form: machine, stands: in the north-west corner, size: [0.9, 1.2, 0.6], substance: steel }
  - { entity: log, form: book }
`,
};
