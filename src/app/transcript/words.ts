import type { InLanguages } from '../language.ts';
import type { EntryKind } from './entry-kind.ts';

interface Words {
  readonly title: string;
  readonly close: string;
  readonly search: string;
  readonly next: string;
  readonly previous: string;
  readonly matches: (at: number, of: number) => string;
  readonly noMatch: string;
  readonly show: string;
  readonly filters: Readonly<Record<'all' | 'lines' | 'deeds', string>>;
  readonly latest: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly asText: string;
  readonly asMarkdown: string;
  readonly asFacts: string;
  readonly saved: (name: string) => string;
  readonly empty: string;
  readonly aVoice: string;
  readonly cutOff: string;
  readonly theEnd: string;
  readonly brokenOff: string;
  readonly earlier: (count: number) => string;
  /** Read out before an entry whose kind only its look tells. */
  readonly kinds: Readonly<Partial<Record<EntryKind, string>>>;
}

export const words: InLanguages<Words> = {
  en: {
    title: 'Transcript',
    close: 'Put the transcript away',
    search: 'Search the transcript',
    next: 'Next match',
    previous: 'Previous match',
    matches: (at, of) => `${at} of ${of}`,
    noMatch: 'Not found',
    show: 'Show',
    filters: { all: 'All', lines: 'Lines', deeds: 'Deeds' },
    latest: 'To the latest',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser does not let the page copy. Save it as text instead.',
    asText: 'Save as text',
    asMarkdown: 'Save as Markdown',
    asFacts: 'Save the facts',
    saved: (name) => `Saved as ${name}.`,
    empty: 'Nothing has been said yet.',
    aVoice: 'A voice',
    cutOff: 'cut off',
    theEnd: 'The end',
    brokenOff: 'Broken off',
    earlier: (count) => `${count} earlier entries are kept for copying and saving.`,
    kinds: { thought: 'Thought', refusal: 'Could not be done' },
  },
  zh: {
    title: '台词记录',
    close: '收起台词记录',
    search: '在记录中查找',
    next: '下一处',
    previous: '上一处',
    matches: (at, of) => `第 ${at} 处，共 ${of} 处`,
    noMatch: '没有找到',
    show: '显示',
    filters: { all: '全部', lines: '台词', deeds: '动作' },
    latest: '回到最新',
    copy: '复制',
    copied: '已复制。',
    notCopied: '浏览器不允许本页复制，请改为保存成文本。',
    asText: '存为文本',
    asMarkdown: '存为 Markdown',
    asFacts: '保存事实记录',
    saved: (name) => `已保存为 ${name}。`,
    empty: '还没有人开口。',
    aVoice: '某个声音',
    cutOff: '被打断',
    theEnd: '剧终',
    brokenOff: '中断',
    earlier: (count) => `更早的 ${count} 条未显示，复制和保存时仍包含在内。`,
    kinds: { thought: '心声', refusal: '未能做到' },
  },
};
