import type { plainSights } from './en-sight-sayings.ts';
import { ways } from './ways.ts';

/** See `en-sight-sayings.ts`. */
export const chineseSights: Readonly<Record<keyof typeof plainSights, readonly string[]>> = {
  'saw-it': ways`看见了。{clause}。 | {clause}，我亲眼看见的。 | 我看见了，{clause}。`,
  'deed-recalled': ways`记得，{clause}。 | {clause}，我怎么会忘？ | 当然记得。{clause}，就在今晚。`,
  'deed-told': ways`{clause}。 | {clause}，就是这样。 | {clause}，你忘了？`,
  'deed-whose': ways`{clause}，还能有谁？ | {clause}，大家都看见了。 | 这还用问？{clause}。`,
  'deed-hurts': ways`疼。{clause}，能不疼吗？ | {clause}，你说疼不疼？ | 疼，到现在还疼。{clause}。`,
  'deed-wets': ways`{thing}了。{clause}，你看看。 | {clause}，能不{thing}吗？ | 都{thing}透了。{clause}。`,
  'sees-no-such': ways`没有，我什么也没看见。 | 我看过了，没有。 | 那儿什么也没有。`,
  'hears-no-such': ways`没有，我什么也没听见。 | 我听着呢，没声音。 | 除了我们说话，什么也没有。`,
  'saw-nothing': ways`没看见。怎么了？ | 看见什么？我刚才没往那边看。 | 没有，出什么事了？`,
  'saw-no-thing': ways`{thing}？我没看见，怎么了？ | 没看见{thing}。在谁手里？`,
  'heard-only': ways`我只听见一声，没看见是谁。你看见了吗？ | 听是听见了，没看见。那是什么？`,
  'sees-armed': ways`{who}，你拿着{thing}做什么？ | {who}，把{thing}收起来。`,
  'sees-hurt': ways`{who}，你受伤了。 | {who}，你在流血，快坐下。`,
  'sees-dead': ways`{who}不动了。 | 没人去看看{who}吗？`,
  'sees-missing': ways`{thing}呢？刚才还在那儿。 | {thing}不见了，谁拿走了？`,
  'sees-taken': ways`{who}，{thing}怎么在你手里？ | {who}，你拿着{thing}做什么？`,
  'hears-noise': ways`什么声音？ | 你们听见了吗？ | 谁在那儿？`,
  'sees-entrance': ways`{who}，你来了。 | {who}？没想到是你。`,
  'grows-dark': ways`谁把灯灭了？ | 怎么黑下来了？`,
  'is-dark': ways`太黑了，什么都看不见。 | 谁去点个灯？`,
  'is-crowded': ways`让一让，太挤了。 | 别都挤在我跟前。`,
};
