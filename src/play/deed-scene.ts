import type { Action } from '../drama/action.ts';
import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { VerbRow } from '../drama/verbs/verb-row.ts';
import { isDead, placeOf } from '../world/containment.ts';
import { byWord, type ByWord } from '../world/verbs/vocabulary.ts';
import { has, thingOf, type Thing, type World } from '../world/world.ts';
import { isInHiding, type Deed } from './deed.ts';
import { ownershipOf, type Ownership } from './owner.ts';
import type { Play } from './play.ts';

/** What is read of a deed: the world as it was before, and who and what the action names. */
export interface Scene {
  readonly play: Play;
  readonly world: World;
  readonly self: Thing;
  readonly action: Action;
  readonly row: VerbRow;
  readonly changes: readonly Change[];
  readonly object: Thing | undefined;
  readonly target: Thing | undefined;
  readonly instrument: Thing | undefined;
  /** Whom the action names, other than who does it. */
  readonly person: Thing | undefined;
}

export type Found = Omit<Deed, 'by' | 'victim' | 'thing'> & {
  readonly victim?: EntityId | undefined;
  readonly thing?: EntityId | undefined;
};
export type Finder = (scene: Scene) => Found | undefined;

/** Where the very word says more than our verb for it. */
const meant: ByWord<VerbRow['deed'] | 'threaten' | 'mockery'> = {
  touch: { poke: 'rough-touch', prod: 'rough-touch', tickle: 'rough-touch', fondle: 'rough-touch' },
  squeeze: { pinch: 'rough-touch', squash: 'rough-touch' },
  turn: { twist: 'rough-touch' },
  taste: { bite: 'rough-touch', lick: 'rough-touch' },
  tell: {
    threaten: 'threaten',
    menace: 'threaten',
    mock: 'mockery',
    taunt: 'mockery',
    insult: 'mockery',
    comfort: 'courtesy',
    console: 'courtesy',
    thank: 'courtesy',
    greet: 'courtesy',
    praise: 'courtesy',
  },
};
const roughHands = /^(grab|seize)$/;

export const deedOf = ({ action, row }: Scene): VerbRow['deed'] | 'threaten' | 'mockery' =>
  action.word !== undefined && roughHands.test(action.word) && row.deed === 'touch'
    ? 'rough-touch'
    : (byWord(meant, action.verb, action.word) ?? row.deed);

export const isWeapon = (thing: Thing | undefined): boolean =>
  thing !== undefined && (has(thing, 'weapon') || (has(thing, 'sharp') && has(thing, 'portable')));

export const isOn = (change: Change, property: string): boolean =>
  change.property === property && change.value === true;

export const ofOther = ({ world, self }: Scene, { entity }: Change, kind: Thing['kind']): boolean =>
  entity !== self.id && thingOf(world, entity).kind === kind;

/** Whose a thing is, if it is not who does the deed. */
export function owned({ play, world, self }: Scene, thing: Thing | undefined): Ownership | undefined {
  if (thing?.kind !== 'prop') return undefined;
  const ownership = ownershipOf(play.file, world, thing);
  return ownership?.owner === self.id ? undefined : ownership;
}

export const ofHouse = (ownership: Ownership | undefined): Pick<Deed, 'isOfHouse'> =>
  ownership?.how === 'house' ? { isOfHouse: true } : {};

/** The only other living person to be seen in the room. */
export function onlyOther({ world, self }: Scene): EntityId | undefined {
  const place = placeOf(world, self);
  const others = world.cast
    .map((id) => thingOf(world, id))
    .filter((one) => one.kind === 'actor' && one.id !== self.id && !isDead(one) && !isInHiding(one))
    .filter((one) => placeOf(world, one) === place);
  return others.length === 1 ? others[0]?.id : undefined;
}

/** A line so long ago is talk that is still going on. */
const midTalkMs = 20_000;

/** With whom somebody was talking a moment ago. */
export function partnerOf({ history, now }: Play, self: EntityId): EntityId | undefined {
  for (let index = history.length - 1; index >= Math.max(0, history.length - 8); index--) {
    const line = history.at(index);
    if (!line || now - line.at > midTalkMs) return undefined;
    if (line.kind !== 'line') continue;
    if (line.actor === self && line.to !== undefined) return line.to;
    if (line.to === self) return line.actor;
  }
  return undefined;
}
