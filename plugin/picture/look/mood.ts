import type { StageLight } from '../../../src/drama/staging.ts';
import { readTable, rowOf, type Row } from './table.ts';

export type MoodName = StageLight['mood'];
export type Rgb = readonly [red: number, green: number, blue: number];

/** A soft patch of light somewhere in the surroundings. */
interface Softbox {
  /** Where it is, seen from the stage. */
  readonly towards: Rgb;
  readonly radiance: Rgb;
  /** How small it is: 4 fills a quarter of the sky, 60 is a lamp. */
  readonly sharpness: number;
}

interface MoodLamp {
  readonly colour: string;
  readonly strength: number;
}

/** The light of an hour: what surrounds the stage and what falls on it. Radiances are linear. */
export interface Mood {
  readonly above: Rgb;
  readonly around: Rgb;
  readonly below: Rgb;
  readonly softboxes: readonly Softbox[];
  /** How much of it reaches the stage. */
  readonly environment: number;
  /** From the audience's side: makes faces legible. */
  readonly front: MoodLamp;
  /** Sun or moon, through the windows and behind the actors. */
  readonly sky: MoodLamp;
  /** From behind and above, on figures alone: parts them from what they stand before. */
  readonly rim: MoodLamp;
  /** On the arch and its curtain, from the footlights. */
  readonly house: MoodLamp;
  /** The spot that follows who speaks. */
  readonly follow: MoodLamp;
  /** How much of the beams is seen in the air, from 0 to 1. */
  readonly haze: number;
  /** How well candles and lamps burn: 1 is well. */
  readonly practicals: number;
  /** Fills shadows where there is no environment. */
  readonly fill: { readonly above: string; readonly below: string; readonly strength: number };
  readonly exposure: number;
  readonly contrast: number;
  /** What is seen of the sky: at its top and at the horizon. */
  readonly zenith: string;
  readonly horizon: string;
  readonly hasStars: boolean;
}

/** Lamps, each with its colour and its strength; the fill with its colour from above, from below, and its strength. */
const lamps = readTable(`
             front         sky          rim          house         follow        fill
  day        #fff3e0 1.1   #ffe2b0 4.2  #dcebff 1.6  #ffe2b8 1.5   #fff2dc 0.5   #e8f0ff #8a7a68 0.75
  dusk       #ffdfbc 1     #ff9d5c 3    #9fb4ff 1.8  #ffc890 1.2   #ffe6c4 0.7   #8f93c4 #6a4a3a 0.6
  night      #e9dcd2 0.34  #8fb4ff 4.2  #8fb4ff 2.4  #ffbf80 1.25  #ffe2bc 0.8   #6f86bf #5a4636 0.55
  storm      #e8e2d6 0.5   #a8bccc 1.6  #b8d0e4 2    #ffd0a0 0.9   #f4ecdc 0.75  #8d9aa8 #5a544c 0.6
  interior   #ffe3bd 0.9   #b9c9ea 1    #a9c2f2 1.9  #ffce94 1.3   #fff0d4 0.7   #ffe8c8 #7a6450 0.7
  dawn       #f4e4d6 0.7   #ffc9a0 2.6  #ffd9c0 1.8  #ffd2a4 1     #fff0dc 0.6   #a9b6d6 #6e5a52 0.6
  lamplight  #ffd2a0 0.46  #7fa6ff 1.5  #8fb4ff 2.1  #ffc182 1.2   #ffe8c4 0.7   #ffd9a8 #6a4c38 0.62
  haunted    #8fc4c8 0.3   #9fe4ea 3.2  #b8f4f4 3.6  #6fa8a8 0.55  #c8f4f0 0.55  #5f9aa4 #26404a 0.5
`);

/** What is in the air and in the picture. */
const airs = readTable(`
             environment  haze  practicals  exposure  contrast  zenith   horizon  stars
  day        0.85         0.5   0.6         1.1       1.12      #6fa8de  #fdf0d8  no
  dusk       0.75         0.6   0.9         1.3       1.15      #26315f  #f0925a  no
  night      0.9          0.75  1           1.5       1.2       #060b1e  #2f4d80  yes
  storm      0.75         0.6   0.95        1.15      1.25      #232a33  #6f7d88  no
  interior   0.8          0.4   1           1.1       1.15      #1a2136  #3d4a63  no
  dawn       0.7          0.7   0.7         1.25      1.12      #46608f  #f3c0a0  no
  lamplight  0.72         0.5   1.3         1.25      1.16      #070d20  #33456f  yes
  haunted    1.2          1     0.35        1.8       1.28      #04131a  #1f5a66  yes
`);

/** What surrounds the stage. */
const surroundings = readTable(`
             above           around           below
  day        0.75 0.85 1     0.62 0.6 0.55    0.26 0.22 0.18
  dusk       0.22 0.25 0.48  0.5 0.3 0.24     0.12 0.08 0.07
  night      0.07 0.1 0.21   0.1 0.115 0.18   0.06 0.045 0.04
  storm      0.12 0.14 0.17  0.16 0.17 0.19   0.06 0.055 0.05
  interior   0.42 0.36 0.28  0.34 0.28 0.22   0.16 0.12 0.09
  dawn       0.32 0.38 0.55  0.52 0.42 0.4    0.13 0.11 0.11
  lamplight  0.3 0.23 0.15   0.24 0.18 0.13   0.13 0.08 0.05
  haunted    0.05 0.11 0.13  0.045 0.085 0.1  0.015 0.03 0.035
`);

/** Soft patches of light in the surroundings, as many rows for a mood as it has. */
const softboxes = readTable(`
             towards          radiance      sharpness
  day        -0.5 0.6 0.5    2.4 2.1 1.6    12
  day        0.6 0.5 -0.7    0.7 0.75 0.85  5
  dusk       -0.8 0.15 0.6   2.6 1.2 0.5    9
  dusk       0.6 0.6 -0.6    0.3 0.35 0.6   5
  night      -0.4 0.55 0.8   0.5 0.75 1.6   10
  night      -0.6 0.5 -0.8   0.2 0.26 0.45  5
  storm      -0.3 0.8 0.5    0.75 0.85 1    6
  storm      0.5 0.3 -0.8    0.3 0.26 0.22  5
  interior   -0.5 0.7 -0.5   1.5 1.2 0.85   8
  interior   0.7 0.5 0.4     0.9 0.75 0.55  8
  dawn       -0.6 0.25 0.8   1.9 1.35 1.05  9
  dawn       0.6 0.6 -0.6    0.35 0.42 0.6  5
  lamplight  -0.4 0.75 -0.5  1.7 1.15 0.6   8
  lamplight  0.7 0.6 0.3     1.1 0.75 0.4   8
  lamplight  0 0.25 1        0.16 0.3 0.62  7
  haunted    -0.3 0.5 0.9    0.45 1.15 1.2  8
  haunted    0.6 0.4 -0.6    0.1 0.3 0.34   5
`);

/** Lamplight is electric warmth within, wet blue without; haunted has all warmth drawn out, candles low, all edged. */
export const moods = Object.fromEntries(lamps.map((row) => [row.name, moodOf(row)])) as Readonly<
  Record<MoodName, Mood>
>;

function moodOf({ name, cell }: Row): Mood {
  const { cell: air } = rowOf(airs, name);
  const { cell: around } = rowOf(surroundings, name);
  const lamp = (of: string): MoodLamp => {
    const [colour = '', strength] = cell(of).split(' ');
    return { colour, strength: Number(strength) };
  };
  const [above = '', below = '', strength] = cell('fill').split(' ');
  return {
    above: rgb(around('above')),
    around: rgb(around('around')),
    below: rgb(around('below')),
    softboxes: softboxes
      .filter((row) => row.name === name)
      .map((row) => ({
        towards: rgb(row.cell('towards')),
        radiance: rgb(row.cell('radiance')),
        sharpness: Number(row.cell('sharpness')),
      })),
    environment: Number(air('environment')),
    front: lamp('front'),
    sky: lamp('sky'),
    rim: lamp('rim'),
    house: lamp('house'),
    follow: lamp('follow'),
    haze: Number(air('haze')),
    practicals: Number(air('practicals')),
    fill: { above, below, strength: Number(strength) },
    exposure: Number(air('exposure')),
    contrast: Number(air('contrast')),
    zenith: air('zenith'),
    horizon: air('horizon'),
    hasStars: air('stars') === 'yes',
  };
}

function rgb(text: string): Rgb {
  const [red = 0, green = 0, blue = 0] = text.split(' ').map(Number);
  return [red, green, blue];
}
