import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { LightCue, StageLight } from '../../../src/drama/staging.ts';

/** What a moment of the play is like, for its light. */
interface LitMoment {
  /** The point being played. */
  readonly point?: string | undefined;
  /** The place that is looked at. */
  readonly place?: EntityId | undefined;
  /** Who is there. */
  readonly actors?: readonly EntityId[] | undefined;
}

/** The light a moment asks for. */
export type CalledLight = Pick<LightCue, 'strength' | 'warm' | 'cold'> & {
  readonly mood: StageLight['mood'];
  readonly seconds: number;
};

/** Long enough to be felt rather than seen. */
const usualSeconds = 3;

/** Calls the light of a moment: what the staging has, changed by the cue that says most about this moment. */
export function callLight(light: StageLight, moment: LitMoment): CalledLight {
  const cues = (light.cues ?? []).filter((cue) => holds(cue, moment));
  const best = cues.reduce<LightCue | undefined>(
    (chosen, cue) => (chosen === undefined || weightOf(cue) >= weightOf(chosen) ? cue : chosen),
    undefined,
  );
  // A cue with a mood of its own begins from that mood; one without only touches up what the staging has.
  const from: Pick<LightCue, 'strength' | 'warm' | 'cold'> = best?.mood === undefined ? light : {};
  const { strength = from.strength, warm = from.warm, cold = from.cold } = best ?? {};
  return {
    mood: best?.mood ?? light.mood,
    seconds: best?.seconds ?? usualSeconds,
    ...(strength !== undefined && { strength }),
    ...(warm !== undefined && { warm }),
    ...(cold !== undefined && { cold }),
  };
}

function holds({ point, place, actor }: LightCue, moment: LitMoment): boolean {
  if (point === undefined && place === undefined && actor === undefined) return false;
  return (
    (point === undefined || point === moment.point) &&
    (place === undefined || place === moment.place) &&
    (actor === undefined || (moment.actors ?? []).includes(actor))
  );
}

const weightOf = ({ point, place, actor }: LightCue): number =>
  (actor === undefined ? 0 : 4) + (point === undefined ? 0 : 2) + (place === undefined ? 0 : 1);
