import { remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Named } from '../hearing/naming.ts';
import { contentIn, stemmed } from '../hearing/touching.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/** What a line comes to, for whoever is about to answer it. */
export function gistFor(raw: string, heard: Heard, scene: Answering): Gist | undefined {
  const isBidden = heard.acts.some((act) => act === 'order' || act === 'request');
  return gistOfWords(raw, isBidden ? 'bidden' : heard.asks ? 'asked' : 'said', scene);
}

/** The same of any words. */
export function gistOfWords(raw: string, form: Gist['form'], { context, part, tongue }: Answering): Gist | undefined {
  const called = part.names.find(({ id }) => id === context.actor)?.names ?? [];
  // Nobody says their own name back.
  if (called.some((name) => name.trim() === plain(raw).trim())) return undefined;
  return mindTongues[tongue].gistOf({ raw, form, called, names: largeWords(part.names) });
}

/** Every word of a name that is written large. */
const largeWords = remembered(
  (names: readonly Named[]): ReadonlySet<string> =>
    new Set(names.flatMap(({ name }) => (name.match(/\p{Lu}[\p{L}’']+/gu) ?? []).map((word) => word.toLowerCase()))),
);

/** Words of some length; where words are not parted, every two signs. */
export const tellingWords = (text: string): string[] => {
  const bare = text.trim();
  if (!/\p{Script=Han}/u.test(bare)) {
    const words = bare.split(' ').filter((word) => word.length > 2 && contentIn(` ${word} `) > 0);
    return stemmed(` ${words.join(' ')} `)
      .trim()
      .split(' ')
      .filter(Boolean);
  }
  return Array.from(bare, (sign, at) => sign + (bare[at + 1] ?? '')).filter((pair) => tellingPair.test(pair));
};

/** Two signs of which neither only holds a sentence together. */
const tellingPair = /^(?![\s\S]?[你我他她它的是了么什怎为在有不这那个吗呢吧啊])\p{Script=Han}{2}$/u;
