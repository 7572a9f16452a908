import type { Kit } from '../../../kit.ts';

export const tunnel: Kit = {
  id: 'tunnel',
  words: 'tunnel sewer cave mine mineshaft cavern catacomb cellar basement crypt vault bomb thief subterranean',
  name: 'the tunnel',
  description:
    'A tunnel that was dug for something: a lamp, a cart on no rails, a ladder up, and water counting to itself in the dark.',
  period: '1890s',
  props: `
- { id: cart, name: ore cart, aliases: [cart], traits: [fixed, container, pushable], at: in here }
- { id: ladder, name: iron ladder, aliases: [ladder], traits: [fixed], at: in here }
- { id: bench, name: plank bench, aliases: [bench, plank], traits: [fixed, seat, supporter], at: in here }
- { id: crate, name: powder crate, aliases: [crate], traits: [fixed, supporter], at: in here }
- { id: lantern, name: miner's lantern, aliases: [lantern], traits: [portable, light, lightable], state: { lit: true }, at: on crate }
- { id: pickaxe, name: pickaxe, traits: [portable, sharp, blunt], at: in here }
- { id: helmet, name: miner's helmet, aliases: [helmet], traits: [portable, wearable], at: on bench }
- { id: canteen, name: canteen of water, aliases: [canteen], traits: [portable, fillable, drinkable], state: { liquid: water, amount: 2 }, at: on bench }
- { id: warning, name: chalked board, aliases: [board, warning], traits: [fixed, readable], text: "NO FURTHER. Roof bad. Air bad. Foreman worse.", at: in here }
- { id: nugget, name: gold nugget, aliases: [nugget], traits: [portable], at: on crate }
`,
  token: 'nugget',
  staging: `
style: victorian
light: { mood: lamplight, from: west, strength: 0.8, warm: "#ffb860", cold: "#5f8094" }
rooms:
  - { place: here, at: [0, 0], size: [11.5, 4.8], height: 2.7, floor: mud, walls: stone, windows: [], dressing: [] }
placements:
  - { entity: cart, stands: on the left side of the room, substance: iron }
  - { entity: ladder, stands: "against the north wall, on the right side of the room" }
  - { entity: bench, stands: against the north wall, size: [2.2, 0.46, 0.4] }
  - { entity: crate, stands: on the right side of the room, size: [0.8, 0.55, 0.6] }
  - { entity: warning, form: picture, stands: on the east wall, size: [0.9, 0.7, 0.05], colour: "#3a342c" }
`,
};
