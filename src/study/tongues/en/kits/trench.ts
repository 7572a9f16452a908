import type { Kit } from '../../../kit.ts';

export const trench: Kit = {
  id: 'trench',
  words: 'trench war battlefield soldier army barracks battle regiment sergeant ceasefire truce armistice serviceman',
  name: 'the trench',
  description:
    'A trench between two attacks: duckboards, sandbags, a ladder that everybody looks at, and a kettle nearly on the boil.',
  period: '1917',
  props: `
- { id: fire-step, name: fire step, aliases: [step], traits: [fixed, seat, supporter], at: in here }
- { id: sandbags, name: wall of sandbags, aliases: [sandbags], traits: [fixed], at: in here }
- { id: ladder, name: assault ladder, aliases: [ladder], traits: [fixed], at: in here }
- { id: crate, name: ration crate, aliases: [crate], traits: [fixed, supporter, container], at: in here }
- { id: brazier, name: oil-drum brazier, aliases: [brazier], traits: [fixed, container, light, lightable], state: { lit: true }, at: in here }
- { id: kettle, name: black kettle, aliases: [kettle], traits: [portable, fillable, pourable], state: { liquid: tea, amount: 4 }, at: on crate }
- { id: rifle, name: rifle, traits: [portable, weapon], at: in here }
- { id: helmet, name: steel helmet, aliases: [helmet], traits: [portable, wearable, container], at: on fire-step }
- { id: mouth-organ, name: mouth organ, traits: [portable, musical], at: on crate }
- { id: letter, name: field postcard, aliases: [postcard], traits: [portable, readable, burnable], text: "I am quite well. (Strike out what does not apply.)", at: on crate }
`,
  token: 'letter',
  staging: `
style: twenties
horizon: hills
light: { mood: dusk, from: east, strength: 0.9, warm: "#ff9850", cold: "#788898" }
rooms:
  - { place: here, at: [0, 0], size: [10.5, 4.6], height: 1.9, outdoors: true, floor: mud, walls: timber }
placements:
  - { entity: fire-step, form: bench, stands: against the north wall, size: [2.4, 0.45, 0.5] }
  - { entity: sandbags, form: sack, stands: in the north-west corner, size: [1.8, 1.2, 0.8] }
  - { entity: ladder, stands: in the north-east corner }
  - { entity: crate, stands: on the left side of the room }
  - { entity: brazier, stands: in the centre of the room }
  - { entity: mouth-organ, form: flute, size: [0.14, 0.03, 0.04], substance: steel }
  - { entity: letter, form: ticket }
`,
};
