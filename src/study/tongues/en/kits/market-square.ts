import type { Kit } from '../../../kit.ts';

export const marketSquare: Kit = {
  id: 'market-square',
  isUsual: true,
  words: 'square market marketplace town village fountain plaza bazaar stall merchant townsfolk piazza',
  name: 'the market square',
  description:
    'A town square on market day: cobbles, a fountain, a stall of apples, a stone somebody once stood on to say something.',
  period: '1600s',
  props: `
- { id: fountain, name: town fountain, aliases: [fountain], traits: [fixed, container, fillable], state: { liquid: water }, at: in here }
- { id: stall, name: apple stall, aliases: [stall], traits: [fixed, supporter], at: in here }
- { id: step, name: speaker's stone, aliases: [stone], traits: [fixed, seat, supporter], at: in here }
- { id: cart, name: hay cart, aliases: [cart], traits: [fixed, container], at: in here }
- { id: post, name: notice post, aliases: [post], traits: [fixed, readable], text: "LOST: patience, in the neighbourhood of the town hall. No reward.", at: in here }
- { id: apples, name: basket of apples, aliases: [apples, basket], traits: [portable, edible], at: on stall }
- { id: scales, name: brass scales, aliases: [scales], traits: [portable, device], at: on stall }
- { id: fiddle, name: street fiddle, aliases: [fiddle], traits: [portable, musical], at: on step }
- { id: hen, name: hen in a cage, aliases: [hen, cage], traits: [portable], at: on stall }
- { id: purse, name: lost purse, aliases: [purse], traits: [portable, container, openable], state: { open: false }, at: on step }
`,
  token: 'purse',
  staging: `
style: renaissance
horizon: roofs
light: { mood: day, from: south, strength: 1.1, warm: "#fff4d0", cold: "#bcd4f4" }
rooms:
  - { place: here, at: [0, 0], size: [12, 8.4], outdoors: true, floor: cobbles }
placements:
  - { entity: fountain, form: barrel, stands: in the centre of the room, size: [1.8, 0.7, 1.8], substance: stone }
  - { entity: stall, form: trestle, stands: on the left side of the room, size: [2, 0.85, 0.9] }
  - { entity: step, form: crate, stands: on the right side of the room, size: [0.9, 0.45, 0.7], substance: stone }
  - { entity: cart, stands: in the north-east corner }
  - { entity: post, form: tablet, stands: in the north-west corner, size: [0.6, 1.7, 0.12], substance: oak }
  - { entity: hen, form: basket, size: [0.4, 0.35, 0.3] }
`,
};
