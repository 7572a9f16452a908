import { headShapes, noseKinds, type glassesKinds } from '../../../src/drama/looks.ts';
import { toShare } from '../../../src/kit/numbers.ts';
import { pick, pickWeighted, type Random } from '../../../src/kit/random.ts';
import type { HeadShape } from './head-shapes.ts';
import type { Sitter } from './portrayed.ts';

type NoseKind = (typeof noseKinds)[number];

/** The shape and colours of a face. Factors are 1 in a plain one; colours are `#rrggbb`. */
export interface FaceShape {
  readonly skin: string;
  readonly iris: string;
  readonly lips: string;
  readonly browColour: string;
  readonly shape: HeadShape;
  readonly wide: number;
  readonly long: number;
  readonly jaw: number;
  readonly chin: number;
  readonly cheeks: number;
  readonly noseKind: NoseKind;
  readonly nose: number;
  readonly noseWide: number;
  readonly ears: number;
  readonly eyes: number;
  /** How thick the brows are. */
  readonly brows: number;
  /** How far the bone over the eyes stands out, 0..1. */
  readonly browRidge: number;
  /** How far the lids hang at rest, 0..1. */
  readonly lids: number;
  /** Lines and hollows of age, 0..1. */
  readonly age: number;
  /** Flesh that hangs beside the chin, 0..1. */
  readonly jowls: number;
  readonly cleftChin: boolean;
  /** How thick the neck is. */
  readonly neck: number;
  /** What is painted on it, each 0..1. */
  readonly blush: number;
  readonly freckles: number;
  readonly stubble: number;
  /** Coal or ink on one cheek. */
  readonly smudge: string | undefined;
  /** How far nose and chin are off the middle, −1 (to the left) to 1: no hand makes two halves alike. */
  readonly crooked: number;
  readonly spectacles: 'none' | 'worn' | 'raised';
  readonly glasses: (typeof glassesKinds)[number];
}

const skins = ['#f3cfb0', '#efc2a6', '#e8b792', '#dba884', '#d79f78', '#c08457', '#a8714a', '#8d5a3b', '#6f432c'] as const; // prettier-ignore
/** Whether a skin is of the darker half. */
export const isDarkSkin = (skin: string): boolean => (skins as readonly string[]).indexOf(skin) > 4;

const irises = ['#3f74a0', '#4d8a5a', '#6b4a2a', '#5a6a78', '#7a5a2a', '#4a3220', '#3d8083'] as const;
const brownIrises = ['#6b4a2a', '#4a3220', '#7a5a2a', '#5a3a22'] as const;

/** Between these years a face gets its lines. */
const lined = { from: 35, to: 68 } as const;

export function faceOf(sitter: Sitter, hairColour: string): FaceShape {
  const { says, she, he, old, young, ghost } = sitter;
  const random = sitter.random('face');
  const vary = (around: number, by: number): number => around + (random.next() - 0.5) * 2 * by;
  const broad = says('square|broad|stout|large|fat|round|heavy|burly');
  const gaunt = says('thin|slight|narrow|gaunt|lean|slender');
  const age = agedBy(sitter);
  const noseKind = noseKindOf(sitter);
  const skin = ghost ? '#c3dbe6' : skinOf(sitter);
  return {
    skin,
    iris: ghost ? '#9fe6f5' : pick(random, isDarkSkin(skin) ? brownIrises : irises),
    lips: ghost ? '#8fb0bb' : she ? '#b4525a' : '#a8635a',
    browColour: hairColour,
    shape: shapeOf(sitter),
    wide: vary(broad ? 1.05 : gaunt ? 0.95 : 1, 0.03),
    long: vary(gaunt ? 1.03 : broad ? 0.98 : 1, 0.03),
    jaw: vary(she ? 0.95 : 1.02, 0.05),
    chin: vary(she ? 0.92 : 1.06, 0.12),
    cheeks: vary(gaunt ? 0.82 : broad || young ? 1.1 : 1, 0.08) - age * 0.06,
    noseKind,
    nose: vary(she ? 0.86 : 1.08, 0.16) + age * 0.16,
    noseWide: vary(she ? 0.92 : 1.04, 0.12),
    ears: vary(she ? 0.92 : 1.06, 0.12) + age * 0.14,
    eyes: vary(she ? 1.06 : 1, 0.04),
    brows: vary(she ? 0.8 : 1.1, 0.15) + (old ? 0.3 : 0),
    browRidge: Math.max(0, vary(she ? 0.2 : 0.6, 0.25) + age * 0.15),
    lids: vary(old ? 0.45 : 0.2, 0.1),
    age,
    jowls: Math.max(0, (broad ? 0.5 : 0.1) + age * (she ? 0.2 : 0.4) - (gaunt || young ? 0.5 : 0)),
    cleftChin: he && !old && random.next() < 0.35,
    neck: vary(she ? 0.86 : 1, 0.05) * (broad ? 1.14 : gaunt ? 0.88 : 1),
    blush: ghost ? 0 : says('pink|ruddy|red-faced|rosy|flushed') ? 1 : says('pale|wan|pallid') ? 0.15 : vary(0.5, 0.2),
    freckles: says('freckles|freckled') ? 1 : young && !ghost && random.next() < 0.35 ? vary(0.6, 0.2) : 0,
    stubble: says('stubble|unshaven') ? 1 : he && !old && !young && !ghost && random.next() < 0.3 ? 0.5 : 0,
    smudge: says('coal|soot')
      ? '#2a2624'
      : says('ink on (?:his|her|their) (?:cheek|nose|face)')
        ? '#20263f'
        : undefined,
    crooked: vary(0, 1),
    spectacles: wearsGlasses(sitter, random) ? (says('forehead') ? 'raised' : 'worn') : 'none',
    glasses: says('monocle') ? 'monocle' : glassesOf(sitter, random),
  };
}

/** How far a face has aged, from 0 to 1: by the years that are told, else by words. */
function agedBy({ years, old, says }: Sitter): number {
  if (years !== undefined) return toShare((years - lined.from) / (lined.to - lined.from));
  if (old) return 1;
  return says('fifty|middle-aged|forties|fifties') ? 0.5 : 0;
}

/** Asked for hair too: what is dark goes with what is dark. */
export function skinOf({ says, random: drawn }: Sitter): string {
  const random = drawn('tan');
  if (says('pink|ruddy|red-faced|rosy')) return '#eeb39a';
  if (says('pale|wan|pallid|fair-skinned')) return '#f5d8c2';
  if (says('tanned|olive-skinned|weathered|sunburnt')) return '#c99268';
  if (says('dark-skinned|black-skinned|brown-skinned')) return pick(random, skins.slice(6));
  return pick(random, skins);
}

/** What is said of somebody's frame decides what their head is like; else chance does, men squarer, women rounder. */
function shapeOf({ says, she, old, young, random: drawn }: Sitter): HeadShape {
  const random = drawn('silhouette');
  if (says('round|plump|barista|cook|baker')) return 'round';
  if (says('square|standing up straight')) return 'block';
  if (says('large|stout|fat|heavy|well fed')) return 'pear';
  if (says('prince|inky|sharp|narrow')) return 'wedge';
  if (says('thin|gaunt|lean|tall|long')) return 'long';
  if (says('king|guard|watchman|sentry|broad|burly')) return pick(random, ['block', 'pear']);
  if (she && says('queen|princess|niece|lady') && !old) return 'heart';
  const weights: Readonly<Record<HeadShape, number>> = {
    egg: 2,
    wedge: she ? 0.5 : 2,
    pear: old ? 3 : 1,
    block: she || young ? 0.3 : 2,
    long: young ? 0.7 : 2,
    round: she || young ? 3 : 1,
    heart: she ? 3 : 0,
  };
  return pickWeighted(random, headShapes, (shape) => weights[shape]);
}

function noseKindOf({ says, she, old, young, random: drawn }: Sitter): NoseKind {
  const random = drawn('bridge');
  const said = noseKinds.find((kind) => says(`${kind}[- ]nosed?`));
  if (said) return said;
  if (says('beaky|eagle|hawk|roman nose')) return 'hooked';
  const weights: Readonly<Record<NoseKind, number>> = {
    straight: 2,
    button: she || young ? 3 : 0.5,
    hooked: young ? 0.2 : she ? 1 : 2.5,
    bulbous: young ? 0.2 : old ? 3 : she ? 0.4 : 2,
    snub: she || young ? 3 : 0.5,
    broad: 1.5,
    pointed: 1.5,
  };
  return pickWeighted(random, noseKinds, (kind) => weights[kind]);
}

const wearsGlasses = ({ says, old, style, ghost }: Sitter, random: Random): boolean =>
  says('spectacles|glasses|monocle|pince-nez') ||
  (!ghost && !says('king|queen|guard|ghost') && random.next() < (style === 'medieval' ? 0 : old ? 0.4 : 0.15));

function glassesOf({ style, old }: Sitter, random: Random): FaceShape['glasses'] {
  if (style === 'modern' || style === 'future') return pick(random, ['round', 'horn']);
  return old ? pick(random, ['round', 'half-moon']) : 'round';
}
