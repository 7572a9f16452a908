import type { Age, DressedFor } from './sheet.ts';

/** What is on heads and how people are built where neither trade nor name says so, by who they are and when it is. */

type Lists = Readonly<Record<'he' | 'she', readonly string[]>>;

const cutsOfAge: Readonly<Record<Age, Lists>> = {
  ancient: { he: ['curls', 'cropped', 'bald', 'fringe'], she: ['bun', 'curls', 'braids', 'long'] },
  medieval: { he: ['pageboy', 'wavy', 'cropped', 'tousled', 'lank'], she: ['plait', 'braids', 'long', 'wavy', 'bun'] },
  renaissance: { he: ['swept', 'curls', 'pageboy', 'cropped', 'wavy'], she: ['bun', 'plait', 'curls', 'long'] },
  georgian: { he: ['queue', 'swept', 'curls', 'ponytail'], she: ['ringlets', 'bun', 'curls'] },
  victorian: { he: ['parted', 'swept', 'curls', 'combed-over'], she: ['bun', 'ringlets', 'set-curls'] },
  twenties: { he: ['parted', 'swept', 'combed-over', 'cropped'], she: ['bob', 'set-curls', 'bun', 'wavy'] },
  modern: {
    he: ['cropped', 'quiff', 'curls', 'tousled', 'afro', 'swept', 'bald', 'fringe'],
    she: ['bob', 'ponytail', 'curls', 'topknot', 'wavy', 'afro', 'locs', 'long'],
  },
  future: { he: ['cropped', 'quiff', 'bald', 'topknot'], she: ['bob', 'topknot', 'ponytail', 'cropped'] },
};

export const cutsFor = ({ pronouns, age, isEast }: DressedFor): readonly string[] =>
  isEast ? (pronouns === 'he' ? ['topknot', 'ponytail'] : ['bun', 'long']) : cutsOfAge[age][pronouns];

/** Skins, and the hair that goes with each. */
const complexions: readonly (readonly [skin: string, hairs: readonly string[]])[] = [
  ['pale', ['ginger', 'blonde', 'raven', 'auburn', 'straw']],
  ['fair', ['blonde', 'chestnut', 'straw', 'auburn', 'umber']],
  ['warm', ['chestnut', 'umber', 'raven', 'straw']],
  ['olive_skin', ['umber', 'raven', 'chestnut']],
  ['bronze', ['raven', 'umber']],
  ['umber_skin', ['raven', 'sable']],
  ['deep', ['raven', 'sable']],
];

export const complexionsFor = ({ isEast }: DressedFor): typeof complexions =>
  isEast ? [['fair', ['raven']], ['warm', ['raven', 'sable']]] : complexions; // prettier-ignore

const shapes: Lists = {
  he: ['plain', 'wedge', 'triangle', 'round', 'block', 'beanpole', 'barrel'],
  she: ['plain', 'bell', 'hourglass', 'round', 'beanpole', 'teardrop'],
};
export const shapesFor = ({ pronouns }: DressedFor): readonly string[] => shapes[pronouns];

export const beardsFor = ({ pronouns, age, isEast }: DressedFor): readonly string[] =>
  pronouns === 'she'
    ? ['none']
    : isEast
      ? ['none', 'goatee', 'none']
      : age === 'georgian'
        ? ['none']
        : ['none', 'none', 'short', 'moustache', 'goatee', 'full'];

/** Metres, by the word a sheet has for it. */
export const heightRange = (word: string | undefined, pronouns: 'he' | 'she'): readonly [least: number, most: number] =>
  word === 'small'
    ? [1.32, 1.42]
    : word === 'short'
      ? [1.4, 1.52]
      : word === 'tall'
        ? [1.84, 1.95]
        : pronouns === 'she'
          ? [1.58, 1.76]
          : [1.66, 1.88];
