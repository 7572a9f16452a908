import { formRows } from './library-form.ts';

/** What music is made on. */
export const instruments = formRows(`
  lute: 0.36 0.14 0.95 m, 1.6 kg, grip 0 0.07 0.22, pointing, breaks at 4
    lute, guitar, stringed instrument | banjo, mandolin, theorbo, ukulele, harp, lyre, zither, balalaika
  violin: 0.21 0.09 0.6 m, 0.5 kg, grip 0 0.05 0.18, pointing, breaks at 3.5
    violin, viola | fiddle, cello, stradivarius, bass viol
  piano: 1.5 1.25 0.65 m, 200 kg, floor, furniture, grip 0 0.75 0.2, clear 0.85
    piano, keyboard instrument, harpsichord | pianoforte, upright piano, grand piano, organ, spinet, virginals, clavichord
    // Its keys are at its front.
    solid 1.5 1.25 0.4 at 0 0.625 -0.12, solid 1.5 0.14 0.25 at 0 0.66 0.2, solid 0.08 0.6 0.1 at ±0.7 0.3 0.24
    flat 1.4 0.32 at 1.25 -0.12
  drum: 0.38 0.32 0.38 m, 3 kg, floor, grip 0.17 0.28 0, hanging
    drum, percussion instrument | tabor, snare drum, tambourine, kettledrum, timpani, bongo, cymbal, tom-tom
    flat 0.28 0.28 at 0.32
  flute: 0.035 0.03 0.6 m, 0.35 kg, grip 0 0.015 -0.16, pointing
    flute, wind instrument, whistle | recorder, fife, tin whistle, clarinet, oboe, pipe flute, piccolo, harmonica, mouth organ
  trumpet: 0.14 0.13 0.52 m, 1 kg, grip 0 0.07 -0.1, pointing, if not fillable and not drinkable
    trumpet, brass, bugle | horn, post horn, hunting horn, cornet, trombone, megaphone, french horn, saxophone
  accordion: 0.4 0.36 0.2 m, 6 kg, grip 0.18 0.2 0, level
    accordion, concertina | squeezebox, bagpipe, hurdy-gurdy, bandoneon
`);
