export const captions = {
  captions: 'Captions',
  said: 'What is said',
  /** Somebody heard and not seen. */
  aVoice: 'A voice',
  manners: { plain: '', whisper: 'whispers', aside: 'aside', shout: 'shouts', thought: 'thinks' },
  to: (name: string) => `to ${name}`,
  toYou: 'to you',
  /** How it is said, and to whom; each may be empty. */
  mannerTo: (how: string, whom: string) => [how, whom].filter(Boolean).join(' '),
  /** Between the ways a line is said: *whispers to Gertrude, coldly*. */
  comma: ', ',
  /** A line that was broken off. */
  cutOff: (line: string) => `${line.replace(/[\s,;:]+$/u, '')} —`,
  /** What is left of it, where it is taken up again. */
  takenUpAgain: (rest: string) => `— ${rest}`,
  /** A line of which the beginning, or the end, was out of hearing. */
  partly: (isLate: boolean, line: string, isLost: boolean) => `${isLate ? '… ' : ''}${line}${isLost ? ' …' : ''}`,
  /** Who says what, where it is read out or written down. */
  saying: (who: string, line: string) => `${who}: ${line}`,
  /** A sound of which one does not see whose it is; the verb as the play has it. */
  heardDeed: (verb: string) => `Out of sight, something is heard: ${verb}.`,
};
