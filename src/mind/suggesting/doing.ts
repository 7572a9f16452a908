import type { Action } from '../../drama/action.ts';
import type { OfferedDeed } from '../../drama/deed.ts';
import { isDangerous } from '../../drama/dangerous.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { wordSet } from '../../kit/word-list.ts';
import { rowIn } from '../../drama/verb.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { affordancesOf } from '../../world/affordances.ts';
import { contents } from '../../world/containment.ts';
import { thingOf } from '../../world/world.ts';
import type { ActorContext } from '../context.ts';
import { mentionedIn } from '../hearing/naming.ts';
import type { Part } from '../part.ts';
import { says } from '../tongues/tongues.ts';

/** So many lines back a thing is still spoken of. */
const linesInEar = 3;
/** So many of what one holds, and of what was spoken of, come to mind. */
const mostThings = 3;

/** What is done on meeting somebody, and to those one knows. */
const onMeeting = wordSet('bow wave shake curtsy');
const amongFriends = wordSet('touch embrace kiss hold rub');

/**
 * What somebody could do now, the nearest to the moment first: lay a hand on what was just spoken of, show the one before them
 * what they hold, greet them or touch them as one does a stranger or a friend; with nobody there, see to the things that matter
 * here. Nothing that cannot be taken back.
 */
export function* deedsAtHand(
  play: Play,
  context: ActorContext,
  part: Part,
  facing: EntityId | undefined,
  probe: PhysicalProbe | undefined,
): Generator<OfferedDeed> {
  const { actor } = context;
  const deedsWith = (thing: EntityId): OfferedDeed[] =>
    affordancesOf(play.scene, actor, thing, { probe, language: part.tongue }).filter(isGoodIdea);
  const world = worldOf(play);
  const held = contents(world, thingOf(world, actor), 'heldBy').slice(0, mostThings);
  const spokenOf = thingsSpokenOf(context, part);
  const isApt = fitsPerson(context, part, facing);
  const lists =
    facing === undefined
      ? [...spokenOf, ...thingsThatMatter(context, part)].map((id) => deedsWith(id))
      : [
          ...spokenOf.map((id) => deedsWith(id)),
          ...held.map(({ id }) =>
            deedsWith(id).filter(({ action: { verb, target } }) => target === facing && verb === 'show'),
          ),
          deedsWith(facing).filter(({ action }) => action.object === facing && isApt(action)),
        ];
  // One with each before a second with any.
  for (let round = 0; lists.some((list) => round < list.length); round++) {
    for (const list of lists) {
      const deed = list[round];
      if (deed) yield deed;
    }
  }
}

/** Whether one does that to them: strangers are greeted once, friends are touched. */
function fitsPerson(
  { past, actor }: ActorContext,
  { profile }: Part,
  other: EntityId | undefined,
): (action: Action) => boolean {
  const hasMet = past.some(({ kind, by, to }) => kind === 'line' && by === actor && to === other);
  const isFriend = other !== undefined && says('fond', profile.relationships?.[other] ?? '');
  return ({ verb }) => (onMeeting.has(verb) ? !hasMet && !isFriend : !amongFriends.has(verb) || isFriend);
}

/** Things in sight that there is something to know about. */
const thingsThatMatter = ({ objects }: ActorContext, { matters }: Part): EntityId[] =>
  objects
    .map(({ id }) => id)
    .filter((id) => matters.some(({ about }) => about?.includes(id)))
    .slice(0, mostThings);

/** Things in sight that the last lines named, the latest first. */
function thingsSpokenOf({ past, objects }: ActorContext, { names }: Part): EntityId[] {
  const lines = past.filter(({ kind }) => kind === 'line').slice(-linesInEar);
  const named = lines.reverse().flatMap(({ plain = '' }) => mentionedIn(plain, names).map(({ id }) => id));
  const inSight = new Set(objects.map(({ id }) => id));
  return [...new Set(named)].filter((id) => inSight.has(id)).slice(0, mostThings);
}

/** Nobody is given the idea to break, throw or kneel. */
const isGoodIdea = (deed: OfferedDeed): boolean => !isDangerous(deed) && rowIn(deed.action).tense !== true;
