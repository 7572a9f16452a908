import { contentInSigns } from './zh-small-signs.ts';

/** What only complains of an answer: 答非所问, 别绕弯子, 不是问上面有啥. */
const complaint =
  /^(?:(?:唉|哎|喂|行了|好了|拜托|不是|不对|不|我说)?[你您]?(?:答非所问|又?没(?:有)?(?:正面)?回答(?:我)?(?:的问题)?|还没回答(?:我)?(?:的问题)?|别(?:打岔|绕弯子|绕圈子|绕|岔开话题|转移话题|装傻|装糊涂|敷衍我?|打哈哈)|(?:没|不)(?:听懂|听明白|明白|懂)我(?:的意思|的话|说的)?|误会(?:我)?|听(?:错|岔))(?:了|啊|吧|呀|啦)*|我?(?:又)?(?:不是|没(?:有)?)(?:在)?(?:问|说|指|要问)(?:你|您)?.{1,12}|我不是(?:这个|那个)意思)$/;
/** How a question begins that is asked again: 我问的是, 我就问你. */
const askedAgain =
  /^(?:我(?:刚才)?(?:是|就|只|只是)?(?:想|要)?(?:问|说)的?(?:你|您)?(?:的)?(?:是|就是)?|我(?:的)?意思是)[，,：:]?(?=.{2,})/;

export const isQuestionInChinese = (text: string): boolean =>
  /[？?]|[吗呢]|什么|啥|谁|哪|怎么|为何|为什么|多少|几|是不是|有没有|能不能|会不会|干嘛|多久/.test(text);

/** A line without what in it only complains of the answer before: 我是问给谁买的，不是问上面有啥 asks 给谁买的. */
export function withoutComplaint(raw: string): string {
  if (!/问|答|绕|岔|装|误会|意思|敷衍|哈哈|听懂|明白/.test(raw)) return raw;
  const pieces = raw.split(/(?<=[，,。！!？?；;])/);
  const left = pieces.filter((piece) => !complaint.test(piece.replace(/[，,。！!？?；;\s]+$/, '').trim()));
  const [first = '', ...rest] = left;
  const again = first.replace(askedAgain, '');
  if (left.length === pieces.length && again === first) return raw;
  const asked = [again, ...rest].join('').replace(/[，,]\s*$/, '');
  // 我问的是多拉 says whom was asked; 答非所问 alone has nothing to ask again.
  return isQuestionInChinese(asked) && contentInSigns(asked) > 0 ? asked : raw;
}
