import { nearestName } from '../kit/nearest-name.ts';
import { err, ok, type Result } from '../kit/result.ts';

/** `hamlet`, of `actor:hamlet`. */
export const shortOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The short names by which authors call what is in the world: `hamlet` is `actor:hamlet` where nothing else is called so. */
export class Names {
  readonly #ids: ReadonlySet<string>;
  readonly #byShort = new Map<string, string[]>();

  constructor(ids: readonly string[]) {
    this.#ids = new Set(ids);
    for (const id of this.#ids) {
      const short = shortOf(id);
      this.#byShort.set(short, [...(this.#byShort.get(short) ?? []), id]);
    }
  }

  /** The id of what is called so. A whole id is taken as it stands. */
  idOf(name: string): Result<string, string> {
    if (name.includes(':')) return ok(name);
    const found = this.#byShort.get(name) ?? [];
    if (found.length === 1 && found[0] !== undefined) return ok(found[0]);
    if (found.length > 1) return err(`“${name}” is more than one thing: write ${found.join(' or ')}`);
    const near = nearestName(name, [...this.#byShort.keys()]);
    return err(`nothing here is called “${name}”${near === undefined ? '' : `: did you mean “${near}”?`}`);
  }

  /** Every short name there is. */
  get shortNames(): readonly string[] {
    return [...this.#byShort.keys()];
  }

  isKnown(name: string): boolean {
    return this.#ids.has(name) || this.#byShort.has(name);
  }

  /** How an author would write the id: short where that is enough. */
  nameOf(id: string): string {
    const short = shortOf(id);
    return id.includes(':') && this.#ids.has(id) && this.#byShort.get(short)?.length === 1 ? short : id;
  }
}
