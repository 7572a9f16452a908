import type { Refusal } from '../../drama/refusal.ts';
import { WhereaboutsSchema } from '../../drama/whereabouts.ts';
import { ChangeSchema, type Change } from '../../drama/change.ts';
import { readWith } from '../../kit/schema.ts';
import { invariant } from '../../kit/invariant.ts';
import { applyChanges } from '../apply-changes.ts';
import { contents } from '../containment.ts';
import { breaches } from '../invariants.ts';
import { the, The } from '../naming.ts';
import { whyUnsound } from '../soundness.ts';
import type { OwnDeed, OwnEffects, OwnRefusal, OwnSlot, OwnSlots, OwnThing, OwnVerb, OwnVerbs, SlotName } from '../own-verbs.ts'; // prettier-ignore
import type { Thing } from '../world.ts';
import type { Deed } from './deed.ts';
import type { Law } from './law.ts';

const slotNames: readonly SlotName[] = ['object', 'target', 'instrument'];

export const fitsSlot = ({ kind, traits }: OwnSlot, thing: Thing): boolean =>
  (kind === undefined || thing.kind === kind) && (traits ?? []).every((trait) => thing.traits.has(trait));

/** The law of a verb of a host's game: held to the same order of checks as ours, and to what a world can be. */
export function ownLaw(verb: OwnVerb, verbs: OwnVerbs): Law {
  const { slots = {} } = verb;
  const suits = (name: SlotName) => (thing: Thing) => (slots[name] && fitsSlot(slots[name], thing) ? 2 : 0);
  return {
    needs: (['object', 'target'] as const).filter((name) => slots[name] && !slots[name].optional),
    object: slots.object?.near ?? 'touch',
    target: slots.target?.near ?? 'touch',
    suits: suits('object'),
    suitsTarget: suits('target'),
    suitsInstrument: suits('instrument'),
    rule: (deed) => ruleOwn(deed, verb, verbs),
  };
}

/** A rule that fails refuses, and the host is told: the play goes on. */
function ruleOwn(deed: Deed, verb: OwnVerb, { onFault }: OwnVerbs): Refusal | undefined {
  const unfit = refuseUnfit(deed, verb);
  if (unfit) return unfit;
  try {
    const own = ownDeed(deed, verb.slots ?? {});
    const refusal = verb.unless?.(own);
    if (refusal !== undefined) return refusalFrom(deed, refusal);
    const changes: Change[] = [];
    const told = verb.does?.(own, effectsOn(deed, changes));
    invariant(told === undefined || typeof told === 'string', `"${verb.name}" must return a sentence or nothing.`);
    expectBorne(deed, changes);
    deed.make(changes);
    if (told) deed.lead = filled(deed, told);
    return undefined;
  } catch (error) {
    onFault(error);
    return { code: 'impossible', reason: `Nothing comes of it.` };
  }
}

function refuseUnfit(deed: Deed, { slots = {}, name }: OwnVerb): Refusal | undefined {
  for (const slot of slotNames) {
    const [wanted, thing] = [slots[slot], deed[slot]];
    if (wanted && thing && !fitsSlot(wanted, thing))
      return { code: 'wrong-trait', reason: `${The(thing)} is nothing to ${name}${slot === 'object' ? '' : ' with'}.` };
    if (wanted && !wanted.optional && !thing)
      return {
        code: 'incomplete',
        reason: `${The(deed.subject)} must say ${slot === 'instrument' ? 'what with' : 'what'}.`,
      };
  }
  return undefined;
}

/** The deed as the host's rule sees it. */
function ownDeed(deed: Deed, slots: OwnSlots): OwnDeed<OwnSlots> {
  const asked = Object.fromEntries(slotNames.flatMap((name) => (slots[name] ? [[name, deed[name]]] : [])));
  return {
    ...asked,
    subject: deed.subject,
    get: (id: string) => deed.world.things.get(id as never),
    contents: (of: OwnThing) =>
      contents(deed.world, deed.thing(of.id), 'in', 'on', 'under', 'behind', 'heldBy', 'wornBy', 'partOf'),
  } as unknown as OwnDeed<OwnSlots>;
}

function effectsOn(deed: Deed, changes: Change[]): OwnEffects {
  const add = (change: unknown): void => {
    const read = readWith(ChangeSchema, change);
    invariant(read.ok, read.ok ? '' : `No such change: ${JSON.stringify(change)} (${read.error[0]?.message ?? ''}).`);
    changes.push(read.value);
  };
  return {
    set: ({ id }, property, value) => add({ entity: deed.thing(id).id, property, value }),
    move: ({ id }, to) => {
      const at = readWith(WhereaboutsSchema, to);
      invariant(at.ok, at.ok ? '' : `${id} cannot be moved there: ${at.error[0]?.message ?? ''}`);
      add({ entity: deed.thing(id).id, property: 'at', value: at.value });
    },
    consume: ({ id }) => add({ entity: deed.thing(id).id, property: 'at', value: null }),
  };
}

/** What a rule would have is held to what a world can be. */
function expectBorne(deed: Deed, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const why = whyUnsound(deed.world, changes);
  invariant(why === undefined, `The world cannot bear it: ${why}.`);
  const before = new Set(breaches(deed.world));
  const breach = breaches(applyChanges(deed.world, changes)).find((each) => !before.has(each));
  invariant(breach === undefined, `The world cannot bear it: ${breach}.`);
}

const refusalFrom = (deed: Deed, refusal: OwnRefusal): Refusal => {
  const { code, reason } = typeof refusal === 'string' ? { code: 'impossible' as const, reason: refusal } : refusal;
  return { code, reason: filled(deed, reason) };
};

/** A sentence with its things named: `{subject} sells {object} to {target}.` */
function filled(deed: Deed, sentence: string): string {
  const named = sentence.replace(/\{(subject|object|target|instrument)\}/g, (_, slot: SlotName | 'subject') => {
    const thing = deed[slot];
    return thing ? the(thing) : 'it';
  });
  return named.charAt(0).toUpperCase() + named.slice(1, 600);
}
