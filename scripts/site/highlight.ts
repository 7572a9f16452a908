import { escaped } from './html.ts';

const words =
  /\b(?:import|export|from|const|let|function|return|if|else|for|of|in|new|await|async|type|interface|class|extends|implements|readonly|static|get|set|void|undefined|null|true|false|this|typeof|throw|try|catch|finally|while|switch|case|default|break|as|with|private|public|keyof|never|unknown|string|number|boolean)\b/;
const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;
const number = /\b\d[\d_.]*(?:e-?\d+)?\b/;

/** What is coloured in each language, first come first served. */
const languages: Readonly<Record<string, readonly (readonly [kind: string, look: RegExp])[]>> = {
  ts: [
    ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//],
    ['string', string],
    ['word', words],
    ['number', number],
  ],
  yaml: [
    ['comment', /(?:^|(?<=\s))#[^\n]*/],
    ['key', /^[ \t]*(?:- )*[\w.-]+(?=:(?:\s|$))/],
    ['string', string],
    ['number', number],
  ],
  sh: [
    ['comment', /(?:^|(?<=\s))#[^\n]*/],
    ['string', string],
    ['key', /(?<=\s)--?[a-z][\w-]*/],
    ['word', /^(?:npx|npm|node|export|docker)\b/],
  ],
  json: [
    ['key', /"(?:\\.|[^"\\])*"(?=\s*:)/],
    ['string', string],
    ['word', /\b(?:true|false|null)\b/],
    ['number', number],
  ],
};
const alike: Readonly<Record<string, string>> = {
  typescript: 'ts',
  js: 'ts',
  javascript: 'ts',
  yml: 'yaml',
  bash: 'sh',
};

/** A stretch of code, and what kind it is where it has one. */
interface Stretch {
  readonly text: string;
  readonly kind?: string;
}

/** Code in stretches of one kind each; together they are the code. */
export function stretchesOf(code: string, language = ''): Stretch[] {
  const kinds = languages[alike[language] ?? language];
  if (!kinds) return [{ text: code }];
  const any = new RegExp(kinds.map(([kind, look]) => `(?<${kind}>${look.source})`).join('|'), 'gm');
  const stretches: Stretch[] = [];
  let at = 0;
  for (const match of code.matchAll(any)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? '';
    stretches.push({ text: code.slice(at, match.index) }, { text: match[0], kind });
    at = match.index + match[0].length;
  }
  return [...stretches, { text: code.slice(at) }].filter(({ text }) => text !== '');
}

/** Code as markup, its parts marked by kind; whatever language it is, nothing in it is markup of its own. */
export const highlighted = (code: string, language?: string): string =>
  stretchesOf(code, language)
    .map(({ text, kind }) => (kind === undefined ? escaped(text) : `<span class="${kind}">${escaped(text)}</span>`))
    .join('');
