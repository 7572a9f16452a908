import { headNounOf } from '../lexicon/head-noun.ts';
import { isOpen, isPortable, isShut } from '../containment.ts';
import { isNamedAs, saysKind } from '../tongues/tongues.ts';
import { isEndless, isVessel, liquidIn } from '../vessel.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { deed, one, some, telling, type Candidate, type CandidateGroup, type Outlook } from './candidate.ts';

/** What one does with a thing for its own sake, in hand or not: light it, drink from it, put it on, play it. */
export function handlingOf(thing: Thing): readonly CandidateGroup[] {
  const object = thing;
  return [
    one(
      has(thing, 'lightable') && !is(thing, 'lit') && deed('light', 'light', { object }),
      (is(thing, 'lit') || is(thing, 'burning')) && deed('extinguish', 'extinguish', { object }),
      has(thing, 'switchable') && !is(thing, 'on') && deed('switch-on', 'switch on', { object }),
      has(thing, 'switchable') && is(thing, 'on') && deed('switch-off', 'switch off', { object }),
    ),
    one(
      isDrink(thing) && deed(liquidIn(thing) ? 'drink' : 'drink-up', 'drink', { object }, stuffOf(thing)),
      has(thing, 'edible') && deed('eat', 'eat', { object }),
    ),
    one(has(thing, 'wearable') && deed(isSmall(thing) ? 'wear-small' : 'wear', 'wear', { object })),
    one(
      saysKind('bell', headNounOf(thing.name)) && telling('ring', 'ring', { object }),
      has(thing, 'musical') && telling(has(thing, 'device') ? 'play-song' : 'play', 'play', { object }),
    ),
    one(
      has(thing, 'pushable') && deed('push', 'push', { object }),
      has(thing, 'pullable') && deed('pull', 'pull', { object }),
    ),
    one(Boolean(stateOf(thing, 'tied')) && deed('untie', 'untie', { object })),
  ];
}

/** Cups and horns are drunk from; of flagons and buckets one pours. */
const isDrink = (thing: Thing): boolean =>
  has(thing, 'drinkable') && (!isVessel(thing) || liquidIn(thing) !== undefined || !has(thing, 'fillable'));

export const isReadable = (thing: Thing): boolean =>
  thing.kind === 'prop' && (has(thing, 'readable') || thing.text !== undefined || Boolean(stateOf(thing, 'written')));

/** Paper is read; on other things one reads what is written there. */
export const reading = (thing: Thing): Candidate | undefined => {
  if (!isReadable(thing)) return undefined;
  const isPage = !(['container', 'device', 'openable', 'wearable'] as const).some((trait) => has(thing, trait));
  return telling(isPage ? 'read' : 'read-on', 'read', { object: thing });
};

/** Worn on a hand or a head; of some languages that is another word than of coats. */
const isSmall = (thing: Thing): boolean => isNamedAs(thing, 'small-wear');

export const takingOff = (object: Thing): Candidate =>
  deed(isSmall(object) ? 'take-off-small' : 'take-off', 'take off', { object });

/** Into this one, from what is in hand; with empty hands, from what stands about for it. */
export function pouringInto(thing: Thing, { held, near }: Outlook): CandidateGroup {
  if (!has(thing, 'fillable')) return some(0);
  const sources = [...held, ...near].filter((source) => pours(source) && source.id !== thing.id);
  return one(...sources.map((source) => pouring(source, thing)));
}

/** Out of this one, into what is in hand or what stands about. */
export function pouringOutOf(thing: Thing, { held, near }: Outlook): CandidateGroup {
  if (!pours(thing)) return some(0);
  const vessels = [...held, ...near].filter(
    (vessel) => has(vessel, 'fillable') && !isShut(vessel) && vessel.id !== thing.id,
  );
  return some(2, ...vessels.map((vessel) => pouring(thing, vessel)));
}

/** From a jug into a cup; at a well the cup is filled. */
const pouring = (source: Thing, vessel: Thing): Candidate =>
  isPortable(source)
    ? deed('pour', 'pour', { object: source, preposition: 'in', target: vessel }, stuffOf(source))
    : deed('fill', 'fill', { object: vessel, preposition: 'from', target: source });

const stuffOf = (vessel: Thing): { readonly stuff: string } => ({ stuff: liquidIn(vessel) ?? '' });

/** A flagon, a bucket, a well; nobody pours tea from one cup into another. */
const pours = (thing: Thing): boolean =>
  liquidIn(thing) !== undefined && isOpen(thing) && (has(thing, 'pourable') || isEndless(thing));

/** The edge in hand, what is drawn first. */
export const sharpOf = ({ held }: Outlook, except: Thing): Thing | undefined =>
  held.find((thing) => thing.id !== except.id && has(thing, 'sharp') && !is(thing, 'broken'));
