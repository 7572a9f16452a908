import { wordMap } from '../../../kit/word-list.ts';

/**
 * Verbs whose noun may stand apart from them: 打哈欠, 打了个大大的哈欠. What stands between says how often and how much, and is
 * left out before the verb is looked up.
 */
const nouns = wordMap(`
  打=哈欠|喷嚏|寒战|冷战|哆嗦|手势|招呼|盹|瞌睡|饱嗝|嗝 吹=口哨 叹=气 伸=懒腰 翻=白眼 鞠=躬 吐=口水|唾沫|痰|舌头 做=鬼脸|手势
  唱=歌 跳=舞 哼=歌|曲子|小曲|小调 流=眼泪|泪 鼓=掌 磕=头 喘=气 敬=礼 行=礼 使=眼色 放=屁 照=镜子
`);

/** 了个大大的, 着, 了一声, 起 */
const between =
  '(?:[了着过起]?(?:一|几|两|好几)?(?:个|声|口|下|阵|支|首|曲|段|记)?(?:长长|大大|深深|响亮|重重|轻轻|大|长|响|小|悠长|冷)?(?:的|地)?|了照)';
const apart = new RegExp([...nouns].map(([verb, noun]) => `(?:(?<=${verb})${between}(?=${noun}))`).join('|'), 'g');
/** 跳舞来: what is left of 跳起舞来. */
const left = new RegExp(
  `((?:${[...nouns].map(([verb, noun]) => `${verb}(?:${noun})`).join('|')}))来(?![\\u3400-\\u9fff])`,
  'g',
);

/** Words written apart that are looked up as one, and where spilt things lie. */
export function joined(text: string): string {
  return (
    text
      .replace(apart, '')
      .replace(left, '$1')
      // 洒了一地
      .replace(/(?<=[洒泼撒倒扔摔打])[了得翻]*[一满]地(都是)?/g, '在地上')
      // 对着他就是一拳
      .replace(/(?:上去|过去|抬手|反手)?就是[一两几](?:记|个)?大?(巴掌|耳光|嘴巴|拳|脚|棍)/g, (_, blow: string) =>
        blow === '脚' ? '踢' : '打',
      )
      // 舀一碗汤喝
      .replace(/[舀盛]了?(?:[一两半][碗勺杯口匙瓢])?([\u3400-\u9fff]{1,4}?)(?:来|就|起来)?喝(?:了|掉|下|光)?$/, '喝$1')
      // 踩了他一脚
      .replace(/[踩跺]了?([\u3400-\u9fff]{1,8}?)(?:的脚)?[一两几]脚/g, '踩$1的脚')
      // 绊了他一跤
      .replace(/绊了?([\u3400-\u9fff]{1,8})一[跤下]/g, '推倒$1')
      // 塞进自己包里, 藏到大衣底下: about oneself
      .replace(
        /(?<=[进到入在])(?:自己的?(?:包|口袋|兜|怀|大衣|外套|衣服)|怀|衣兜|裤兜|大衣|外套|衣服)(?:里|中|底下|下面)(?!的)/g,
        '口袋里',
      )
      .replaceAll('藏到口袋', '藏进口袋')
      // 倒了杯茶: one of them
      .replace(/(?<=[倒喝吃拿端要])了(?=[杯碗壶瓶口块片颗][\u3400-\u9fff])/g, '了一')
  );
}
