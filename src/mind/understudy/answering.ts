import type { EntityId } from '../../drama/entity-id.ts';
import { readNotation } from '../../drama/notation/read-notation.ts';
import type { Deed } from '../../play/deed.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import type { ActorContext } from '../context.ts';
import type { Heard } from '../hearing/hearing.ts';
import { questionsOf, sentencesOf } from '../hearing/subject.ts';
import { wordsIn } from '../hearing/touching.ts';
import type { Part } from '../part.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { adLibs, sortedLine } from './ad-libbing.ts';
import { tongueFor } from './answer-tongue.ts';
import { bargains } from './bargaining.ts';
import { bearWitness } from './bearing-witness.ts';
import { phrasesMet } from './book-phrases.ts';
import { biddenAnswers } from './bidden.ts';
import { calledInVain } from './calling-in-vain.ts';
import { fitsMoment, fromBook, isMortal, reply, type Answering, type PossibleReply, type Reply } from './candidate.ts';
import { misquotings } from './misquoting.ts';
import { dealings } from './dealing.ts';
import { forgivings, grudges, heldAgainst } from './forgiving.ts';
import { gistFor, type HeardGist } from './gisting.ts';
import { heldToWords } from './holding-to-words.ts';
import { owning, takenUpAgain } from './asked-again.ts';
import { alibisHeard } from './hearing-alibis.ts';
import { likings } from './liking.ts';
import { echoedLine, linesWithWords, topicAnswers } from './naming-topics.ts';
import { nearestKnowledge } from './nearest-knowledge.ts';
import { nearestSaying } from './nearest-saying.ts';
import { nearestSubject } from './nearest-subject.ts';
import { handings, obligings } from './obliging.ts';
import { ofTheDead } from './of-the-dead.ts';
import { observe, viewOf } from './observing.ts';
import { opinions } from './opining.ts';
import { orderings } from './ordering.ts';
import { answersToDeed, oldWrongs } from './reacting.ts';
import { recall } from './recalling.ts';
import { deedsRecalled } from './recalling-deeds.ts';
import { ofOwnWords } from './own-last-words.ts';
import { hasConfessed, hasToldOf } from './owning-up.ts';
import { isNeedlessName } from './introducing.ts';
import { answered, severalAnswers } from './several-answers.ts';
import { saysOtherWordsBack, surelyMeant } from './other-words.ts';
import { stings } from './speaking-up.ts';
import { inOneForm } from './saying-you.ts';
import { standingAnswers } from './standing-questions.ts';
import { listen, whyCries, whyGreets, type LineStimulus, type Stimulus } from './stimulus.ts';
import { talkSoFar } from './talk-so-far.ts';
import { meetNews } from './meeting-news.ts';
import { missesPoint } from './meeting-questions.ts';
import { confidantOf, matterAnswers, tellings } from './telling-matters.ts';
import { whoseIsIt } from './whose-things.ts';
import {
  addressed,
  common,
  commonAgain,
  freshWay,
  heardLately,
  lotFor,
  saidLately,
  type SpeakingActor,
} from './wording.ts';

/** What they would answer; first of all, to whoever wronged them, that. */
export function answerTo(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Reply | undefined {
  const reply = firstOfAll(stimulus, context, part, seed);
  return reply && { ...reply, says: inOneForm(reply.says, answeringTo(stimulus, context, part, seed)) };
}

function firstOfAll(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Reply | undefined {
  const reply = severalAnswers(stimulus, context, part, (one) => bestAnswer(one, context, part, seed));
  if (!reply || stimulus.kind !== 'line' || isOfDeed.test(reply.why) || /^[(（]/.test(reply.says)) return reply;
  const scene = answeringTo(stimulus, context, part, seed);
  // Whoever is provoked anew answers that; what happened before stands alone where they have nothing to say to the line itself.
  const grudge = stings(stimulus.heard) ? undefined : heldAgainst(stimulus.line, scene);
  if (grudge !== undefined && stimulus.heard.asks === undefined && reply.fit < answered)
    return { ...reply, says: grudge, why: 'has not forgotten it' };
  const first = grudge ?? heldToWords(stimulus.line, stimulus.heard, scene);
  return first === undefined ? reply : { ...reply, says: mindTongues[scene.tongue].after(first, reply.says) };
}

/** What is of the deed already is not said after it, nor what somebody is asked to have seen of something else. */
const isOfDeed = /forgotten it$|sorry for the|remembers the deed|^saw it done$|did not see it$/;

const momentOf = (stimulus: Stimulus): Witnessed => (stimulus.kind === 'line' ? stimulus.line : stimulus.deed);

/** Who is about to answer it, to whom and in which words. */
function answeringTo(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Answering {
  const { actor: self, past } = context;
  const { now, profile } = part;
  const random = lotFor(seed, momentOf(stimulus).seq, self, 'answer');
  const tongue = tongueFor(stimulus, part);
  const [said, heard] = [saidLately(past, self, now), heardLately(past, self, now)];
  const speaker: SpeakingActor = { self, seed, manner: profile.manner, said, heard, tongue, isPressed: isMortal(part) };
  return { context, part, speaker, random, by: stimulus.by, tongue };
}

/** What is said at the least in the place of words that answer other words. */
const leastInstead = 1.15;

/** The best that has not been said of late. */
function bestAnswer(stimulus: Stimulus, context: ActorContext, part: Part, seed: string): Reply | undefined {
  const scene = answeringTo(stimulus, context, part, seed);
  const candidates = answersTo(stimulus, scene).sort((a, b) => b.fit - a.fit);
  const isInWords = isHinderedSince(momentOf(stimulus), context, part);
  const isPersonsLine = stimulus.kind === 'line' && stimulus.by !== undefined && part.players.has(stimulus.by);
  let stray: Reply | undefined;
  for (const { fit, why, isCommon = false, isDue = false, say } of candidates) {
    const way = say();
    if (way === undefined || (isInWords && hasDeed(way))) continue;
    if (stimulus.kind === 'line' && isNeedlessName(way, stimulus.heard, scene)) continue;
    // What was written for other words waits for something that was not.
    if (stray && fit < leastInstead) break;
    const says = addressed(way, part.profile.manner, stimulus.by, scene.random);
    const found = { says, to: stimulus.by, fit, why, isWritten: !isCommon, isDue };
    if (!isPersonsLine || fit >= surelyMeant || !saysOtherWordsBack(way, stimulus.heard)) return found;
    stray ??= found;
  }
  if (stray) return stray;
  // Where nobody wrote anything, a question is answered with what was said longest ago.
  if (!part.isBare || stimulus.kind !== 'line' || stimulus.heard.asks === undefined) return undefined;
  const says = commonAgain('unknown', scene);
  return { says, to: stimulus.by, fit: 0.3, why: 'has no answer', isWritten: false, isDue: false };
}

/** The world has refused them a deed since a person's line: tried again, it would leave the line without an answer. */
const isHinderedSince = ({ seq: since, by }: Witnessed, { actor, past }: ActorContext, { players }: Part): boolean =>
  by !== undefined &&
  players.has(by) &&
  past.some((one) => one.kind === 'refusal' && one.by === actor && one.seq > since);

const hasDeed = (way: string): boolean => readNotation(way).some(({ kind }) => kind === 'act');

/** What could be said to it. */
function answersTo(stimulus: Stimulus, scene: Answering): PossibleReply[] {
  switch (stimulus.kind) {
    case 'line':
      return answersToLine(stimulus, scene);
    case 'shown':
      return answersToThing(stimulus.thing, scene);
    case 'horror':
      return answersToHorror(scene);
    case 'deed':
      return [...answersToDeed(stimulus.open, scene), ...answersToSight(stimulus.open.deed, scene)];
    case 'entrance':
      return answersToEntrance(stimulus.by, scene);
  }
}

/** What each act is worth as the thing to be answered, where the author wrote something for it. */
const actWeight: Partial<Record<SpeechAct, number>> = {
  outside: 9,
  foreign: 9,
  nonsense: 6,
  threat: 3.2,
  accusation: 2.6,
  insult: 3,
  confession: 2.2,
  challenge: 2.3,
  apology: 2.1,
  thanks: 2.1,
  praise: 1.9,
  joke: 1.9,
  farewell: 2,
  greeting: 1.6,
  order: 2,
  request: 1.8,
  lament: 1.6,
  'small-talk': 1.8,
  offer: 2,
  refusal: 2,
  promise: 1.9,
  question: 0.7,
  agreement: 0.8,
  denial: 0.8,
  statement: 0.6,
};

/** What goes with a question and is not the point of it. */
const courtesies: ReadonlySet<SpeechAct> = new Set([
  'apology',
  'thanks',
  'praise',
  'greeting',
  'farewell',
  'joke',
  'refusal',
  'promise',
  'denial',
  'agreement',
]);

const bids: ReadonlySet<SpeechAct> = new Set(['order', 'request']);
/** What it is worth to say that one is there to whoever calls into a room: more than any remark. */
const isHere = 2.2;
const judging: ReadonlySet<SpeechAct> = new Set(['praise', 'insult']);

/** Whom a line praises or runs down, where it is not the listener. */
function judgedIn({ done, acts }: Heard, self: EntityId): readonly EntityId[] {
  const whom = done.flatMap((one) => (judging.has(one.act) && acts.includes(one.act) ? one.whom : []));
  return whom.includes(self) ? [] : whom;
}

/** What is answered to nobody but somebody who plays. */
const toSomebodysLine = (
  { heard, line }: LineStimulus,
  gist: HeardGist | undefined,
  scene: Answering,
): PossibleReply[] => [
  ...recall(line, heard, gist, scene),
  ...talkSoFar(line, heard, scene),
  ...ofOwnWords(line, heard, gist, scene),
  ...alibisHeard(heard, scene),
  ...whoseIsIt(heard, gist, scene),
  ...likings(gist, scene),
  ...adLibs(heard, scene),
  ...orderings(heard, scene),
  ...opinions(heard, gist, scene),
  ...standingAnswers(heard, gist, scene),
  ...bearWitness(heard, scene),
  ...meetNews(heard, scene),
  ...deedsRecalled(heard, scene),
  ...forgivings(heard, scene),
  ...grudges(line, heard, scene),
  ...misquotings(line, heard, scene),
  ...calledInVain(line, heard, scene),
  ...ofTheDead(line, heard, scene),
  ...biddenAnswers(line, heard, gist, scene),
  ...(says('knocks', line.words ?? '') ? [reply(isHere, 'is there', () => common('is-here', scene))] : []),
];

function answersToLine(stimulus: LineStimulus, scene: Answering): PossibleReply[] {
  const { heard, thing, line } = stimulus;
  const { part, by, context } = scene;
  const earlier = takenUpAgain(line, heard, scene);
  if (earlier) {
    const again = answersToLine({ ...stimulus, line: earlier, heard: listen(earlier, context, part) }, scene);
    return heard.follows === 'plea'
      ? again.filter(({ why }) => why !== 'answers the order')
      : [
          ...again.map((one) => owning(one, scene)),
          ...adLibs(heard, scene).map((one) => ({ ...one, fit: ifNothingElse })),
        ];
  }
  if (by !== undefined && isBadgered(heard, thing, scene, by))
    return [
      reply(1, 'has closed to them', () => common('closed', scene) ?? commonAgain('closed', scene)),
      ...topicAnswers(undefined, scene),
    ];
  const candidates: PossibleReply[] = thing ? answersToThing(thing, scene) : [];
  const strange = heard.act === 'outside' || heard.act === 'foreign' || heard.act === 'nonsense';
  const isPerson = by !== undefined && part.players.has(by);
  // Among themselves the company has lines that were written for it.
  const gist = isPerson && !strange ? gistFor(heard.meant, heard, scene) : undefined;
  const sorted = isPerson && !strange ? sortedLine(heard, scene) : undefined;
  if (isPerson) candidates.push(...topicAnswers(gist, scene, sorted !== undefined));
  if (isPerson && !strange) candidates.push(...toSomebodysLine(stimulus, gist, scene));
  if (!strange) {
    candidates.push(...dealings(line, scene), ...obligings(line, scene), ...handings(line, scene));
    const known = matterAnswers(heard, gist, scene);
    candidates.push(...bookAnswers(heard, scene), ...known, ...bargains(heard, scene, () => known));
    if (isPerson)
      candidates.push(
        ...nearestKnowledge(heard, scene),
        ...nearestSubject(heard, scene),
        ...nearestSaying(heard, gist, scene),
        ...oldWrongs(scene),
      );
    // What anybody can see is worth saying only to somebody who came to ask.
    const seenByAll = isPerson || part.isBare ? observe(heard, context, part, by) : [];
    for (const { fit, why, occasion, slots } of seenByAll) {
      candidates.push(reply(fit, why, () => common(occasion, scene, slots)));
    }
  }
  if (heard.acts.includes('accusation') && hasToldOf(heard, context, part))
    candidates.push(reply(ownedUp, 'has owned up to it', () => common('owned-up', scene)));
  const ofOthers = isPerson ? judgedIn(heard, context.actor) : [];
  for (const { fit, why, occasion, slots } of viewOf(ofOthers, part, scene.tongue))
    candidates.push(reply(fit, why, () => common(occasion, scene, slots)));
  for (const act of strange ? [heard.act] : heard.acts) {
    // *Gus is a good man* is no praise of whom it is said to.
    if (judging.has(act) && ofOthers.length > 0) continue;
    const fit = worthOf(act, heard, scene) - (act === 'small-talk' && sorted?.isPlain ? ifSorted : 0);
    const written = part.lines.filter(
      (line) => line.acts?.includes(act) && !line.on && !line.about && fitsMoment(line, scene),
    );
    const why = `answers the ${act}`;
    candidates.push(
      reply(fit + 0.8, why, () => fromBook(linesWithWords(written, gist), scene)),
      reply(fit + 0.4, why, () => (sorted && unsaid.has(act) ? undefined : echoedLine(written, act, gist, scene))),
      reply(fit, why, () => fromBook(written, scene)),
    );
    // What anybody might say comes after what the author wrote for it.
    const anybodys = reply(fit - 0.35, why, () => common(occasionOf(act, heard), scene));
    candidates.push({ ...anybodys, isCommon: true });
  }
  return candidates;
}

/** What it is worth to stand by what one has owned up to: less than what they know of that very thing. */
const ownedUp = 2.6;
/** What it is worth to ask for the question again: less than any answer to it. */
const ifNothingElse = 0.9;

/** What is met by its sort is not said back before a line that would answer anything. */
const unsaid: ReadonlySet<SpeechAct> = new Set(['question', 'statement', 'order', 'request']);
/** What small talk is worth less in a line that asks or tells something of its own. */
const ifSorted = 0.6;

/** What it is worth to answer an act of a line. */
function worthOf(act: SpeechAct, heard: Heard, { context, part, by }: Answering): number {
  // What has been owned to is not denied again.
  const settled = act === 'accusation' && (hasConfessed(context) || hasToldOf(heard, context, part)) ? 2 : 0;
  // A courtesy around a question does not stand for its answer.
  const isAside = courtesies.has(act) || (bids.has(act) && !heard.isBid) || (act === 'challenge' && !heard.follows);
  // *Oh God! Why did you do that?* wants to know why.
  const isCry = act === 'lament' && sentencesOf(heard.meant, part.names, by).length > 1;
  const aside = heard.asks !== undefined ? (isAside ? 2.2 : isCry ? 1.2 : 0) : 0;
  // *Why did you do it?* wants the reason, where there is one to give.
  const reasoned = act === 'accusation' && heard.asks === 'why' ? 1.2 : 0;
  // Whoever owns up to something, and asks nothing, is heard before anything else is told of it.
  const isPerson = by !== undefined && part.players.has(by);
  const owned = act === 'confession' && isPerson && heard.asks === undefined ? 0.8 : 0;
  return (actWeight[act] ?? 0.5) + owned - settled - aside - reasoned;
}

/** Pressed once more by somebody who has nothing to press them with: whatever they know, they have closed. */
const isBadgered = ({ acts }: Heard, thing: EntityId | undefined, { part }: Answering, by: EntityId): boolean =>
  thing === undefined && part.feeling.closedTo.has(by) && acts.some((act) => pressingActs.has(act));

const pressingActs: ReadonlySet<SpeechAct> = new Set(['accusation', 'threat', 'challenge']);

const occasionOf = (act: SpeechAct, heard: Heard): Occasion => {
  if (act === 'question') return 'unknown';
  if (act === 'challenge') return heard.follows === 'doubt' ? 'true' : 'statement';
  return act;
};

/** What it costs that a line of the book fits words beside the question only. */
const besideQuestion = 1.1;

/** Lines of the book that fit the very words, or what they are about. */
function bookAnswers(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, random, by } = scene;
  const top = heard.matters[0];
  const isPerson = by !== undefined && part.players.has(by);
  const questions =
    heard.asks && isPerson ? sentencesOf(questionsOf(heard.meant), part.names, by).join(' ') : undefined;
  const isAsked = (phrase: string): boolean => questions === undefined || questions.includes(phrase);
  const phrasesIn = phrasesMet(part.profile, heard.words);
  return part.lines.flatMap((line): PossibleReply[] => {
    if (!(line.on || line.about)) return [];
    let fit = 0;
    for (const phrase of phrasesIn(line)) {
      // A single word counts only where it calls nobody.
      const isCall = !phrase.trim().includes(' ') && !heard.subject.includes(phrase);
      // *Good evening. Do you miss him?* is answered for what it asks.
      const aside = isAsked(phrase) ? 0 : besideQuestion;
      if (!isCall) fit = Math.max(fit, 1 + 0.55 * wordsIn(phrase) - aside);
    }
    for (const id of line.about ?? []) {
      if (top?.matter.id === id) fit = Math.max(fit, top.score + 0.1);
      else if (heard.about.includes(id as EntityId)) fit = Math.max(fit, 1.4);
    }
    if (fit === 0 || !fitsMoment(line, scene)) return [];
    if (line.acts && !line.acts.some((act) => heard.acts.includes(act))) return [];
    // Chance decides between lines that fit alike.
    // What was written to be said of a thing takes a remark up, and answers no question.
    const isRemark = heard.asks !== undefined && !line.acts && !line.on && isPerson && scene.tongue === 'en';
    const beside = missesPoint(line.says, heard, scene) ? 0.9 : isRemark ? 0.5 : 0;
    const chanced = fit + 0.15 * random.next() + (line.acts ? 0.3 : 0) - beside;
    return [reply(chanced, 'has a word for that', () => fromBook([line], scene))];
  });
}

/** Of a thing held out, what they know of it comes before what anybody would say. */
const answersToSight = ({ kind, thing }: Deed, scene: Answering): PossibleReply[] =>
  kind === 'showing' && thing ? answersToThing(thing, scene).map((one) => ({ ...one, fit: one.fit + 1.2 })) : [];

/** What comes of being shown a thing: the secret it proves, or what they know of it. */
function answersToThing(thing: EntityId, scene: Answering): PossibleReply[] {
  const { part } = scene;
  const confidant = confidantOf(scene, [thing]);
  const candidates = part.knowledge.flatMap((own): PossibleReply[] => {
    const proves = own.knowledge.secret?.shown?.includes(thing) || own.matter.evidence?.includes(thing);
    const concerns = own.matter.about?.includes(thing);
    return proves || concerns ? tellings(own, proves ? 4 : 2, confidant, scene) : [];
  });
  for (const line of part.lines) {
    if (line.about?.includes(thing) && fitsMoment(line, scene)) {
      candidates.push(reply(2.4, 'is shown it', () => fromBook([line], scene)));
    }
  }
  return [...candidates, reply(0.8, 'is shown it', () => common('shown', scene))];
}

function answersToHorror(scene: Answering): PossibleReply[] {
  const { part, speaker, random } = scene;
  const written = part.lines.filter(
    (line) => line.acts?.includes('lament') && line.moods?.includes('afraid') && fitsMoment(line, scene),
  );
  const oaths = (part.profile.manner?.oaths ?? []).map((oath) => (/[.!。！]$/.test(oath) ? oath : `${oath}!`));
  const own = [...written.map(({ says }) => says), ...oaths];
  return [
    reply(2.2, whyCries, () => freshWay(own, speaker, random)),
    reply(1.5, whyCries, () => common('horror', scene)),
  ];
}

function answersToEntrance(who: EntityId, scene: Answering): PossibleReply[] {
  const { part } = scene;
  const greetings = part.lines.filter((line) => line.acts?.includes('greeting') && !line.on && fitsMoment(line, scene));
  const theirs = greetings.filter(({ to, about }) => to === who || about?.includes(who));
  const anybodys = greetings.filter(({ to, about }) => !to && !about);
  return [reply(2, whyGreets, () => fromBook(theirs, scene)), reply(1.2, whyGreets, () => fromBook(anybodys, scene))];
}
