/** A piece of an XML file: an element with what is in it, or text. */
export type XmlNode = XmlElement | string;

export interface XmlElement {
  /** In small letters, without its prefix: `tei:sp` is `sp`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
  readonly line: number;
}

const [deepest, mostNodes] = [200, 400_000];
const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML as far as it can be read: nothing is fetched, no entity is expanded but the five that every file has and
 * numbers, and what is not closed is closed at the end. Whatever is deeper or more than a play has is not read on.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], line: 1 };
  const open: XmlElement[] = [root];
  const inside = (): XmlElement => open.at(-1) ?? root;
  const lines = lineCounter(text);
  let nodes = 0;
  for (let at = 0; at < text.length && nodes < mostNodes; nodes++) {
    const start = text.indexOf('<', at);
    const end = start === -1 ? text.length : start;
    if (end > at) inside().children.push(unescaped(text.slice(at, end)));
    if (start === -1) break;
    const mark = markAt(text, start);
    at = mark.end;
    if (mark.kind === 'text') inside().children.push(mark.body);
    if (mark.kind !== 'tag') continue;
    const { body } = mark;
    if (body.startsWith('/')) close(open, nameOf(body.slice(1)));
    else {
      const element: XmlElement = {
        name: nameOf(body),
        attributes: attributesOf(body),
        children: [],
        line: lines(start),
      };
      inside().children.push(element);
      if (!body.endsWith('/') && open.length < deepest) open.push(element);
    }
  }
  return root;
}

interface Mark {
  readonly kind: 'tag' | 'text' | 'nothing';
  readonly body: string;
  readonly end: number;
}

/** What begins with `<`: a tag, plain text that is marked as such, or what is nobody's to read. */
function markAt(text: string, start: number): Mark {
  const upTo = (close: string, from: number): number => {
    const found = text.indexOf(close, from);
    return found === -1 ? text.length : found + close.length;
  };
  if (text.startsWith('<!--', start)) return { kind: 'nothing', body: '', end: upTo('-->', start + 4) };
  if (text.startsWith('<![CDATA[', start)) {
    const end = upTo(']]>', start + 9);
    return { kind: 'text', body: text.slice(start + 9, Math.max(start + 9, end - 3)), end };
  }
  if (text.startsWith('<?', start)) return { kind: 'nothing', body: '', end: upTo('?>', start) };
  if (text.startsWith('<!', start)) return { kind: 'nothing', body: '', end: endOfDeclaration(text, start) };
  const end = upTo('>', start);
  return { kind: 'tag', body: text.slice(start + 1, end - 1).trim(), end };
}

/** A declaration may hold others in square brackets: entities somebody declares are not read. */
function endOfDeclaration(text: string, start: number): number {
  const [bracket, plain] = [text.indexOf('[', start), text.indexOf('>', start)];
  if (plain === -1) return text.length;
  if (bracket === -1 || bracket > plain) return plain + 1;
  const closed = text.indexOf(']', bracket);
  const end = closed === -1 ? -1 : text.indexOf('>', closed);
  return end === -1 ? text.length : end + 1;
}

const nameOf = (body: string): string =>
  (/^[^\s/>]+/.exec(body)?.[0] ?? '').replace(/^.*:/, '').toLowerCase().slice(0, 60);

function attributesOf(body: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of body
    .slice(0, 4_000)
    .matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found.set(name.toLowerCase(), unescaped(double ?? single ?? ''));
  }
  return found;
}

/** Closes the nearest element of that name; one that was never opened closes nothing. */
function close(open: XmlElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.length = at;
}

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole: string, tens?: string, sixteens?: string, name?: string) => {
      const code = tens ? Number(tens) : sixteens ? Number.parseInt(sixteens, 16) : undefined;
      if (code !== undefined) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      return known[name?.toLowerCase() ?? ''] ?? whole;
    },
  );

/** The line a place of the text is on; asked from the front to the back. */
function lineCounter(text: string): (at: number) => number {
  let [line, last] = [1, 0];
  return (at) => {
    for (; last < at; last++) if (text.charCodeAt(last) === 10) line++;
    return line;
  };
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

/** Everything of these names under an element, in order. */
export function elementsIn({ children }: XmlElement, names: ReadonlySet<string>): readonly XmlElement[] {
  return children.filter(isElement).flatMap((child) => (names.has(child.name) ? [child] : elementsIn(child, names)));
}
