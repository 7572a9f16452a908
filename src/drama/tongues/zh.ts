import { chineseClauses } from './zh-clause.ts';
import { chinesePastimes } from './zh-pastimes.ts';
import { chinesePresumptions } from './zh-presumption.ts';
import type { DramaTongue } from './tongue.ts';

export const chinese: DramaTongue = {
  guest: {
    name: '陌生人',
    calledBy: '陌生人',
    aliases: ['陌生人', '客人'],
    sharesAnybodysNames: false,
    descriptions: {
      medieval: '一个披着兜帽斗篷的旅人，靴子上还带着路上的尘土。',
      victorian: '一位穿着旅行外套的访客，谁也不记得是谁放进来的。',
      modern: '一个从街上进来的人，外套还是湿的，围着围巾。',
    },
    persona: '从外面走进来的旅人，谁也不认识，对这里的事一无所知。客气，留心，多看多听，问得多，说得少。',
    goal: { public: '弄明白这里出了什么事。', private: '留下来，看这一夜怎样收场。' },
  },
  voices: { aside: /旁白|自语/, whisper: /低声|耳语/, shout: /喊/ },
  clauses: chineseClauses,
  presumes: chinesePresumptions,
  pastimes: chinesePastimes,
  unheard: '附近没有人听得见你说话。',
  cues: { hint: (way) => `你可以这样：${way}`, instruction: (way) => `现在就这样：${way}` },
};
