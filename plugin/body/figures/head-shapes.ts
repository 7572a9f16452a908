import type { headShapes } from '../../../src/drama/looks.ts';

export type HeadShape = (typeof headShapes)[number];

type Cranium = readonly [wide: number, high: number, deep: number, up: number];
type Cheek = readonly [out: number, up: number, round: number];
type Jaw = readonly [wide: number, high: number, up: number];
/** Where the jaw turns up to the ear. */
type Corner = readonly [out: number, up: number, round: number];
type Chin = readonly [up: number, wide: number, round: number, front: number];

/** Where the masses of a head are and how large, in metres of the head's own measure, from millimetres. */
function head(cranium: Cranium, cheek: Cheek, jaw: Jaw, corner: Corner, chin: Chin) {
  return {
    cranium: { wide: cranium[0] / 1000, high: cranium[1] / 1000, deep: cranium[2] / 1000, up: cranium[3] / 1000 },
    cheek: { out: cheek[0] / 1000, up: cheek[1] / 1000, round: cheek[2] / 1000 },
    jaw: { wide: jaw[0] / 1000, high: jaw[1] / 1000, up: jaw[2] / 1000 },
    corner: { out: corner[0] / 1000, up: corner[1] / 1000, round: corner[2] / 1000 },
    chin: { up: chin[0] / 1000, wide: chin[1] / 1000, round: chin[2] / 1000, front: chin[3] / 1000 },
  } as const;
}

/** Cranium, cheeks, jaw, the jaw's corners, chin. */
export const proportionsOf: Readonly<Record<HeadShape, ReturnType<typeof head>>> = {
  egg: head([140, 146, 150, 42], [62, -46, 47], [100, 100, -70], [72, -90, 32], [-148, 12, 32, 92]),
  wedge: head([147, 142, 152, 50], [70, -26, 38], [90, 108, -72], [56, -95, 26], [-163, 10, 29, 104]),
  pear: head([127, 138, 145, 45], [80, -66, 56], [125, 98, -80], [96, -105, 45], [-146, 16, 36, 94]),
  block: head([142, 128, 148, 44], [76, -40, 44], [112, 100, -75], [96, -112, 36], [-155, 40, 30, 100]),
  long: head([126, 152, 148, 50], [64, -30, 36], [88, 116, -78], [68, -105, 26], [-170, 18, 28, 100]),
  round: head([152, 136, 150, 30], [78, -50, 56], [118, 90, -58], [85, -80, 34], [-130, 8, 30, 100]),
  heart: head([148, 140, 150, 42], [72, -34, 50], [90, 98, -66], [60, -85, 26], [-146, 4, 26, 100]),
};
