import { wordMap } from '../../../kit/word-list.ts';

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

const contractions = wordMap(`
  doesn't=does_not don't=do_not didn't=did_not won't=will_not can't=can_not couldn't=could_not isn't=is_not wasn't=was_not
  cannot=can_not i'm=i_am he's=he_is she's=she_is it's=it_is they're=they_are i'll=i_will he'll=he_will she'll=she_will
  i've=i_have let's=let_us gonna=going_to n=and nd=and exeunt=exit adn=and w=with outta=out_of xs=crosses em=them
  cuz=because teh=the th=the frm=from thru=through wit=with hims=him wanna=want_to
`);

/** Words keep their hyphens (`blood-red`) and lose their possessive (`Gertrude` + `'s`). */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const push = (written: string, lower: string, kind: Token['kind'] = 'word'): unknown =>
    tokens.push({ text: written, lower, kind });
  const plain = text
    .replace(/\bw\//g, 'with ')
    .replace(/\bin vain\b/gi, '')
    .replace(/\b2(?= (the|a|his|her|my|their)\b)/gi, 'to');
  for (const match of plain.matchAll(shape)) {
    if (match[1] !== undefined || match[2] !== undefined) {
      push(match[0], match[0].toLowerCase(), 'quote');
      continue;
    }
    // No word is longer; what is only keeps the rest busy.
    const whole = match[0].slice(0, longestWord);
    const lower = whole.toLowerCase().replaceAll('’', "'");
    const parts = contractions.get(lower)?.split(' ');
    const owner = /^(.+)(?:'s|(?<=s)')$/u.exec(lower)?.[1];
    // half-draws
    if (lower.startsWith('half-')) {
      push('half', 'half');
      push(whole.slice(5), lower.slice(5));
    } else if (!/[\p{L}\p{N}]/u.test(lower)) push(whole, marks.get(lower) ?? lower, 'mark');
    else if (parts) for (const part of parts) push(part, part);
    else if (owner) {
      push(whole.slice(0, owner.length), owner);
      push("'s", "'s");
    } else push(whole, lower);
  }
  return tokens;
}

/** What stands at a place, lower case; nothing behind the end. */
export const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';

/** The words one after the other. */
export const spelt = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The words again, as they were written. */
export const asWritten = (tokens: readonly Token[]): string => spelt(tokens).replace(/ (?=[,.;!?]|'s\b)/g, '');

const marks = wordMap('，=, 、=, ；=; 。=. ！=! ？=? —=; –=; --=; …=. ...=. ..=. :=; &=and /=,');
