import { err, ok, type Result } from '../kit/result.ts';
import type { Relation } from '../drama/whereabouts.ts';
import { conditionInEnglish } from './tongues/in-english.ts';
import { scriptTongues } from './tongues/tongues.ts';
import type { Names } from './names.ts';

/** How the ways of being somewhere are written. */
export const relationWords: Readonly<Record<Relation, string>> = {
  in: 'in',
  on: 'on',
  under: 'under',
  behind: 'behind',
  heldBy: 'held by',
  wornBy: 'worn by',
  partOf: 'part of',
};
const nowhere = 'nowhere';

/** `in closet`, `held by hamlet`, `nowhere`. */
export function readWhereabouts(text: string, names: Names): Result<Record<string, string> | null, string> {
  const read = readEnglish(text, names);
  if (read.ok) return read;
  for (const { conditions } of Object.values(scriptTongues)) {
    const english = conditions && conditionInEnglish(text, names.shortNames, conditions);
    if (english !== undefined) return readEnglish(english, names);
  }
  return read;
}

function readEnglish(text: string, names: Names): Result<Record<string, string> | null, string> {
  const said = text.trim().replace(/\s+/g, ' ');
  if (said === nowhere) return ok(null);
  for (const [relation, words] of Object.entries(relationWords)) {
    if (!said.startsWith(`${words} `)) continue;
    const id = names.idOf(said.slice(words.length + 1));
    return id.ok ? ok({ [relation]: id.value }) : id;
  }
  return err(`expected where it is, such as “in study” or “held by hamlet”, got “${text}”`);
}

export function writeWhereabouts(at: unknown, names: Names): unknown {
  if (at === null) return nowhere;
  if (typeof at !== 'object') return at;
  const [entry, ...more] = Object.entries(at as Record<string, unknown>);
  const words = entry && Object.hasOwn(relationWords, entry[0]) ? relationWords[entry[0] as Relation] : undefined;
  if (!entry || words === undefined || more.length > 0 || typeof entry[1] !== 'string') return at;
  return `${words} ${names.nameOf(entry[1])}`;
}
