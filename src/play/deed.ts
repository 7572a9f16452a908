import type { DeedKind } from '../drama/deed-kind.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { bearerOf, relationOfThing } from '../world/containment.ts';
import { is, type Thing, type World } from '../world/world.ts';

/** A deed as it concerns somebody: what was done to whom, or to what of theirs, and how much it weighs. */
export interface Deed {
  readonly kind: DeedKind;
  readonly by: EntityId;
  /** Whom it is done to, or whose the thing is. */
  readonly victim?: EntityId;
  readonly thing?: EntityId;
  /** What was looked for and is not there, by the word for it. */
  readonly what?: string;
  /** 0 nobody minds, 1 nobody forgets. */
  readonly weight: number;
  /** It was tried, and nothing came of it. */
  readonly isAttempt?: true;
  /** The thing is of the victim's house, and not their own. */
  readonly isOfHouse?: true;
  /** Of a touch: it was not kindly meant. */
  readonly isRough?: true;
  /** Of a touch: more than is done before others. */
  readonly isBold?: true;
  /** Somebody lies dead where it is done. */
  readonly isSolemn?: true;
}

/** Something that stops whoever it strikes in the middle of a word. */
export const isBlow = (deed: Deed | undefined): boolean =>
  deed?.kind === 'harm' || (deed?.kind === 'threaten' && deed.weight >= 0.7) || (deed?.weight ?? 0) >= 0.95;

/** What wrongs nobody, unless it is roughly done. */
const harmless: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'gift',
  'touch',
  'showing',
  'pointing',
  'whispering',
  'the-dead',
  'grief',
  'laughing',
  'dancing',
  'singing',
  'homage',
  'courtesy',
  'fright',
  'rage',
  'dressing',
  'indicating',
  'squatting',
  'seeking',
]);

/** A wrong, not a kindness. */
export const isHostile = ({ kind, isRough, isSolemn }: Deed): boolean =>
  !harmless.has(kind) || isRough === true || isSolemn === true;

/** What was taken is with its owner again, what was drawn is out of the hand: nobody speaks of it as if it were not. */
export function isUndone(world: World, { kind, thing: id, victim, by, isAttempt }: Deed): boolean {
  const thing = id === undefined ? undefined : world.things.get(id);
  if (!thing || isAttempt) return false;
  const holder = bearerOf(world, thing)?.id;
  if (kind === 'theft') return holder !== undefined && holder === victim;
  return kind === 'threaten' && holder !== by;
}

/** Behind or under something, and not found. */
export function isInHiding(thing: Thing): boolean {
  const relation = relationOfThing(thing);
  return (relation === 'behind' || relation === 'under') && !is(thing, 'revealed');
}
