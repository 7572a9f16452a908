import { RecentMap } from '../../kit/recent-map.ts';
import { kept, once, remembered, rememberedText } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import type { QuestionKind, SpeechAct, Tone } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { FollowUp, Utterance } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { asSpokenTo, earFor, languageOf, type Spoken } from './language.ts';
import { isBareQuestion } from './bare-questions.ts';
import { describedIn } from './describing.ts';
import { kinNamedIn, speaksOfKin } from './kindred.ts';
import { likenessTo } from './likening.ts';
import { mentionedIn, withPronouns, type Named } from './naming.ts';
import { clausesOf, type Clause } from '../../play/clause.ts';
import { accusedIn, type Accused } from './accusing.ts';
import { meantIn, type SoundingAct } from './meaning.ts';
import { isBidding, partsOfLine } from './line-parts.ts';
import { contentIn, touchesOf, untouched } from './touching.ts';
import { byNameIn, coveredIn, coversOf } from './covering.ts';
import { best, broughtUpBy, byCover, byQuestion, byWhom, leastTelling, worthOf } from './weighing-matters.ts';
import { actsOf, toneOf } from './speech-acts.ts';

/** What a listener makes of a line. */
export interface Heard {
  /** The main thing it does, and everything it does. */
  readonly act: SpeechAct;
  readonly acts: readonly SpeechAct[];
  /** What is asked for, if anything is. */
  readonly asks: QuestionKind | undefined;
  readonly tone: Tone;
  /** What it does to whom: who is accused, thanked, ordered, and of what or to do what. */
  readonly done: readonly { readonly act: SpeechAct; readonly whom: readonly EntityId[]; readonly what: string }[];
  /** Whom it accuses, threatens or insults, to their face or behind their back. */
  readonly strikes: readonly EntityId[];
  /** It orders or asks for something, and does not only lead up to a question. */
  readonly isBid: boolean;
  /** It leans on what was said before. */
  readonly follows: FollowUp | undefined;
  /** It has nothing of its own to be about: its subject is in their talk with the speaker. */
  readonly leans: boolean;
  /** The words themselves, with what they leave to the question before them. */
  readonly meant: string;
  readonly language: Spoken;
  /** Who and what it names or means. */
  readonly about: readonly EntityId[];
  /** Of those, whom it only described: *the man in yellow*. It may be the listener. */
  readonly described: EntityId | undefined;
  /** Of those, who and what it only pointed at: *he*, *it*, *there*. */
  readonly pointed: readonly EntityId[];
  /** Matters it brings up, the likeliest first. */
  readonly matters: readonly {
    readonly matter: Matter;
    readonly score: number;
    /** By words its author gave it or a name: not only by what it speaks of. */
    readonly isPlain: boolean;
    /** It has something to do with what is said, and not only with whom or what is named in it. */
    readonly isMet: boolean;
  }[];
  /** The words as they are compared. */
  readonly words: string;
  /** The same without the names and titles it calls somebody by. */
  readonly subject: string;
}

/** What a listener listens with. */
export interface Ears {
  readonly self: EntityId;
  readonly speaker: EntityId | undefined;
  /** To whom the line is said; to the listener, unless given. */
  readonly to?: readonly EntityId[] | undefined;
  readonly names: readonly Named[];
  /** Who is there, as far as the listener sees. */
  readonly here?: readonly EntityId[] | undefined;
  readonly matters: readonly Matter[];
  readonly speaks: ReadonlySet<TongueName>;
  readonly thread: Thread;
}

/** What the talk has been about, the newest first. */
export interface Thread {
  readonly about: readonly EntityId[];
  readonly matters: readonly string[];
  /** Of those, what speaker and listener have just asked and answered one another, if they have. */
  readonly exchange: readonly string[] | undefined;
}

export const noThread: Thread = { about: [], matters: [], exchange: undefined };

/** The least by which a line is taken to bring a matter up. */
const leastScore = 0.75;
/** From which likeness on a line has to do with a matter, and what it costs to have nothing to do with it. */
const [leastLike, unlike] = [0.06, 0.6];
/** What it costs to be about another's kin, or another's hands; or not to be about whom something is told of. */
const [anothersKin, anothers, besidePerson] = [1.5, 0.6, 0.5];
/** And not to be about the thing whose owner is asked for. */
const besideThing = 0.9;
/** What it costs to be about whoever asks of somebody else. */
const ofAsker = 2.5;
/** And from which on it is plainly what is meant. */
const plainlyMeant = 1.4;

export function hear(raw: string, ears: Ears): Heard {
  const words = plain(raw);
  const language = asSpokenTo(languageOf(raw, words), ears.speaks);
  const tongue = earFor(language);
  const line = { raw, plain: words };
  const parts = partsOfLine(raw, tongue, ears.speaker, ears.names);
  const { bare, subject, named, asks, follows } = parts;
  const { acts, done, strikes } = actsWithObjects(line, bare, tongue, ears);
  const pointed = pointedAt(line, tongue, ears, named);
  const kin = kinNamedIn(subject, ears.self, ears.speaker, ears.names);
  const isOther = (id: EntityId): boolean => id !== ears.self && id !== ears.speaker;
  const described = named.some(({ kind, id }) => kind === 'actor' && isOther(id))
    ? undefined
    : describedIn(subject, tongue, ears.names, (id) => id !== ears.speaker, 'person', ears.here?.filter(isOther));
  const mentioned = [
    ...new Set([...named.map(({ id }) => id), ...parts.akin, ...kin, ...(described ? [described] : [])]),
  ];
  const about = [...new Set([...mentioned, ...pointed])];
  // Of several questions the last is the one that waits for an answer.
  const inTalk = ears.thread.exchange !== undefined && mentioned.length === 0 ? parts.lastBare : [];
  const asked = (asks === undefined ? parts.pieces : [...parts.pieces, ...inTalk]).map((text) =>
    mattersIn(text, { about: mentioned, pointed, asks, follows }, ears),
  );
  const matters = asked.find(([top]) => top !== undefined && top.score >= plainlyMeant) ?? asked.at(-1) ?? [];
  const isPlain = acts[0] === 'statement' || acts[0] === 'question';
  const mayBeStrange = isPlain || (language !== 'en' && language !== 'none');
  const strange = mayBeStrange ? strangeAct(language, ears, parts.called(), matters.length, words) : undefined;
  const act = strange ?? acts[0] ?? 'statement';
  const all = acts[0] === act ? acts : [act, ...acts];
  return {
    act,
    acts: all,
    done,
    strikes,
    asks,
    tone: toneOf(acts, line),
    isBid: all.some(isBidding) && (asks === undefined || parts.bidsLast()),
    follows,
    leans:
      follows !== undefined ||
      inTalk.length > 0 ||
      (asks !== undefined && ears.thread.exchange !== undefined && mentioned.length === 0 && parts.leans),
    meant: raw,
    language,
    about,
    described,
    pointed,
    matters,
    words,
    subject,
  };
}

const striking: readonly SoundingAct[] = ['threat', 'accusation', 'insult'];

/** What a line does as one listener takes it, and to whom it does it. Who is accused behind their back is not answered for. */
function actsWithObjects(
  line: Utterance,
  bare: string,
  tongue: TongueName,
  { self, speaker, to = [self], names }: Ears,
): Pick<Heard, 'acts' | 'done' | 'strikes'> {
  const { acts, accused, done: all } = read(line, bare, tongue, speaker, names);
  const others = acts.filter((act) => act !== 'accusation');
  const isMine = accused.named.length === 0 || accused.isHearer;
  const mine: readonly SpeechAct[] = accused.named.includes(self) ? ['accusation', ...others] : isMine ? acts : others;
  const done = all.map(({ act, people, isHearer, what }) => ({
    act,
    whom: people.length > 0 ? people : isHearer ? to : [],
    what,
  }));
  const struck = [
    ...accused.named,
    ...(accused.isHearer ? to : []),
    ...done.flatMap(({ act, whom }) => (striking.some((one) => one === act) ? whom : [])),
  ];
  return { acts: mine.length > 0 ? mine : ['statement'], done, strikes: [...new Set(struck)] };
}

/** What a line does, whoever listens. */
interface Reading {
  readonly acts: readonly SpeechAct[];
  readonly accused: Accused;
  readonly done: readonly {
    readonly act: SpeechAct;
    readonly people: readonly EntityId[];
    readonly isHearer: boolean;
    readonly what: string;
  }[];
}

const readings = remembered((_: readonly Named[]) => new RecentMap<string, Reading>(mostReadings));
/** So many lines are remembered of late. */
const mostReadings = 1000;

/** Reads a line once for all who hear it. */
function read(
  line: Utterance,
  bare: string,
  tongue: TongueName,
  speaker: EntityId | undefined,
  names: readonly Named[],
): Reading {
  const known = readings(names);
  return kept(known, `${speaker ?? ''} ${line.raw}`, () => {
    const accused = accusedIn(line.raw, speaker, names);
    const clauses = clausesOf(line.raw);
    const done = (Object.keys(mindTongues[tongue].ear.acts) as SoundingAct[]).flatMap((act) =>
      clauses.flatMap((clause) => {
        const found = meantIn(act, clause, tongue);
        if (!found) return [];
        const people = act === 'accusation' ? accused.named : peopleIn(clause, names, speaker);
        return [{ act, people, isHearer: clause.words.you.test(clause.text), what: found.rest }];
      }),
    );
    return { acts: actsWithout(line, bare, tongue), accused, done };
  });
}

/** What a line does; whether it asks is told by what is left of it without whom it calls. */
function actsWithout(line: Utterance, bare: string, tongue: TongueName): readonly SpeechAct[] {
  const acts = actsOf(line, tongue);
  if (acts[0] !== 'statement' || bare === line.raw) return acts;
  return actsOf({ raw: bare, plain: plain(bare) }, tongue);
}

const peopleIn = ({ text }: Clause, names: readonly Named[], speaker: EntityId | undefined): readonly EntityId[] =>
  mentionedIn(` ${text.trim()} `, names)
    .filter(({ kind, id }) => kind === 'actor' && id !== speaker)
    .map(({ id }) => id);

/** Words that are no language, or one the listener does not speak. */
function strangeAct(
  language: Spoken,
  { speaks }: Ears,
  named: readonly Named[],
  matters: number,
  words: string,
): SpeechAct | undefined {
  if (language === 'other' || (language !== 'none' && !speaks.has(language))) return 'foreign';
  const isName = named.length > 0 && words.trim().split(' ').length <= 3;
  return language === 'none' && matters === 0 && !isName ? 'nonsense' : undefined;
}

/** Whom and what pronouns point at, by what the talk has been about. */
function pointedAt(line: Utterance, tongue: TongueName, ears: Ears, named: readonly Named[]): EntityId[] {
  const { points, reads } = mindTongues[tongue].ear;
  const { thread, names, self, speaker } = ears;
  const recent = thread.about
    .map((id) => names.find((candidate) => candidate.id === id))
    .filter((found): found is Named => found !== undefined);
  // *She*, said to all who are there, is none of them.
  const isThere = ({ id }: Named): boolean => ears.to === undefined && ears.here?.includes(id) === true;
  const last = (fits: (named: Named) => boolean) =>
    (recent.find((one) => fits(one) && !isThere(one)) ?? recent.find((one) => fits(one)))?.id;
  const has = (pointer: keyof typeof points): boolean => points[pointer].test(line[reads]);
  const pointed: (EntityId | undefined)[] = [];
  if (has('you')) pointed.push(self);
  if (speaker && has('me')) pointed.push(speaker);
  const other = ({ id, kind }: Named) => kind === 'actor' && id !== self && id !== speaker;
  if (!named.some(other)) {
    if (has('him')) pointed.push(last((one) => other(one) && one.gender !== 'female'));
    if (has('her')) pointed.push(last((one) => other(one) && one.gender !== 'male'));
  }
  // *That is a fine dress. Is it silk?* has what it points at in the line itself.
  const isOwn = tongue === 'en' && namesThingFirst(line.raw);
  // *Is this a bad time?* points at nothing.
  const isOfNothing = / (?:is|was|isnt|wasnt) (?:this|that|it) an? /.test(line.plain);
  if (!named.some(({ kind }) => kind === 'prop') && has('it') && !isOwn && !isOfNothing) {
    pointed.push(last(({ kind }) => kind === 'prop'));
  }
  if (!named.some(({ kind }) => kind === 'place') && has('there')) {
    pointed.push(last(({ kind }) => kind === 'place'));
  }
  return pointed.filter((id): id is EntityId => id !== undefined);
}

/** English that names a thing in a sentence before its last. */
const namesThingFirst = rememberedText((raw): boolean =>
  raw
    .trim()
    .split(/(?<=[.!?;:])\s/)
    .slice(0, -1)
    .some((sentence) => contentIn(plain(sentence)) > 1 && mindTongues.en.namesThing(sentence)),
);

/** It speaks of *him* or *her*: neither of those who talk. */
const pointsAtThird = (words: string): boolean =>
  Object.values(mindTongues).some(({ ear }) => ear.points.him.test(words) || ear.points.her.test(words));

/** What the words of a line are, whoever hears them. */
const madeOf = rememberedText((words: string) => ({
  // One sign is a word, and no pair of them.
  isParted: !/\p{Script=Han}/u.test(words),
  content: contentIn(words),
  isBare: isBareQuestion(words),
  // *Your hands* are not another's.
  isOwned: Object.values(mindTongues).some(({ ear }) => ear.yours.test(words)),
  // *Your son*, to somebody who has none, is not another's.
  isOfThird: pointsAtThird(words),
  asksWhose: / (?:yours|mine|hers|theirs|whose|belongs?) |[你您我他她]的$/.test(words),
}));

/** *Is it yours?* asks after the thing it points at, and after nothing that is not about it. */
function besideOwned(
  asksWhose: boolean,
  named: readonly EntityId[],
  pointed: readonly EntityId[],
): (matter: Matter) => boolean {
  const things = named.length > 0 ? [] : pointed.filter((id) => id.startsWith('prop:'));
  const isAsked = things.length > 0 && asksWhose;
  return ({ about = [] }) => isAsked && !about.some((id) => things.includes(id));
}

/** Of one, and of nobody but them and another. */
const isOfTwo = (whose: readonly EntityId[], one: EntityId | undefined, other: EntityId): boolean =>
  one !== undefined && whose.includes(one) && whose.every((id) => id === one || id === other);

/** Which matters a line brings up: by its own words, by whom and what it names, and by what the talk was about. */
function mattersIn(
  words: string,
  line: { about: readonly EntityId[]; pointed: readonly EntityId[] } & Pick<Heard, 'asks' | 'follows'>,
  { matters, thread, self, speaker, names }: Ears,
): Heard['matters'] {
  const { isParted, content, isOwned, ...made } = madeOf(words);
  const variants = withPronouns(words, line.about, names);
  const people = line.about.filter((id) => id.startsWith('actor:') && id !== self);
  const byName = byNameIn(words, content, people);
  const isBare = line.asks !== undefined && line.about.length === 0 && made.isBare;
  const [threadOf, threadFirst, threadStep] = thread.exchange
    ? [thread.exchange, 1, 0.8]
    : [thread.matters, content > 0 && !line.follows ? 0.7 : 1, 0.5];
  const things = line.about.filter((id) => id.startsWith('prop:'));
  const isBesideOwned = besideOwned(made.asksWhose, things, line.pointed);
  const isOfThird = line.asks !== undefined && made.isOfThird;
  const isKinless = speaksOfKin(words, names) && kinNamedIn(words, self, undefined, names).length === 0;
  const covered = coversOf(words, matters, names);
  const likeness = once(() => (content > 0 ? likenessTo(words, matters, isParted ? 'en' : 'zh') : undefined));
  const touched = variants.map((variant) => touchesOf(matters, variant));
  const meant = [...line.about, ...line.pointed].filter((id) => id !== self);
  const broughtUp = broughtUpBy(matters, [...coveredIn(words, matters, names).keys()], touched, threadOf, meant);
  return matters
    .filter((matter) => broughtUp.has(matter))
    .map((matter) => {
      const touch = best(touched.map((one) => one.get(matter) ?? untouched));
      const [{ phrases }, { terms, telling }] = [touch, covered(matter)];
      let score = touch.score + byCover(touch, covered(matter), isParted);
      // A phrase of small words, *is it*, brings up nothing that has to do with the rest of the line.
      if (phrases > 0 && terms === 0) score -= (likeness()?.(matter) ?? leastLike) < leastLike ? unlike : 0;
      // One word of many may have strayed in.
      if (phrases === 1 && content >= 6 && score < 1.5) score -= 0.4;
      score += byWhom(matter, line, (id) => worthOf(id, phrases, terms, id === self, id === speaker));
      // What they have just asked and answered one another comes before what others have said since.
      const threaded = threadOf.indexOf(matter.id);
      if (threaded >= 0 && (line.follows || (isBare && phrases === 0)))
        score += threaded === 0 ? threadFirst : threadStep;
      // A name alone says little about what is asked of it, and *you* nothing.
      if (phrases === 0 && threaded < 0 && telling < leastTelling) score -= 0.25;
      const [isNamed, isOfThing] = [meant, things].map((all) => all.some((id) => matter.about?.includes(id)));
      score += byName(matter, phrases + terms === 0 && threaded < 0 && !isOfThing);
      // Where a thing is named, it is about the thing.
      if (score > 0 && things.length > 0 && !isOfThing) score -= 0.5;
      if (score > 0 && phrases === 0 && isBesideOwned(matter)) score -= besideThing;
      // *Your mother* is not another's.
      const whose = matter.about?.filter((id) => id.startsWith('actor:')) ?? [];
      const isOfOther = threaded < 0 && whose.length > 0 && !whose.includes(self) && !isNamed;
      if (isOfOther && isOwned) score -= anothers;
      // What is told of somebody is not answered with something else.
      if (line.asks === undefined && people.length > 0 && !isNamed && score > 0) score -= besidePerson;
      if (threaded < 0 && line.pointed.includes(self) && !isNamed && whose.length > 0 && !whose.includes(self))
        score -= 0.3;
      if (isKinless && whose.length > 0 && !whose.includes(self)) score -= anothersKin;
      // *Do you love him?* is not of whoever asks.
      if (isOfThird && isOfTwo(whose, speaker, self)) score -= ofAsker;
      // What they have just spoken of is what is meant, whatever is asked of it now, unless another matter answers that.
      const isTakenUp = thread.exchange !== undefined && threaded >= 0 && (line.follows === 'why' || isBare);
      if (score > 0 && line.asks)
        score += byQuestion(matter, line.asks, words, isTakenUp, phrases + terms === 0 && threaded < 0, matters);
      const isLeaning = threaded >= 0 && (line.follows !== undefined || isBare);
      const isOfItself = phrases + terms > 0 || isLeaning || (content === 0 && isParted);
      const isMet = score < leastScore || isOfItself || (likeness()?.(matter) ?? 0) >= leastLike;
      return { matter, score, isPlain: phrases > 0 || isNamed || threaded >= 0, isMet };
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
}
