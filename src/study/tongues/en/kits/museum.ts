import type { Kit } from '../../../kit.ts';

export const museum: Kit = {
  id: 'museum',
  words:
    'museum gallery exhibition exhibit painting artist statue curator sculpture art portrait dinosaur mummy collection wax',
  name: 'the gallery',
  description:
    'A long gallery after closing time: statues under skylights, one bench, a rope on brass posts, and a guard’s sandwich.',
  period: '2000s',
  props: `
- { id: plinth, name: marble plinth, aliases: [plinth], traits: [fixed, supporter], at: in here }
- { id: athlete, name: headless athlete, aliases: [athlete], traits: [fixed], at: in here }
- { id: goddess, name: marble goddess, aliases: [goddess], traits: [fixed], at: in here }
- { id: masterpiece, name: large painting, aliases: [painting], traits: [fixed, readable], text: "The label says: UNKNOWN MASTER, UNKNOWN SITTER. Somebody has written: both known to me.", at: in here }
- { id: bench, name: leather bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: rope, name: velvet rope, aliases: [rope], traits: [portable], at: in here }
- { id: sandwich, name: guard's sandwich, aliases: [sandwich], traits: [portable, edible], at: on bench }
- { id: torch, name: guard's flashlight, aliases: [flashlight], traits: [portable, light, switchable], state: { on: false }, at: on bench }
- { id: catalogue, name: catalogue, traits: [portable, readable], text: "Number 14 (not shown). Number 15 (shown by mistake).", at: on bench }
- { id: figurine, name: clay figurine, aliases: [figurine], traits: [portable, breakable], at: on plinth }
`,
  token: 'figurine',
  staging: `
style: modern
horizon: roofs
light: { mood: night, from: east, strength: 1.6, warm: "#fff2dc", cold: "#a8b8e8" }
rooms:
  - { place: here, at: [0, 0], size: [11.5, 6.4], height: 4.6, floor: marble, walls: plaster, windows: [{ wall: east, at: 0.5, width: 2.2, height: 1.2, sill: 3 }], dressing: [pictures, picture-rail] }
placements:
  - { entity: plinth, form: small-table, stands: in the centre of the room, size: [0.7, 1.05, 0.7], substance: marble }
  - { entity: athlete, form: statue, stands: in the north-west corner, size: [0.9, 2.2, 0.9], substance: marble }
  - { entity: goddess, form: statue, stands: in the north-east corner, size: [0.9, 2.2, 0.9], substance: marble }
  - { entity: masterpiece, form: picture, stands: on the north wall, size: [2.4, 1.7, 0.08] }
  - { entity: bench, stands: on the left side of the room, size: [1.8, 0.44, 0.55] }
  - { entity: figurine, form: statuette, colour: "#a86040" }
`,
};
