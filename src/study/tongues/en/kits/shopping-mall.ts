import type { Kit } from '../../../kit.ts';

export const shoppingMall: Kit = {
  id: 'shopping-mall',
  words:
    'mall shopping supermarket boutique shop store checkout escalator laundromat barber hairdresser chair scissors',
  name: 'the shopping mall',
  description:
    'A mall near closing: a fountain with coins in it, a bench, a well-dressed dummy, and music that belongs to nobody.',
  period: '1990s',
  props: `
- { id: fountain, name: indoor fountain, aliases: [fountain], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: bench, name: mall bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: counter, name: shop counter, aliases: [counter], traits: [fixed, supporter], at: in here }
- { id: till, name: cash register, aliases: [till, register], traits: [portable, device, container, openable], state: { open: false }, at: on counter }
- { id: mannequin, name: mannequin, aliases: [dummy], traits: [fixed], at: in here }
- { id: palm, name: potted palm, aliases: [palm], traits: [fixed], at: in here }
- { id: directory, name: mall directory, aliases: [directory, plan], traits: [fixed, readable], text: "Level 1: you. Level 2: what you came for. The escalator is being serviced.", at: in here }
- { id: smoothie, name: paper cup of juice, aliases: [juice, cup], traits: [portable, fillable, drinkable], state: { liquid: juice, amount: 1 }, at: on bench }
- { id: pretzel, name: pretzel, traits: [portable, edible], at: on bench }
- { id: bear, name: teddy bear, aliases: [bear, teddy], traits: [portable], at: on counter }
`,
  token: 'bear',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1.35, warm: "#fff0d8", cold: "#b0d0ff" }
rooms:
  - { place: here, at: [0, 0], size: [11, 8], height: 4.4, floor: marble, walls: plaster, windows: [{ wall: north, at: 0.28, width: 2.8, height: 2.4, sill: 0.4 }, { wall: north, at: 0.72, width: 2.8, height: 2.4, sill: 0.4 }], dressing: [pendants, posters] }
placements:
  - { entity: fountain, form: barrel, stands: in the centre of the room, size: [1.9, 0.7, 1.9], substance: painted-wood, colour: "#d8d8dc" }
  - { entity: bench, stands: on the left side of the room, size: [2.2, 0.46, 0.44] }
  - { entity: counter, stands: against the east wall }
  - { entity: mannequin, stands: against the north wall }
  - { entity: palm, stands: in the north-west corner }
  - { entity: directory, form: picture, stands: on the west wall, size: [1, 1.3, 0.06] }
  - { entity: pretzel, form: bread }
`,
};
