import { kept } from '../kit/remembered.ts';
import type { EntityId } from './entity-id.ts';
import type { Entity } from './entity.ts';

/** How the props and people of a play are written about. */
export interface WrittenNames {
  readonly pattern: RegExp;
  /** By name, in small letters. */
  readonly idsOf: ReadonlyMap<string, readonly EntityId[]>;
}

/** Every name of every prop and person, the longest first: a cake box is no cake. One sign of Chinese may be part of any word. */
export function writtenNames(
  entities: Iterable<Pick<Entity, 'id' | 'kind' | 'name'> & { readonly aliases?: readonly string[] | undefined }>,
): WrittenNames {
  const idsOf = new Map<string, EntityId[]>();
  for (const { id, kind, name, aliases = [] } of entities) {
    if (kind === 'place') continue;
    for (const each of [name, ...aliases]) {
      const key = each.toLowerCase();
      if (key.length < 2) continue;
      const ids = kept(idsOf, key, (): EntityId[] => []);
      if (!ids.includes(id)) ids.push(id);
    }
  }
  const longestFirst = [...idsOf.keys()].sort((a, b) => b.length - a.length);
  const oneOf = (names: readonly string[]): string =>
    `(?:${names.map((name) => name.replace(special, '\\$&')).join('|') || '(?!)'})`;
  const [signs, words] = [
    longestFirst.filter((name) => han.test(name)),
    longestFirst.filter((name) => !han.test(name)),
  ];
  // Where a word begins is looked at once for all names.
  const written = `(?<![\\p{L}\\p{N}])${oneOf(words)}(?![\\p{L}\\p{N}])|${oneOf(signs)}`;
  return { pattern: new RegExp(written, 'giu'), idsOf };
}

const special = /[.*+?^${}()|[\]\\]/g;
const han = /\p{Script=Han}/u;
