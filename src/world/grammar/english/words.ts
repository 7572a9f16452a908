import { wordSet } from '../../../kit/word-list.ts';

/** The closed classes of English: the small words a clause is held together by. */

export const articles = wordSet('the a an this that these those');
export const possessives = wordSet('my your his her its our their');
/** *the*, *his*: a noun follows. */
export const isDeterminer = (word: string): boolean => articles.has(word) || possessives.has(word);

export const subjectPronouns = wordSet('i he she they we you it');
export const quantifiers = wordSet(
  'all both every each some any several many another either neither few two three four five six seven eight nine ten',
);

/** *the*, *his*, *both*. */
export const opensNoun = (word: string): boolean => isDeterminer(word) || quantifiers.has(word);

export const numbers: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
}; // prettier-ignore

/** Every preposition, and the one name we keep it under. */
export const prepositions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    in: 'in', into: 'in', inside: 'in', within: 'in', 'inside of': 'in', 'in to': 'in',
    on: 'on', onto: 'on', upon: 'on', atop: 'on', 'on top of': 'on', 'on to': 'on', 'up on': 'on', 'up onto': 'on', 'down on': 'on', 'down onto': 'on',
    under: 'under', beneath: 'under', underneath: 'under', below: 'under',
    behind: 'behind', 'behind of': 'behind', 'in back of': 'behind',
    beside: 'by', by: 'by', near: 'by', 'next to': 'by', 'close to': 'by', alongside: 'by', 'in front of': 'before', before: 'before', opposite: 'before',
    at: 'at', to: 'to', toward: 'toward', towards: 'toward', 'up to': 'to', 'over to': 'to', 'out to': 'to', 'back to': 'to', 'across to': 'to', 'down to': 'to', 'in the direction of': 'toward', unto: 'to',
    from: 'from', 'out of': 'from', off: 'off', 'off of': 'off', 'away from': 'away from', 'from under': 'from', 'from around': 'from', 'from between': 'from', 'from over': 'from', 'from beside': 'from', 'from at': 'from', 'from behind': 'from', 'from beneath': 'from', 'from inside': 'from', 'from within': 'from', 'from on': 'from', 'from off': 'from', 'from underneath': 'from', 'from among': 'from', 'from atop': 'from',
    through: 'through', across: 'across', over: 'over', around: 'around', round: 'around', against: 'against', between: 'between', among: 'among', amid: 'among',
    with: 'with', using: 'with', 'by means of': 'with', via: 'with', without: 'without', for: 'for', about: 'about', past: 'past', along: 'along', after: 'after', of: 'of', like: 'like', 'instead of': 'without', despite: 'without', during: 'during', throughout: 'around', 'because of': 'about', beyond: 'past', above: 'over', down: 'down', up: 'up',
  }),
); // prettier-ignore

export const particles = wordSet(
  'up down off on out away back over in aside around about forward along apart round together through open shut closed alight loose free by aloft forth onto into',
);

export const directions = wordSet(
  'north south east west northeast northwest southeast southwest n s e w ne nw se sw up down upstairs downstairs upward upwards downward downwards forward forwards back backward backwards away closer nearer aside sideways out outside in inside left right ahead home indoors outdoors onward onwards outward off here there around over',
);

/** Words that say how, when or how much, and end in no -ly. */
const adverbs = wordSet(
  `then now again still just also too soon once twice together alone there here suddenly first next finally at-last instead
  quite very rather almost nearly halfway straight hard fast slow quick close low high tight aloud apart abruptly even only
  well better half right meanwhile instantly forever sometimes always never already yet somehow otherwise indeed merely
  loud softly quietly carefully please maybe perhaps hastily afterwards afterward thoughtfully sharply deep deeply
  upright upside goodnight goodbye farewell motionless silent wordless speechless both-handed double over-and-over sideways idly`,
);

/** *crouches lower*: how, unless a noun follows (*the lower shelf*). */
export const comparatives = wordSet(
  'lower higher deeper harder tighter faster slower louder softer straighter taller further farther longer',
);

const lyNouns = wordSet(
  'fly lily belly jelly bully family ally rally reply supply italy july doily dolly holly trolley folly tally gully assembly butterfly dragonfly anomaly monopoly sally emily molly polly sally billy willy kelly shelly nelly ugly friendly lovely lonely holy silly curly elderly deadly costly early daily lively likely ghostly heavenly ghastly homely cuddly wobbly pearly burly surly orderly kingly queenly lily-white chilly hilly woolly smelly wooly jolly',
);

export function isAdverb(word: string): boolean {
  return adverbs.has(word) || (word.endsWith('ly') && word.length > 4 && !lyNouns.has(word));
}

export const auxiliaries = wordSet(
  'is are was were be been being am do does did has have had having will would shall should can could may might must',
);

export const subordinators = wordSet(
  'as while when whenever until till because since if unless though although whereas where wherever lest once',
);

export const relatives = wordSet('who whom whose which that what');

export const conjunctions = wordSet('and then but or yet so nor plus');

/** Adverbs that are verbs where one can stand, and those that are none before a clause. */
export const verbsToo = wordSet('close still right');
export const adjectivesToo = wordSet('slow even better low');
