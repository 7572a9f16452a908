import { isMove } from '../drama/change.ts';
import type { DeedKind } from '../drama/deed-kind.ts';
import { isEntityId, type EntityId } from '../drama/entity-id.ts';
import { guestId } from '../drama/guest.ts';
import { verbSet } from '../drama/verb.ts';
import { given } from '../kit/given.ts';
import { contents, isDead, placeOf } from '../world/containment.ts';
import { verbClass } from '../world/lexicon/verbs.ts';
import { has, is, thingOf, type Thing } from '../world/world.ts';
import { isInHiding } from './deed.ts';
import { isPlayed } from './play.ts';
import { deedOf, isWeapon, onlyOther, owned, partnerOf, type Finder, type Scene } from './deed-scene.ts';

/** What is done before others and to none of them, and how much it weighs: to laugh, to weep, to yawn. */
const displays = {
  grief: 0.4,
  laughing: 0.3,
  dancing: 0.3,
  singing: 0.3,
  homage: 0.35,
  boredom: 0.35,
  fright: 0.45,
  rage: 0.35,
  ailing: 0.3,
} as const satisfies Partial<Record<DeedKind, number>>;

const isDisplay = (deed: string | undefined): deed is keyof typeof displays =>
  deed !== undefined && Object.hasOwn(displays, deed);

/** Where somebody lies dead it weighs more. */
const beforeTheDead = 0.15;
const unfitting: ReadonlySet<DeedKind> = new Set(['laughing', 'dancing', 'singing', 'boredom']);

/** Somebody else lives, is here, and is not in hiding. */
function isPresent({ world, self }: Scene, id: EntityId | undefined): boolean {
  const one = id === undefined ? undefined : world.things.get(id);
  if (!one || one.kind !== 'actor' || one.id === self.id || isDead(one) || isInHiding(one)) return false;
  return placeOf(world, one)?.id === placeOf(world, self)?.id;
}

/** Of those it may concern, the first who is here. */
const firstPresent = (scene: Scene, ...ids: readonly (EntityId | undefined)[]): EntityId | undefined =>
  ids.find((id) => isPresent(scene, id));

/** Before whom something is done that names nobody: with whom one talks, or is alone. */
const audienceOf = (scene: Scene): EntityId | undefined =>
  firstPresent(scene, partnerOf(scene.play, scene.self.id), onlyOther(scene));

export const isByTheDead = ({ world, self }: Scene): boolean =>
  world.cast
    .map((id) => thingOf(world, id))
    .some((one) => one.kind === 'actor' && isDead(one) && placeOf(world, one) === placeOf(world, self));

const display: Finder = (scene) => {
  const kind = deedOf(scene);
  if (!isDisplay(kind)) return undefined;
  const victim = firstPresent(scene, scene.person?.id) ?? audienceOf(scene);
  const isSolemn = unfitting.has(kind) && isByTheDead(scene);
  const weight = displays[kind] + (isSolemn ? beforeTheDead : 0);
  return { kind, victim, weight, ...(isSolemn ? { isSolemn } : {}) };
};

/** A thing held out, a finger pointed, a word in the ear, a bow. */
const meantFor: Finder = (scene) => {
  const kind = deedOf(scene);
  const { object, person } = scene;
  // What is whispered to a curtain is meant for nobody, and asked about.
  if (kind === 'whispering' && object?.kind === 'prop') return { kind, victim: audienceOf(scene), weight: 0.3 };
  if (!person || !isPresent(scene, person.id)) return undefined;
  if (kind === 'showing' && object?.kind === 'prop') {
    return { kind, victim: person.id, thing: object.id, weight: 0.45 };
  }
  if (kind === 'whispering' || kind === 'courtesy') return { kind, victim: person.id, weight: 0.3 };
  return kind === 'pointing' && object === person ? { kind, victim: person.id, weight: 0.3 } : undefined;
};

/** Hands laid on somebody dead. */
export const touchingTheDead: Finder = (scene) => {
  const { object, target, row, action, world, changes } = scene;
  const dead = [object, target].find((one) => one?.kind === 'actor' && isDead(one));
  const isByThem = action.verb === 'kneel' || action.verb === 'sit' || action.verb === 'lie';
  if (!dead || (row.afar && action.verb !== 'throw') || (row.goes && !isByThem)) return undefined;
  const isRough =
    row.stirs === 'violence' || row.stirs === 'roughness' || row.deed === 'rough-touch' || action.instrument;
  // Whose pockets are turned out has nothing more to hide.
  const isSearched = deedOf(scene) === 'prying';
  const isRobbed = changes.some(({ entity }) => world.things.get(entity)?.kind === 'prop');
  if (isRough || isRobbed || isSearched || action.verb === 'throw') {
    return { kind: 'the-dead', victim: dead.id, weight: 0.6, isRough: true };
  }
  const isTender = row.deed === 'touch' || row.stirs === 'grief' || isByThem || action.verb === 'close';
  return isTender ? { kind: 'the-dead', victim: dead.id, weight: isByThem ? 0.3 : 0.5 } : undefined;
};

const restingVerbs = verbSet('sit', 'lie', 'sleep');

/** A seat taken: somebody's own, a bed, one beside somebody; a stranger's sitting down is noticed by whose house it is. */
const settling: Finder = (scene) => {
  const { action, object, person, world, self, changes } = scene;
  if (!restingVerbs.has(action.verb)) return undefined;
  const kind = action.verb === 'sit' ? 'settling' : 'lying-down';
  if (person && isPresent(scene, person.id)) return { kind, victim: person.id, weight: 0.3 };
  const seat = object ?? seatIn(scene);
  const isTaken = changes.some((change) => isMove(change) && change.entity === self.id);
  // On the floor, before everybody.
  if (seat?.kind !== 'prop' && kind === 'lying-down') return { kind, victim: audienceOf(scene), weight: 0.35 };
  if (seat?.kind !== 'prop' && /^(floor|ground|rug|carpet|stairs)$/.test(action.object ?? '')) {
    return { kind: 'squatting', victim: audienceOf(scene), weight: 0.35 };
  }
  if (seat?.kind !== 'prop' || !isTaken) return undefined;
  const beside = contents(world, seat, 'on', 'in').find(({ id }) => isPresent(scene, id));
  if (beside) return { kind, victim: beside.id, thing: seat.id, weight: 0.3 };
  const ownership = owned(scene, seat);
  const isNoticed = ownership?.how !== 'house' || has(seat, 'bed') || self.id === guestId;
  const victim = firstPresent(scene, ownership?.owner);
  return victim && isNoticed ? { kind, victim, thing: seat.id, weight: 0.35 } : undefined;
};

/** Where one sits down who names no seat. */
function seatIn({ changes, self, world }: Scene): Thing | undefined {
  const moved = changes.filter(isMove).find(({ entity }) => entity === self.id);
  return moved?.value ? world.things.get(Object.values(moved.value)[0] as EntityId) : undefined;
}

/** A light that was on and is out. */
const darkening: Finder = (scene) => {
  const { changes, world } = scene;
  const out = changes.find(
    ({ entity, property, value }) =>
      (property === 'lit' || property === 'on') && value === false && has(thingOf(world, entity), 'light'),
  );
  if (!out) return undefined;
  const victim = firstPresent(scene, owned(scene, thingOf(world, out.entity))?.owner) ?? audienceOf(scene);
  return { kind: 'darkening', victim, thing: out.entity, weight: 0.45 };
};

/** A thing is kicked or struck, and holds. */
const battering: Finder = (scene) => {
  const { object, row } = scene;
  if (object?.kind !== 'prop' || row.stirs !== 'violence') return undefined;
  const victim = firstPresent(scene, owned(scene, object)?.owner);
  return { kind: 'battering', victim, thing: object.id, weight: 0.45 };
};

/** Out of sight before everybody's eyes. */
const hiding: Finder = ({ action, object, self, changes }) =>
  action.verb === 'hide' && changes.some((change) => isMove(change) && change.entity === self.id)
    ? { kind: 'hiding', thing: object?.kind === 'prop' ? object.id : undefined, weight: 0.4 }
    : undefined;

/** A weapon that lay about is in a hand. */
const arming: Finder = (scene) => {
  const { changes, world, self } = scene;
  const taken = changes
    .filter(isMove)
    .find(({ entity, value }) => value && 'heldBy' in value && value.heldBy === self.id && entity !== self.id);
  const thing = taken && thingOf(world, taken.entity);
  if (!thing || !isWeapon(thing) || is(thing, 'wielded')) return undefined;
  return { kind: 'meddling', victim: audienceOf(scene), thing: thing.id, weight: 0.3 };
};

/** A garment put on or taken off before others. */
const dressing: Finder = (scene) => {
  const { changes, world, self } = scene;
  const isWorn = (at: Thing['at']): boolean => at !== null && 'wornBy' in at && at.wornBy === self.id;
  const changed = changes
    .filter(isMove)
    .find(({ entity, value }) => isWorn(thingOf(world, entity).at) !== isWorn(value));
  return changed && { kind: 'dressing', victim: audienceOf(scene), thing: changed.entity, weight: 0.3 };
};

/** An umbrella, a fan: opened for no reason anybody sees. */
const unfurling: Finder = (scene) => {
  const { action, object } = scene;
  const isHeld = object?.kind === 'prop' && has(object, 'portable') && !has(object, 'container');
  if (action.verb !== 'open' || !isHeld || has(object, 'door')) return undefined;
  return { kind: 'meddling', victim: audienceOf(scene), thing: object.id, weight: 0.3 };
};

/** A thing flung at nobody. */
const flinging: Finder = (scene) => {
  const { action, object, person } = scene;
  if (action.verb !== 'throw' || person || object?.kind !== 'prop') return undefined;
  return { kind: 'rage', victim: audienceOf(scene), thing: object.id, weight: 0.4 };
};

/** A finger pointed at no person: others look. */
const indicating: Finder = (scene) => {
  const { action, object, person } = scene;
  if (action.verb !== 'point' || person) return undefined;
  return { kind: 'indicating', victim: audienceOf(scene), thing: object?.id, weight: 0.3 };
};

/** A back turned on somebody. */
const shunning: Finder = (scene) => {
  const { action, person } = scene;
  const isAway = action.part === 'back' || action.direction === 'away' || action.preposition === 'away from';
  if (action.verb !== 'turn' || !isAway) return undefined;
  const victim = firstPresent(scene, person?.id) ?? audienceOf(scene);
  return victim && { kind: 'shunning', victim, weight: 0.35 };
};

/** Somebody looks behind, under or into what stands there. */
const peering: Finder = (scene) => {
  const { action, object, play, self } = scene;
  const isInto = /^(behind|under|in|inside|into)$/.test(action.preposition ?? '');
  if (!isPlayed(play, self.id) || !eyed.has(action.verb) || !isInto || object?.kind !== 'prop') return undefined;
  const victim = firstPresent(scene, owned(scene, object)?.owner) ?? audienceOf(scene);
  return { kind: 'seeking', victim, thing: object.id, weight: 0.3 };
};
const eyed = verbSet('look', 'examine', 'search', 'watch', 'peek', 'stare');

/** Whatever else a person does that is meant for somebody, and is not only felt or looked. */
const towards: Finder = (scene) => {
  const { action, object, person, play, row, self } = scene;
  if (!isPlayed(play, self.id) || !person || !isPresent(scene, person.id)) return undefined;
  if (object && object !== person) return undefined;
  if (row.goes || eyed.has(action.verb) || inward.test(verbClass(action.word ?? action.verb) ?? 'motion'))
    return undefined;
  return { kind: 'courtesy', victim: person.id, weight: 0.3 };
};
const inward = /^(emotion|cognition|perception|stative|motion)$/;

/** What is done before others and harms none of them, in the order it is tried. */
export const displaying: readonly Finder[] = [
  meantFor,
  darkening,
  battering,
  settling,
  hiding,
  display,
  dressing,
  unfurling,
  flinging,
  indicating,
  shunning,
  arming,
  peering,
  towards,
];

/** What a person tries to do with a thing that is not for it: to eat a candle, to open what is locked. */
export const meddling: Finder = (scene) => {
  const { play, object, row, action, world, self } = scene;
  const isTouched = !row.afar || action.verb === 'throw';
  if (!isPlayed(play, self.id) || object?.kind !== 'prop' || !isTouched) return undefined;
  if (placeOf(world, object)?.id !== placeOf(world, self)?.id) return undefined;
  const victim = firstPresent(scene, owned(scene, object)?.owner);
  return { kind: 'meddling', victim, thing: object.id, weight: 0.3, isAttempt: true };
};

/** A person looks or reaches for what is not there. */
export const seeking: Finder = (scene) => {
  const { play, self, row, action } = scene;
  if (!isPlayed(play, self.id) || row.goes || row.afar) return undefined;
  const what = [action.object, action.target].find((word) => word !== undefined && !isEntityId(word));
  return {
    ...{ kind: 'seeking', victim: audienceOf(scene), weight: 0.3, isAttempt: true },
    ...given({ what: what !== undefined && isPlainWord.test(what) ? what : undefined }),
  };
};
const isPlainWord = /^[\p{L}' -]{2,24}$/u;

/** A person makes to go, and finds no way out. */
export const settingOut: Finder = (scene) =>
  scene.row.goes && scene.object?.kind !== 'prop' && isPlayed(scene.play, scene.self.id)
    ? { kind: 'leaving', victim: audienceOf(scene), weight: 0.35, isAttempt: true }
    : undefined;
