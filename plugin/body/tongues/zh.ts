import { chineseLooks } from './zh-looks.ts';
import type { BodyTongue } from './tongue.ts';

/** Signs stand anywhere in a clause: nothing tells its words apart. */
export const chinese: BodyTongue = {
  looks: { writtenIn: /\p{Script=Han}/u, words: chineseLooks },
  senses: {
    oath: /发誓|上帝|老天|真的/,
    greeting: /你好|再见|谢谢|陛下|先生/,
    no: /不|没|别|无/,
    number: /[一二三四五六七八九十百千]个?/,
    heart: /爱|心|亲爱/,
    mind: /想|知道|记得|明白/,
    please: /请|求|救/,
    all: /所有|一切|世界|全|大家/,
    small: /小|一点|只/,
    up: /上|高|天/,
    down: /下|死|地/,
    there: /他|她|那|这/,
    you: /你|您/,
    self: /我/,
  },
  stirrings: {
    threat: /杀了你|宰了你|要你好看|你死定了/,
    accusation: /凶手|小偷|骗子|是你(?:干|做|杀|偷)/,
    insult: /白痴|混蛋|笨蛋|滚/,
    praise: /谢谢|我爱你|亲爱的|太好了/,
    joke: /哈哈|开玩笑/,
  },
};
