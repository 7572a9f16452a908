import { pick } from '../../src/kit/random.ts';
import type { Sitter } from './portrayed.ts';

export const haircuts = ['cropped', 'parted', 'curls', 'long', 'bun', 'bob', 'fringe', 'tufts'] as const;
export const beards = ['none', 'moustache', 'short', 'full', 'long'] as const;
export const hats = ['none', 'crown', 'circlet', 'helm', 'mobcap', 'flat-cap', 'beret', 'bowler'] as const;

/** What somebody has on their head and chin. */
export interface HairStyle {
  readonly cut: (typeof haircuts)[number];
  readonly beard: (typeof beards)[number];
  /** `#rrggbb` */
  readonly colour: string;
  readonly hat: (typeof hats)[number];
  readonly hatColour: string;
}

const hairs = ['#3a2417', '#1f1613', '#6b4423', '#a8772f', '#8a3a1c', '#4a3020', '#c79a52'] as const;

export function hairOf(sitter: Sitter): HairStyle {
  const random = sitter.random('hair');
  const { says, ghost, old } = sitter;
  const grey = old || says('grey-haired|silver-haired|white-haired|frost');
  return {
    cut: cutOf(sitter),
    beard: beardOf(sitter),
    colour: ghost ? '#cfe0ea' : grey ? pick(random, ['#d9d5ca', '#b9b6b0', '#ece8de']) : pick(random, hairs),
    hat: hatOf(sitter),
    hatColour: ghost
      ? '#8fb4cf'
      : says('king|queen')
        ? '#d9a83f'
        : says('guard|soldier|knight')
          ? '#8a8f98'
          : '#3a3438',
  };
}

function cutOf({ says, she, old, random: drawn }: Sitter): HairStyle['cut'] {
  const random = drawn('cut');
  if (says('bald|councillor|butler')) return 'tufts';
  if (says('wet hair|long hair')) return 'long';
  if (says('barista')) return 'bun';
  if (she && old) return 'bun';
  if (she)
    return says('queen|princess') ? 'long' : says('maid') ? 'curls' : pick(random, ['long', 'bun', 'bob', 'curls']);
  return old ? pick(random, ['tufts', 'parted']) : pick(random, ['parted', 'cropped', 'curls', 'fringe']);
}

function beardOf({ says, he, old, young, random: drawn }: Sitter): HairStyle['beard'] {
  const random = drawn('beard');
  if (says('beardless|clean-shaven')) return 'none';
  if (says('councillor')) return 'long';
  if (says('king|beard|bearded|guard|watchman')) return 'full';
  if (says('moustache|driver')) return 'moustache';
  if (!he || young || says('butler|prince|student|scholar')) return 'none';
  return old ? pick(random, ['moustache', 'short', 'full']) : pick(random, ['none', 'moustache', 'short', 'none']);
}

function hatOf({ says, she }: Sitter): HairStyle['hat'] {
  if (says('king|queen|emperor|empress')) return says('ghost') ? 'circlet' : 'crown';
  if (says('prince|princess')) return 'none';
  if (says('guard|watchman|sentry|soldier|knight')) return 'helm';
  if (says('maid')) return 'mobcap';
  if (says('taxi driver|driver|chauffeur')) return 'flat-cap';
  if (says('detective|inspector')) return she ? 'beret' : 'bowler';
  return 'none';
}
