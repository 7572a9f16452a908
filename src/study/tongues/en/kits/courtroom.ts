import type { Kit } from '../../../kit.ts';

export const courtroom: Kit = {
  id: 'courtroom',
  words: 'courtroom court courthouse trial tribunal jury verdict parliament senate lawyer adjudicator judge',
  name: 'the courtroom',
  description:
    "A panelled courtroom with the windows too high to look out of: a bench, a chair for whoever is telling the truth, and a clock on nobody's side.",
  period: 'victorian',
  props: `
- { id: bench, name: judge's bench, aliases: [bench], traits: [fixed, supporter], at: in here }
- { id: arms, name: coat of arms, aliases: [arms], traits: [fixed, readable], text: "In Latin, and worn: JUSTICE, then something, then FEES.", at: in here }
- { id: witness-chair, name: witness chair, traits: [fixed, seat], at: in here }
- { id: counsel-table, name: counsel's table, aliases: [table], traits: [fixed, supporter], at: in here }
- { id: jury-bench, name: jury pew, aliases: [pew], traits: [fixed, seat], at: in here }
- { id: clock, name: tall clock, aliases: [clock], traits: [fixed], at: in here }
- { id: exhibit, name: exhibit box, aliases: [exhibit, box], traits: [portable, container, openable], state: { open: false }, at: on counsel-table }
- { id: water, name: glass of water, aliases: [glass, water], traits: [portable, fillable, drinkable, breakable], state: { liquid: water, amount: 1 }, at: on counsel-table }
- { id: statement, name: sworn statement, aliases: [statement], traits: [portable, readable, burnable], text: "I saw nothing, and I saw it clearly.", at: on counsel-table }
- { id: gavel, name: gavel, traits: [portable, blunt], at: on bench }
`,
  token: 'gavel',
  staging: `
style: victorian
light: { mood: interior, from: east, strength: 1.15, warm: "#ffe0b0", cold: "#b0c4e8" }
rooms:
  - { place: here, at: [0, 0], size: [9.2, 7.4], height: 4.2, floor: oak, walls: panelling, windows: [{ wall: east, at: 0.35, width: 1.1, height: 1.6, sill: 2 }, { wall: east, at: 0.7, width: 1.1, height: 1.6, sill: 2 }], dressing: [picture-rail, sconces] }
placements:
  - { entity: bench, form: counter, stands: against the north wall, faces: south, size: [3, 1.25, 0.8] }
  - { entity: arms, form: shield, stands: on the north wall, size: [0.9, 1.1, 0.1] }
  - { entity: witness-chair, stands: on the right side of the room }
  - { entity: counsel-table, stands: in the centre of the room, size: [1.8, 0.76, 0.8] }
  - { entity: jury-bench, form: bench, stands: against the west wall, size: [2.6, 0.48, 0.44] }
  - { entity: clock, form: grandfather-clock, stands: in the north-east corner }
`,
};
