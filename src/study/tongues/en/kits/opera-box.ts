import type { Kit } from '../../../kit.ts';

export const operaBox: Kit = {
  id: 'opera-box',
  words: 'opera concert symphony orchestra soprano tenor aria ballet ambassador philharmonic musician',
  name: 'the opera box',
  description:
    'The back of a box at the opera between two acts: red plush, gilt chairs, champagne in ice, and the orchestra tuning somewhere below.',
  period: '1890s',
  props: `
- { id: console, name: gilt console, aliases: [console], traits: [fixed, supporter], at: in here }
- { id: sofa, name: plush sofa, aliases: [sofa], traits: [fixed, seat], at: in here }
- { id: gilt-chair, name: gilt chair, traits: [fixed, seat], at: in here }
- { id: curtain, name: red curtain, aliases: [curtain], traits: [fixed, openable], state: { open: true }, at: in here }
- { id: mirror, name: pier glass, aliases: [mirror], traits: [fixed], at: in here }
- { id: bucket, name: ice bucket, aliases: [bucket], traits: [portable, container], at: on console }
- { id: champagne, name: bottle of champagne, aliases: [champagne, bottle], traits: [portable, fillable, pourable, breakable], state: { liquid: champagne, amount: 4 }, at: in bucket }
- { id: glass, name: champagne glass, aliases: [glass], traits: [portable, fillable, drinkable, breakable], state: { liquid: champagne, amount: 1 }, at: on console }
- { id: programme, name: opera programme, aliases: [programme], traits: [portable, readable, burnable], text: "In the third act everybody is recognised by everybody, too late.", at: on sofa }
- { id: opera-glass, name: mother-of-pearl opera glass, aliases: [opera glass], traits: [portable], at: on console }
`,
  token: 'opera-glass',
  staging: `
style: victorian
horizon: nothing
light: { mood: lamplight, from: north, strength: 1.2, warm: "#ffcf7a", cold: "#c05858" }
rooms:
  - { place: here, at: [0, 0], size: [6.6, 5], height: 3.6, floor: carpet, walls: wallpaper, windows: [], dressing: [sconces, tapestries, carpet] }
placements:
  - { entity: console, form: small-table, stands: against the west wall, size: [1.2, 0.85, 0.45], colour: "#c8a040" }
  - { entity: sofa, stands: in the centre of the room, colour: "#8a1f28" }
  - { entity: gilt-chair, form: chair, stands: on the right side of the room, colour: "#c8a040" }
  - { entity: curtain, stands: against the north wall, size: [3.2, 2.8, 0.25], colour: "#8a1f28" }
  - { entity: mirror, form: wall-mirror, stands: on the east wall, size: [0.9, 1.9, 0.06] }
  - { entity: opera-glass, form: magnifying-glass }
`,
};
