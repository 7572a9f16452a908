import { isEntityId } from '../../drama/entity-id.ts';
import { isRecord, type Evening } from './evening.ts';

/** Where one text is kept: a key of the browser's storage. It may fail, or be gone; then the index is made anew. */
interface KeptText {
  read(): string | undefined;
  write(text: string): void;
}

/** More entries than this are not kept. */
const mostEntries = 500;

/** A key of `localStorage`, or of anything like it; text that lives as long as the page, where there is none. */
export function keptText(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, key: string): KeptText {
  let text: string | undefined;
  return {
    read() {
      try {
        return storage?.getItem(key) ?? text;
      } catch {
        return text;
      }
    },
    write(next) {
      text = next;
      try {
        storage?.setItem(key, next);
      } catch {
        // Full or forbidden: it is known while the page lives, and made anew from the logs when it comes back.
      }
    },
  };
}

/**
 * What is known of the evenings on the shelf, so that listing them reads no log. Other tabs write it too: it is read again
 * before every change. Nothing is lost with it: whatever is missing is read from its log once more.
 */
export class EveningIndex {
  constructor(private readonly kept: KeptText) {}

  all(): ReadonlyMap<string, Evening> {
    return new Map(readEntries(this.kept.read()).map((evening) => [evening.id, evening]));
  }

  put(evening: Evening): void {
    const entries = new Map(this.all());
    entries.delete(evening.id);
    this.write([...entries.values(), evening]);
  }

  keepOnly(isKept: (id: string) => boolean): void {
    const entries = [...this.all().values()];
    const left = entries.filter(({ id }) => isKept(id));
    if (left.length < entries.length) this.write(left);
  }

  private write(entries: readonly Evening[]): void {
    this.kept.write(JSON.stringify(entries.slice(-mostEntries)));
  }
}

/** Entries that are not what they should be are left out. */
function readEntries(text: string | undefined): readonly Evening[] {
  if (text === undefined) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEvening) : [];
  } catch {
    return [];
  }
}

function isEvening(value: unknown): value is Evening {
  if (!isRecord(value)) return false;
  const { id, scene, title, role, whenMs, playedMs, length, isOver, ending, from, isFromElsewhere } = value;
  const isText = (each: unknown): boolean => typeof each === 'string' && each.length <= 1000;
  const isNumber = (each: unknown): boolean => typeof each === 'number' && Number.isFinite(each);
  return (
    [id, title].every(isText) &&
    [scene, ending].every((each) => each === undefined || isText(each)) &&
    [whenMs, playedMs, length].every(isNumber) &&
    typeof isOver === 'boolean' &&
    (isFromElsewhere === undefined || isFromElsewhere === true) &&
    (role === undefined ||
      (isRecord(role) && isText(role['name']) && typeof role['actor'] === 'string' && isEntityId(role['actor']))) &&
    (from === undefined || (isRecord(from) && isText(from['id']) && isNumber(from['seq'])))
  );
}
