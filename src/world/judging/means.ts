import type { Refusal } from '../../drama/refusal.ts';
import { isDead } from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import type { Bench } from './bench.ts';
import { the, The } from '../naming.ts';
import { unseen } from '../sight.ts';
import { untouchable } from '../touch.ts';
import { thingOf, type Thing } from '../world.ts';

/** What one cannot do without a thing for it: the words for it, by what such a thing is called, and what is lacking. */
const means: readonly (readonly [words: RegExp, called: RegExp, lacking: string])[] = [
  [/^(handcuff|cuff|manacle|shackle|fetter)$/, /\b(handcuffs?|manacles?|shackles?|fetters?)\b/i, 'handcuffs'],
  [/^(inject|vaccinate|sedate|anaesthetise|anesthetize|tranquilize|tranquillise)$/, /\b(syringe|needle|hypodermic|chloroform|morphia)\b/i, 'syringe'],
  [/^(poison|envenom|drug|spike|dope|lace)$/, /\b(poison|venom|arsenic|cyanide|hemlock|hebenon|laudanum|morphia|drug|potion|powder|pills?)\b/i, 'poison'],
  [/^(electrocute|taser|tase|zap|electrify)$/, /\b(wire|cable|socket|taser|battery|electrode)\b/i, 'current'],
  [/^(gas|fumigate)$/, /\b(gas|cylinder|fumes?)\b/i, 'gas'],
  [/^(bomb|dynamite|detonate|nuke)$/, /\b(bomb|dynamite|grenade|explosives?|charge|petard)\b/i, 'bomb'],
]; // prettier-ignore

/** To make somebody do something: what they do is theirs. */
const overbearing = /^(force|compel|coerce|oblige|brainwash|indoctrinate|enslave|puppeteer|reprogram|mind-control)$/;
const makes = /^(make|force|compel|cause|get|have) /;
const isThing = /^(a|an|the|some|his|her|its|their|my|your|up|out|off|do)\b/;

/** [SETTING4] What there are no means for, and what is another's to do. */
export function refuseWithoutMeans(bench: Bench, attempt: Attempt): Refusal | undefined {
  const row = means.find(([words]) => words.test(attempt.word));
  if (row && !thingsAtHand(bench).some(({ name, aliases }) => [name, ...aliases].some((called) => row[1].test(called))))
    return { code: 'not-held', reason: `${The(bench.subject)} has no ${row[2]} at hand.` };
  const ruled = madeToAct(bench, attempt);
  return ruled && { code: 'person', reason: `What ${the(ruled)} does is for ${the(ruled)} to do.` };
}

function thingsAtHand({ world, subject, probe }: Bench): Thing[] {
  const things = world.cast.map((id) => thingOf(world, id)).filter(({ kind }) => kind === 'prop');
  return things.filter(
    (thing) => !unseen(world, subject, thing, undefined, probe) && !untouchable(world, subject, thing, probe),
  );
}

/** Whom this would make do something. */
function madeToAct({ world, subject }: Bench, { word, manner = '', object }: Attempt): Thing | undefined {
  const said = overbearing.test(word) ? (object?.text ?? '') : makes.test(manner) ? manner.replace(makes, '') : '';
  if (said === '') return undefined;
  return world.cast
    .map((id) => thingOf(world, id))
    .find(
      (thing) =>
        thing.kind === 'actor' &&
        thing.id !== subject.id &&
        !isDead(thing) &&
        [thing.name, ...thing.aliases].some((name) => isMadeTo(said.toLowerCase(), name.toLowerCase(), manner !== '')),
    );
}

function isMadeTo(said: string, name: string, mustDo: boolean): boolean {
  if (!said.startsWith(name)) return false;
  const rest = said.slice(name.length).trim();
  return mustDo ? rest !== '' && !isThing.test(rest) : true;
}
