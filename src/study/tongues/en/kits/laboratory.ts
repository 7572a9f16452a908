import type { Kit } from '../../../kit.ts';

export const laboratory: Kit = {
  id: 'laboratory',
  words:
    'laboratory lab experiment science research observatory institute scientist robot professor formula clone telescope astronomer galileo physicist chemist radium',
  name: 'the laboratory',
  description:
    'A white laboratory that hums: one long bench, one machine nobody has switched off since Monday, and a blackboard still arguing with itself.',
  period: '1950s',
  props: `
- { id: bench, name: laboratory bench, aliases: [bench, lab bench], traits: [fixed, supporter], at: in here }
- { id: stool, name: steel stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: machine, name: humming machine, aliases: [machine, apparatus], traits: [fixed, device, switchable], state: { on: true }, at: in here }
- { id: blackboard, name: blackboard, traits: [fixed, readable, writable], text: "Result: as expected. (Underlined.) Expected by whom? (Underlined twice.)", at: in here }
- { id: cabinet, name: glass cabinet, aliases: [cabinet], traits: [fixed, container, openable, transparent], state: { open: false }, at: in here }
- { id: skull, name: ape skull, aliases: [skull], traits: [portable, breakable], at: in cabinet }
- { id: burner, name: gas burner, aliases: [burner], traits: [portable, light, lightable], state: { lit: true }, at: on bench }
- { id: beaker, name: beaker of water, aliases: [beaker], traits: [portable, fillable, drinkable, breakable], state: { liquid: water, amount: 1 }, at: on bench }
- { id: notebook, name: notebook, traits: [portable, readable, writable], text: "Day 41. It works. I have not told the others, because then it will be theirs.", at: on bench }
- { id: vial, name: blue vial, aliases: [vial], traits: [portable, breakable], at: on bench }
`,
  token: 'vial',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1.2, warm: "#f2f0e2", cold: "#9fd0e8" }
rooms:
  - { place: here, at: [0, 0], size: [8.4, 6.4], height: 3.2, floor: lino, walls: white tile, windows: [{ wall: north, at: 0.5, width: 2.2, height: 1.1, sill: 1.5 }], dressing: [pendants] }
placements:
  - { entity: bench, form: counter, stands: in the centre of the room }
  - { entity: stool, stands: beside the laboratory bench }
  - { entity: machine, stands: against the west wall, size: [1.3, 1.6, 0.7], substance: steel }
  - { entity: blackboard, form: picture, stands: on the east wall, size: [2, 1.1, 0.06], colour: "#26352f" }
  - { entity: cabinet, stands: against the north wall }
  - { entity: burner, form: candle }
  - { entity: beaker, form: glass }
  - { entity: vial, form: bottle, size: [0.04, 0.12, 0.04], colour: "#2f5fb8" }
`,
};
