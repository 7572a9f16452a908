import type { Kit } from '../../../kit.ts';

export const policeStation: Kit = {
  id: 'police-station',
  words:
    'police precinct interrogation detective sergeant constable cop arrest custody investigator policeman inspector fingerprint',
  name: 'the interview room',
  description:
    'A green room at a police station with a table screwed to the floor: two chairs, a lamp that can be turned, and a mirror nobody has ever combed their hair in.',
  period: '1970s',
  props: `
- { id: table, name: interview table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: chair, name: wooden chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: other-chair, name: wobbling chair, traits: [fixed, seat], at: in here }
- { id: mirror, name: wide mirror, aliases: [mirror], traits: [fixed], at: in here }
- { id: cabinet, name: filing cabinet, aliases: [cabinet], traits: [fixed, container, openable, supporter], state: { open: false }, at: in here }
- { id: lamp, name: desk lamp, aliases: [lamp], traits: [portable, light, switchable], state: { on: true }, at: on table }
- { id: recorder, name: tape recorder, aliases: [recorder], traits: [portable, device, switchable], state: { on: false }, at: on table }
- { id: tea, name: paper cup of tea, aliases: [tea, cup], traits: [portable, fillable, drinkable], state: { liquid: tea, amount: 1 }, at: on table }
- { id: file, name: thin file, aliases: [file], traits: [portable, readable], text: "Name: see overleaf. Overleaf: see front.", at: on cabinet }
- { id: handcuffs, name: handcuffs, traits: [portable], at: on table }
`,
  token: 'file',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 0.8, warm: "#f0e8b8", cold: "#90b8a0" }
rooms:
  - { place: here, at: [0, 0], size: [6.4, 5], height: 2.7, floor: lino, walls: painted-wood, windows: [], dressing: [pendants, posters] }
placements:
  - { entity: table, stands: in the centre of the room, size: [1.6, 0.75, 0.9], substance: steel }
  - { entity: chair, stands: to the left of the interview table }
  - { entity: other-chair, form: chair, stands: to the right of the interview table }
  - { entity: mirror, form: wall-mirror, stands: on the north wall, size: [2.2, 1.1, 0.05] }
  - { entity: cabinet, form: cupboard, stands: in the north-east corner, size: [0.6, 1.3, 0.6], substance: steel, colour: "#5f7264" }
  - { entity: handcuffs, form: rope, size: [0.2, 0.04, 0.1], substance: steel }
`,
};
