import { clockTime } from '../words/clock-time.ts';
import { words, type Language } from '../words/words.ts';
import type { TranscriptEntry } from './transcript.ts';

/** The evening as a text file: a play script, with the time at the margin. */
export function asText(title: string, entries: Iterable<TranscriptEntry>, language: Language): string {
  const lines = [title.toUpperCase(), ''];
  for (const entry of entries) lines.push(...textOf(entry, language));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The evening as Markdown. Marks that would mean something there are read as they stand. */
export function asMarkdown(title: string, entries: Iterable<TranscriptEntry>, language: Language): string {
  const lines = [`# ${plain(title)}`, ''];
  for (const entry of entries) lines.push(...markdownOf(entry, language), '');
  return `${lines.join('\n').trimEnd()}\n`;
}

function textOf({ kind, atMs, text, speaker = '', manner, act }: TranscriptEntry, language: Language): string[] {
  const { kinds } = words[language].transcript;
  const time = `[${clockTime(atMs)}]`;
  switch (kind) {
    case 'scene':
      return ['', ...(act === undefined ? [] : [act.toUpperCase(), '']), `— ${text} —`, ''];
    case 'line':
      return [`${time} ${speaker.toUpperCase()}${manner === undefined ? '' : ` (${manner})`}: ${text}`];
    case 'thought':
      return [`${time} ${speaker.toUpperCase()} [${text}]`];
    case 'refusal':
      return [`${time} (${kinds.refusal}: ${text})`];
    case 'end':
      return ['', text];
    case 'setting':
    case 'event':
    case 'deed':
      return [`${time} (${text})`];
  }
}

function markdownOf({ kind, atMs, text, speaker = '', manner, act }: TranscriptEntry, language: Language): string[] {
  const { kinds } = words[language].transcript;
  const time = `\`${clockTime(atMs)}\``;
  switch (kind) {
    case 'scene':
      return [...(act === undefined ? [] : [`## ${plain(act)}`, '']), `### ${plain(text)}`];
    case 'line': {
      const how = manner === undefined ? '' : ` *(${plain(manner)})*`;
      return [`${time} **${plain(speaker)}**${how}: ${plain(text)}`];
    }
    case 'thought':
      return [`${time} **${plain(speaker)}** *\\[${plain(text)}\\]*`];
    case 'refusal':
      return [`${time} *${kinds.refusal}: ${plain(text)}*`];
    case 'end':
      return [`**${plain(text)}**`];
    case 'setting':
    case 'event':
    case 'deed':
      return [`${time} *${plain(text)}*`];
  }
}

const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');
