import type { Matter } from '../../drama/matter.ts';
import { describeIntent } from '../intent-words.ts';
import { isSpoken, spokenIn } from '../../drama/notation/read-notation.ts';
import { given } from '../../kit/given.ts';
import { once } from '../../kit/remembered.ts';
import { pick, type Random } from '../../kit/random.ts';
import type { Beat } from '../../drama/beat.ts';
import type { Decision, Pace } from '../../drama/decision.ts';
import type { Desire } from '../../drama/desire.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { guestId } from '../../drama/guest.ts';
import type { Mood } from '../../drama/mood.ts';
import type { Occasion } from '../../play/effect.ts';
import type { ActorContext } from '../context.ts';
import type { Brain, DecideRequest, Listener, SpeakRequest } from '../brain.ts';
import { distil } from '../memory.ts';
import type { Part } from '../part.ts';
import { addresseeHeard } from '../addressing.ts';
import { answerTo } from './answering.ts';
import type { Reply } from './candidate.ts';
import { beatFit } from './apt-beat.ts';
import { stimulusFor, type LineStimulus, type Stimulus } from './stimulus.ts';
import { weigh, type Situation, type Weighed } from './deciding.ts';
import { frightOf } from '../feeling.ts';
import type { Heard } from '../hearing/hearing.ts';
import { tongueOf } from '../hearing/language.ts';
import { welcomeDue, welcomeIn } from './hosting.ts';
import { ownAccord } from './own-accord.ts';
import { reaction } from './reacting.ts';
import { remarkOf } from './remarking.ts';
import { chanceToAnswer, chanceToThrowIn, stings, toWhom } from './speaking-up.ts';
import { takenUp } from './taking-up.ts';
import { openerOf, urgeOf, wayOf } from './wanting.ts';
import { addressed, lotFor, saidLately, wasSaid } from './wording.ts';

/**
 * The brain that plays with no model at all: rules, data and craft. It plays the beats the plan has for it, answers what is
 * said to it from what its character knows and feels, follows its own desires when nothing else is its to do, and knows how
 * to be quiet. Chance comes from the seed and the moment, so it keeps no state: whoever it steps in for, it has their facts.
 */
export const understudy: Brain = {
  source: 'understudy',

  async decide(request) {
    const moved = request.listeners.map((listener) => movedBy(listener, request.seed));
    const answerer = whoAnswers(moved);
    const host = whoHosts(moved);
    const remarker = request.occasion === 'lull' ? whoRemarks(moved, request.seed) : undefined;
    const decisions = moved.map((one) => decideFor(request, one, { answerer, host, remarker }));
    return {
      source: 'understudy',
      decisions: request.occasion === 'lull' ? silenceBroken(request, moved, decisions) : decisions,
    };
  },

  async *speak(request) {
    const turn = turnFor(request);
    yield request.begun === undefined ? turn : takenUp(request.begun, turn, request);
  },

  propose: async () => undefined,

  judge: async ({ played }) => ({
    met: played,
    why: played ? 'a whole road to it has been played' : 'no road to it has been played to its end',
  }),

  advise: async ({ hint }) => ({ done: false, hint }),

  // What can be worked out from the flag itself, the company works out: see `layRoads`.
  plan: async () => [],

  distil: async (play, actor, from) => distil(play, actor, from),
};

/** Somebody who is asked, with what there is to answer and what they would say to it. */
interface Moved {
  readonly listener: Listener;
  readonly stimulus: Stimulus | undefined;
  readonly answer: Reply | undefined;
}

function movedBy(listener: Listener, seed: string): Moved {
  const { context, part } = listener;
  const stimulus = stimulusFor(context, part);
  // Whoever has something better to do does not think of one.
  const answer = once(() => (stimulus && !context.hidden ? answerTo(stimulus, context, part, seed) : undefined));
  return {
    listener,
    stimulus,
    get answer() {
      return answer();
    },
  };
}

/** The line they owe a person an answer to. */
const owedLine = ({ listener: { context }, stimulus }: Moved): LineStimulus | undefined =>
  stimulus?.kind === 'line' && stimulus.line.seq === context.owes?.about && !context.hidden ? stimulus : undefined;

/** Of those who heard a person speak to the room, who answers: whoever has most to say to it, or was talking with them. */
function whoAnswers(moved: readonly Moved[]): EntityId | undefined {
  // Where somebody answers what was done with the words, they are answered with it.
  if (moved.some((one) => one.stimulus?.kind === 'deed' && one.answer)) return undefined;
  const present = moved.map(({ listener: { context } }) => context.actor);
  const able = moved.flatMap((one) => {
    const line = owedLine(one);
    const answer = line && one.listener.context.owes?.isOwn === false ? one.answer : undefined;
    return line && answer ? [{ line, answer, listener: one.listener }] : [];
  });
  // Whether a beat answers as well need not be known of whoever answers in any case.
  if (able.length < 2) return able[0]?.listener.context.actor;
  const scored = able.map(({ line, answer, listener }) => {
    const { context, part, next } = listener;
    const isPartner =
      context.past.findLast(({ kind, seq }) => kind === 'line' && seq < line.line.seq)?.by === context.actor;
    const fit = Math.max(answer.fit, next ? beatFit(next, line) : 0);
    // *You look worn out. Exam tomorrow?* is for whoever has one; who only overhears it keeps out of it.
    const isConcerned = isOfThem(line.heard, context.actor);
    const isFarOff = !context.others.some(({ id }) => id === line.by);
    const score =
      fit +
      (isPartner ? 0.4 : 0) +
      0.2 * part.temper.talk +
      (isConcerned ? 0.5 : 0) -
      (isOfAnother(line.heard, context.actor, present) ? 0.8 : 0) +
      (isTheirDoing(line.heard, listener) ? 1.2 : 0) +
      closeness(line, part) -
      (isFarOff ? 1 : 0);
    return { actor: context.actor, score };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.actor;
}

/** What a line says of *you* is told of them. */
const isOfThem = ({ pointed, matters }: Heard, actor: EntityId): boolean =>
  pointed.includes(actor) && matters[0]?.isPlain === true && matters[0].matter.about?.includes(actor) === true;

/** *What are you studying?* brings up what is told of somebody else who is there: it is for them. */
function isOfAnother({ pointed, matters }: Heard, actor: EntityId, present: readonly EntityId[]): boolean {
  const about = matters[0]?.matter.about ?? [];
  return pointed.includes(actor) && !about.includes(actor) && about.some((id) => present.includes(id));
}

/** Who says *you* to a room, and asks nothing, says it to whom they are closest to; a hard word to whom they are not. */
function closeness({ heard, by }: LineStimulus, { feeling, profile }: Listener['part']): number {
  if (by === undefined || heard.asks !== undefined || !heard.pointed.includes(profile.actor)) return 0;
  const trust = feeling.trust.get(by) ?? 0;
  return 0.6 * Math.max(0, stings(heard) ? -trust : trust);
}

/** *Whose cab is that?*, *Which of you laid the fire?*: it is about them, or they did it. */
const isTheirDoing = ({ asks, matters }: Heard, { context, part }: Listener): boolean => {
  const top = matters[0];
  if (asks !== 'who' || !top?.isPlain) return false;
  const own = part.knowledge.find(({ matter }) => matter.id === top.matter.id);
  return own !== undefined && (top.matter.about?.includes(context.actor) === true || own.knowledge.source === 'did');
};

/** Who speaks to a stranger nobody has spoken to: whoever likes to talk. */
function whoHosts(moved: readonly Moved[]): EntityId | undefined {
  const able = moved.filter(({ listener: { context, part } }) => welcomeDue(context, part) !== undefined);
  const talk = ({ listener: { part } }: Moved): number => part.temper.talk;
  return able.sort((a, b) => talk(b) - talk(a))[0]?.listener.context.actor;
}

/** Who speaks of what they see, and to whom: of those who have something to remark, whoever likes to talk. */
function whoRemarks(moved: readonly Moved[], seed: string): Remarker | undefined {
  return moved
    .flatMap(({ listener: { context, part } }) => {
      const remark = remarkOf(context, part, seed);
      return remark ? [{ actor: context.actor, to: remark.to, talk: part.temper.talk }] : [];
    })
    .sort((a, b) => b.talk - a.talk)[0];
}

interface Remarker {
  readonly actor: EntityId;
  readonly to: EntityId | undefined;
}

/** Who of those who are asked speaks for all of them. */
interface Spokesmen {
  readonly answerer: EntityId | undefined;
  readonly host: EntityId | undefined;
  readonly remarker: Remarker | undefined;
}

function decideFor({ occasion, about, seed }: DecideRequest, moved: Moved, spokesmen: Spokesmen): Decision {
  const { answerer, host, remarker } = spokesmen;
  const { listener, stimulus } = moved;
  const { context, part } = listener;
  const { actor, cue, hidden } = context;
  const random = lotFor(seed, about, actor);
  const weighed = weigh(situationOf(listener, stimulus));
  const quiet = (why: string): Decision => ({ actor, pace: 'silence', why });
  const pace = (): Pace => spokenPace(weighed, random);
  const speak = (why: string, to: EntityId | undefined): Decision => ({ actor, pace: pace(), why, ...given({ to }) });
  const play = (beat: Beat): Decision => {
    const why = cue?.beat === beat.id ? `cued: ${cue.text}` : beat.hint;
    return { ...speak(why, beat.to), beat: beat.id };
  };
  const isWilling = (beat: Beat): boolean => random.next() < willingness(beat, listener, occasion, seed);

  // What was just done to them comes before words, and before plans that did not foresee it.
  if (stimulus?.kind === 'deed') {
    const next = stimulus.open.isForeseen ? listener.next : undefined;
    return next && isWilling(next) ? play(next) : reaction(stimulus.open, context, part, moved.answer, seed);
  }
  // What a person waits for comes before anybody's own plans; a beat is played when it answers as well.
  const owed = owedLine(moved);
  const answer = owed && moved.answer;
  if (owed && answer) {
    if (context.owes?.isOwn === false && answerer !== actor) return quiet('lets another answer');
    const { next } = listener;
    if (next && beatFit(next, owed) >= answer.fit && isWilling(next)) return play(next);
    return speak(answer.why, answer.to === actor ? undefined : answer.to);
  }
  if (host === actor && cue?.kind !== 'instruction') return speak(whyWelcome, guestId);
  // So does a question: whoever was asked answers.
  const { next } = listener;
  const asked =
    stimulus?.kind === 'line' && stimulus.heard.asks !== undefined && toWhom(stimulus.line, listener) === actor;
  const answersFirst =
    asked && (moved.answer?.fit ?? 0) >= 1.6 && cue?.kind !== 'instruction' && !(next && isSaidTo(next, stimulus.by));

  // Whoever has just asked for help waits for it.
  if (occasion !== 'lull' && awaitsHelp(context)) return quiet('waits for an answer');
  if (next && !answersFirst && isWilling(next)) return play(next);
  if (hidden) return quiet('stays hidden');
  // What is said to another is mostly let go by: whoever would keep quiet in any case need not think of an answer.
  const thrownIn = occasion === 'lull' ? undefined : chanceToThrowIn(listener, stimulus, weighed);
  const lot = thrownIn === undefined ? undefined : random.next();
  if (stimulus && (lot ?? 0) <= (thrownIn ?? 1) && moved.answer) {
    const { why, to } = moved.answer;
    const chance = chanceToAnswer(listener, stimulus, moved.answer, weighed, occasion);
    if ((lot ?? random.next()) < chance) return speak(why, to === actor ? undefined : to);
  }
  if (remarker?.actor === actor && occasion === 'lull') return speak(whyRemark, remarker.to);
  // Where people have kept the play waiting nobody keeps it longer with small things of their own.
  const isLull = occasion === 'lull' && !part.isLate;
  // Nobody starts something of their own while others are talking to one another.
  if (isLull || part.feeling.tension > 0.6) {
    const desire = urgeOf(context, part, seed, about);
    if (desire) {
      const decision = isFollowedAloud(desire, context, part)
        ? speak('wants to', desire.to)
        : { ...quiet('wants to'), ...given({ to: desire.to }) };
      return { ...decision, desire: desire.id };
    }
  }
  if (isLull && random.next() < 0.15 + 0.45 * part.temper.talk) {
    const opener = openerOf(context, part, seed, about);
    if (opener) return speak(whyOpen, opener.to);
  }
  const own = isLull && part.isBare ? ownAccord(context, part, seed) : undefined;
  if (own && random.next() < 0.4 + 0.5 * part.temper.talk) return speak(whyOwn, own.to);
  if (stimulus?.kind === 'line' && isFaced(listener, stimulus) && occasion === 'event') {
    return {
      ...quiet('answers without a word'),
      action: wordless(stings(stimulus.heard) ? 'angry' : part.feeling.mood, stimulus.by, random),
    };
  }
  return quiet(stimulus ? (weighed.silence > 0.5 ? 'holds their tongue' : 'has nothing to add') : 'waits');
}

function isFollowedAloud(desire: Desire, context: ActorContext, part: Part): boolean {
  const way = wayOf(desire, context, part);
  return way === undefined || isSpoken(way);
}

/** The last thing that happened was a word of theirs to somebody, after something they could not do. */
const awaitsHelp = ({ past, actor }: ActorContext): boolean => {
  const [refusal, line] = past.slice(-2);
  return (
    refusal?.kind === 'refusal' &&
    refusal.by === actor &&
    line?.kind === 'line' &&
    line.by === actor &&
    line.to !== undefined
  );
};

/** Where nobody would begin, whoever likes to talk does. Nobody fills the silence in which a person thinks. */
function silenceBroken(
  { about, seed }: DecideRequest,
  moved: readonly Moved[],
  decisions: readonly Decision[],
): readonly Decision[] {
  if (decisions.some(({ pace, action, desire }) => pace !== 'silence' || action || desire)) return decisions;
  const [first] = moved
    .filter(({ listener: { context, part } }) => !context.hidden && part.players.size === 0)
    .flatMap(({ listener: { context, part } }) => {
      const opener = openerOf(context, part, seed, about);
      const { actor } = context;
      const { talk } = part.temper;
      if (opener) return [{ actor, to: opener.to, talk, why: whyOpen }];
      const own = part.isBare ? ownAccord(context, part, seed) : undefined;
      // Of those for whom nothing was written, whoever has said least begins.
      const said = own ? context.past.filter(({ kind, by }) => kind === 'line' && by === actor).length : 0;
      return own ? [{ actor, to: own.to, talk: talk - said, why: whyOwn }] : [];
    })
    .sort((a, b) => b.talk - a.talk);
  if (!first) return decisions;
  const begins: Decision = { actor: first.actor, pace: 'fast', why: first.why, ...given({ to: first.to }) };
  return decisions.map((decision) => (decision.actor === first.actor ? begins : decision));
}

const whyOpen = 'cannot bear the silence';
const whyOwn = 'wants something';
const whyRemark = 'sees something';
const whyWelcome = 'does not know the stranger';

/** A person spoke to them, to their face. */
const isFaced = (listener: Listener, { line, by }: LineStimulus): boolean =>
  by !== undefined && listener.part.players.has(by) && toWhom(line, listener) === listener.context.actor;

/** Among the company a beat said to whoever asked passes as the answer: its author wrote both. */
const isSaidTo = (beat: Beat, asker: EntityId | undefined): boolean => beat.to === undefined || beat.to === asker;

/** How likely the beat is to be played now. What takes more nerve than somebody has, they never do unless they are told to, or it is late. */
function willingness(beat: Beat, { context, event, part }: Listener, occasion: Occasion, seed: string): number {
  const cue = context.cue?.beat === beat.id ? context.cue.kind : undefined;
  if (cue === 'instruction' || part.isLate) return 1;
  const courage = lotFor(seed, 'courage', beat.id).next();
  const nerve = (beat.nerve ?? 0) * (cue === 'hint' ? 0.5 : 1);
  if (courage < nerve) return 0;
  if (cue === 'hint') return 0.95;
  if (occasion === 'lull') return 0.9;
  return event?.by === context.actor ? 0.5 : 0.75;
}

const spokenPace = ({ fast, slow }: Weighed, random: Random): Pace =>
  random.next() * (fast + slow) < fast ? 'fast' : 'slow';

function situationOf({ context, part }: Listener, stimulus: Stimulus | undefined): Situation {
  const { actor, goal, others } = context;
  const last = context.past.findLast(({ kind, by }) => kind !== 'thought' && kind !== 'setting' && by !== actor);
  const line = stimulus?.kind === 'line' ? stimulus : undefined;
  const to = line ? addresseeHeard(line.line, context, part.names) : undefined;
  const by = stimulus?.by;
  return {
    temper: part.temper,
    feeling: part.feeling,
    persona: part.profile.persona,
    goal: `${goal.public} ${goal.private}`.slice(0, 200),
    memory: '',
    environment: '',
    heard: line?.heard,
    fright: last && last.kind !== 'line' ? frightOf(last.text) : 0,
    addressed: to === actor ? 'self' : to === undefined ? 'room' : 'other',
    trust: by === undefined ? undefined : part.feeling.trust.get(by),
    isSecret: line ? touchesSecret(line.heard, part) : false,
    isHidden: context.hidden,
    stake: line?.heard.about.includes(actor) ? 0.5 : 0,
    isForFriend:
      to !== undefined && to !== actor && (part.feeling.trust.get(to) ?? 0) > 0.3 && others.some(({ id }) => id === to),
  };
}

/** What they deny is no secret to hesitate over: whoever did it takes as long to say no as somebody who did not. */
function touchesSecret(heard: Heard, part: Listener['part']): boolean {
  const isDenied = ({ id, contradicts = [] }: Matter): boolean =>
    heard.matters.some(({ matter: other }) => contradicts.includes(other.id) || other.contradicts?.includes(id));
  return heard.matters.some(
    ({ matter }) =>
      !isDenied(matter) && part.knowledge.some((own) => own.matter.id === matter.id && own.knowledge.secret),
  );
}

/** A start takes two seconds, and a cry that comes after ten is none. */
const latestStartMs = 8_000;

/** The turn in performance notation. */
function turnFor(request: SpeakRequest): string {
  const { listener, decision, about, beat, seed } = request;
  const { context, part } = listener;
  const random = lotFor(seed, about, context.actor, 'say');
  if (beat) return playOf(beat, listener, seed);
  const desire = decision.desire === undefined ? undefined : part.desires.find(({ id }) => id === decision.desire);
  const way = desire && wayOf(desire, context, part);
  if (way !== undefined) return addressed(way, part.profile.manner, decision.to, random);
  const deed = decision.action ? `(${describeIntent(decision.action, part.names)}) ` : '';
  if (decision.pace === 'silence') return deed.trim() || gesture(context.others[0]?.name, random);
  const welcome = decision.why === whyWelcome ? welcomeDue(context, part) : undefined;
  const welcomed = welcome && welcomeIn(welcome, context, part, seed);
  if (welcomed !== undefined) return welcomed;
  const own = decision.why === whyOwn ? ownAccord(context, part, seed)?.says : undefined;
  if (own !== undefined) return own;
  const remark = decision.why === whyRemark ? remarkOf(context, part, seed)?.says : undefined;
  if (remark !== undefined) return remark;
  const opener = (): string | undefined => openerOf(context, part, seed, about)?.says;
  const stimulus = stimulusFor(context, part, decision.why);
  const answer = (): string | undefined => stimulus && answerTo(stimulus, context, part, seed)?.says;
  const says = decision.why === whyOpen ? (opener() ?? answer()) : (answer() ?? opener());
  // Who had to wait with what they say to a deed says it at once: a start would make it later still.
  const isLate = stimulus?.kind === 'deed' && part.now - stimulus.deed.at > latestStartMs;
  if (isLate && says !== undefined) return says;
  return `${deed}${says ?? (deed ? '' : gesture(context.others[0]?.name, random))}`.trim();
}

/** One way to play a beat: in the language of the play, and none that was used before if there is another. */
function playOf(beat: Beat, { context, part }: Listener, seed: string): string {
  const said = saidLately(context.past, context.actor, part.now);
  const inTongue = beat.plays.filter((play) => tongueOf(spokenIn(play).join(' ') || play) === part.tongue);
  const ways = inTongue.length > 0 ? inTongue : beat.plays;
  const fresh = ways.filter((play) => !wasSaid(play, said));
  const random = lotFor(seed, 'play', beat.id);
  return addressed(pick(random, fresh.length > 0 ? fresh : ways), part.profile.manner, beat.to, random);
}

/** What a face does in place of an answer. */
const bearings: Readonly<Record<Mood, readonly string[]>> = {
  calm: ['nod', 'shrug', 'look at'],
  merry: ['smile', 'laugh', 'wink'],
  low: ['sigh', 'look away', 'shrug'],
  angry: ['glare at', 'stare at', 'look at'],
  afraid: ['flinch', 'look away', 'tremble'],
};

function wordless(mood: Mood, at: EntityId | undefined, random: Random): NonNullable<Decision['action']> {
  const verb = pick(random, bearings[mood]);
  return verb.endsWith(' at') && at ? { verb, object: at } : { verb: verb.replace(/ at$/, '') };
}

const gestures = ['(shrugs)', '(shakes their head)', '(looks away)', '(says nothing)', '(nods slowly)'];

const gesture = (other: string | undefined, random: Random): string =>
  pick(random, other ? [...gestures, `(looks at ${other})`] : gestures);
