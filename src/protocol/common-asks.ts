import { isEntityId, type EntityId } from '../drama/entity-id.ts';

type CommonWant =
  | { type: 'body:stand'; place: EntityId; x: number; y: number; z: number; yaw: number }
  | { type: 'line:say'; text: string };

interface CommonAsk {
  number: number;
  epoch: number;
  want: CommonWant;
}

/** Limits of the schema in `messages.ts`, which these must not go beyond; a test holds the two together. */
const [mostMetres, mostAngle, mostText] = [10_000, 7, 2000];

/**
 * The two asks that nearly all are, a step and a line, read by hand: a schema takes ten times as long. Undefined for everything
 * else, and wherever anything is unusual: then the schema says what it is, or what is wrong with it.
 */
export function readCommonAsk(value: unknown): CommonAsk | undefined {
  if (!isPlain(value, 3)) return undefined;
  const { number, epoch } = value;
  if (!isCount(number) || number === 0 || !isCount(epoch)) return undefined;
  const want = commonWant(value['want']);
  return want && { number, epoch, want };
}

function commonWant(value: unknown): CommonWant | undefined {
  if (isPlain(value, 6) && value['type'] === 'body:stand') {
    const { place, x, y, z, yaw } = value;
    const isPlaced = isWithin(x, mostMetres) && isWithin(y, mostMetres) && isWithin(z, mostMetres);
    if (!isPlaced || !isWithin(yaw, mostAngle) || !isId(place)) return undefined;
    return { type: 'body:stand', place, x, y, z, yaw };
  }
  if (isPlain(value, 2) && value['type'] === 'line:say') {
    const { text } = value;
    if (typeof text !== 'string' || text.length === 0 || text.length > mostText) return undefined;
    return { type: 'line:say', text };
  }
  return undefined;
}

/** An object with just so many keys, and nothing behind it. */
function isPlain(value: unknown, keys: number): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.keys(value).length === keys;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= -most && value <= most;
const isId = (value: unknown): value is EntityId => typeof value === 'string' && isEntityId(value);
