import { nearestName } from '../../kit/nearest-name.ts';
import { textOf } from '../json.ts';
import { shortOf, type Names } from '../names.ts';

/** How a name is compared: `OLD MAN`, `Old man` and `old-man` are one. */
const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** Finds whom a script calls by name: by short name, name or alias. */
export class People {
  readonly #ids = new Map<string, string>();

  constructor(entities: readonly Readonly<Record<string, unknown>>[]) {
    const people = entities.filter(({ kind }) => kind === 'actor');
    const add = (name: unknown, id: string): void => {
      if (typeof name === 'string' && !this.#ids.has(plain(name))) this.#ids.set(plain(name), id);
    };
    for (const { id } of people) {
      add(id, textOf(id));
      add(shortOf(textOf(id)), textOf(id));
    }
    for (const { id, name } of people) add(name, textOf(id));
    for (const { id, aliases } of people) if (Array.isArray(aliases)) for (const name of aliases) add(name, textOf(id));
  }

  idOf(name: string): string | undefined {
    return this.#ids.get(plain(name));
  }

  /** That nobody is called so, and who may be meant. */
  nobodyCalled(name: string): string {
    const near = nearestName(
      plain(name),
      [...this.#ids.keys()].filter((own) => !own.includes(':')),
    );
    return `nobody in the cast is called “${name}”${near === undefined ? '' : `: did you mean “${near}”?`}`;
  }

  /** How a script calls them: `OLD MAN`, or after @ where capitals are no way to write it. */
  cueOf(id: string, names: Names): string {
    const words = names.nameOf(id).replaceAll('-', ' ');
    const cue = words.toUpperCase();
    return this.idOf(cue) === id && cue !== cue.toLowerCase() ? cue : `@${names.nameOf(id)}`;
  }

  /** How it speaks of them: `Old man`. */
  nameOf(id: string, names: Names): string {
    const words = names.nameOf(id).replaceAll('-', ' ');
    const name = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
    return this.idOf(name) === id ? name : id;
  }
}
