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
  const text = speech
    .replace(/[[【〔]([^\]】〕]{0,4000})[\]】〕]/gu, (_, inside: string) => keep(inside))
    .replace(/[(（]([^)）]{0,2000})[)）]/gu, (_, inside: string) =>
      roundDirect || tongue.manner.test(inside.trim()) ? keep(inside) : ` ${inside} `,
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
