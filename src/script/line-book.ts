import { textOf } from './json.ts';
import { DeedKindSchema } from '../drama/deed-kind.ts';
import { MoodSchema } from '../drama/mood.ts';
import { SpeechActSchema } from '../drama/speech-act.ts';
import { readCondition } from './conditions/read-condition.ts';
import { writeCondition } from './conditions/write-condition.ts';
import type { Names } from './names.ts';
import { fromOneLine, toOneLine } from './one-line.ts';
import type { Mistake, SourceFile, Sources } from './source.ts';

/**
 * The line book: a heading says what is answered, or when; under it one line each, in performance notation.
 *
 *     # insult, threat; angry; to claudius
 *     You came yourself. I have been practising on smaller people.
 */
type Tags = Record<string, unknown>;
type BookLine = Readonly<Record<string, unknown>>;

const words = {
  acts: new Set<string>(SpeechActSchema._zod.def.entries ? Object.values(SpeechActSchema._zod.def.entries) : []),
  deeds: new Set<string>(Object.values(DeedKindSchema._zod.def.entries)),
  moods: new Set<string>(Object.values(MoodSchema._zod.def.entries)),
} as const;
const marks = /^(?:#|\/\/)/;

/** Reads a line book. */
export function readLineBook(file: SourceFile, names: Names, sources: Sources, mistakes: Mistake[]): BookLine[] {
  const lines: BookLine[] = [];
  let tags: Tags = {};
  file.text.split(/\r?\n/).forEach((text, index) => {
    const spot = { file: file.path, line: index + 1, column: 1 };
    const say = (message: string): void => void mistakes.push({ spot, message });
    if (text.trim() === '' || text.startsWith('//')) return;
    if (text.startsWith('#')) {
      tags = readHeading(text.slice(1).trim(), names, say);
      return;
    }
    const line = { says: fromOneLine(text.trim()), ...tags };
    for (const key of Object.keys(line)) sources.mark(line, key, spot);
    lines.push(line);
    sources.mark(lines, lines.length - 1, spot);
  });
  return lines;
}

function readHeading(text: string, names: Names, say: (message: string) => void): Tags {
  const tags: Tags = {};
  const [, before = text, condition] = /^(.*?)(?:(?:^|;\s*)when\s+(.*))?$/.exec(text) ?? [];
  for (const part of split(before, ';')) readPart(part, tags, names, say);
  if (condition === undefined) return tags;
  const when = readCondition(condition, names);
  if (when.ok) tags.when = when.value;
  else say(`${when.error.message}, at “${condition.slice(when.error.at, when.error.at + 24)}”`);
  return tags;
}

function readPart(part: string, tags: Tags, names: Names, say: (message: string) => void): void {
  const [, key = '', rest = ''] = /^(on|about|to|at)\s+(.*)$/.exec(part) ?? [];
  const idOf = (name: string): string => {
    const id = names.idOf(name);
    if (!id.ok) say(id.error);
    return id.ok ? id.value : name;
  };
  const values = split(rest, ',').map(unquoted);
  if (key === 'on' || key === 'at') tags[key] = values;
  else if (key === 'about') tags.about = values.map((name) => (names.isKnown(name) ? idOf(name) : name));
  else if (key === 'to') tags.to = idOf(rest.trim());
  else if (part === 'light' || part === 'not light') tags.light = part === 'light';
  else for (const word of split(part, ',')) readWord(word, tags, say);
}

function readWord(word: string, tags: Tags, say: (message: string) => void): void {
  for (const kind of ['acts', 'deeds', 'moods'] as const) {
    if (!words[kind].has(word)) continue;
    tags[kind] = [...((tags[kind] as readonly string[] | undefined) ?? []), word];
    return;
  }
  say(
    `“${word}” is nothing that lines answer: expected what is said (insult), done (theft) or felt (angry), or on, about, to, at, when`,
  );
}

/** Parts a text at a mark, but not inside quotation marks. */
const split = (text: string, mark: ',' | ';'): string[] =>
  (text.match(mark === ',' ? /(?:"(?:[^"\\]|\\.)*"|[^,"])+/g : /(?:"(?:[^"\\]|\\.)*"|[^;"])+/g) ?? [])
    .map((part) => part.trim())
    .filter(Boolean);

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}

const quoted = (text: string): string =>
  /[,;"\\]|^\s|\s$|^when /.test(text) || text === '' ? JSON.stringify(text) : text;

/** The lines as a book: a new heading wherever what is answered changes. */
export function writeLineBook(lines: readonly BookLine[], names: Names): string | undefined {
  const written: string[] = [];
  let last = '';
  for (const { says, ...tags } of lines) {
    const heading = writeHeading(tags, names);
    if (heading === undefined || typeof says !== 'string') return undefined;
    if (heading !== last) written.push(...(written.length > 0 ? [''] : []), heading === '' ? '#' : `# ${heading}`);
    last = heading;
    written.push(toOneLine(says, marks));
  }
  return `${written.join('\n')}\n`;
}

function writeHeading(tags: Tags, names: Names): string | undefined {
  const { when, to, light, on, at, about, ...rest } = tags;
  const list = (value: unknown): string => (value as readonly string[]).map(quoted).join(', ');
  const parts: string[] = [];
  for (const kind of ['acts', 'deeds', 'moods'] as const) if (rest[kind]) parts.push(list(rest[kind]));
  if (light !== undefined) parts.push(light === true ? 'light' : 'not light');
  if (to !== undefined) parts.push(`to ${names.nameOf(textOf(to))}`);
  if (about !== undefined) parts.push(`about ${(about as readonly string[]).map((id) => names.nameOf(id)).join(', ')}`);
  if (on !== undefined) parts.push(`on ${list(on)}`);
  if (at !== undefined) parts.push(`at ${list(at)}`);
  if (when === undefined) return parts.join('; ');
  const condition = writeCondition(when, names);
  return condition === undefined ? undefined : [...parts, `when ${condition}`].join('; ');
}
