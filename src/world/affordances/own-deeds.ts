import { given } from '../../kit/given.ts';
import { asVerb } from '../../drama/verb.ts';
import { fitsSlot } from '../rules/own-law.ts';
import type { OwnSlots, OwnVerb, SlotName } from '../own-verbs.ts';
import type { Thing } from '../world.ts';
import type { Candidate, CandidateGroup, Outlook } from './candidate.ts';

/** So many ways to fill the other slots are worth asking the narrator about. */
const mostFillings = 6;

/** What the verbs of a host's game have to offer at the sight of a thing or a person. */
export function ownDeeds(thing: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const { verbs } = outlook.world;
  return (verbs?.all ?? []).map((verb) => ({ most: 2, candidates: candidatesFor(verb, thing, outlook) }));
}

const slotNames: readonly SlotName[] = ['object', 'target', 'instrument'];

function candidatesFor(verb: OwnVerb, thing: Thing, outlook: Outlook): Candidate[] {
  const slots: OwnSlots = verb.slots ?? {};
  const asked = slotNames.filter((name) => slots[name] !== undefined);
  // What one looks at stands in the first slot it fits; by oneself one does what is done to nothing.
  const mine = asked.find((name) => slots[name] && fitsSlot(slots[name], thing));
  if (thing.id === outlook.self.id ? asked.some((name) => !slots[name]?.optional) : mine === undefined) return [];
  const others = asked.filter((name) => name !== mine && !slots[name]?.optional);
  let fillings: Partial<Record<SlotName, Thing>>[] = [mine && thing.id !== outlook.self.id ? { [mine]: thing } : {}];
  for (const name of others) {
    const fitting = [...outlook.held, ...outlook.near].filter(
      (other) => other.id !== thing.id && slots[name] && fitsSlot(slots[name], other),
    );
    fillings = fillings.flatMap((filled) => fitting.map((other) => ({ ...filled, [name]: other })));
  }
  return fillings.slice(0, mostFillings).map((filled) => candidate(verb, filled));
}

function candidate(verb: OwnVerb, { object, target, instrument }: Partial<Record<SlotName, Thing>>): Candidate {
  const plain = [verb.name, object && '{object}', target && 'to {target}', instrument && 'with {instrument}'];
  return {
    phrase: 'examine',
    own: verb.offer ?? plain.filter(Boolean).join(' '),
    action: given({
      verb: asVerb(verb.name),
      like: verb.like,
      object: object?.id,
      target: target?.id,
      preposition: target ? 'to' : undefined,
      instrument: instrument?.id,
    }),
    tells: true,
  };
}
