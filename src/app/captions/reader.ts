import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import type { Voice } from '../../drama/voice.ts';
import { nameOf, type Play } from '../../play/play.ts';
import { words, type Language } from '../words/words.ts';

/** Who reads: in what language the page speaks to them, and with whose eyes and ears. Whoever only watches has everybody's. */
export interface Reader {
  readonly language: Language;
  readonly witness?: EntityId | undefined;
}

/** Whether this role heard of a fact and did not see it. */
export const isUnseenBy = ({ unseenBy }: Fact, role: EntityId | undefined): boolean =>
  role !== undefined && unseenBy !== undefined && unseenBy.includes(role);

/** A deed as whoever only heard it is told of it. */
export const heardDeed = ({ action }: FactOf<'action:ruled'>, language: Language): string =>
  words[language].captions.heardDeed(action.word ?? action.verb);

/** A line as it is begun. */
interface Saying {
  readonly voice: Voice;
  readonly to?: EntityId | undefined;
  readonly delivery?: string | undefined;
}

/** How a line is said, and to whom: *whispers to Gertrude, coldly*. To whoever reads, it is said *to you*. */
export function mannerOf({ voice, to, delivery }: Saying, play: Play, language: Language, reader?: EntityId): string {
  const { manners, mannerTo, toYou, to: toName, comma } = words[language].captions;
  const whom = to === undefined || voice === 'aside' ? '' : to === reader ? toYou : toName(nameOf(play, to));
  return [mannerTo(manners[voice], whom), delivery].filter(Boolean).join(comma);
}

/** So many colours can be told apart at a glance; captions.css names each, all of them legible on black. */
const hues = 8;

/** The colour somebody is read in all evening: by their place in the cast, so that two who talk rarely share one. */
export const hueOf = (play: Pick<Play, 'profiles'>, actor: EntityId): number =>
  Math.max(0, [...play.profiles.keys()].indexOf(actor)) % hues;
