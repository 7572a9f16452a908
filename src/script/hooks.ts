import { isJsonObject } from './json.ts';
import { ChangeSchema } from '../drama/change.ts';
import { ConditionSchema } from '../drama/condition.ts';
import { EntityIdSchema } from '../drama/entity-id.ts';
import { MannerSchema } from '../drama/manner.ts';
import { WhereaboutsSchema } from '../drama/whereabouts.ts';
import type { Result } from '../kit/result.ts';
import { readCondition } from './conditions/read-condition.ts';
import { writeCondition } from './conditions/write-condition.ts';
import type { Names } from './names.ts';
import { type Hooks, type Schema } from './reshape.ts';
import type { Mistake, SourceSpot } from './source.ts';
import { readWhereabouts, writeWhereabouts } from './whereabouts-text.ts';
import { Folded } from './write-yaml.ts';

/** Keys of a condition under which somebody or something stands. */
const idKeys = new Set(['entity', 'within', 'witness', 'knows', 'played', 'by', 'to', 'object', 'target', 'about']);
/** For whoever has no name of their own in `calls`. */
const anybody = 'anybody';

/** From what authors write to what a scene file has: short names, conditions and places in words. */
export function readingHooks(names: Names, mistakes: Mistake[], folder: SourceSpot): Hooks {
  const or = <T>(read: Result<T, string>, spot: SourceSpot | undefined, value: unknown): unknown => {
    if (read.ok) return read.value;
    mistakes.push({ spot: spot ?? folder, message: read.error });
    return value;
  };
  const id = (value: unknown, spot: SourceSpot | undefined): unknown =>
    typeof value === 'string' || typeof value === 'number' ? or(names.idOf(String(value)), spot, value) : value;
  const at = (value: unknown, spot: SourceSpot | undefined): unknown => {
    if (typeof value === 'string') return or(readWhereabouts(value, names), spot, value);
    return isJsonObject(value) ? mapValues(value, (own) => id(own, spot)) : value;
  };
  const text = (value: string, spot: SourceSpot | undefined): unknown => {
    const read = readCondition(value, names);
    if (read.ok) return read.value;
    const near = value.slice(read.error.at, read.error.at + 24).trim();
    return or({ ok: false, error: `${read.error.message}${near && `, at “${near}”`}` }, spot, value);
  };
  const condition = (value: unknown, spot: SourceSpot | undefined): unknown => {
    if (typeof value === 'string') return text(value, spot);
    if (Array.isArray(value)) return value.map((one) => condition(one, spot));
    if (!isJsonObject(value)) return value;
    return mapValues(value, (own, key) => {
      if (key === 'words' || key === 'without' || key === 'verb' || key === 'state') return own;
      if (idKeys.has(key) && typeof own === 'string') return id(own, spot);
      if (key === 'at') return at(own, spot);
      const isInner = key === 'not' || key === 'of' || typeof own === 'object';
      return isInner ? condition(own, spot) : own;
    });
  };
  const change = (value: unknown, spot: SourceSpot | undefined): unknown => {
    if (typeof value === 'string') return or(readChange(value, names), spot, value);
    if (!isJsonObject(value)) return value;
    const own = value.property === 'at' ? at(value.value, spot) : value.value;
    return { ...value, entity: id(value.entity, spot), value: own };
  };
  const calls = (value: unknown, spot: SourceSpot | undefined): unknown =>
    renamed(value, (name) => (name === anybody ? name : String(id(name, spot))));
  return hooksOf({ id, at, condition, change, calls });
}

/** The other way: from a scene file to what authors write. */
export function writingHooks(names: Names): Hooks {
  const id = (value: unknown): unknown => (typeof value === 'string' ? names.nameOf(value) : value);
  const at = (value: unknown): unknown => writeWhereabouts(value, names);
  const calls = (value: unknown): unknown => renamed(value, (name) => names.nameOf(name));
  const change = (value: unknown): unknown => writeChange(value, names);
  return hooksOf({ id, at, condition: (value) => conditionForYaml(value, names), change, calls });
}

const longestCondition = 220;

/** A condition in words; a long one part by part, each on its own lines. */
function conditionForYaml(value: unknown, names: Names): unknown {
  const text = writeCondition(value, names);
  if (text === undefined || !isJsonObject(value)) return value;
  const [key, parts] = Object.entries(value)[0] ?? [];
  const isLong = text.length > longestCondition && (key === 'all' || key === 'any') && Array.isArray(parts);
  return isLong ? { [key]: parts.map((part) => conditionForYaml(part, names)) } : new Folded(text);
}

type Hook = (value: unknown, spot: SourceSpot | undefined) => unknown;

function hooksOf(hooks: Readonly<Record<'id' | 'at' | 'condition' | 'change' | 'calls', Hook>>): Hooks {
  const manner = (value: unknown, spot: SourceSpot | undefined): unknown =>
    isJsonObject(value) && isJsonObject(value.calls) ? { ...value, calls: hooks.calls(value.calls, spot) } : value;
  return new Map<Schema, Hook>([
    [EntityIdSchema, hooks.id],
    [WhereaboutsSchema, hooks.at],
    [ConditionSchema, hooks.condition],
    [ChangeSchema, hooks.change],
    [MannerSchema, manner],
  ]);
}

const mapValues = (
  value: Readonly<Record<string, unknown>>,
  make: (own: unknown, key: string) => unknown,
): Record<string, unknown> => Object.fromEntries(Object.entries(value).map(([key, own]) => [key, make(own, key)]));

const renamed = (value: unknown, rename: (name: string) => string): unknown =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).map(([key, own]) => [rename(key), own])) : value;

/** A change is written as what is so after it: `polonius is dead`, `dagger held by gertrude`, `goblet nowhere`. */
function readChange(text: string, names: Names): Result<unknown, string> {
  const [, gone] = /^(\S+) nowhere$/.exec(text) ?? [];
  if (gone !== undefined) {
    const id = names.idOf(gone);
    return id.ok ? { ok: true, value: { entity: id.value, property: 'at', value: null } } : id;
  }
  const read = readCondition(text, names);
  if (!read.ok) return { ok: false, error: read.error.message };
  const { entity, at, state } = read.value;
  if (isJsonObject(at)) return { ok: true, value: { entity, property: 'at', value: at } };
  const [property, value] = isJsonObject(state) ? (Object.entries(state)[0] ?? []) : [];
  if (property === undefined) return { ok: false, error: `expected a change such as “door is open”, got “${text}”` };
  return { ok: true, value: { entity, property, value } };
}

function writeChange(change: unknown, names: Names): unknown {
  if (!isJsonObject(change) || typeof change.entity !== 'string' || typeof change.property !== 'string') return change;
  const { entity, property, value } = change;
  if (property === 'at' && value === null) return `${names.nameOf(entity)} nowhere`;
  const asked = property === 'at' ? { entity, at: value } : { entity, state: { [property]: value } };
  return writeCondition(asked, names) ?? { ...change, entity: names.nameOf(entity) };
}
