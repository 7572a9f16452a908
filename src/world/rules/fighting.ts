import type { Refusal } from '../../drama/refusal.ts';
import { contents, isDead, isHeldBy, isTuckedAway } from '../containment.ts';
import { isA } from '../lexicon/nouns.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { has, is, type Thing } from '../world.ts';
import { breakApart, isSharp, isTearable, revealBehind, sharpInstrument } from './breaking.ts';
import type { Deed, Rule } from './deed.ts';
import { heldThat, takeInHand } from './hands.ts';
import { law, passes, type Laws, lawOn, fits, being } from './law.ts';
import { the, The } from '../naming.ts';

const wounds = (thing: Thing): boolean =>
  (has(thing, 'weapon') || has(thing, 'sharp') || has(thing, 'blunt')) && !is(thing, 'broken');

/** A wound; a second one kills. Hurt, never gore. */
export function hurt(deed: Deed, person: Thing): void {
  const before = deed.thing(person.id);
  if (is(before, 'hurt')) {
    deed.set(person, 'dead', true);
    deed.tell(`${The(person)} falls dead.`);
  } else {
    deed.set(person, 'hurt', true);
    deed.tell(`${The(person)} is hurt.`);
  }
}

/** What any blow at somebody or something asks first. */
function refuseBlow(deed: Deed, struck: Thing): Refusal | undefined {
  if (struck.id === deed.subject.id) return deed.refuseSelf('will not turn on');
  if (struck.kind === 'actor' && isDead(struck)) return deed.refuse('already', `${The(struck)} is dead already.`);
  return undefined;
}

/** [FIGHT1] Bare or armed: the weapon named is taken in hand; one drawn already is used. */
const strike: Rule = (deed) => {
  const struck = deed.it;
  const refusal = refuseBlow(deed, struck) ?? takeInHand(deed, deed.instrument);
  if (refusal) return refusal;
  const weapon = deed.instrument ?? heldThat(deed, (thing) => wounds(thing) && is(thing, 'wielded'));
  land(deed, struck, weapon && wounds(weapon) ? weapon : undefined);
  return undefined;
};

/** [FIGHT1]–[FIGHT3] */
const stab: Rule = (deed) => {
  const struck = deed.it;
  const refusal = refuseBlow(deed, struck);
  if (refusal) return refusal;
  const tool = sharpInstrument(deed, deed.action.verb);
  if ('refusal' in tool) return tool.refusal;
  land(deed, struck, tool.edge);
  return undefined;
};

function land(deed: Deed, struck: Thing, weapon: Thing | undefined): void {
  if (struck.kind === 'actor') {
    if (weapon) hurt(deed, struck);
    return;
  }
  if (has(struck, 'breakable') && !is(struck, 'broken')) {
    breakApart(deed, struck);
    return;
  }
  if (!weapon || !isSharp(weapon)) return;
  const hiding = contents(deed.world, struck, 'behind');
  if (isTearable(struck) && !is(struck, 'torn')) {
    deed.set(struck, has(struck, 'cuttable') && !isCloth(struck) ? 'cut' : 'torn', true);
    if (isCloth(struck)) {
      revealBehind(deed, struck);
      for (const inner of hiding) if (inner.kind === 'actor' && !isDead(inner)) hurt(deed, inner);
    }
  } else if (is(struck, 'torn')) {
    for (const inner of hiding) if (inner.kind === 'actor' && !isDead(inner)) hurt(deed, inner);
  }
}

function isCloth(thing: Thing): boolean {
  const head = headNounOf(thing.name);
  return (
    contentsHide(thing) || isA(head, 'fabric') || isA(head, 'curtain') || isA(head, 'furnishing') || isA(head, 'screen')
  );
}

const contentsHide = (thing: Thing): boolean => has(thing, 'openable') && !has(thing, 'container');

const shootsNow = (thing: Thing): boolean => has(thing, 'weapon') && !is(thing, 'broken') && isShooter(thing);

const isShooter = (thing: Thing): boolean => {
  const heads = [thing.name, ...thing.aliases].map(headNounOf);
  return heads.some((head) =>
    ['gun', 'firearm', 'bow', 'crossbow', 'pistol', 'revolver', 'rifle', 'cannon', 'sling'].some((kind) =>
      isA(head, kind),
    ),
  );
};

/** What is shot at may be named as object or behind *at*; the weapon as object (*fires the pistol*) or instrument. */
const shoot: Rule = (deed) => {
  const { object, target } = deed;
  const named = deed.instrument ?? (object && object.kind === 'prop' && shootsNow(object) ? object : undefined);
  const struck = target ?? (object && object.id !== named?.id ? object : undefined);
  if (named && !shootsNow(named)) return deed.refuseAs('wrong-trait', named, 'nothing to shoot with');
  const refusal = (struck && refuseBlow(deed, struck)) ?? (named && takeInHand(deed, named));
  if (refusal) return refusal;
  const weapon = named ?? heldThat(deed, shootsNow);
  if (!weapon) return deed.refuse('not-held', `${The(deed.subject)} has nothing in hand to shoot with.`);
  deed.set(weapon, 'wielded', true);
  if (struck) land(deed, struck, weapon);
  return undefined;
};

const kill: Rule = (deed) => {
  const struck = deed.it;
  if (struck.kind !== 'actor') return deed.refuseAs('wrong-trait', struck, 'not alive');
  const refusal = refuseBlow(deed, struck) ?? takeInHand(deed, deed.instrument);
  if (refusal) return refusal;
  const weapon = deed.instrument ?? heldThat(deed, wounds);
  if (!weapon || !wounds(weapon)) {
    return weapon
      ? deed.refuseAs('wrong-trait', weapon, 'no weapon')
      : deed.refuse('not-held', `${The(deed.subject)} has no weapon in hand.`);
  }
  deed.set(struck, 'hurt', true);
  deed.set(struck, 'dead', true);
  deed.tell(`${The(struck)} falls dead.`);
  return undefined;
};

const strangle: Rule = (deed) => {
  const struck = deed.it;
  if (struck.kind !== 'actor') return deed.refuseAs('wrong-trait', struck, 'not alive');
  const refusal = refuseBlow(deed, struck);
  if (refusal) return refusal;
  hurt(deed, struck);
  return undefined;
};

/** [FIGHT4] */
const draw: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be drawn');
  if (!isArm(thing)) return deed.refuseAs('wrong-trait', thing, 'no weapon to be drawn');
  // To draw it is to take it out.
  if (isTuckedAway(thing)) return deed.set(thing, 'wielded', true);
  return takeInHand(deed, thing) ?? deed.set(thing, 'wielded', true);
};

const isArm = (thing: Thing): boolean => has(thing, 'weapon') || has(thing, 'sharp');

const sheathe: Rule = (deed) => {
  const thing = deed.it;
  if (!isArm(thing)) return deed.refuseAs('wrong-trait', thing, 'no weapon to be sheathed');
  if (!isHeldBy(thing, deed.subject)) return deed.refuseAs('not-held', deed.subject, `not holding ${the(thing)}`);
  if (!is(thing, 'wielded')) return deed.refuseAs('already', thing, 'not drawn');
  return deed.set(thing, 'wielded', false);
};

/** The weapon is named as object (*aims the pistol at him*) or left unsaid (*aims at him*). */
const aim: Rule = (deed) => {
  const { object, target } = deed;
  const named = deed.instrument ?? (target || (object && isArm(object)) ? object : undefined);
  const at = target ?? (object && object.id !== named?.id ? object : undefined);
  if (at?.id === deed.subject.id) return deed.refuseSelf('will not aim at');
  if (named && !isArm(named) && named.kind === 'prop' && named.id !== at?.id)
    return deed.refuseAs('wrong-trait', named, 'no weapon');
  const refusal = named && isArm(named) ? takeInHand(deed, named) : undefined;
  if (refusal) return refusal;
  const weapon = named && isArm(named) ? deed.thing(named.id) : heldThat(deed, isArm);
  if (!weapon) return deed.refuse('not-held', `${The(deed.subject)} has no weapon in hand.`);
  return undefined;
};

const suitsBlow = (thing: Thing, subject: Thing): number =>
  thing.id === subject.id ? 0 : thing.kind === 'actor' ? (isDead(thing) ? 1 : 2) : 1;

const armInHand = (deed: Deed) => heldThat(deed, isArm);

const blow = { suits: suitsBlow };

export const fightingLaws = {
  attack: lawOn(strike, blow),
  hit: lawOn(strike, blow),
  strike: lawOn(strike, blow),
  stab: lawOn(stab, blow),
  slash: lawOn(stab, blow),
  shoot: law(shoot, { object: 'see', target: 'see', loose: true, suits: suitsBlow }),
  kill: lawOn(kill, blow),
  strangle: lawOn(strangle, blow),
  draw: lawOn(draw, { assumes: armInHand, suits: fits(isArm, isHeldBy) }),
  sheathe: lawOn(sheathe, { assumes: armInHand, suits: fits(isArm, being('wielded')) }),
  aim: lawOn(aim, { object: 'see', target: 'see', suits: (thing) => (thing.kind === 'actor' || isArm(thing) ? 2 : 1) }),
  parry: law(passes, { object: 'see', loose: true }),
  corner: lawOn(passes, { object: 'see' }),
  lower: law(passes, { loose: true }),
} satisfies Laws;
