import type { plainTopics } from './en-topic-sayings.ts';
import { ways } from './ways.ts';

/** What anybody might say to what nobody foresaw: see `en-topic-sayings.ts`. */
export const chineseTopics: Readonly<Record<keyof typeof plainTopics, readonly string[]>> = {
  'asked-other': ways`{echo}？这我真说不上来。 | {clause}，我也想知道。 | {echo}？没人跟我说过。 |
    {clause}……这个嘛，我没打听过。 | {echo}？我要是知道就好了。 | {echo}？你得问个明白人。`,
  'asked-self': ways`{echo}？这是我自己的事。 | {clause}，我自己也还没想明白。 | {echo}？让我想想怎么说。 |
    {clause}，说来话长。 | {echo}？从来没人这么问过我。 | {echo}？你先说说你为什么想知道。`,
  'asked-asker': ways`{echo}？这得问你自己。 | {clause}，你自己还不清楚吗？ | {echo}？我又没跟着你。 |
    {clause}，这我可替你说不了。 | {echo}？我跟你也才刚认识。`,
  'asked-topic': ways`{topic}？我知道的不比你多。 | {topic}的事，我说不准。 | 你问{topic}？这你得问别人。 |
    {topic}啊，我也只是听说。 | 说到{topic}，我还真没留意过。`,
  'said-other': ways`{echo}？我头一回听说。 | {echo}？你肯定？ | 原来{echo}。 | {echo}……这话谁跟你说的？ |
    {echo}？这我还真没听说。`,
  'said-self': ways`{echo}？你真这么看我？ | {echo}？我自己倒没觉得。 | 你说{echo}，我记下了。 | {echo}？你是这么想的？ |
    {echo}？也许吧。`,
  'said-asker': ways`{echo}？怎么想起跟我说这个？ | {echo}，我听见了。 | {echo}。那你要我怎么办？ | {echo}？好，我记着。 |
    {echo}？你接着说。`,
  'said-topic': ways`{topic}？怎么了？ | 又说到{topic}了。 | {topic}的事，你接着说。 | 我也一直在想{topic}。 |
    说到{topic}，你到底想怎么样？`,
  'bid-refused': ways`{echo}？凭什么？ | {echo}？这可不行。 | {echo}？我不干。 | {echo}？你说了我就得听？ | {echo}？给我个理由先。`,
  'bid-granted': ways`{echo}？行，等我一下。 | {echo}？这个好办。 | {echo}？既然你开口了，行。 | {echo}？我尽量。 | {echo}？好吧，看你的面子。`,
  'bid-not-to': ways`{echo}？我可不敢保证。 | {echo}？看情况吧。 | {echo}？好，我尽量。 | {echo}？为什么？ | {echo}？我本来也没打算。`,
  'led-by-clause': [],
  'led-by-topic': [],
  'sorry-for': ways`{topic}的事，我也难过。 | {topic}的事，听着真叫人难受。`,
  'leave-given': ways`{clause}？可以啊。 | {clause}？请便。 | 行，没问题。{clause}吧。 | {clause}？当然可以。 | {clause}？随你。`,
  'leave-refused': ways`{clause}？最好不要。 | {clause}？现在不行。 | {clause}？这恐怕不方便。 | {clause}？我看算了吧。 | {clause}？你问问别人答不答应。`,
  'thinks-so': ways`{clause}？我看是。 | 我想会的。{clause}。 | {clause}？八成是。`,
  'thinks-not': ways`{clause}？我看不会。 | 我不信{clause}。 | {clause}？哪有那么容易。`,
  'thinks-maybe': ways`{clause}？难说。 | {clause}？再等几年看看。 | {clause}？有时候我也这么想。`,
  supposes: ways`要是{clause}？那我先坐下来想想。 | 要是{clause}，我谁也不告诉。 | 要是{clause}？夜里我也想过，每次想的都不一样。`,
  'meant-one': ways`{who}。还能有谁？ | 我说的是{who}。 | {who}啊。`,
  'lacks-who': ways`是谁，我说不上来。 | 是谁我也不清楚。 | 没人告诉我是谁。`,
  'lacks-when': ways`什么时候，我说不准。 | 时候我可不敢说。 | 几时，我答不上来。`,
  'lacks-where': ways`在哪儿，我说不上来。 | 我也不知道在哪儿。 | 地方我可说不准。`,
  'lacks-why': ways`为什么，我不知道。 | 没人跟我说过缘故。 | 缘故我只能猜。`,
  'lacks-how': ways`怎么回事，我说不上来。 | 究竟怎么个样子，我没看见。 | 来龙去脉我不清楚。`,
  'is-mine': ways`我的。 | {thing}？是我的。 | 是我的，怎么了？`,
  'is-yours': ways`不就是你的吗？ | {thing}？你的呀。`,
  'is-theirs': ways`是{who}的。 | {thing}？{who}的。 | {who}的，你问{who}去。`,
  'of-the-house': ways`是这屋里的，一直就在这儿。 | {thing}？不是谁的，就是这儿的。 | 这儿的东西，不归哪一个人。`,
  'lacks-whose': ways`{topic}是谁的，我说不上来。 | {topic}？是谁的，没人告诉我。 | 我只认得{topic}，不认得它的主人。`,
  'lacks-many': ways`我没数过。 | 多少我说不准。 | 数目我可不敢说。`,
  'lacks-whether': ways`这我可不敢打包票。 | 我说不准。 | 没听说过。`,
  slipped: ways`这话是我起的头，可我不想往下说了。 | 说漏嘴了，就当没听见吧。 | 你倒听得仔细。 | 里头还有事，以后再说。 | 再往下说，我就什么都不剩了。`,
  'slipped-topic': ways`{topic}？我还指望你没听见呢。 | {topic}啊，说来话长，今晚说不完。 | {topic}？顺嘴一说，这会儿倒让我想起来了。`,
  'lacks-what': ways`这我说不上来。 | 我只知道一点儿。 | 具体的我不清楚。`,
  'nearest-is': ways`{echo}{thing} | {echo}我只知道这些：{thing} | {echo}我能说的就这么多：{thing}`,
  'asks-back': ways`{topic}跟你有什么关系？ | 你怎么问起{topic}来了？ | 你自己怎么看{topic}？ | 谁跟你说起{topic}的？ |
    {topic}的事，换了你打算怎么办？`,
  'asks-back-bare': ways`你怎么想起问这个？ | 换了你，你怎么说？ | 你先说说你的看法。 | 这话从哪儿说起？ | 你问这个做什么？ |
    要是我这么问你呢？`,
};
