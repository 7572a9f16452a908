import { englishCalls } from './en-calls.ts';
import { englishDeeds } from './en-deeds.ts';
import { englishEar } from './en-ear.ts';
import { courtly, modern, plain, victorian } from './en-sayings.ts';
import { englishGist } from './en-gist.ts';
import { englishSigns } from './en-signs.ts';
import { courtlyTopics, modernTopics, plainTopics, victorianTopics } from './en-topic-sayings.ts';
import type { MindTongue } from './tongue.ts';

const called = (name: string): string => (/^((the|a|an|my|his|her)\b|\p{Lu})/u.test(name) ? name : `the ${name}`);

export const english: MindTongue = {
  ear: englishEar,
  calls: englishCalls,
  signs: englishSigns,
  sayings: {
    plain: { ...plain, ...plainTopics },
    courtly: { ...courtly, ...courtlyTopics },
    victorian: { ...victorian, ...victorianTopics },
    modern: { ...modern, ...modernTopics },
  },
  gistOf: englishGist,
  echoed: (words, line) => `${words}? ${line}`,
  deeds: englishDeeds,
  listed: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  called,
  // *the doctor’s bag* is to the doctor *my bag*.
  mine: (name) => `my ${name.replace(/^((the|a|an|some) )?(.*[’']s )?/, '')}`,
  hasIt: (holder) => `${holder} has it`,
  isAt: (name, where) => (/ has it$|^I have it$/.test(where) ? where : `${called(name)} is ${where}`),
  // After *Well,* a sentence goes on in small letters, unless it begins with what always has a large one.
  after: (opener, sentence) =>
    !opener.endsWith(',') || /^(I\b|God\b|Heaven\b|Saints?\b)/.test(sentence)
      ? `${opener} ${sentence}`
      : `${opener} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  before: (tag, sentence) => `${sentence.slice(0, -1)}, ${tag}.`,
  deed: (words) => `(${words.charAt(0).toLowerCase()}${words.slice(1)})`,
  showing: (thing, whom) => `(shows ${thing} to ${whom}) `,
};
