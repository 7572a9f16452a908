import type { TongueName } from './tongue.ts';

const signs = /\p{Script=Han}/gu;
const letters = /\p{L}/gu;

const howMany = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The tongue most of a text is written in. */
export const tongueOf = (text: string): TongueName => (howMany(text, signs) * 2 > howMany(text, letters) ? 'zh' : 'en');
