import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { addressed, freshWay, lotFor, saidLately } from './wording.ts';

/** Something to say when nobody speaks. */
interface Opener {
  readonly says: string;
  readonly to: EntityId | undefined;
}

/** Under so much tension nobody chats. */
const mortal = 0.45;

/** A line of the book that waits for no cue: the same for the same moment, whether it is asked for when deciding or when speaking. */
export function openerOf(context: ActorContext, part: Part, seed: string, about: number): Opener | undefined {
  const { actor, others, past } = context;
  const { feeling, profile, tongue, now } = part;
  const random = lotFor(seed, about, actor, 'open');
  const open = part.lines.filter(
    (line) =>
      !line.on &&
      !line.acts &&
      !line.about &&
      (!line.moods || line.moods.includes(feeling.mood)) &&
      !(line.light && feeling.tension >= mortal) &&
      (line.to === undefined || others.some(({ id }) => id === line.to)),
  );
  const speaker = { self: actor, seed, manner: profile.manner, said: saidLately(past, actor, now), heard: [], tongue };
  const says = freshWay(
    open.map((line) => line.says),
    speaker,
    random,
  );
  if (says === undefined) return undefined;
  const to = open.find((line) => line.says === says)?.to;
  return { says: addressed(says, profile.manner, to, random), to };
}
