import type { Kit } from '../../../kit.ts';

export const hospitalWard: Kit = {
  id: 'hospital-ward',
  words:
    'hospital ward clinic infirmary surgery asylum sickbed sanatorium deathbed health-professional patient doctor nurse surgeon dying operation corridor result diagnosis ill sick physician bed institution mental psychiatrist psychologist therapist therapy',
  name: 'the hospital ward',
  description:
    'A bright ward after visiting hours: two beds, a curtain between them, and flowers from somebody who could not come.',
  period: '2020s',
  props: `
- { id: first-bed, name: window bed, traits: [fixed, bed, supporter], at: in here }
- { id: second-bed, name: empty bed, traits: [fixed, bed], at: in here }
- { id: curtain, name: ward curtain, aliases: [curtain], traits: [fixed, openable], state: { open: true }, at: in here }
- { id: wheelchair, name: wheelchair, traits: [fixed, seat, pushable], at: in here }
- { id: cabinet, name: medicine cabinet, aliases: [cabinet], traits: [fixed, container, openable, supporter], state: { open: false }, at: in here }
- { id: nightstand, name: bedside table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: water, name: glass of water, aliases: [glass, water], traits: [portable, fillable, drinkable, breakable], state: { liquid: water, amount: 1 }, at: on nightstand }
- { id: grapes, name: bunch of grapes, aliases: [grapes], traits: [portable, edible], at: on nightstand }
- { id: chart, name: patient's chart, aliases: [chart], traits: [portable, readable, writable], text: "Temperature: normal. Pulse: normal. Mood: refuses to be measured.", at: on first-bed }
- { id: stethoscope, name: stethoscope, traits: [portable, wearable, device], at: on cabinet }
`,
  token: 'stethoscope',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1.25, warm: "#f4f0e4", cold: "#b8dcf0" }
rooms:
  - { place: here, at: [0, 0], size: [9, 6.8], height: 3.1, floor: lino, walls: green tile, windows: [{ wall: north, at: 0.5, width: 2.2, height: 1.5, sill: 1 }], dressing: [pendants] }
placements:
  - { entity: first-bed, stands: "against the north wall, on the left side of the room", size: [1, 1, 2.05], colour: "#e8eef0" }
  - { entity: second-bed, stands: "against the north wall, on the right side of the room", size: [1, 1, 2.05], colour: "#e8eef0" }
  - { entity: nightstand, stands: beside the window bed, size: [0.6, 0.7, 0.5] }
  - { entity: curtain, stands: against the west wall, colour: "#9fc8c0" }
  - { entity: cabinet, stands: against the east wall, colour: "#eef2f2" }
  - { entity: wheelchair, form: armchair, stands: in the south-east corner, size: [0.7, 0.95, 0.8] }
  - { entity: chart, form: tablet }
  - { entity: stethoscope, form: necklace, size: [0.2, 0.03, 0.3] }
`,
};
