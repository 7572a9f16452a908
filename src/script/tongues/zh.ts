import { chineseConditions } from './zh-conditions.ts';
import type { ScriptTongue } from './tongue.ts';

export const chinese: ScriptTongue = {
  code: 'zh',
  act: /^第\s*[一二三四五六七八九十百\d]+\s*幕[：:、.\s—-]*(.*)$/,
  scene: /^(?:第\s*[一二三四五六七八九十百\d]+\s*[场場景]|场景\s*[一二三四五六七八九十百\d]*)[：:、.\s—-]*(.*)$/,
  before: /^(?:内景|外景|内|外|景|地点)[：:．.\s]+/,
  hour: /[\s，,·—-]+(?:日|夜|晨|黄昏|清晨|夜晚|白天|傍晚|早上|晚上|午后|深夜|凌晨).*$/,
  enters: /(?:上场|登场|进来|走进来|进门|走进|进屋|入内|上)(?:$|[。，、])|走上台/,
  leaves: /(?:下场|退场|离开|出去|走出去|走了|下)(?:$|[。，、])/,
  to: /^(?:对|向|朝)\s*(.+?)(?:说|道)?$/,
  conditions: chineseConditions,
  stage: '台上',
  persona: (name) => `${name}，剧本里怎样便是怎样。`,
  goal: { public: '把要说的话说出来。', private: '让人听见。' },
  otherwise: '这一刻过去了。',
};
