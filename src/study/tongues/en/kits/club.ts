import type { Kit } from '../../../kit.ts';

export const club: Kit = {
  id: 'club',
  words: 'club nightclub disco discotheque cabaret dancefloor jazz gig dj singer casino',
  name: 'the club',
  description: 'A basement club between sets: pink light, a bar, a jukebox, and a microphone that has heard worse.',
  period: '1980s',
  props: `
- { id: bar, name: bar, aliases: [counter], traits: [fixed, supporter], at: in here }
- { id: stool, name: bar stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: booth, name: velvet booth, aliases: [booth], traits: [fixed, seat, supporter], at: in here }
- { id: jukebox, name: jukebox, traits: [fixed, musical, device, switchable], state: { on: true }, at: in here }
- { id: ball, name: mirror ball, aliases: [disco ball], traits: [fixed, light, switchable], state: { on: true }, at: in here }
- { id: speaker, name: loudspeaker, aliases: [speaker], traits: [fixed, supporter, device, switchable], state: { on: false }, at: in here }
- { id: cocktail, name: cocktail glass, aliases: [cocktail, glass], traits: [portable, fillable, drinkable, breakable], state: { liquid: cocktail, amount: 1 }, at: on bar }
- { id: nuts, name: salted nuts, aliases: [nuts], traits: [portable, edible], at: on bar }
- { id: list, name: guest list, aliases: [list], traits: [portable, readable, burnable], text: "Everybody, plus one. (Crossed out.) Nobody, plus Ray.", at: on bar }
- { id: microphone, name: silver microphone, aliases: [microphone, mike], traits: [portable, device], at: on speaker }
`,
  token: 'microphone',
  staging: `
style: modern
light: { mood: lamplight, from: north, strength: 1.05, warm: "#ff6fb0", cold: "#6a5cff" }
rooms:
  - { place: here, at: [0, 0], size: [9, 6.8], height: 3.2, floor: slate, walls: brick, windows: [], dressing: [string-lights, posters, neon] }
placements:
  - { entity: bar, stands: against the west wall }
  - { entity: stool, stands: beside the bar }
  - { entity: booth, form: sofa, stands: against the east wall }
  - { entity: jukebox, stands: against the north wall }
  - { entity: ball, form: hanging-lamp, stands: "hanging from the ceiling, in the centre of the room", size: [0.6, 0.8, 0.6] }
  - { entity: speaker, form: crate, stands: in the north-east corner, size: [0.7, 1.2, 0.6], colour: "#2a2724" }
  - { entity: microphone, form: flashlight }
`,
};
