import { invariant } from './invariant.ts';

/**
 * A JSON value as text with the keys of every object sorted, so that equal values give equal text.
 * As in JSON, a key whose value is undefined is left out. What JSON would silently turn into null
 * (NaN, a function in a list) is refused, because two different states would then look the same.
 */
export function stableJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    invariant(Number.isFinite(value), `stableJson was given ${value}: JSON has no such number.`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  invariant(typeof value === 'object', `stableJson was given a ${typeof value}: pass plain JSON data only.`);
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members.push(`${quoted(key)}:${stableJson(member)}`);
  }
  return `{${members.join(',')}}`;
}

/** As `JSON.stringify` has it, which need not be asked about plain words: they are most of what there is. */
const quoted = (text: string): string => (plainWords.test(text) ? `"${text}"` : JSON.stringify(text));
const plainWords = /^[\w :.,'-]*$/;

/** Sixteen hex digits that are the same for equal JSON values. For telling states apart, not for secrets. */
export function hashJson(value: unknown): string {
  return hashText(stableJson(value));
}

/** Sixteen hex digits for a text. */
export function hashText(text: string): string {
  return hashWords(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** Two well-mixed 32-bit words for a text (cyrb53's mixing, all 64 bits kept). */
export function hashWords(text: string): [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low];
}
