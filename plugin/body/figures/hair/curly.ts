import { ball, bumped, type Field } from '../../sculpt/field.ts';
import { noise } from '../../sculpt/noise.ts';
import { capOf, clump, hairline, usualHairline, type CutMaker, type CutMakers, type Scalp } from './scalp.ts';

/** Curls laid over the scalp like seeds in a sunflower, where the hairline lets them. */
function curlsOver({ at, vary }: Scalp, count: number, round: number, lift: number): readonly Field[] {
  const seeds = Array.from({ length: count }, (_, i) => {
    const turn = Math.atan2(Math.sin(i * 2.39996), Math.cos(i * 2.39996));
    return { turn, rise: Math.asin(1 - ((i + 0.5) / count) * 1.62) };
  });
  return seeds
    .filter(({ turn, rise }) => rise > curlLine(Math.abs(turn)))
    .map(({ turn, rise }) =>
      ball(at(turn + vary(0, 0.08), rise + vary(0, 0.05), vary(lift, 0.006)), vary(round, round * 0.3)),
    );
}

const curlLine = (turn: number): number => (turn < 0.8 ? 0.78 : turn < 1.5 ? 0.34 : turn < 2 ? 0.02 : -0.55);

/** A groove that winds about each curl: from far away a sheep's back, from near a twist. */
const twisted = (form: Field): Field =>
  bumped(
    form,
    0.004,
    (x, y, z) => Math.sin(x * 190 + Math.sin(y * 120) * 2 + z * 60) * Math.sin(y * 170 + z * 130) * 0.0032,
  );

const curls: CutMaker = (scalp) => {
  const cap = capOf(scalp, { line: usualHairline, thick: 0.018 });
  const wisps = [-0.7, -0.25, 0.3, 0.72].map((turn) =>
    ball(scalp.at(turn, scalp.vary(0.7, 0.05), 0.02), scalp.vary(0.025, 0.003)),
  );
  return { hair: twisted(clump(0.012, cap, ...curlsOver(scalp, 78, 0.031, 0.021), ...wisps)) };
};

const afro: CutMaker = (scalp) => {
  const line = hairline([0, 0.72], [0.7, 0.66], [1, 0.3], [1.3, 0.02], [1.6, 0.02], [2, -0.1], [Math.PI, -0.62]);
  const cap = capOf(scalp, { line, thick: (_, rise) => 0.05 + 0.012 * Math.max(0, Math.sin(rise)) });
  return { hair: bumped(cap, 0.008, (x, y, z) => (noise(x * 62, y * 62, z * 62) - 0.45) * 0.017) };
};

/** Short and close, as the old have it set. */
const setCurls: CutMaker = (scalp) => {
  const cap = capOf(scalp, { line: usualHairline, thick: 0.014 });
  return { hair: twisted(clump(0.013, cap, ...curlsOver(scalp, 96, 0.026, 0.014))) };
};

export const curlyCuts = { curls, 'set-curls': setCurls, afro } satisfies CutMakers;
