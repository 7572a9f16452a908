import type { Kit } from '../../../kit.ts';

export const railwayPlatform: Kit = {
  id: 'railway-platform',
  isUsual: true,
  words: 'railway platform railroad terminus train suitcase departure station train-station',
  name: 'the railway platform',
  description: "A country platform at dusk: a bench, a lamp, a clock that is nobody's fault, and a train expected.",
  period: '1900s',
  props: `
- { id: bench, name: platform bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: lamp, name: station lamp, aliases: [lamp], traits: [fixed, light, lightable], state: { lit: true }, at: in here }
- { id: clock, name: station clock, aliases: [clock], traits: [fixed, readable], text: "Ten past four. It has been ten past four for some years.", at: in here }
- { id: booth, name: ticket booth, aliases: [booth], traits: [fixed, enterable, container, transparent], at: in here }
- { id: trolley, name: luggage trolley, aliases: [trolley], traits: [fixed, supporter, pushable], at: in here }
- { id: suitcase, name: suitcase, traits: [portable, container, openable], state: { open: false }, at: on trolley }
- { id: timetable, name: timetable, traits: [fixed, readable], text: "Up: 4.10, 6.25, 9.40. Down: enquire. Sundays: walk.", at: in here }
- { id: flask, name: flask of tea, aliases: [flask, tea], traits: [portable, fillable, pourable, drinkable], state: { liquid: tea, amount: 3 }, at: on bench }
- { id: bun, name: currant bun, aliases: [bun], traits: [portable, edible], at: on bench }
- { id: ticket, name: railway ticket, aliases: [ticket], traits: [portable, readable], text: "SINGLE. Not valid for returning.", at: on bench }
`,
  token: 'ticket',
  staging: `
style: victorian
light: { mood: dusk, from: west, strength: 1.1, warm: "#ffc98c", cold: "#9fb4e8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 5.4], height: 3.4, outdoors: true, floor: paving, walls: brick }
placements:
  - { entity: bench, stands: against the north wall, size: [2.2, 0.46, 0.44] }
  - { entity: timetable, form: picture, stands: on the north wall }
  - { entity: clock, form: grandfather-clock, stands: "against the north wall, on the left side of the room" }
  - { entity: lamp, form: street-lamp, stands: on the left side of the room }
  - { entity: booth, form: kiosk, stands: in the north-east corner }
  - { entity: trolley, form: cart, stands: on the right side of the room }
`,
};
