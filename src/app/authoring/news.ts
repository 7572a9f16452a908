/** A place in an author's file, and what is to be said of it. */
export interface Remark {
  readonly spot: { readonly file: string; readonly line: number; readonly column: number };
  readonly message: string;
}

/** What `proscenium dev` tells the pages it handed out. */
export interface News {
  /** The play as the page calls it. */
  readonly play: string;
  /** The last good version; empty, where there was none yet. */
  readonly version: string;
  /** The files that were changed. */
  readonly changed: readonly string[];
  readonly mistakes: readonly Remark[];
  readonly remarks: readonly Remark[];
}

/** Reads what came; nothing, where it is no news of ours. */
export function readNews(text: string): News | undefined {
  try {
    const { play, version, changed, mistakes, remarks } = JSON.parse(text) as Partial<Record<keyof News, unknown>>;
    if (typeof play !== 'string' || typeof version !== 'string') return undefined;
    return { play, version, changed: textsIn(changed), mistakes: remarksIn(mistakes), remarks: remarksIn(remarks) };
  } catch {
    return undefined;
  }
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const remarksIn = (value: unknown): readonly Remark[] =>
  Array.isArray(value) ? value.filter((each): each is Remark => isRemark(each)) : [];

const isRemark = (value: unknown): boolean => {
  const { spot, message } = (value ?? {}) as Partial<Remark>;
  return typeof message === 'string' && typeof spot?.file === 'string' && typeof spot.line === 'number';
};

/** `world.yaml:12:5`, as editors and terminals read it. */
export const placeOf = ({ spot: { file, line, column } }: Remark): string => `${file}:${line}:${column}`;
