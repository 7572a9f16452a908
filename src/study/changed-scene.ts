import { pointsInOrder, type Blueprint } from '../drama/blueprint.ts';
import type { Trajectory } from '../drama/beat.ts';
import type { Condition } from '../drama/condition.ts';
import { isEntityId } from '../drama/entity-id.ts';
import type { Looks } from '../drama/looks.ts';
import type { Point } from '../drama/point.ts';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { given } from '../kit/given.ts';
import type { Result } from '../kit/result.ts';
import type { Problem } from '../kit/schema.ts';
import type { PlayChanges } from './play-changes.ts';

/**
 * A scene as somebody wants it who was given it: other names and looks, another title, one of its endings. Where a place is
 * changed the scene is planned anew first. What is named and not there changes nothing.
 */
export function changedScene(scene: SceneFile, changes: PlayChanges): Result<SceneFile, readonly Problem[]> {
  const { blueprint, staging, ...world } = renamed(scene, newNames(scene, changes));
  const looks = changedLooks(staging?.looks ?? [], scene, changes);
  return readSceneFile({
    ...world,
    blueprint: { ...headedFor(blueprint, changes.ending), title: changes.title ?? blueprint.title },
    ...(looks.length > 0 ? { staging: { ...staging, looks } } : given({ staging })),
  });
}

/** The roads of the point at which a play is decided: the last that has several. */
export const endingsOf = ({ blueprint }: SceneFile): readonly Trajectory[] =>
  decidingPoint(blueprint)?.trajectories ?? [];

const decidingPoint = (blueprint: Blueprint): Point | undefined =>
  pointsInOrder(blueprint).findLast(({ point }) => point.trajectories.length > 1)?.point;

/** The others are open to the company only when it has been at a loss for so long. */
const lateSeconds = 600;

/** The company makes for this road; whoever plays may still bring about what they like. */
function headedFor(blueprint: Blueprint, road: string | undefined): Blueprint {
  const deciding = decidingPoint(blueprint);
  if (!deciding?.trajectories.some(({ id }) => id === road)) return blueprint;
  const late: Condition = { secondsInto: 'point', atLeast: lateSeconds };
  const trajectories = deciding.trajectories.map((one) =>
    one.id === road ? one : { ...one, when: one.when ? { all: [one.when, late] } : late },
  );
  const inPoint = (point: Point): Point => (point.id === deciding.id ? { ...point, trajectories } : point);
  const acts = blueprint.acts.map((act) => ({
    ...act,
    scenes: act.scenes.map((scene) => ({ ...scene, points: scene.points.map(inPoint) })),
  }));
  return { ...blueprint, acts };
}

function changedLooks(
  before: readonly Looks[],
  { entities }: SceneFile,
  { people = {} }: PlayChanges,
): readonly Looks[] {
  const after = new Map(before.map((looks) => [looks.actor, looks]));
  for (const { id, kind } of entities) {
    const looks = people[id]?.looks;
    if (kind !== 'actor' || !looks) continue;
    const known = after.get(id);
    after.set(id, {
      ...known,
      ...looks,
      ...(known?.hair || looks.hair ? { hair: { ...known?.hair, ...looks.hair } } : {}),
      ...(known?.dress || looks.dress ? { dress: { ...known?.dress, ...looks.dress } } : {}),
      actor: id,
    });
  }
  return [...after.values()];
}

/** What each name becomes, and each of its words by which the play calls its bearer. */
function newNames({ entities }: SceneFile, { people = {} }: PlayChanges): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, kind, name, aliases = [] } of entities) {
    const wanted = people[id]?.name;
    if (kind !== 'actor' || wanted === undefined || wanted === name) continue;
    const [old, fresh] = [name.split(/\s+/), wanted.split(/\s+/)];
    for (const alias of aliases) {
      const place = old.indexOf(alias);
      if (place !== -1) names.set(alias, (place === 0 ? fresh[0] : fresh.at(-1)) ?? wanted);
    }
    names.set(name, wanted);
  }
  return names;
}

/** A scene with these names in all its texts, whole words only; ids, and what names them, stay as they are. */
function renamed<T>(scene: T, names: ReadonlyMap<string, string>): T {
  if (names.size === 0) return scene;
  const ids = new Set(idsIn(scene));
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(wholeWord).join('|'), 'gu');
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string')
      return isEntityId(part) || ids.has(part) ? part : part.replace(pattern, (name) => names.get(name) ?? name);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(scene) as T;
}

function idsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'id' in part && typeof part.id === 'string' ? [part.id] : [];
  return [...own, ...Object.values(part).flatMap(idsIn)];
}

/** Chinese writes no spaces between words. */
function wholeWord(name: string): string {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /\p{Script=Han}/u.test(name) ? written : `(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`;
}
