import type { Shelf } from '../../shelf.ts';
import { chineseKits } from './kits.ts';
import { chinesePremises } from './premises.ts';
import { readChineseTopic } from './read-topic.ts';
import { things } from './topic-words.ts';

const wordsOf = (all: readonly { readonly words: string }[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ words }) => words.split(' ')));

/** What plays in Chinese are made of. */
export const chineseShelf: Shelf = {
  language: 'zh',
  read: (topic) => readChineseTopic(topic, { places: wordsOf(chineseKits), premises: wordsOf(chinesePremises) }),
  kits: chineseKits,
  premises: chinesePremises,
  names: {
    he: ['陆远', '周明', '沈川', '顾安', '程野', '林舟', '许平', '方岩', '韩松', '孟凡', '叶枫', '唐骏'],
    she: ['苏青', '林雪', '沈月', '顾宁', '白薇', '江岚', '柳莺', '温若', '方晴', '秦韵', '叶珍', '宋瑶'],
  },
  forms: {
    he: { they: '他', them: '他', their: '他的', theirs: '他的', themself: '他自己' },
    she: { they: '她', them: '她', their: '她的', theirs: '她的', themself: '她自己' },
  },
  nounOf: (thing) => things.get(thing) ?? thing,
  wordFor: (noun) => [...things].find(([, english]) => english === noun)?.[0],
  unwritten: '字迹潦草，最后一行没有了。',
  called: (persona, calling) => `${persona}是个${calling}。`,
};
