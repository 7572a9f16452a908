import type { Kit } from '../../../kit.ts';

export const towerRoom: Kit = {
  id: 'tower-room',
  words: 'tower turret spire belfry bedchamber chamber occultist wizard sorcerer princess rapunzel',
  name: 'the tower room',
  description:
    'An eight-sided room at the top of too many stairs: a bed, a spinning wheel, one window, and no second way down.',
  period: 'renaissance',
  props: `
- { id: bed, name: narrow bed, aliases: [bed], traits: [fixed, bed, supporter], at: in here }
- { id: wheel, name: spinning wheel, aliases: [wheel], traits: [fixed, device], at: in here }
- { id: stool, name: stool, traits: [portable, seat], at: in here }
- { id: table, name: small table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: chest, name: oak chest, aliases: [chest], traits: [fixed, container, openable, supporter], state: { open: false }, at: in here }
- { id: rope, name: knotted rope, aliases: [rope], traits: [portable, cuttable], at: in chest }
- { id: candle, name: candle, traits: [portable, light, lightable], state: { lit: true }, at: on table }
- { id: jug, name: jug of water, aliases: [jug], traits: [portable, fillable, pourable, drinkable, breakable], state: { liquid: water, amount: 3 }, at: on table }
- { id: diary, name: diary, traits: [portable, readable, writable, burnable], text: "Day the nine-hundredth. Counted the stairs again, from memory. One has gone.", at: on bed }
- { id: mirror, name: hand mirror, aliases: [mirror], traits: [portable, breakable], at: on chest }
`,
  token: 'mirror',
  staging: `
style: renaissance
horizon: mountains
light: { mood: night, from: north, strength: 1.3, warm: "#ffb870", cold: "#9cb8ff" }
rooms:
  - { place: here, outline: [[1.8, 0], [5.6, 0], [7.4, 2.4], [7.4, 5], [5.6, 7.4], [1.8, 7.4], [0, 5], [0, 2.4]], height: 3.6, floor: oak, walls: stone, windows: [{ wall: north, at: 0.5, width: 1, height: 1.8, sill: 0.9 }], dressing: [tapestries] }
placements:
  - { entity: bed, stands: against the west wall, size: [1, 1, 2] }
  - { entity: wheel, stands: by the window }
  - { entity: chest, stands: against the east wall }
  - { entity: table, stands: in the centre of the room }
`,
};
