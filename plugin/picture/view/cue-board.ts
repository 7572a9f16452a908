import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { StageLight } from '../../../src/drama/staging.ts';
import { callLight, type CalledLight } from '../../stage/staging/light-cue.ts';

/** Follows the play and calls its light cues, each once. */
export class CueBoard {
  private point: string | undefined;
  private called: string | undefined;

  constructor(private readonly light: StageLight) {}

  follow(fact: Fact): void {
    if (fact.type === 'point:opened') this.point = fact.point;
  }

  /** The light to go over to now, with whom one looks at and where; undefined while it is as it should be. */
  call(place: EntityId | undefined, actors: readonly EntityId[]): CalledLight | undefined {
    return this.goOver(callLight(this.light, { point: this.point, place, actors }));
  }

  /** The light to bow in: as the staging has it, whoever is there. */
  callForBows(): CalledLight | undefined {
    return this.goOver(callLight(this.light, {}));
  }

  private goOver(light: CalledLight): CalledLight | undefined {
    const key = JSON.stringify(light);
    if (key === this.called) return undefined;
    this.called = key;
    return light;
  }
}
