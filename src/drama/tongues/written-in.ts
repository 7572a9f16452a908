import { rememberedText } from '../../kit/remembered.ts';
import type { TongueName } from './tongue.ts';

const signs = /\p{Script=Han}/gu;
const words = /(?:(?!\p{Script=Han})\p{L})+/gu;

const howMany = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The tongue most of a text is written in; a name in letters is one word of it: *凶手是Bodley*. */
export const tongueOf = rememberedText((text): TongueName =>
  howMany(text, signs) > howMany(text, words) ? 'zh' : 'en',
);
