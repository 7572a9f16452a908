import type { InLanguages } from '../language.ts';
import type { ImportProblem, ShelfNotice } from './evenings.ts';

interface ShelfWords {
  /** On the small mark while the play goes on. */
  readonly saved: string;
  readonly saving: string;
  readonly notSaved: string;
  /** Why, in a sentence: told once. */
  readonly notices: Readonly<Record<ShelfNotice, string>>;
  readonly download: string;
  readonly removeToMakeRoom: (titles: readonly string[]) => string;
  readonly remove: string;
  readonly keep: string;
  readonly imported: (title: string) => string;
  readonly brokenOff: string;
  readonly damaged: (reason: string) => string;
  readonly problem: (problem: ImportProblem) => string;
}

export const words = {
  en: {
    saved: 'Saved',
    saving: 'Saving…',
    notSaved: 'Not saved',
    notices: {
      unkept: 'This browser keeps nothing, so this evening ends with the page. Download it if you want it again.',
      full: 'There is no room left in this browser: the evening goes on unsaved. Remove an old one and it is saved again.',
      failing: 'The evening cannot be saved just now. It goes on, and saving is tried again.',
      elsewhere: 'This evening goes on in another tab. Here it is not saved any more.',
      unsavable: 'Something in this evening is too large to be saved. It goes on unsaved.',
    },
    download: 'Download the evening',
    removeToMakeRoom: (titles) =>
      titles.length === 1
        ? `Remove the oldest evening, “${titles[0] ?? ''}”, to make room?`
        : `Remove the ${titles.length} oldest evenings to make room?`,
    remove: 'Remove',
    keep: 'Keep',
    imported: (title) => `“${title}” is on your shelf now.`,
    brokenOff: 'The file breaks off in its last line. Everything before it is here.',
    damaged: (reason) => `This evening was damaged and goes on from its last good moment. ${reason}`,
    problem: (problem) => {
      switch (problem.code) {
        case 'too-big':
          return 'This file is too large for an evening. Choose one with less than 64 MB.';
        case 'not-an-evening':
          return 'There is no evening in this file. Choose one that was downloaded here.';
        case 'damaged':
          return `This file is damaged at line ${problem.line}: ${problem.reason} Ask for it again.`;
        case 'unfit':
          return `This file tells of something that cannot have happened (${problem.seq}: ${problem.reason}). Nothing was taken over.`;
        case 'no-room':
          return 'There is no room left in this browser. Remove an old evening and try again.';
        case 'failed':
          return `The file could not be put on the shelf: ${problem.reason}`;
      }
    },
  },
  zh: {
    saved: '已保存',
    saving: '正在保存…',
    notSaved: '未保存',
    notices: {
      unkept: '这个浏览器不保存任何内容，关闭页面后本场演出就没有了。想留下它，请先下载。',
      full: '浏览器的存储空间已满：演出照常进行，但不再保存。删去一场旧的，就会继续保存。',
      failing: '暂时无法保存本场演出。演出照常进行，稍后会再试。',
      elsewhere: '本场演出正在另一个标签页中继续，这里不再保存。',
      unsavable: '本场演出中有内容过大，无法保存。演出照常进行。',
    },
    download: '下载这场演出',
    removeToMakeRoom: (titles) =>
      titles.length === 1
        ? `要删去最早的一场《${titles[0] ?? ''}》，腾出空间吗？`
        : `要删去最早的 ${titles.length} 场演出，腾出空间吗？`,
    remove: '删去',
    keep: '保留',
    imported: (title) => `《${title}》已经放上你的书架。`,
    brokenOff: '文件在最后一行中断了，之前的内容都在。',
    damaged: (reason) => `本场演出的记录有损坏，将从最后完好的一刻继续。${reason}`,
    problem: (problem) => {
      switch (problem.code) {
        case 'too-big':
          return '这个文件太大，不会是一场演出。请选择小于 64 MB 的文件。';
        case 'not-an-evening':
          return '这个文件里没有演出。请选择从这里下载的文件。';
        case 'damaged':
          return `文件在第 ${problem.line} 行损坏（${problem.reason}）。请让对方重新发一份。`;
        case 'unfit':
          return `文件里记录了不可能发生的事（${problem.seq}：${problem.reason}），没有导入任何内容。`;
        case 'no-room':
          return '浏览器的存储空间已满。请删去一场旧的演出再试。';
        case 'failed':
          return `文件没能放上书架：${problem.reason}`;
      }
    },
  },
} satisfies InLanguages<ShelfWords>;
