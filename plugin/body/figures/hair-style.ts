import type { beards, haircuts } from '../../../src/drama/looks.ts';
import { pick, pickWeighted, type Random } from '../../../src/kit/random.ts';
import { isDarkSkin, skinOf } from './face-shape.ts';
import { hatKindOf, hatKinds, type Hat } from './hats/hats.ts';
import type { Sitter } from './portrayed.ts';

type Haircut = (typeof haircuts)[number];
export type Beard = (typeof beards)[number];

/** What somebody has on their head and chin. Colours are `#rrggbb`. */
export interface HairStyle {
  readonly cut: Haircut;
  readonly beard: Beard;
  readonly colour: string;
  /** Tips of beard and temples, where they are of another colour: frost, grey. */
  readonly tips: string;
  readonly hat: Hat;
  readonly hatColour: string;
  readonly hatTrim: string;
  /** Radians a hat sits sideways. */
  readonly hatAskew: number;
  /** What holds the hair, where the cut has ties. */
  readonly ribbon: string;
  readonly pencils: 'none' | 'right' | 'both';
  /** What locks are laid by: the same number lays the same locks. */
  readonly seed: number;
}

const hairs = ['#3a2417', '#1f1613', '#6b4423', '#a8772f', '#8a3a1c', '#4a3020', '#c79a52', '#a34a24', '#2b1d1a'];
const darkHairs = ['#1f1613', '#2b1d1a', '#3a2417', '#191312', '#4a3020'] as const;
const greys = ['#d9d5ca', '#b9b6b0', '#ece8de', '#9a9894'] as const;

/** From so many years on it is white. */
const whiteFrom = 70;
const whites = ['#ece8de', '#e4e2dc', '#dcdad6'] as const;

export function hairOf(sitter: Sitter): HairStyle {
  const random = sitter.random('hair');
  const { ghost, says } = sitter;
  const hat = hatOf(sitter);
  const colour = ghost ? '#cfe0ea' : colourOf(sitter);
  return {
    cut: cutOf(sitter),
    beard: beardOf(sitter),
    colour,
    tips: ghost || says('frost') ? '#f2fafc' : says('fifty|greying|grizzled') ? '#b9b6b0' : colour,
    hat,
    hatColour: ghost ? '#8fb4cf' : hatColourOf(hat, random),
    hatTrim: ghost ? '#c9e2ee' : hatTrimOf(hat, random),
    hatAskew: says('sideways|askew|crooked') ? 0.3 : (random.next() - 0.5) * 0.12,
    ribbon: ghost ? '#8fb4cf' : pick(random, ['#8c3b2e', '#27606b', '#c9993f', '#2b2830', '#5c3458', '#e4d8bd']),
    pencils: says('pencils? behind each ear') ? 'both' : says('(?:pen|pencil|quill) behind') ? 'right' : 'none',
    seed: Math.floor(random.next() * 1e6),
  };
}

/** Colours as authors say them of hair, most telling first. */
const saidColours: readonly (readonly [said: string, colour: string])[] = [
  ['red[- ]hair(?:ed)?|ginger|redhead|auburn', '#a34a24'],
  ['blonde?|fair[- ]hair(?:ed)?|golden[- ]hair(?:ed)?|flaxen', '#d1a558'],
  ['black[- ]hair(?:ed)?|raven|dark[- ]hair(?:ed)?', '#1f1613'],
  ['brown[- ]hair(?:ed)?|brunette|chestnut', '#5a3820'],
  ['white[- ]hair(?:ed)?|snowy', '#ece8de'],
  ['silver', '#d3d4d6'],
  ['gr[ea]y[- ]hair(?:ed)?|gr[ea]y[- ]bearded|frost', '#b9b6b0'],
];

function colourOf(sitter: Sitter): string {
  const { says, words, old, years, random: drawn } = sitter;
  const random = drawn('locks-colour');
  const said = saidColours.find(([pattern]) => says(pattern));
  if (said) return said[1];
  // "Broad, grey, lame": somebody who is grey, not somebody in grey.
  if (/(?:^|[.,:] )gr[ea]y(?=[,.;]| and)/.test(words)) return '#9a9894';
  if (years !== undefined && years >= whiteFrom) return pick(random, whites);
  return pick(random, old ? greys : isDarkSkin(skinOf(sitter)) ? darkHairs : hairs);
}

const longAgo = ['medieval', 'renaissance'];
const today = ['modern', 'future'];

function cutOf(sitter: Sitter): Haircut {
  const { says, she, old, young, style, random: drawn } = sitter;
  const random = drawn('cut');
  if (says('bald|hairless')) return 'bald';
  if (says('balding|thinning')) return 'combed-over';
  if (says('tonsured?|monk|friar')) return 'tonsure';
  if (says('wet hair')) return 'lank';
  if (says('plaits?')) return 'plait';
  if (says('braids?|braided')) return 'braids';
  if (says('ponytail')) return 'ponytail';
  if (says('hair in a bun|bun')) return 'bun';
  if (says('curly|curls')) return 'curls';
  if (says('afro')) return 'afro';
  if (says('dreadlocks|locs')) return 'locs';
  if (says('tousled|unkempt|wild hair')) return 'tousled';
  if (says('long hair')) return 'long';
  if (says('councillor|butler')) return 'tufts';
  if (says('barista')) return 'topknot';
  if (says('prince')) return 'parted';
  if (says('student|scholar|poet')) return pick(random, ['tousled', 'curls', 'quiff']);
  if (she && says('queen|princess')) return longAgo.includes(style) ? pick(random, ['long', 'braids', 'wavy']) : 'bun';
  if (says('king')) return pick(random, ['long', 'fringe', 'pageboy', 'swept', 'wavy']);
  return pick(random, usualCuts(she, old, young, style));
}

/** What was worn: by whom, at what age, in what age. */
function usualCuts(she: boolean, old: boolean, young: boolean, style: string): readonly Haircut[] {
  if (longAgo.includes(style)) {
    if (she) return old ? ['bun', 'plait'] : ['long', 'braids', 'plait', 'wavy'];
    return old ? ['tufts', 'bald', 'long'] : ['fringe', 'pageboy', 'tousled', 'wavy', 'cropped', 'curls', 'parted'];
  }
  if (style === 'georgian') return she ? ['ringlets', 'bun', 'curls'] : ['queue', 'queue', old ? 'bald' : 'ponytail'];
  if (today.includes(style)) {
    if (she)
      return old
        ? ['set-curls', 'bob', 'bun']
        : ['bob', 'ponytail', 'curls', 'topknot', 'wavy', 'afro', 'locs', 'long'];
    return old
      ? ['tufts', 'bald', 'combed-over', 'parted']
      : ['cropped', 'quiff', 'curls', 'tousled', 'afro', 'swept', 'bald'];
  }
  if (she) return old ? ['bun', 'set-curls'] : young ? ['ringlets', 'bun', 'curls'] : ['bun', 'bun', 'set-curls'];
  return old ? ['tufts', 'combed-over', 'swept', 'bald'] : ['parted', 'swept', 'curls', 'cropped', 'combed-over'];
}

function beardOf({ says, he, old, young, style, random: drawn }: Sitter): Beard {
  const random = drawn('beard');
  if (says('beardless|clean-shaven|smooth-chinned')) return 'none';
  if (says('walrus')) return 'walrus';
  if (says('goatee|van dyke')) return 'goatee';
  if (says('side-?whiskers|whiskers|mutton-?chops')) return 'chops';
  if (says('councillor|wizard|prophet|long beard')) return 'long';
  if (says('forked beard')) return 'forked';
  if (says('king')) return says('ghost') ? 'long' : 'full';
  if (says('beard|bearded')) return 'full';
  if (says('moustached?|mustache')) return pick(random, ['moustache', 'handlebar']);
  if (says('guard|watchman|sentry|sergeant')) return pick(random, ['full', 'short', 'walrus']);
  if (says('driver')) return 'walrus';
  if (says('butler')) return 'chops';
  if (!he || young || says('prince|student|scholar|page|monk|friar')) return 'none';
  if (longAgo.includes(style))
    return pick(random, old ? ['long', 'full', 'forked'] : ['none', 'short', 'full', 'goatee', 'pencil']);
  if (style === 'georgian') return 'none';
  if (today.includes(style)) return pick(random, ['none', 'none', 'short', 'moustache', 'full', 'goatee']);
  return pick(
    random,
    old ? ['walrus', 'chops', 'full', 'handlebar'] : ['handlebar', 'pencil', 'moustache', 'chops', 'goatee', 'none'],
  );
}

function hatOf({ says, she, he, old, ghost, style, random: drawn }: Sitter): Hat {
  const random = drawn('hat');
  if (says('bareheaded|hatless|(?:hat|cap|helmet),? (?:left|lost|gone|in (?:his|her) hands?)')) return 'none';
  for (const hat of Object.keys(hatKinds) as (keyof typeof hatKinds)[]) {
    const { said } = hatKinds[hat];
    if (said && says(said)) return hat;
  }
  if (says('king|queen|emperor|empress')) return ghost ? 'circlet' : 'crown';
  if (says('prince|princess')) return she ? 'circlet' : 'none';
  if (says('knight|armou?r')) return 'helm';
  if (says('guard|watchman|sentry|soldier')) return today.includes(style) ? 'flat-cap' : 'kettle';
  if (says('maid')) return longAgo.includes(style) ? 'coif' : 'mobcap';
  if (says('driver|chauffeur|grocer|paper ?boy')) return 'flat-cap';
  if (says('detective')) return today.includes(style) ? 'none' : 'deerstalker';
  if (says('inspector|constable')) return 'bowler';
  if (says('student|scholar|butler|doctor|the body|ghost')) return 'none';
  return chanceHat(random, style, she, he, old);
}

/** Most go bareheaded indoors; what the rest have on is of their age. */
function chanceHat(random: Random, style: string, she: boolean, he: boolean, old: boolean): Hat {
  const bare = longAgo.includes(style) ? 0.45 : 0.75;
  const worn: readonly Hat[] = longAgo.includes(style)
    ? she ? (old ? ['wimple', 'veil'] : ['veil', 'circlet', 'coif']) : ['hood', 'coif', 'toque', 'beret']
    : style === 'georgian' ? (he ? ['tricorne'] : ['mobcap', 'bonnet'])
    : style === 'twenties' ? (she ? ['cloche', 'headband'] : ['bowler', 'flat-cap'])
    : today.includes(style) ? ['beanie', 'headband', 'beret', 'flat-cap']
    : she ? ['bonnet'] : ['bowler', 'top-hat']; // prettier-ignore
  return pickWeighted(random, ['none', ...worn], (hat) => (hat === 'none' ? bare : (1 - bare) / worn.length));
}

const bright = ['#8c3b2e', '#27606b', '#b98a2e', '#5c3458', '#4d6a3c', '#3d5480', '#a5553a'] as const;
const ribbons = ['#8c3b2e', '#c9993f', '#2b2830', '#27606b', '#5c3458'] as const;

const hatColourOf = (hat: Hat, random: Random): string => drawn(random, hatKindOf(hat)?.colours ?? bright);
const hatTrimOf = (hat: Hat, random: Random): string => drawn(random, hatKindOf(hat)?.trims ?? ribbons);

/** One of them; nothing is drawn where there is only one. */
const drawn = (random: Random, colours: readonly string[]): string =>
  colours.length === 1 ? (colours[0] as string) : pick(random, colours);
