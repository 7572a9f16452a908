import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { StageLight } from '../../../src/drama/staging.ts';
import { callLight, type CalledLight } from '../../stage/staging/light-cue.ts';

/** Follows the play and calls its light cues, each once. */
export class CueBoard {
  private point: string | undefined;
  private called: string | undefined;
  /** Whose light it is, and where one was found the last time. */
  private place: EntityId | undefined;
  private coming: EntityId | undefined;
  /** What was asked for last: while that is the same, so is the light. */
  private asked:
    | { readonly point: string | undefined; readonly place: EntityId | undefined; readonly actors: string[] }
    | undefined;

  constructor(private readonly light: StageLight) {}

  follow(fact: Fact): void {
    if (fact.type === 'point:opened') this.point = fact.point;
  }

  /**
   * Whose light it is where one looks from there: a threshold has that of where one came from, and who stands about on it does
   * not have it changed at every breath.
   */
  settle(place: EntityId | undefined): EntityId | undefined {
    const isSettled = place === this.coming;
    this.coming = place;
    if (place !== undefined && (isSettled || this.place === undefined)) this.place = place;
    return this.place;
  }

  /** The light to go over to now, with whom one looks at and where; undefined while it is as it should be. */
  call(place: EntityId | undefined, actors: readonly EntityId[]): CalledLight | undefined {
    const { asked, point } = this;
    if (asked && asked.point === point && asked.place === place && areSame(asked.actors, actors)) return undefined;
    this.asked = { point, place, actors: [...actors] };
    return this.goOver(callLight(this.light, { point, place, actors }));
  }

  /** The light to bow in: as the staging has it, whoever is there. */
  callForBows(): CalledLight | undefined {
    this.asked = undefined;
    return this.goOver(callLight(this.light, {}));
  }

  private goOver(light: CalledLight): CalledLight | undefined {
    const key = JSON.stringify(light);
    if (key === this.called) return undefined;
    this.called = key;
    return light;
  }
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
