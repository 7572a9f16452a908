import { partTags } from './parts.ts';

const [opening = '', closing = ''] = [partTags[0], partTags.at(-1)];

/** What a tag that stands exactly once is worth, and what is taken off for one that does not. */
const tagWorth = 0.5;
const orderWorth = 1;
const [edgeWorth, edgeLoss] = [0.5, -1];

/** What an answer without a fault in its form has. */
export const bestFormat = 5;

/**
 * How well an answer keeps to its form, from −5 to 5: the dense format reward of EBM-RL's Appendix J. Each of the six tags
 * counts +0.5 where it stands exactly once and −0.5 otherwise; the strict order of the stages +1; beginning with the first tag
 * and ending with the last +0.5 each, −1 each otherwise. Tags are counted to the letter: `<Answer>` is none.
 */
export const formatScore = (text: string): number => tagScore(text) + orderScore(text) + edgeScore(text);

const tagScore = (text: string): number =>
  partTags.reduce((sum, tag) => sum + (countOf(text, tag) === 1 ? tagWorth : -tagWorth), 0);

/** The six tags and no seventh, one after the other, and no other tag between two stages. Words between stages are none. */
function orderScore(text: string): number {
  const at = partTags.map((tag) => text.indexOf(tag));
  const isInOrder = at.every((place, index) => place >= 0 && (index === 0 || place > (at[index - 1] ?? 0)));
  if (!isInOrder || partTags.some((tag) => countOf(text, tag) > 1)) return 0;
  const between = [1, 3].map((index) => text.slice((at[index] ?? 0) + (partTags[index]?.length ?? 0), at[index + 1]));
  return between.some((gap) => anyTag.test(gap)) ? 0 : orderWorth;
}

const anyTag = /<\/?[a-z][^<>]*>/i;

const edgeScore = (text: string): number => {
  const bare = text.trim();
  return (bare.startsWith(opening) ? edgeWorth : edgeLoss) + (bare.endsWith(closing) ? edgeWorth : edgeLoss);
};

function countOf(text: string, tag: string): number {
  let count = 0;
  for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + tag.length)) count++;
  return count;
}
