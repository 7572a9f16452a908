import type { Around } from './complements.ts';

/** Words before a verb that bring in another noun. */
const coverbs: Readonly<Record<string, Exclude<keyof Around, 'also' | 'direction'>>> = {
  把: 'object', 将: 'object', 用: 'instrument', 以: 'instrument', 拿着: 'instrument', 从: 'from', 自: 'from', 打从: 'from',
  向: 'toward', 朝: 'toward', 往: 'toward', 朝着: 'toward', 向着: 'toward', 对着: 'toward', 对: 'toward', 冲: 'toward', 冲着: 'toward', 望着: 'toward',
  给: 'benefit', 替: 'benefit', 为: 'benefit', 帮: 'benefit', 跟: 'along', 和: 'along', 与: 'along', 同: 'along', 在: 'place', 于: 'place',
  透过: 'through', 通过: 'through', 隔着: 'through', 沿着: 'through', 顺着: 'through',
}; // prettier-ignore

/** What a word for a tool ends in: 遥控器, 麻醉枪; 用余光 and 用尽全力 only say how. */
export const isTool = (word: string): boolean =>
  /[器机仪枪刀剑斧锤棍棒鞭绳索链铐钥匙卡针锯钻钳镜灯笔杖弓箭弩炮弹药粉剂毒]$/.test(word);

/** The word that brings in a noun here, and which. */
export function coverbAt(
  text: string,
  at: number,
): { readonly said: string; readonly slot: (typeof coverbs)[string] } | undefined {
  for (const size of [2, 1]) {
    const said = text.slice(at, at + size);
    if (said.length === size && Object.hasOwn(coverbs, said)) return { said, slot: coverbs[said]! };
  }
  return undefined;
}
