import type { Words } from '../en.ts';

export const captions: Words['captions'] = {
  captions: '字幕',
  said: '台词',
  aVoice: '某个声音',
  manners: { plain: '', whisper: '低声', aside: '旁白', shout: '高喊', thought: '心想' },
  to: (name) => `对${name}`,
  toYou: '对你',
  mannerTo: (how, whom) => `${whom}${how}`,
  comma: '，',
  cutOff: (line) => `${line.replace(/[。，、…]+$/u, '')}——`,
  takenUpAgain: (rest) => `——${rest}`,
  partly: (isLate, line, isLost) => `${isLate ? '……' : ''}${line}${isLost ? '……' : ''}`,
  saying: (who, line) => `${who}：${line}`,
  heardDeed: (_verb) => '看不见的地方传来动静。',
};
