import type { ListedPerson } from './raw-work.ts';

const mostPersons = 120;

/** Reads a list of persons, one to a line: *Hamlet, Prince of Denmark*; *VARYA (BARBARA), her daughter*; *老翁——约七十岁*. */
export function readCastList(lines: readonly string[]): readonly ListedPerson[] {
  return lines
    .map((line) =>
      line
        .replace(/[_*]/g, '')
        .replace(/\s{3,}|\.{3,}/g, ', ')
        .trim(),
    )
    .filter((line) => line !== '' && line.length <= 200)
    .slice(0, mostPersons)
    .flatMap((line) => personIn(line) ?? []);
}

function personIn(line: string): ListedPerson | undefined {
  const [, head = '', about = ''] =
    /^(.*?)(?:,\s+|[:：]\s*|\s+[-–—]+\s+|——|—|，|;\s+|(?<!\b(?:Mr|Mrs|Ms|Dr|St|Rev|Hon|Mme|Mlle|Capt|Col|Gen|Prof))\.\s+(?=\p{Lu}))(.*)$/u.exec(
      line,
    ) ?? ['', line];
  const bracket = /[(（]([^)）]{1,60})[)）]/u.exec(head)?.[1];
  const name = head
    .replace(/[(（][^)）]*[)）]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[.:,;]+$/, '')
    .trim();
  if (name === '' || name.length > 60 || !/^[\p{L}\d]/u.test(name)) return undefined;
  const told = about.replace(/[.;,]+$/, '').trim();
  return {
    name,
    aliases: bracket === undefined ? [] : [bracket.trim()],
    ...(told === '' ? {} : { about: told.slice(0, 300) }),
  };
}
