import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import type { Blocking } from './blocking.ts';
import { FilmEditor } from './film-editor.ts';
import type { Frame } from './frame.ts';
import { Operator } from './operator.ts';
import type { Shot } from './shot.ts';
import { Sight, type SightPlan } from './sight.ts';

export interface FilmOptions {
  readonly plan: SightPlan;
  readonly seed?: string | number;
  /** Breadth of the picture by its height, at this moment. */
  readonly aspect?: () => number;
  /** Cuts and still pictures only. */
  readonly isStill?: boolean;
  /** Whoever watches plays this one: what they do and say is shown before anything else. */
  readonly self?: EntityId | undefined;
}

/** The editor thinks this often; the camera moves at every frame. */
const thinksEveryMs = 100;

/** Somebody who says, moment by moment, what a camera shows. */
export interface Direction {
  /** The place it looks into. */
  readonly place: EntityId | undefined;
  follow(fact: Fact): void;
  /** What the camera shows now. `nowMs` is the time of whoever watches: it stands while the play is paused. */
  update(nowMs: number, blocking: Blocking): Frame | undefined;
}

/** The film of a play: an editor who chooses the shots and an operator who moves the camera in them. No picture is needed. */
export class Film implements Direction {
  private readonly editor: FilmEditor;
  private readonly operator: Operator;
  private nowMs = 0;
  private thoughtMs = -Infinity;

  constructor({ plan, seed = 1, aspect = () => 16 / 9, isStill = false, self }: FilmOptions) {
    const sight = new Sight(plan);
    this.editor = new FilmEditor({ sight, aspect, self, random: seededRandom(`film ${seed}`) });
    this.operator = new Operator({
      isStill,
      canStand: (at, { place }, blocking) => {
        const room = sight.room(place);
        return room !== undefined && sight.canStand(at, room, blocking);
      },
    });
  }

  get place(): EntityId | undefined {
    return this.editor.shot?.place;
  }

  /** What the camera shows, as of the last update. */
  get frame(): Frame | undefined {
    return this.operator.frame;
  }

  get shot(): Shot | undefined {
    return this.editor.shot;
  }

  follow(fact: Fact): void {
    this.editor.follow(fact, this.nowMs);
  }

  update(nowMs: number, blocking: Blocking): Frame | undefined {
    this.nowMs = nowMs;
    if (nowMs - this.thoughtMs >= thinksEveryMs || this.editor.isStale(nowMs, blocking)) {
      this.thoughtMs = nowMs;
      const before = this.editor.shot;
      const shot = this.editor.update(nowMs, blocking, this.operator.frame);
      if (shot && shot !== before) this.operator.take(shot, blocking);
    }
    return this.operator.update(nowMs, blocking);
  }
}
