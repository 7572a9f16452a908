import type { StagePlan } from '../../../stage/staging/stage-plan.ts';
import type { Finish } from '../finish.ts';
import type { Substance } from '../substance.ts';
import { substances } from '../substance.ts';

/** How an age builds: what goes round the walls, doors and windows, and how. */
export interface Manner {
  readonly trim: Finish;
  readonly skirtingHeight: number;
  /** Panelling up to this height; none at 0. */
  readonly dadoHeight: number;
  readonly dado: Finish;
  /** Under the ceiling: moulded plaster, or bare beams. */
  readonly ceiling: 'cornice' | 'beams' | 'plain';
  readonly casing: Finish;
  readonly casingWidth: number;
  readonly isArched: boolean;
  readonly window: { readonly kind: 'lattice' | 'sash' | 'grid' | 'pane'; readonly finish: Finish };
  /** What walls are coloured where their finish says only what they are made of. */
  readonly plaster: string;
  readonly wallpaper: string;
}

const darkOak: Finish = { substance: 'oak', tint: '#5b3a20' };
const walnut: Finish = { substance: 'walnut' };
const white: Finish = { substance: 'painted-wood' };
const stone: Finish = { substance: 'stone', pattern: 'plaster', tint: '#a99d89' };
const iron: Finish = { substance: 'iron' };

export const manners: Readonly<Record<StagePlan['style'], Manner>> = {
  medieval: {
    trim: darkOak,
    skirtingHeight: 0,
    dadoHeight: 0,
    dado: darkOak,
    ceiling: 'beams',
    casing: stone,
    casingWidth: 0.2,
    isArched: true,
    window: { kind: 'lattice', finish: iron },
    plaster: '#cdbf9f',
    wallpaper: '#7a3a2c',
  },
  renaissance: {
    trim: darkOak,
    skirtingHeight: 0.16,
    dadoHeight: 1.15,
    dado: { substance: 'oak', tint: '#6b4527' },
    ceiling: 'beams',
    casing: darkOak,
    casingWidth: 0.14,
    isArched: false,
    window: { kind: 'lattice', finish: iron },
    plaster: '#d9c8a4',
    wallpaper: '#5f2a2c',
  },
  georgian: {
    trim: white,
    skirtingHeight: 0.2,
    dadoHeight: 0.85,
    dado: white,
    ceiling: 'cornice',
    casing: white,
    casingWidth: 0.13,
    isArched: false,
    window: { kind: 'sash', finish: white },
    plaster: '#b9c4b4',
    wallpaper: '#8fa79a',
  },
  victorian: {
    trim: walnut,
    skirtingHeight: 0.24,
    dadoHeight: 0.95,
    dado: { substance: 'walnut', tint: '#6a3f24' },
    ceiling: 'cornice',
    casing: walnut,
    casingWidth: 0.15,
    isArched: false,
    window: { kind: 'sash', finish: { substance: 'painted-wood', tint: '#d8cfb8' } },
    plaster: '#b59a78',
    wallpaper: '#37594a',
  },
  twenties: {
    trim: { substance: 'walnut', tint: '#3c2416' },
    skirtingHeight: 0.18,
    dadoHeight: 0,
    dado: walnut,
    ceiling: 'cornice',
    casing: { substance: 'walnut', tint: '#3c2416' },
    casingWidth: 0.12,
    isArched: false,
    window: { kind: 'grid', finish: { substance: 'iron', tint: '#2c2f33' } },
    plaster: '#d6c29a',
    wallpaper: '#28474c',
  },
  modern: {
    trim: { substance: 'painted-wood', tint: '#efece4' },
    skirtingHeight: 0.1,
    dadoHeight: 0,
    dado: { substance: 'painted-wood', tint: '#33574c' },
    ceiling: 'plain',
    casing: { substance: 'painted-wood', tint: '#efece4' },
    casingWidth: 0.08,
    isArched: false,
    window: { kind: 'pane', finish: { substance: 'steel', tint: '#3b3f44' } },
    plaster: '#d9cdb8',
    wallpaper: '#a8b5a0',
  },
  future: {
    trim: { substance: 'chrome' },
    skirtingHeight: 0.08,
    dadoHeight: 0,
    dado: { substance: 'plastic', tint: '#e9edf0' },
    ceiling: 'plain',
    casing: { substance: 'chrome' },
    casingWidth: 0.1,
    isArched: false,
    window: { kind: 'pane', finish: { substance: 'chrome' } },
    plaster: '#dfe5ea',
    wallpaper: '#2c3c52',
  },
};

const floorWords: readonly (readonly [RegExp, Finish])[] = [
  [/parquet/, { substance: 'oak', pattern: 'parquet' }],
  [/cobble|sett/, { substance: 'stone', pattern: 'cobbles', tint: '#7b766e' }],
  [/concrete|cement|pavement|paving/, { substance: 'flagstone', tint: '#9a9892' }],
  [/grass|lawn|meadow/, { substance: 'felt', tint: '#4f7038' }],
  [/sand|beach/, { substance: 'soil', tint: '#cdb68a' }],
  [/gravel/, { substance: 'soil', tint: '#8d8478' }],
  [/mud|earth|dirt/, { substance: 'soil' }],
  [/snow/, { substance: 'plaster', tint: '#eef2f6' }],
  [/lino|vinyl/, { substance: 'tile', tint: '#c9c2b0' }],
  [/board|plank|wood|timber/, { substance: 'oak', pattern: 'planks' }],
];

const wallWords: readonly (readonly [RegExp, Finish])[] = [
  [/concrete/, { substance: 'plaster', tint: '#9b9a96' }],
  [/panel|wood|board|timber/, { substance: 'oak', pattern: 'planks', tint: '#7d522f' }],
  [/hedge|ivy/, { substance: 'felt', tint: '#3f5f2f' }],
  [/tapestr|arras/, { substance: 'carpet' }],
];

const woods: ReadonlySet<Substance> = new Set(['oak', 'walnut', 'pine', 'painted-wood']);
const blockStones: ReadonlySet<Substance> = new Set(['slate', 'flagstone']);

/** What a floor's word says, laid as floors are. */
export function floorFinish(word: string, style: StagePlan['style']): Finish {
  const named = substanceIn(word);
  if (named && woods.has(named)) {
    return { substance: named, pattern: style === 'victorian' || style === 'twenties' ? 'parquet' : 'planks' };
  }
  if (named === 'stone' || named === 'brick')
    return { substance: named, pattern: named === 'stone' ? 'flags' : 'bricks' };
  if (named === 'plaster') return { substance: 'flagstone', tint: '#9a9892' };
  if (named) return { substance: named };
  return floorWords.find(([pattern]) => pattern.test(word))?.[1] ?? { substance: 'oak', pattern: 'planks' };
}

/** What a wall's word says, coloured as the age has it. */
export function wallFinish(word: string, style: StagePlan['style']): Finish {
  const named = substanceIn(word);
  if (named === 'plaster') return { substance: 'plaster', tint: manners[style].plaster };
  if (named === 'wallpaper') return { substance: 'wallpaper', tint: manners[style].wallpaper };
  if (named === 'painted-wood') return { substance: 'plaster', tint: manners[style].plaster };
  if (named === 'chrome') return { substance: 'wallpaper', tint: '#c3ccd4' };
  if (named && woods.has(named)) return { substance: named, pattern: 'planks' };
  if (named && blockStones.has(named)) return { substance: named, pattern: 'ashlar' };
  if (named) return { substance: named };
  const said = wallWords.find(([pattern]) => pattern.test(word))?.[1];
  return said ?? { substance: 'plaster', tint: manners[style].plaster };
}

function substanceIn(word: string): Substance | undefined {
  const lower = word.toLowerCase().trim();
  return (
    substances.find((substance) => substance === lower) ?? substances.find((one) => lower.split(/[\s-]+/).includes(one))
  );
}
