import * as z from 'zod/mini';
import { describeProblem, readWith } from '../kit/schema.ts';
import type { Action } from '../drama/action.ts';
import { ChangeSchema, isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Verdict } from '../drama/verdict.ts';
import { parentIn } from '../drama/whereabouts.ts';
import { applyChanges } from './apply-changes.ts';
import { breaches } from './invariants.ts';
import { unseen } from './sight.ts';
import { untouchable } from './touch.ts';
import { thingOf, type World } from './world.ts';

/**
 * [MODEL1] Who is asked when no rule knows the verb. What comes back is data from outside: it is parsed, held against
 * scope and invariants, and refused when anything is off.
 */
export interface Proposer {
  propose(request: ProposalRequest): Promise<unknown>;
}

export interface ProposalRequest {
  readonly action: Action;
  /** What the actor could see and reach: the only things a proposal may touch. */
  readonly scope: readonly ScopeEntry[];
}

interface ScopeEntry {
  readonly id: EntityId;
  readonly name: string;
  readonly traits: readonly string[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly at: unknown;
}

const mostChanges = 12;

const ProposalSchema = z.object({
  changes: z.array(ChangeSchema).check(z.maxLength(mostChanges)),
  narration: z.optional(z.string().check(z.maxLength(400))),
});

export function proposalRequest(world: World, action: Action, probe?: PhysicalProbe): ProposalRequest {
  return {
    action,
    scope: reachable(world, action.subject as EntityId, probe).map((id) => {
      const thing = thingOf(world, id);
      return { id, name: thing.name, traits: [...thing.traits], state: thing.state, at: thing.at };
    }),
  };
}

/** Holds a proposal against the world: what survives is a verdict like any other. */
export function considerProposal(
  world: World,
  action: Action,
  proposal: unknown,
  probe?: PhysicalProbe,
): { verdict: Verdict; world: World } {
  const refuse = (reason: string) => ({
    verdict: { ok: false, code: 'impossible', reason, changes: [], narration: 'Nothing comes of it.' } as const,
    world,
  });
  const read = readWith(ProposalSchema, proposal);
  if (!read.ok)
    return refuse(`Nothing sensible comes of it (${read.error[0] ? describeProblem(read.error[0]) : 'no proposal'}).`);
  const changes: readonly Change[] = read.value.changes;
  const allowed = new Set(reachable(world, action.subject as EntityId, probe));
  for (const change of changes) {
    if (!allowed.has(change.entity)) return refuse(`That is beyond what ${action.subject} can touch.`);
    if (thingOf(world, change.entity).kind === 'actor' && change.entity !== action.subject && isMove(change))
      return refuse('Nobody is moved about by another’s word.');
    if (!isMove(change) || !change.value) continue;
    const parent = parentIn(change.value);
    const place = world.things.get(parent)?.kind === 'place';
    if (!allowed.has(parent) && parent !== action.subject && !place)
      return refuse(`There is no ${parent} within reach.`);
    if (change.entity === action.subject) return refuse('Going anywhere is walking, and the rules know walking.');
  }
  const before = new Set(breaches(world));
  const after = applyChanges(world, changes);
  const breach = breaches(after).find((sentence) => !before.has(sentence));
  if (breach) return refuse(`The world does not allow it: ${breach}.`);
  const narration =
    read.value.narration ??
    `${thingOf(world, action.subject as EntityId).name} manages to ${action.word ?? action.verb}.`;
  return { verdict: { ok: true, code: null, reason: null, changes, narration }, world: after };
}

/** Asks, and considers; a proposer that fails leaves everything as it was. */
export async function askProposer(
  world: World,
  action: Action,
  proposer: Proposer,
  probe?: PhysicalProbe,
): Promise<{ verdict: Verdict; world: World }> {
  let proposal: unknown;
  try {
    proposal = await proposer.propose(proposalRequest(world, action, probe));
  } catch {
    return considerProposal(world, action, undefined, probe);
  }
  return considerProposal(world, action, proposal, probe);
}

function reachable(world: World, subject: EntityId, probe: PhysicalProbe | undefined): EntityId[] {
  const actor = thingOf(world, subject);
  return world.cast.filter((id) => {
    const thing = thingOf(world, id);
    if (thing.kind === 'place') return false;
    return (
      id === subject || (!unseen(world, actor, thing, undefined, probe) && !untouchable(world, actor, thing, probe))
    );
  });
}
