import type { plainBids } from './en-bids.ts';
import { ways } from './ways.ts';

/** See `en-bids.ts`. */
export const chineseBids: Readonly<Record<keyof typeof plainBids, readonly string[]>> = {
  'bid-swears': ways`我发誓。 | 我答应你，绝不说出去。 | 好，一言为定。`,
  'bid-swears-not': ways`我不发誓。 | 这我可不能答应。 | 换一件我做得到的吧。`,
  'bid-hand': ways`来，我在这儿。 | 握着吧。 | 好，抓紧我。`,
  'bid-hand-not': ways`别碰我。 | 现在不行。 | 请别这样。`,
  'bid-hides': ways`站到我身后来。 | 有我在，谁也动不了你。`,
  'bid-hides-not': ways`我藏不住你。 | 要是他们问起来呢？不行。`,
  'bid-comes-not': ways`我走不开。 | 现在不行，有话就在这儿说。`,
  'bid-stays': ways`我哪儿也不去。 | 我留下。`,
  'bid-stays-not': ways`我可说不准。 | 该走的时候我就走。`,
  'bid-goes-not': ways`我还不走。 | 事情没完，我不走。`,
  'bid-attends': ways`我听着呢。 | 你说吧。`,
  'bid-hushes': ways`好，小声点。 | 行，我不出声。`,
  'bid-hushes-not': ways`我偏要说。 | 让他们听见好了。`,
  'bid-trusts': ways`我信你。 | 好，我相信你。`,
  'bid-trusts-not': ways`我凭什么信你？ | 信不信，还得看。`,
  'bid-helps': ways`帮什么？你说。 | 行，要我做什么？`,
  'bid-helps-not': ways`我帮不了你。 | 那谁来帮我？`,
  'bid-calms': ways`我没事。 | 我尽量。`,
  'bid-tells-not': ways`这话你自己跟{who}说吧。 | 我不替人传话。`,
  'bid-cannot': ways`我也想，可现在不行。 | 对不住，这会儿做不到。`,
  'bid-why': ways`凭什么？ | 为什么？ | 先给我个理由。`,
  'bid-why-topic': ways`{topic}怎么了？ | 你要{topic}做什么？ | 别动{topic}。`,
};
