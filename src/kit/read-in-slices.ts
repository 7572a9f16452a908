import type * as z from 'zod/mini';

/** What is smaller is read in one piece: so many values in it, all together. */
const smallest = 150;

/** What of zod's definitions is gone down into; everything else is read in one piece. */
type Definition = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
};

/** Thrown where something is wrong. */
class Unsound extends Error {}

/**
 * Reads large data by its schema a piece at a time: the same value that reading it whole would give; nothing where anything in
 * it is wrong, so that reading it whole says what.
 */
export function* soundPart<T>(schema: z.ZodMiniType<T>, value: unknown): Generator<number, T | undefined> {
  try {
    return (yield* part(schema, value)) as T;
  } catch (error) {
    if (error instanceof Unsound) return undefined;
    throw error;
  }
}

function* part(schema: z.ZodMiniType, value: unknown): Generator<number, unknown> {
  const definition = schema._zod.def as Definition;
  if (!isLarge(value)) return whole(schema, value);
  const read = piecesOf[definition.type]?.(definition, value);
  if (!read) return whole(schema, value);
  const made = yield* read;
  yield 0;
  return checked(definition, made);
}

type Pieces = (definition: Definition, value: unknown) => Generator<number, unknown> | undefined;

const piecesOf: Readonly<Record<string, Pieces | undefined>> = {
  object: ({ shape, catchall }, value) => (shape && isPlain(value) ? ofObject(shape, catchall, value) : undefined),
  array: ({ element }, value) => (element && Array.isArray(value) ? ofList(element, value) : undefined),
  optional: ({ innerType }, value) => innerType && part(innerType, value),
  record: ({ keyType, valueType }, value) =>
    keyType && valueType && !keyType._zod.values && isPlain(value) ? ofRecord(keyType, valueType, value) : undefined,
};

function* ofObject(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  catchall: z.ZodMiniType | undefined,
  value: Readonly<Record<string, unknown>>,
): Generator<number, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const read = yield* part(schema, value[key]);
    if (key in value || read !== undefined) made[key] = read;
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(shape, key)) continue;
    if (key === '__proto__') throw new Unsound();
    if (catchall) made[key] = yield* part(catchall, value[key]);
  }
  return made;
}

function* ofList(element: z.ZodMiniType, value: readonly unknown[]): Generator<number, unknown> {
  const made: unknown[] = [];
  for (const each of value) {
    made.push(yield* part(element, each));
    yield 0;
  }
  return made;
}

function* ofRecord(
  keyType: z.ZodMiniType,
  valueType: z.ZodMiniType,
  value: Readonly<Record<string, unknown>>,
): Generator<number, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') throw new Unsound();
    made[String(whole(keyType, key))] = yield* part(valueType, each);
    yield 0;
  }
  return made;
}

function whole(schema: z.ZodMiniType, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (!read.success) throw new Unsound();
  return read.data;
}

/** What is to hold of a thing beyond its parts, such as how many there are. */
function checked({ checks = [] }: Definition, value: unknown): unknown {
  const payload: z.core.ParsePayload = { value, issues: [] };
  for (const check of checks) void check._zod.check(payload as z.core.ParsePayload<never>);
  if (payload.issues.length > 0) throw new Unsound();
  return payload.value;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isLarge(value: unknown): boolean {
  const open = [value];
  for (let count = 0; open.length > 0; count++) {
    if (count > smallest) return true;
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one) as unknown[];
    if (inner.length > smallest) return true;
    open.push(...inner);
  }
  return false;
}
