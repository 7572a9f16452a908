import * as z from 'zod/mini';
import { describeProblem, readWith } from '../kit/schema.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { aspects } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { closesBracket, opensBracket } from '../drama/notation/marks.ts';
import { readWorldFile } from '../drama/world-file.ts';
import { nameIndex, plainName } from '../world/names/name-index.ts';
import type { Line } from '../world/narrator.ts';
import { openWorld, type World } from '../world/world.ts';

/** One line of input as `adjudicate` takes it: who, and what they do in one of three forms. */
export interface AdjudicateLine {
  readonly actor: string;
  readonly line: Line;
  /** A world of the line's own. */
  readonly world?: World;
}

/** What is wrong with a line, in the shape it is answered. */
export interface LineError {
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

/** More than anyone says in one breath; what is longer is a mistake or an attack. */
export const mostCharacters = 10_000;
const deepestNesting = 64;

export const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const plain = (what: string) =>
  z.string().check(z.refine((text) => !control.test(text), `${what} must not contain control characters`));
const words = plain('text').check(z.maxLength(mostCharacters, `too long: at most ${mostCharacters} characters`));
const word = plain('a name').check(
  z.minLength(1, 'must not be empty'),
  z.maxLength(300, 'too long: at most 300 characters'),
);

const LineSchema = z.object({
  actor: word,
  text: z.optional(words),
  command: z.optional(words),
  verb: z.optional(word),
  object: z.optional(z.nullable(word)),
  preposition: z.optional(z.nullable(word)),
  target: z.optional(z.nullable(word)),
  instrument: z.optional(z.nullable(word)),
  part: z.optional(z.nullable(word)),
  direction: z.optional(z.nullable(word)),
  manner: z.optional(z.nullable(word)),
  aspect: z.optional(z.nullable(z.enum(aspects))),
});

/** The `id` of a line, which is echoed whatever else is wrong with it. */
export function idOf(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const { id } = value as { id?: unknown };
  return (typeof id === 'string' && id.length <= 300) || typeof id === 'number' ? id : undefined;
}

export function readAdjudicateLine(value: unknown): Result<AdjudicateLine, LineError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err({
      code: 'input/shape',
      message: 'expected an object such as {"actor": "Hamlet", "text": "…"}',
      path: '',
    });
  }
  const read = readWith(LineSchema, value);
  if (!read.ok) {
    const [first] = read.error;
    const message = first ? describeProblem(first) : 'not a line';
    const code = /too long/.test(message)
      ? 'input/too-long'
      : /control characters/.test(message)
        ? 'input/control-characters'
        : 'input/shape';
    return err({ code, message, path: first?.path ?? '' });
  }
  const { actor, text, command, verb, ...rest } = read.value;
  const forms = [text, command, verb].filter((form) => form !== undefined).length;
  if (forms !== 1) {
    return err({ code: 'input/shape', message: 'expected exactly one of "text", "command" and "verb"', path: '' });
  }
  const deep = [text, command].some((form) => form !== undefined && nestingOf(form) > deepestNesting);
  if (deep) {
    return err({
      code: 'input/nesting',
      message: `brackets nested more than ${deepestNesting} deep`,
      path: text !== undefined ? 'text' : 'command',
    });
  }
  const world = readOwnWorld(value);
  if (!world.ok) return world;
  const slots = Object.fromEntries(Object.entries(rest).filter(([, slot]) => slot !== undefined && slot !== null));
  const line: Line =
    text !== undefined ? { text } : command !== undefined ? { command } : { action: { verb: verb ?? '', ...slots } };
  return ok({ actor, line, ...(world.value ? { world: world.value } : {}) });
}

function readOwnWorld(value: object): Result<World | undefined, LineError> {
  if (!Object.hasOwn(value, 'world')) return ok(undefined);
  const read = readWorldFile((value as { world?: unknown }).world);
  if (read.ok) return ok(openWorld(read.value));
  const [first] = read.error;
  const path = first?.path ? `world.${first.path}` : 'world';
  return err({ code: 'world/invalid', message: `At ${path}: ${first?.message ?? 'not a world'}`, path });
}

function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const char of text) {
    if (opensBracket(char)) deepest = Math.max(deepest, (depth += 1));
    else if (closesBracket(char)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** An actor by id or by name. */
export function findActor(world: World, said: string): Result<EntityId, LineError> {
  const exact = world.things.get(said as EntityId);
  const named = exact ? [exact.id] : (nameIndex(world).byFull.get(plainName(said)) ?? []);
  const actors = named.filter((id) => world.things.get(id)?.kind === 'actor');
  if (actors.length === 1 && actors[0]) return ok(actors[0]);
  if (actors.length > 1) {
    return err({
      code: 'input/ambiguous-actor',
      message: `"${said}" could be ${actors.join(' or ')}; use the id`,
      path: 'actor',
    });
  }
  if (named.length > 0) return err({ code: 'input/not-an-actor', message: `"${said}" is not an actor`, path: 'actor' });
  const cast = world.cast.filter((id) => world.things.get(id)?.kind === 'actor').slice(0, 8);
  return err({
    code: 'input/unknown-actor',
    message: `no actor "${said}"; this world has ${cast.join(', ') || 'none'}`,
    path: 'actor',
  });
}
