import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { LightCue, StageLight } from '../../src/drama/staging.ts';
import type { LightWish } from '../look/lighting.ts';

/** A light to go over to, and in how many seconds. */
export interface CalledCue {
  readonly wish: LightWish;
  readonly seconds: number;
}

const usualSeconds = 3;

/**
 * Knows which of a play's light cues holds. A cue holds while all that it names is so; one for an actor goes before one
 * for a point, and that before one for a place.
 */
export class CueBoard {
  private point: string | undefined;
  private called: LightCue | undefined;

  constructor(private readonly light: StageLight) {}

  attend(fact: Fact): void {
    if (fact.type === 'point:opened') this.point = fact.point;
  }

  /** The cue to call now; undefined while the light is as it should be. */
  call(place: EntityId | undefined, isHere: (actor: EntityId) => boolean): CalledCue | undefined {
    const cue = this.holding(place, isHere);
    if (cue === this.called) return undefined;
    const seconds = cue?.seconds ?? this.called?.seconds ?? usualSeconds;
    this.called = cue;
    const { mood, strength, warm, cold } = this.light;
    return { wish: { mood, strength, warm, cold, ...(cue ? told(cue) : {}) }, seconds };
  }

  private holding(place: EntityId | undefined, isHere: (actor: EntityId) => boolean): LightCue | undefined {
    let best: LightCue | undefined;
    let rank = -1;
    for (const cue of this.light.cues ?? []) {
      if (cue.point !== undefined && cue.point !== this.point) continue;
      if (cue.place !== undefined && cue.place !== place) continue;
      if (cue.actor !== undefined && !isHere(cue.actor)) continue;
      const own = (cue.actor ? 4 : 0) + (cue.point ? 2 : 0) + (cue.place ? 1 : 0);
      if (own <= rank) continue;
      best = cue;
      rank = own;
    }
    return best;
  }
}

/** What a cue says; where it names another mood, the colours of the first light do not belong to it. */
function told({ mood, strength, warm, cold }: LightCue): Partial<LightWish> {
  return {
    ...(mood ? { mood, strength: undefined, warm: undefined, cold: undefined } : {}),
    ...(strength === undefined ? {} : { strength }),
    ...(warm === undefined ? {} : { warm }),
    ...(cold === undefined ? {} : { cold }),
  };
}
