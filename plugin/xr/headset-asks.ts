import type { Action } from '../../src/drama/action.ts';
import type { Refused } from '../../src/drama/drama-port.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Result } from '../../src/kit/result.ts';
import type { Hand } from '../stage/posture.ts';

/** What whoever wears a headset may ask of the drama: as `drama.player` has it. */
export interface HeadsetPlayer {
  readonly role: EntityId;
  do(deed: { readonly action: Action }): Result<unknown, Refused>;
  say(text: string, how?: { readonly to?: EntityId | undefined }): Result<unknown, Refused>;
  suggestions(facing?: EntityId): readonly { readonly text: string }[];
  look(at: EntityId | undefined): void;
}

/** Whoever is still doing one thing is waited for, for so long. */
const patienceSeconds = 4;
/** What is held out still while it is being handed over is not asked for twice; what came to nothing by then is. */
const handingSeconds = 8;

/** How an ask came out, for the hand that asked. */
export interface HandAnswer {
  readonly hand: Hand;
  readonly ok: boolean;
  /** Why not, in the narrator's words. */
  readonly reason: string;
}

/** What hands ask of the narrator, one after the other, and what he says to it. */
export class HeadsetAsks {
  private waiting: { readonly action: Action; readonly hand: Hand; seconds: number } | undefined;
  /** What was taken, and the turn in which it is done. */
  private asked: { readonly action: Action; readonly hand: Hand; turn: number | undefined; age: number } | undefined;

  constructor(
    private readonly player: HeadsetPlayer,
    private readonly onAnswer: (answer: HandAnswer) => void,
  ) {}

  ask(action: Action, hand: Hand): void {
    const { asked } = this;
    const isSame = asked?.action.verb === action.verb && asked.action.object === action.object;
    if (action.verb === 'give' && isSame && asked.age < handingSeconds) return;
    this.waiting = { action, hand, seconds: patienceSeconds };
    this.update(0);
  }

  update(seconds: number): void {
    const { waiting } = this;
    if (this.asked) this.asked.age += seconds;
    if (!waiting) return;
    const { action, hand } = waiting;
    const before = this.asked;
    // Its turn may begin before the ask is acknowledged.
    this.asked = { action, hand, turn: undefined, age: 0 };
    const taken = this.player.do({ action });
    waiting.seconds -= seconds;
    if (!taken.ok) this.asked = before;
    if (!taken.ok && taken.error.code === 'still-speaking' && waiting.seconds > 0) return;
    this.waiting = undefined;
    if (!taken.ok) this.onAnswer({ hand, ok: false, reason: taken.error.message });
  }

  /** The narrator ruled; or the body could not, and the turn is over. */
  follow(fact: Fact): void {
    const { asked } = this;
    if (!asked || !('actor' in fact) || fact.actor !== this.player.role) return;
    if (fact.type === 'turn:begun') asked.turn ??= fact.turn;
    if (!('turn' in fact) || fact.turn !== asked.turn) return;
    if (fact.type === 'action:ruled') {
      const { verdict } = fact;
      // What has to be done first is ruled on first.
      if (verdict.ok && fact.action.verb !== asked.action.verb) return;
      this.asked = undefined;
      const reason = verdict.ok ? '' : verdict.narration || verdict.reason;
      this.onAnswer({ hand: asked.hand, ok: verdict.ok, reason });
    } else if (fact.type === 'turn:ended') this.asked = undefined;
  }
}
