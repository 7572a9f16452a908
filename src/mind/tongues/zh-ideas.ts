import type { plainIdeas } from './en-ideas.ts';
import { ways } from './ways.ts';

/** What could come to somebody's mind to ask: see `en-ideas.ts`. */
export const chineseIdeas: Readonly<Record<keyof typeof plainIdeas, readonly string[]>> = {
  arrive: ways`晚上好，打扰了。 | 对不起，我是路过的，见门开着就进来了。 | 外头不好走，我能在这儿待一会儿吗？`,
  greet: ways`{other}，晚上好。 | {other}，能说句话吗？ | {other}，你怎么在这儿？`,
  'what-happens': ways`这里出了什么事？ | 到底怎么回事？ | 谁能跟我说说是怎么了？`,
  'of-use': ways`有什么我能帮忙的吗？ | 我能做点什么？ | 给我找点事做吧。`,
  'of-you-unknown': ways`我们没见过吧，您是哪位？ | 请问怎么称呼？ | 您在这儿做什么？`,
  'of-you': ways`你打算怎么办？ | 你要我怎么做？ | 你想要我怎么样？`,
  'of-another': ways`你觉得{who}怎么样？ | 你认识{who}多久了？ | 你信得过{who}吗？`,
  'of-thing': ways`{thing}是怎么回事？ | {thing}是谁的？ | 你知道{thing}的事吗？`,
  'of-your-thing': ways`能让我看看{thing}吗？ | {thing}你是从哪儿得来的？ | 你打算拿{thing}怎么办？`,
  'of-my-thing': ways`你认得这个吗？ | 这个你以前见过吗？ | 你看这是什么？`,
  'is-it-true': ways`听说{claim}，是真的吗？ | {claim}，你知道吗？ | {claim}，真有这回事？`,
  'of-topic': ways`{topic}怎么了？ | 说说{topic}。 | 为什么提起{topic}？`,
  'of-echo': ways`{echo}？谁说的？ | {echo}？什么时候的事？ | {echo}？你怎么知道？`,
  'of-meaning': ways`你这话是什么意思？ | 为什么这么说？`,
  'after-harm': ways`对不起，我不知道自己是怎么了。 | 这是你自找的。 | 疼吗？我不是想下这么重的手。`,
  'after-gift': ways`我想，这个该给你。 | 你找的是不是这个？ | 给你。你怎么说？`,
  'after-deed': ways`我这么做，你生气吗？ | 我是有意这么做的。 | 怎么样，你倒是说句话。`,
  'why-asked': ways`你为什么问这个？ | 你问这个做什么？`,
  'why-bidden': ways`我要是不肯呢？ | 凭什么要我做？ | 做了又怎么样？`,
  'of-deed': ways`你为什么这么做？ | 你这是干什么？`,
  'of-event': ways`你看见了吗？ | 刚才那是什么？ | 现在怎么办？`,
  alone: ways`有人吗？ | （侧耳听）没有声音。 | （四下看看）人都到哪儿去了？`,
  notice: ways`您是哪位？没见过您。 | 这位是谁？怎么称呼？ | 您是……？我不认识您。`,
  errand: ways`得空吗？帮个忙，把{thing}递给我。 | 手空着吗？搭把手，{thing}给我。 | 来都来了，搭把手，把{thing}拿过来。`,
};
