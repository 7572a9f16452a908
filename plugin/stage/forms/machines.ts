import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, closet, flatAt, within } from './solids.ts';

/** Fireplaces and machines: large things that do something where they stand. */
export const machines: readonly LibraryForm[] = [
  libraryForm('fireplace', 'fireplace, hearth | grate, fire, chimney, ingle', {
    size: [1.4, 1.14, 0.42],
    massKg: 300,
    // Its back is against a wall, its foot on the floor.
    mount: 'wall',
    mountHeight: 0,
    furniture: true,
    solids: () => [
      boxAt(-0.55, 0.57, 0, 0.3, 1.14, 0.42),
      boxAt(0.55, 0.57, 0, 0.3, 1.14, 0.42),
      boxAt(0, 0.97, 0, 0.8, 0.34, 0.42),
      boxAt(0, 0.4, -0.18, 0.8, 0.8, 0.06),
      boxAt(0, 0.04, 0, 0.8, 0.08, 0.42),
    ],
    inside: () => boxAt(0, 0.42, 0.02, 0.7, 0.66, 0.34),
    surfaces: [flatAt(1.14, 1.3, 0.3)],
    clearFront: 0.8,
  }),
  libraryForm(
    'stove',
    'stove, oven, cooker | range, kitchen range, hob, boiler, heater, furnace, kiln, samovar stove',
    {
      size: [0.9, 0.92, 0.62],
      massKg: 90,
      mount: 'floor',
      furniture: true,
      solids: (open, _state, size) => [
        boxAt(0, size.y / 2, 0, size.x, size.y, size.z),
        ...(open ? [boxAt(0, 0.22, size.z / 2 + 0.18, 0.5, 0.03, 0.36)] : []),
      ],
      inside: () => boxAt(0, 0.45, 0, 0.5, 0.35, 0.45),
      surfaces: [flatAt(0.92, 0.8, 0.5)],
      clearFront: 0.7,
    },
  ),
  libraryForm('jukebox', 'jukebox | pinball machine, slot machine, arcade machine, vending machine, fruit machine', {
    size: [0.85, 1.5, 0.65],
    massKg: 130,
    mount: 'floor',
    furniture: true,
    grip: [0, 1, 0.32],
    clearFront: 0.6,
  }),
  libraryForm(
    'kiosk',
    'telephone kiosk, telephone booth | phone booth, phone box, call box, kiosk, telephone box, sentry box, ticket booth, confessional, booth, lift, elevator',
    {
      size: [0.95, 2.4, 0.95],
      massKg: 250,
      mount: 'floor',
      furniture: true,
      // One goes in at its front.
      solids: (_open, _state, size) => closet(size, 0.06, 'none').filter((box) => box.center.y > 0.1),
      inside: (_open, size) => within(size, 0.08),
      clearFront: 0.9,
      suits: (thing) => !thing.traits.has('seat'),
    },
  ),
  libraryForm(
    'machine',
    'machine, engine, apparatus | generator, printing press, press, loom, computer, motor, sewing machine, mangle, pump, contraption, television, tv, lathe, wheel, spinning wheel, distillery, still, robot, terminal, console',
    {
      size: [0.9, 1.15, 0.6],
      massKg: 110,
      mount: 'floor',
      furniture: true,
      grip: [0, 0.95, 0.3],
      clearFront: 0.7,
      suits: (thing) => !thing.traits.has('portable'),
    },
  ),
  libraryForm(
    'device',
    'gadget, measuring instrument, appliance | device, machine, apparatus, camera, computer, television, projector, printer, toaster, stethoscope, astrolabe, sextant, contraption, detector, bomb, battery, detonator, scales, mousetrap, trap, microscope',
    {
      size: [0.24, 0.2, 0.18],
      massKg: 2.5,
      carried: 'level',
      grip: [0, 0.02, 0],
      breaksAtSpeed: 5,
    },
  ),
  libraryForm(
    'typewriter',
    'typewriter, keyboard | laptop, computer keyboard, adding machine, telegraph, cash register, cipher machine',
    {
      size: [0.34, 0.2, 0.34],
      massKg: 6,
      carried: 'level',
      grip: [0, 0.02, 0],
    },
  ),
  libraryForm('gramophone', 'gramophone, phonograph | record player, turntable, victrola', {
    size: [0.4, 0.62, 0.45],
    massKg: 7,
    carried: 'level',
    grip: [0, 0.03, 0],
  }),
];
