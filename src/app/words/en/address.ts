export const address = {
  doubt: (key: string, text: string, remedy: string) => `${key}=${text} is not understood: ${remedy}.`,
  /** A word the page does not know, and the one that was probably meant. */
  strange: (key: string, text: string, meant: string | undefined) =>
    meant === undefined
      ? `The address says ${key}=${text}, which means nothing here.`
      : meant === 'as'
        ? `The address says ${key}=${text}. A part is asked for with as=…; so far you only watch.`
        : `The address says ${key}=${text}, which is left out: here it is written ${meant}=….`,
  /** Opens what was meant; with whom to play, where that was asked for. */
  asMeant: (as: string | undefined) =>
    as === undefined
      ? 'Open it as meant'
      : as === 'guest'
        ? 'Walk in as a stranger'
        : `Play as ${as.charAt(0).toUpperCase()}${as.slice(1)}`,
  oneOf: (choices: readonly string[]) => `it is one of ${choices.join(', ')}`,
  listOf: (choices: readonly string[]) => `it is a list of ${choices.join(', ')}, or all`,
  between: (least: number, most: number) => `it is a number from ${least} to ${most}`,
  case: 'it is the name of a case file, such as the-partner',
  language: 'it is a code such as en or zh',
  role: 'it is the name of a role, such as hamlet, or guest for a stranger',
  name: (most: number) => `it is a name of letters and spaces, at most ${most} of them`,
  nobodyNamed: 'only a stranger brings a name along, with as=guest',
  eyesOfSomebody: 'it takes somebody who plays, such as as=guest',
  invitation: 'An invitation is a link somebody gave you: use it whole.',
  evening: 'it is the mark of an evening kept in this browser',
  fact: 'it is the number of a fact, from 0 on',
  factOfEvening: 'it takes an evening to stand in',
  about: 'it is a sentence or two',
  play: 'it is the name of a play kept in this browser',
  yesOrNo: 'it is 1, or left out',
};
