import type { Kit } from '../../../kit.ts';

export const subwayStation: Kit = {
  id: 'subway-station',
  words: 'subway metro tube underground commuter turnstile station tram',
  name: 'the subway station',
  description:
    'A tiled platform under the city, late: a bench, a machine that sells crisps, and a warm wind that means something is coming.',
  period: '2020s',
  props: `
- { id: bench, name: platform bench, aliases: [bench], traits: [fixed, seat, supporter], at: in here }
- { id: machine, name: vending machine, aliases: [machine], traits: [fixed, device, switchable, light], state: { on: true }, at: in here }
- { id: map, name: network map, aliases: [map], traits: [fixed, readable], text: "YOU ARE HERE. (Somebody has scratched out YOU.)", at: in here }
- { id: bin, name: litter bin, aliases: [bin], traits: [fixed, container], at: in here }
- { id: pillar, name: advertising pillar, aliases: [pillar], traits: [fixed, readable], text: "STOP WAITING. Ask us how. (Lines are closed.)", at: in here }
- { id: guitar, name: busker's guitar, aliases: [guitar], traits: [portable, musical, breakable], at: in here }
- { id: coffee, name: paper cup of coffee, aliases: [coffee, cup], traits: [portable, fillable, drinkable], state: { liquid: coffee, amount: 1 }, at: on bench }
- { id: chocolate, name: chocolate bar, aliases: [chocolate], traits: [portable, edible], at: on bench }
- { id: newspaper, name: free newspaper, aliases: [newspaper], traits: [portable, readable, burnable], text: "Delays expected. Experts delayed.", at: on bench }
- { id: card, name: travel card, aliases: [card], traits: [portable], at: on bench }
`,
  token: 'card',
  staging: `
style: modern
light: { mood: interior, from: north, strength: 1, warm: "#e8ecd8", cold: "#8fc4d8" }
rooms:
  - { place: here, at: [0, 0], size: [11, 5], height: 3.2, floor: concrete, walls: white tile, windows: [], dressing: [posters, pendants] }
placements:
  - { entity: bench, stands: against the north wall, size: [2.2, 0.46, 0.42], substance: steel }
  - { entity: machine, form: jukebox, stands: against the west wall, size: [0.95, 1.85, 0.75] }
  - { entity: map, form: picture, stands: on the east wall, size: [1.5, 1.1, 0.06] }
  - { entity: pillar, form: kiosk, stands: on the right side of the room }
  - { entity: bin, form: basket, stands: beside the platform bench, size: [0.4, 0.8, 0.4], substance: steel }
  - { entity: guitar, stands: on the left side of the room }
`,
};
