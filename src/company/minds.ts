import { once } from '../kit/remembered.ts';
import type { Decision } from '../drama/decision.ts';
import type { Cancel } from '../kit/clock.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Picturing } from '../drama/stage-port.ts';
import type { DecideRequest, DecisionsMade, Listener, WrittenTurn } from '../mind/brain.ts';
import { contextOf } from '../mind/context.ts';
import { partOf } from '../mind/part.ts';
import { understudy } from '../mind/understudy/understudy.ts';
import { asToldToAll, witnessedByAll } from '../mind/witnessed.ts';
import { isInHiding } from '../play/deed.ts';
import { calledForLast, leftTo } from '../play/dues.ts';
import type { Effect } from '../play/effect.ts';
import { beatById, currentPoint, isPlayed, nameOf, worldOf, type Play } from '../play/play.ts';
import { hears } from '../play/witness.ts';
import { thingOf } from '../world/world.ts';
import { onlyApparent } from './apparent-senses.ts';
import type { Credit } from './credit.ts';
import { atDeadAir, steppedIn } from './dead-air.ts';
import type { Desk } from './desk.ts';
import { nextBeatFor } from './planner.ts';
import { howToAsk } from './whose-moment.ts';

/** How much of what everybody knows stands before several minds; the oldest go so many at a time, so that it mostly grows. */
const sharedMoments = 32;
const leap = 24;

const nothingDecided: DecisionsMade = { source: 'understudy', decisions: [] };

/** A turn that was begun with its decision. */
export interface TurnBegun {
  readonly actor: EntityId;
  readonly about: number;
  readonly written: WrittenTurn;
  readonly call: AbortController;
}

/** Asks the minds of the company, and puts down what they decided. Nobody is left without an answer. */
export class Minds {
  private readonly asking = new Map<EntityId, AbortController>();

  constructor(
    private readonly desk: Desk,
    private readonly credit: Credit,
    /** Told when all who were asked have decided, with the turn that came along with a decision. */
    private readonly onDecided: (begun?: TurnBegun) => void = () => undefined,
  ) {}

  /** One call decides for all who are asked, or one for whose moment it is. */
  ask({ listeners: ids, about, occasion }: Extract<Effect, { kind: 'ask-mind' }>): void {
    const { desk } = this;
    const play = desk.play();
    const still = ids.filter((id) => play.asked.get(id) === about);
    if (still.length === 0) return;
    const request = {
      occasion,
      about,
      point: currentPoint(play)?.point.id ?? '',
      shared: [],
      listeners: listenersFor(desk, still),
      seed: play.settings.seed,
    };
    const call = new AbortController();
    for (const id of still) {
      this.asking.get(id)?.abort();
      this.asking.set(id, call);
    }
    desk.outside(async () => {
      const cancel = this.inTime(call);
      const made = await this.decided(request, play, call.signal).finally(cancel);
      for (const id of still) {
        if (this.asking.get(id) === call) this.asking.delete(id);
        for (const { source, decisions } of made) {
          const decision = decisions.find(({ actor }) => actor === id);
          const { asked, ended } = desk.play();
          if (!decision || ended || asked.get(id) !== about || isPlayed(desk.play(), id)) continue;
          desk.record({
            type: 'decision:made',
            by: id,
            about,
            source,
            ...seenToRefuse(desk.play(), heldToThePlay(desk.play(), decision)),
          });
        }
      }
      const [begun, ...rest] = made.flatMap(({ decisions: [decision], written }) =>
        decision && written ? [{ actor: decision.actor, about, written, call }] : [],
      );
      for (const { written } of rest) written.drop();
      this.onDecided(begun);
    });
  }

  /** Calls a mind off that keeps the stage silent for too long: the understudy decides. */
  private inTime(call: AbortController): Cancel {
    const { desk } = this;
    if (desk.brain.source !== 'model') return () => undefined;
    return atDeadAir(desk, 'decide', () => {
      call.abort();
      desk.record(steppedIn('decide'));
    });
  }

  /** Everybody's decision, by whoever came to it. */
  private async decided(request: DecideRequest, play: Play, signal: AbortSignal): Promise<DecisionsMade[]> {
    const { listeners } = request;
    const made = await this.decidedByBrain(request, play, signal);
    const missing = listeners.filter(
      ({ context }) => !made.some(({ decisions }) => decisions.some(({ actor }) => actor === context.actor)),
    );
    return missing.length > 0 ? [...made, await understudy.decide({ ...request, listeners: missing }, signal)] : made;
  }

  private async decidedByBrain(request: DecideRequest, play: Play, signal: AbortSignal): Promise<DecisionsMade[]> {
    const { brain } = this.desk;
    const of = async (listeners: readonly Listener[]): Promise<DecisionsMade> => {
      if (listeners.length === 0) return nothingDecided;
      try {
        const doubt = brain.source === 'model' ? this.credit.doubtBefore(actorsOf(listeners)) : undefined;
        const made = await brain.decide(withShared({ ...request, doubt }, play, listeners), signal);
        if (doubt) this.credit.settle(doubt, made.did);
        return made;
      } catch {
        // The understudy decides for all of them.
        return nothingDecided;
      }
    };
    if (brain.source !== 'model') return [await of(request.listeners)];
    // Whoever runs their head against the same wall is led past it.
    const isModels = (listener: Listener): boolean => isFree(listener) && !isCalledForLast(play, listener);
    const { first, together, apart, still } = howToAsk(request.listeners.filter(isModels), request.occasion);
    const alone = first ? await of([first]) : nothingDecided;
    // Where the understudy had to decide, it decides for everybody in its own way.
    if (signal.aborted || (first && alone.source === 'understudy')) return [alone];
    const isAnswered = alone.decisions.some(({ pace }) => pace !== 'silence');
    if (first && isAnswered) {
      const others = silent([...together, ...apart], `it is for ${first.context.name} to answer`);
      return [alone, others, silent(still, 'in hiding')];
    }
    const rest = await Promise.all([of(together), ...apart.map((each) => of([each]))]);
    const isTheirs = rest.every(({ source, decisions }) => source === 'model' || decisions.length === 0);
    return [alone, ...rest, ...(isTheirs ? [silent(still, 'in hiding')] : [])];
  }

  /** What everybody keeps of the scene that is over. */
  distil(): void {
    const { desk } = this;
    const play = desk.play();
    const from = play.since.scene.moments;
    const late = AbortSignal.timeout(60_000);
    // Nobody will be asked again when the play is over: what is left of its last scene costs no call.
    const brain = play.points[play.point + 1] ? desk.brain : understudy;
    desk.outside(async () => {
      for (const actor of play.profiles.keys()) {
        const memories = await brain.distil(play, actor, from, late).catch(() => []);
        if (memories.length > 0) desk.record({ type: 'memory:kept', by: actor, actor, memories: [...memories] });
      }
    });
  }

  dispose(): void {
    for (const call of this.asking.values()) call.abort();
    this.asking.clear();
  }
}

const actorsOf = (listeners: readonly Listener[]): EntityId[] => listeners.map(({ context }) => context.actor);

/** Who keeps still without having been asked. */
const silent = (listeners: readonly Listener[], why: string): DecisionsMade => ({
  source: 'model',
  decisions: listeners.map(({ context: { actor } }) => ({ actor, pace: 'silence', why })),
});

/** A person has waited for them in vain: the understudy has an answer at once. */
const isCalledForLast = ({ floor, now }: Play, { context: { actor } }: Listener): boolean =>
  calledForLast(floor.dues, actor, now) !== undefined;

/** Not when the last two things they tried were one and the same, and the world said no to both. */
function isFree({ context: { actor, past } }: Listener): boolean {
  const [last, before] = past
    .filter(({ by, kind }) => by === actor && kind !== 'thought')
    .slice(-2)
    .toReversed();
  return last?.kind !== 'refusal' || before?.kind !== 'refusal' || last.text !== before.text;
}

/**
 * What was decided, as far as it can be: nobody plays another's beat, or speaks to whom there is not or who cannot hear it.
 * What is their beat is played to whom it is for, and where they would not hear it, to whoever does.
 */
function heldToThePlay(play: Play, { beat, to: meant, desire, ...decision }: Decision): Decision {
  const { actor, pace } = decision;
  const own = beat === undefined ? undefined : beatById(play, beat);
  const isOwn = own?.actor === actor;
  const to = (isOwn && own.to !== undefined && hears(play, own.to, actor) ? own.to : undefined) ?? meant;
  const isThere = to !== undefined && worldOf(play).things.has(to);
  const isHeard = isThere && (pace === 'silence' || hears(play, to, actor));
  if (isThere && !isHeard && !isOwn) return { actor, pace: 'silence', why: `${nameOf(play, to)} would not hear it` };
  const why = decision.why.slice(0, 600);
  const wants = play.profiles.get(actor)?.desires?.some(({ id }) => id === desire);
  return { ...decision, why, ...(isHeard ? { to } : {}), ...(isOwn ? { beat } : {}), ...(wants ? { desire } : {}) };
}

/**
 * Nobody who is asked by a person and keeps silent does so unseen: they look away. So does whoever has been asked again and again and
 * would still rather speak to another or go about their business. Who hides keeps still.
 */
function seenToRefuse(play: Play, decision: Decision): Decision {
  const { actor, pace, action, beat, desire, to, why } = decision;
  const { dues } = play.floor;
  if (isInHiding(thingOf(worldOf(play), actor))) return decision;
  const isBusiness = beat !== undefined || desire !== undefined;
  const isMute = pace === 'silence' && !action && !isBusiness;
  const due = isMute ? leftTo(dues, actor) : calledForLast(dues, actor, play.now);
  const isAnswer = to === undefined ? pace !== 'silence' || !isBusiness : to === due?.from;
  return due && (isMute || !isAnswer)
    ? { actor, pace: 'silence', why, to: due.from, action: { verb: 'look away' } }
    : decision;
}

/** What several minds may have before them together, and no more; the understudy, which does without, does not have it told. */
const withShared = (request: DecideRequest, play: Play, listeners: readonly Listener[]): DecideRequest => ({
  ...request,
  listeners,
  get shared() {
    return sharedHistory(play, listeners);
  },
  get people() {
    return peopleKnown(play, listeners);
  },
});

/** Who is there, as far as all of them know, always in the same order: whoever is asked, it begins in the same way. */
function peopleKnown(play: Play, listeners: readonly Listener[]): NonNullable<DecideRequest['people']> {
  const contexts = listeners.map(({ context }) => context);
  const isKnown = (id: EntityId): boolean =>
    contexts.every(({ actor, others }) => actor === id || others.some((other) => other.id === id));
  return [...new Set(contexts.flatMap(({ actor, others }) => [actor, ...others.map(({ id }) => id)]))]
    .filter(isKnown)
    .sort()
    .map((id) => ({ id, name: nameOf(play, id), goal: play.goals.get(id)?.public ?? '' }));
}

/** What all of them perceived alike, oldest first, told so that none is addressed. */
function sharedHistory(play: Play, minds: readonly Listener[]): string[] {
  const listeners = minds.map(({ context }) => context.actor);
  const all = witnessedByAll(play, listeners);
  const earlier = Math.ceil((all.length - sharedMoments) / leap) * leap;
  const told = all.slice(Math.max(0, earlier)).map((moment) => {
    const isUnseen = listeners.some((id) => moment.unseenBy?.includes(id));
    return asToldToAll(play, moment, isUnseen);
  });
  return earlier > 0 ? [`(${earlier} earlier moments that all of them know)`, ...told] : told;
}

/** Actors with what they have in mind and what the plan has for them. */
export function listenersFor(desk: Desk, actors: readonly EntityId[]): Listener[] {
  return actors.map((actor) => listenerFor(desk, actor));
}

function listenerFor(desk: Desk, actor: EntityId): Listener {
  const play = desk.play();
  const context = contextOf(play, actor, { probe: desk.probe });
  const event = context.past.findLast(({ kind }) => kind !== 'thought');
  const { stage } = desk;
  const glimpse =
    stage.glimpse &&
    (async (picturing: Picturing) => {
      const sight = await stage.glimpse?.(actor, picturing);
      return sight && onlyApparent(sight, desk.play());
    });
  // Whoever only says what was decided does not ask for it.
  const next = once(() => nextBeatFor(play, actor));
  return {
    context,
    event,
    get next() {
      return next();
    },
    part: partOf(play, actor, context),
    glimpse,
  };
}
