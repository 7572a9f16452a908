import type { Arrival } from '../../drama/arrival.ts';
import { isMove, type Change } from '../../drama/change.ts';
import { changesIn } from '../../drama/changes-in.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { parentIn } from '../../drama/whereabouts.ts';
import { hashJson } from '../../kit/hash.ts';
import { worldFor } from '../../play/arrived.ts';
import { applyChanges } from '../../world/apply-changes.ts';
import { isWithin, placeOf } from '../../world/containment.ts';
import { inSight } from '../../world/sight.ts';
import { openWorld, thingOf, type World } from '../../world/world.ts';
import { isInTheOpen, seenArrival, seenScene, unseenActor } from './seen-scene.ts';
import { Sights } from './sights.ts';
import { ToldLog, toldText } from './told-log.ts';

/** A fact and the world after it. */
export interface Happened {
  readonly fact: Fact;
  readonly world: World;
  /** As it is told to all who perceived the whole of it, once anybody is. */
  text?: string;
}

type FactType = Fact['type'];

/** Everybody may know these, wherever they are. */
const publicFacts: ReadonlySet<FactType> = new Set(['act:opened', 'role:taken', 'role:released', 'play:ended']);

/** These are told to whoever perceived them. The company's bookkeeping is nobody's. */
const tellableFacts: ReadonlySet<FactType> = new Set([
  'scene:opened',
  'line:begun',
  'word:spoken',
  'line:ended',
  'action:begun',
  'action:ruled',
  'action:cancelled',
  'actor:entered',
  'actor:left',
  'event:told',
  'body:moved',
  'thought:had',
  'hack:refused',
  'cue:given',
]);

/** What only the one it is about knows; the audience does not. */
const privateFacts: ReadonlySet<FactType> = new Set(['action:cancelled', 'thought:had', 'hack:refused', 'cue:given']);
const isPrivate = (fact: Fact): boolean =>
  privateFacts.has(fact.type) || (fact.type === 'action:ruled' && !fact.verdict.ok);

const spokenFacts: ReadonlySet<FactType> = new Set(['line:begun', 'word:spoken', 'line:ended']);

/**
 * The evening as one pair of eyes has it: an actor's, or the audience's. What they are told is a log of its own, numbered
 * without a gap, that follows from the log of the evening and nothing else: the same on every node and after every restart.
 */
export class Eyewitness {
  /** What has been told so far, by number. */
  readonly told: ToldLog;
  private lastAt = 0;
  private followed = 0;
  /** The world as far as they know it. */
  private known: World | undefined;
  private isPlayed = false;
  private readonly hushed = new Set<number>();
  private readonly sights = new Sights();

  constructor(
    /** Undefined for the audience. */
    readonly viewer: EntityId | undefined,
    private readonly file: SceneFile,
  ) {
    this.told = new ToldLog(viewer);
  }

  /** Takes in what has happened since it last looked. */
  follow(evening: readonly Happened[]): void {
    for (; this.followed < evening.length; this.followed++) {
      const happened = evening[this.followed];
      if (happened) this.take(happened);
    }
  }

  private take(happened: Happened): void {
    const { fact, world } = happened;
    if (fact.type === 'play:opened') return this.open(fact, world);
    if (fact.type === 'role:taken' && fact.actor === this.viewer) this.isPlayed = true;
    if (fact.type === 'role:released' && fact.actor === this.viewer) this.isPlayed = false;
    if (fact.type === 'event:told' && fact.comes) this.meet(fact, fact.comes);
    if (this.isTold(fact, world)) this.hear(happened);
    if (changesIn(fact).length > 0) this.look(fact, world);
  }

  private open(fact: FactOf<'play:opened'>, world: World): void {
    const scene = seenScene(this.file, world, this.viewer);
    this.known = openWorld(scene);
    const settings = { ...fact.settings, seed: '0', case: undefined };
    this.told.add(toldText({ ...fact, scene, settings }));
  }

  /** What all who perceive it are told alike is written once for all of them. */
  private hear(happened: Happened): void {
    const { fact } = happened;
    if (!this.isAlike(fact)) return this.tell(this.asSeen(fact));
    this.lastAt = fact.at;
    happened.text ??= toldText({ ...fact, unseenBy: undefined });
    this.told.add(happened.text);
  }

  /** Whether it is to these eyes what it is to others, and changes nothing in what they know of the world. */
  private isAlike(fact: Fact): boolean {
    if (fact.type === 'action:ruled' || fact.type === 'event:told' || 'changes' in fact) return false;
    return fact.at >= this.lastAt && (this.viewer === undefined || !fact.unseenBy?.includes(this.viewer));
  }

  /** Everybody is told that there is one more, as of the cast before the curtain rose; where, only who sees it. */
  private meet(fact: FactOf<'event:told'>, comes: readonly Arrival[]): void {
    const witnesses = this.viewer === undefined ? [] : [this.viewer];
    this.tell({
      ...fact,
      narration: '',
      changes: [],
      comes: comes.map((each) => seenArrival(each, this.viewer)),
      witnesses,
    });
  }

  private isTold(fact: Fact, world: World): boolean {
    if (publicFacts.has(fact.type)) return true;
    if (!tellableFacts.has(fact.type)) return false;
    if (this.viewer === undefined) return this.isForAudience(fact);
    if (fact.type === 'cue:given' && !this.isPlayed) return false;
    // Where a body stands is nobody's to remember, and so has no witnesses; whoever sees it has it there.
    if (fact.type === 'body:moved')
      return fact.actor !== this.viewer && this.sights.has(world, this.viewer, fact.actor);
    return fact.witnesses.includes(this.viewer);
  }

  /** What is said or done before the house. A whisper is not: whoever plays could sit there, too. */
  private isForAudience(fact: Fact): boolean {
    if (isPrivate(fact)) return false;
    if (fact.type === 'line:begun' && (fact.voice === 'whisper' || fact.voice === 'aside')) this.hushed.add(fact.turn);
    const isHushed = 'turn' in fact && this.hushed.has(fact.turn);
    if (fact.type === 'line:ended') this.hushed.delete(fact.turn);
    return !(isHushed && spokenFacts.has(fact.type));
  }

  /** The fact without what this one did not perceive of it. */
  private asSeen(fact: Fact): Fact {
    const { viewer } = this;
    const isUnseen = viewer !== undefined && (fact.unseenBy?.includes(viewer) ?? false);
    const own = viewer === undefined ? [] : [viewer];
    const seen = { ...fact, witnesses: own, unseenBy: isUnseen ? own : undefined } as Fact & { actor?: EntityId };
    if (isUnseen && 'actor' in fact) Object.assign(seen, { actor: unseenActor, by: unseenActor });
    if (seen.type === 'action:ruled' && seen.verdict.ok) {
      const { seen: others, narration, ...verdict } = seen.verdict;
      const isTheirs = viewer !== undefined && fact.type === 'action:ruled' && fact.actor === viewer;
      const changes = this.sound(verdict.changes);
      return { ...seen, verdict: { ...verdict, changes, narration: isTheirs ? narration : (others ?? narration) } };
    }
    if (seen.type === 'event:told') return { ...seen, comes: undefined, changes: this.sound(seen.changes) };
    return 'changes' in seen ? { ...seen, changes: this.sound(seen.changes) } : seen;
  }

  /** Changes that fit what is known: what is known may be old. */
  private sound(changes: readonly Change[]): Change[] {
    let { known } = this;
    if (!known) return [];
    const sound: Change[] = [];
    for (const change of changes) {
      const thing = known.things.get(change.entity);
      const into = isMove(change) && change.value ? known.things.get(parentIn(change.value)) : undefined;
      if (!thing || (into && (into.id === thing.id || isWithin(known, into, thing)))) continue;
      sound.push(change);
      known = applyChanges(known, [change]);
    }
    return sound;
  }

  private tell(fact: Fact): void {
    this.lastAt = Math.max(fact.at, this.lastAt);
    this.told.add(toldText({ ...fact, at: this.lastAt }));
    if (this.known) this.known = applyChanges(worldFor(this.known, fact), changesIn(fact));
  }

  /** What can be seen now and was not known to be so is told as well, without a word. */
  private look(fact: Fact, world: World): void {
    const { known, viewer } = this;
    if (!known) return;
    const changes = this.sound(this.differences(known, world));
    if (changes.length === 0) return;
    const actor = viewer ?? unseenActor;
    const witnesses = viewer === undefined ? [] : [viewer];
    this.tell({ seq: 0, at: fact.at, by: 'narrator', type: 'actor:entered', actor, changes, narration: '', witnesses });
  }

  private differences(known: World, world: World): readonly Change[] {
    const { viewer } = this;
    const visible = viewer === undefined ? openThings(world) : thingsSeen(world, viewer);
    const changes: Change[] = [];
    for (const id of visible) {
      const [is, was] = [thingOf(world, id), known.things.get(id)];
      if (!was) continue;
      if (hashJson(is.at) !== hashJson(was.at)) changes.push({ entity: id, property: 'at', value: is.at });
      for (const [property, value] of Object.entries(is.state)) {
        if (was.state[property] !== value) changes.push({ entity: id, property, value });
      }
    }
    // What was thought to be here and is not.
    const here = viewer === undefined ? openThings(known) : thingsSeen(known, viewer);
    for (const id of here) {
      if (!visible.has(id) && id !== viewer) changes.push({ entity: id, property: 'at', value: null });
    }
    return changes;
  }
}

/** The role somebody has as far as the evening has come; none, where they only look on. */
export function roleIn(evening: readonly Happened[], player: string): EntityId | undefined {
  for (let at = evening.length - 1; at >= 0; at--) {
    const fact = evening[at]?.fact;
    if (fact?.type === 'role:taken' && fact.player === player) return fact.actor;
    if (fact?.type === 'role:released' && fact.player === player) return undefined;
  }
  return undefined;
}

const openThings = (world: World): ReadonlySet<EntityId> =>
  new Set(world.cast.filter((id) => isVisible(world, id) && isInTheOpen(world, thingOf(world, id))));

const isVisible = (world: World, id: EntityId): boolean => {
  const thing = thingOf(world, id);
  return thing.kind !== 'place' && placeOf(world, thing) !== undefined;
};

function thingsSeen(world: World, viewer: EntityId): ReadonlySet<EntityId> {
  const eyes = world.things.get(viewer);
  return eyes ? new Set([viewer, ...inSight(world, eyes).map(({ id }) => id)]) : new Set();
}
