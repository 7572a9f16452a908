import type { TextTongue } from './tongues/text-tongue.ts';
import type { WorkRole } from './work.ts';

/** Finds in what is told who comes and who goes. */
export class Comings {
  readonly #names: readonly { readonly id: string; readonly shape: RegExp }[];

  constructor(
    roles: readonly WorkRole[],
    readonly tongue: TextTongue,
  ) {
    this.#names = roles.flatMap(({ id, name, aliases }) => {
      const words = [name, ...aliases].filter((own) => own.length > 1 || /\p{Script=Han}/u.test(own));
      return words.length === 0 ? [] : [{ id, shape: shapeOf(words) }];
    });
  }

  /** Everybody a text names. */
  namedIn(text: string): readonly string[] {
    return this.#names.filter(({ shape }) => shape.test(text)).map(({ id }) => id);
  }

  /** Who comes and who goes by a direction; one that names nobody is about whoever speaks. */
  read(direction: string, speaker: string | undefined, present: readonly string[]): Moves {
    const [enters, leaves] = [new Set<string>(), new Set<string>()];
    for (const sentence of direction.split(this.tongue.sentence)) {
      const bare = sentence.trim();
      const named = this.namedIn(bare);
      if (this.tongue.allLeave.test(bare)) {
        const stay = this.tongue.allBut.test(bare) ? new Set(named) : new Set<string>();
        for (const id of present) if (!stay.has(id)) leaves.add(id);
      } else if (this.tongue.leaves.test(bare)) {
        for (const id of named.length > 0 ? named : speaker === undefined ? [] : [speaker]) leaves.add(id);
      } else if (this.tongue.enters.test(bare)) for (const id of named) enters.add(id);
    }
    return { enters: [...enters].filter((id) => !leaves.has(id)), leaves: [...leaves] };
  }
}

interface Moves {
  readonly enters: readonly string[];
  readonly leaves: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function shapeOf(words: readonly string[]): RegExp {
  const isSigns = words.some((word) => /\p{Script=Han}/u.test(word));
  const any = words.map((word) => escaped(word).replace(/\s+/g, '\\s+')).join('|');
  return new RegExp(isSigns ? any : `(?<![\\p{L}])(?:${any})(?![\\p{L}])`, 'iu');
}
