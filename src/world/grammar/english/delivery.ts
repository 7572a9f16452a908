import { readVerb } from './verb-readings.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { endOfClause, looksLikeVerb, startsSubject } from './clause-edges.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { prepositionAt } from './words-at.ts';
import { lowerAt, spelt, type Token } from './tokens.ts';
import { conjunctions, isAdverb } from './words.ts';
import { given } from '../../../kit/given.ts';

/** Brackets that are not deeds: how the line is said, and to whom. */
interface Delivery {
  readonly delivery?: string;
  readonly addressee?: NounPhrase;
  /** What is left of the bracket to be read as acts. */
  readonly rest: readonly Token[];
}

const moods = wordSet(`
  angry calm cold quiet bitter sad happy loud soft slow fast cheerful gloomy stern gentle tender cruel mocking ironic sarcastic
  dry flat hoarse hushed breathless weary tired amused bored curious puzzled confused nervous anxious afraid scared terrified
  furious livid enraged irritated annoyed impatient excited eager delighted pleased proud ashamed embarrassed shy bashful
  hesitant uncertain unsure firm resolute determined defiant desperate hopeful hopeless solemn grave serious earnest sincere
  playful teasing flirtatious seductive suspicious wary cautious careful careless casual indifferent distant absent dreamy
  wistful nostalgic melancholy mournful grim dark cheery warm icy chilly sharp blunt curt brusque harsh rough shaken trembling
  drunk drunken sleepy thoughtful pensive reflective deadpan incredulous shocked stunned surprised horrified relieved triumphant
  smug sly cunning conspiratorial confidential secretive low high deep aside offstage pause beat silence aloud whispered muttered
  shouted murmured dreamily sotto voce very more less almost quite rather too so a little bit slightly suddenly then still now
  half mock genuinely visibly barely under over
`);

const voices = wordSet(
  'whisper shout mutter murmur mumble yell scream hiss growl snarl bellow roar croak stammer stutter sob wail drawl bark snap sneer speak say call cry laugh chuckle giggle sing hum pant gasp plead beg exclaim breathe',
);
const emotes = wordSet(
  'laugh chuckle giggle sob weep smile grin sneer sigh gasp cry pant scream growl wail smirk frown sing hum groan moan snarl whimper shout yell roar bellow hiss',
);

/** The front of a bracket, up to its first comma or stop. */
class Front {
  readonly end: number;
  readonly words: readonly Token[];
  /** The stop, and what follows it. */
  readonly rest: readonly Token[];

  constructor(
    readonly tokens: readonly Token[],
    readonly names: NameIndex,
    private readonly depth: number,
  ) {
    this.end = endOfClause(tokens, 0);
    this.words = tokens.slice(0, this.end);
    this.rest = tokens.slice(this.end);
  }

  word(at: number): string {
    return lowerAt(this.tokens, at);
  }

  /** What stands behind the stop, read in its turn. */
  onward(): Delivery {
    return readDelivery(this.rest.slice(1), this.names, this.depth + 1);
  }

  get isAboutVoice(): boolean {
    return this.words.some(({ lower }) => voiceWords.has(lower));
  }
}

/** Reads delivery and addressee off the front of a bracket. */
export function readDelivery(tokens: readonly Token[], names: NameIndex, depth = 0): Delivery {
  // How and to whom are said in a few words; what goes on and on is something else.
  if (depth > 6 || tokens.length === 0) return { rest: tokens };
  const front = new Front(tokens, names, depth);
  for (const read of [readAddressee, readWholeMood, readMood, readMannerPhrase, readVoice, readVoicing]) {
    const found = read(front);
    if (found) return found;
  }
  return { rest: tokens };
}

/** *to Horatio*, *aside to Gertrude, softly* */
function readAddressee(front: Front): Delivery | undefined {
  const { tokens, names, end, rest } = front;
  const aside = front.word(0) === 'aside';
  const from = aside ? 2 : 1;
  const person = front.word(from - 1) === 'to' ? readNounPhrase(tokens, from, names) : undefined;
  if (!person || (person.next < end && !isAdverb(front.word(person.next)))) return undefined;
  const how = person.next < end ? joined(tokens.slice(person.next, end)) : aside ? 'aside' : undefined;
  const more: Delivery = rest.length > 1 ? front.onward() : { rest };
  return given({ addressee: person.value, delivery: how ?? more.delivery, rest: more.rest });
}

const isHow = ({ lower }: Token): boolean => isAdverb(lower) || conjunctions.has(lower);
const isMood = (token: Token): boolean => moods.has(token.lower) || isHow(token);

/** *slowly, very quiet*: the whole bracket says how. */
function readWholeMood({ tokens }: Front): Delivery | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length > 10 || !words.every(isMood)) return undefined;
  const said = tokens.filter(({ kind, lower }, at) => kind === 'word' || (lower === ',' && at < tokens.length - 1));
  return { delivery: joined(said), rest: [] };
}

/** *angry, draws his dagger*; but of *slowly, draws his dagger* the drawing is slow. */
function readMood(front: Front): Delivery | undefined {
  const { tokens, names, words, rest, end } = front;
  if (rest.length <= 1 || !words.every(isMood)) return undefined;
  const acts = startsSubject(tokens, end + 1, names) || looksLikeVerb(tokens, end + 1, names);
  if (acts && words.every(isHow)) return undefined;
  // hoarsely, between coughs
  const more = prepositionAt(tokens, conjunctions.has(front.word(end + 1)) ? end + 2 : end + 1);
  const last = endOfClause(tokens, end + 1) >= tokens.length;
  if (more && last && /^(in|with|between|through|under)$/.test(more.value))
    return { delivery: joined(tokens), rest: [] };
  return given({ delivery: joined(words), rest: rest.slice(1), addressee: front.onward().addressee });
}

/** *with a sigh*, *in a low voice, to Watson* */
function readMannerPhrase(front: Front): Delivery | undefined {
  const { tokens, names, words, rest, end, isAboutVoice } = front;
  const preposition = prepositionAt(tokens, 0);
  if (!preposition || (words.length > 8 && !isAboutVoice)) return undefined;
  if (rest.length > 1 && !isAboutVoice && looksLikeVerb(tokens, end + 1, names)) return undefined;
  const said = joined(words);
  if (
    !/^(in|with|without|under|through|between|from)$/.test(preposition.value) &&
    !/^at (the top|length|last)/i.test(said)
  )
    return undefined;
  const phrase = readNounPhrase(tokens, preposition.next, names);
  const whole = phrase && (phrase.next >= end || isAdverb(front.word(phrase.next)));
  const says = (whole && !names.byFull.has(phrase.value.text)) || preposition.value === 'without';
  if (!says && !(phrase && isAboutVoice)) return undefined;
  // The rest of the bracket may say to whom, and more of how.
  const { addressee, rest: acts } = front.onward();
  return given({ delivery: said, addressee, rest: addressee ? acts : rest.slice(1) });
}

/** *voice breaking*, *her tone flat* */
function readVoice(front: Front): Delivery | undefined {
  const opens = /^(voices? |tone |(his|her|their|my) (voice|tone)$)/.test(`${front.word(0)} ${front.word(1)}`);
  return opens ? { delivery: joined(front.words), rest: front.rest.slice(1) } : undefined;
}

/** *whispering to Watson*, *laughing*: the voice, and for some of them a deed as well. */
function readVoicing({ tokens, names, words, rest }: Front): Delivery | undefined {
  const lead = words.findIndex(({ lower }) => !isAdverb(lower));
  const said = words[lead]?.lower ?? '';
  const gerund = readVerb(said).find(({ form }) => form === 'gerund' || (form === 'participle' && said.endsWith('ed')));
  if (!gerund || !voices.has(gerund.lemma)) return undefined;
  const to = words.findIndex(({ lower }, index) => index > lead && (lower === 'to' || lower === 'at'));
  const between = words.slice(lead + 1, to > 0 ? to : undefined);
  if (!between.every(({ lower }) => isAdverb(lower) || moods.has(lower) || voicing.has(lower))) return undefined;
  const acts = emotes.has(gerund.lemma) && gerund.form === 'gerund';
  return given({
    delivery: joined(to > 0 ? words.slice(0, to) : words),
    addressee: to > 0 ? readNounPhrase(words, to + 1, names)?.value : undefined,
    rest: acts ? tokens : rest.slice(1),
  });
}

const voicing = wordSet('in with under a an the his her breath voice tone through tears');
const voiceWords = wordSet('voice tone lungs whisper breath accent teeth murmur falsetto shout undertone monotone');

const joined = (tokens: readonly Token[]): string =>
  spelt(tokens)
    .replace(/ (,|'s)/g, '$1')
    .trim();
