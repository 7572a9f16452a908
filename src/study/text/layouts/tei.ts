import { wordSet } from '../../../kit/word-list.ts';
import type { ListedPerson, RawPart, RawWork } from '../raw-work.ts';
import { elementsIn, isElement, readXml, type XmlElement, type XmlNode } from './xml.ts';

const speeches = wordSet('sp speech');
const speakers = wordSet('speaker');
const directions = wordSet('stage stagedir');
const heads = wordSet('head title');
/** What is printed with a play and not played. */
const unplayed = wordSet('note fw teiheader figure figdesc orig sic abbr bibl');
const lines = wordSet('l line lg p ab lb milestone pb');

/** Whether a text is a play in XML: TEI, or the older markup with SPEECH and SPEAKER. */
export const isMarkedPlay = (text: string): boolean =>
  /^\s*(?:<\?xml|<!--|<!doctype|<(?:\w+:)?(?:tei|text|play)\b)/i.test(text.slice(0, 500)) &&
  /<(?:\w+:)?(?:sp|speech)[\s>]/i.test(text);

/** Reads a play marked up in TEI: who speaks stands in `who`, or else in its `speaker`. */
export function readTei(text: string): RawWork {
  const root = readXml(text);
  const people = new Map<string, ListedPerson>();
  for (const item of elementsIn(root, wordSet('castitem person'))) addPerson(item, people);
  const persons = [...new Set(people.values())];
  const titles = elementsIn(root, wordSet('titlestmt')).flatMap((statement) => elementsIn(statement, heads));
  const [play] = elementsIn(root, wordSet('play'));
  const [title = play?.children.filter(isElement).find(({ name }) => heads.has(name))] = titles;
  const body = elementsIn(root, wordSet('body'))[0] ?? play ?? root;
  const parts: RawPart[] = [];
  walk(body, { parts, people, depth: 0 });
  const known = [...elementsIn(root, wordSet('persona'))].map((element) => ({ name: wordsIn(element), aliases: [] }));
  return {
    kind: 'play',
    title: title && wordsIn(title),
    persons: persons.length > 0 ? persons : known,
    parts,
    leftOut: [],
  };
}

function addPerson(item: XmlElement, people: Map<string, ListedPerson>): void {
  const [role] = elementsIn(item, wordSet('role persname'));
  const about = elementsIn(item, wordSet('roledesc')).map(wordsIn).join(' ').trim();
  const name = role ? wordsIn(role) : '';
  if (!role || name === '') return;
  const person = { name, aliases: [], ...(about === '' ? {} : { about }) };
  for (const element of [item, role]) {
    const id = element.attributes.get('xml:id') ?? element.attributes.get('id');
    if (id !== undefined) people.set(id, person);
  }
  if (![...people.values()].includes(person)) people.set(`\u0000${people.size}`, person);
}

interface Walk {
  readonly parts: RawPart[];
  readonly people: ReadonlyMap<string, ListedPerson>;
  readonly depth: number;
}

function walk(element: XmlElement, { parts, people, depth }: Walk): void {
  for (const child of element.children) {
    if (!isElement(child) || unplayed.has(child.name) || child.name === 'castlist') continue;
    const level = levelOf(child);
    if (level !== undefined) {
      parts.push({ kind: level, text: headingOf(child, level), line: child.line });
      walk(child, { parts, people, depth: depth + 1 });
    } else if (speeches.has(child.name)) addSpeech(child, people, parts);
    else if (directions.has(child.name)) parts.push({ kind: 'direction', text: wordsIn(child), line: child.line });
    else if (!heads.has(child.name)) walk(child, { parts, people, depth: depth + 1 });
  }
}

/** An act or a scene: by its type, by its name, or by how deep it lies. */
function levelOf({ name, attributes, children }: XmlElement): 'act' | 'scene' | undefined {
  if (name === 'act' || name === 'div1') return 'act';
  if (name === 'scene' || name === 'div2') return 'scene';
  if (name === 'prologue' || name === 'epilogue' || name === 'induct') return 'scene';
  if (!/^div\d?$/.test(name)) return undefined;
  const type = attributes.get('type')?.toLowerCase() ?? '';
  if (type.includes('act') || type === 'part') return 'act';
  if (type.includes('scene')) return 'scene';
  return children.some((child) => isElement(child) && /^div\d?$/.test(child.name)) ? 'act' : 'scene';
}

function headingOf({ children, attributes }: XmlElement, level: 'act' | 'scene'): string {
  const said = children
    .filter(isElement)
    .filter(({ name }) => heads.has(name))
    .map(wordsIn)
    .join(' ');
  const number = attributes.get('n');
  return said || (number === undefined ? '' : `${level === 'act' ? 'Act' : 'Scene'} ${number}`);
}

function addSpeech(speech: XmlElement, people: ReadonlyMap<string, ListedPerson>, parts: RawPart[]): void {
  const ids = (speech.attributes.get('who') ?? '').split(/\s+/).map((id) => id.replace(/^#/, ''));
  const known = ids.flatMap((id) => people.get(id)?.name ?? []);
  const said = elementsIn(speech, speakers).map(wordsIn).filter(Boolean);
  const cue = known.length > 0 ? known.join(' & ') : said.join(' & ').replace(/[.:]+$/, '');
  const text = tidy(spoken(speech));
  if (cue !== '' && text !== '') parts.push({ kind: 'speech', cue, text, line: speech.line });
}

/** The words of a speech, and its directions in square brackets. */
const spoken = ({ children }: XmlElement): string =>
  children
    .map((child): string => {
      if (!isElement(child)) return bare(child);
      if (speakers.has(child.name) || unplayed.has(child.name)) return '';
      if (directions.has(child.name)) return ` [${wordsIn(child)}] `;
      const own = spoken(child);
      return lines.has(child.name) ? ` ${own} ` : own;
    })
    .join('');

const bare = (text: string): string => text.replace(/[[\]]/g, '');

const wordsIn = (element: XmlElement): string =>
  tidy(
    element.children
      .map((child: XmlNode) =>
        isElement(child) ? (unplayed.has(child.name) ? '' : ` ${wordsIn(child)} `) : bare(child),
      )
      .join(''),
  );

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?’”](?:\s|$))/g, '')
    .trim();
