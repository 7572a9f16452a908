import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { isDead, isLocked, isOpen, isOpenable } from '../../world/containment.ts';
import { plainNameIn } from '../../world/tongues/tongues.ts';
import { has, is, type Thing, type World } from '../../world/world.ts';
import { words, type Language } from '../words/words.ts';

/** What somebody faces, as a label has it. */
export interface Facing {
  readonly id: EntityId;
  readonly name: string;
  /** *closed*, *lit*: what can be seen of its state, or is known of it. */
  readonly state: string;
}

/** Locks nobody sees from outside: a role knows of those it tried, or saw turned. */
export type KnownLocks = ReadonlySet<EntityId>;

export function learnLocks(known: KnownLocks, fact: Fact, role: EntityId): KnownLocks {
  if (fact.type !== 'action:ruled' || !fact.witnesses.includes(role)) return known;
  const { verdict, action } = fact;
  const turned = verdict.changes.filter(({ property }) => property === 'locked').map(({ entity }) => entity);
  const tried = verdict.code === 'locked' && action.object !== undefined ? [action.object as EntityId] : [];
  const learnt = [...turned, ...tried].filter((id) => !known.has(id));
  return learnt.length === 0 ? known : new Set([...known, ...learnt]);
}

export function facingOf(world: World, id: EntityId, known: KnownLocks, language: Language): Facing | undefined {
  const thing = world.things.get(id);
  return thing && { id, name: plainNameIn(world, thing), state: stateOf(thing, known, language) };
}

function stateOf(thing: Thing, known: KnownLocks, language: Language): string {
  const { states } = words[language].playing;
  if (thing.kind === 'actor') return isDead(thing) ? states.dead : '';
  const said: string[] = [];
  if (is(thing, 'broken')) said.push(states.broken);
  else if (isLocked(thing) && known.has(thing.id)) said.push(states.locked);
  else if (isOpenable(thing)) said.push(isOpen(thing) ? states.open : states.closed);
  if (is(thing, 'burning')) said.push(states.burning);
  else if (is(thing, 'lit') || (has(thing, 'switchable') && is(thing, 'on'))) said.push(states.lit);
  return said.join(states.between);
}
