import type { Attempt } from '../grammar/attempt.ts';
import { contactVerbs, ownVerbs } from '../grammar/english/body.ts';
import { pronounFits, resolve } from '../names/resolve.ts';
import { asking, type Bench } from './bench.ts';
import { withoutObject } from './meaning.ts';

/** [SHAPE4] His own eyes, her own hands: a gesture. Somebody else's become the object. */
export function ownPart(attempt: Attempt, bench: Bench): Attempt | undefined {
  if (!attempt.part) return undefined;
  if (!attempt.object && !attempt.target) return attempt;
  if (attempt.object?.whose && attempt.object.pronoun) {
    const { pronoun } = attempt.object;
    const mine = pronounFits(pronoun, bench.subject, { world: bench.world });
    const other = resolve({ ...attempt.object, text: attempt.object.text }, asking(bench));
    const someone = other.kind === 'one' || other.kind === 'tie';
    const plural = /^(hands|arms|eyes|lips|shoulders|fingers|fists|knees|brows|legs|feet)$/.test(attempt.part);
    const laid =
      attempt.verb === 'touch' &&
      /^(arm|shoulder|hand|sleeve|cheek|knee|back|wrist|elbow)$/.test(attempt.part) &&
      ['put', 'lay', 'place', 'rest', 'set', 'slide'].includes(attempt.word);
    const contact =
      laid ||
      contactVerbs.has(attempt.word) ||
      contactVerbs.has(attempt.verb) ||
      ['hit', 'stab', 'strike', 'kiss'].includes(attempt.verb);
    const own = ownVerbs.has(attempt.word) && !contactFirst.has(attempt.word) && !laid;
    const beaten =
      /^(beat|thump|pound|slap|smack|tap|strike)$/.test(attempt.word) &&
      /^(breast|chest|forehead|thigh|brow|head|knee)$/.test(attempt.part);
    if (mine && (!contact || own || plural || beaten || other.kind !== 'one')) return withoutObject(attempt);
    if (!mine && !someone) return withoutObject(attempt);
  }
  return undefined;
}

const contactFirst = new Set([
  'take',
  'kiss',
  'tug',
  'squeeze',
  'pat',
  'grab',
  'seize',
  'touch',
  'slap',
  'stroke',
  'caress',
  'pull',
]);
