import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Sight } from '../drama/sight.ts';
import type { Goal } from '../drama/profile.ts';
import type { Memory } from '../drama/memory.ts';
import { invariant } from '../kit/invariant.ts';
import { once } from '../kit/remembered.ts';
import { bearerOf, contents, isDead, placeOf } from '../world/containment.ts';
import { inSight } from '../world/sight.ts';
import { has, thingOf, type Thing } from '../world/world.ts';
import { isInHiding } from '../play/deed.ts';
import { owedBy } from '../play/dues.ts';
import { currentPoint, nameOf, worldOf, type Cue, type Play } from '../play/play.ts';
import { sees } from '../play/witness.ts';
import { shortenHistory } from './history.ts';
import { retrieve } from './memory.ts';
import { plainSight } from './perceiving/plain-sight.ts';
import { witnessedBy, type Witnessed } from './witnessed.ts';

/** Everything one actor has in mind: who they are, and what they themselves perceived. Built from witnessed facts only. */
export interface ActorContext {
  readonly actor: EntityId;
  readonly name: string;
  readonly persona: string;
  readonly relationships: readonly { readonly name: string; readonly text: string }[];
  readonly goal: Goal;
  readonly cue: Cue | undefined;
  /** What the talk calls to mind. */
  readonly memories: readonly string[];
  /** What they never forget: what they brought, and what mattered most of earlier scenes. The same all through a scene. */
  readonly lasting: readonly string[];
  readonly place: string;
  readonly environment: string;
  /** Whom they can see. */
  readonly others: readonly { readonly id: EntityId; readonly name: string; readonly note: string }[];
  /** What they can see and use, and whether it stays where it is. */
  readonly objects: readonly {
    readonly id: EntityId;
    readonly name: string;
    readonly note: string;
    readonly isFixed?: boolean;
  }[];
  readonly holding: readonly string[];
  /** What a host's game lets people do beside what everybody can: verb and what it is. */
  readonly also?: readonly string[];
  /**
   * What they see at this moment. `staged` is as a stage with eyes tells it, where there is one; `look` is a look of theirs,
   * with what has changed, and by the rule of places where no stage has eyes: only for a mind that thinks.
   */
  readonly sight?: { readonly staged: () => Sight | undefined; readonly look: () => Sight };
  /** The person's line they owe an answer to, and whether it was said to them or to the room. */
  readonly owes: { readonly about: number; readonly from: EntityId; readonly isOwn: boolean } | undefined;
  /** Behind or under something, and not found. */
  readonly hidden: boolean;
  /** What went before the history, in short; nothing is cut without a word. */
  readonly earlier: readonly string[];
  readonly history: readonly Witnessed[];
  /** Everything they perceived, oldest first. */
  readonly past: readonly Witnessed[];
}

interface ContextOptions {
  readonly probe?: PhysicalProbe | undefined;
  /** How much history stands in full, in characters; what is older is summed up. */
  readonly historyChars?: number;
}

/** How much history stands in full; what stands there anew each time is not more than what somebody always has. */
const usualHistoryChars = 1_600;
/** So many memories stand before a mind at once. */
const mostMemories = 6;
/** So many of what they brought and of what they kept since are never forgotten, as far as they fit into so many characters. */
const mostLasting = 5;
const longestLasting = 700;

export function contextOf(play: Play, actor: EntityId, options: ContextOptions = {}): ActorContext {
  const world = worldOf(play);
  const self = thingOf(world, actor);
  const profile = play.profiles.get(actor);
  invariant(profile, `${actor} has no profile: only those who have one can be asked.`);
  const place = placeOf(world, self);
  const scene = currentPoint(play)?.scene;
  const seen = inSight(world, self, options.probe);
  const others = seen.filter((thing) => thing.kind === 'actor' && sees(play, actor, thing.id, options.probe));
  const objects = seen.filter((thing) => thing.kind === 'prop' && bearerOf(world, thing)?.id !== actor);
  const all = witnessedBy(play, actor);
  let shortened: ReturnType<typeof shortenHistory> | undefined;
  const environment = place && scene?.place === place.id ? scene.description : (place?.description ?? '');
  // What a place looks like stands before them as it is: it need not be told as having happened, too.
  const happened = () => all.filter(({ kind, text }) => kind !== 'setting' || text !== environment);
  const shorten = () => (shortened ??= shortenHistory(happened(), actor, options.historyChars ?? usualHistoryChars));
  const brought = (profile.memory ?? []).map((text) => ({ text, importance: 0.5, at: 0 }));
  // The last word of a scene and the first of the next fall into one moment.
  const kept = (play.memories.get(actor) ?? []).filter(({ at }) => at <= play.since.scene.at);
  const cue = () =>
    all
      .slice(-4)
      .map(({ text }) => text)
      .join(' ');
  const present = others.map(({ id }) => id);
  const noted = once(() => objects.map(objectSeen));
  let memories: readonly string[] | undefined;
  let peeked: { readonly sight: Sight | undefined } | undefined;
  let looked: Sight | undefined;
  const peek = () => (peeked ??= { sight: options.probe?.sight?.(actor) }).sight;
  return {
    actor,
    name: self.name,
    persona: profile.persona,
    relationships: Object.entries(profile.relationships ?? {}).map(([id, text]) => ({
      name: nameOf(play, id as EntityId),
      text,
    })),
    goal: play.goals.get(actor) ?? profile.goal,
    cue: play.cues.get(actor),
    // Looked up when they are wanted: the understudy does without.
    get memories() {
      memories ??= retrieve([...brought, ...kept], cue(), play.now, mostMemories, present).map(({ text }) => text);
      return memories;
    },
    get lasting() {
      return lastingOf(brought, kept);
    },
    place: place?.name ?? 'nowhere',
    environment,
    also: (world.verbs?.all ?? []).map(
      ({ name, about, words = [] }) => [name, ...words].join(', ') + (about ? `: ${about}` : ''),
    ),
    others: others.map((thing) => ({ id: thing.id, name: thing.name, note: noteOf(thing) })),
    get objects() {
      return noted();
    },
    holding: contents(world, self, 'heldBy', 'wornBy').map(({ name }) => name),
    // Looked at once, and only by whoever wants to know.
    sight: {
      staged: peek,
      look: () =>
        (looked ??=
          options.probe?.look?.(actor) ?? peek() ?? plainSight(world, self, [...others, ...objects], play.now)),
    },
    owes: owedIn(play, actor),
    hidden: isInHiding(self),
    // These, too: a prompt has them, the understudy all of it.
    get earlier() {
      return shorten().earlier;
    },
    get history() {
      return shorten().history;
    },
    past: all,
  };
}

function lastingOf(brought: readonly Memory[], kept: readonly Memory[]): string[] {
  const weightiest = kept
    .map((memory, index) => ({ memory, index }))
    .sort((a, b) => b.memory.importance - a.memory.importance || b.index - a.index)
    .slice(0, mostLasting)
    .sort((a, b) => a.index - b.index)
    .map(({ memory }) => memory);
  let left = longestLasting;
  return [...new Set([...brought.slice(0, mostLasting), ...weightiest].map(({ text }) => text))].filter(
    ({ length }) => (left -= length) > 0,
  );
}

/** The line they owe an answer to, as they heard it. */
export const lineOwed = ({ owes, past }: ActorContext): Witnessed | undefined =>
  owes && past.findLast(({ seq }) => seq === owes.about);

function owedIn({ floor }: Play, actor: EntityId): ActorContext['owes'] {
  const [newest] = owedBy(floor.dues, actor);
  return newest && { about: newest.about, from: newest.from, isOwn: newest.to.includes(actor) };
}

const objectSeen = (thing: Thing): ActorContext['objects'][number] => ({
  id: thing.id,
  name: thing.name,
  note: noteOf(thing),
  isFixed: has(thing, 'fixed') || has(thing, 'scenery') || has(thing, 'door'),
});

const shownStates = ['open', 'lit', 'burning', 'broken', 'torn', 'cut', 'wet', 'dirty', 'wielded', 'posture', 'hurt'];

function noteOf(thing: Thing): string {
  if (thing.kind === 'actor' && isDead(thing)) return 'dead';
  return shownStates
    .flatMap((key) => {
      const value = thing.state[key];
      return value === true ? [key] : typeof value === 'string' && value !== '' ? [value] : [];
    })
    .concat(liquidIn(thing))
    .join(', ');
}

/** What a vessel holds, if it is one. */
function liquidIn({ state, traits }: Thing): string[] {
  const liquid = state['liquid'];
  if (typeof liquid === 'string' && liquid !== '' && state['amount'] !== 0) return [`${liquid} in it`];
  return traits.has('fillable') ? ['empty'] : [];
}
