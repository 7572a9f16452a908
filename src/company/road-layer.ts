import { hashText } from '../kit/hash.ts';
import type { Beat, Trajectory } from '../drama/beat.ts';
import type { Condition } from '../drama/condition.ts';
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
    .slice(0, 6)
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

/** Every way a condition can come true, each a list of beats. */
function waysTo(play: Play, condition: Condition): Bare[][] {
  if ('all' in condition) {
    return condition.all.reduce<Bare[][]>(
      (ways, part) => {
        const more = waysTo(play, part);
        return ways.flatMap((way) => more.map((next) => [...way, ...next]));
      },
      [[]],
    );
  }
  if ('any' in condition) return condition.any.flatMap((way) => waysTo(play, way));
  if ('witness' in condition) return waysTo(play, condition.of);
  if ('of' in condition) {
    return waysTo(play, { all: condition.of.slice(0, condition.atLeast) });
  }
  const beat = beatFor(play, condition);
  return beat ? [[beat]] : [];
}

function beatFor(play: Play, condition: Condition): Bare | undefined {
  const thing = (id: EntityId) => nameOf(play, id);
  const [somebody] = onStage(play).length > 0 ? onStage(play) : [...play.profiles.keys()];
  const act = (actor: EntityId | undefined, deed: string, to?: EntityId): Bare | undefined =>
    actor && play.profiles.has(actor)
      ? {
          actor,
          plays: [`(${deed})`],
          hint: `You might ${deed}.`,
          instruction: `Now ${deed}.`,
          done: condition,
          ...(to ? { to } : {}),
        }
      : undefined;
  if ('done' in condition) {
    const { by = somebody, verb, object, target } = condition.done;
    const word = [verb ?? 'look at'].flat()[0] ?? 'look at';
    return act(
      by,
      [word, object && `the ${bare(thing(object))}`, target && `to ${thing(target)}`].filter(Boolean).join(' '),
    );
  }
  if ('said' in condition) {
    const { by = somebody, to, words } = condition.said;
    const line = words?.[0];
    if (!by || !line || !play.profiles.has(by)) return undefined;
    const said = `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
    return {
      actor: by,
      plays: [said],
      hint: `There is something you have not said: “${line}”.`,
      instruction: `Say it: “${line}”.`,
      done: condition,
      ...(to ? { to } : {}),
    };
  }
  if ('state' in condition) {
    const [key, value] = Object.entries(condition.state)[0] ?? [];
    const deed = key === undefined ? undefined : deeds[key]?.[value === true ? 0 : 1];
    return deed ? act(somebody, `${deed} the ${bare(thing(condition.entity))}`) : undefined;
  }
  if ('within' in condition) {
    const isActor = worldOf(play).things.get(condition.entity)?.kind === 'actor';
    return isActor ? act(condition.entity, `go to ${thing(condition.within)}`) : undefined;
  }
  if ('at' in condition && 'entity' in condition) {
    const [relation, parent] = [relationOf(condition.at), parentIn(condition.at)];
    if (relation === 'heldBy') return act(parent, `take the ${bare(thing(condition.entity))}`);
    const placed = relation === 'in' || relation === 'on' || relation === 'under' || relation === 'behind';
    return placed
      ? act(
          holderOf(play, condition.entity) ?? somebody,
          `put the ${bare(thing(condition.entity))} ${relation} ${thing(parent)}`,
        )
      : undefined;
  }
  return undefined;
}

/** Whoever has it in hand is the one to put it somewhere. */
function holderOf(play: Play, id: EntityId): EntityId | undefined {
  const at = worldOf(play).things.get(id)?.at;
  return at && relationOf(at) === 'heldBy' ? parentIn(at) : undefined;
}

const bare = (name: string): string => name.replace(/^the /i, '');
