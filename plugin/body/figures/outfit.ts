import type { Footwear, Garment, Looks, Pattern } from '../../../src/drama/looks.ts';
import { pick, type Random } from '../../../src/kit/random.ts';
import { defined } from './defined.ts';
import type { Sitter } from './portrayed.ts';

/** What somebody wears. Colours are `#rrggbb`. */
export interface Outfit {
  readonly garment: Garment;
  readonly cloth: string;
  readonly pattern: Pattern;
  /** What shows under it: a shirt, a petticoat, a waistcoat. */
  readonly under: string;
  readonly trim: string;
  readonly legs: string;
  readonly footwear: Footwear;
  readonly shoes: string;
  readonly gloves: string | undefined;
  readonly cape: string | undefined;
  /** The cape from within. */
  readonly lining: string;
  readonly shawl: string | undefined;
  readonly scarf: string | undefined;
}

const dyes = ['#27606b', '#b98a2e', '#8c3b2e', '#5c3458', '#4d6a3c', '#3d5480', '#a5553a', '#7a2740', '#39614f', '#9a6a72', '#6b5a86', '#7d6b3a'] as const; // prettier-ignore
/** Names of colours as authors use them of clothes, as felt. */
const named: Readonly<Record<string, string>> = {
  black: '#211f1e', grey: '#7f8288', gray: '#7f8288', white: '#e6e0d2', red: '#9c2a2c', scarlet: '#b3262b', crimson: '#8f1f37',
  green: '#2f6b49', blue: '#33548c', navy: '#26345c', yellow: '#d5a836', gold: '#c9993f', purple: '#5c3468', violet: '#63458a',
  brown: '#6b4a30', pink: '#cf7f8c', orange: '#cc6a2c', silver: '#a8adb5', cream: '#e2d3b0', tan: '#b58d5c', beige: '#cdb68e',
}; // prettier-ignore
const cloths = 'silk|satin|velvet|wool|linen|cotton|tweed|mackintosh|coat|dress|gown|robe|suit|jacket|cloak|shirt|habit|uniform|cardigan|jumper|sweater|mourning'; // prettier-ignore

const oldAges = ['victorian', 'georgian', 'twenties'];
const ancient = ['medieval', 'renaissance'];
const tailored: readonly Garment[] = ['suit', 'tails', 'frock-coat', 'maid', 'uniform'];
const casual: readonly Garment[] = ['jumper', 'cardigan', 'hoodie', 'apron'];

/** What somebody wears: as their author wants it, else by what is said of them, else by chance. */
export function outfitOf(sitter: Sitter, wanted: Looks['dress'] = {}): Outfit {
  const garment = wanted.garment ?? garmentOf(sitter);
  const drawn = sitter.ghost ? ghostly(garment) : drawnOutfit(sitter, garment);
  const { gloves, cape, shawl, scarf, ...rest } = wanted;
  return {
    ...drawn,
    ...(defined(rest) as Partial<Outfit>),
    garment,
    gloves: colourOrNone(gloves, drawn.gloves),
    cape: colourOrNone(cape, drawn.cape),
    shawl: colourOrNone(shawl, drawn.shawl),
    scarf: colourOrNone(scarf, drawn.scarf),
  };
}

const colourOrNone = (wanted: string | undefined, otherwise: string | undefined): string | undefined =>
  wanted === undefined ? otherwise : wanted === 'none' ? undefined : wanted;

function drawnOutfit(sitter: Sitter, garment: Garment): Outfit {
  const { says, words } = sitter;
  const random = sitter.random('outfit');
  const isCasual = casual.includes(garment);
  const royal = says('king|queen|prince|princess|emperor|empress');
  return {
    garment,
    cloth: clothColour(words) ?? roleCloth(says) ?? (garment === 'nightgown' ? '#e2dccb' : pick(random, dyes)),
    pattern: patternOf(sitter, garment, random),
    under: tailored.includes(garment) ? '#ece6d8' : pick(random, ['#e7d9bd', '#d8c7a4', '#c9993f', '#e9e2d3']),
    trim: royal ? '#d9a83f' : pick(random, ['#c9993f', '#e4d8bd', '#3a2a20', '#8c3b2e']),
    legs: pick(random, isCasual ? ['#34507a', '#3d4450', '#5a4a3a'] : ['#2b2830', '#3b3b49', '#3d3028']),
    footwear: footwearOf(sitter, garment),
    shoes: pick(random, isCasual ? ['#c9502f', '#2f3d55', '#d9cdb5'] : ['#241a16', '#3a261a', '#1d1b20']),
    gloves: glovesOf(words),
    cape: says('king') ? '#4b2a5c' : says('prince|cloaked') ? '#7d1f2b' : undefined,
    lining: pick(random, ['#8e2030', '#c9993f', '#3b3b49']),
    shawl: says('shawl') ? pick(random, dyes) : undefined,
    scarf: says('scarf|muffler') ? pick(random, dyes) : undefined,
  };
}

/** The dead wear no colours of their own. */
const ghostly = (garment: Garment): Outfit => ({
  garment,
  cloth: '#8fb4cf',
  pattern: 'plain',
  under: '#5d83a3',
  trim: '#b9d3e4',
  legs: '#5d83a3',
  footwear: 'boots',
  shoes: '#4d6f8c',
  gloves: '#6f93b0',
  cape: '#7fa3bd',
  lining: '#4d6f8c',
  shawl: undefined,
  scarf: undefined,
});

function glovesOf(words: string): string | undefined {
  const said = /(\w+) (?:cotton |kid |leather )?gloves/.exec(words);
  return said ? (named[said[1] ?? ''] ?? '#e6e0d2') : undefined;
}

function patternOf({ says }: Sitter, garment: Garment, random: Random): Pattern {
  if (says('tweed')) return 'tweed';
  if (says('striped|stripes')) return 'stripes';
  if (says('checked|plaid|tartan')) return 'checks';
  if (says('patched|ragged|beggar')) return 'patches';
  const drawn = random.next();
  if (garment === 'jumper') return drawn < 0.5 ? 'stripes' : 'plain';
  if (garment === 'apron') return drawn < 0.6 ? 'stripes' : 'checks';
  if (garment === 'suit') return drawn < 0.35 ? 'tweed' : drawn < 0.6 ? 'pinstripes' : 'plain';
  if (garment === 'gown' || garment === 'robe') return drawn < 0.5 ? 'brocade' : 'plain';
  return 'plain';
}

function footwearOf({ says, she }: Sitter, garment: Garment): Footwear {
  if (says('boots') || garment === 'armour' || garment === 'surcoat' || garment === 'uniform') return 'boots';
  if (garment === 'nightgown' || says('slippers')) return 'slippers';
  if (garment === 'hoodie' || garment === 'jumper' || garment === 'apron') return 'trainers';
  return she && (garment === 'day-dress' || garment === 'suit' || garment === 'coat') ? 'heels' : 'shoes';
}

function garmentOf(sitter: Sitter): Garment {
  const { says, style } = sitter;
  if (says('armour|knight')) return 'armour';
  if (says('nightgown|nightshirt|nightdress|pyjamas')) return 'nightgown';
  if (says('constable|policeman|policewoman|conductor|captain|lieutenant|sergeant|general|porter|uniform'))
    return 'uniform';
  if (says('guard|watchman|sentry|soldier')) return ancient.includes(style) ? 'surcoat' : 'uniform';
  if (says('barista|waiter|waitress|cook|chef|baker|smith|apron|grocer|bartender')) return 'apron';
  if (says('butler|footman|valet')) return 'tails';
  if (says('mackintosh|raincoat|trench coat')) return 'mackintosh';
  if (says('overcoat|coat')) return 'coat';
  if (says('king|councillor|priest|friar|monk|bishop|wizard|judge')) return 'robe';
  if (says('maid|housemaid') && !ancient.includes(style)) return 'maid';
  if (says('queen|princess')) return 'gown';
  return saidGarments.find(([said]) => says(said))?.[1] ?? garmentOfAge(sitter);
}

/** What else is said of clothes or of whoever wears them, most telling first. */
const saidGarments: readonly (readonly [said: string, garment: Garment])[] = [
  ['space ?suit|astronaut|cosmonaut', 'space-suit'],
  ['robot|android|automaton', 'shell'],
  ['(?:lab|white) coat|scientist|surgeon|physician', 'white-coat'],
  ['scrubs|paramedic', 'scrubs'],
  ['overalls|dungarees|mechanic|plumber|farmhand', 'overalls'],
  ['leather jacket|bomber jacket|biker|cowboy', 'jacket'],
  ['explorer|archaeologist', 'safari'],
  ['nun|abbess|in a habit', 'habit'],
  ['cassock|vicar|parson|chaplain', 'cassock'],
  ['toga', 'toga'],
  ['kimono|hanfu|samurai|geisha', 'wrapped-robe'],
  ['tunic|archer|shepherd', 'tunic'],
  ['waistcoat|gambler', 'waistcoat'],
  ['flapper|sundress', 'frock'],
];

function garmentOfAge({ says, style, she, he, old, random: drawn }: Sitter): Garment {
  const chance = drawn('garment').next();
  if (ancient.includes(style)) {
    if (she) return says('gown|silk|lady|countess|duchess') ? 'gown' : 'kirtle';
    return he ? (chance < 0.75 ? 'doublet' : 'robe') : 'robe';
  }
  if (oldAges.includes(style)) return she ? 'day-dress' : says('doctor|professor|lord') ? 'frock-coat' : 'suit';
  if (says('tailored|lawyer|banker|manager|doctor')) return 'suit';
  if (says('gown|dress|silk')) return 'day-dress';
  if (says('cardigan|librarian|grandmother') || (old && chance < 0.5)) return 'cardigan';
  if (says('hoodie|teenager')) return 'hoodie';
  return chance < 0.55 ? 'jumper' : chance < 0.75 ? 'hoodie' : chance < 0.9 ? 'cardigan' : 'coat';
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
  if (says('butler|footman|maid|valet')) return '#211f1e';
  if (says('constable|policeman|policewoman|conductor')) return '#26345c';
  if (says('guard|watchman|sentry|soldier')) return '#8a8f98';
  if (says('barista')) return '#d5a03a';
  if (says('councillor')) return '#55683a';
  if (says('driver')) return '#8c3b2e';
  return undefined;
}
