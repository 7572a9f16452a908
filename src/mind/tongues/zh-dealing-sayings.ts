import type { plainDealings } from './en-dealing-sayings.ts';
import { ways } from './ways.ts';

/** See `en-dealing-sayings.ts`. */
export const chineseDealings: Readonly<Record<keyof typeof plainDealings, readonly string[]>> = {
  'asks-thing': ways`请把{thing}给我。 | 能把{thing}给我吗？ | 我要用{thing}，请给我。`,
  'presses-thing': ways`我再求你一次，请把{thing}给我。 | 这对我很要紧，把{thing}给我吧。 | 求你了，把{thing}给我。`,
  'bargains-thing': ways`你把{thing}给我，{topic}就归你。 | 拿{topic}换{thing}，公平吧？ | 我用{topic}跟你换，把{thing}给我。`,
  'threatens-thing': ways`把{thing}给我，不然你会后悔的。 | 最后说一次，把{thing}给我，不然我自己拿。`,
  'asks-unlock': ways`钥匙在你那儿，请把{thing}打开。 | 请替我把{thing}的锁打开。`,
  'asks-room': ways`请让一让。 | 劳驾，让我过去。`,
  'asks-where': ways`{thing}在哪儿？ | 你看见{thing}了吗？ | {thing}在谁那儿？`,
  'gives-thing': ways`给你。 | 拿去吧。 | 喏，归你了。`,
  obliges: ways`好的。 | 没问题。 | 行，这就去。 | 乐意效劳。 | 好，听你的。`,
  'gives-way': ways`好吧，依你。 | 既然你这么想要，拿去吧。 | 行了行了，给你。`,
  'keeps-thing': ways`不行，{thing}我得留着。 | {thing}不能给你。 | {thing}？不给。`,
  'wants-bargain': ways`那我有什么好处？ | 总不能白给吧。 | 凭什么？你拿什么换？`,
  'drops-it': ways`那你留着吧。 | 看来求也没用。 | 我另想办法。`,
  'tells-aim': ways`我只想{clause}。 | 今晚我就一件事：{clause}。 | 我要的不多：{clause}。`,
  'offers-help': ways`要我帮忙就说一声。 | 你像是有事，我能帮什么？ | 需要什么，尽管说。`,
  'asks-aim': ways`你到底想要什么？ | 你来这儿图什么呢？ | 你心里想的是什么？`,
  'cannot-locked': ways`没用，{thing}锁着，我没有钥匙。 | 不行，{thing}锁着。 | {thing}打不开。钥匙在哪儿？`,
  'cannot-held': ways`不行，{thing}在{who}手里。 | {thing}在{who}那儿，我没办法。`,
  'cannot-find': ways`我不知道{thing}在哪儿。 | 要是知道{thing}在哪儿就好了。`,
  'cannot-see': ways`太黑了，什么也看不见。 | 黑成这样，没法弄。`,
  'cannot-go': ways`这儿过不去。 | 从这儿走不通。`,
  'cannot-lift': ways`{thing}太沉，我搬不动。 | {thing}动不了。`,
  'cannot-do': ways`办不到。 | 不行，做不成。`,
};
