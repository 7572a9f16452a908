import type { Part } from '../part.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { Answering } from './candidate.ts';

/** The two words for *you* of a language that has a polite one; of several people there is only one. */
const [polite, plainly] = ['您', /你(?!们)/g] as const;

type Form = 'polite' | 'plain';

/** What their author has them say wherever they say *you*; nothing, where it is now this and now that. */
const written = remembered((_: Part['lines']) => new Map<string, Form | undefined>());

const formIn = (texts: readonly string[]): Form | undefined => {
  const isPolite = texts.some((text) => text.includes(polite));
  const isPlain = texts.some((text) => text.search(plainly) >= 0);
  return isPolite === isPlain ? undefined : isPolite ? 'polite' : 'plain';
};

/** Nobody says 您 and 你 to one person: as their author has them speak, else as they spoke to that person last. */
export function inOneForm(says: string, { part, context, by, tongue }: Answering): string {
  if (tongue !== 'zh') return says;
  const before = context.past.findLast(
    ({ kind, by: speaker, to, words = '' }) =>
      kind === 'line' && speaker === context.actor && to === by && formIn([words]) !== undefined,
  );
  const own = kept(written(part.lines), 'form', () => formIn(part.lines.map((line) => line.says)));
  const form = own ?? formIn([before?.words ?? '']);
  if (form === undefined) return says;
  return form === 'polite' ? says.replace(plainly, polite) : says.replaceAll(polite, '你');
}
