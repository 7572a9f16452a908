import type { Matter } from '../../drama/matter.ts';
import { plain } from '../../play/plain-words.ts';
import { termsOf } from '../hearing/covering.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { termsIn } from '../hearing/terms.ts';
import { touchOf } from '../hearing/touching.ts';
import { sortedLine } from './ad-libbing.ts';
import type { Answering } from './candidate.ts';

/** What it costs that a question names something of which they say nothing: with a phrase of its author's in it, and without. */
const [ifTouched, ifUntouched] = [0.5, 1.2];
/** What it costs that the worth of a thing is asked for and not what anything is sold at. */
const ifPriced = 1.6;
/** 那张彩票值多少钱: the price of a coffee is no answer. */
const asksWorth = /值(?:不值|得|个|多少|几|什么|钱)|能(?:卖|换|中|赢|得)多少/u;

const isBesideThing = (matter: Matter, { about }: Heard): boolean => {
  const things = about.filter((id) => id.startsWith('prop:'));
  return things.length > 0 && !things.some((id) => matter.about?.includes(id));
};

/** From here on a phrase of an author's is the question itself. */
const surelyTouched = 2.4;

/**
 * How far what is known of a matter is beside what a question plainly names: 弹吉他 is not answered with dancing, since that says nothing
 * of a guitar. Only where words are not parted: a pair of signs strays in more easily than a word.
 */
export function besideTopic(matter: Matter, heard: Heard, scene: Answering): number {
  const { part, tongue } = scene;
  if (tongue !== 'zh') return 0;
  if (asksWorth.test(heard.subject) && isBesideThing(matter, heard)) return ifPriced;
  const topic = sortedLine(heard, scene)?.topic;
  if (topic === undefined || mentionedIn(plain(topic), part.names).length > 0) return 0;
  const own = termsOf(matter);
  const heads = termsIn(topic);
  if (heads.length === 0 || heads.some((head) => own.has(head))) return 0;
  const { phrases, score } = touchOf(matter, heard.words);
  return score >= surelyTouched ? 0 : phrases > 0 ? ifTouched : ifUntouched;
}

/** 给我看看你的彩票: what is known of it is as good as a look. */
const asksToSee = /[给让]我(?:看|瞧|听)|(?:讲讲|说说|聊聊|介绍)/;

/** 给我来杯热牛奶: whoever knows something of milk says that, before they say that there is none. */
export const asksForThing = (heard: Heard, scene: Answering): boolean => {
  if (scene.tongue !== 'zh') return false;
  if (asksToSee.test(heard.subject)) return true;
  const sorted = sortedLine(heard, scene);
  return sorted?.sort === 'asked-for' && sorted.isPlain && sorted.topic !== undefined;
};
