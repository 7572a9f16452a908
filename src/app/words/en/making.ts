/** What a sentence may leave to us. */
const madeUp = {
  people: 'some of the people',
  premise: 'what happens between them',
  setting: 'the place',
  matter: 'what they talk of',
  thing: 'what it turns on',
};

export const making = {
  label: 'What shall it be about?',
  example: 'Two lighthouse keepers quarrel over a letter that came too late.',
  watch: 'Watch it',
  walkIn: 'Walk in',
  note: 'A sentence is enough: a play is made of it here, in English or Chinese, without asking anybody.',
  noteWithModel: 'A sentence is enough. The model of your settings writes the play; that takes a minute or more.',
  writing: 'The people are being cast …',
  designed: {
    people: (names: string) => `The people: ${names}. Now the plot …`,
    plot: (title: string) => `The plot: ${title}. Now the points, from the ending backwards …`,
    points: (points: string) => `${points}. Now the last reading …`,
  },
  reviewed: (round: number, doubts: number) =>
    doubts === 0 ? 'Read through: nothing to mend.' : `Read through, round ${round}: ${doubts} to mend …`,
  withoutModel: 'The model gave no play. This one was made without it.',
  refused: {
    empty: 'Say who meets whom, and about what.',
    'too-long': 'That is a book. A sentence or two are enough; it is still there for you to shorten.',
    'other-language': 'In English or Chinese, please: it reads nothing else yet.',
    unfit: 'No play is made of that here. Two people who want different things are enough.',
  },
  madeUp,
  notSaid: (what: readonly (keyof typeof madeUp)[]) =>
    `Not in your sentence, and made up: ${what.map((one) => madeUp[one]).join(', ')}.`,
  /** While it is got ready. */
  castOf: 'The cast',
  setOf: 'The set',
  /** Plays that were made here. */
  made: 'Made here',
  madeMore: (count: number) => (count === 1 ? 'One more play' : `${count} more plays`),
  sentence: (topic: string) => `“${topic}”`,
  by: { study: 'made here', model: 'written by your model', file: 'from a file' },
  change: 'Change it',
  saveFolder: 'Save as a folder',
  saveFile: 'Save as one file',
  remove: 'Remove',
  removeForGood: 'Remove for good?',
  more: 'Keep, send, remove',
  unkept: 'There is no room in this browser to keep this play. Save it as a file if you want it again.',
  opened: (title: string) => `“${title}” is here now.`,
  /** Why a file is not taken for a play, by code. */
  problems: {
    'too-big': () => 'This file is too large for a play. Choose one with less than 8 MB.',
    'no-play': () => 'There is no play in this file. Choose one that was saved here, or the folder of a play, packed.',
    damaged: () => 'This file is damaged, or packed in a way that cannot be read here. Ask for it again.',
    unsound: ({ reason }: { readonly reason: string }) => `This play cannot be played yet. ${reason}`,
  },
  changing: {
    heading: (title: string) => `Change “${title}”`,
    close: 'Close',
    title: 'Title',
    place: 'Where',
    placeFixed: 'Where it plays, and its story, are its author’s: save it as a folder to change them.',
    ending: 'How it ends',
    anyEnding: 'As the evening brings it',
    people: 'Who is in it',
    name: 'Name',
    nameWrong: 'Letters and spaces, please, and no two people of one name.',
    wears: 'Wears',
    cloth: 'Colour of it',
    hair: 'Hair',
    age: 'Age',
    ages: { young: 'young', grown: 'grown up', old: 'old' },
    garments: {
      gown: 'a gown', kirtle: 'a kirtle', robe: 'a robe', doublet: 'a doublet', 'day-dress': 'a day dress', maid: 'a maid’s dress',
      suit: 'a suit', tails: 'tails', 'frock-coat': 'a frock coat', coat: 'a coat', mackintosh: 'a mackintosh', cardigan: 'a cardigan',
      jumper: 'a jumper', hoodie: 'a hoodie', apron: 'an apron', uniform: 'a uniform', armour: 'armour', surcoat: 'a surcoat',
      nightgown: 'a nightgown', jacket: 'a leather jacket', 'white-coat': 'a white coat', overalls: 'overalls', scrubs: 'hospital scrubs',
      'chef-jacket': 'a cook’s jacket', shirt: 'a shirt and braces', safari: 'an explorer’s shirt', waistcoat: 'a waistcoat', tunic: 'a tunic',
      toga: 'a toga', 'wrapped-robe': 'a wrapped robe', habit: 'a habit', cassock: 'a cassock', frock: 'a frock',
      'empire-gown': 'an empire gown', 'space-suit': 'a space suit', shell: 'a robot’s shell',
    }, // prettier-ignore
    change: 'Make it so',
    another: 'Another play of the same sentence',
    back: 'Everything as it was made',
    working: 'It is being changed …',
    failed: (reason: string) => `It could not be changed: ${reason} It is as it was.`,
    changed: 'What is otherwise now:',
    nothing: 'Nothing is otherwise than it was.',
    differences: {
      title: ({ from, to }: Pair) => `It is called “${to}”, and no longer “${from}”.`,
      renamed: ({ from, to }: Pair) => `${from} is called ${to}.`,
      looks: ({ name }: Named) => `${name} looks otherwise.`,
      joined: ({ name }: Named) => `${name} is in it.`,
      left: ({ name }: Named) => `${name} is no longer in it.`,
      place: ({ from, to, things }: Moved) =>
        `It plays in ${to}, and no longer in ${from}.${things.length > 0 ? ` There are: ${things.join(', ')}.` : ''}`,
      ending: () => 'The company makes for another ending.',
      story: () => 'Other things happen in it.',
    },
  },
};

interface Pair {
  readonly from: string;
  readonly to: string;
}
interface Named {
  readonly name: string;
}
interface Moved extends Pair {
  readonly things: readonly string[];
}
