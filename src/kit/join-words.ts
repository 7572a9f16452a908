const unparted = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Words as they are written one after the other: with spaces, except in scripts that have none. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const isUnparted = unparted.test(text.at(-1) ?? '') && unparted.test(word.charAt(0));
    return text === '' || isUnparted ? `${text}${word}` : `${text} ${word}`;
  }, '');
