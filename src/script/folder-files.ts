import type { SourceFile } from './source.ts';

/** A line book's file: whose it is, and in which language; none, where several stand in it. */
interface BookFile {
  readonly name: string;
  readonly language: string;
  readonly file: SourceFile;
}

/** The files of a play's folder, by what they are. What is none of these is not read. */
export interface FolderFiles {
  readonly play: readonly SourceFile[];
  readonly world: readonly SourceFile[];
  readonly staging: readonly SourceFile[];
  /** By the short name of whom they are about. */
  readonly cast: ReadonlyMap<string, readonly SourceFile[]>;
  readonly script: readonly SourceFile[];
  readonly lines: readonly BookFile[];
  readonly translations: readonly BookFile[];
}

/** Part 2 stands before part 10. */
const sortKey = (path: string): string =>
  path.replace(/\d+/g, (digits) => digits.padStart(8, '0')).replace(/\.(?:ya?ml|txt|fountain)$/, '');

/** Sorts what is in a folder. A file may be parted: what is in `play/` is read as though it stood in `play.yaml`. */
export function sortFolder(files: readonly SourceFile[]): FolderFiles {
  const inOrder = [...files].sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
  const under = (name: string) =>
    inOrder.filter(({ path }) => new RegExp(`^${name}(?:\\.ya?ml|/[^/]+\\.ya?ml)$`).test(path));
  const cast = new Map<string, SourceFile[]>();
  for (const file of inOrder) {
    const [, name] = /^cast\/([^/]+?)(?:\.ya?ml|\/[^/]+\.ya?ml)$/.exec(file.path) ?? [];
    if (name !== undefined) cast.set(name, [...(cast.get(name) ?? []), file]);
  }
  const books = (shape: RegExp) =>
    inOrder.flatMap((file) => {
      const [, name = '', language = ''] = shape.exec(file.path) ?? [];
      return name === '' ? [] : [{ name, language, file }];
    });
  return {
    play: under('play'),
    world: under('world'),
    staging: under('staging'),
    cast,
    script: inOrder.filter(({ path }) => /^script\/[^/]+\.fountain$|^script\.fountain$/.test(path)),
    lines: books(/^lines\/([^/.]+)(?:\.([a-z]{2,8}))?(?:\.\d+)?\.txt$/),
    translations: books(/^translations\/(([a-z]{2,8}))(?:\.[^/.]+)?\.txt$/),
  };
}

/** Which of the files in a folder are read. */
export const isFolderPath = (path: string): boolean =>
  /^(?:(?:play|world|staging)(?:\.ya?ml|\/[^/]+\.ya?ml)|cast\/[^/]+(?:\/[^/]+)?\.ya?ml|script(?:\/[^/]+)?\.fountain|(?:lines|translations)\/[^/]+\.txt)$/.test(
    path,
  );
