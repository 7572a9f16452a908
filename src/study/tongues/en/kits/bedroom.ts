import type { Kit } from '../../../kit.ts';

export const bedroom: Kit = {
  id: 'bedroom',
  words: 'bedroom bedside motel pillow bed honeymoon insomnia nightmare apartment flat roommate couple',
  name: 'the bedroom',
  description:
    'A bedroom with the blinds half down: an unmade bed, a lamp on a stack of books, and rain that has been going on since Sunday.',
  period: '1990s',
  props: `
- { id: bed, name: unmade bed, aliases: [bed], traits: [fixed, bed, seat], at: in here }
- { id: nightstand, name: nightstand, traits: [fixed, supporter], at: in here }
- { id: wardrobe, name: white wardrobe, aliases: [wardrobe], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: armchair, name: armchair with clothes, aliases: [armchair], traits: [fixed, seat], at: in here }
- { id: mirror, name: long mirror, aliases: [mirror], traits: [fixed], at: in here }
- { id: lamp, name: bedside lamp, aliases: [lamp], traits: [portable, light, switchable], state: { on: true }, at: on nightstand }
- { id: alarm, name: alarm clock, aliases: [alarm], traits: [portable, device, switchable], state: { on: true }, at: on nightstand }
- { id: pills, name: bottle of pills, aliases: [pills], traits: [portable, edible], at: on nightstand }
- { id: bag, name: packed bag, aliases: [bag], traits: [portable, container, openable], state: { open: false }, at: in here }
- { id: ring, name: plain ring, aliases: [ring], traits: [portable, wearable], at: on nightstand }
`,
  token: 'ring',
  staging: `
style: modern
horizon: roofs
light: { mood: lamplight, from: west, strength: 0.95, warm: "#ffc890", cold: "#7088b0", weather: rain }
rooms:
  - { place: here, at: [0, 0], size: [6.4, 5.4], height: 2.7, floor: pine, walls: wallpaper, windows: [{ wall: west, at: 0.6, width: 1.5, height: 1.3, sill: 0.9 }], dressing: [curtains, rug, pictures] }
placements:
  - { entity: bed, stands: against the north wall, size: [1.6, 0.55, 2], colour: "#c8ccd8" }
  - { entity: nightstand, form: small-table, stands: beside the unmade bed, size: [0.5, 0.55, 0.45] }
  - { entity: wardrobe, stands: against the east wall, colour: "#e8e4dc" }
  - { entity: armchair, stands: on the left side of the room }
  - { entity: mirror, form: wall-mirror, stands: on the east wall, size: [0.6, 1.6, 0.05] }
`,
};
