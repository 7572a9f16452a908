import { pick } from '../../src/kit/random.ts';
import type { Sitter } from './portrayed.ts';

export const garments = ['gown', 'robe', 'doublet', 'suit', 'tails', 'coat', 'apron', 'armour', 'jumper'] as const;
export type Garment = (typeof garments)[number];

/** What somebody wears. Colours are `#rrggbb`. */
export interface Outfit {
  readonly garment: Garment;
  readonly cloth: string;
  /** What shows under it: a shirt, a petticoat. */
  readonly under: string;
  readonly trim: string;
  readonly legs: string;
  readonly shoes: string;
  readonly gloves: string | undefined;
  readonly cape: string | undefined;
}

const dyes = ['#27606b', '#b98a2e', '#8c3b2e', '#5c3458', '#4d6a3c', '#3d5480', '#a5553a', '#7a2740', '#39614f', '#9a6a72', '#6b5a86', '#7d6b3a'] as const; // prettier-ignore
/** Names of colours as authors use them of clothes, as felt. */
const named: Readonly<Record<string, string>> = {
  black: '#26252d', grey: '#7f8288', gray: '#7f8288', white: '#e6e0d2', red: '#9c2a2c', scarlet: '#b3262b', crimson: '#8f1f37',
  green: '#2f6b49', blue: '#33548c', navy: '#26345c', yellow: '#d5a836', gold: '#c9993f', purple: '#5c3468', violet: '#63458a',
  brown: '#6b4a30', pink: '#cf7f8c', orange: '#cc6a2c', silver: '#a8adb5', cream: '#e2d3b0', tan: '#b58d5c', beige: '#cdb68e',
}; // prettier-ignore
const cloths = 'silk|satin|velvet|wool|linen|cotton|tweed|mackintosh|coat|dress|gown|robe|suit|jacket|cloak|shirt|habit|uniform|cardigan|jumper|sweater|mourning'; // prettier-ignore

const oldAges = ['victorian', 'georgian', 'twenties'];
const ancient = ['medieval', 'renaissance'];

export function outfitOf(sitter: Sitter): Outfit {
  const { says, words, ghost } = sitter;
  const random = sitter.random('outfit');
  const garment = garmentOf(sitter);
  const isModern = garment === 'jumper' || garment === 'apron';
  return {
    garment,
    cloth: ghost ? '#8fb4cf' : (clothColour(words) ?? roleCloth(says) ?? pick(random, dyes)),
    under: ghost
      ? '#5d83a3'
      : garment === 'suit' || garment === 'tails'
        ? '#ece6d8'
        : pick(random, ['#e7d9bd', '#d8c7a4', '#c9993f', '#e9e2d3']),
    trim: ghost
      ? '#b9d3e4'
      : says('king|queen|prince|princess')
        ? '#d9a83f'
        : pick(random, ['#c9993f', '#e4d8bd', '#3a2a20', '#8c3b2e']),
    legs: ghost
      ? '#5d83a3'
      : isModern
        ? pick(random, ['#34507a', '#3d4450', '#5a4a3a'])
        : pick(random, ['#2b2830', '#3b3b49', '#3d3028']),
    shoes: ghost
      ? '#4d6f8c'
      : isModern
        ? pick(random, ['#c9502f', '#2f3d55', '#d9cdb5'])
        : pick(random, ['#241a16', '#3a261a', '#1d1b20']),
    gloves: glovesOf(words),
    cape: ghost ? '#7fa3bd' : says('king') ? '#4b2a5c' : says('prince') ? '#7d1f2b' : undefined,
  };
}

function glovesOf(words: string): string | undefined {
  const said = /(\w+) (?:cotton |kid |leather )?gloves/.exec(words);
  return said ? (named[said[1] ?? ''] ?? '#e6e0d2') : undefined;
}

function garmentOf({ says, style, she, he, random: drawn }: Sitter): Garment {
  const random = drawn('garment');
  if (says('armour|knight|guard|watchman|sentry|soldier')) return 'armour';
  if (says('barista|waiter|waitress|cook|chef|baker|smith|apron|grocer|bartender')) return 'apron';
  if (says('butler|footman|valet|conductor')) return 'tails';
  if (says('mackintosh|overcoat|raincoat|coat')) return 'coat';
  if (says('king|councillor|priest|friar|monk|bishop|wizard|judge')) return 'robe';
  if (says('queen|princess|gown|dress|silk|maid')) return 'gown';
  if (ancient.includes(style)) return she ? 'gown' : he ? (random.next() < 0.75 ? 'doublet' : 'robe') : 'robe';
  if (oldAges.includes(style)) return she ? 'gown' : 'suit';
  if (says('tailored|lawyer|banker|manager|doctor')) return 'suit';
  return says('driver') || random.next() < 0.75 ? 'jumper' : 'coat';
}

/** The colour somebody is said to be dressed in: "in green silk", "a grey mackintosh", or a bare "Black". */
function clothColour(words: string): string | undefined {
  const colours = Object.keys(named).join('|');
  const worn =
    new RegExp(`\\b(${colours}) (?:\\w+ )?(?:${cloths})\\b(?! gloves)`).exec(words) ??
    new RegExp(`\\b(?:in|wears?|wearing) (?:\\w+ )?(${colours})\\b(?!(?: \\w+)? gloves)`).exec(words) ??
    new RegExp(`(?:^|\\. )(black|green|blue|red|brown|purple)\\b,`).exec(words);
  return worn ? named[worn[1] ?? ''] : undefined;
}

function roleCloth(says: Sitter['says']): string | undefined {
  if (says('king|emperor')) return '#8f1f37';
  if (says('butler|footman|maid|valet')) return '#26252d';
  if (says('guard|watchman|sentry|soldier')) return '#8a8f98';
  if (says('barista')) return '#d5a03a';
  if (says('councillor')) return '#55683a';
  if (says('driver')) return '#8c3b2e';
  return undefined;
}
