import type { Kit } from '../../../kit.ts';

export const office: Kit = {
  id: 'office',
  isUsual: true,
  words:
    'office workplace cubicle boardroom newsroom agency startup corporation bank financier boss employee secretary clerk accountant executive hacker tax interview job position manager company business insurance lawyer',
  name: 'the office',
  description:
    'An open-plan office after six: one desk still lit, a water cooler, and a plant that has outlasted three managers.',
  period: '2020s',
  props: `
- { id: desk, name: desk, traits: [fixed, supporter], at: in here }
- { id: chair, name: office chair, aliases: [chair], traits: [fixed, seat], at: in here }
- { id: cabinet, name: filing cabinet, aliases: [cabinet], traits: [fixed, supporter, container, openable], state: { open: false }, at: in here }
- { id: cooler, name: water cooler, aliases: [cooler], traits: [fixed, fillable, pourable], state: { liquid: water }, at: in here }
- { id: palm, name: rubber plant, aliases: [plant], traits: [fixed], at: in here }
- { id: laptop, name: laptop, aliases: [computer], traits: [portable, device, switchable, readable], state: { on: true }, text: "You have 1 new message and 4,116 old ones.", at: on desk }
- { id: telephone, name: desk telephone, aliases: [telephone], traits: [portable, device], at: on desk }
- { id: mug, name: chipped mug, aliases: [mug, coffee], traits: [portable, fillable, drinkable, breakable], state: { liquid: coffee, amount: 1 }, at: on desk }
- { id: memo, name: memo, traits: [portable, readable, burnable], text: "To: all. Re: the last memo. Please disregard it, and kindly say who wrote it.", at: on cabinet }
- { id: badge, name: visitor's badge, aliases: [badge], traits: [portable, wearable], at: on desk }
`,
  token: 'badge',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1.1, warm: "#f4ecd8", cold: "#8fb0e0" }
rooms:
  - { place: here, at: [0, 0], size: [8.2, 6.2], height: 2.9, floor: carpet, walls: plaster, windows: [{ wall: north, at: 0.3, width: 2.2, height: 1.6, sill: 0.9 }, { wall: north, at: 0.72, width: 2.2, height: 1.6, sill: 0.9 }], dressing: [pendants, posters] }
placements:
  - { entity: desk, stands: in the centre of the room, size: [1.7, 0.76, 0.8] }
  - { entity: chair, stands: beside the desk }
  - { entity: cabinet, stands: against the west wall, substance: steel }
  - { entity: cooler, form: barrel, stands: against the east wall, size: [0.42, 1.25, 0.42], substance: painted-wood, colour: "#cfe0e8" }
  - { entity: palm, form: potted-palm, stands: in the north-east corner }
  - { entity: badge, form: ticket }
`,
};
