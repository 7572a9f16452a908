import * as z from 'zod/mini';
import { describeProblem, readWith } from '../kit/schema.ts';
import type { Action } from '../drama/action.ts';
import { ChangeSchema, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Verdict } from '../drama/verdict.ts';
import { given } from '../kit/given.ts';
import { seededRandom } from '../kit/random.ts';
import { bearerOf } from './containment.ts';
import { isAre, the, The, upperFirst } from './naming.ts';
import { narrateDeed } from './narration.ts';
import { Deed, type ResolvedAction } from './rules/deed.ts';
import { unseen } from './sight.ts';
import { untouchable } from './touch.ts';
import { has, is, thingOf, type Thing, type World } from './world.ts';

/**
 * [MODEL1] Who is asked when no rule knows the verb. What comes back is data from outside: it is parsed, held against
 * scope and the list of what may come of such a deed, and refused when anything is off.
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
  /** The states a deed may leave it in. */
  readonly may: readonly string[];
}

const mostChanges = 12;

const ProposalSchema = z.object({
  changes: z.array(ChangeSchema).check(z.maxLength(mostChanges)),
});

export function proposalRequest(world: World, action: Action, probe?: PhysicalProbe): ProposalRequest {
  return {
    action,
    scope: reachable(world, action.subject as EntityId, probe).map((id) => {
      const thing = thingOf(world, id);
      return {
        id,
        name: thing.name,
        traits: [...thing.traits],
        state: thing.state,
        at: thing.at,
        may: mayBecome(thing),
      };
    }),
  };
}

/** A state a deed no rule knows may leave a thing in: which things, and which values. */
interface Leave {
  readonly property: string;
  readonly values: readonly boolean[];
  readonly suits: (thing: Thing) => boolean;
}

const isSound = (thing: Thing): boolean => !is(thing, 'broken') && !is(thing, 'burning');

/**
 * [MODEL2] All that may come of it. Who lives, is hurt, has what, stands where or promised what follows from the rules alone,
 * and so does every state a play keeps its plot in.
 */
const leaves: readonly Leave[] = [
  { property: 'dirty', values: [true, false], suits: () => true },
  { property: 'wet', values: [true, false], suits: () => true },
  { property: 'broken', values: [true], suits: (thing) => has(thing, 'breakable') && isSound(thing) },
  { property: 'torn', values: [true], suits: (thing) => has(thing, 'cuttable') && has(thing, 'readable') },
  { property: 'on', values: [true, false], suits: (thing) => has(thing, 'switchable') && isSound(thing) },
  { property: 'worn-out', values: [true], suits: (thing) => has(thing, 'wearable') },
];

/** What a model may propose for a thing. */
const mayBecome = (thing: Thing): readonly string[] =>
  thing.kind === 'prop' ? leaves.filter(({ suits }) => suits(thing)).map(({ property }) => property) : [];

const isAllowed = (thing: Thing, { property, value }: Change): boolean =>
  thing.kind === 'prop' &&
  leaves.some((leave) => leave.property === property && leave.values.includes(value as boolean) && leave.suits(thing));

/** Holds a proposal against the world: what survives is a verdict like any other. Told is what changed, in the narrator's words. */
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
  const subject = action.subject as EntityId;
  const person = [action.object, action.target].find((id) => world.things.get(id as EntityId)?.kind === 'actor');
  if (person !== undefined && person !== subject)
    return refuse(`What is done to ${the(thingOf(world, person as EntityId))} follows from the rules alone.`);
  const changes: readonly Change[] = read.value.changes;
  const allowed = new Set(reachable(world, subject, probe));
  for (const change of changes) {
    const thing = world.things.get(change.entity);
    if (!thing || !allowed.has(change.entity)) return refuse(`That is beyond what ${subject} can touch.`);
    const bearer = bearerOf(world, thing);
    if (bearer && bearer.id !== subject) return refuse(`${The(bearer)} has ${the(thing)}.`);
    if (!isAllowed(thing, change))
      return refuse(`${upperFirst(action.word ?? action.verb)} does no such thing to ${the(thing)}.`);
  }
  const deed = new Deed(world, resolvedFrom(world, action));
  for (const { entity, property, value } of changes) {
    const thing = thingOf(world, entity);
    deed.set(thing, property, value as boolean);
    deed.tell(
      `${The(thing)} ${isAre(thing)} ${value === true ? '' : 'not '}${property}${value === true ? '' : ' any more'}.`,
    );
  }
  const narration = narrateDeed(deed, seededRandom(action.verb));
  return { verdict: { ok: true, code: null, reason: null, changes: deed.changes, narration }, world: deed.world };
}

/** The deed as it is told: things by their ids, the rest as it was said. */
function resolvedFrom(world: World, { verb, word = verb, object, subject }: Action): ResolvedAction {
  const known = object !== undefined && world.things.has(object as EntityId);
  return {
    verb,
    word,
    subject: subject as EntityId,
    ...(known ? { object: object as EntityId } : given({ objectWord: object })),
  };
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
