import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Action } from '../../../src/drama/action.ts';
import { rowIn } from '../../../src/drama/verb.ts';
import type { VerbStirring } from '../../../src/drama/verbs/verb-row.ts';
import { byWord, type ByWord } from '../../../src/world/verbs/vocabulary.ts';
import { has, type Thing, type World } from '../../../src/world/world.ts';

/** What about a deed stirs those who see it. Most deeds stir nobody. */
export type Stirring = Exclude<VerbStirring, 'roughness'> | 'weapon-shown' | 'weapon-taken';

/** Where the word stirs and our verb does not say why. */
const wordsThatStir: ByWord<Stirring> = {
  tell: { comfort: 'affection', mock: 'mockery', taunt: 'mockery' },
  say: { joke: 'mirth', hiss: 'mockery' },
  touch: { caress: 'affection', stroke: 'affection' },
  step: { recoil: 'fright' },
};

/** What of a deed stirs those who see it, if anything does. */
export function stirringOf(action: Action, world: World): Stirring | undefined {
  const object = thing(world, action.object);
  const tool = thing(world, action.instrument);
  const { shows, stirs } = rowIn(action);
  const armed = (object && isWeapon(object)) || (tool && isWeapon(tool));
  if (armed && shows) return 'weapon-shown';
  if (armed && action.verb === 'take') return 'weapon-taken';
  // To push a person is violence; a table, it is nothing.
  if (stirs === 'roughness') return object?.kind === 'actor' ? 'violence' : undefined;
  // To stab a cushion frightens; to strike a bell does not.
  if (stirs === 'violence' && object?.kind === 'prop') return armed ? 'weapon-shown' : undefined;
  const found = stirs ?? byWord(wordsThatStir, action.verb, action.word);
  return found === 'affection' && object?.kind === 'prop' ? undefined : found;
}

/** Whom a deed is done to, where that is somebody. */
export function victimOf({ object, target }: Action, world: World): EntityId | undefined {
  return [object, target].map((id) => thing(world, id)).find((each) => each?.kind === 'actor')?.id;
}

const thing = (world: World, id: string | undefined): Thing | undefined =>
  id === undefined ? undefined : world.things.get(id as EntityId);

const isWeapon = (each: Thing): boolean => has(each, 'weapon') || (has(each, 'sharp') && has(each, 'portable'));
