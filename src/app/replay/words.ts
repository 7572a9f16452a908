import type { InLanguages } from '../language.ts';

interface ReplayWords {
  readonly replay: string;
  readonly position: string;
  readonly play: string;
  readonly pause: string;
  readonly again: string;
  readonly previousLine: string;
  readonly nextLine: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly playOn: string;
  readonly playOnHint: string;
  readonly save: string;
  readonly leave: string;
  readonly says: (name: string, text: string) => string;
  readonly dies: (name: string) => string;
  readonly theEnd: string;
  /** For ears: how far, of how much, where. */
  readonly at: (minutes: number, seconds: number, ofMinutes: number) => string;
}

export const words = {
  en: {
    replay: 'Seen again',
    position: 'Where in the evening',
    play: 'Play',
    pause: 'Pause',
    again: 'From the beginning',
    previousLine: 'Previous line',
    nextLine: 'Next line',
    speed: 'Speed',
    times: (speed) => (speed === 1 ? 'As it was' : `${speed} × as fast`),
    playOn: 'Play on from here',
    playOnHint: 'A new evening branches off at this moment. This one stays as it was.',
    save: 'Download',
    leave: 'Leave',
    says: (name, text) => `${name}: ${text}`,
    dies: (name) => `${name} dies`,
    theEnd: 'The end',
    at: (minutes, seconds, ofMinutes) =>
      `${minutes === 0 ? '' : minutes === 1 ? '1 minute ' : `${minutes} minutes `}${seconds === 1 ? '1 second' : `${seconds} seconds`} of ${ofMinutes === 1 ? '1 minute' : `${ofMinutes} minutes`}`,
  },
  zh: {
    replay: '重看',
    position: '演出进度',
    play: '播放',
    pause: '暂停',
    again: '从头再看',
    previousLine: '上一句',
    nextLine: '下一句',
    speed: '速度',
    times: (speed) => (speed === 1 ? '原速' : `${speed} 倍速`),
    playOn: '从这里演下去',
    playOnHint: '从这一刻另开一场，原来的这一场不变。',
    save: '下载',
    leave: '离开',
    says: (name, text) => `${name}：${text}`,
    dies: (name) => `${name}死去`,
    theEnd: '剧终',
    at: (minutes, seconds, ofMinutes) => `${minutes > 0 ? `${minutes} 分 ` : ''}${seconds} 秒，共 ${ofMinutes} 分钟`,
  },
} satisfies InLanguages<ReplayWords>;
