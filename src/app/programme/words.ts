import type { PointEnd } from '../../drama/fact.ts';
import type { InLanguages } from '../language.ts';
import type { TensionLevel } from './tension.ts';

interface Words {
  readonly playbill: string;
  readonly closePlaybill: string;
  readonly yourGoal: string;
  readonly company: string;
  readonly playedByYou: string;
  readonly playedByPerson: string;
  readonly nowPlaying: string;
  readonly ahead: string;
  readonly elsewhere: string;
  readonly stillToCome: (count: number) => string;
  readonly hows: Readonly<Record<PointEnd, string>>;
  readonly tension: (level: string) => string;
  readonly levels: Readonly<Record<TensionLevel, string>>;

  readonly programme: string;
  readonly brokenOff: string;
  readonly afterMinutes: (minutes: number) => string;
  readonly numbers: (numbers: { lines: number; deeds: number; refusals: number }) => string;
  readonly theEvening: string;
  readonly whoDidWhat: string;
  readonly whatYouDid: string;
  readonly castNumbers: (lines: number, deeds: number) => string;
  readonly refusedTimes: (count: number) => string;
  readonly diedSo: string;
  readonly nothingDone: string;
  readonly quote: (text: string) => string;
  readonly itCameOut: (claim: string) => string;
  readonly roadsNotTaken: (count: number) => string;
  readonly whisper: (name: string) => string;
  readonly wasBegun: string;
  readonly moreRoads: (count: number) => string;
  readonly momentByMoment: (count: number) => string;
  readonly fromHere: string;
  readonly fromHereLabel: (time: string, what: string) => string;
  readonly otherEndings: string;
  readonly endingsThereAre: (count: number) => string;
  readonly onlyEnding: string;
  readonly unfoldEndings: string;
  readonly playAgain: string;
  readonly anotherEvening: string;
  readonly save: string;
  readonly transcript: string;
  readonly foyer: string;
  readonly whatNext: string;
  readonly bows: (name: string) => string;
  readonly bowsDead: (name: string) => string;
  readonly bowsYou: (name: string) => string;
  readonly curtainCall: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: InLanguages<Words> = {
  en: {
    playbill: 'Playbill',
    closePlaybill: 'Put the playbill away',
    yourGoal: 'What you want',
    company: 'The company',
    playedByYou: 'you',
    playedByPerson: 'a person',
    nowPlaying: 'now',
    ahead: '—',
    elsewhere: 'Something has happened where you were not.',
    stillToCome: (count) => (count === 1 ? 'Perhaps one thing more.' : `Up to ${count} things more.`),
    hows: { played: 'played', otherwise: 'it happened by itself', moot: 'not needed', passed: 'passed over' },
    tension: (level) => `How it stands: ${level}`,
    levels: { calm: 'calm', uneasy: 'uneasy', tense: 'tense', height: 'at its height' },

    programme: 'Programme',
    brokenOff: 'The play was broken off',
    afterMinutes: (minutes) => `after ${plural(minutes, 'minute', 'minutes')}`,
    numbers: ({ lines, deeds, refusals }) =>
      [
        plural(lines, 'line', 'lines'),
        plural(deeds, 'deed', 'deeds'),
        ...(refusals > 0 ? [`${plural(refusals, 'thing', 'things')} that could not be done`] : []),
      ].join(' · '),
    theEvening: 'The evening',
    whoDidWhat: 'Who did what',
    whatYouDid: 'What you did',
    castNumbers: (lines, deeds) => `${plural(lines, 'line', 'lines')}, ${plural(deeds, 'deed', 'deeds')}`,
    refusedTimes: (count) => (count === 1 ? 'once in vain' : `${count} times in vain`),
    diedSo: 'Did not live to see the end.',
    nothingDone: 'Watched, and kept still.',
    quote: (text) => `“${text}”`,
    itCameOut: (claim) => `And it was out that ${claim}.`,
    roadsNotTaken: (count) => (count === 1 ? 'One road not taken' : `${count} roads not taken`),
    whisper: (name) => `A whisper to ${name}:`,
    wasBegun: 'It was begun, and left.',
    moreRoads: (count) => `And ${count} more.`,
    momentByMoment: (count) => `Moment by moment (${count})`,
    fromHere: 'From here',
    fromHereLabel: (time, what) => `Play again from here, ${time}: ${what}`,
    otherEndings: 'Other endings',
    endingsThereAre: (count) => (count === 1 ? 'It may end in one other way.' : `It may end in ${count} other ways.`),
    onlyEnding: 'It ends in no other way; but it may get there by others.',
    unfoldEndings: 'Read what they are called',
    playAgain: 'Play it again',
    anotherEvening: 'Another evening',
    save: 'Save this evening',
    transcript: 'Transcript',
    foyer: 'Foyer',
    whatNext: 'What next',
    bows: (name) => `${name} bows.`,
    bowsDead: (name) => `${name} gets up, and bows.`,
    bowsYou: (name) => `${name} — that is you — bows.`,
    curtainCall: 'Curtain call',
  },
  zh: {
    playbill: '戏单',
    closePlaybill: '收起戏单',
    yourGoal: '你想要的',
    company: '演员表',
    playedByYou: '你',
    playedByPerson: '真人',
    nowPlaying: '正在上演',
    ahead: '——',
    elsewhere: '你不在场时，发生了一些事。',
    stillToCome: (count) => `后面最多还有 ${count} 件事。`,
    hows: { played: '演出', otherwise: '自行发生', moot: '无需上演', passed: '略过' },
    tension: (level) => `气氛：${level}`,
    levels: { calm: '平静', uneasy: '不安', tense: '紧张', height: '一触即发' },

    programme: '节目单',
    brokenOff: '演出中断',
    afterMinutes: (minutes) => `历时 ${minutes} 分钟`,
    numbers: ({ lines, deeds, refusals }) =>
      [`${lines} 句台词`, `${deeds} 个动作`, ...(refusals > 0 ? [`${refusals} 次未能如愿`] : [])].join(' · '),
    theEvening: '今晚的戏',
    whoDidWhat: '各人做了什么',
    whatYouDid: '你做了什么',
    castNumbers: (lines, deeds) => `${lines} 句台词，${deeds} 个动作`,
    refusedTimes: (count) => `${count} 次未能如愿`,
    diedSo: '没能活到剧终。',
    nothingDone: '静静看着，没有出手。',
    quote: (text) => `“${text}”`,
    itCameOut: (claim) => `于是真相大白：${claim}。`,
    roadsNotTaken: (count) => `${count} 条没走的路`,
    whisper: (name) => `悄悄告诉${name}：`,
    wasBegun: '开了头，又放下了。',
    moreRoads: (count) => `另有 ${count} 条。`,
    momentByMoment: (count) => `逐刻回看（${count}）`,
    fromHere: '从这里重演',
    fromHereLabel: (time, what) => `从 ${time} 重演：${what}`,
    otherEndings: '其他结局',
    endingsThereAre: (count) => `还有 ${count} 种结局。`,
    onlyEnding: '结局只有一种，但通往它的路不止一条。',
    unfoldEndings: '看看它们叫什么',
    playAgain: '再演一遍',
    anotherEvening: '换一个晚上',
    save: '保存今晚',
    transcript: '台词记录',
    foyer: '大厅',
    whatNext: '接下来',
    bows: (name) => `${name}鞠躬。`,
    bowsDead: (name) => `${name}站起身来，鞠躬。`,
    bowsYou: (name) => `${name}——也就是你——鞠躬。`,
    curtainCall: '谢幕',
  },
};
