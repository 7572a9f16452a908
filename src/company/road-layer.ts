import { hashText } from '../kit/hash.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Point } from '../drama/point.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import type { PlanRequest } from '../mind/brain.ts';
import { placeOf } from '../world/containment.ts';
import { thingOf } from '../world/world.ts';
import { nameOf, onStage, worldOf, type Play } from '../play/play.ts';

/** What makes a state so, as a deed with the thing: `opens the door`. */
const deeds: Readonly<Record<string, readonly [makes: string, unmakes: string]>> = {
  open: ['open', 'close'],
  locked: ['lock', 'unlock'],
  lit: ['light', 'put out'],
  on: ['switch on', 'switch off'],
  broken: ['break', ''],
  torn: ['tear', ''],
  cut: ['cut', ''],
  burning: ['burn', 'put out'],
  wet: ['wet', ''],
};

type Bare = Pick<Beat, 'actor' | 'plays' | 'hint' | 'instruction'> & {
  readonly to?: EntityId;
  readonly done: Condition;
};

/**
 * Lays roads to a flag the author left without any, by working back from what it asks for: each way the condition can come
 * true is a road, each part of it a beat. What no deed and no word of an actor brings about has no road.
 */
export function layRoads(play: Play, point: Point): Trajectory[] {
  const { when } = point.flag;
  if (!when) return [];
  return waysTo(play, when)
    .filter((beats) => beats.length > 0)
    .map((beats, index) => ({
      id: `laid-${point.id}-${index + 1}`.slice(0, 60),
      beats: beats.map((beat, at) => ({ id: `laid-${hashText(`${point.id}/${index}/${at}`).slice(0, 12)}`, ...beat })),
    }));
}

/** What a brain is told when it is asked for roads. */
export function planRequest(play: Play, point: Point): PlanRequest {
  const world = worldOf(play);
  const scene = play.points[play.point]?.scene;
  const place = scene && world.things.get(scene.place);
  return {
    point: point.id,
    description: point.description,
    flag: point.flag.says,
    place: `${place?.name ?? ''}. ${scene?.description ?? ''}`,
    people: onStage(play).map((id) => ({ id, name: nameOf(play, id), goal: play.goals.get(id)?.public ?? '' })),
    things: world.cast
      .map((id) => thingOf(world, id))
      .filter((thing) => thing.kind === 'prop' && placeOf(world, thing)?.id === scene?.place)
      .map(({ name }) => name),
  };
}

/** More roads than these nobody needs, and forty choices after one another would make more than there are numbers for. */
const mostWays = 6;

/** The first ways a condition can come true, each a list of beats. */
const waysTo = (play: Play, condition: Condition): Bare[][] => foldCondition(ways, condition, play).slice(0, mostWays);

const ways: ConditionFold<Bare[][], [Play]> = {
  all: ({ all }, play) =>
    all.reduce<Bare[][]>(
      (found, part) => {
        const more = waysTo(play, part);
        return found.flatMap((way) => more.map((next) => [...way, ...next])).slice(0, mostWays);
      },
      [[]],
    ),
  any: ({ any }, play) => any.flatMap((way) => waysTo(play, way)),
  witness: ({ of }, play) => waysTo(play, of),
  of: ({ of, atLeast }, play) => waysTo(play, { all: of.slice(0, atLeast) }),
  otherwise(condition, play) {
    const beat = foldCondition(beats, condition, play);
    return beat ? [[beat]] : [];
  },
};

/** Somebody who could do what nobody is named for. */
const somebodyIn = (play: Play): EntityId | undefined => onStage(play)[0] ?? [...play.profiles.keys()][0];

function act(play: Play, actor: EntityId | undefined, deed: string, done: Condition): Bare | undefined {
  if (!actor || !play.profiles.has(actor)) return undefined;
  return { actor, plays: [`(${deed})`], hint: `You might ${deed}.`, instruction: `Now ${deed}.`, done };
}

/** The one beat that brings a condition about. */
const beats: ConditionFold<Bare | undefined, [Play]> = {
  done(condition, play) {
    const { by = somebodyIn(play), verb, object, target } = condition.done;
    const word = [verb ?? 'look at'].flat()[0] ?? 'look at';
    const deed = [word, object && theThing(play, object), target && `to ${nameOf(play, target)}`];
    return act(play, by, deed.filter(Boolean).join(' '), condition);
  },
  said(condition, play) {
    const { by = somebodyIn(play), to, words } = condition.said;
    const line = words?.[0];
    if (!by || !line || !play.profiles.has(by)) return undefined;
    return {
      actor: by,
      plays: [`${line.charAt(0).toUpperCase()}${line.slice(1)}.`],
      hint: `There is something you have not said: “${line}”.`,
      instruction: `Say it: “${line}”.`,
      done: condition,
      ...(to ? { to } : {}),
    };
  },
  state(condition, play) {
    const [key, value] = Object.entries(condition.state)[0] ?? [];
    const deed = key === undefined ? undefined : deeds[key]?.[value === true ? 0 : 1];
    return deed ? act(play, somebodyIn(play), `${deed} ${theThing(play, condition.entity)}`, condition) : undefined;
  },
  within(condition, play) {
    const { entity, within } = condition;
    const isActor = worldOf(play).things.get(entity)?.kind === 'actor';
    return isActor ? act(play, entity, `go to ${nameOf(play, within)}`, condition) : undefined;
  },
  at(condition, play) {
    const { entity, at } = condition;
    const [relation, parent] = [relationOf(at), parentIn(at)];
    if (relation === 'heldBy') return act(play, parent, `take ${theThing(play, entity)}`, condition);
    if (!['in', 'on', 'under', 'behind'].includes(relation)) return undefined;
    const deed = `put ${theThing(play, entity)} ${relation} ${nameOf(play, parent)}`;
    return act(play, holderOf(play, entity) ?? somebodyIn(play), deed, condition);
  },
  otherwise: () => undefined,
};

const theThing = (play: Play, id: EntityId): string => `the ${nameOf(play, id).replace(/^the /i, '')}`;

/** Whoever has it in hand is the one to put it somewhere. */
function holderOf(play: Play, id: EntityId): EntityId | undefined {
  const at = worldOf(play).things.get(id)?.at;
  return at && relationOf(at) === 'heldBy' ? parentIn(at) : undefined;
}
