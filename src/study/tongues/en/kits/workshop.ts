import type { Kit } from '../../../kit.ts';

export const workshop: Kit = {
  id: 'workshop',
  words:
    'workshop garage shed atelier workbench inventor carpenter factory mill artist apprentice craftsman sculptor painter clockmaker',
  name: 'the workshop',
  description:
    'A workshop at the end of a yard: shavings, oil, a lathe, and something on the bench that is nearly finished, as it was last year.',
  period: '1930s',
  props: `
- { id: bench, name: workbench, aliases: [bench], traits: [fixed, supporter], at: in here }
- { id: stool, name: three-legged stool, aliases: [stool], traits: [portable, seat], at: in here }
- { id: lathe, name: lathe, traits: [fixed, device, switchable], state: { on: false }, at: in here }
- { id: stove, name: iron stove, aliases: [stove], traits: [fixed, container, openable, light, lightable], state: { lit: true, open: false }, at: in here }
- { id: toolbox, name: toolbox, traits: [portable, container, openable], state: { open: true }, at: on bench }
- { id: saw, name: saw, traits: [portable, sharp], at: in toolbox }
- { id: hammer, name: hammer, traits: [portable, blunt], at: on bench }
- { id: blueprint, name: blueprint, traits: [portable, readable, burnable], text: "Part 9 turns part 10. Part 10 turns part 9. (See part 11.) There is no part 11.", at: on bench }
- { id: mug, name: enamel mug, aliases: [mug, tea], traits: [portable, fillable, drinkable], state: { liquid: tea, amount: 1 }, at: on bench }
- { id: cog, name: brass cog, aliases: [cog], traits: [portable], at: on bench }
`,
  token: 'cog',
  staging: `
style: twenties
light: { mood: lamplight, from: north, strength: 1.15, warm: "#ffcf8f", cold: "#9db8d0" }
rooms:
  - { place: here, at: [0, 0], size: [8, 6.2], height: 3.2, floor: planks, walls: brick, windows: [{ wall: north, at: 0.5, width: 2.2, height: 1.3, sill: 1.3 }], dressing: [pendants] }
placements:
  - { entity: bench, stands: in the centre of the room, size: [2, 0.86, 0.8] }
  - { entity: stool, stands: beside the workbench }
  - { entity: lathe, stands: against the west wall, size: [1.5, 1.2, 0.65] }
  - { entity: stove, stands: against the east wall }
  - { entity: cog, form: coin, size: [0.09, 0.02, 0.09] }
`,
};
