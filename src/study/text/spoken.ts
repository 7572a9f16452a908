import type { TextTongue } from './tongues/text-tongue.ts';

/** What of a speech is said, and what is done with it. */
interface Spoken {
  readonly text: string;
  readonly manner: readonly string[];
}

/** What brackets hold in a text: directions in square ones, and in round ones where there are no others. */
interface Brackets {
  readonly roundDirect: boolean;
}

/** A text that has directions in square brackets has words in round ones. */
export function bracketsIn(texts: readonly string[]): Brackets {
  let [square, round] = [0, 0];
  for (const text of texts) {
    square += text.split('[').length - 1;
    round += text.split(/[(（]/).length - 1;
  }
  return { roundDirect: square < 3 || round > 4 * square };
}

const longestManner = 400;

/** Takes a speech apart; what is opened and never closed is said. */
export function spokenOf(speech: string, { roundDirect }: Brackets, tongue: TextTongue): Spoken {
  const manner: string[] = [];
  const keep = (direction: string): string => {
    const text = direction.replace(/[_*]/g, '').trim();
    if (text !== '') manner.push(text.slice(0, longestManner));
    return ' ';
  };
  const isManner = (inside: string): boolean => roundDirect || tongue.manner.test(inside.trim());
  const text = withoutBrackets(withoutBrackets(speech, '[【〔', ']】〕', keep), '(（', ')）', (inside) =>
    isManner(inside) ? keep(inside) : ` ${inside} `,
  )
    .replace(/[_*~]+/g, '')
    .replace(/[[\]()（）【】〔〕{}<>|\\#@]/g, ' ')
    .replace(/\/\*|\*\/|\/\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:!?.](?:\s|$))/g, '')
    .replace(/^[\s.,;:—–-]+(?=[\p{L}\p{N}“"‘'’])/u, '')
    .trim();
  return { text: /[\p{L}\p{N}]/u.test(text) ? text : '', manner };
}

/** A text with each bracket as something else; one that is never closed stays. Read once from the front to the back. */
function withoutBrackets(text: string, opens: string, closes: string, turned: (inside: string) => string): string {
  const made: string[] = [];
  let [start, from] = [-1, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (start === -1 && opens.includes(sign)) start = at;
    else if (start !== -1 && closes.includes(sign)) {
      made.push(text.slice(from, start), turned(text.slice(start + 1, at)));
      [start, from] = [-1, at + 1];
    }
  }
  return `${made.join('')}${text.slice(from)}`;
}
