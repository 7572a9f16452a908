/** One word, number, quotation or mark of a text. */
export interface Token {
  /** As written. */
  readonly text: string;
  /** Lower case; what the grammar compares. */
  readonly lower: string;
  readonly kind: 'word' | 'mark' | 'quote';
}

const shape =
  /(?<=^|\s)['‘]([^'‘’]{1,300})['’](?=[\s.,;!?)]|$)|["“”«»„]([^"“”«»„]{0,400})["“”«»]|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\p{N}+(?:[.,]\p{N}+)?|\.{2,}|…|--+|[^\s\p{L}\p{N}]/gu;

const longestWord = 64;

const contractions: Readonly<Record<string, readonly string[]>> = {
  "doesn't": ['does', 'not'],
  "don't": ['do', 'not'],
  "didn't": ['did', 'not'],
  "won't": ['will', 'not'],
  "can't": ['can', 'not'],
  "couldn't": ['could', 'not'],
  "isn't": ['is', 'not'],
  "wasn't": ['was', 'not'],
  cannot: ['can', 'not'],
  "i'm": ['i', 'am'],
  "he's": ['he', 'is'],
  "she's": ['she', 'is'],
  "it's": ['it', 'is'],
  "they're": ['they', 'are'],
  "i'll": ['i', 'will'],
  "he'll": ['he', 'will'],
  "she'll": ['she', 'will'],
  "i've": ['i', 'have'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  n: ['and'],
  nd: ['and'],
  exeunt: ['exit'],
  adn: ['and'],
  w: ['with'],
  outta: ['out', 'of'],
  xs: ['crosses'],
  em: ['them'],
  cuz: ['because'],
  teh: ['the'],
  th: ['the'],
  frm: ['from'],
  thru: ['through'],
  wit: ['with'],
  hims: ['him'],
  wanna: ['want', 'to'],
};

/** Words keep their hyphens (`blood-red`) and lose their possessive (`Gertrude` + `'s`). */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text
    .replace(/\bw\//g, 'with ')
    .replace(/\bin vain\b/gi, '')
    .replace(/\b2(?= (the|a|his|her|my|their)\b)/gi, 'to')
    .matchAll(shape)) {
    // No word is longer; what is only keeps the rest busy.
    const whole = match[1] === undefined && match[2] === undefined ? match[0].slice(0, longestWord) : match[0];
    if (match[1] !== undefined || match[2] !== undefined) {
      tokens.push({ text: whole, lower: whole.toLowerCase(), kind: 'quote' });
      continue;
    }
    const lower = whole.toLowerCase().replaceAll('’', "'");
    // half-draws
    if (lower.startsWith('half-')) {
      tokens.push({ text: 'half', lower: 'half', kind: 'word' });
      tokens.push({ text: whole.slice(5), lower: lower.slice(5), kind: 'word' });
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(lower)) {
      tokens.push({ text: whole, lower: marks[lower] ?? lower, kind: 'mark' });
      continue;
    }
    const parts = Object.hasOwn(contractions, lower) ? contractions[lower] : undefined;
    if (parts) {
      for (const part of parts) tokens.push({ text: part, lower: part, kind: 'word' });
      continue;
    }
    const possessive = /^(.+)'s$/u.exec(lower) ?? /^(.+s)'$/u.exec(lower);
    if (possessive?.[1]) {
      tokens.push({ text: whole.slice(0, possessive[1].length), lower: possessive[1], kind: 'word' });
      tokens.push({ text: "'s", lower: "'s", kind: 'word' });
    } else tokens.push({ text: whole, lower, kind: 'word' });
  }
  return tokens;
}

/** The words one after the other. */
export const spelt = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The words again, as they were written. */
export const asWritten = (tokens: readonly Token[]): string => spelt(tokens).replace(/ (?=[,.;!?]|'s\b)/g, '');

const marks: Readonly<Record<string, string>> = { '，': ',', '、': ',', '；': ';', '。': '.', '！': '!', '？': '?', '—': ';', '–': ';', '--': ';', '…': '.', '...': '.', '..': '.', ':': ';', '&': 'and', '/': ',' }; // prettier-ignore
