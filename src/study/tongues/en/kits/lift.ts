import type { Kit } from '../../../kit.ts';

export const lift: Kit = {
  id: 'lift',
  words: 'elevator lift stuck trapped shaft lobby concierge',
  name: 'the hotel lift',
  description:
    'A hotel’s old lift, large as a parlour and stopped between two floors: a bench, a brass panel, a mirror, and a fan turning overhead.',
  period: '1960s',
  props: `
- { id: panel, name: brass panel, aliases: [panel, buttons], traits: [fixed, device, readable], text: "G. 1. 2. 3. 5. Somebody has scratched a 4.", at: in here }
- { id: seat, name: attendant's seat, aliases: [seat], traits: [fixed, seat], at: in here }
- { id: gates, name: folding gates, aliases: [gates], traits: [fixed, openable], state: { open: false }, at: in here }
- { id: mirror, name: smoked mirror, aliases: [mirror], traits: [fixed], at: in here }
- { id: trolley, name: room-service trolley, aliases: [trolley], traits: [fixed, supporter], at: in here }
- { id: telephone, name: emergency telephone, aliases: [telephone], traits: [fixed, device], at: in here }
- { id: cloche, name: dish of lobster, aliases: [lobster, dish], traits: [portable, edible], at: on trolley }
- { id: wine, name: bottle of wine, aliases: [wine, bottle], traits: [portable, fillable, drinkable, breakable], state: { liquid: wine, amount: 3 }, at: on trolley }
- { id: card, name: hotel card, aliases: [card], traits: [portable, readable], text: "Compliments of the management. Room 4, please.", at: on trolley }
- { id: key, name: room key, aliases: [key], traits: [portable], at: on trolley }
`,
  token: 'key',
  staging: `
style: modern
horizon: nothing
light: { mood: interior, from: north, strength: 1.15, warm: "#ffe0a0", cold: "#d0a870" }
rooms:
  - { place: here, at: [0, 0], size: [4.8, 4.2], height: 2.7, floor: carpet, walls: walnut, windows: [], dressing: [sconces, carpet] }
placements:
  - { entity: panel, form: tablet, stands: on the east wall, size: [0.35, 0.8, 0.06], substance: brass }
  - { entity: seat, form: stool, stands: in the north-east corner }
  - { entity: gates, form: gate, stands: against the west wall, size: [1.4, 2.1, 0.12], substance: brass }
  - { entity: mirror, form: wall-mirror, stands: on the north wall, size: [1.6, 1.5, 0.05] }
  - { entity: trolley, form: small-table, stands: in the centre of the room, size: [1, 0.8, 0.55] }
  - { entity: telephone, stands: on the north wall, size: [0.2, 0.26, 0.12] }
`,
};
