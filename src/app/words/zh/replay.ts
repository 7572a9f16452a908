import type { Words } from '../en.ts';

export const replay: Words['replay'] = {
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
  stop: '。',
  at: (minutes, seconds, ofMinutes) => `${minutes > 0 ? `${minutes} 分 ` : ''}${seconds} 秒，共 ${ofMinutes} 分钟`,
};
