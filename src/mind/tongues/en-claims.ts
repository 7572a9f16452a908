import { genderOf, isPlural, knowsNoun, singularOf } from '../../world/lexicon/nouns.ts';
import type { ClaimedPhrase, Claims, ShownFace, ShownState } from './claims.ts';

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words for people that tell no more than that somebody is there. */
const people = new Set(
  wordsOf(`man men woman women person people figure figures gentleman gentlemen lady ladies boy boys girl girls child children
    guard guards soldier soldiers servant servants stranger strangers fellow visitor visitors guest guests couple`),
);
const somebody = /^(?:somebody|someone|(?:one|two|three|four|five|several|some|both) others)$/;

const numbers: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, the: 1, this: 1, that: 1, these: 2, those: 2, another: 2, second: 2, two: 2, both: 2, several: 3, three: 3,
  third: 3, four: 4, five: 5, six: 6, his: 1, her: 1, their: 1, its: 1, my: 1, your: 1, our: 1, some: 1, no: 0, any: 0, each: 2,
}; // prettier-ignore

/** Where a phrase ends. */
const stops = new Set(
  wordsOf(`in on at by with from of to into onto under behind beside near before after above below against across over through
    and or but while as who whom whose which that is are was were be been being has have had does do did can could will would
    shall should may might must not there here then than so if when where because down up away off back aside looks seems appears still very`),
);

const stateWords: Readonly<Record<string, ShownState>> = {
  open: 'open', opened: 'open', ajar: 'open', closed: 'closed', shut: 'closed', lit: 'lit', burning: 'lit', burns: 'lit', glowing: 'lit',
  alight: 'lit', flickering: 'lit', flickers: 'lit', unlit: 'unlit', extinguished: 'unlit', out: 'unlit', broken: 'broken',
  shattered: 'broken', smashed: 'broken', torn: 'torn', ripped: 'torn', wet: 'wet', soaked: 'wet', dripping: 'wet', dirty: 'dirty',
  muddy: 'dirty', stained: 'dirty', bleeding: 'hurt', bleeds: 'hurt', bloodied: 'hurt', wounded: 'hurt', hurt: 'hurt', injured: 'hurt',
  dead: 'dead', lifeless: 'dead', slain: 'dead', kneeling: 'kneeling', kneels: 'kneeling', kneel: 'kneeling', sitting: 'sitting',
  sits: 'sitting', sit: 'sitting', seated: 'sitting', lying: 'lying', standing: 'standing',
}; // prettier-ignore

/** What only people are. */
const ofPeople: ReadonlySet<ShownState> = new Set(['hurt', 'dead', 'kneeling', 'sitting', 'lying', 'standing']);
/** These say of a thing only where it is. */
const ofPlace = new Set(['standing', 'lying', 'sitting']);

const faces: readonly (readonly [said: RegExp, faces: ShownFace])[] = [
  [/\b(?:afraid|frightened|terrified|scared|fearful|in fear|in terror|panicked)\b/, ['fear', 'surprise']],
  [
    /\b(?:angry|angrily|furious|enraged|in a rage|scowl\w*|glar(?:es|ing))\b/,
    ['anger', 'contempt', 'resolve', 'disgust'],
  ],
  [
    /\b(?:smil(?:es|ing)|laugh(?:s|ing)|happy|cheerful|amused|joyful|grin(?:s|ning))\b/,
    ['joy', 'amusement', 'tenderness', 'pride'],
  ],
  [/\b(?:sad|sorrowful|crying|cries|weep(?:s|ing)|in tears|grieving|tearful)\b/, ['sorrow', 'shame', 'pain']],
  [/\b(?:surprised|startled|astonished|shocked)\b/, ['surprise', 'fear']],
  [/\b(?:disgusted|contemptuous|sneer(?:s|ing))\b/, ['disgust', 'contempt']],
  [/\b(?:in pain|in agony|wincing|winces)\b/, ['pain']],
];

const dark =
  /\b(?:it is|it’s|it's|its|room|hall|place|chamber|cellar|scene|everything|light(?:ing)?)\b[^.;]{0,24}\b(dark|pitch[- ]black|gloomy|dim|dimly lit)\b|\b(dark|gloomy|dim|dimly[- ]lit) (?:room|hall|place|chamber|cellar|scene|light(?:ing)?|corner)\b|\bin (?:the |near )?darkness\b/;
const bright =
  /\b(?:it is|room|hall|place|chamber|scene|everything|light(?:ing)?)\b[^.;]{0,24}\b(bright|brightly lit|well[- ]lit|sunlit)\b|\b(bright|brightly[- ]lit|well[- ]lit|sunlit) (?:room|hall|place|chamber|scene|light(?:ing)?)\b/;
const nobody =
  /\b(?:nobody|no one|no-one|no people|no other person)\b(?! (?:else|other))|\b(?:room|hall|place|stage) is (?:empty|deserted)\b/;
const inHand =
  /^(?:hold\w*|grip\w*|clutch\w*|wield\w*|brandish\w*|carr(?:y|ies|ying)|rais(?:es|ing)|point(?:s|ing)|draw(?:s|ing)|with|grasp\w*)$/;
const denial = new Set(['no', 'not', 'without', 'never', 'nor', 'neither']);

interface Token {
  readonly word: string;
  /** Does a clause end before it? */
  readonly isFirst: boolean;
}

const tokensOf = (text: string): Token[] =>
  [...text.toLowerCase().matchAll(/([.,;:!?—–()[\]"“”]\s*)?([\p{L}][\p{L}'’-]*)/gu)].map(
    ([, mark, word = ''], index) => ({
      word: word.replace(/[’']s$/, ''),
      isFirst: index === 0 || mark !== undefined,
    }),
  );

/** A noun with what stands before it, and where it ends. */
interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly noun: string;
  readonly count: number;
  readonly before: readonly string[];
}

const looksLikeVerb = /(?:s|ing|ed)$/;
const longestPhrase = 5;

const isNoun = (word: string): boolean => people.has(word) || (word.length > 2 && knowsNoun(word));

/** The phrase that begins at a determiner or a bare plural. */
function phraseAt(tokens: readonly Token[], start: number): NounPhrase | undefined {
  const first = tokens[start]?.word ?? '';
  const number = numbers[first];
  const previous = tokens[start - 1];
  if (number === undefined) {
    const isLead = tokens[start]?.isFirst || stops.has(previous?.word ?? '') || inHand.test(previous?.word ?? '');
    return isLead && !stops.has(first) && isPlural(first) && isNoun(first) && !(first in stateWords)
      ? { start, end: start + 1, noun: first, count: people.has(first) ? 2 : 1, before: [] }
      : undefined;
  }
  const before: string[] = [];
  let count = number;
  for (let at = start + 1; at < tokens.length && at <= start + longestPhrase; at++) {
    const token = tokens[at];
    if (!token || token.isFirst || stops.has(token.word)) return undefined;
    count = Math.max(count, numbers[token.word] ?? 0);
    const next = tokens[at + 1];
    const goesOn =
      !people.has(token.word) &&
      next &&
      !next.isFirst &&
      isNoun(next.word) &&
      !looksLikeVerb.test(next.word) &&
      !stops.has(next.word);
    if (isNoun(token.word) && !(token.word in stateWords) && !goesOn)
      return {
        start,
        end: at + 1,
        noun: token.word,
        count: people.has(token.word) && isPlural(token.word) ? Math.max(2, count) : count,
        before,
      };
    before.push(token.word);
  }
  return undefined;
}

/** What is said of it right behind it: *is lit*, *stands open*, *lies shattered on the floor*. */
function statesAfter(
  tokens: readonly Token[],
  end: number,
): { readonly states: ShownState[]; readonly isDenied: boolean } {
  const states: ShownState[] = [];
  for (let at = end; at < tokens.length && at < end + 4; at++) {
    const token = tokens[at];
    if (!token || token.isFirst || (token.word in numbers && token.word !== 'one')) break;
    if (denial.has(token.word)) return { states: [], isDenied: true };
    const state = stateWords[token.word];
    // *Out of* and *open a box* are deeds.
    if (state && !(token.word === 'out' && tokens[at + 1]?.word === 'of')) states.push(state);
    else if (/^(?:with|of|from|who|and|to)$/.test(token.word)) break;
  }
  return { states, isDenied: false };
}

function phrasesIn(text: string): ClaimedPhrase[] {
  const tokens = tokensOf(text);
  const found: ClaimedPhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? '';
    if (somebody.test(word)) {
      found.push({
        kind: 'person',
        words: word,
        count: 1,
        states: statesAfter(tokens, at + 1).states.filter((state) => ofPeople.has(state)),
      });
      continue;
    }
    const phrase = phraseAt(tokens, at);
    if (!phrase) continue;
    found.push(claimOf(phrase, tokens));
    at = phrase.end - 1;
  }
  return found;
}

function claimOf({ start, end, noun, count, before }: NounPhrase, tokens: readonly Token[]): ClaimedPhrase {
  const words = tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');
  const after = statesAfter(tokens, end);
  const states = [...before.flatMap((word) => stateWords[word] ?? []), ...after.states];
  const ahead = tokens.slice(Math.max(0, start - 2), start + 1).map(({ word }) => word);
  const isDenied = ahead.some((word) => denial.has(word));
  if (people.has(noun)) {
    const gender = genderOf(singularOf(noun)) ?? undefined;
    const told = /^(?:person|people|figure|figures)$/.test(noun) ? undefined : gender;
    return {
      kind: 'person',
      words,
      count,
      gender: told,
      states: states.filter((state) => ofPeople.has(state)),
      isDenied,
    };
  }
  const held = tokens[start - 1];
  return {
    kind: 'thing',
    words,
    nouns: [[...before.filter((word) => !(word in stateWords)), noun].join(' '), singularOf(noun)],
    states: states.filter((state) => !ofPlace.has(state)),
    isHeld: held !== undefined && inHand.test(held.word) && !tokens[start]?.isFirst,
    isDenied,
  };
}

const moodsIn = (text: string): ClaimedPhrase[] =>
  faces.flatMap(([said, shown]) => {
    const words = said.exec(text)?.[0];
    return words === undefined || new RegExp(`\\b(?:not|no longer|without) ${words}`).test(text)
      ? []
      : [{ kind: 'face', words, faces: shown }];
  });

function wholeIn(text: string): ClaimedPhrase[] {
  const [isDark, isBright, isEmpty] = [dark.exec(text), bright.exec(text), nobody.exec(text)];
  return [
    ...(isDark ? [{ kind: 'light' as const, words: isDark[0], isDark: true }] : []),
    ...(isBright ? [{ kind: 'light' as const, words: isBright[0], isDark: false }] : []),
    ...(isEmpty ? [{ kind: 'nobody' as const, words: isEmpty[0] }] : []),
  ];
}

/** What no line claims: what is asked, supposed, remembered or wished for. */
const unclaimed =
  /\?|\b(?:if|whether|unless|was|were|had|did|didn['’]t|would|could|should|might|will|shall|once|yesterday|remember\w*|suppose|imagine|perhaps|maybe|like a|as if)\b/i;
const pointing =
  /\b(?:that|this|those|these)\s+(?!is\b|are\b|was\b|all\b|much\b|way\b|time\b|night\b|evening\b)[a-z]|\bthere(?:['’]s|\s+is|\s+are)\s+(?:a|an|the|somebody|someone|two|three|no)\b|\b(?:i\s+(?:can\s+)?see|look\s+at|put\s+down|drop|give\s+me|hand\s+me|lower)\s+(?:a|an|the|that|this|your)\b|\b(?:in|from)\s+your\s+hands?\b/i;
const toListener = /\byou(?:['’]re|\s+are)\s+(?:\w+\s+)?(bleeding|hurt|wounded|injured|kneeling|sitting)\b/i;
const saysState =
  /\bthe\s+(?:\w+\s+)?\w+\s+(?:is|are|has\s+gone|has\s+been|stands|lies)\s+(?:\w+\s+)?(?:open|shut|closed|lit|out|broken|torn|shattered|burning)\b/i;

function lineClaims(text: string): ClaimedPhrase[] {
  return (text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').match(/[^.!?…]+[.!?…]*/g) ?? []).flatMap(
    (sentence): ClaimedPhrase[] => {
      if (unclaimed.test(sentence)) return [];
      const said = sentence.toLowerCase();
      const listener = toListener.exec(said);
      const state = stateWords[listener?.[1] ?? ''];
      const isPointing = pointing.test(sentence) || saysState.test(sentence);
      return [
        ...(isPointing ? phrasesIn(sentence) : []),
        ...(listener && state ? [{ kind: 'listener' as const, words: listener[0], state }] : []),
        ...wholeIn(said).filter(({ kind }) => kind === 'light'),
      ];
    },
  );
}

export const englishClaims: Claims = {
  inPerception: (text) => {
    const sentences = text.match(/[^.!?…\n]+/g) ?? [];
    return sentences.flatMap((sentence) => [
      ...phrasesIn(sentence),
      ...moodsIn(sentence.toLowerCase()),
      ...wholeIn(sentence.toLowerCase()),
    ]);
  },
  inLine: lineClaims,
};
