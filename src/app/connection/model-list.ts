import * as z from 'zod/mini';

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
