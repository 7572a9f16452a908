import { pick, type Random } from '../../src/kit/random.ts';
import type { Clock } from '../../src/kit/clock.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Performance } from '../../src/company/performance.ts';
import type { Refused } from '../../src/drama/drama-port.ts';
import type { Result } from '../../src/kit/result.ts';
import type { FuzzLines } from './fuzz-lines.ts';

export interface Habits {
  /** How many players there are. */
  readonly players: number;
  /** How often each of them does something, and how many times in all; afterwards they sit there. */
  readonly everyMs: number;
  readonly most: number;
  /** How likely one of them talks into somebody else's words. */
  readonly shouts: number;
}

/** People who take roles, talk, shout, leave in the middle of a line and come back. */
export class FuzzPeople {
  private left: number;
  private readonly roles: readonly EntityId[];

  constructor(
    scene: SceneFile,
    private readonly habits: Habits,
    private readonly lines: FuzzLines,
    private readonly random: Random,
    private readonly onSubmit: (
      actor: EntityId,
      player: string,
      answer: Result<{ durable: Promise<void> }, Refused>,
    ) => void,
  ) {
    this.left = habits.most * habits.players;
    this.roles = [...scene.blueprint.profiles.map(({ actor }) => actor), entityId('actor:nobody')];
  }

  /** Sits down at a performance; at the next one, after a rewind, once more. */
  join(performance: Performance, clock: Clock): void {
    const { habits, random } = this;
    const isOver = () => performance.play.ended !== undefined || this.left <= 0;
    for (let player = 0; player < habits.players; player++) {
      const name = `player:${player}`;
      const live = () => {
        if (isOver()) return;
        this.act(performance, name);
        clock.after(random.next() * 2 * habits.everyMs, live);
      };
      clock.after(random.next() * habits.everyMs, live);
    }
    if (habits.players === 0) return;
    performance.onFact((fact) => {
      if (fact.type !== 'word:spoken' || isOver() || random.next() >= habits.shouts) return;
      const name = `player:${Math.floor(random.next() * habits.players)}`;
      // Some ask in the very moment, some a breath later.
      if (random.next() < 0.5) this.act(performance, name);
      else clock.after(random.next() * 300, () => isOver() || this.act(performance, name));
    });
  }

  private act(performance: Performance, player: string): void {
    this.left--;
    const { random } = this;
    const mine = [...performance.play.roles].filter(([, holder]) => holder === player).map(([actor]) => actor);
    const actor = mine.length > 0 && random.next() < 0.95 ? pick(random, mine) : pick(random, this.roles);
    const chance = random.next();
    if (mine.length === 0 || chance < 0.06) performance.takeRole(pick(random, this.roles), player);
    else if (chance < 0.14) performance.releaseRole(actor);
    if (chance < 0.09 || chance > 0.14) {
      this.onSubmit(actor, player, performance.submit({ actor, player, text: this.lines.next() }));
    }
  }
}
