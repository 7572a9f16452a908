import type { DrawnLooks } from './draw-looks.ts';

/** How far two colours lie apart, 0 to 1: brightness counts most, as from the last row. */
function apart(one: string, other: string): number {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const [r, g, b] = [1, 3, 5].map((at) => part(one, at) - part(other, at)) as [number, number, number];
  const light = 0.3 * r + 0.59 * g + 0.11 * b;
  return Math.min(1, Math.hypot(light * 1.6, r - light, b - light));
}

/** In what two people differ as far as it can be seen from the last row. */
export function differences(one: DrawnLooks, other: DrawnLooks): readonly string[] {
  const seen: readonly (readonly [what: string, differs: boolean])[] = [
    ['garment', one.dress?.garment !== other.dress?.garment],
    ['hat', one.hat?.kind !== other.hat?.kind],
    ['cloth', apart(one.dress?.cloth ?? '#000000', other.dress?.cloth ?? '#000000') > 0.14],
    ['hair', apart(one.hair?.colour ?? '#000000', other.hair?.colour ?? '#000000') > 0.1],
    ['cut', one.hair?.cut !== other.hair?.cut],
    ['beard', one.hair?.beard !== other.hair?.beard],
    ['outline', one.shape !== other.shape],
    ['height', Math.abs((one.heightMeters ?? 1.7) - (other.heightMeters ?? 1.7)) > 0.06],
  ];
  return seen.filter(([, differs]) => differs).map(([what]) => what);
}

const weights: Readonly<Record<string, number>> = { garment: 2.2, cloth: 2, hat: 1, hair: 1.2, outline: 1 };

/** How unlike two people look: the more, the easier they are told apart. */
export const unlikeness = (one: DrawnLooks, other: DrawnLooks): number =>
  differences(one, other).reduce((sum, what) => sum + (weights[what] ?? 0.6), 0) +
  apart(one.dress?.cloth ?? '#000000', other.dress?.cloth ?? '#000000');
