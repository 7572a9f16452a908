import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, PointEnd } from '../../drama/fact.ts';
import { nameOf, worldOf, type Play } from '../../play/play.ts';
import { firstSentence } from '../words/sentences.ts';

/** A milestone, as far as whoever reads may know of it. */
export interface ProgressPoint {
  readonly how: PointEnd;
  /** What has come about; nothing, where the reader was not there. */
  readonly says: string | undefined;
}

export interface ProgressScene {
  readonly when: 'past' | 'now' | 'ahead';
  /** What lies ahead has no name yet. */
  readonly title: string | undefined;
  readonly reached: readonly ProgressPoint[];
  /** How many milestones there may still be. */
  readonly left: number;
}

export interface ProgressAct {
  readonly title: string | undefined;
  readonly scenes: readonly ProgressScene[];
}

export interface CastMember {
  readonly actor: EntityId;
  readonly name: string;
  /** How they look to whoever meets them. */
  readonly look: string | undefined;
  readonly isOwn: boolean;
  /** A person plays it. */
  readonly isPerson: boolean;
}

/** The shape of the play as it may be known now: what has been, where it is, and how much is left; never what comes. */
interface Progress {
  readonly title: string;
  readonly acts: readonly ProgressAct[];
  /** What the own role wants, in its own words. */
  readonly goal: string | undefined;
  readonly cast: readonly CastMember[];
}

export function progressOf(play: Play, facts: readonly Fact[], role?: EntityId): Progress {
  const { blueprint, reached } = play;
  const ends = new Map(reached.map(({ point, how }) => [point, how]));
  const unseen = unseenPoints(facts, role);
  const now = play.points[Math.max(0, play.point)]?.scene;
  let isAhead = false;
  const acts = blueprint.acts.map((act): ProgressAct => {
    const isActAhead = isAhead;
    const scenes = act.scenes.map((scene): ProgressScene => {
      const when = scene === now && !play.ended ? 'now' : isAhead ? 'ahead' : 'past';
      if (scene === now) isAhead = true;
      const done = scene.points.flatMap(({ id, flag }): ProgressPoint[] => {
        const how = ends.get(id);
        if (how === undefined || how === 'moot') return [];
        return [{ how, says: unseen.has(id) ? undefined : flag.says }];
      });
      const left = scene.points.filter(({ id }) => !ends.has(id)).length;
      return { when, title: when === 'ahead' ? undefined : scene.title, reached: done, left };
    });
    return { title: isActAhead ? undefined : act.title, scenes };
  });
  const cast = [...play.profiles.keys()].map((actor) => ({
    actor,
    name: nameOf(play, actor),
    look: lookOf(play, actor),
    isOwn: actor === role,
    isPerson: play.roles.has(actor),
  }));
  return { title: blueprint.title, acts, goal: role && play.goals.get(role)?.private, cast };
}

function lookOf(play: Play, actor: EntityId): string | undefined {
  const { description } = worldOf(play).things.get(actor) ?? {};
  return description === undefined ? undefined : firstSentence(description);
}

/** Milestones that came about where the role was not. */
function unseenPoints(facts: readonly Fact[], role: EntityId | undefined): ReadonlySet<string> {
  const unseen = new Set<string>();
  if (role === undefined) return unseen;
  for (const fact of facts) {
    const isResult = fact.type === 'event:told' && (fact.cause === 'result' || fact.cause === 'otherwise');
    if (isResult && !fact.witnesses.includes(role)) unseen.add(fact.id);
  }
  return unseen;
}
