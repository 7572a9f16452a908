import { clockTime } from '../words/clock-time.ts';
import { words, type Language } from '../words/words.ts';
import type { EntryKind, TranscriptEntry } from './transcript.ts';

/** What there is to write of an entry; empty, where it has none of it. */
type Written = Readonly<Record<'time' | 'text' | 'speaker' | 'manner' | 'act' | 'refusal', string>> & {
  readonly saying: (who: string, text: string) => string;
};
/** The lines each kind of entry is written in. */
type Forms = Readonly<Record<Exclude<EntryKind, 'setting' | 'event' | 'deed'> | 'told', (entry: Written) => string[]>>;

const textForms: Forms = {
  scene: ({ act, text }) => ['', ...(act === '' ? [] : [act.toUpperCase(), '']), `— ${text} —`, ''],
  line: ({ time, speaker, manner, text, saying }) => [
    `[${time}] ${saying(`${speaker.toUpperCase()}${manner && ` (${manner})`}`, text)}`,
  ],
  thought: ({ time, speaker, text }) => [`[${time}] ${speaker.toUpperCase()} [${text}]`],
  refusal: ({ time, refusal, text, saying }) => [`[${time}] (${saying(refusal, text)})`],
  end: ({ text }) => ['', text],
  told: ({ time, text }) => [`[${time}] (${text})`],
};

const markdownForms: Forms = {
  scene: ({ act, text }) => [...(act === '' ? [] : [`## ${act}`, '']), `### ${text}`, ''],
  line: ({ time, speaker, manner, text, saying }) => [
    `\`${time}\` ${saying(`**${speaker}**${manner && ` *(${manner})*`}`, text)}`,
    '',
  ],
  thought: ({ time, speaker, text }) => [`\`${time}\` **${speaker}** *\\[${text}\\]*`, ''],
  refusal: ({ time, refusal, text, saying }) => [`\`${time}\` *${saying(refusal, text)}*`, ''],
  end: ({ text }) => [`**${text}**`, ''],
  told: ({ time, text }) => [`\`${time}\` *${text}*`, ''],
};

/** The evening as a text file: a play script, with the time at the margin. */
export const asText = (title: string, entries: Iterable<TranscriptEntry>, language: Language): string =>
  written(title.toUpperCase(), entries, language, textForms, (text) => text);

/** The evening as Markdown. Marks that would mean something there are read as they stand. */
export const asMarkdown = (title: string, entries: Iterable<TranscriptEntry>, language: Language): string =>
  written(`# ${plain(title)}`, entries, language, markdownForms, plain);

function written(
  heading: string,
  entries: Iterable<TranscriptEntry>,
  language: Language,
  forms: Forms,
  plainly: (text: string) => string,
): string {
  const { refusal } = words[language].transcript.kinds;
  const { saying } = words[language].captions;
  const lines = [...entries].flatMap(({ kind, atMs, text, speaker = '', manner = '', act = '' }) => {
    const form = forms[kind === 'setting' || kind === 'event' || kind === 'deed' ? 'told' : kind];
    const [said, who, how, of] = [text, speaker, manner, act].map(plainly) as [string, string, string, string];
    return form({ time: clockTime(atMs), text: said, speaker: who, manner: how, act: of, refusal, saying });
  });
  return `${[heading, '', ...lines].join('\n').trimEnd()}\n`;
}

const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');
