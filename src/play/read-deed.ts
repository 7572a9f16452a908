import type { Action } from '../drama/action.ts';
import { isMove } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { FactOf } from '../drama/fact.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import { rowIn, verbSet } from '../drama/verb.ts';
import { given } from '../kit/given.ts';
import { wordList } from '../kit/word-list.ts';
import { contents, isDead, isHeldBy, placeOf } from '../world/containment.ts';
import { has, is, thingOf, type Thing } from '../world/world.ts';
import type { Deed } from './deed.ts';
import {
  deedOf,
  isOn,
  isWeapon,
  ofHouse,
  ofOther,
  onlyOther,
  owned,
  partnerOf,
  type Finder,
  type Found,
  type Scene,
} from './deed-scene.ts';
import { firstOwnerOf, ownershipOf, type Ownership } from './owner.ts';
import { isPlayed, worldOf, type Play } from './play.ts';
import { displaying, isByTheDead, meddling, seeking, settingOut, touchingTheDead } from './read-display.ts';

/** What a deed is to somebody, if it is anything: read from the verb, from what it changes and from whose things are. */
export function deedIn(
  play: Play,
  { actor, action: asked, verdict }: Pick<FactOf<'action:ruled'>, 'actor' | 'action' | 'verdict'>,
): Deed | undefined {
  const world = worldOf(play);
  const action = asked as Action;
  const named = (id: string | undefined): Thing | undefined =>
    id === undefined || id === actor ? undefined : world.things.get(id as EntityId);
  const [object, target, instrument] = [named(action.object), named(action.target), named(action.instrument)];
  const person = [object, target].find((thing) => thing?.kind === 'actor');
  const { changes } = verdict;
  const scene = { play, world, self: thingOf(world, actor), action, row: rowIn(action), changes };
  const isOnlyMeant = action.aspect === 'means-to' || action.aspect === 'nearly';
  const tried = verdict.ok ? (isOnlyMeant ? lunges : finders) : attempts(verdict.code);
  const found = tried.reduce<Found | undefined>(
    (known, finder) => known ?? finder({ ...scene, object, target, instrument, person }),
    undefined,
  );
  if (!found) return undefined;
  const { victim, thing, ...rest } = found;
  return { ...rest, by: actor, ...given({ victim: victim === actor ? undefined : victim, thing }) };
}

/** Wounds and death, by how they weigh; wet and dirt on somebody likewise. */
const marks = { dead: 1, hurt: 0.95, wet: 0.6, dirty: 0.6 } as const;

const harm: Finder = (scene) => {
  const { changes, person, row, action, object } = scene;
  for (const [property, weight] of Object.entries(marks)) {
    const struck = changes.find((change) => isOn(change, property) && ofOther(scene, change, 'actor'));
    const thrown = object?.kind === 'prop' && property !== 'dead' && property !== 'hurt' ? object.id : undefined;
    if (struck) return { kind: 'harm', victim: struck.entity, thing: thrown, weight };
  }
  if (!person) return undefined;
  const harmed = (weight: number, thing?: EntityId): Found => ({ kind: 'harm', victim: person.id, weight, thing });
  if (row.stirs === 'violence') return harmed(0.8);
  if (row.stirs === 'roughness' && object === person) return harmed(0.6);
  // What is thrown at somebody, or emptied over them.
  return overOthers.has(action.verb) && object && object !== person ? harmed(0.7, object.id) : undefined;
};
const overOthers = verbSet('throw', 'pour', 'pour out');

const threaten: Finder = (scene) => {
  const { row, action, object, instrument, person, changes, world, self } = scene;
  const drawn = changes.find((change) => isOn(change, 'wielded') && isWeapon(thingOf(world, change.entity)));
  const weapon =
    (drawn && thingOf(world, drawn.entity)) ??
    [object, instrument].find((thing) => row.shows && isWeapon(thing)) ??
    // A hand that points has in it what it holds.
    (row.shows && person ? contents(world, self, 'heldBy').find((thing) => is(thing, 'wielded')) : undefined);
  // What is in the hand already frightens nobody anew by being drawn.
  if (weapon && (drawn || person || !is(weapon, 'wielded'))) {
    const victim = person?.id ?? onlyOther(scene);
    return { kind: 'threaten', victim, thing: weapon.id, weight: person ? 0.85 : 0.7 };
  }
  if (!person) return undefined;
  const isMeant = deedOf(scene) === 'threaten' || action.verb === 'aim';
  return isMeant ? { kind: 'threaten', victim: person.id, thing: instrument?.id, weight: 0.5 } : undefined;
};

const gift: Finder = ({ world, self, changes, object, person }) => {
  if (!person || isDead(person)) return undefined;
  const given = changes.filter(isMove).find(({ entity, value }) => {
    const to = value && ('heldBy' in value ? value.heldBy : 'wornBy' in value ? value.wornBy : undefined);
    return to === person.id && entity !== self.id && !isHeldBy(thingOf(world, entity), person);
  });
  return given && object ? { kind: 'gift', victim: person.id, thing: given.entity, weight: 0.45 } : undefined;
};

/** What no longer is as it was. */
const ruins = ['broken', 'torn', 'burning', 'cut'] as const;

const destruction: Finder = (scene) => {
  const ruined = scene.changes.find(
    (change) => ruins.some((ruin) => isOn(change, ruin)) && ofOther(scene, change, 'prop'),
  );
  return ruined && spoilt(scene, 'destruction', ruined.entity);
};

const pouring = verbSet('pour', 'pour out', 'empty', 'throw');

/** What was in a cup is on the floor or the furniture. */
const spilling: Finder = (scene) => {
  const { action, target, changes } = scene;
  const isAway = !target || (target.kind === 'prop' && !has(target, 'fillable'));
  if (!pouring.has(action.verb) || !isAway) return undefined;
  const emptied = changes.find(({ property, value }) => property === 'liquid' && value === null);
  return emptied && spoilt(scene, 'spilling', emptied.entity);
};

/** Of somebody's own more, of one's own little. */
function spoilt(scene: Scene, kind: 'destruction' | 'spilling', entity: EntityId): Found {
  const { play, world, self } = scene;
  const thing = thingOf(world, entity);
  const ownership = owned(scene, thing) ?? takenFrom(scene, entity);
  const isOwn = ownershipOf(play.file, world, thing)?.owner === self.id;
  const weight = ownership && ownership.how !== 'house' ? 0.7 : isOwn ? ownLoss : 0.5;
  return { kind, victim: ownership?.owner, thing: entity, weight, ...ofHouse(ownership) };
}
/** Whoever spoils their own is asked why. */
const ownLoss = 0.3;

const consuming: Finder = (scene) => {
  const { object, changes, world } = scene;
  if (!object || deedOf(scene) !== 'consuming') return undefined;
  const eaten = changes.find(
    ({ property, value }) => (property === 'at' && value === null) || (property === 'amount' && value !== undefined),
  );
  const ownership = eaten && (owned(scene, thingOf(world, eaten.entity)) ?? takenFrom(scene, eaten.entity));
  if (!eaten || !ownership || ownership.owner === scene.self.id) return undefined;
  return {
    kind: 'consuming',
    victim: ownership.owner,
    thing: eaten.entity,
    weight: ownership.how === 'house' ? 0.3 : 0.5,
  };
};

/** Whose it was, of what somebody has only just taken up; what they were given is theirs. */
function takenFrom({ play, self, world }: Pick<Scene, 'play' | 'self' | 'world'>, id: EntityId): Ownership | undefined {
  if (!isHeldBy(thingOf(world, id), self)) return undefined;
  const isGiven = play.history
    .slice(play.history.length - givenLately)
    .some(({ deed }) => deed?.kind === 'gift' && deed.thing === id && deed.victim === self.id);
  return isGiven ? undefined : firstOwnerOf(play.file, id);
}
/** So many moments back a gift is remembered as one. */
const givenLately = 200;

const theft: Finder = (scene) => {
  const { world, self, changes, row, object, action } = scene;
  const taken = changes
    .filter(isMove)
    .find(({ entity, value }) => value && 'heldBy' in value && value.heldBy === self.id && entity !== self.id);
  const thing = taken && thingOf(world, taken.entity);
  const ownership = owned(scene, thing);
  // What is held out to whose it is was not taken from them.
  if (deedOf(scene) === 'showing' && ownership?.owner === scene.person?.id) return undefined;
  if (thing && ownership && (ownership.how !== 'house' || row.stirs === 'theft')) {
    const weight = ownership.how === 'has' ? 0.75 : row.stirs === 'theft' ? 0.65 : 0.45;
    return { kind: 'theft', victim: ownership.owner, thing: thing.id, weight, ...ofHouse(ownership) };
  }
  // What is pocketed goes with who pockets it.
  const pocketed =
    action.verb === 'put away' && object ? (owned(scene, object) ?? takenFrom(scene, object.id)) : undefined;
  // What lay hidden is nobody's until it is found.
  if (pocketed && pocketed.owner !== self.id && object && !has(object, 'hidden')) {
    return { kind: 'theft', victim: pocketed.owner, thing: object?.id, weight: 0.6, ...ofHouse(pocketed) };
  }
  // What somebody has about them is pulled or pushed.
  const isHandled = row.deed === 'rough-touch' || row.stirs === 'roughness';
  const pulled = isHandled ? owned(scene, object) : undefined;
  return pulled?.how === 'has'
    ? { kind: 'theft', victim: pulled.owner, thing: object?.id, weight: 0.5, isAttempt: true }
    : undefined;
};

const layingBare: Finder = (scene) => {
  const { changes, world, object, action } = scene;
  const shown = changes.find((change) => isOn(change, 'revealed') && ofOther(scene, change, 'actor'));
  // The dead do not hide.
  if (shown && !isDead(thingOf(world, shown.entity))) {
    return { kind: 'laying-bare', victim: shown.entity, weight: 0.8 };
  }
  const found = changes.find((change) => isOn(change, 'revealed') && ofOther(scene, change, 'prop'));
  if (found) {
    const ownership = owned(scene, thingOf(world, found.entity));
    // What lies about a house gives nobody away by being found.
    if (ownership && ownership.how !== 'house')
      return { kind: 'laying-bare', victim: ownership.owner, thing: found.entity, weight: 0.5 };
  }
  const isReachedInto = action.verb === 'reach' && action.preposition === 'in';
  if ((deedOf(scene) !== 'prying' && !isReachedInto) || !object) return undefined;
  if (object.kind === 'actor') return { kind: 'laying-bare', victim: object.id, weight: 0.5 };
  const ownership = owned(scene, object);
  if (!ownership || ownership.how === 'house' || has(object, 'door')) return undefined;
  const weight = ownership.how === 'has' ? 0.55 : action.verb === 'search' ? 0.45 : 0.35;
  return { kind: 'laying-bare', victim: ownership.owner, thing: object.id, weight };
};

const mockery: Finder = (scene) => {
  const { row, person, action } = scene;
  if (!person) return undefined;
  const isMocked = row.stirs === 'mockery' || deedOf(scene) === 'mockery' || (row.stirs === 'mirth' && isAt(action));
  return isMocked ? { kind: 'mockery', victim: person.id, weight: row.deed === 'indecorum' ? 0.5 : 0.35 } : undefined;
};
const isAt = ({ verb, preposition }: Action): boolean => preposition === 'at' && verb !== 'clap' && verb !== 'applaud';

/** What is only looked into is not touched. */
const looks = /^eyes?$/;

const touch: Finder = (scene) => {
  const { object, action, row } = scene;
  const deed = deedOf(scene);
  if (object?.kind !== 'actor' || isDead(object) || looks.test(action.part ?? '')) return undefined;
  if (deed !== 'touch' && deed !== 'rough-touch') return undefined;
  // Hands that are shaken greet.
  if (shakesHands(scene)) return { kind: 'courtesy', victim: object.id, weight: 0.3 };
  const isKiss = action.verb === 'kiss';
  const weight = isKiss ? 0.5 : row.stirs === 'affection' ? 0.45 : 0.35;
  const isSolemn = isKiss && isByTheDead(scene);
  return {
    ...{ kind: 'touch', victim: object.id, weight },
    ...(deed === 'rough-touch' ? { isRough: true as const } : {}),
    ...(isKiss && (isSolemn || !isKissedFondly(scene, object.id)) ? { isBold: true as const } : {}),
    ...(isSolemn ? { isSolemn: true as const } : {}),
  };
};

/** *Shakes his hand*, *shakes hands with him*: nobody is shaken by it. */
const shakesHands = ({ action }: Scene): boolean => action.verb === 'shake' && /^hands?$/.test(action.part ?? '');

/** Those who are kin may kiss before others, and a hand or a forehead may be kissed. */
const isKissedFondly = ({ self, action }: Scene, other: EntityId): boolean =>
  /^(hands?|forehead|cheeks?|fingers|ring|brow)$/.test(action.part ?? '') ||
  Object.values(self.relations).includes(other);

const leaving: Finder = ({ play, world, self, changes }) => {
  const gone = changes.filter(isMove).find(({ entity }) => entity === self.id);
  const place = placeOf(world, self)?.id;
  if (!gone?.value || !place) return undefined;
  const parent = world.things.get(Object.values(gone.value)[0] as EntityId);
  if (!parent || (placeOf(world, parent)?.id ?? parent.id) === place) return undefined;
  const isLeft = (id: EntityId): boolean =>
    id !== self.id && placeOf(world, thingOf(world, id))?.id === place && !isDead(thingOf(world, id));
  // Whoever goes with what is another's is missed by them first.
  const robbed = contents(world, self, 'heldBy').flatMap(({ id }) => {
    const ownership = takenFrom({ play, self, world }, id);
    return ownership && ownership.how !== 'house' && isLeft(ownership.owner) ? [{ owner: ownership.owner, id }] : [];
  })[0];
  if (robbed) return { kind: 'leaving', victim: robbed.owner, thing: robbed.id, weight: 0.6 };
  const partner = partnerOf(play, self.id);
  if (!partner || placeOf(world, thingOf(world, partner))?.id !== place || isDead(thingOf(world, partner))) {
    return undefined;
  }
  return { kind: 'leaving', victim: partner, weight: 0.4 };
};

const undressing: Finder = ({ row, person }) =>
  row.deed === 'undressing' ? { kind: 'undressing', victim: person?.id, weight: person ? 0.7 : 0.4 } : undefined;

const indecorum: Finder = (scene) => {
  const { row, object, action, world, changes, self } = scene;
  if (row.deed === 'indecorum') return { kind: 'indecorum', weight: 0.35 };
  // On what nobody sits, stands or dances.
  const onto = action.preposition === 'on' ? object : undefined;
  const isFurniture = onto && has(onto, 'supporter') && !has(onto, 'seat') && !has(onto, 'bed');
  const isUp = changes.some((change) => isMove(change) && change.entity === self.id) || row.stirs === 'mirth';
  if (!isFurniture || !isUp) return undefined;
  const owner = ownershipOf(scene.play.file, world, onto)?.owner;
  return { kind: 'indecorum', victim: owner, thing: onto.id, weight: 0.35 };
};

/** In the order they are tried: what weighs most is seen first. */
const finders: readonly Finder[] = [
  touchingTheDead,
  harm,
  // A weapon handed over threatens nobody.
  gift,
  threaten,
  consuming,
  destruction,
  spilling,
  undressing,
  layingBare,
  theft,
  mockery,
  touch,
  leaving,
  indecorum,
  ...displaying,
];

/** A hand laid on what another has, and kept off it. */
const grasping: Finder = (scene) => {
  const { object, row, world, self } = scene;
  const ownership = owned(scene, object);
  if (!object || ownership?.how !== 'has' || row.afar) return undefined;
  const owner = thingOf(world, ownership.owner);
  if (isDead(owner) || placeOf(world, owner)?.id !== placeOf(world, self)?.id) return undefined;
  const kind = deedOf(scene) === 'prying' ? 'laying-bare' : 'theft';
  return { kind, victim: owner.id, thing: object.id, weight: 0.45, isAttempt: true };
};

/** A person goes for somebody, and nothing comes of it. */
const goingFor: Finder = ({ play, world, self, person, row, action }) => {
  if (!person || !isPlayed(play, self.id) || isDead(person)) return undefined;
  if (placeOf(world, person)?.id !== placeOf(world, self)?.id) return undefined;
  const isHostile = row.stirs === 'violence' || row.stirs === 'roughness' || overOthers.has(action.verb);
  return isHostile ? { kind: 'touch', victim: person.id, weight: 0.45, isRough: true, isAttempt: true } : undefined;
};

/** A person goes for somebody with what is not there: nothing was thrown, and nobody was hit. */
const feint: Finder = (scene) => {
  const found = goingFor(scene);
  return found && { kind: 'feint', victim: found.victim, weight: 0.35, isAttempt: true };
};

/** A hand that starts out for something, and does no more. */
const lunging: Finder = (scene) => (scene.row.stirs === 'theft' && !scene.object ? seeking(scene) : undefined);

const lunges: readonly Finder[] = [grasping, goingFor, lunging];

/** What is seen of a deed that was refused, by why it was. */
const refused: Readonly<Record<string, readonly Finder[]>> = {
  'not-here': [feint, seeking],
  'unknown-object': [feint, seeking],
  'not-visible': [feint, seeking],
  'not-there': [seeking],
  anachronism: [feint, seeking],
  'held-by-other': [grasping],
  'not-held': [grasping],
  'not-worn': [grasping],
  closed: [grasping, settingOut, meddling],
  locked: [settingOut, meddling],
  'no-way': [settingOut],
  ambiguous: [settingOut],
  // To strike the dead is to do it, though it kills nobody.
  already: [touchingTheDead],
};

/** Of these nobody sees anything: it was not said what was to be done, or nobody may. */
const unseenAttempts: ReadonlySet<string> = new Set<RefusalCode>(wordList('unknown-verb incomplete forbidden'));

/** A hand is put to something before it is found that it cannot be done. */
const attempts = (code: string): readonly Finder[] =>
  unseenAttempts.has(code) ? [goingFor] : [...(refused[code] ?? []), goingFor, meddling];
