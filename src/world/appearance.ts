import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { isOneOf } from '../drama/verb.ts';
import { contents, isDead } from './containment.ts';
import { isConcealed } from './sight.ts';
import { is, stateOf, type Thing, type World } from './world.ts';

/** What is to be seen of somebody and may change: how they are, what they have on, and what is in their hands. */
export interface Appearance {
  readonly states: readonly PersonState[];
  readonly worn: readonly EntityId[];
  readonly held: readonly EntityId[];
}

const conditions = ['dead', 'unconscious', 'asleep', 'hurt', 'burning', 'wet', 'dirty'] as const;
const postures = ['sitting', 'lying', 'kneeling', 'crouching'] as const;
export type PersonState = (typeof conditions)[number] | (typeof postures)[number];

/** As somebody sees them from outside: what they have hidden about them is not to be seen. */
export function appearanceOf(world: World, viewer: Thing, person: Thing): Appearance {
  const shown = (relation: 'wornBy' | 'heldBy'): EntityId[] =>
    contents(world, person, relation)
      .filter((thing) => !isConcealed(world, viewer, thing))
      .map(({ id }) => id);
  return { states: statesOf(person), worn: shown('wornBy'), held: shown('heldBy') };
}

/** Of the dead nothing else is worth a word. */
function statesOf(person: Thing): PersonState[] {
  if (isDead(person)) return ['dead'];
  const posture = postures.filter((each) => each === stateOf(person, 'posture'));
  return [...posture, ...conditions.filter((each) => is(person, each))];
}

/** What one look shows that the one before did not, and what is no more; all of it to whoever never looked. */
export function newsIn(now: Appearance, known: Appearance | undefined): { came: Appearance; went: Appearance } {
  const without = (these: Appearance, those: Appearance | undefined): Appearance => ({
    states: these.states.filter((state) => !those?.states.includes(state)),
    worn: these.worn.filter((id) => !those?.worn.includes(id)),
    held: these.held.filter((id) => !those?.held.includes(id)),
  });
  return { came: without(now, known), went: known ? without(known, now) : nothing };
}

const nothing: Appearance = { states: [], worn: [], held: [] };

/** Is it somebody's looks that it is about? To look closely is to be told something; a glance at somebody, or at their hands, is not. */
export const looksOver = ({ verb, aspect }: Omit<Action, 'subject'>): boolean =>
  isOneOf(verb, 'examine', 'search') &&
  aspect !== 'begins' &&
  aspect !== 'means-to' &&
  aspect !== 'nearly' &&
  aspect !== 'stops';
