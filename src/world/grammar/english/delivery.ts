import { readVerb } from './verb-readings.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { endOfClause, looksLikeVerb, startsSubject } from './clause-edges.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { prepositionAt } from './words-at.ts';
import type { Token } from './tokens.ts';
import { conjunctions, isAdverb } from './words.ts';

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

/** Reads delivery and addressee off the front of a bracket. */
export function readDelivery(tokens: readonly Token[], names: NameIndex, depth = 0): Delivery {
  // How and to whom are said in a few words; what goes on and on is something else.
  if (depth > 6) return { rest: tokens };
  const first = tokens[0];
  if (!first) return { rest: tokens };
  const end = endOfClause(tokens, 0);
  const rest = tokens.slice(end);
  const said = (until: number): string => joined(tokens.slice(0, until));

  if (first.lower === 'to' || (first.lower === 'aside' && tokens[1]?.lower === 'to')) {
    const from = first.lower === 'to' ? 1 : 2;
    const person = readNounPhrase(tokens, from, names);
    if (person && (person.next >= end || isAdverb(tokens[person.next]?.lower ?? ''))) {
      const how = person.next < end ? joined(tokens.slice(person.next, end)) : from === 2 ? 'aside' : undefined;
      const more = rest.length > 1 ? readDelivery(rest.slice(1), names, depth + 1) : { rest };
      return {
        addressee: person.value,
        ...(how ? { delivery: how } : more.delivery ? { delivery: more.delivery } : {}),
        rest: more.rest,
      };
    }
  }
  const words = tokens.slice(0, end);
  const whole = tokens.filter((token) => token.kind === 'word');
  if (
    whole.length <= 10 &&
    whole.every(({ lower }) => moods.has(lower) || isAdverb(lower) || conjunctions.has(lower))
  ) {
    return {
      delivery: joined(
        tokens.filter((token, index) => token.kind === 'word' || (token.lower === ',' && index < tokens.length - 1)),
      ),
      rest: [],
    };
  }
  const actsNext = startsSubject(tokens, end + 1, names) || looksLikeVerb(tokens, end + 1, names);
  if (
    words.every(({ lower }) => moods.has(lower) || isAdverb(lower) || conjunctions.has(lower)) &&
    rest.length > 1 &&
    !(actsNext && words.every(({ lower }) => isAdverb(lower) || conjunctions.has(lower)))
  ) {
    const joint = conjunctions.has(tokens[end + 1]?.lower ?? '') ? end + 2 : end + 1;
    const more = prepositionAt(tokens, joint);
    const behind = more && endOfClause(tokens, end + 1);
    // hoarsely, between coughs
    if (
      more &&
      behind !== undefined &&
      behind >= tokens.length &&
      ['in', 'with', 'between', 'through', 'under'].includes(more.value)
    ) {
      return { delivery: joined(tokens), rest: [] };
    }
    return {
      ...(rest.length > 0 ? { delivery: said(end) } : {}),
      rest: rest.slice(1),
      ...pickAddressee(readDelivery(rest.slice(1), names, depth + 1)),
    };
  }
  const preposition = prepositionAt(tokens, 0);
  const acts = rest.length > 1 && !isAboutVoice(words) && looksLikeVerb(tokens, end + 1, names);
  if (
    !acts &&
    preposition &&
    (['in', 'with', 'without', 'under', 'through', 'between', 'from'].includes(preposition.value) ||
      (preposition.value === 'at' && /^(at the top|at length|at last)/.test(said(3).toLowerCase()))) &&
    (words.length <= 8 || isAboutVoice(words))
  ) {
    const phrase = readNounPhrase(tokens, preposition.next, names);
    const looking = preposition.value === 'without';
    if (
      (phrase &&
        (phrase.next >= end || isAdverb(tokens[phrase.next]?.lower ?? '')) &&
        !names.byFull.has(phrase.value.text)) ||
      looking
    )
      return onward(said(end), rest, names, depth);
    if (phrase && isAboutVoice(words)) return onward(said(end), rest, names, depth);
  }
  if (
    /^(voice|tone|voices)$/.test(first.lower) ||
    (/^(his|her|their|my)$/.test(first.lower) && /^(voice|tone)$/.test(tokens[1]?.lower ?? ''))
  ) {
    return { delivery: said(end), rest: rest.slice(1) };
  }
  const lead = words.findIndex(({ lower }) => !isAdverb(lower));
  const verb = lead >= 0 ? words[lead] : undefined;
  const gerund =
    verb &&
    readVerb(verb.lower).find(({ form }) => form === 'gerund' || (form === 'participle' && /ed$/.test(verb.lower)));
  if (verb && gerund && voices.has(gerund.lemma) && lead >= 0) {
    const to = words.findIndex(({ lower }, index) => index > lead && (lower === 'to' || lower === 'at'));
    const person = to > 0 ? readNounPhrase(words, to + 1, names) : undefined;
    const short = words
      .slice(lead + 1)
      .every(
        ({ lower }, index) =>
          isAdverb(lower) ||
          moods.has(lower) ||
          (to > 0 && index + lead + 1 >= to) ||
          /^(in|with|under|a|an|the|his|her|breath|voice|tone|through|tears)$/.test(lower),
      );
    if (short) {
      const spoken = to > 0 ? joined(words.slice(0, to)) : said(end);
      const acts = emotes.has(gerund.lemma) && gerund.form === 'gerund';
      return { delivery: spoken, ...(person ? { addressee: person.value } : {}), rest: acts ? tokens : rest.slice(1) };
    }
  }
  return { rest: tokens };
}

/** The rest of the bracket may say to whom, and more of how. */
function onward(delivery: string, rest: readonly Token[], names: NameIndex, depth: number): Delivery {
  const more = readDelivery(rest.slice(1), names, depth + 1);
  return {
    delivery,
    ...(more.addressee ? { addressee: more.addressee } : {}),
    rest: more.addressee ? more.rest : rest.slice(1),
  };
}

const pickAddressee = (inner: Delivery): { addressee?: NounPhrase } =>
  inner.addressee ? { addressee: inner.addressee } : {};

const isAboutVoice = (words: readonly Token[]): boolean =>
  words.some(({ lower }) =>
    /^(voice|tone|lungs|whisper|breath|accent|teeth|murmur|falsetto|shout|undertone|monotone)$/.test(lower),
  );

const joined = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/ 's/g, "'s")
    .trim();
