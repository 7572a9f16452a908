import * as z from 'zod/mini';
import { editDistance } from '../../kit/nearest-name.ts';

const mostModels = 1000;
const longestName = 200;

const NamedSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.optional(z.string()), name: z.optional(z.string()) }),
    z.transform(({ id, name }) => id ?? name ?? ''),
  ),
]);
const ListSchema = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.object({ data: z.array(z.unknown()) }),
    z.transform(({ data }) => data),
  ),
  z.pipe(
    z.object({ models: z.array(z.unknown()) }),
    z.transform(({ models }) => models),
  ),
]);

/**
 * The names in what an endpoint answers to `GET /models`: OpenAI's `{ data: [{ id }] }`, and what others make of it. Nothing,
 * where it is no list at all.
 */
export function readModelList(data: unknown): readonly string[] | undefined {
  const list = ListSchema.safeParse(data);
  if (!list.success) return undefined;
  const names = list.data.slice(0, mostModels).flatMap((entry) => {
    const named = NamedSchema.safeParse(entry);
    const name = named.success ? named.data.trim() : '';
    return name === '' || name.length > longestName ? [] : [name];
  });
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The name somebody may have meant: the one that holds theirs, or the one fewest letters away, if they are few. */
export function nearestModelName(wanted: string, names: readonly string[]): string | undefined {
  const meant = wanted.trim().toLowerCase();
  if (meant === '') return undefined;
  const holding = names
    .filter((name) => name.toLowerCase().includes(meant) || meant.includes(name.toLowerCase()))
    .sort((a, b) => a.length - b.length)[0];
  if (holding !== undefined) return holding;
  const [nearest] = names
    .map((name) => ({ name, away: editDistance(meant, name.toLowerCase()) }))
    .filter(({ away }) => away <= Math.floor(meant.length * 0.4))
    .sort((a, b) => a.away - b.away);
  return nearest?.name;
}
