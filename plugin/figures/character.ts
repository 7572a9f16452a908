import { hashText } from '../../src/kit/hash.ts';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';

/** Whom a puppet shows. A thing of the world will do. */
export interface Portrayed {
  readonly id: string;
  readonly name: string;
  readonly pronouns?: string | undefined;
  readonly description?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  /** The look of the age, as a staging names it. */
  readonly style?: string | undefined;
}

export type Garment = 'gown' | 'robe' | 'doublet' | 'suit' | 'tails' | 'coat' | 'apron' | 'armour' | 'jumper';
export type Hair = 'cropped' | 'parted' | 'curls' | 'long' | 'bun' | 'bob' | 'fringe' | 'tufts';
export type Beard = 'none' | 'moustache' | 'short' | 'full' | 'long';
export type Hat = 'none' | 'crown' | 'circlet' | 'helm' | 'mobcap' | 'flat-cap' | 'beret' | 'bowler';

/** What somebody looks like, as a puppet maker would note it down. Colours are `#rrggbb`. */
export interface Character {
  readonly heightMeters: number;
  /** How wide the body is; 1 is plain. */
  readonly girth: number;
  readonly belly: number;
  readonly waisted: boolean;
  readonly garment: Garment;
  readonly cloth: string;
  readonly under: string;
  readonly trim: string;
  readonly legs: string;
  readonly shoes: string;
  readonly gloves: string | undefined;
  readonly cape: string | undefined;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard: Beard;
  readonly hat: Hat;
  readonly spectacles: 'none' | 'worn' | 'raised';
  readonly headWide: number;
  readonly headLong: number;
  readonly jaw: number;
  readonly nose: number;
  readonly brow: number;
  readonly eyes: string;
  readonly ghost: boolean;
  readonly old: boolean;
}

const dyes = ['#27606b', '#b98a2e', '#8c3b2e', '#5c3458', '#4d6a3c', '#3d5480', '#a5553a', '#7a2740', '#39614f', '#9a6a72', '#6b5a86', '#7d6b3a'] as const; // prettier-ignore
const skins = ['#f1c9a8', '#e8b792', '#d79f78', '#c08457', '#9a6240', '#7a4a30', '#efc2a6', '#dba884'] as const;
const hairs = ['#3a2417', '#1f1613', '#6b4423', '#a8772f', '#8a3a1c', '#4a3020', '#c79a52'] as const;
const irises = ['#3f74a0', '#4d8a5a', '#6b4a2a', '#5a6a78', '#7a5a2a'] as const;

/** Names of colours as authors use them of clothes, as felt. */
const named: Readonly<Record<string, string>> = {
  black: '#26252d', grey: '#7f8288', gray: '#7f8288', white: '#e6e0d2', red: '#9c2a2c', scarlet: '#b3262b', crimson: '#8f1f37',
  green: '#2f6b49', blue: '#33548c', navy: '#26345c', yellow: '#d5a836', gold: '#c9993f', purple: '#5c3468', violet: '#63458a',
  brown: '#6b4a30', pink: '#cf7f8c', orange: '#cc6a2c', silver: '#a8adb5', cream: '#e2d3b0', tan: '#b58d5c', beige: '#cdb68e',
}; // prettier-ignore
const cloths = 'silk|satin|velvet|wool|linen|cotton|tweed|mackintosh|coat|dress|gown|robe|suit|jacket|cloak|shirt|habit|uniform|cardigan|jumper|sweater|mourning'; // prettier-ignore

const oldAges = ['victorian', 'georgian', 'twenties'];
const ancient = ['medieval', 'renaissance'];

/** Makes the same character of the same person every time: by what is said of them first, by their id for the rest. */
export function characterOf(person: Portrayed): Character {
  const random = seededRandom(hashText(person.id));
  const words = [person.name, person.description ?? '', ...(person.aliases ?? [])].join(' . ').toLowerCase();
  const says = (pattern: string): boolean => new RegExp(`\\b(?:${pattern})\\b`).test(words);
  const she = person.pronouns === 'she';
  const he = person.pronouns === 'he';

  const royal = says('king|queen|prince|princess|emperor|empress');
  const ghost = says('ghost|spectre|spirit|phantom|apparition');
  const old = says('old|aged|elderly|councillor|sixty|seventy(?:-odd)?|eighty|ninety|silver|grandmother|grandfather');
  const young = !old && says('nineteen|eighteen|twenty|young|student|boy|girl|child|maid|niece');
  const age = person.style ?? guessedStyle(says);

  const garment = garmentOf(says, age, she, he, random);
  const cloth = clothColour(words) ?? roleCloth(says) ?? pick(random, dyes);
  const dark = '#2b2830';
  const tall = (random.next() - 0.5) * 0.12;
  const wide = random.next();
  const greyHair =
    says('grey|gray|silver|white-haired|frost') && !says(`(?:grey|gray|silver) (?:${cloths})|in good grey`);
  const hairColour = ghost
    ? '#cfe0ea'
    : greyHair || old
      ? pick(random, ['#d9d5ca', '#b9b6b0', '#ece8de'])
      : pick(random, hairs);
  const square = says('square|broad|stout|large|big|heavy|burly');
  const slight = says('thin|slight|slender|narrow|lean|gaunt');

  return {
    heightMeters:
      (she ? 1.66 : 1.72) + tall + (says('small|short|little') ? -0.09 : 0) + (says('tall|large|upright') ? 0.05 : 0),
    girth: (square ? 1.2 : slight ? 0.86 : 0.94 + wide * 0.16) * (she ? 0.95 : 1),
    belly: says('large|stout|fat|pleasant|round|heavy') ? 0.055 : old && he ? 0.02 : 0,
    waisted: she,
    garment,
    cloth: ghost ? '#8fb4cf' : cloth,
    under: ghost
      ? '#5d83a3'
      : garment === 'suit' || garment === 'tails'
        ? '#ece6d8'
        : pick(random, ['#e7d9bd', '#d8c7a4', '#c9993f', '#e9e2d3']),
    trim: ghost ? '#b9d3e4' : royal ? '#d9a83f' : pick(random, ['#c9993f', '#e4d8bd', '#3a2a20', '#8c3b2e', '#d8cdb2']),
    legs: ghost
      ? '#5d83a3'
      : garment === 'armour'
        ? '#5f646c'
        : garment === 'jumper' || garment === 'apron'
          ? pick(random, ['#34507a', '#3d4450', '#5a4a3a'])
          : pick(random, [dark, '#3b3b49', '#3d3028', '#45464c']),
    shoes: ghost
      ? '#4d6f8c'
      : garment === 'jumper' || garment === 'apron'
        ? pick(random, ['#c9502f', '#2f3d55', '#d9cdb5', '#3a6b5a'])
        : pick(random, ['#241a16', '#3a261a', '#1d1b20']),
    gloves: /(\w+) (?:cotton |kid |leather )?gloves/.test(words)
      ? (named[/(\w+) (?:cotton |kid |leather )?gloves/.exec(words)?.[1] ?? ''] ?? '#e6e0d2')
      : undefined,
    cape: ghost ? '#7fa3bd' : says('king|prince') ? (says('king') ? '#4b2a5c' : '#7d1f2b') : undefined,
    skin: ghost ? '#c3dbe6' : says('pink|ruddy|red-faced') ? '#eeb39a' : pick(random, skins),
    hair: hairOf(says, she, old, random),
    hairColour,
    beard: beardOf(says, he, old, young, random),
    hat: hatOf(says, she),
    spectacles: says('spectacles|glasses|monocle')
      ? says('forehead')
        ? 'raised'
        : 'worn'
      : says('scholar|student') && random.next() < 0.6
        ? 'worn'
        : 'none',
    headWide: 0.94 + random.next() * 0.14 + (square ? 0.05 : 0) - (slight ? 0.05 : 0),
    headLong: 0.96 + random.next() * 0.1 + (slight ? 0.05 : 0) - (square ? 0.03 : 0),
    jaw: (she ? 0.24 : 0.14) + random.next() * 0.14 - (square ? 0.08 : 0),
    nose: (she ? 0.8 : 1) + random.next() * 0.45 + (old ? 0.2 : 0),
    brow: (she ? 0.8 : 1.05) + random.next() * 0.35 + (old ? 0.2 : 0),
    eyes: ghost ? '#9fe6f5' : pick(random, irises),
    ghost,
    old,
  };
}

function guessedStyle(says: (pattern: string) => boolean): string {
  if (says('king|queen|prince|princess|knight|councillor|armour|friar|monk|sentry|squire|jester')) return 'medieval';
  if (says('butler|maid|doctor|detective|mackintosh|governess|footman|valet|inspector|lord|lady|miss|mr|mrs'))
    return 'victorian';
  return 'modern';
}

function garmentOf(
  says: (pattern: string) => boolean,
  age: string,
  she: boolean,
  he: boolean,
  random: Random,
): Garment {
  if (says('armour|knight|guard|watchman|sentry|soldier')) return 'armour';
  if (says('barista|waiter|waitress|cook|chef|baker|smith|apron|maid|grocer|bartender'))
    return says('maid') ? 'gown' : 'apron';
  if (says('butler|footman|valet|conductor')) return 'tails';
  if (says('mackintosh|overcoat|raincoat|coat')) return 'coat';
  if (says('king|councillor|priest|friar|monk|bishop|wizard|judge')) return 'robe';
  if (says('queen|princess|gown|dress|silk')) return 'gown';
  if (ancient.includes(age)) return she ? 'gown' : he ? (random.next() < 0.75 ? 'doublet' : 'robe') : 'robe';
  if (oldAges.includes(age)) return she ? 'gown' : 'suit';
  if (says('driver|tailored|lawyer|banker|manager|doctor')) return says('driver') ? 'jumper' : 'suit';
  return random.next() < 0.25 ? 'coat' : 'jumper';
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

function roleCloth(says: (pattern: string) => boolean): string | undefined {
  if (says('king|emperor')) return '#8f1f37';
  if (says('butler|footman|maid|valet')) return '#26252d';
  if (says('guard|watchman|sentry|soldier')) return '#8a8f98';
  if (says('barista')) return '#d5a03a';
  if (says('councillor')) return '#55683a';
  if (says('driver')) return '#8c3b2e';
  return undefined;
}

function hairOf(says: (pattern: string) => boolean, she: boolean, old: boolean, random: Random): Hair {
  if (says('bald|councillor|butler')) return 'tufts';
  if (says('wet hair|long hair')) return 'long';
  if (says('barista')) return 'bun';
  if (she)
    return old
      ? 'bun'
      : says('queen|princess')
        ? 'long'
        : says('maid')
          ? 'curls'
          : pick(random, ['long', 'bun', 'bob', 'curls']);
  if (old) return pick(random, ['tufts', 'parted']);
  return pick(random, ['parted', 'cropped', 'curls', 'fringe']);
}

function beardOf(says: (pattern: string) => boolean, he: boolean, old: boolean, young: boolean, random: Random): Beard {
  if (says('beardless|clean-shaven')) return 'none';
  if (says('councillor')) return 'long';
  if (says('king|beard|bearded|guard|watchman')) return 'full';
  if (says('moustache|driver')) return 'moustache';
  if (!he || young || says('butler|prince|student|scholar')) return 'none';
  return old ? pick(random, ['moustache', 'short', 'full']) : pick(random, ['none', 'moustache', 'short', 'none']);
}

function hatOf(says: (pattern: string) => boolean, she: boolean): Hat {
  if (says('king|queen|emperor|empress')) return says('ghost') ? 'circlet' : 'crown';
  if (says('prince|princess')) return 'none';
  if (says('guard|watchman|sentry|soldier|knight')) return 'helm';
  if (says('maid')) return 'mobcap';
  if (says('taxi driver|driver|chauffeur')) return 'flat-cap';
  if (says('detective|inspector')) return she ? 'beret' : 'bowler';
  return 'none';
}
