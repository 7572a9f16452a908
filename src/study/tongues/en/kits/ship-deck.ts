import type { Kit } from '../../../kit.ts';

export const shipDeck: Kit = {
  id: 'ship-deck',
  words:
    'deck mast sail sailor ocean captain liner titanic iceberg lifeboat raft voyage crew helm overboard whale sinking mermaid',
  name: 'the deck',
  description:
    'The open deck of a ship with no land on any side: a wheel, a hatch, coils of rope, and a sky that is making up its mind.',
  period: '1850s',
  props: `
- { id: hatch, name: cargo hatch, aliases: [hatch], traits: [fixed, supporter, seat], at: in here }
- { id: wheel, name: ship's wheel, aliases: [wheel], traits: [fixed, device], at: in here }
- { id: mast, name: main mast, aliases: [mast], traits: [fixed], at: in here }
- { id: boat, name: lifeboat, aliases: [boat], traits: [fixed, container, enterable], at: in here }
- { id: barrel, name: water butt, aliases: [butt, water], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: bell, name: watch bell, aliases: [bell], traits: [fixed, musical], at: in here }
- { id: rope, name: coil of rope, aliases: [rope], traits: [portable], at: in here }
- { id: biscuit, name: ship's biscuit, aliases: [biscuit], traits: [portable, edible], at: on hatch }
- { id: chart, name: salt-stained chart, aliases: [chart], traits: [portable, readable, burnable], text: "Here the ink has run, and with it two islands.", at: on hatch }
- { id: compass, name: brass compass, aliases: [compass], traits: [portable, device], at: on hatch }
`,
  token: 'compass',
  staging: `
style: georgian
horizon: sea
light: { mood: storm, from: west, strength: 1.25, warm: "#ffe0b0", cold: "#8fb0c8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 5.4], height: 0.8, outdoors: true, floor: planks, walls: timber }
placements:
  - { entity: hatch, form: crate, stands: in the centre of the room, size: [1.6, 0.45, 1.1] }
  - { entity: wheel, form: machine, stands: on the right side of the room, size: [1, 1.3, 0.4], substance: oak }
  - { entity: mast, form: staff, stands: at the back, size: [0.4, 6, 0.4], substance: oak }
  - { entity: boat, stands: in the north-west corner, size: [1.1, 0.8, 2.2] }
  - { entity: barrel, stands: in the north-east corner }
  - { entity: bell, form: hand-bell, stands: on the left side of the room, size: [0.4, 0.9, 0.4], substance: brass }
  - { entity: compass, form: watch }
`,
};
