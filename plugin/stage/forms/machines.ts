import { standing } from '../space/box.ts';
import { formRows } from './library-form.ts';
import { boxAt, closet } from './solids.ts';

/** Fireplaces and machines: large things that do something where they stand. */
export const machines = formRows(
  `
  fireplace: 1.4 1.14 0.42 m, 300 kg, wall at 0, furniture, clear 0.8
    fireplace, hearth | grate, fire, chimney, ingle
    solid 0.3 1.14 0.42 at ±0.55 0.57 0, solid 0.8 0.34 0.42 at 0 0.97 0, solid 0.8 0.8 0.06 at 0 0.4 -0.18
    solid 0.8 0.08 0.42 at 0 0.04 0, inside 0.7 0.66 0.34 at 0 0.42 0.02, flat 1.3 0.3 at 1.14
  stove: 0.9 0.92 0.62 m, 90 kg, floor, furniture, clear 0.7
    stove, oven, cooker | range, kitchen range, hob, boiler, heater, furnace, kiln, samovar stove
    inside 0.5 0.35 0.45 at 0 0.45 0, flat 0.8 0.5 at 0.92
  jukebox: 0.85 1.5 0.65 m, 130 kg, floor, furniture, grip 0 1 0.32, clear 0.6
    jukebox | pinball machine, slot machine, arcade machine, vending machine, fruit machine
  kiosk: 0.95 2.4 0.95 m, 250 kg, floor, furniture, clear 0.9, if not seat
    telephone kiosk, telephone booth | phone booth, phone box, call box, kiosk, telephone box, sentry box, ticket booth, confessional, booth, lift, elevator
    // One goes in at its front.
    within 0.08
  machine: 0.9 1.15 0.6 m, 110 kg, floor, furniture, grip 0 0.95 0.3, clear 0.7, if not portable
    machine, engine, apparatus | generator, printing press, press, loom, computer, motor, sewing machine, mangle, pump, contraption, television, tv, lathe, wheel, spinning wheel, distillery, still, robot, terminal, console
  device: 0.24 0.2 0.18 m, 2.5 kg, grip 0 0.02 0, level, breaks at 5
    gadget, measuring instrument, appliance | device, machine, apparatus, camera, computer, television, projector, printer, toaster, stethoscope, astrolabe, sextant, contraption, detector, bomb, battery, detonator, scales, mousetrap, trap, microscope
  typewriter: 0.34 0.2 0.34 m, 6 kg, grip 0 0.02 0, level
    typewriter, keyboard | laptop, computer keyboard, adding machine, telegraph, cash register, cipher machine
  gramophone: 0.4 0.62 0.45 m, 7 kg, grip 0 0.03 0, level
    gramophone, phonograph | record player, turntable, victrola
`,
  {
    stove: {
      opened: (size) => [standing(size), boxAt(0, 0.22, size.z / 2 + 0.18, 0.5, 0.03, 0.36)],
    },
    kiosk: { solids: (size) => closet(size, 0.06, 0).filter((box) => box.center.y > 0.1) },
  },
);
