const unparted = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** A full stop or a comma of such a script is as wide as a space needs to be. */
const wide = /[\u3000-\u303f\uff00-\uffef]/u;
/** Written alike in all scripts. */
const shared = /[“”‘’…—]/u;

/** Words as they are written one after the other: with spaces, except in scripts that have none. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const [last, first] = [text.at(-1) ?? '', word.charAt(0)];
    const isOf = (sign: string): boolean => unparted.test(sign) || shared.test(sign);
    const isUnparted = isOf(last) && isOf(first) && (unparted.test(last) || unparted.test(first));
    return text === '' || isUnparted || wide.test(last) ? `${text}${word}` : `${text} ${word}`;
  }, '');
