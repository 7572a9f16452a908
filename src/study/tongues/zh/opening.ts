import type { Shelf } from '../../shelf.ts';

/** Who is who, where two of a kind have names that were made up. */
export const introduceInChinese: Shelf['introduce'] = (people) =>
  `${people.map(({ name, calling }) => `${name}是${calling}`).join('，')}。`;

/** What is said first. Whoever has no name is called by what they are, and need not say it. */
export const chineseOpening: Shelf['opening'] = (_, hasMatter) =>
  hasMatter
    ? `
### 为什么来
= 为的是{matter}，谁都知道。
[[flag: {A}开了口，{B}接了话。]]
[[otherwise: {A}看看{B}。为了什么，不用说。]]

@A（对{B}） #begins-it#
你知道今天为的是什么：{matter}。
| 别装了，为的就是{matter}。
[[hint: 说说为的是什么。]]

@B（对{A}） #answers-it#
{matter}，我想了一夜。
| 我就知道你一开口准是{matter}。
[[hint: 说说你怎么想。]]
`
    : '';
