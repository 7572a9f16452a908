import type { Kit } from '../../../kit.ts';

export const dressingRoom: Kit = {
  id: 'dressing-room',
  words:
    'theatre theater backstage dressing-room rehearsal rehearse premiere makeup costume understudy audition kiss actor',
  name: 'the dressing room',
  description:
    'A theatre’s dressing room five minutes before: a mirror with bulbs round it, a rail of other people’s clothes, and flowers with no card.',
  period: '1930s',
  props: `
- { id: dressing-table, name: dressing table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: mirror, name: lit mirror, aliases: [mirror], traits: [fixed, light], at: in here }
- { id: stool, name: velvet stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: couch, name: sagging couch, aliases: [couch], traits: [fixed, seat, bed], at: in here }
- { id: screen, name: folding screen, aliases: [screen], traits: [fixed], at: in here }
- { id: wardrobe, name: costume wardrobe, aliases: [wardrobe], traits: [fixed, container, openable], state: { open: true }, at: in here }
- { id: crown, name: pasteboard crown, aliases: [crown], traits: [portable, wearable], at: on dressing-table }
- { id: flowers, name: bunch of roses, aliases: [roses, flowers], traits: [portable], at: on dressing-table }
- { id: gin, name: bottle of gin, aliases: [gin, bottle], traits: [portable, fillable, drinkable, breakable], state: { liquid: gin, amount: 2 }, at: on dressing-table }
- { id: script, name: marked script, aliases: [script], traits: [portable, readable, burnable], text: "Enter. Wait for the laugh. If there is no laugh, wait for the other thing.", at: on couch }
`,
  token: 'crown',
  staging: `
style: twenties
light: { mood: lamplight, from: north, strength: 1.3, warm: "#fff0c8", cold: "#c08fb8" }
rooms:
  - { place: here, at: [0, 0], size: [6.8, 5.2], height: 2.8, floor: carpet, walls: wallpaper, windows: [], dressing: [posters, sconces, rug] }
placements:
  - { entity: dressing-table, form: desk, stands: against the north wall, size: [1.8, 0.76, 0.55] }
  - { entity: mirror, form: wall-mirror, stands: "on the north wall, above the dressing table", size: [1.3, 0.9, 0.06] }
  - { entity: couch, form: sofa, stands: against the west wall }
  - { entity: screen, form: curtain, stands: in the north-east corner, size: [1.4, 1.8, 0.2], colour: "#3f6a5c" }
  - { entity: wardrobe, stands: against the east wall }
`,
};
