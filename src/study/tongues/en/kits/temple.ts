import type { Kit } from '../../../kit.ts';

export const temple: Kit = {
  id: 'temple',
  words:
    'temple shrine altar sanctuary church chapel cathedral monastery abbey convent mosque synagogue pagoda dojo ruin priest spiritual-leader religious nun monk pilgrim',
  name: 'the temple',
  description:
    'A high stone temple at first light: an altar, a fire that is not allowed to go out, and a god who has heard it before.',
  period: 'ancient',
  props: `
- { id: altar, name: marble altar, aliases: [altar], traits: [fixed, supporter], at: in here }
- { id: idol, name: stone idol, aliases: [idol, god, statue], traits: [fixed], at: in here }
- { id: brazier, name: brazier, aliases: [sacred fire, fire], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: bench, name: stone bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: chalice, name: chalice, aliases: [wine], traits: [portable, fillable, drinkable], state: { liquid: wine, amount: 1 }, at: on altar }
- { id: figs, name: bowl of fruit, aliases: [fruit, offering], traits: [portable, edible], at: on altar }
- { id: scroll, name: temple scroll, aliases: [scroll], traits: [portable, readable, burnable], text: "Ask once. The god is old, not deaf.", at: on altar }
- { id: candle, name: wax candle, aliases: [candle], traits: [portable, light, lightable], state: { lit: false }, at: on altar }
- { id: bell, name: bronze handbell, aliases: [bell, handbell], traits: [portable, musical], at: on bench }
`,
  token: 'bell',
  staging: `
style: medieval
horizon: mountains
light: { mood: dawn, from: east, strength: 1.1, warm: "#ffb870", cold: "#ffd8b0" }
rooms:
  - { place: here, at: [0, 0], size: [9, 7.4], height: 5.2, floor: marble, walls: stone, windows: [{ wall: east, at: 0.5, width: 1.1, height: 2.4, sill: 1.9 }, { wall: north, at: 0.2, width: 0.8, height: 2.4, sill: 1.9 }, { wall: north, at: 0.8, width: 0.8, height: 2.4, sill: 1.9 }], dressing: [torches, carpet] }
placements:
  - { entity: idol, stands: against the north wall, size: [0.9, 2.6, 0.9] }
  - { entity: altar, stands: in front of the idol }
  - { entity: brazier, stands: on the right side of the room }
  - { entity: bench, stands: against the west wall }
`,
};
