/** A file of a play's folder: its path within the folder, and what it says. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Where something stands in an author's file; lines and columns count from 1. */
export interface SourceSpot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Where the name before it stands, where it has one. */
  readonly key?: SourceSpot;
}

/** What is wrong in a folder, and where. */
export interface Mistake {
  readonly spot: SourceSpot;
  readonly message: string;
}

/** `world.yaml:12:5: …`, as editors and terminals read it. */
export const describeMistake = ({ spot, message }: Mistake): string =>
  `${spot.file}:${spot.line}:${spot.column}: ${message}`;

type Key = string | number;

/** Remembers where each part of the values that were read stands: by the value that holds it, and its key there. */
export class Sources {
  readonly #spots = new WeakMap<object, Map<Key, SourceSpot>>();

  mark(owner: object, key: Key, spot: SourceSpot | undefined): void {
    if (!spot) return;
    const known = this.#spots.get(owner);
    if (known) known.set(key, spot);
    else this.#spots.set(owner, new Map([[key, spot]]));
  }

  spotOf(owner: object, key: Key): SourceSpot | undefined {
    return this.#spots.get(owner)?.get(key);
  }

  /** Where the part at a dotted path stands, or else the nearest part around it that stands somewhere. */
  find(root: object, path: string): SourceSpot | undefined {
    let owner: unknown = root;
    let found: SourceSpot | undefined;
    for (const key of path === '' ? [] : path.split('.')) {
      if (typeof owner !== 'object' || owner === null) break;
      const own = Array.isArray(owner) ? Number(key) : key;
      found = this.spotOf(owner, own) ?? found;
      owner = (owner as Readonly<Record<Key, unknown>>)[own];
    }
    return found;
  }
}
