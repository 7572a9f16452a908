import { formRows } from './library-form.ts';

/** What gives light. */
export const lights = formRows(`
  candle: 0.11 0.17 0.11 m, 0.25 kg, grip 0.05 0.02 0, upright
    candle, taper | wax candle, tallow dip, night light, tea light, candle stub
  candlestick: 0.14 0.42 0.14 m, 0.9 kg, grip 0 0.12 0
    candlestick, candelabrum, candelabra | candle holder, candleholder, menorah, girandole
  lantern: 0.17 0.34 0.17 m, 1.2 kg, grip 0 0.33 0, hanging, breaks at 4.5
    lantern | hurricane lamp, storm lantern, dark lantern, bull’s eye, gaslight, watch lantern
  table-lamp: 0.3 0.48 0.3 m, 2 kg, grip 0 0.16 0, breaks at 4, if not fixed
    lamp, oil lamp | table lamp, desk lamp, reading lamp, bedside lamp, paraffin lamp, electric lamp, light
  hanging-lamp: 0.45 0.8 0.45 m, 5 kg, ceiling at 2.05, breaks at 4, if fixed
    chandelier | hanging lamp, ceiling lamp, pendant lamp, hall lamp, lamp, gas lamp, light, overhead light, gasolier
    solid 0.45 0.4 0.45 at 0 0.2 0
  wall-lamp: 0.2 0.36 0.24 m, 2 kg, wall at 1.7, breaks at 4
    sconce | wall lamp, wall light, gas bracket, gas jet, candle sconce, wall torch
  street-lamp: 0.36 2.9 0.36 m, 60 kg, floor, furniture
    streetlight, lamppost | street lamp, lamp post, standard lamp, floor lamp, gas standard
    solid 0.12 2.4 0.12 at 0 1.2 0, solid 0.36 0.6 0.36 at 0 2.6 0
  brazier: 0.6 0.85 0.6 m, 22 kg, floor
    brazier | fire basket, fire bowl, firepit, fire pit, coals, camp fire, campfire, bonfire
    solid 0.3 0.56 0.3 at 0 0.28 0, solid 0.6 0.24 0.6 at 0 0.68 0, inside 0.42 0.16 0.42 at 0 0.76 0
    flat 0.4 0.4 at 0.8
  torch: 0.09 0.62 0.09 m, 0.8 kg, grip 0 0.16 0, if not switchable
    torch, flambeau | brand, firebrand, burning brand, link torch
  flashlight: 0.05 0.05 0.2 m, 0.3 kg, grip 0 0.025 -0.04, pointing
    flashlight | electric torch, pocket torch, torch, headlamp
  match: 0.055 0.018 0.038 m, 0.02 kg, level
    match, lighter | matches, lucifer, matchbox, box of matches, tinderbox, flint, cigarette lighter
`);
