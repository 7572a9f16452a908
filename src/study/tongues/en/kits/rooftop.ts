import type { Kit } from '../../../kit.ts';

export const rooftop: Kit = {
  id: 'rooftop',
  isUsual: true,
  words: 'rooftop roof skyscraper balcony penthouse skyline terrace veranda cityscape downtown metropolis',
  name: 'the rooftop',
  description: 'A flat roof above a lit city: a parapet, a water tank, one deck chair, and nobody who can hear.',
  period: '2020s',
  props: `
- { id: tank, name: water tank, aliases: [tank], traits: [fixed], at: in here }
- { id: vent, name: air conditioner, aliases: [vent], traits: [fixed, supporter, device, switchable], state: { on: true }, at: in here }
- { id: chair, name: deck chair, aliases: [chair], traits: [portable, seat], at: in here }
- { id: crate, name: upturned crate, aliases: [crate], traits: [fixed, supporter, seat], at: in here }
- { id: beer, name: bottle of beer, aliases: [beer, bottle], traits: [portable, fillable, drinkable, breakable], state: { liquid: beer, amount: 2 }, at: on crate }
- { id: pizza, name: cold pizza, aliases: [pizza], traits: [portable, edible], at: on crate }
- { id: radio, name: transistor radio, aliases: [radio], traits: [portable, device, switchable], state: { on: false }, at: on vent }
- { id: notice, name: notice, traits: [portable, readable], text: "TENANTS ARE REMINDED that there is no access to the roof. So whoever left the chair, please come and get it.", at: on crate }
- { id: plant, name: tomato plant, aliases: [plant], traits: [portable, breakable], at: in here }
- { id: lighter, name: brass lighter, aliases: [lighter], traits: [portable, light, lightable], state: { lit: false }, at: on vent }
`,
  token: 'lighter',
  staging: `
style: modern
light: { mood: night, from: north, strength: 1.25, warm: "#ffb878", cold: "#8aa8ff" }
rooms:
  - { place: here, at: [0, 0], size: [9.6, 6.2], height: 0.9, outdoors: true, floor: concrete, walls: brick }
placements:
  - { entity: tank, form: barrel, stands: in the north-west corner, size: [1.7, 2.2, 1.7] }
  - { entity: vent, form: machine, stands: in the north-east corner, size: [1.3, 0.9, 0.8], substance: steel }
  - { entity: crate, stands: in the centre of the room, size: [0.9, 0.5, 0.65] }
  - { entity: chair, form: chair, stands: beside the upturned crate }
  - { entity: plant, form: pot-plant, size: [0.34, 0.6, 0.34] }
`,
};
