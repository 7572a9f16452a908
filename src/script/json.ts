/** Looking at data of which nothing is known yet. */
type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever of a list is an object. */
export const objectsIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter(isJsonObject) : [];

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text or a number as text; nothing, of anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
