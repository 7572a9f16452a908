import { given } from '../kit/given.ts';
import type { Action } from '../drama/action.ts';
import type { Intent } from '../drama/decision.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { asVerb } from '../drama/verb.ts';
import type { Verdict } from '../drama/verdict.ts';
import { worldOf } from '../play/play.ts';
import { narrate, type Answer } from '../world/narrator.ts';
import { considerProposal, proposalRequest } from '../world/proposal.ts';
import { veiled } from '../world/veil.ts';
import { preparationFor } from './deed-steps.ts';
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
      ...(all.some(({ seen }) => seen !== undefined)
        ? { seen: all.map(({ seen, narration }) => seen ?? narration).join(' ') }
        : {}),
    },
  };
}

/** Why what somebody means to do cannot be done as things are; nothing where it can, or where nobody knows. */
export function foreseenRefusal(desk: Desk, actor: EntityId, intent: Intent): string | undefined {
  const { action, verdict } = rule(desk, actor, { ...given(intent), subject: actor, verb: asVerb(intent.verb) });
  if (verdict.ok || verdict.code === 'unknown-verb') return undefined;
  return preparationFor(worldOf(desk.play()), actor, action, verdict) ? undefined : verdict.reason;
}

/**
 * A ruling as it is put down. Whether what somebody looks for is hidden, elsewhere or not in the play is one answer to them, in
 * its code as in its words, and it keeps the name they gave it.
 */
export function asTold(
  desk: Desk,
  actor: EntityId,
  action: Action,
  verdict: Verdict,
): { action: Action; verdict: Verdict } {
  const veil = veiled(worldOf(desk.play()), actor, action, verdict, desk.probe);
  return veil ? { action: veil, verdict: { ...verdict, code: 'not-here' } as Verdict } : { action, verdict };
}

const ok = (narration: string) => ({ ok: true, code: null, reason: null, changes: [], narration }) as const;

/** Asks the brain what a deed does that the rules do not know; what it proposes is held to the world's invariants. */
export async function ruleUnknown(desk: Desk, action: Action, signal: AbortSignal): Promise<Verdict> {
  const world = worldOf(desk.play());
  const proposal = await desk.brain.propose(proposalRequest(world, action, desk.probe), signal);
  return considerProposal(worldOf(desk.play()), action, proposal, desk.probe).verdict;
}
