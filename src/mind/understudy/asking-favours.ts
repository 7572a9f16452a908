import type { EntityId } from '../../drama/entity-id.ts';
import type { RefusalCode } from '../../drama/refusal.ts';
import { plain } from '../../play/plain-words.ts';
import type { Play } from '../../play/play.ts';
import type { Errand } from '../../world/planning/errand.ts';
import type { Hindrance } from '../../world/planning/plan-deed.ts';
import { contextOf, type ActorContext } from '../context.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import { partOf, type Part } from '../part.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { common, commonAgain, heardLately, lotFor, saidLately, type SpeakingTo } from './wording.ts';

/** Somebody who is about to ask or to explain, with the words of their part. */
export interface Speaker {
  readonly context: ActorContext;
  readonly part: Part;
  readonly seed: string;
}

export function speakerOf(play: Play, actor: EntityId): Speaker {
  const context = contextOf(play, actor);
  return { context, part: partOf(play, actor, context), seed: play.settings.seed };
}

/** What somebody says who needs another for a deed of their own. */
export function askingFor(speaker: Speaker, { by, action }: Errand): string {
  const object = action.object as EntityId | undefined;
  if (action.verb === 'give' && object !== undefined) return askingForThing(speaker, object, by);
  return sayTo(speaker, by, action.verb === 'unlock' ? 'asks-unlock' : 'asks-room', object);
}

/** The first time they ask, then they press; then it is a bargain or a threat, as they are made. */
export function askingForThing(speaker: Speaker, thing: EntityId, holder: EntityId): string {
  const { context, part } = speaker;
  const before = timesAsked(context, part, thing, holder);
  const offered = before < 2 ? undefined : part.bears().find((id) => id !== thing && !part.wants().includes(id));
  const { impulse, nerve } = part.temper;
  const isHard = impulse + nerve > 1 && (part.feeling.trust.get(holder) ?? 0) < 0.3;
  const ladder: readonly Occasion[] = [
    'asks-thing',
    'presses-thing',
    offered ? 'bargains-thing' : isHard ? 'threatens-thing' : 'presses-thing',
    isHard ? 'threatens-thing' : 'drops-it',
  ];
  return sayTo(speaker, holder, ladder[Math.min(before, ladder.length - 1)] ?? 'drops-it', thing, offered);
}

/** How often they have asked somebody for a thing. */
export const timesAsked = ({ past, actor }: ActorContext, { names }: Part, thing: EntityId, holder: EntityId): number =>
  past.filter(
    ({ by, to, words = '' }) =>
      by === actor &&
      to === holder &&
      says('asksToGive', words) &&
      mentionedIn(plain(words), names).some(({ id }) => id === thing),
  ).length;

/** Why somebody cannot do what they meant to, as they would say it. */
export function sayingWhy(
  speaker: Speaker,
  { code, errand: { by, action } }: Hindrance,
  holder: EntityId | undefined,
): string {
  const key = action.verb === 'unlock' ? action.instrument : undefined;
  const thing = (code === 'held-by-other' ? (key ?? action.object) : action.object) as EntityId | undefined;
  const who = by === speaker.context.actor ? holder : by;
  return sayTo(speaker, undefined, occasions[code] ?? 'cannot-do', thing, who);
}

const occasions: Partial<Record<RefusalCode, Occasion>> = {
  locked: 'cannot-locked',
  closed: 'cannot-locked',
  'wrong-key': 'cannot-locked',
  'held-by-other': 'cannot-held',
  'not-held': 'cannot-find',
  'not-here': 'cannot-find',
  'not-visible': 'cannot-find',
  dark: 'cannot-see',
  'no-way': 'cannot-go',
  blocked: 'cannot-go',
  'too-heavy': 'cannot-lift',
  'not-portable': 'cannot-lift',
};

/** Words for an occasion, fresh where there are any left; `other` is who has it, or what is offered for it. */
const sayTo = (
  speaker: Speaker,
  to: EntityId | undefined,
  occasion: Occasion,
  thing?: EntityId,
  other?: EntityId,
): string =>
  freshly(speaker, to, occasion, thing, other) ?? freshly(speaker, to, occasion, thing, other, '', true) ?? '';

/** The same, and nothing where all of it has been said. */
export function freshly(
  { context, part, seed }: Speaker,
  to: EntityId | undefined,
  occasion: Occasion,
  thing?: EntityId,
  other?: EntityId,
  clause = '',
  isAgain = false,
): string | undefined {
  const { actor: self, past } = context;
  const { tongue, now, profile } = part;
  const called = (id: EntityId | undefined): string => {
    const named = part.names.find((one) => one.id === id);
    const name = named ? nameIn(named, tongue) : '';
    return named?.kind === 'prop' ? mindTongues[tongue].called(name) : name;
  };
  const [said, heard] = [saidLately(past, self, now), heardLately(past, self, now)];
  const speaking: SpeakingTo = {
    speaker: { self, seed, manner: profile.manner, said, heard, tongue },
    by: to,
    random: lotFor(seed, past.at(-1)?.seq ?? 0, self, occasion),
  };
  const slots = { thing: called(thing), who: called(other), topic: called(other), clause };
  return isAgain ? commonAgain(occasion, speaking, slots) : common(occasion, speaking, slots);
}
