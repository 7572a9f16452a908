import type { Kit } from '../../../kit.ts';

export const trainCompartment: Kit = {
  id: 'train-compartment',
  words: 'train express sleeper railcar dining-car orient locomotive rail wagon-lit compartment carriage',
  name: 'the compartment',
  description:
    'A compartment of a night express: two benches that face each other, a folding table, a lamp with a pink shade, and hills going by.',
  period: '1930s',
  props: `
- { id: bench, name: plush bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: facing-bench, name: facing bench, traits: [fixed, seat], at: in here }
- { id: table, name: folding table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: rack, name: luggage rack, aliases: [rack], traits: [fixed, supporter], at: in here }
- { id: brake, name: emergency brake, aliases: [brake], traits: [fixed, device, pullable, readable], text: "PENALTY FOR IMPROPER USE. There is a list of proper uses. It is short.", at: in here }
- { id: lamp, name: pink lamp, aliases: [lamp], traits: [portable, light, switchable], state: { on: true }, at: on table }
- { id: valise, name: leather valise, aliases: [valise], traits: [portable, container, openable, lockable], state: { open: false, locked: false }, at: on rack }
- { id: cognac, name: flask of cognac, aliases: [flask, cognac], traits: [portable, fillable, drinkable], state: { liquid: cognac, amount: 2 }, at: on table }
- { id: newspaper, name: foreign newspaper, aliases: [newspaper], traits: [portable, readable, burnable], text: "The border is open. The border is closed. The border (continued page 5).", at: on bench }
- { id: ticket, name: punched ticket, aliases: [ticket], traits: [portable, readable], text: "Single.", at: on table }
`,
  token: 'ticket',
  staging: `
style: twenties
horizon: hills
light: { mood: night, from: north, strength: 1.35, warm: "#ff9f90", cold: "#6f90d0" }
rooms:
  - { place: here, at: [0, 0], size: [5.8, 4.4], height: 2.6, floor: carpet, walls: panelling, windows: [{ wall: north, at: 0.5, width: 2.4, height: 1.2, sill: 0.95 }], dressing: [half-curtains, sconces] }
placements:
  - { entity: bench, stands: against the west wall, size: [2.4, 0.5, 0.6], faces: east, colour: "#5a2a30" }
  - { entity: facing-bench, form: bench, stands: against the east wall, size: [2.4, 0.5, 0.6], faces: west, colour: "#5a2a30" }
  - { entity: table, form: small-table, stands: against the north wall, size: [1.1, 0.72, 0.6] }
  - { entity: rack, form: shelf, stands: on the west wall, size: [1.8, 0.1, 0.4], up: 1.9 }
  - { entity: brake, form: bell, stands: on the east wall }
`,
};
