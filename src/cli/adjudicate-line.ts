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
interface AdjudicateLine {
  readonly actor: string;
  readonly line: Line;
  /** A world of the line's own. */
  readonly world?: World;
}

/** What is wrong with a line, in the shape it is answered. */
interface LineError {
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

const slot = z.optional(z.nullable(word));
const LineSchema = z.object({
  actor: word,
  text: z.optional(words),
  command: z.optional(words),
  verb: z.optional(word),
  object: slot,
  preposition: slot,
  target: slot,
  instrument: slot,
  part: slot,
  direction: slot,
  manner: slot,
  aspect: z.optional(z.nullable(z.enum(aspects))),
});

/** What a complaint of the schema is called; whatever is not here is `input/shape`. */
const codes = [
  [/too long/, 'input/too-long'],
  [/control characters/, 'input/control-characters'],
] as const;

const wrong = (code: string, message: string, path = '') => err<LineError>({ code, message, path });

/** The `id` of a line, which is echoed whatever else is wrong with it. */
export function idOf(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const { id } = value as { id?: unknown };
  return (typeof id === 'string' && id.length <= 300) || typeof id === 'number' ? id : undefined;
}

export function readAdjudicateLine(value: unknown): Result<AdjudicateLine, LineError> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong('input/shape', 'expected an object such as {"actor": "Hamlet", "text": "…"}');
  }
  const read = readWith(LineSchema, value);
  if (!read.ok) {
    const [first] = read.error;
    const message = first ? describeProblem(first) : 'not a line';
    return wrong(codes.find(([words]) => words.test(message))?.[1] ?? 'input/shape', message, first?.path);
  }
  const { actor, text, command, verb, ...rest } = read.value;
  if ([text, command, verb].filter((form) => form !== undefined).length !== 1) {
    return wrong('input/shape', 'expected exactly one of "text", "command" and "verb"');
  }
  if (nestingOf(text ?? command ?? '') > deepestNesting) {
    const path = text === undefined ? 'command' : 'text';
    return wrong('input/nesting', `brackets nested more than ${deepestNesting} deep`, path);
  }
  const world = readOwnWorld(value);
  if (!world.ok) return world;
  const slots = Object.fromEntries(Object.entries(rest).filter(([, said]) => said !== undefined && said !== null));
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
  return wrong('world/invalid', `At ${path}: ${first?.message ?? 'not a world'}`, path);
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
  const isActor = (id: EntityId): boolean => world.things.get(id)?.kind === 'actor';
  const exact = world.things.get(said as EntityId);
  const named = exact ? [exact.id] : (nameIndex(world).byFull.get(plainName(said)) ?? []);
  const [first, ...others] = named.filter(isActor);
  if (first && others.length === 0) return ok(first);
  if (first) {
    const message = `"${said}" could be ${[first, ...others].join(' or ')}; use the id`;
    return wrong('input/ambiguous-actor', message, 'actor');
  }
  if (named.length > 0) return wrong('input/not-an-actor', `"${said}" is not an actor`, 'actor');
  const cast = world.cast.filter(isActor).slice(0, 8).join(', ') || 'none';
  return wrong('input/unknown-actor', `no actor "${said}"; this world has ${cast}`, 'actor');
}
