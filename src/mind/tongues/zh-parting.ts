import { nounClass } from '../../world/grammar/chinese/heads.ts';
import { wordAt } from '../../world/grammar/chinese/words.ts';

/** What is said to somebody by its first words. */
const toThem =
  /^ ?(?:(?:你|您)(?!认识|见过|熟|看怎么样|觉得怎么样|知道吗|信不信|恨不恨|喜不喜欢)|你们|请|麻烦|劳驾|拜托|别|不要|给我(?!.*[了过])|帮我(?!.*[了过])|过来|快(?:点|来|走|跑|说|看|起来|过来)(?!.*了)|等等|等一下|听我|听着|听好|听我说|看着我|看看|能不能|可不可以|可以.*吗|要不要|有没有.*吗|晚安|晚上好|早上好|早安|好[！!。]?$|再见|加油|站住|住手|闭嘴|坐下|说话|说实话|说说|说吧|告诉我(?!.*[了过])|把.*(?:给我|拿来|放下|打开|关上|交出来)|我(?:想问|问你|想跟|想和|跟你|求|有话|有事|错了|对不起|爱你|恨你|先走|走了|承认|保证|发誓|答应你|来了|回来了)|谢谢|多谢|对不起|抱歉|安静|小心|保重|救|都(?:别|听|给我|来))/;

/** A word for whoever listens, who does something in it: 汤都凉了你还看书, and not 说你看书. */
const youDo = /(?<!说|告诉|问|觉得|以为|知道|跟|和|对|给|偷|拿|让|叫|帮|的|看见|听见|喜欢)[你您](?![的们了吧吗说]|$)/;
/** How a sentence ends that is said to somebody. */
const endsToThem = /(?:[吗呢吧啊呀呗嘛哈]|多少钱|好不好|行不行|没有)[？?！!。 ]*$/;
const pointsAt = /^[这那](?:杯|把|张|个|只|件|块|本|封|份|条|瓶|碗|些|是|里|儿|下|边)/;
/** What is somebody's own and stands right after their name. */
const isTheirs = /^(?:的|手|头|脸|眼|脚|身|妈|爸|家|儿|女|老|心|嘴|背|肩|腿|声|名)/;

/** How a piece goes on after a name with no comma, if the name calls somebody. */
export function onwardInChinese(rest: string): boolean {
  if (toThem.test(rest)) return true;
  const after = rest.trim();
  if (isTheirs.test(after)) return false;
  const noun = wordAt(after, 0, nounClass())?.value;
  const isThing = noun !== undefined && noun.kind !== 'person' && noun.kind !== 'body';
  // 格斯那把伞 may be his: what is asked of them has a word for them, or ends as a question to somebody.
  if (pointsAt.test(after)) return youDo.test(after) || /[给跟和对帮][你您](?!们)/.test(after);
  return isThing && (youDo.test(after) || endsToThem.test(after));
}

/** Whether a name in the middle of a piece calls somebody: 这下格斯你发财了. A verb or 跟 before the name is done to them. */
export const turnsInChinese = (before: string, after: string): boolean =>
  /^[你您](?!们)/.test(after) &&
  !/(?:[和跟对给问像比把被让替向同与找叫请说告诉觉得以为知道看见喜欢爱恨是的在]|杀了?|打了?|[过着])$/.test(before);

const isVague = /^(?:人|手|头|天|年|点|个|事|话|东西|时候|地方|脸|眼睛)$/;

/** The things a line names, one sign or more. */
export function thingsInChinese(words: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const noun = wordAt(words, at, nounClass());
    if (!noun) continue;
    if (!isVague.test(noun.text)) found.push(noun.text);
    at += noun.text.length - 1;
  }
  return found;
}
