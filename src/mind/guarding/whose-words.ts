import { remembered } from '../../kit/remembered.ts';
import { endsAt, faultAt, heldFrom, noted, without, type Sieve, type Sifted } from './sifting.ts';

/** Who speaks, and who else there is to be spoken for. */
export interface Names {
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** What stands before a colon and is no name: see `OutOfPart.labels`. */
  readonly labels: { readonly own: readonly string[]; readonly others: readonly string[] };
  readonly narration: readonly RegExp[];
  readonly storied: readonly RegExp[];
}

/** Where a new speaker may begin: at the head of a line, or when a sentence is over. */
const head = String.raw`(?:^|\n|(?<=[.!?…。！？"”)\]]))\s*["“*_]*`;
const headOfLine = String.raw`(?:^|\n)\s*["“*_]*`;
const bracket = String.raw`(?:\s*[([（][^()[\]（）\n]{0,80}[)\]）])?`;

const oneOf = (words: readonly string[]): string =>
  words.length === 0 ? '(?!)' : `(?:the\\s+)?(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;

/** A name as a pattern: its words, with whatever parts them. */
export const namePattern = (name: string): string =>
  name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, "[\\s.’'-]+");

/** What is looked for, for one speaker. */
const patternsFor = remembered(({ own, others, labels }: Names) => {
  const theirs = oneOf([...others, ...labels.others]);
  const pattern = (source: string, flags = 'iu') => new RegExp(source, flags);
  return {
    others: [
      pattern(`${headOfLine}${theirs}${bracket}["”*_]*\\s*[:：]`),
      pattern(`(?:^|\\n)[ \\t]*${oneOf(others)}["”*_]*[.:：]?[ \\t]*\\n`),
      pattern(`(?:^|\\n)\\s*${oneOf(others)}(?:\\s+\\p{Ll}+){1,5}[,:，：]?\\s*["“]`),
      pattern(`[([（]\\s*${oneOf(labels.others)}\\s*[:：]`),
      // Whoever else begins a line of their own.
      /\n\s*[*_]*\p{Lu}[\p{L}’' ]{1,24}[*_]*\s*[:：]/u,
    ],
    otherInLine: pattern(`(?<=[.!?…。！？"”)\\]])\\s*["“*_]*${theirs}${bracket}["”*_]*\\s*[:：]\\s*`, 'giu'),
    ownLabel: pattern(`(${head})${oneOf([...own, ...labels.own])}(${bracket})["”*_]*\\s*[:：]["”*_]*[ \\t]*`, 'giu'),
    ownLine: pattern(`(^|\\n)[ \\t]*${oneOf(own)}["”*_]*[.:：]?[ \\t]*\\n`, 'giu'),
    ownTold: pattern(`^\\s*${oneOf(own)}(?:\\s+\\p{Ll}+){1,5}[,:，：.]?\\s*(?=["“])`),
    ownName: pattern(`^\\s*${oneOf(own)}`),
    deedOfOther: pattern(`[(*（]\\s*${oneOf(others)}\\s+\\p{Ll}[^()*（）]*[)*）]\\s*`, 'giu'),
    ownDeed: pattern(`([(*（])\\s*${oneOf(own)}\\s+(?=\\p{Ll})`, 'giu'),
    all: [...own, ...others, ...labels.own, ...labels.others].map((name) =>
      name
        .replace(/\[\\s[^\]]*\]\+/g, ' ')
        .replace(/[\\?]/g, '')
        .toLowerCase(),
    ),
  };
});

/** A person's own name before the line is left out; where another begins to speak, the turn is over. */
export const speakers: Sieve<Names> = (all, names) => {
  const { others, otherInLine, ownLabel, ownLine, ownTold, all: everybody } = patternsFor(names);
  const why = 'another person’s line';
  // *Thank you, Doctor. Mr Bodley: who found him?* is said to him; what is said by him begins with a large letter.
  const within = [...all.text.matchAll(otherInLine)].find((found) =>
    /^["“(]?[\p{Lu}\p{Script=Han}]/u.test(all.text.slice(found.index + found[0].length)),
  );
  const cut = firstOf(all.text, others, within?.index);
  const hasBegun = /\p{L}/u.test(all.text.slice(0, cut));
  const sifted = cut < 0 ? all : hasBegun ? endsAt(all, cut, why) : faultAt(all, cut, why);
  const text = sifted.text
    .replace(
      ownLabel,
      (_, before: string, how: string) => `${before.replace(/[*_]/g, '')}${how.trim() && `${how.trim()} `}`,
    )
    .replace(ownLine, '$1')
    .replace(ownTold, '');
  const named = text === sifted.text ? sifted : { ...noted(sifted, 'a name before the line'), text };
  return heldFrom(named, maybeName(text, everybody));
};

function firstOf(text: string, patterns: readonly RegExp[], ...more: readonly (number | undefined)[]): number {
  const found = [...patterns.map((pattern) => pattern.exec(text)?.index), ...more].filter((at) => at !== undefined);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** Where something stands at the end that may yet turn out to be the name of a speaker. */
function maybeName(text: string, names: readonly string[]): number {
  const last = /(?:^|\n|[.!?…。！？"”)\]])\s*["“*_]*([^\n.!?…。！？"”]*)$/.exec(text);
  const begun = last?.[1]?.toLowerCase().replace(/^the\s+/, '') ?? '';
  const at = last ? last.index : -1;
  if (/\n\s*[*_]*\p{Lu}[\p{L}’' ]{0,24}[*_]*\s*$/u.test(text)) return text.lastIndexOf('\n');
  if (begun.trim() === '') return -1;
  const isOpen = names.some((name) => {
    if (name.startsWith(begun)) return true;
    if (!begun.startsWith(name)) return false;
    const rest = begun.slice(name.length);
    return (
      /^["”*_]*\s*(?:[([（][^()[\]（）]{0,80}[)\]）]?)?["”*_]*\s*[:：]?\s*["“(]?$/.test(rest) ||
      /^(?:\s+\p{Ll}+){0,5}[,:，：]?\s*$/u.test(rest)
    );
  });
  return isOpen ? at : -1;
}

/** Of a bracket: a person’s own name in it is left out, what another does in it is not theirs to say. */
export const deedsOfOthers: Sieve<Names> = (sifted, names) => {
  const { deedOfOther, ownDeed } = patternsFor(names);
  return without(without(sifted, deedOfOther, 'another person’s deed'), ownDeed, 'a name in a bracket', '$1');
};

/** A turn that is told and not played: *Hamlet draws his sword.* */
export const toldLikeAStory: Sieve<Names> = (sifted, names) => {
  const name = patternsFor(names).ownName.exec(sifted.text)?.[0] ?? '';
  const rest = sifted.text.slice(name.length);
  const isTold = /^\s*(?:\p{Lu}|\p{Script=Han})/u.test(name) && names.storied.some((told) => told.test(rest));
  return isTold ? faultAt(sifted, 0, 'tells its own deeds like a story') : sifted;
};

const quotes = { '"': '"', '“': '”', '「': '」', '«': '»' } as const;
const isOpening = (letter: string): letter is keyof typeof quotes => Object.hasOwn(quotes, letter);

/** A line in quotation marks is said without them; what is told around it (*he said*) is left out. */
export const quoted: Sieve<Names> = (sifted, { narration }) => {
  const { text, isOver } = sifted;
  const lead = /^\s*(?:[([][^()[\]]*[)\]]\s*)*/.exec(text)?.[0] ?? '';
  const mark = text.charAt(lead.length);
  if (!isOpening(mark)) return sifted;
  const close = text.indexOf(quotes[mark], lead.length + 1);
  const rest = close < 0 ? '' : text.slice(close + 1);
  if (close < 0) return isOver ? unquoted(sifted, lead, text.slice(lead.length + 1)) : heldFrom(sifted, 0);
  const isTold = narration.some((told) => told.test(rest)) || isOpening(rest.trim().charAt(0));
  if (rest.trim() === '' ? isOver : isTold) return unquoted(sifted, lead, insideQuotes(text.slice(lead.length)));
  // *“No,” I should imagine*: whether it goes on like a story is seen from the next two words.
  return isOver || /\S\s+\S+\s/.test(rest) ? sifted : heldFrom(sifted, 0);
};

const unquoted = (sifted: Sifted, lead: string, text: string): Sifted => ({
  ...noted(sifted, 'quotation marks'),
  text: `${lead}${text}`,
});

/** What stands in quotation marks, and the brackets between. */
function insideQuotes(text: string): string {
  let [kept, close, depth] = ['', '', 0];
  for (const letter of text) {
    if (depth > 0 || (close === '' && '(['.includes(letter))) {
      depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
      kept += letter;
    } else if (close !== '') {
      if (letter === close) [kept, close] = [`${kept} `, ''];
      else kept += letter;
    } else if (isOpening(letter)) close = quotes[letter];
  }
  return kept;
}
