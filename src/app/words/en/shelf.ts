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
  /** Why a file is not put on the shelf, by code. */
  problems: {
    'too-big': () => 'This file is too large for an evening. Choose one with less than 64 MB.',
    'not-an-evening': () => 'There is no evening in this file. Choose one that was downloaded here.',
    damaged: ({ line, reason }: { readonly line: number; readonly reason: string }) =>
      `This file is damaged at line ${line}: ${reason} Ask for it again.`,
    unfit: ({ seq, reason }: { readonly seq: number; readonly reason: string }) =>
      `This file tells of something that cannot have happened (${seq}: ${reason}). Nothing was taken over.`,
    'no-room': () => 'There is no room left in this browser. Remove an old evening and try again.',
    failed: ({ reason }: { readonly reason: string }) => `The file could not be put on the shelf: ${reason}`,
  },
};
