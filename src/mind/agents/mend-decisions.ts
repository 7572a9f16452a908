import { paces, type Pace } from '../../drama/decision.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Keys as models write them, under ours. */
const keysOf = {
  actor: ['actor', 'id', 'listener', 'character', 'name', 'who'],
  pace: ['pace', 'speed', 'decision', 'response'],
  to: ['to', 'addressee', 'target', 'speaks_to', 'speaksto'],
  action: ['action', 'deed', 'act'],
  follows: ['follows', 'follow', 'follows_direction'],
  why: ['why', 'reason', 'because', 'rationale'],
} as const;

/** What a model writes for nothing. */
const nothing = /^\s*(?:null|none|nothing|n\/a|nobody|no one|-+)?\s*$/i;
const longestWhy = 2000;
const longestWord = 120;

/**
 * Decisions as they were meant: a bare list, one decision by itself, decisions under people's ids, capitals, a string for a
 * deed, a list of whom to speak to, a reason that goes on and on. What is not understood is left as it is, for the schema.
 */
export function mendDecisions(value: unknown, listeners: readonly string[]): unknown {
  const entries = entriesIn(value);
  return entries
    ? {
        decisions: entries.map((entry, index) => mendOne(entry, listeners[index], entries.length === listeners.length)),
      }
    : value;
}

/** Whether the line in doubt did what it was to do: said once, beside the decisions or in one of them. */
export function didIn(value: unknown): boolean | undefined {
  const said = [value, ...(entriesIn(value) ?? [])]
    .filter(isFields)
    .map((fields) => lowered(fields)['did'])
    .find((each) => each !== undefined && each !== null);
  if (said === undefined) return undefined;
  return truthOf(said) === true;
}

function entriesIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (!isFields(value)) return undefined;
  const fields = lowered(value);
  const list = Object.values(fields).find(Array.isArray) as unknown[] | undefined;
  if (list && fields['actor'] === undefined) return list;
  if (fields['pace'] !== undefined || fields['actor'] !== undefined) return [value];
  const inside = fields['decisions'] ?? fields['decision'];
  if (isFields(inside)) return entriesIn(inside) ?? undefined;
  const named = Object.entries(value).filter(([, each]) => isFields(each) || isPace(each));
  if (named.length === 0) return undefined;
  return named.map(([actor, each]) => (isFields(each) ? { actor, ...each } : { actor, pace: each }));
}

function mendOne(entry: unknown, listener: string | undefined, isInOrder: boolean): unknown {
  if (!isFields(entry)) return entry;
  const fields = lowered(entry);
  const said = (key: keyof typeof keysOf) => keysOf[key].map((name) => fields[name]).find((each) => each !== undefined);
  const actor = said('actor') ?? (isInOrder ? listener : undefined);
  const action = actionOf(said('action'));
  const to = wordOf(said('to'));
  return {
    actor: typeof actor === 'string' ? actor.trim().slice(0, 200) : actor,
    pace: paceOf(said('pace')) ?? (action || to ? 'slow' : said('pace')),
    to: to ?? null,
    action: action ?? null,
    follows: truthOf(said('follows')),
    why: textOf(said('why')).slice(0, longestWhy),
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lowered = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).map(([key, inside]) => [key.toLowerCase().trim(), inside]));

const paceOf = (value: unknown): Pace | undefined =>
  typeof value === 'string' ? paces.find((pace) => new RegExp(`\\b${pace.slice(0, 5)}`, 'i').test(value)) : undefined;

const isPace = (value: unknown): boolean => paceOf(value) !== undefined;

function wordOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = isFields(first) ? (first['id'] ?? first['name']) : first;
  return typeof text === 'string' && !nothing.test(text) ? text.trim().slice(0, 200) : undefined;
}

/** *take the goblet*, or its verb and what it goes with, under whatever they are called. */
function actionOf(value: unknown): object | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') {
    const [verb = '', ...rest] = first.replace(/^[\s(*[]+|[\s)*\].]+$/g, '').split(/\s+/);
    if (nothing.test(first) || nothing.test(verb)) return undefined;
    return { verb: verb.slice(0, longestWord), object: rest.join(' ').slice(0, longestWord) || null };
  }
  if (!isFields(first)) return undefined;
  const fields = lowered(first);
  const word = (...names: readonly string[]) =>
    wordOf(names.map((name) => fields[name]).find((each) => each !== undefined && each !== null))?.slice(
      0,
      longestWord,
    ) ?? null;
  const verb = word('verb', 'action', 'type', 'do');
  if (verb === null) return undefined;
  return {
    verb,
    object: word('object', 'thing', 'item', 'what'),
    preposition: word('preposition'),
    target: word('target', 'to', 'where'),
    instrument: word('instrument', 'with'),
  };
}

const truthOf = (value: unknown): boolean | null =>
  typeof value === 'boolean'
    ? value
    : value === 1 || (typeof value === 'string' && /^\s*(?:true|yes|1)\b/i.test(value))
      ? true
      : null;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
