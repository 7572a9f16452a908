import type { Kit } from '../../../kit.ts';

export const library: Kit = {
  id: 'library',
  isUsual: true,
  words: 'library archive bookshop bookstore scriptorium academy librarian author poet writer obituary',
  name: 'the library',
  description: 'Three walls of books and a green lamp: the kind of quiet that has been practised.',
  period: '1880s',
  props: `
- { id: table, name: reading table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: history, name: history bookcase, traits: [fixed, supporter], at: in here }
- { id: poetry, name: poetry bookcase, traits: [fixed, supporter], at: in here }
- { id: law, name: law bookcase, traits: [fixed, supporter], at: in here }
- { id: ladder, name: library ladder, aliases: [ladder], traits: [fixed], at: in here }
- { id: chair, name: reading chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: lamp, name: green lamp, aliases: [lamp], traits: [portable, light, lightable], state: { lit: true }, at: on table }
- { id: atlas, name: atlas, traits: [portable, readable], text: "Here the surveyor turned back. What is drawn beyond this line was drawn at dinner.", at: on table }
- { id: tea, name: forbidden cup of tea, aliases: [cup, tea], traits: [portable, fillable, drinkable, breakable], state: { liquid: tea, amount: 1 }, at: on table }
- { id: bookmark, name: silver bookmark, aliases: [bookmark], traits: [portable], at: on table }
`,
  token: 'bookmark',
  staging: `
style: victorian
light: { mood: lamplight, from: north, strength: 1.05, warm: "#ffd59a", cold: "#8fb0d8" }
rooms:
  - { place: here, at: [0, 0], size: [9, 6.8], height: 3.8, floor: oak, walls: wallpaper, windows: [{ wall: north, at: 0.5, width: 1.3, height: 2.4, sill: 0.9 }], dressing: [curtains, rug, sconces] }
placements:
  - { entity: history, stands: "against the north wall, on the left side of the room", size: [2.2, 2.9, 0.36] }
  - { entity: poetry, stands: against the east wall, size: [2.6, 2.9, 0.36] }
  - { entity: law, stands: against the west wall, size: [2.6, 2.9, 0.36] }
  - { entity: ladder, stands: "against the north wall, on the right side of the room" }
  - { entity: table, stands: in the centre of the room }
  - { entity: chair, stands: beside the reading table }
`,
};
