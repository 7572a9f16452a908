import type { EntityId } from '../drama/entity-id.ts';
import { verbSet } from '../drama/verb.ts';
import { relationOf } from '../drama/whereabouts.ts';
import { plain } from '../play/plain-words.ts';
import { bearerOf, isLocked, placeOf } from '../world/containment.ts';
import { narrate, type Scene } from '../world/narrator.ts';
import { has, thingOf, type Thing, type World } from '../world/world.ts';
import type { ActorContext } from './context.ts';
import { mentionedIn, type Named } from './hearing/naming.ts';

/** What anybody may be asked to do. */
const favours = verbSet(
  ...([
    'take',
    'give',
    'put',
    'drop',
    'hold',
    'carry',
    'open',
    'close',
    'sit',
    'stand',
    'light',
    'extinguish',
  ] as const),
  ...(['switch on', 'switch off', 'push', 'pull'] as const),
);

/** Whether the narrator would let it happen, and something would come of it. */
export function couldDo(scene: Scene, actor: EntityId, command: string): boolean {
  const { actions, verdicts } = narrate(scene, actor, { command }).answer;
  const isFine = actions.every(({ verb }, index) => favours.has(verb) && verdicts[index]?.ok);
  return actions.length > 0 && isFine && verdicts.some(({ changes }) => changes.length > 0);
}

/** What their goal names. */
export const wantedThings = ({ goal, actor }: ActorContext, names: readonly Named[]): readonly EntityId[] =>
  mentionedIn(plain(`${goal.public} ${goal.private}`), names)
    .filter(({ kind, id }) => kind === 'prop' && id !== actor)
    .map(({ id }) => id);

/** What they see that is locked, and have the key to in hand. */
export const lockedThings = (world: World, self: Thing, { objects }: ActorContext): readonly EntityId[] =>
  objects.flatMap(({ id }) => {
    const thing = thingOf(world, id);
    const key = thing.key === undefined ? undefined : world.things.get(thing.key);
    return key && isLocked(thing) && bearerOf(world, key)?.id === self.id ? [id] : [];
  });

/** What lies open in their place, light enough to be carried. */
export const thingsToBring = (world: World, { objects, actor }: ActorContext): readonly EntityId[] =>
  objects
    .map(({ id }) => thingOf(world, id))
    .filter(
      (thing) =>
        has(thing, 'portable') &&
        !has(thing, 'weapon') &&
        !has(thing, 'sharp') &&
        thing.at !== null &&
        ['in', 'on'].includes(relationOf(thing.at)) &&
        placeOf(world, thing)?.id === placeOf(world, thingOf(world, actor))?.id,
    )
    .map(({ id }) => id);
