import { libraryForm, type LibraryForm } from './library-form.ts';
import { boxAt, flatAt } from './solids.ts';

/** What music is made on. */
export const instruments: readonly LibraryForm[] = [
  libraryForm(
    'lute',
    'lute, guitar, stringed instrument | banjo, mandolin, theorbo, ukulele, harp, lyre, zither, balalaika',
    {
      // Lies on its back, its neck to +z.
      size: [0.36, 0.14, 0.95],
      massKg: 1.6,
      grip: [0, 0.07, 0.22],
      carried: 'pointing',
      breaksAtSpeed: 4,
    },
  ),
  libraryForm('violin', 'violin, viola | fiddle, cello, stradivarius, bass viol', {
    size: [0.21, 0.09, 0.6],
    massKg: 0.5,
    grip: [0, 0.05, 0.18],
    carried: 'pointing',
    breaksAtSpeed: 3.5,
  }),
  libraryForm(
    'piano',
    'piano, keyboard instrument, harpsichord | pianoforte, upright piano, grand piano, organ, spinet, virginals, clavichord',
    {
      size: [1.5, 1.25, 0.65],
      massKg: 200,
      mount: 'floor',
      furniture: true,
      // Its keys are at its front.
      solids: () => [
        boxAt(0, 0.625, -0.12, 1.5, 1.25, 0.4),
        boxAt(0, 0.66, 0.2, 1.5, 0.14, 0.25),
        boxAt(-0.7, 0.3, 0.24, 0.08, 0.6, 0.1),
        boxAt(0.7, 0.3, 0.24, 0.08, 0.6, 0.1),
      ],
      surfaces: [flatAt(1.25, 1.4, 0.32, -0.12)],
      grip: [0, 0.75, 0.2],
      clearFront: 0.85,
    },
  ),
  libraryForm(
    'drum',
    'drum, percussion instrument | tabor, snare drum, tambourine, kettledrum, timpani, bongo, cymbal, tom-tom',
    {
      size: [0.38, 0.32, 0.38],
      massKg: 3,
      mount: 'floor',
      surfaces: [flatAt(0.32, 0.28, 0.28)],
      grip: [0.17, 0.28, 0],
      carried: 'hanging',
    },
  ),
  libraryForm(
    'flute',
    'flute, wind instrument, whistle | recorder, fife, tin whistle, clarinet, oboe, pipe flute, piccolo, harmonica, mouth organ',
    {
      size: [0.035, 0.03, 0.6],
      massKg: 0.35,
      grip: [0, 0.015, -0.16],
      carried: 'pointing',
    },
  ),
  libraryForm(
    'trumpet',
    'trumpet, brass, bugle | horn, post horn, hunting horn, cornet, trombone, megaphone, french horn, saxophone',
    {
      size: [0.14, 0.13, 0.52],
      massKg: 1,
      grip: [0, 0.07, -0.1],
      carried: 'pointing',
      suits: (thing) => !thing.traits.has('fillable') && !thing.traits.has('drinkable'),
    },
  ),
  libraryForm('accordion', 'accordion, concertina | squeezebox, bagpipe, hurdy-gurdy, bandoneon', {
    size: [0.4, 0.36, 0.2],
    massKg: 6,
    grip: [0.18, 0.2, 0],
    carried: 'level',
  }),
];
