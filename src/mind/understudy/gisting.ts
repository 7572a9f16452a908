import { remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Named } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/** Signs nobody speaks: what has them is not said back. */
const unspeakable = /[<>|{}[\]\\]/;

/** What a line comes to, for whoever is about to answer it. Blame is not said after whoever lays or takes it. */
export function gistFor(raw: string, heard: Heard, scene: Answering): Gist | undefined {
  if (unspeakable.test(raw) || heard.acts.includes('accusation')) return undefined;
  const isBidden = heard.isBid;
  const bare = withoutCalls(raw, scene.part.names, scene.by);
  if (heard.acts.includes('confession')) return ofConfession(gistOfWords(bare, 'said', scene));
  return gistOfWords(bare, isBidden ? 'bidden' : heard.asks ? 'asked' : 'said', scene);
}

/** What somebody owns to is not said after them, but it is named: *The cake? With which hand?* */
const ofConfession = (gist: Gist | undefined): Gist | undefined =>
  gist?.topic === undefined ? undefined : { ...gist, echo: gist.topic, clause: undefined };

/** The same of any words. */
export function gistOfWords(
  raw: string,
  form: Gist['form'],
  { context, part, tongue }: Pick<Answering, 'context' | 'part' | 'tongue'>,
): Gist | undefined {
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
