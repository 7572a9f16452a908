import { rememberedText } from '../../kit/remembered.ts';
import type { TongueName } from './tongue.ts';
import { dramaTongues } from './tongues.ts';

const signs = /\p{Script=Han}/gu;
const words = /(?:(?!\p{Script=Han})\p{L})+/gu;

const howMany = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Languages that are written in the same letters as English, and words by which they are known. */
const byWords = (Object.keys(dramaTongues) as TongueName[]).flatMap((name) => {
  const { ownWords } = dramaTongues[name];
  return ownWords ? [{ name, ownWords }] : [];
});
/** A name or a saying of another language does not make a line one of it. */
const [leastOwnWords, leastShare] = [2, 0.3];

/** The tongue most of a text is written in; a name in letters is one word of it: *凶手是Bodley*. */
export const tongueOf = rememberedText((text): TongueName => {
  const all = howMany(text, words);
  if (howMany(text, signs) > all) return 'zh';
  const other = byWords.find(({ ownWords }) => {
    const own = howMany(text, ownWords);
    return own >= leastOwnWords && own >= leastShare * all;
  });
  return other?.name ?? 'en';
}, 6_000);
