import { nearestName } from '../kit/nearest-name.ts';

/** What we look at of a schema of zod: its kind and its parts. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly getter?: () => Schema;
  readonly in?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
}
export interface Schema {
  readonly _zod: { readonly def: unknown };
}

export const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition;

export type Path = readonly (string | number)[];
type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Did you mean "state"? ` where something is near what was typed. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const near = nearestName(typed, known);
  return near === undefined ? '' : `Did you mean "${near}"? `;
}

/** What is met on the way through data and its schema, side by side. */
interface Visitor {
  /** A schema at which the walk stops; whoever asked for it looks at the value alone. */
  readonly stopsAt?: Schema;
  onStop?(value: unknown, path: Path): void;
  /** A key its object does not have. Where strict, the reader refuses it; else it is silently left out. */
  onUnknownKey?(key: string, known: readonly string[], path: Path, strict: boolean): void;
  /** A word that is none of those that can stand there. */
  onUnknownWord?(word: string, known: readonly string[], path: Path): void;
}

/** Walks data along its schema, so that what may stand where is written down in one place only. */
export function walkSchema(schema: Schema, value: unknown, visitor: Visitor, path: Path = []): void {
  if (schema === visitor.stopsAt) return visitor.onStop?.(value, path);
  const definition = definitionOf(schema);
  const { innerType, getter } = definition;
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      if (innerType && value !== undefined && value !== null) walkSchema(innerType, value, visitor, path);
      return;
    case 'lazy':
      if (getter) walkSchema(getter(), value, visitor, path);
      return;
    case 'pipe':
      if (definition.in) walkSchema(definition.in, value, visitor, path);
      return;
    case 'enum':
      return walkWord(definition, value, visitor, path);
    case 'array': {
      const { element } = definition;
      if (element && Array.isArray(value)) value.forEach((one, at) => walkSchema(element, one, visitor, [...path, at]));
      return;
    }
    case 'record':
      return walkRecord(definition, value, visitor, path);
    case 'object':
      return walkObject(definition, value, visitor, path);
    case 'union':
      return walkUnion(definition, value, visitor, path);
  }
}

function walkWord({ entries = {} }: Definition, value: unknown, visitor: Visitor, path: Path): void {
  const known = Object.values(entries);
  if (typeof value === 'string' && !known.includes(value)) visitor.onUnknownWord?.(value, known, path);
}

function walkRecord({ keyType, valueType }: Definition, value: unknown, visitor: Visitor, path: Path): void {
  if (!isObject(value)) return;
  const { type, entries = {} } = keyType ? definitionOf(keyType) : { type: '' };
  const known = Object.values(entries);
  for (const [key, inner] of Object.entries(value)) {
    if (type === 'enum' && !known.includes(key)) visitor.onUnknownKey?.(key, known, path, true);
    else if (valueType) walkSchema(valueType, inner, visitor, [...path, key]);
  }
}

function walkObject({ shape = {}, catchall }: Definition, value: unknown, visitor: Visitor, path: Path): void {
  if (!isObject(value)) return;
  const known = Object.keys(shape);
  const strict = catchall !== undefined && definitionOf(catchall).type === 'never';
  for (const [key, inner] of Object.entries(value)) {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (schema) walkSchema(schema, inner, visitor, [...path, key]);
    else visitor.onUnknownKey?.(key, known, path, strict);
  }
}

/** Of several shapes, the one the data comes nearest to. */
function walkUnion({ options = [], discriminator }: Definition, value: unknown, visitor: Visitor, path: Path): void {
  if (discriminator !== undefined) {
    if (!isObject(value)) return;
    const kind = value[discriminator];
    const kinds = options.map((option) => literalOf(definitionOf(option).shape?.[discriminator]));
    const option = options[kinds.indexOf(kind as string)];
    if (option) return walkSchema(option, value, visitor, path);
    if (typeof kind === 'string') visitor.onUnknownWord?.(kind, kinds.filter(Boolean), [...path, discriminator]);
    return;
  }
  const type = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : '';
  const [nearest] = options
    .filter((option) => definitionOf(option).type === type)
    .map((option) => ({ option, strange: strangeKeys(option, value) }))
    .sort((a, b) => a.strange - b.strange);
  if (nearest) walkSchema(nearest.option, value, visitor, path);
}

const strangeKeys = (option: Schema, value: unknown): number => {
  const { shape = {} } = definitionOf(option);
  return isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)).length : 0;
};

const literalOf = (schema: Schema | undefined): string => {
  const { values = [] } = (schema?._zod.def ?? {}) as { readonly values?: readonly string[] };
  return values[0] ?? '';
};
