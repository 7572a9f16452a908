import { upperFirst } from '../../world/naming.ts';
import { pick, seededRandom, shuffle, type Random } from '../../kit/random.ts';
import { kept, remembered, rememberedText } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Manner } from '../../drama/manner.ts';
import { spokenPieces } from '../../play/telling.ts';
import type { Witnessed } from '../witnessed.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { tongueOf } from '../hearing/language.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues, waysToSay } from '../tongues/tongues.ts';

/** No line is said twice within this time. */
export const freshAfterMs = 600_000;

/** Who speaks to whom, and what they have said of late. */
export interface SpeakingActor {
  readonly self: EntityId;
  readonly seed: string;
  readonly manner: Manner | undefined;
  /** Their own words of the last ten minutes, as they are compared. */
  readonly said: readonly string[];
  /** What others said in their hearing, likewise: common words are not used by two in one evening. */
  readonly heard: readonly string[];
  readonly tongue: TongueName;
  /** Under the pressure of the moment the shortest way to say it comes first. */
  readonly isPressed?: boolean;
}

/** Somebody about to say something, to whom, and by what chance. */
export interface SpeakingTo {
  readonly speaker: SpeakingActor;
  readonly by: EntityId | undefined;
  readonly random: Random;
}

/** What an actor said within the last ten minutes. */
export const saidLately = (past: readonly Witnessed[], self: EntityId, now: number): readonly string[] =>
  lately(past, self, now).said;

/** What an actor heard others say within the last ten minutes. */
export const heardLately = (past: readonly Witnessed[], self: EntityId, now: number): readonly string[] =>
  lately(past, self, now).heard;

const latelyKnown = remembered((_: readonly Witnessed[]) => new Map<string, Pick<SpeakingActor, 'said' | 'heard'>>());

/** Everything that was said within the last ten minutes; the same for every answer that is thought of at one moment. */
const lately = (past: readonly Witnessed[], self: EntityId, now: number): Pick<SpeakingActor, 'said' | 'heard'> =>
  kept(latelyKnown(past), `${self} ${now}`, () => {
    const [said, heard]: [string[], string[]] = [[], []];
    for (const { by, words, plain = '', at } of past)
      if (words !== undefined && at >= now - freshAfterMs) (by === self ? said : heard).push(plain);
    return { said, heard };
  });

/** Lines one below the other: what stands in one of them stands in all of it. */
const oneText = remembered((lines: readonly string[]): string => lines.join('\n'));
const piecesOf = rememberedText(spokenPieces, 4_000);

/** Has it been said of late? A line without words never was. */
export function wasSaid(notation: string, said: readonly string[]): boolean {
  const pieces = piecesOf(notation);
  return pieces.length > 0 && pieces.every((piece) => oneText(said).includes(piece));
}

/** One of the ways that has not been said of late, in the language of the talk where there is one. */
export function freshWay(ways: readonly string[], { said, tongue }: SpeakingActor, random: Random): string | undefined {
  const inTongue = ways.filter((way) => tongueOf(way) === tongue);
  const fresh = inTongue.filter((way) => !wasSaid(way, said));
  return fresh.length > 0 ? pick(random, fresh) : undefined;
}

/** Puts how somebody is addressed where a line leaves room for it, and tidies up where nobody is. */
export function addressed(text: string, manner: Manner | undefined, to: EntityId | undefined, random: Random): string {
  if (!text.includes('{you}')) return text;
  const tongue = tongueOf(text);
  const isForm = (form: string): boolean => tongueOf(form) === tongue && form !== 'you';
  const forms = ((to && manner?.calls?.[to]) ?? manner?.calls?.['anybody'] ?? []).filter(isForm);
  const form = forms.length > 0 ? pick(random, forms) : '';
  return text
    .replaceAll('{you}', form)
    .replace(/,\s*([.,!?—;:]|$)/g, '$1')
    .replace(/^\s*,\s*/, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([.,!?])/g, '$1')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
    .trim();
}

/** Where a habit of speech may stand before or after a sentence. */
const telling: ReadonlySet<Occasion> = new Set(['tell', 'tell-saw', 'tell-told', 'tell-unsure', 'again']);

/** A common way of saying it in the speaker's register, with what it is about put in, if one is left that nobody used of late. */
export function common(
  occasion: Occasion,
  { speaker, by, random }: SpeakingTo,
  slots: Readonly<Record<string, string>> = {},
  fits: (way: string) => boolean = () => true,
): string | undefined {
  const { manner, tongue, self, seed, said, heard } = speaker;
  const ways = waysToSay(occasion, tongue, manner?.register).filter(fits);
  // Everybody goes through the common words in an order of their own.
  const own = inBreath(shuffle(lotFor(seed, self, occasion), ways), speaker);
  const way = own.find((candidate) => {
    const filled = filledIn(candidate, slots);
    return !wasSaid(filled, said) && !wasSaid(filled, heard);
  });
  if (way === undefined) return undefined;
  const sentence = addressed(filledIn(way, slots), manner, by, random);
  return telling.has(occasion) ? mannered(sentence, speaker, random, way.startsWith('{')) : sentence;
}

/** The nearer the danger, the shorter the line. */
export const inBreath = <T extends string>(ways: readonly T[], { isPressed }: SpeakingActor): readonly T[] =>
  isPressed ? ways.toSorted((a, b) => a.length - b.length) : ways;

/** The same where nothing fresh is left: what was said longest ago. */
export function commonAgain(
  occasion: Occasion,
  { speaker, by, random }: SpeakingTo,
  slots: Readonly<Record<string, string>> = {},
): string {
  const { manner, tongue, said } = speaker;
  const lastSaid = (way: string): number => said.findLastIndex((line) => wasSaid(way, [line]));
  const [oldest = ''] = waysToSay(occasion, tongue, manner?.register)
    .map((way) => filledIn(way, slots))
    .sort((a, b) => lastSaid(a) - lastSaid(b));
  return addressed(oldest, manner, by, random);
}

const filledIn = (way: string, slots: Readonly<Record<string, string>>): string =>
  way.replace(/\{(claim|Claim|who|thing|clause|echo|topic)\}/g, (_, slot: string, at: number) => {
    const value = slots[slot.toLowerCase()] ?? '';
    return slot === 'Claim' || at === 0 || /[.!?] $/.test(way.slice(0, at)) ? upperFirst(value) : value;
  });

/** A sentence with the speaker's habits about it: now and then something before it or after it. */
function mannered(
  sentence: string,
  { manner, tongue }: SpeakingActor,
  random: Random,
  keepsBeginning: boolean,
): string {
  const chance = random.next();
  const fits = (piece: string) => tongueOf(piece) === tongue;
  const openers = (manner?.openers ?? []).filter(fits);
  const tags = (manner?.tags ?? []).filter(fits);
  // A sentence that begins with a name or with what is told keeps its beginning.
  if (openers.length > 0 && chance < 0.35 && !keepsBeginning) {
    return mindTongues[tongue].after(pick(random, openers), sentence);
  }
  if (tags.length > 0 && chance > 0.75 && /[.。]$/.test(sentence)) {
    const tag = pick(random, tags)
      .replace(/^[,，]\s*/, '')
      .replace(/[.。]$/, '');
    return mindTongues[tongue].before(tag, sentence);
  }
  return sentence;
}

export const lotFor = (...parts: readonly (string | number)[]): Random => seededRandom(parts.join('/'));
