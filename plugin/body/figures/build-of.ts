import type { Looks, Shape } from '../../../src/drama/looks.ts';
import { plainBuild, type Build } from '../rig/build.ts';
import { defined } from './defined.ts';
import type { Sitter } from './portrayed.ts';

/** Outlines that can be told apart at ten metres. */
const shaped: Readonly<Record<Shape, Partial<Build>>> = {
  plain: {},
  wedge: { legs: 1.07, shoulders: 1.04, hips: 0.82, girth: 0.86, waist: 0.9, limbs: 0.86 },
  bell: { legs: 1.03, shoulders: 0.82, hips: 1.14, girth: 0.92, waist: 0.8, bust: 0.026, limbs: 0.86 },
  hourglass: { legs: 1.03, shoulders: 0.88, hips: 1.06, girth: 0.88, waist: 0.78, bust: 0.03, limbs: 0.84 },
  teardrop: { legs: 0.9, shoulders: 0.8, hips: 1.22, girth: 1.14, waist: 1.16, belly: 0.085, limbs: 0.9 },
  triangle: { legs: 1.04, shoulders: 1.32, hips: 0.86, girth: 1.1, waist: 0.86, limbs: 1.12 },
  round: { legs: 0.9, shoulders: 0.96, hips: 1.2, girth: 1.24, waist: 1.2, belly: 0.06, limbs: 1.1 },
  block: { legs: 0.9, shoulders: 1.16, hips: 1.2, girth: 1.16, waist: 1.18, limbs: 1.16 },
  beanpole: { legs: 1.1, shoulders: 0.84, hips: 0.82, girth: 0.76, waist: 0.98, limbs: 0.76 },
  barrel: { legs: 0.94, shoulders: 1.18, hips: 0.98, girth: 1.22, waist: 1.16, belly: 0.09, limbs: 1.05 },
  child: { legs: 0.94, shoulders: 0.8, hips: 0.9, girth: 0.84, head: 1.24, limbs: 0.84 },
};

/** How somebody is built: as their author wants it, else by what is said of them, else by chance. */
export function buildOf(sitter: Sitter, looks?: Looks): Build {
  const drawn = drawnBuild(sitter);
  const shape = looks?.shape ?? saidShape(sitter);
  const { heightMeters, stoop } = drawn;
  const built: Build = shape ? { ...plainBuild, ...shaped[shape], heightMeters, stoop } : drawn;
  return { ...built, ...defined(looks?.build ?? {}), heightMeters: looks?.heightMeters ?? heightMeters };
}

function saidShape({ says, she }: Sitter): Shape | undefined {
  if (says('square|stocky|squat')) return 'block';
  if (says('stout|fat|round|plump|portly')) return 'round';
  if (says('lanky|beanpole|gangling|gaunt')) return 'beanpole';
  if (says('large|burly|barrel') && !she) return 'barrel';
  return undefined;
}

function drawnBuild(sitter: Sitter): Build {
  const { says, she, he, old, young } = sitter;
  const random = sitter.random('build');
  const vary = (around: number, by: number): number => around + (random.next() - 0.5) * 2 * by;
  const broad = says('broad|big|heavy');
  const slight = says('thin|slight|slender|narrow|lean');
  return {
    heightMeters:
      vary(she ? 1.66 : 1.72, 0.05) + (says('small|short|little') ? -0.09 : says('tall|large|upright') ? 0.05 : 0),
    legs: vary(slight ? 1.06 : broad ? 0.93 : 1, 0.04),
    shoulders: vary(she ? 0.86 : 1.02, 0.06) * (broad ? 1.14 : slight ? 0.9 : 1),
    hips: vary(she ? 1.06 : 0.96, 0.08) * (broad ? 1.12 : slight ? 0.92 : 1),
    girth: vary(broad ? 1.15 : slight ? 0.82 : 1, 0.06) * (she ? 0.93 : 1),
    waist: vary(she ? 0.86 : 0.97, 0.06) * (broad ? 1.1 : 1),
    bust: she && !young ? vary(0.024, 0.008) : she ? 0.014 : 0,
    belly: says('heavy|wine') ? 0.06 : old && he ? vary(0.035, 0.02) : Math.max(0, vary(-0.01, 0.03)),
    // Puppets have big heads: faces are read from the last row.
    head: vary(young ? 1.16 : 1.11, 0.02),
    limbs: broad ? 1.12 : slight ? 0.84 : she ? 0.9 : 1,
    stoop: old ? 0.12 : 0,
  };
}
