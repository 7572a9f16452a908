/** Signs that say little by themselves, as *the* and *of* do in English. */
const smallSigns = new Set('的了吗呢吧啊呀么你我您他她它们是在有不没什怎为这那个就都也还很要会能');
/** And those that only ask: 哪里 is no subject. */
const askingSigns = new Set('哪里儿谁几何样');

const saysNothing = (sign: string): boolean => smallSigns.has(sign) || askingSigns.has(sign);

/** Whether a phrase has nothing but such signs. */
export const saysLittleInSigns = (phrase: string): boolean => [...phrase.trim()].every(saysNothing);

/** What only asks, doubts or points at what was said: 什么时候的事 has nothing of its own to be about. */
const leaning =
  /什么时候|什么地方|什么人|什么事|什么意思|怎么回事|怎么会|怎么|为什么|为啥|为何|干嘛|什么|凭什么|哪里|哪儿|哪个|哪位|哪天|几点钟?|什么时间|多长时间|多久|多少|多大|真的|是不是|有没有|能不能|会不会|对不对|这样|那样|这么|那么|刚才|刚刚|后来|然后|接着|结果|到底|究竟|是吗|好吗|行吗|的事|事情|说的|告诉|知道|谁|呢|吧|啊|呀|嘛|哦|说/gu;
const twoSigns = 2;

/** A text without such words, parted where they stood. */
export const withoutLeaning = (text: string): string => text.replace(leaning, ' ');

/** How many words of a run of signs say something: two signs make one. */
export const contentInSigns = (run: string): number => {
  const left = [...run.replace(leaning, '')].filter((sign) => !saysNothing(sign));
  // 你怎么样 asks how somebody is.
  return Math.ceil(left.length / twoSigns) + (/怎么样|怎样/.test(run) ? 1 : 0);
};

const fillers =
  /到底|究竟|其实|平时|平常|现在|当时|刚才|今晚|今天|一直|已经|好像|真的|[的了吗呢吧啊呀嘛是就才还又都也很真太先再过着一]/gu;

/** Signs without those that only fill a sentence. */
export const withoutFillers = (words: string): string => words.replace(fillers, '');

const telling = new RegExp(`(?:(?![${[...smallSigns, ...askingSigns].join('')}])\\p{Script=Han})+`, 'gu');

/** The runs of signs of a text that say something, parted where only helpers stand between them. */
export const runsInSigns = (text: string): readonly string[] => withoutLeaning(text).match(telling) ?? [];
