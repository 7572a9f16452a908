import { rememberedText } from '../../kit/remembered.ts';
import { knowsNoun } from '../../world/lexicon/nouns.ts';
import { inflect, isVerb as isLemma, verbForms } from '../../world/lexicon/verbs.ts';

/** Is it a form of a verb? */
export const isVerb = (word: string): boolean => isLemma(word) || verbForms(word).length > 0;
/** And of nothing else. */
const isDeed = (word: string): boolean => isVerb(word) && !knowsNoun(word);

/** Words that stand before a verb that goes with them. */
export const auxiliaries: ReadonlySet<string> = new Set(
  'am is are was were do does did have has had will would shall should can could may might must'.split(' '),
);
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(can)['’]?t\b/gi, '$1not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|might|must|need)n['’]t\b/gi, '$1 not'],
  [/\b(dont|didnt|doesnt|isnt|arent|wasnt|werent|havent|hasnt|wouldnt|couldnt|wont)\b/gi, '$1'],
  [/\b(i)['’]?m\b/gi, 'I am'],
  [/\b(you|we|they|who|what|there)['’]re\b/gi, '$1 are'],
  [/\byoure\b/gi, 'you are'],
  [/\b(i|you|we|they|who|could|would|should|might|must)['’]ve\b/gi, '$1 have'],
  [/\b(i|you|he|she|it|we|they|who|that|there)['’]ll\b/gi, '$1 will'],
  [/\bd['’]you\b/gi, 'do you'],
  [/\b(how|where|why|when|what)['’]d\b/gi, '$1 did'],
  [/\b(i|you|he|she|it|we|they|who)['’]d better\b/gi, '$1 had better'],
  [/\b(i|you|he|she|it|we|they|who)['’]d\b/gi, '$1 would'],
  [
    /\b(who|what|where|when|why|how|that|there|here|it|he|she)['’]s (?=been|got|gone|done|had|taken|come|died)/gi,
    '$1 has ',
  ],
  [/\b(who|what|where|when|why|how|that|there|here|it|he|she)['’]s\b/gi, '$1 is'],
  [/\b(what|where|who)s\b(?= )/gi, '$1 is'],
  [/(\p{L})['’]s (?=been |gone |got )/giu, '$1 has '],
  [/\blet['’]s\b/gi, 'let us'],
  [/\bgonna\b/gi, 'going to'],
  [/\bim\b/g, 'I am'],
];
/** What has lost its apostrophe, as it is written out. */
const apostrophes: Readonly<Record<string, string>> = {
  dont: 'do not',
  didnt: 'did not',
  doesnt: 'does not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
  wouldnt: 'would not',
  couldnt: 'could not',
  wont: 'will not',
};

/** Written out: *I'm* as *I am*, *what's* as *what is*. */
export const writtenOut = rememberedText((text): string =>
  contractions
    .reduce((line, [short, long]) => line.replace(short, long), text)
    .replace(/\b\w+\b/g, (word) => apostrophes[word.toLowerCase()] ?? word)
    .replace(/\bi\b/g, 'I'),
);

const swapped: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  yourselves: 'ourselves',
};
/** After these *you* is who does it; after others it is whom it is done to. */
const beforeSubject: ReadonlySet<string> = new Set(
  `that if when while because since and but or whether what who why how where which as than so before after until though
  although unless think thought know knew believe say said says suppose hope wish swear sure guess heard hear told him her
  them me us everybody everyone now then here one thing time way moment`.split(/\s+/),
);
const agreeing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  I: { are: 'am', were: 'was' },
  you: { am: 'are', was: 'were' },
};
/** Words that may stand between who does it and what they do. */
const between: ReadonlySet<string> = new Set(
  'not never always ever really only just even still also already truly once often'.split(' '),
);

export const bare = (token: string | undefined): string => (token ?? '').replace(/[^\p{L}'’-]/gu, '').toLowerCase();
const withMarksOf = (token: string, word: string): string => token.replace(/[\p{L}'’-]+/u, word);

/** Is this *you* the one who does it? */
function isSubject(tokens: readonly string[], at: number): boolean {
  const [before, after] = [bare(tokens[at - 1]), bare(tokens[at + 1])];
  if (/[,;:—]$/.test(tokens[at - 1] ?? '') && after !== '')
    return auxiliaries.has(after) || isVerb(after) || between.has(after);
  if (at === 0) return after !== '' && after !== 'and';
  // *I shall have you dismissed*
  const isHad =
    /^(have|has|had)$/.test(before) &&
    at > 1 &&
    !/^(what|who|where|when|why|how|which|not|and|or)$/.test(bare(tokens[at - 2]));
  if (isHad && !/[,;:?.]$/.test(tokens[at - 2] ?? '')) return false;
  if (auxiliaries.has(before) || (before === 'not' && auxiliaries.has(bare(tokens[at - 2])))) return after !== '';
  if (isDeed(before) && !beforeSubject.has(before)) return false;
  if (auxiliaries.has(after) || between.has(after)) return !/^(of|to|for|with|at|from|by)$/.test(before);
  // *sorry you killed him*: what was done was done by somebody.
  const wasDone = verbForms(after).some(({ form }) => form === 'past') && !leadsObject.test(before);
  return (beforeSubject.has(before) && isVerb(after)) || wasDone;
}

/** *You* as whoever is meant says it; of several, *us*. */
function youTurned(tokens: readonly string[], at: number): string {
  if (bare(tokens[at - 1]) === 'of' && ofSeveral.has(bare(tokens[at - 2]))) return 'us';
  // *like you have seen a ghost*: whoever has seen it does it.
  const isDoing = bare(tokens[at - 1]) === 'like' && auxiliaries.has(bare(tokens[at + 1]));
  return isDoing || isSubject(tokens, at) ? 'I' : 'me';
}
const ofSeveral: ReadonlySet<string> = new Set('one two three all any each none some most both which half'.split(' '));

/** Whoever stands after one of these is not the one who does it. */
const leadsObject = /^(of|to|for|with|at|from|by|in|on|about|like|near|against|without|between|behind)$/;

/** The same said by the other: *I* and *you* change places, and so does what is theirs. */
export function turnedAround(text: string): string {
  const tokens = text.split(/\s+/).filter(Boolean);
  const out: string[] = [];
  let subject: 'I' | 'you' | undefined;
  tokens.forEach((token, at) => {
    const word = bare(token);
    const own = word === 'you' ? youTurned(tokens, at) : swapped[word];
    if (own !== undefined) {
      out.push(withMarksOf(token, own));
      if (own === 'I' || word === 'i') {
        subject = own === 'I' ? 'I' : 'you';
        // *were you* becomes *was I*.
        const [verb, agreed] = [bare(tokens[at - 1]), agreeing[subject]?.[bare(tokens[at - 1])]];
        if (agreed !== undefined && at > 0) out[at - 1] = withMarksOf(out[at - 1] ?? verb, agreed);
      } else subject = undefined;
      return;
    }
    const agreed = subject && agreeing[subject]?.[word];
    out.push(agreed ? withMarksOf(token, agreed) : token);
    if (!between.has(word)) subject = undefined;
  });
  return out.join(' ');
}

const ofThem = {
  male: { he: 'I', him: 'me', his: 'my', himself: 'myself' },
  female: { she: 'I', her: 'my', hers: 'mine', herself: 'myself' },
} as const;

/** What an author wrote of somebody, as they would say it: *To answer his mother* is *to answer my mother*. */
export function inFirstPerson(text: string, gender: 'male' | 'female' | undefined): string | undefined {
  const words: Readonly<Record<string, string>> = gender ? ofThem[gender] : {};
  const [first = ''] = text.split(/(?<=[.;])\s/);
  const turned = first
    .replace(/[.;]$/, '')
    .replace(/\b(he|she|him|his|her|hers|himself|herself)\b(?: (\w+))?/gi, (all, word: string, next?: string) => {
      const own = words[word.toLowerCase()];
      if (own === undefined) return all;
      const lemma = next && own === 'I' ? verbForms(next).find(({ form }) => form === 'third')?.lemma : undefined;
      return next === undefined ? own : `${own} ${lemma ?? next}`;
    });
  return /^to [a-z]/i.test(turned) ? `${turned.charAt(0).toLowerCase()}${turned.slice(1)}` : undefined;
}

/** Who did it, who tells it and whom they tell it to, by the names it is told with. */
export interface ToldParties {
  readonly doer: string;
  /** Who did it is who hears it told. */
  readonly isYou: boolean;
  readonly me?: string | undefined;
  readonly you?: string | undefined;
}

/** *The coin passes from Hamlet to Ada*: Hamlet gave it. */
const asDone = (told: string): string =>
  told.replace(
    /^(.+?) pass(?:es)? from (.+?) to (.+?)([.!]?)$/i,
    (_, thing: string, from: string, to: string, end: string) =>
      `${from} gives ${to} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${end}`,
  );

/** What was taken up for a deed, before it was done. */
const takesFirst = '(?:takes (?:out |off )?((?:an? |the )?[^,]+?) and )?';

/** *Hamlet takes Ada's coin.* as Ada tells it to him: *you took my coin*. */
export function asPastDeed(told: string, { doer, isYou, me, you }: ToldParties): string | undefined {
  const [first = ''] = told.split(/(?<=[.!])\s/).map(asDone);
  const pattern = new RegExp(`^((?:an? |the )?${escaped(doer)}) ${takesFirst}(\\w+)(.*?)[.!]?$`, 'i');
  const [, subject = '', taken, verb = '', rest = ''] = pattern.exec(first) ?? [];
  const lemma = verbForms(verb).find(({ form }) => form === 'third')?.lemma;
  if (lemma === undefined) return undefined;
  // *A stranger takes the cup and pours it over Gus*: what was poured is the cup.
  const whole = taken === undefined ? rest : rest.replace(/\bit\b/, taken);
  const theirs = isYou ? whole.replace(/\b(his|her|their) /g, 'your ') : whole;
  const turned = named(named(theirs, me, ['my', 'me']), isYou ? undefined : you, ['your', 'you']);
  return `${isYou ? 'you' : subject.replace(/^(An?|The) /, (article) => article.toLowerCase())} ${inflect(lemma, 'past')}${turned}`;
}

/** A name, and what is theirs, in another person. */
const named = (text: string, name: string | undefined, [own, whom]: readonly [string, string]): string =>
  name === undefined
    ? text
    : text
        .replace(new RegExp(`\\b(?:an? |the )?${escaped(name)}['’]s\\b`, 'gi'), own)
        .replace(new RegExp(`\\b(?:an? |the )?${escaped(name)}\\b`, 'gi'), whom);

/** *Hamlet is mad* to Hamlet: *you are mad*. Only a name that stands for who does it, who has it or whom it is done to is changed. */
export function inPerson(text: string, names: readonly string[], person: 'you' | 'I'): string | undefined {
  const own = [...names]
    .sort((a, b) => b.length - a.length)
    .find((name) => new RegExp(`\\b${escaped(name)}\\b`, 'i').test(text));
  if (own === undefined) return undefined;
  const [possessive, object] = person === 'you' ? ['your', 'you'] : ['my', 'me'];
  const owned = text.replace(
    new RegExp(`\\b(?:the |old |Mr |Mrs |Miss |Doctor |Dr )?${escaped(own)}['’]s\\b`, 'gi'),
    possessive,
  );
  const name = new RegExp(
    `(^|\\s)(?:the |old |Mr |Mrs |Miss |Doctor |Dr )?${escaped(own)}(?=[\\s,.;!?]|$)(?: (\\w+))?`,
    'gi',
  );
  let isWrong = false;
  const changed = owned.replace(name, (_, space: string, next: string | undefined, at: number) => {
    const before = bare(owned.slice(0, at).split(/\s+/).at(-1));
    if (before === 'and' || next === 'and') isWrong = true;
    if (next === undefined || !isFiniteVerb(next) || isVerb(before) || prepositions.has(before)) {
      return `${space}${object}${next === undefined ? '' : ` ${next}`}`;
    }
    return `${space}${person} ${agreeingWith(person, next)}`;
  });
  // Pronouns further on would still speak of them as of somebody else.
  return isWrong || /\b(he|she|him|his|her|himself|herself)\b/i.test(changed) ? undefined : changed;
}

/** *He is only awake*, said to him: *You are only awake*. */
export function ofListener(text: string, gender: 'male' | 'female'): string {
  const [he, him, his, himself] =
    gender === 'male' ? ['he', 'him', 'his', 'himself'] : ['she', 'her', 'her', 'herself'];
  const large = (word: string, like: string): string =>
    /^\p{Lu}/u.test(like) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
  return text
    .replace(
      new RegExp(
        `\\b(${he})['’]s(?= (?:got|been|gone|had|done|taken|come|lost|seen|made|given|never|always)\\b)`,
        'gi',
      ),
      (_, word: string) => large('you have', word),
    )
    .replace(new RegExp(`\\b(${he})['’]s\\b`, 'gi'), (_, word: string) => large('you are', word))
    .replace(new RegExp(`\\b(${he})(?:(['’]\\w+)| (\\w+))`, 'gi'), (_, word: string, short?: string, verb?: string) =>
      large(short ? `you${short}` : `you ${agreeingWith('you', verb ?? '')}`, word),
    )
    .replace(new RegExp(`\\b${himself}\\b`, 'gi'), (word) => large('yourself', word))
    .replace(new RegExp(`\\b${his}(?= (?:own )?(\\p{L}+))`, 'giu'), (word, next: string) =>
      large(his === him && !knowsNoun(next.toLowerCase()) ? 'you' : 'your', word),
    )
    .replace(new RegExp(`\\b${him}\\b`, 'gi'), (word) => large('you', word));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const prepositions: ReadonlySet<string> = new Set(
  'of to for with at by from on in about like than behind beside after before against'.split(' '),
);
const isFiniteVerb = (word: string): boolean =>
  auxiliaries.has(word) || verbForms(word).some(({ form }) => form === 'third' || form === 'past');

function agreeingWith(person: 'you' | 'I', verb: string): string {
  if (verb === 'is' || verb === 'am') return person === 'you' ? 'are' : 'am';
  if (verb === 'was') return person === 'you' ? 'were' : 'was';
  if (verb === 'has') return 'have';
  if (verb === 'does') return 'do';
  return verbForms(verb).find(({ form }) => form === 'third')?.lemma ?? verb;
}

const units =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** *fifty-five* */
export const numbered = (years: number): string =>
  years < 20
    ? (units[years] ?? String(years))
    : years >= 100
      ? String(years)
      : [tens[Math.floor(years / 10) - 2], ...(years % 10 ? [units[years % 10]] : [])].join('-');
