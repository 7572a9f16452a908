import type { TroubleAbout } from '../trouble-about.ts';

export const cover = {
  doing: {
    reading: 'Reading the play',
    building: 'Building the stage',
    lighting: 'Setting the light',
    calling: 'Calling the actors',
  },
  gettingReady: 'Getting ready',
  part: (percent: number) => `${percent} per cent`,
  leave: 'Back to the foyer',
  /** For somebody who watches, and for somebody who plays. */
  watching: [
    'Space holds the play; nothing is missed.',
    'V changes how you look at it, M silences the house.',
    'Drag to take hold of the camera. It is given back by itself.',
  ],
  playing: [
    'Walk with W A S D, look with the mouse. Enter lets you speak.',
    'Face a thing and press E: you see all you may do with it.',
    'Whoever you face is whom you speak to. Q whispers, Z shouts.',
    'Round brackets act, square brackets think: (sits down) I am tired. [Of you.]',
    'Not sure what to say? T offers three lines.',
    'R cuts in. They may do the same to you.',
  ],
  /** The same where there are fingers and no keys. */
  watchingByFingers: [
    'Pause holds the play; nothing is missed.',
    'Drag to take hold of the camera. It is given back by itself.',
  ],
  playingByFingers: [
    'Walk with the left thumb, look by dragging the picture. Speak opens the line box.',
    'Face a thing and tap Act: you see all you may do with it.',
    'Whoever you face is whom you speak to.',
    'Round brackets act, square brackets think: (sits down) I am tired. [Of you.]',
    'Not sure what to say? Ideas offers three lines.',
  ],
  /** Headings of what goes wrong, by code. */
  headings: {
    'scene/unknown': 'There is no such play',
    'topic/refused': 'No play came of it',
    'scene/unreachable': 'The play did not arrive',
    'scene/unreadable': 'This play cannot be read',
    'scene/case': 'There is no such story',
    'scene/role': 'There is no such part',
    'theatre/no-webgl': 'This browser cannot show the stage',
    'scene/unstageable': 'This play cannot be put on a stage',
    'havok/missing': 'Part of the stage did not arrive',
    'sharing/no-house': 'There is no house to share it in',
    'sharing/refused': 'The house does not take it',
    'sharing/no-entry': 'This invitation does not let you in',
  },
  somethingWrong: 'Something went wrong',
  /** For errors whose own message is for whoever wrote the page. */
  sentences: {
    'sharing/no-house':
      'Evenings that several share are held by the program that serves this page (`proscenium serve`). It does not answer, lacks the packages for it (it says so where it was started), or this page lies somewhere else.',
    'topic/refused': 'Say in a sentence who meets whom, about what, and where, in English or Chinese.',
    'scene/unstageable': 'Its staging asks for what cannot be built. Whoever wrote it can mend this:',
  },
  /** For errors that say what they are about. */
  told: {
    'scene/unknown': ({ asked }: TroubleAbout) => `No play is called “${asked}” here. Choose one of these.`,
    'scene/unreachable': ({ asked, status }: TroubleAbout) =>
      `The play “${asked}” could not be fetched: ${status ? `the server answered ${status}` : 'the server could not be reached'}.`,
    'scene/unreadable': ({ asked }: TroubleAbout) => `The scene file of “${asked}” is not right yet.`,
    'scene/case': ({ play, asked, there }: TroubleAbout) =>
      `“${play}” has no story called “${asked}”. ${there ? `There are: ${there}.` : 'This play has only the one.'}`,
    'scene/role': ({ play, asked, there }: TroubleAbout) =>
      `“${play}” has no part called “${asked}”. There are: ${there}.`,
  },
  noSentence: 'The page made a mistake and cannot go on.',
  more: (count: number) => `… and ${count} more.`,
};
