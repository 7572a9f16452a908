/** Who and what a draft speaks of, by all it is called. */
export class DraftNames {
  readonly #ids = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** A free id made of a name: `actor:ada-byron`; another where that is taken. */
  idFor(kind: string, name: string): string {
    const short = shortNameOf(name);
    for (let count = 1; ; count++) {
      const id = `${kind}:${count === 1 ? short : `${short}-${count}`}`;
      if (this.#taken.has(id)) continue;
      this.#taken.add(id);
      return id;
    }
  }

  /** What is called so is this, unless something else is already. */
  add(id: string, ...names: readonly string[]): void {
    this.#taken.add(id);
    for (const name of [id, id.slice(id.indexOf(':') + 1), ...names]) {
      const key = plain(name);
      if (key !== '' && !this.#ids.has(key)) this.#ids.set(key, id);
    }
  }

  /** Whom or what somebody means by a name: as it stands, or the one whose name has all its words. */
  find(name: string | undefined, kind?: string): string | undefined {
    const key = plain(name ?? '');
    if (key === '') return undefined;
    const isKind = (id: string): boolean => kind === undefined || id.startsWith(`${kind}:`);
    const exact = this.#ids.get(key);
    if (exact !== undefined && isKind(exact)) return exact;
    const words = key.split(' ');
    const all = [...this.#ids].filter(([own, id]) => isKind(id) && sharesName(own.split(' '), words));
    const [first, ...others] = [...new Set(all.map(([, id]) => id))];
    return others.length === 0 ? first : undefined;
  }
}

/** One has all the words of the other: *Einstein*, *Albert Einstein*. */
const sharesName = (own: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => own.includes(word)) || own.every((word) => words.includes(word));

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^(?:the|a|an|actor|prop|place|his|her|their) (?=\S)/, '')
    .trim();

/** So long a short name may be; numbers still go behind it. */
const longest = 28;

/** A short name for ids and files, in small letters of any language. */
export function shortNameOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...letters].slice(0, longest).join('').replace(/-+$/, '') || 'nameless';
}
