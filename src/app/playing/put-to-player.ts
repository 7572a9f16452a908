import type { PlayerRig } from '../../../plugin/player/player-rig.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { followQuestion, questionWaitsMs, type PutQuestion } from '../../drama/question.ts';
import { isUnseenBy } from '../captions/reader.ts';

/** When one was asked, what one looked at then, and whether whoever asks cannot be seen. */
interface AskedHere {
  readonly sinceMs: number;
  readonly facing: EntityId | undefined;
  readonly isUnseen: boolean;
}

/** So long the page shows a question instead of naming the thing one looked at when it was put. */
const overThingMs = 6000;

/** What the player was asked, and who waits for an answer. */
export class PutToPlayer {
  private asked: (PutQuestion & AskedHere) | undefined;

  constructor(
    private readonly role: EntityId,
    private readonly rig: Pick<PlayerRig, 'attention'> | undefined,
    private readonly clock: () => number,
  ) {}

  get words(): string {
    return this.asked?.words ?? '';
  }

  /** What was asked has just been said: it still stands at the head of whoever said it. */
  get isFresh(): boolean {
    return this.asked !== undefined && this.clock() - this.asked.sinceMs < overThingMs;
  }

  get isUnseen(): boolean {
    return this.asked?.isUnseen === true;
  }

  /** Who waits for an answer, unless one has turned to somebody or something else. */
  get asker(): EntityId | undefined {
    const { asked } = this;
    const { facing } = this;
    const isSameThing = facing === asked?.facing && this.isFresh;
    const isWithThem = facing === undefined || facing === asked?.by || isSameThing;
    return asked?.isOver && isWithThem ? asked.by : undefined;
  }

  follow(fact: Fact): void {
    const asked = followQuestion(this.asked, fact, this.role);
    if (asked === this.asked) return;
    const isUnseen = fact.type === 'line:ended' ? this.isUnseen : isUnseenBy(fact, this.role);
    this.asked = asked && { ...asked, sinceMs: this.clock(), facing: this.facing, isUnseen };
  }

  /** The player looks at something else now: what they looked at when they were asked is no excuse any longer. */
  turn(to: EntityId | undefined): void {
    if (this.asked && to !== this.asked.facing) this.asked = { ...this.asked, facing: undefined };
  }

  /** Nobody waits for ever. */
  forget(): void {
    if (this.asked && this.clock() - this.asked.sinceMs > questionWaitsMs) this.asked = undefined;
  }

  private get facing(): EntityId | undefined {
    return this.rig?.attention?.id;
  }
}
