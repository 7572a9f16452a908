import { traits } from '../drama/trait.ts';
import { asVerb, isListed } from '../drama/verb.ts';
import { nearestName } from '../kit/nearest-name.ts';
import { problem, type Problem } from '../kit/schema.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** One to four words in small letters; or a few Chinese characters. */
const word = /^(?:[a-z]+(?:[ -][a-z]+){0,3}|[\u3400-\u9fff]{1,8})$/;
const keys = ['name', 'words', 'like', 'slots', 'unless', 'does', 'offer', 'about'];
const kinds = ['actor', 'prop', 'place'];
const nearness = ['touch', 'see', 'hear', 'any'];
const mostVerbs = 200;

/** What is wrong with a host's verbs, each with its place. */
export function badVerbs(verbs: readonly unknown[]): readonly Problem[] {
  if (verbs.length > mostVerbs) return [problem(['verbs'], `too many: at most ${mostVerbs}`)];
  const names = new Set<string>();
  return verbs.flatMap((verb, index) => {
    const path = ['verbs', index];
    if (!isObject(verb)) return [problem(path, 'wants a verb, as ownVerb({ name, … }) gives it')];
    const { name } = verb;
    const problems = badVerb(verb, path);
    if (typeof name === 'string' && names.has(name))
      problems.push(problem([...path, 'name'], `"${name}" is there twice`));
    names.add(String(name));
    return problems;
  });
}

function badVerb(verb: Record<string, unknown>, path: readonly PropertyKey[]): Problem[] {
  const problems: Problem[] = [];
  const say = (key: PropertyKey, message: string): unknown => problems.push(problem([...path, key], message));
  for (const key of Object.keys(verb)) if (!keys.includes(key)) say(key, `there is no such key${meant(key, keys)}`);
  const { name, words, like, slots, unless, does, offer, about } = verb;
  const isWord = (text: unknown): boolean => typeof text === 'string' && word.test(text);
  if (!isWord(name)) say('name', 'wants one to four plain words in small letters, such as "haggle"');
  if (words !== undefined && !(Array.isArray(words) && words.every(isWord)))
    say('words', 'wants a list of other words for it, in small letters or in Chinese');
  if (like !== undefined && !(typeof like === 'string' && isListed(asVerb(like))))
    say('like', `wants a verb of ours, such as "give", got ${JSON.stringify(like)}`);
  if (does === undefined && unless === undefined && like === undefined)
    say('does', 'is missing: a verb without does, unless and like does nothing');
  for (const [key, value] of Object.entries({ unless, does }))
    if (value !== undefined && typeof value !== 'function') say(key, 'wants a function');
  for (const [key, value] of Object.entries({ offer, about }))
    if (value !== undefined && !(typeof value === 'string' && value.length <= 200)) say(key, 'wants a short text');
  if (slots !== undefined) problems.push(...badSlots(slots, [...path, 'slots']));
  return problems;
}

function badSlots(slots: unknown, path: readonly PropertyKey[]): Problem[] {
  if (!isObject(slots)) return [problem(path, 'wants { object?, target?, instrument? }')];
  const known = ['object', 'target', 'instrument'];
  return Object.entries(slots).flatMap(([name, slot]): Problem[] => {
    const at = [...path, name];
    if (!known.includes(name)) return [problem(at, `there is no such slot${meant(name, known)}`)];
    if (!isObject(slot)) return [problem(at, 'wants what may stand there, such as { kind: "prop" }')];
    const { kind, near, traits: wanted = [] } = slot;
    const listed: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const strange = listed.find((trait) => !(traits as readonly unknown[]).includes(trait));
    return [
      ...(kind === undefined || kinds.includes(kind as string)
        ? []
        : [problem([...at, 'kind'], `wants one of ${kinds.join(', ')}`)]),
      ...(near === undefined || nearness.includes(near as string)
        ? []
        : [problem([...at, 'near'], `wants one of ${nearness.join(', ')}`)]),
      ...(strange === undefined
        ? []
        : [
            problem(
              [...at, 'traits'],
              `there is no trait ${JSON.stringify(strange)}${meant(JSON.stringify(strange), traits)}`,
            ),
          ]),
    ];
  });
}

const meant = (typed: string, names: readonly string[]): string => {
  const nearest = nearestName(typed.replaceAll(/"/g, ''), names);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
};
