import type { Kit } from '../../../kit.ts';

export const shipMess: Kit = {
  id: 'ship-mess',
  words: 'ship galley cabin mess vessel boat yacht frigate pirate cook fisherman fishing',
  name: "the ship's mess",
  description:
    'A low mess-deck that leans a little each way: a table with a rim, hammocks, a lamp that swings, and rum.',
  period: '1790s',
  props: `
- { id: table, name: mess table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: bench, name: mess bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: hammock, name: hammock, traits: [fixed, bed], at: in here }
- { id: sea-chest, name: sea chest, aliases: [chest], traits: [fixed, container, openable, supporter, seat], state: { open: false }, at: in here }
- { id: cask, name: cask of rum, aliases: [cask, rum], traits: [fixed, fillable, pourable], state: { liquid: rum, amount: 20 }, at: in here }
- { id: bell, name: ship's bell, aliases: [bell], traits: [fixed, musical], at: in here }
- { id: lantern, name: swinging lantern, aliases: [lantern], traits: [portable, light, lightable], state: { lit: true }, at: on table }
- { id: mug, name: pewter mug, aliases: [mug], traits: [portable, fillable, drinkable], state: { liquid: rum, amount: 1 }, at: on table }
- { id: articles, name: ship's articles, aliases: [articles], traits: [portable, readable, burnable], text: "Article 9: No man shall sing the one about the bishop. Article 10: Nor hum it.", at: on table }
- { id: spyglass, name: brass spyglass, aliases: [spyglass], traits: [portable, breakable], at: on sea-chest }
`,
  token: 'spyglass',
  staging: `
style: georgian
horizon: sea
light: { mood: lamplight, from: north, strength: 1.05, warm: "#ffbf70", cold: "#7fb0c8" }
rooms:
  - { place: here, at: [0, 0], size: [9, 5.8], height: 2.6, floor: planks, walls: timber, windows: [{ wall: north, at: 0.2, width: 0.55, height: 0.55, sill: 1.45 }, { wall: north, at: 0.5, width: 0.55, height: 0.55, sill: 1.45 }, { wall: north, at: 0.8, width: 0.55, height: 0.55, sill: 1.45 }], dressing: [] }
placements:
  - { entity: table, stands: in the centre of the room }
  - { entity: bench, stands: beside the mess table }
  - { entity: hammock, form: bed, stands: against the west wall, size: [1, 0.9, 2] }
  - { entity: sea-chest, form: long-chest, stands: against the north wall, size: [1.4, 0.6, 0.6] }
  - { entity: cask, form: barrel, stands: in the north-east corner }
  - { entity: bell, stands: on the east wall }
  - { entity: articles, form: letter }
`,
};
