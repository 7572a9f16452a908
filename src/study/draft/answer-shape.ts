import * as z from 'zod/mini';

/** What a terminal would obey, what a reader never sees, and what would be a note in a script. */
const unwelcome = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]+/gu;

/** Words of a model as they may stand in a play: on one line, with nothing in them that a script or a page would obey. */
const tidied = (text: string): string =>
  text.replace(unwelcome, ' ').replace(/\[\[+/g, '[').replace(/\]\]+/g, ']').replace(/\s+/g, ' ').trim();

/** So much longer than asked for is still taken, and cut. */
const tolerance = 3;

/** Words of a model, cut to their length; what is far too long is refused, so that it is said why. */
export const words = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most * tolerance)),
    z.transform((text) => cutAtWord(tidied(text), most)),
  );

/** A name: never empty. */
export const name = (most = 80) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(most * tolerance)),
    z.transform((text) => cutAtWord(tidied(text), most)),
  );

/** A list of at most so many. Models write null where there is nothing. */
export const listOf = <T>(schema: z.ZodMiniType<T>, most: number) =>
  z.pipe(
    z.optional(z.nullable(z.array(schema).check(z.maxLength(most * tolerance)))),
    z.transform((items): readonly T[] => (items ?? []).slice(0, most)),
  );

/** What may be left out. */
export const maybe = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): T | undefined => value ?? undefined),
  );

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return space > most / 2 ? cut.slice(0, space) : cut;
}
