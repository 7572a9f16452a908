import type { Kit } from '../../../kit.ts';

export const nightMarket: Kit = {
  id: 'night-market',
  words: 'market bazaar stall marketplace souk fairground festival carnival vendor',
  name: 'the night market',
  description: 'A night market between showers: lanterns, steam, charcoal, and everything at a special price for you.',
  period: '2020s',
  props: `
- { id: stall, name: noodle stall, aliases: [stall, counter], traits: [fixed, supporter], at: in here }
- { id: cart, name: trinket cart, aliases: [cart], traits: [fixed, supporter], at: in here }
- { id: grill, name: charcoal grill, aliases: [grill, charcoal], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: stool, name: plastic stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: red-lantern, name: red lantern, traits: [portable, light, lightable], state: { lit: true }, at: on stall }
- { id: gold-lantern, name: gold lantern, traits: [portable, light, lightable], state: { lit: true }, at: on cart }
- { id: noodles, name: bowl of noodles, aliases: [noodles], traits: [portable, edible], at: on stall }
- { id: tea, name: paper cup of tea, aliases: [tea, paper cup], traits: [portable, fillable, drinkable], state: { liquid: tea, amount: 1 }, at: on stall }
- { id: sign, name: cardboard sign, aliases: [sign], traits: [portable, readable], text: "ALL GENUINE. Some more than others.", at: on cart }
- { id: cat, name: porcelain cat, aliases: [cat, lucky cat], traits: [portable, breakable], at: on cart }
`,
  token: 'cat',
  staging: `
style: modern
light: { mood: night, from: north, strength: 1.2, warm: "#ff9a4a", cold: "#7a8fe0" }
rooms:
  - { place: here, at: [0, 0], size: [9.4, 6.6], outdoors: true, floor: asphalt }
placements:
  - { entity: stall, form: counter, stands: on the left side of the room, colour: "#a32b26" }
  - { entity: cart, stands: on the right side of the room }
  - { entity: grill, form: brazier, stands: at the back }
  - { entity: stool, stands: beside the noodle stall }
  - { entity: red-lantern, form: lantern, size: [0.26, 0.44, 0.26], colour: "#c8281f" }
  - { entity: gold-lantern, form: lantern, size: [0.24, 0.4, 0.24], colour: "#e0a02c" }
  - { entity: noodles, form: dish }
  - { entity: cat, form: statuette, colour: "#f2ede0" }
`,
};
