import type { Kit } from '../../../kit.ts';

export const spaceship: Kit = {
  id: 'spaceship',
  words:
    'spaceship starship spacecraft space shuttle rocket orbit planet moon mars galaxy asteroid astronaut alien robot android space-station space-ship spacewalk',
  name: 'the spaceship',
  description:
    'The deck of a ship between stars: two seats, a console that means well, a long window, and nothing at all outside it.',
  period: '2350',
  props: `
- { id: console, name: flight console, aliases: [console], traits: [fixed, device, switchable, light, readable], state: { on: true }, text: "COURSE: STEADY. OXYGEN: SUFFICIENT FOR ALL BUT ONE. HAVE A PLEASANT SHIFT.", at: in here }
- { id: seat, name: captain's seat, aliases: [seat], traits: [fixed, seat], at: in here }
- { id: jump-seat, name: folding stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: core, name: reactor core, aliases: [core, reactor], traits: [fixed, device, light, switchable], state: { on: true }, at: in here }
- { id: locker, name: suit locker, aliases: [locker], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: helmet, name: space helmet, aliases: [helmet], traits: [portable, wearable], at: in locker }
- { id: table, name: galley table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: ration, name: ration biscuit, aliases: [ration, biscuit], traits: [portable, edible], at: on table }
- { id: water, name: flask of water, aliases: [water, flask], traits: [portable, fillable, drinkable], state: { liquid: water, amount: 2 }, at: on table }
- { id: chip, name: memory crystal, aliases: [crystal], traits: [portable, device], at: on table }
`,
  token: 'chip',
  staging: `
style: future
horizon: nothing
light: { mood: interior, from: north, strength: 1, warm: "#d8e8ff", cold: "#5f9cff" }
rooms:
  - { place: here, at: [0, 0], size: [8.8, 6.4], height: 3, floor: steel, walls: chrome, windows: [{ wall: north, at: 0.5, width: 4.6, height: 1.5, sill: 1.1 }], dressing: [] }
placements:
  - { entity: console, form: machine, stands: against the north wall, size: [2.4, 1, 0.7], substance: chrome }
  - { entity: seat, form: armchair, stands: in the centre of the room, faces: north }
  - { entity: core, form: barrel, stands: against the west wall, size: [0.9, 2.2, 0.9], substance: chrome }
  - { entity: locker, form: wardrobe, stands: against the east wall, substance: steel }
  - { entity: table, form: table, stands: on the right side of the room, size: [1.5, 0.75, 0.8], substance: chrome }
  - { entity: chip, form: gem, colour: "#5fd0ff" }
`,
};
