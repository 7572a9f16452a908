import { hashJson, stableJson } from '../kit/hash.ts';
import type { Beat } from '../drama/beat.ts';
import { pointsInOrder } from '../drama/blueprint.ts';
import type { Fact } from '../drama/fact.ts';
import { sceneIn } from '../drama/scene-in.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import type { Play } from './play.ts';
import { replay } from './replay.ts';

/** An evening so far, as if it had been played from another version of its scene. */
export interface TakenUp {
  /** What of it holds on the new scene, with that scene in its first fact. Nothing, where not even a turn of it does. */
  readonly facts: readonly Fact[];
  readonly play: Play | undefined;
  /** Whether no beat has another name now: what is thought and said at this moment still means the same. */
  readonly isSameScript: boolean;
  /** Why not all of it holds. */
  readonly why?: string;
}

/**
 * Follows an evening on a changed scene. Beats are known by what is said in them, so that one more before the place where one
 * is changes nothing of what was played. Where a fact does not hold any more, the evening goes back to the last turn that does.
 */
export function takeUpOn(facts: readonly Fact[], written: SceneFile): TakenUp {
  const [opened, ...rest] = facts;
  if (opened?.type !== 'play:opened') return { facts: [], play: undefined, isSameScript: false };
  const scene = sceneIn(written, opened.settings.language);
  const names = beatNames(opened.scene as SceneFile, scene);
  const renamed: Fact[] = [{ ...opened, scene }, ...rest.map((fact) => withNames(fact, names))];
  const isSameScript = [...names].every(([before, now]) => before === now);
  const fault = firstFault(renamed, opened.scene as SceneFile, scene);
  const isOver = renamed.some(({ type }) => type === 'play:ended');
  if (!fault && !isOver) return { facts: renamed, play: replay(renamed).play, isSameScript };
  const good = isOver ? [] : renamed.slice(0, fault?.seq);
  const whole = good.slice(0, good.findLastIndex(({ type }) => type === 'turn:ended') + 1);
  return { facts: whole, play: replay(whole).play, isSameScript: false, ...(fault ? { why: fault.reason } : {}) };
}

interface Fault {
  readonly seq: number;
  readonly reason: string;
}

/** Where the evening and the new scene part. */
function firstFault(facts: readonly Fact[], before: SceneFile, now: SceneFile): Fault | undefined {
  const { fault } = replay(facts);
  const gone = firstOfGone(facts, before, now);
  return fault && gone ? (fault.seq < gone.seq ? fault : gone) : (fault ?? gone);
}

/** Somebody or something had a part in it that is not in the play any more, or a point was played that is not. */
function firstOfGone(facts: readonly Fact[], before: SceneFile, now: SceneFile): Fault | undefined {
  const ids = new Set<string>(now.entities.map(({ id }) => id));
  const gone = before.entities.filter(({ id }) => !ids.has(id));
  const parts = new Set(
    now.blueprint.acts.flatMap((act) => [
      act.id,
      ...act.scenes.flatMap((scene) => [scene.id, ...scene.points.map(({ id }) => id)]),
    ]),
  );
  for (const fact of facts.slice(1)) {
    const part = 'point' in fact ? fact.point : fact.type === 'act:opened' ? fact.act : undefined;
    if (part !== undefined && !parts.has(part)) return { seq: fact.seq, reason: `“${part}” is gone` };
    const text = gone.length > 0 ? JSON.stringify(fact) : '';
    const missing = gone.find(({ id }) => text.includes(JSON.stringify(id)));
    if (missing) return { seq: fact.seq, reason: `${missing.name} is gone` };
  }
  return undefined;
}

/** Whether an evening is played from this very scene. */
export function isPlayedFrom([opened]: readonly Fact[], scene: SceneFile): boolean {
  if (opened?.type !== 'play:opened') return false;
  return stableJson(opened.scene) === stableJson(sceneIn(scene, opened.settings.language));
}

/** What each beat of the old script is called in the new one. */
function beatNames(before: SceneFile, now: SceneFile): ReadonlyMap<string, string> {
  const [old, fresh] = [beatsOf(before), beatsOf(now)];
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const bySaid = new Map<string, string[]>();
  for (const [id, { said }] of fresh) bySaid.set(said, [...(bySaid.get(said) ?? []), id]);
  for (const [id, { said }] of old) {
    const same = bySaid.get(said)?.filter((each) => !taken.has(each)) ?? [];
    const found = same.includes(id) ? id : same[0];
    if (found === undefined) continue;
    names.set(id, found);
    taken.add(found);
  }
  // Whose words were changed is still the same beat, if it stands where it stood and is the same person's.
  for (const [id, { actor }] of old) {
    if (names.has(id)) continue;
    const isFree = fresh.get(id)?.actor === actor && !taken.has(id);
    names.set(id, isFree ? id : `${id}-before`);
    if (isFree) taken.add(id);
  }
  return names;
}

interface KnownBeat {
  readonly actor: string;
  readonly said: string;
}

function beatsOf({ blueprint }: SceneFile): ReadonlyMap<string, KnownBeat> {
  const beats = new Map<string, KnownBeat>();
  for (const { point } of pointsInOrder(blueprint)) {
    for (const { beats: own } of point.trajectories) {
      for (const beat of own) beats.set(beat.id, { actor: beat.actor, said: saidIn(point.id, beat) });
    }
  }
  return beats;
}

const saidIn = (point: string, { id: _, ...beat }: Beat): string => hashJson([point, beat]);

function withNames(fact: Fact, names: ReadonlyMap<string, string>): Fact {
  if (!('beat' in fact) || fact.beat === undefined) return fact;
  const name = names.get(fact.beat);
  return name === undefined || name === fact.beat ? fact : { ...fact, beat: name };
}
