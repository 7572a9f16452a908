export const shelf = {
  /** On the small mark while the play goes on. */
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved',
  /** Why, in a sentence: told once. */
  notices: {
    unkept: 'This browser keeps nothing, so this evening ends with the page. Download it if you want it again.',
    full: 'There is no room left in this browser: the evening goes on unsaved. Remove an old one and it is saved again.',
    failing: 'The evening cannot be saved just now. It goes on, and saving is tried again.',
    elsewhere: 'This evening goes on in another tab. Here it is not saved any more.',
    unsavable: 'Something in this evening is too large to be saved. It goes on unsaved.',
  },
  readingFile: (name: string, percent: number) => `Reading ${name}: ${percent} per cent.`,
  /** Where a file that was opened comes from. */
  standings: {
    checked: 'Checked: this evening is as it was when it was saved here.',
    'not-from-here': 'Not from here: nobody known here vouches for this evening. It may have been written by anybody.',
  },
  partLost: 'The end of this evening was damaged. It stands where it was last whole.',
  /** Why a file is not put on the shelf, by code. */
  problems: {
    'too-big': () => 'This file is too large for an evening. Choose one with less than 32 MB.',
    'not-an-evening': () => 'There is no evening in this file. Choose one that was downloaded here.',
    damaged: ({ line, reason }: { readonly line: number; readonly reason: string }) =>
      `This file is damaged at line ${line}: ${reason} Ask for it again.`,
    unfit: ({ seq, reason }: { readonly seq: number; readonly reason: string }) =>
      `This file tells of something that cannot have happened (${seq}: ${reason}). Nothing was taken over.`,
    tampered: () => 'This file was changed after it was saved. Nothing was taken over.',
    'no-room': () => 'There is no room left in this browser. Remove an old evening and try again.',
    failed: ({ reason }: { readonly reason: string }) => `The file could not be put on the shelf: ${reason}`,
  },
};
