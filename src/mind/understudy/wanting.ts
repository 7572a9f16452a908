import type { Desire } from '../../drama/desire.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import { tongueOf } from '../hearing/language.ts';
import { fitsFeeling } from './candidate.ts';
import { addressed, freshWay, lotFor, saidLately, wasSaid } from './wording.ts';

/** A whim passes; what cannot be helped is done at the first chance. */
const usualUrge = 0.5;

/** What somebody would do most at this moment of their own accord, if chance and their urges have it so. */
export function urgeOf(context: ActorContext, part: Part, seed: string, about: number): Desire | undefined {
  const { actor, others } = context;
  return part.desires
    .filter(({ to }) => to === undefined || others.some(({ id }) => id === to))
    .map((desire) => ({ desire, urge: desire.urge ?? usualUrge, lot: lotFor(seed, about, actor, desire.id).next() }))
    .filter(({ desire, urge, lot }) => lot < urge && wayOf(desire, context, part) !== undefined)
    .sort((a, b) => b.urge - a.urge || a.lot - b.lot)[0]?.desire;
}

/** How they would do it: the first way that is left, in the language of the play where there is one. */
export function wayOf({ plays }: Desire, { past, actor }: ActorContext, part: Part): string | undefined {
  const said = saidLately(past, actor, part.now);
  const inTongue = plays.filter((way) => tongueOf(way) === part.tongue);
  return (inTongue.length > 0 ? inTongue : plays).find((way) => !wasSaid(way, said));
}

/** Something to say when nobody speaks. */
interface Opener {
  readonly says: string;
  readonly to: EntityId | undefined;
}

/** A line of the book that waits for no cue: the same for the same moment, whether it is asked for when deciding or when speaking. */
export function openerOf(context: ActorContext, part: Part, seed: string, about: number): Opener | undefined {
  const { actor, others, past } = context;
  const { profile, tongue, now } = part;
  const random = lotFor(seed, about, actor, 'open');
  const open = part.lines.filter(
    (line) =>
      !line.on &&
      !line.acts &&
      !line.about &&
      !line.deeds &&
      fitsFeeling(line, part) &&
      (line.to === undefined || others.some(({ id }) => id === line.to)),
  );
  const speaker = { self: actor, seed, manner: profile.manner, said: saidLately(past, actor, now), heard: [], tongue };
  const ways = open.map((line) => line.says);
  const says = freshWay(ways, speaker, random);
  if (says === undefined) return undefined;
  const to = open.find((line) => line.says === says)?.to;
  return { says: addressed(says, profile.manner, to, random), to };
}
