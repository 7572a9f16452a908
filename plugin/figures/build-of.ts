import type { Build } from '../rig/build.ts';
import type { Sitter } from './portrayed.ts';

/** How somebody is built, by what is said of them. */
export function buildOf(sitter: Sitter): Build {
  const { says, she, he, old, young } = sitter;
  const random = sitter.random('build');
  const vary = (around: number, by: number): number => around + (random.next() - 0.5) * 2 * by;
  const broad = says('square|broad|stout|large|big|heavy|burly');
  const slight = says('thin|slight|slender|narrow|lean|gaunt');
  return {
    heightMeters:
      vary(she ? 1.66 : 1.72, 0.05) + (says('small|short|little') ? -0.09 : says('tall|large|upright') ? 0.05 : 0),
    legs: vary(slight ? 1.05 : broad ? 0.93 : 1, 0.03),
    shoulders: vary(she ? 0.86 : 1.02, 0.05) * (broad ? 1.14 : slight ? 0.9 : 1),
    hips: vary(she ? 1.08 : 0.98, 0.04) * (broad ? 1.12 : 1),
    girth: vary(broad ? 1.2 : slight ? 0.86 : 1, 0.06) * (she ? 0.93 : 1),
    belly: says('large|stout|fat|round|heavy') ? 0.06 : old && he ? 0.025 : 0,
    head: vary(young ? 1.05 : 1, 0.02),
    limbs: broad ? 1.12 : slight ? 0.88 : she ? 0.92 : 1,
    stoop: old ? 0.12 : 0,
  };
}
