import { isOneOf, verbSet } from '../../drama/verb.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { contactVerbs, isLaid } from '../grammar/english/body.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { pronounFits, resolve } from '../names/resolve.ts';
import { his } from '../naming.ts';
import { isInHiding } from '../rules/whereto.ts';
import { asking, type Bench } from './bench.ts';
import { withoutObject } from './meaning.ts';

/**
 * [SHAPE4] A gesture with one's own body, its owner left out; nothing when the body is somebody else's. What the hand
 * is laid on or the finger pointed at stays the target.
 */
export function ownGesture(attempt: Attempt, bench: Bench): Attempt | undefined {
  const { part, object, target, preposition } = attempt;
  if (part === undefined) return undefined;
  if (!object) return attempt;
  if (!object.whose || !isOwn(object, attempt, bench)) return undefined;
  return { ...withoutObject(attempt), ...(target && preposition ? { preposition } : {}) };
}

/**
 * *turns the ring on her finger*, *hides the letter behind his back*: a thing, and where on one's own body. Verbs that
 * put things somewhere put it there; of the others it says how.
 */
export function onOwnBody(attempt: Attempt, bench: Bench): Attempt {
  const { part, object, target, preposition = 'on' } = attempt;
  if (part === undefined || !object || !target?.whose || !isOwn(target, attempt, bench)) return attempt;
  if (attempt.verb === 'give') return { ...attempt, verb: 'put', target: oneself };
  if (bestowing.has(attempt.verb)) return { ...attempt, target: oneself };
  const { part: _part, target: _target, preposition: _preposition, ...rest } = attempt;
  return { ...rest, manner: [`${preposition} ${his(bench.subject)} ${part}`, rest.manner].filter(Boolean).join(' ') };
}

const oneself: NounPhrase = { text: 'own', head: 'own', adjectives: [], pronoun: 'self' };

/** Verbs that put a thing somewhere. */
const bestowing = verbSet('put', 'put away', 'give', 'throw', 'hide', 'tie');

/**
 * Whose is *his* beard? The speaker's own where the word fits the speaker, whoever else it may fit; and of what is done
 * between two, the other's, if this very line has named them (*goes to Horatio and takes his hand*). A hand laid on a
 * shoulder is laid on another's, unless one is in hiding.
 */
function isOwn(owner: NounPhrase, attempt: Attempt, bench: Bench): boolean {
  const { pronoun } = owner;
  if (!pronoun) return false;
  const other = resolve(owner, asking(bench));
  if (!fitsSpeaker(owner, bench)) return other.kind !== 'one' && other.kind !== 'tie';
  if (other.kind !== 'one' || other.unseen || !isBetweenTwo(attempt)) return true;
  const named = bench.discourse.here?.includes(other.thing.id);
  return !named && !(isLaid(attempt) && !isInHiding(bench.subject));
}

function fitsSpeaker({ pronoun }: NounPhrase, { subject, world }: Bench): boolean {
  if (pronoun === undefined || !subject.pronouns || pronoun === 'them')
    return pronoun !== undefined && pronounFits(pronoun, subject, { world });
  return pronoun === ({ he: 'him', she: 'her', it: 'it', they: 'them' } as const)[subject.pronouns];
}

/** What one does to somebody else's body sooner than to one's own: takes a hand, kisses a brow, lays a hand on a shoulder. */
function isBetweenTwo(attempt: Attempt): boolean {
  const { verb, word, part = '', object } = attempt;
  if (!object?.whose) return bestowing.has(verb);
  if (isOneOf(verb, 'kiss', 'stab', 'take', 'steal')) return true;
  if (isOneOf(verb, 'hit', 'strike', 'attack')) return !/^(breast|chest|forehead|thigh|brow|head|knee)$/.test(part);
  const limb = /^(hand|arm|sleeve|shoulder|wrist|elbow)$/.test(part);
  return limb && (verb === 'shake' || isLaid(attempt) || contactVerbs.has(word) || contactVerbs.has(verb));
}
