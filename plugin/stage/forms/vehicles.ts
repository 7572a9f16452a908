import { formRows } from './library-form.ts';

/** What carries people. They travel to +z. */
export const vehicles = formRows(`
  boat: 1.5 0.6 3.8 m, 140 kg, floor, clear 0.3
    boat, rowboat | vessel craft, rowing boat, skiff, canoe, dinghy, gondola, punt, ferry, raft, ship, lifeboat
    solid 1.1 0.16 3.2 at 0 0.08 0, solid 0.1 0.5 2.8 at ±0.68 0.35 0, solid 1.1 0.5 0.3 at 0 0.35 -1.75
    solid 0.6 0.5 0.3 at 0 0.35 1.75, inside 1.1 0.5 3 at 0 0.4 0, flat 1.1 0.3 at 0.34 -0.4, sits 0 0.36 -0.9
    sits 0 0.36 0, sits 0 0.36 0.9
  cart: 1.1 1 1.9 m, 90 kg, floor
    cart, wagon, carriage, vehicle | coach, barrow, wheelbarrow, handcart, trolley, sledge, sleigh, sled, car, automobile, cab, taxi, bicycle, motorcycle, hansom, pram, perambulator, truck, sedan chair
    solid 0.85 0.3 1.3 at 0 0.62 0, solid 0.08 0.8 0.8 at ±0.5 0.4 0, inside 0.75 0.3 1.2 at 0 0.8 0
    flat 0.75 1.1 at 0.78, sits 0 0.78 0.2
`);
