import type { Looks } from '../../drama/looks.ts';
import { invariant } from '../../kit/invariant.ts';
import { pick, type Random } from '../../kit/random.ts';
import { colours } from './colours.ts';
import { beardsFor, complexionsFor, cutsFor, heightRange, shapesFor } from './heads.ts';
import { rowsFor, type ClothesRow, type DressedFor, type Trade } from './sheet.ts';

/** What somebody looks like, as a file of `cast/` has it. */
export type DrawnLooks = Omit<Looks, 'actor'>;

/** What is worn where a row says nothing of it. */
const usual: Readonly<Record<string, readonly string[]>> = {
  under: ['linen', 'cream', 'bone'],
  trim: ['gold', 'cocoa', 'wine', 'cream'],
  legs: ['slate', 'brown', 'ink'],
  shoes: ['cocoa', 'sable', 'black'],
  lining: ['wine', 'gold', 'slate'],
  gloves: ['none'],
  cape: ['none'],
  shawl: ['none'],
  scarf: ['none'],
  pattern: ['plain'],
  hat: ['none'],
  glasses: ['none'],
};

/** What hats are coloured: names of colours, or what of the dress they match. */
const hatColours: Readonly<Record<string, string>> = {
  crown: 'gold', circlet: 'gold|silver', helm: 'cloth', kettle: 'steel|iron', coif: 'linen|bone', wimple: 'linen', veil: 'linen|cream',
  mobcap: 'linen', 'chef-hat': 'white', 'nurse-cap': 'white', 'sailor-cap': 'white', 'straw-hat': 'straw|sand', mitre: 'cream|crimson',
  'steel-helmet': 'olive|moss', 'hard-hat': 'amber|orange|white', 'space-helmet': 'cloth', antenna: 'cloth', 'peaked-cap': 'cloth',
  'pointed-hat': 'cloth', hood: 'cape', bonnet: 'trim', headband: 'trim', jester: 'cloth', 'top-hat': 'black', tricorne: 'sable|ink',
  bowler: 'black|cocoa|slate', fedora: 'brown|cocoa|slate', stetson: 'leather|cocoa|sand', deerstalker: 'khaki|ash',
  'flat-cap': 'brown|slate|olive', beret: 'ink|wine|moss|navy', beanie: 'rust|navy|moss|amber', bandana: 'red|navy|moss',
  turban: 'amber|white|teal|wine', toque: 'wine|ink|forest', cloche: 'trim',
}; // prettier-ignore

/** Where the second colour of a hat is not the trim of the dress. */
const hatTrims: Readonly<Record<string, string>> = {
  crown: 'crimson|royal|jade', circlet: 'crimson|royal|jade', helm: 'cape', wimple: 'cloth', 'sailor-cap': 'navy',
  'peaked-cap': 'black', bandana: 'linen', mitre: 'gold', 'space-helmet': 'trim', turban: 'crimson|royal|jade',
}; // prettier-ignore

/** Everything a row says, and over it what is somebody's own. */
function wordsOf(row: ClothesRow, own: string): ReadonlyMap<string, readonly string[]> {
  const owned = own.split('; ').flatMap((each) => {
    const [key = '', words = ''] = each.split(' ');
    return key === '' ? [] : [[key, words.split('|')] as const];
  });
  return new Map([['garment', [row.garment]], ['cloth', row.cloth], ...row.more, ...owned]);
}

const colourCalled = (name: string): string => {
  const colour = colours[name];
  invariant(colour !== undefined, `"${name}" is no colour of our sheets: see wardrobe/colours.ts.`);
  return colour;
};

/** Draws what somebody of a trade looks like: by the row that suits, by what is their own, and by chance. */
export function drawLooks(trade: Trade, occasion: DressedFor, own: string, random: Random): DrawnLooks {
  const rows = rowsFor(trade, occasion);
  invariant(rows.length > 0, `No row of "${trade.name}" in the sheets of clothes suits ${JSON.stringify(occasion)}.`);
  const words = wordsOf(pick(random, rows), own);
  const one = (key: string): string => pick(random, words.get(key) ?? usual[key] ?? ['none']);
  const dyed = (key: string): string => {
    const name = one(key);
    return name === 'none' ? name : name === 'same' ? cloth : colourCalled(name);
  };
  const cloth = colourCalled(one('cloth'));
  const garment = one('garment');
  const dress: Readonly<Record<string, string>> = {
    garment,
    cloth,
    pattern: one('pattern'),
    ...Object.fromEntries(
      ['under', 'trim', 'legs', 'shoes', 'gloves', 'cape', 'lining', 'shawl', 'scarf'].map((key) => [key, dyed(key)]),
    ),
    footwear: words.has('footwear') ? one('footwear') : footwearFor(garment, occasion),
  };
  const { age, eyes, ...head } = headOf(words, one, occasion, random);
  const glasses = one('glasses');
  return {
    ...head,
    ...(age === undefined ? {} : { age }),
    ...(eyes === undefined ? {} : { eyes }),
    hat: hatOf(words, one, dress, random),
    ...(glasses === 'none' ? { spectacles: 'none' } : { spectacles: 'worn', glasses }),
    dress,
  } as DrawnLooks;
}

const heeled = ['frock', 'empire-gown', 'day-dress', 'gown', 'suit', 'coat', 'mackintosh'];
const soft = ['toga', 'wrapped-robe', 'nightgown', 'habit'];
const footwearFor = (garment: string, { pronouns }: DressedFor): string =>
  soft.includes(garment) ? 'slippers' : pronouns === 'she' && heeled.includes(garment) ? 'heels' : 'shoes';

type Words = ReadonlyMap<string, readonly string[]>;

/** Hair, beard, skin, and how tall and broad. */
function headOf(words: Words, one: (key: string) => string, occasion: DressedFor, random: Random) {
  const [complexion, hairs] = pick(random, complexionsFor(occasion));
  const age = words.has('age') ? one('age') : undefined;
  const hair = words.has('hair') ? one('hair') : pick(random, age === 'old' ? ['snow', 'iron', 'frost'] : hairs);
  // Whose hair is said goes with a skin that has such hair.
  const fitting = complexionsFor(occasion).filter(([, own]) => own.includes(hair));
  const skin = words.has('skin') ? one('skin') : fitting.length > 0 ? pick(random, fitting)[0] : complexion;
  const [least, most] = heightRange(words.get('height')?.[0], occasion.pronouns);
  const said = words.get('cut') ?? [];
  // The bald heads of monks and robots are everybody's.
  const cuts = said.length === 1 ? said : said.filter((cut) => isFor(cut, occasion));
  const beards = occasion.pronouns === 'she' ? ['none'] : (words.get('beard') ?? beardsFor(occasion));
  return {
    hair: {
      cut: pick(random, cuts.length > 0 ? cuts : cutsFor(occasion)),
      colour: colourCalled(hair),
      beard: pick(random, age === 'young' ? ['none'] : beards),
    },
    skin: colourCalled(skin),
    eyes: words.has('eyes') ? colourCalled(one('eyes')) : undefined,
    age,
    shape: words.has('shape') ? one('shape') : pick(random, shapesFor(occasion)),
    heightMeters: Math.round((least + (most - least) * random.next()) * 100) / 100,
  };
}

const hers = ['bun', 'bob', 'plait', 'ringlets', 'set-curls'];
const his = ['tonsure', 'combed-over', 'parted', 'tufts', 'quiff', 'pageboy', 'bald'];
/** A row may be for both: of its cuts each wears what is usual. */
const isFor = (cut: string, { pronouns }: DressedFor): boolean => !(pronouns === 'he' ? hers : his).includes(cut);

function hatOf(words: Words, one: (key: string) => string, dress: Readonly<Record<string, string>>, random: Random) {
  const kind = one('hat');
  if (kind === 'none') return { kind };
  const dyes = (text: string): string => {
    const name = pick(random, text.split('|'));
    const worn = dress[name];
    return worn === 'none' ? colourCalled('cocoa') : (worn ?? colourCalled(name));
  };
  const own = words.get('hatcolour')?.join('|');
  return { kind, colour: dyes(own ?? hatColours[kind] ?? 'cloth'), trim: dyes(hatTrims[kind] ?? 'trim') };
}
