import { isMap, isScalar, isSeq, parseDocument, type Document, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { err, ok, type Result } from '../kit/result.ts';

/** Where something is put by hand: at a spot, or in words. */
interface PlacementEdit {
  readonly at?: readonly [number, number];
  readonly stands?: string;
  readonly faces?: number | string;
}

/** What a new file begins with. */
const firstLine = '# Where things stand. docs/for-authors.md says under “Staging” what else can be said.\n';

/**
 * A staging file with one thing put elsewhere. Only what is said of that thing is written anew: every comment, the order, the
 * spacing and every other line stay as their author typed them. `names` are what the file may call the thing; the first is
 * what a new entry calls it.
 */
export function withPlacement(
  text: string | undefined,
  names: readonly [string, ...string[]],
  edit: PlacementEdit,
): Result<string, string> {
  const before = text === undefined || text.trim() === '' ? firstLine : text;
  const document = parseDocument(before);
  if (document.errors.length > 0) return err('the file cannot be read: mend it first');
  const wanted = expected(before, names, edit);
  const found = entryOf(document, names);
  const careful = found ? changed(before, found, edit) : added(before, document, names[0], edit);
  // What was spliced has to say what was meant; where it does not, the whole file is written from its parts.
  if (careful !== undefined && isSame(careful, wanted)) return ok(careful);
  const whole = wanted.toString({ lineWidth: 0, flowCollectionPadding: true });
  return isSame(whole, wanted) ? ok(whole) : err('the file could not be written without losing something');
}

const isSame = (text: string, wanted: Document): boolean => {
  const read = parseDocument(text);
  return read.errors.length === 0 && JSON.stringify(read.toJS()) === JSON.stringify(wanted.toJS());
};

/** The file as data with the change made: what any way of writing it must come to. */
function expected(text: string, names: readonly string[], edit: PlacementEdit): Document {
  const document = parseDocument(text);
  const found = entryOf(document, names);
  const entry = found ?? document.createNode({ entity: names[0] }, { flow: true });
  const [said, unsaid] = edit.at ? (['at', 'stands'] as const) : (['stands', 'at'] as const);
  const value = edit.at ? document.createNode(edit.at, { flow: true }) : edit.stands;
  const pair = pairOf(entry, said) ?? pairOf(entry, unsaid);
  if (pair) {
    pair.key = document.createNode(said);
    pair.value = value;
    if (pairOf(entry, unsaid) && !isHanging(entry)) entry.delete(unsaid);
  } else entry.set(said, value);
  if (!edit.at) entry.delete('up');
  if (edit.faces !== undefined) entry.set('faces', edit.faces);
  if (!found) {
    const list = listOf(document);
    if (list) list.add(entry);
    else document.set('placements', document.createNode([entry]));
  }
  return document;
}

const listOf = (document: Document): YAMLSeq | undefined => {
  const list: unknown = isMap(document.contents) ? document.contents.get('placements', true) : undefined;
  return isSeq(list) ? list : undefined;
};

const entryOf = (document: Document, names: readonly string[]): YAMLMap | undefined =>
  listOf(document)?.items.find((item): item is YAMLMap => isMap(item) && names.includes(String(item.get('entity'))));

const pairOf = (entry: YAMLMap, key: string): Pair<unknown, unknown> | undefined =>
  entry.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** What is said to hang keeps hanging, wherever it is moved to. */
const isHanging = (entry: YAMLMap): boolean => entry.has('at') && entry.has('stands');

type Splice = readonly [from: number, to: number, text: string];

/** Only the values that are others are written in their old places; one that is not there yet goes behind the thing's name. */
function changed(text: string, entry: YAMLMap, edit: PlacementEdit): string | undefined {
  const splices: Splice[] = [];
  const [said, unsaid] = edit.at ? (['at', 'stands'] as const) : (['stands', 'at'] as const);
  const value = edit.at ? `[${edit.at.join(', ')}]` : JSON.stringify(edit.stands);
  const old = pairOf(entry, said) ?? pairOf(entry, unsaid);
  const more: string[] = [];
  if (old) splices.push(replaced(old, said, value));
  else more.push(`${said}: ${value}`);
  if (edit.faces !== undefined) {
    const faces = pairOf(entry, 'faces');
    if (faces) splices.push(replaced(faces, 'faces', String(edit.faces)));
    else more.push(`faces: ${edit.faces}`);
  }
  if (more.length > 0) {
    const last = rangeOf(entry.items.at(-1)?.value);
    const first = rangeOf(entry.items[0]?.key);
    if (!last || !first) return undefined;
    const column = first[0] - text.lastIndexOf('\n', first[0] - 1) - 1;
    const lineEnd = text.indexOf('\n', last[1]);
    const at = entry.flow ? last[1] : lineEnd < 0 ? text.length : lineEnd;
    const inserted = entry.flow
      ? more.map((each) => `, ${each}`)
      : more.map((each) => `\n${' '.repeat(column)}${each}`);
    splices.push([at, at, inserted.join('')]);
  }
  return splices
    .sort((a, b) => b[0] - a[0])
    .reduce((so, [from, to, put]) => so.slice(0, from) + put + so.slice(to), text);
}

function replaced(pair: Pair<unknown, unknown>, key: string, value: string): Splice {
  const [from, to] = [rangeOf(pair.key)?.[0] ?? 0, rangeOf(pair.value)?.[1] ?? 0];
  return [from, to, `${key}: ${value}`];
}

const rangeOf = (node: unknown): readonly [number, number] | undefined => {
  const { range } = (node ?? {}) as { readonly range?: readonly [number, number, number] | null };
  return range ? [range[0], range[1]] : undefined;
};

/** One more line behind the last of the list; a list at the end of the file, where there is none. */
function added(text: string, document: Document, name: string, edit: PlacementEdit): string | undefined {
  const parts = [
    `entity: ${name}`,
    ...(edit.at ? [`at: [${edit.at.join(', ')}]`] : []),
    ...(edit.stands === undefined || edit.at ? [] : [`stands: ${JSON.stringify(edit.stands)}`]),
    ...(edit.faces === undefined ? [] : [`faces: ${edit.faces}`]),
  ];
  const entry = `{ ${parts.join(', ')} }`;
  const list = listOf(document);
  if (!list) {
    const isOpen = text === '' || text.endsWith('\n');
    return `${text}${isOpen ? '' : '\n'}placements:\n  - ${entry}\n`;
  }
  const last = rangeOf(list.items.at(-1));
  if (list.flow || !last) return undefined;
  const start = text.lastIndexOf('\n', text.lastIndexOf('-', rangeOf(list.items.at(-1))?.[0] ?? 0)) + 1;
  const column = /^ */.exec(text.slice(start))?.[0] ?? '';
  const lineEnd = text.indexOf('\n', last[1] - 1);
  const at = lineEnd < 0 ? text.length : lineEnd;
  return `${text.slice(0, at)}\n${column}- ${entry}${text.slice(at)}`;
}
