import { kept, rememberedText } from '../../kit/remembered.ts';
import type { AdLibSort } from '../../drama/ad-lib.ts';
import type { Manner } from '../../drama/manner.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { DeedBearing, DeedOccasion } from './deed-sayings.ts';
import type { Asked } from './en-asked.ts';
import { english } from './en.ts';
import { french } from './fr/fr.ts';
import type { MindTongue, Occasion, Sign } from './tongue.ts';
import { chinese } from './zh.ts';

export const mindTongues: Readonly<Record<TongueName, MindTongue>> = { en: english, zh: chinese, fr: french };

const everyTongue = Object.values(mindTongues);
/** So many texts are remembered of late by each sign and each question: what is said is looked at again by everybody who hears it. */
const mostTexts = 400;
const signsIn = new Map<Sign, (text: string) => boolean>();
const questionsIn = new Map<Asked, (words: string) => boolean>();

/** Does a text say such a thing, in any language? Authors and players mix them. */
export const says = (sign: Sign, text: string): boolean =>
  kept(signsIn, sign, () => {
    const all = everyTongue.map(({ signs }) => signs[sign]);
    return rememberedText((one) => all.some((each) => each.test(one)), mostTexts);
  })(text);

/** Is such a thing asked, in any language? */
export const asks = (question: Asked, words: string): boolean =>
  kept(questionsIn, question, () => {
    const all = everyTongue.map(({ asked }) => asked[question]);
    return rememberedText((one) => all.some((each) => each.test(one)), mostTexts);
  })(words);

/** How often a text says it. */
export const timesSaid = (sign: Sign, text: string): number =>
  Object.values(mindTongues).reduce(
    (sum, { signs }) => sum + (text.match(new RegExp(signs[sign], 'g'))?.length ?? 0),
    0,
  );

/** What anybody might say on such an occasion, in the words of their time. */
export function waysToSay(occasion: Occasion, tongue: TongueName, register: Manner['register']): readonly string[] {
  const { sayings } = mindTongues[tongue];
  return sayings[register ?? 'plain']?.[occasion] ?? sayings.plain[occasion];
}

/** What anybody might say to a line of a sort, in the words of their time first, then plainly. */
export function waysToAdLib(
  sort: AdLibSort,
  tongue: TongueName,
  register: Manner['register'] = 'plain',
): readonly string[] {
  const { sayings } = mindTongues[tongue].adLibs;
  return sayings[register]?.[sort] ?? sayings.plain[sort] ?? [];
}

/** What anybody might say to what is done to them: in the words of their time first, then plainly. */
export function waysToAnswer(
  deed: DeedOccasion,
  bearing: DeedBearing,
  tongue: TongueName,
  register: Manner['register'],
): readonly (readonly string[])[] {
  const { wrongs, displays } = mindTongues[tongue].deeds;
  const among = (register: Manner['register'] = 'plain'): readonly string[] => {
    const said: Partial<Record<DeedOccasion, readonly string[]>> = {
      ...wrongs[register]?.[bearing],
      ...(bearing === 'bold' || bearing === 'meek' || bearing === 'seen' ? displays[register]?.[bearing] : {}),
    };
    return said[deed] ?? [];
  };
  return register === undefined || register === 'plain' ? [among()] : [among(register), among()];
}
