import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Action } from '../../../src/drama/action.ts';
import { has, type Thing, type World } from '../../../src/world/world.ts';

/** What about a deed stirs those who see it. Most deeds stir nobody. */
export type Stirring =
  | 'weapon-shown'
  | 'weapon-taken'
  | 'violence'
  | 'affection'
  | 'gift'
  | 'theft'
  | 'mirth'
  | 'mockery'
  | 'grief'
  | 'fright'
  | 'rage'
  | 'homage';

/** Verbs that stir by themselves, whatever they are done to. */
const verbs: Readonly<Record<Exclude<Stirring, 'weapon-shown' | 'weapon-taken'>, string>> = {
  violence: 'attack hit strike stab shoot slash kill strangle cut push kick slap punch',
  affection: 'kiss embrace hug comfort caress stroke hold court woo flirt adore',
  gift: 'give',
  theft: 'steal',
  mirth: 'laugh chuckle giggle joke dance cheer celebrate rejoice toast applaud clap whoop',
  mockery: 'sneer mock scoff spit snicker cackle jeer boo hiss gloat taunt tut',
  grief: 'weep cry sob wail mourn grieve lament whimper despair faint collapse swoon',
  fright: 'scream gasp tremble recoil cower flinch shudder panic',
  rage: 'growl snarl glare rage fume seethe stamp stomp storm_about',
  homage: 'bow kneel curtsy curtsey salute genuflect worship',
};

/** Verbs that show a weapon when one is in the hand that does them. */
const shows = new Set(['draw', 'raise', 'aim', 'point', 'swing', 'lift', 'wave', 'show', 'hold']);
const violentAlways = new Set([
  'attack',
  'strike',
  'stab',
  'shoot',
  'slash',
  'kill',
  'strangle',
  'hit',
  'kick',
  'slap',
  'punch',
]);

/** Which of them a verb is, looked up once for all its words. */
export const stirringVerbs = (): ReadonlyMap<string, Stirring> =>
  new Map(
    Object.entries(verbs).flatMap(([stirring, words]) =>
      words.split(' ').map((word): [string, Stirring] => [word.replaceAll('_', ' '), stirring as Stirring]),
    ),
  );

/** What of a deed stirs those who see it, if anything does. */
export function stirringOf(action: Action, world: World, table: ReadonlyMap<string, Stirring>): Stirring | undefined {
  const object = thing(world, action.object);
  const tool = thing(world, action.instrument);
  const verb = action.verb;
  const armed = (object && isWeapon(object)) || (tool && isWeapon(tool));
  if (armed && shows.has(verb)) return 'weapon-shown';
  if (armed && verb === 'take') return 'weapon-taken';
  const found = table.get(verb) ?? (action.word ? table.get(action.word) : undefined);
  if (found === 'violence' && !violentAlways.has(verb) && object?.kind !== 'actor') return undefined;
  // To stab a cushion frightens; to strike a bell does not.
  if (found === 'violence' && object?.kind === 'prop') return armed ? 'weapon-shown' : undefined;
  if (found === 'affection' && object?.kind === 'prop') return undefined;
  return found;
}

/** Whom a deed is done to, where that is somebody. */
export function victimOf({ object, target }: Action, world: World): EntityId | undefined {
  return [object, target].map((id) => thing(world, id)).find((each) => each?.kind === 'actor')?.id;
}

const thing = (world: World, id: string | undefined): Thing | undefined =>
  id === undefined ? undefined : world.things.get(id as EntityId);

const isWeapon = (each: Thing): boolean => has(each, 'weapon') || (has(each, 'sharp') && has(each, 'portable'));
