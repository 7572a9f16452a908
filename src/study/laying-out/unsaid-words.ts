/** What stands in a play where a draft says nothing and something has to stand. */
export interface UnsaidWords {
  readonly persona: string;
  readonly goal: string;
  readonly point: string;
  readonly otherwise: string;
}

const english: UnsaidWords = {
  persona: 'Somebody who keeps to themselves.',
  goal: 'To see how this ends.',
  point: 'Something has to happen.',
  otherwise: 'Nobody says anything for a while, and then it is too late to say it.',
};

const chinese: UnsaidWords = {
  persona: '一个不多说话的人。',
  goal: '看这件事怎么收场。',
  point: '总得发生点什么。',
  otherwise: '好一会儿没有人说话，后来再说也晚了。',
};

export const unsaidWords = (language: string): UnsaidWords => (language === 'zh' ? chinese : english);
