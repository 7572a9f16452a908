import type { Shelf } from '../../shelf.ts';
import { chineseKits } from './kits.ts';
import { chineseOpening, introduceInChinese } from './opening.ts';
import { chinesePremises } from './premises.ts';
import { readChineseTopic } from './read-topic.ts';
import { things } from './topic-words.ts';
import { tradeInChinese } from './trade-words.ts';

const wordsOf = (all: readonly { readonly words: string }[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ words }) => words.replaceAll('?', '').split(' ')));

/** Names as they are written down by their sound: 苏格拉底. */
const isForeign = (name: string): boolean =>
  /[·・]/u.test(name) || (name.match(/[斯尔克特德姆拉罗格莱贝埃佛弗蒂茨摩菲奥雷维哈]/gu) ?? []).length >= 2;
const foreignNames = {
  he: ['亨利', '奥托', '卢卡', '马丁', '雅各布', '托马斯', '费利克斯', '雨果'],
  she: ['玛莎', '艾琳', '索菲', '克拉拉', '安妮', '伊迪丝', '露丝', '海伦'],
};

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
  namesBeside: (people) => (people.some(({ name }) => isForeign(name)) ? foreignNames : undefined),
  forms: {
    he: { they: '他', them: '他', their: '他的', theirs: '他的', themself: '他自己' },
    she: { they: '她', them: '她', their: '她的', theirs: '她的', themself: '她自己' },
  },
  nounOf: (thing) => things.get(thing) ?? thing,
  wordFor: (noun) => [...things].find(([, english]) => english === noun)?.[0],
  tradeOf: tradeInChinese,
  unwritten: '字迹潦草，最后一行没有了。',
  flooded: '地上积着一掌深的水，屋里的东西都多了个倒影。',
  introduce: introduceInChinese,
  opening: chineseOpening,
  what: {
    claim: '为的是{matter}',
    says: ['为的是{matter}，我一来就说了。', '为{matter}，还能为什么？', '听来听去，为的是{matter}。'],
  },
  called: (persona, calling) => `${persona}是个${calling}。`,
};
