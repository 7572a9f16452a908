import type { Kit } from '../../../kit.ts';

export const circus: Kit = {
  id: 'circus',
  words:
    'circus clown acrobat trapeze carnival lion tamer ringmaster juggler funfair magician illusionist puppet fortune',
  name: 'the circus ring',
  description:
    'A circus ring after the show: sawdust, a drum nobody has climbed down from, ropes that go up into the dark, and one shoe too large for anyone.',
  period: '1920s',
  props: `
- { id: pedestal, name: painted pedestal, aliases: [pedestal], traits: [fixed, supporter, seat], at: in here }
- { id: bench, name: ringside bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: cage, name: lion's cage, aliases: [cage], traits: [fixed, container, openable, enterable], state: { open: true }, at: in here }
- { id: cannon, name: human cannon, aliases: [cannon], traits: [fixed, container, enterable], at: in here }
- { id: ladder, name: trapeze ladder, aliases: [ladder], traits: [fixed], at: in here }
- { id: drum, name: bass drum, aliases: [drum], traits: [portable, musical], at: in here }
- { id: whip, name: ringmaster's whip, aliases: [whip], traits: [portable, weapon], at: on pedestal }
- { id: hat, name: top hat, aliases: [hat], traits: [portable, wearable, container], at: on bench }
- { id: poster, name: torn poster, aliases: [poster], traits: [portable, readable, burnable], text: "TONIGHT! For the last time! (Also Thursday.)", at: on bench }
- { id: ball, name: juggler's ball, aliases: [ball], traits: [portable], at: on pedestal }
`,
  token: 'ball',
  staging: `
style: twenties
horizon: nothing
light: { mood: lamplight, from: north, strength: 1.45, warm: "#ffb850", cold: "#c04a5a" }
rooms:
  - { place: here, outline: [[2.4, 0], [7.6, 0], [10, 2.4], [10, 5.6], [7.6, 8], [2.4, 8], [0, 5.6], [0, 2.4]], height: 5.4, floor: sand, walls: linen, windows: [], dressing: [banners, string-lights] }
placements:
  - { entity: pedestal, form: barrel, stands: in the centre of the room, size: [1, 0.6, 1], colour: "#b83038" }
  - { entity: bench, stands: on the left side of the room, size: [1.8, 0.45, 0.4] }
  - { entity: cage, form: gate, stands: against the north wall, size: [2.4, 2.2, 0.3], substance: iron }
  - { entity: cannon, form: barrel, stands: on the right side of the room, size: [0.9, 1.1, 0.9], substance: iron }
  - { entity: ladder, stands: against the east wall }
  - { entity: ball, form: gem, size: [0.09, 0.09, 0.09], colour: "#d8b020" }
`,
};
