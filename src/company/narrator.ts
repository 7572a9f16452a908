import type { Action } from '../drama/action.ts';
import type { Consequence } from '../drama/blueprint.ts';
import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { FactOf } from '../drama/fact.ts';
import type { Verdict } from '../drama/verdict.ts';
import { holds } from '../play/condition.ts';
import { worldOf } from '../play/play.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { breaches } from '../world/invariants.ts';
import { narrate, type Answer } from '../world/narrator.ts';
import { whyUnsound } from '../world/soundness.ts';
import { considerProposal, proposalRequest } from '../world/proposal.ts';
import type { Desk } from './desk.ts';

/** Reads an act: the deeds in it, or how and to whom the next words are said. */
export const readAct = (desk: Desk, actor: EntityId, act: string): Answer =>
  narrate(desk.play().scene, actor, { act }, { probe: desk.probe }).answer;

/** Rules on one deed as the world is now. */
export function rule(desk: Desk, actor: EntityId, action: Action): { action: Action; verdict: Verdict } {
  const { subject: _, ...deed } = action;
  const { answer } = narrate(desk.play().scene, actor, { action: deed }, { probe: desk.probe });
  const verdict = answer.verdicts[0];
  if (!verdict) return { action, verdict: ok('') };
  // One deed may be ruled as several (everything on the table): they stand or fall together.
  if (answer.verdicts.length === 1 || !verdict.ok) return { action: answer.actions[0] ?? action, verdict };
  const all = answer.verdicts.filter((one) => one.ok);
  const first = answer.actions[0] ?? action;
  return {
    action: first,
    verdict: {
      ...ok(all.map(({ narration }) => narration).join(' ')),
      changes: all.flatMap(({ changes }) => changes),
    },
  };
}

const ok = (narration: string) => ({ ok: true, code: null, reason: null, changes: [], narration }) as const;

/** Asks the brain what a deed does that the rules do not know; what it proposes is held to the world's invariants. */
export async function ruleUnknown(desk: Desk, action: Action, signal: AbortSignal): Promise<Verdict> {
  const world = worldOf(desk.play());
  const proposal = await desk.brain.propose(proposalRequest(world, action, desk.probe), signal);
  return considerProposal(worldOf(desk.play()), action, proposal, desk.probe).verdict;
}

/** Keeps what follows from what: each consequence once, at once or after its time. */
export class Consequences {
  private readonly coming = new Set<string>();

  constructor(private readonly desk: Desk) {}

  /** Looks whether something follows from how things stand. */
  follow(): void {
    for (const consequence of this.desk.play().blueprint.consequences ?? []) {
      if (this.coming.has(consequence.id) || !this.isDue(consequence)) continue;
      const delayMs = (consequence.afterSeconds ?? 0) * 1000;
      if (delayMs === 0) this.happen(consequence);
      else {
        this.coming.add(consequence.id);
        this.desk.clock.after(delayMs, () => {
          this.coming.delete(consequence.id);
          if (this.isDue(consequence)) this.happen(consequence);
        });
      }
    }
  }

  private isDue(consequence: Consequence): boolean {
    const play = this.desk.play();
    return !play.ended && !play.happened.includes(consequence.id) && holds(play, consequence.when);
  }

  private happen(consequence: Consequence): void {
    tell(this.desk, 'consequence', consequence.id, consequence.narration, consequence.changes ?? [], consequence.place);
  }
}

/** Changes an author wrote, if the world bears them as it is now; else none. */
export function soundChanges(desk: Desk, changes: readonly Change[]): Change[] {
  const world = worldOf(desk.play());
  if (whyUnsound(world, changes)) return [];
  const before = new Set(breaches(world));
  return breaches(applyChanges(world, changes)).every((breach) => before.has(breach)) ? [...changes] : [];
}

/** Tells what happens by itself. Changes the world would not bear are left out; the telling stays. */
export function tell(
  desk: Desk,
  cause: FactOf<'event:told'>['cause'],
  id: string,
  narration: string,
  changes: NonNullable<Consequence['changes']>,
  place?: EntityId,
): void {
  desk.record({
    type: 'event:told',
    by: 'narrator',
    cause,
    id,
    narration,
    changes: soundChanges(desk, changes),
    ...(place ? { place } : {}),
  });
}
