import { isJsonObject } from './json.ts';
import type { Sources, SourceSpot } from './source.ts';

/** What we look at of a schema of zod: its kind and its parts. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
  readonly innerType?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly getter?: () => Schema;
  readonly in?: Schema;
}
export interface Schema {
  readonly _zod: { readonly def: unknown };
}
const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition;

/** What becomes of the values that stand where a schema is asked for. */
export type Hooks = ReadonlyMap<Schema, (value: unknown, spot: SourceSpot | undefined) => unknown>;

/**
 * Makes data anew along its schema: wherever one of the hooked schemas stands, its hook makes the value. So what is an id,
 * a condition or a place is written down once, in the schemas. Where each part stood is remembered of the new parts, too.
 */
export function reshape(schema: Schema, value: unknown, hooks: Hooks, sources?: Sources, spot?: SourceSpot): unknown {
  const hook = hooks.get(schema);
  if (hook) return hook(value, spot);
  const definition = definitionOf(schema);
  const { innerType, getter, shape, element, items } = definition;
  const within = (inner: Schema | undefined) => (inner ? reshape(inner, value, hooks, sources, spot) : value);
  const part = (owner: object, key: string | number, inner: Schema, own: unknown) =>
    reshape(inner, own, hooks, sources, sources?.spotOf(owner, key));
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return value === undefined ? value : within(innerType);
    case 'lazy':
      return within(getter?.());
    case 'pipe':
      return within(definition.in);
    case 'array':
    case 'tuple': {
      if (!Array.isArray(value)) return value;
      const inner = (index: number) => element ?? items?.[index];
      const made = value.map((one, index) => {
        const own = inner(index);
        return own ? part(value, index, own, one) : (one as unknown);
      });
      for (const index of value.keys()) sources?.mark(made, index, sources.spotOf(value, index));
      return made;
    }
    case 'object':
    case 'record': {
      if (!isJsonObject(value)) return value;
      const rename = definition.keyType && hooks.get(definition.keyType);
      const made: Record<string, unknown> = {};
      for (const [key, own] of Object.entries(value)) {
        const inner = shape ? (Object.hasOwn(shape, key) ? shape[key] : undefined) : definition.valueType;
        const name = rename ? String(rename(key, sources?.spotOf(value, key))) : key;
        made[name] = inner ? part(value, key, inner, own) : own;
        sources?.mark(made, name, sources.spotOf(value, key));
      }
      return made;
    }
    default:
      return value;
  }
}
