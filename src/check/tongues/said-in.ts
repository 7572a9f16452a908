import { tongueOfLanguage, type TongueName } from '../../drama/tongues/tongue.ts';
import type { Finding } from '../finding.ts';
import { findingBooks } from './tongues.ts';

/** A sentence with its gaps, and how another language says it. */
interface Sentence {
  readonly pattern: RegExp;
  readonly said: string;
}

/** Deeper than sentences stand in sentences. */
const deepest = 4;

/** Findings as their author reads them: in the language of the play, where we have it; what we have not stays English. */
export function findingsIn<T extends Pick<Finding, 'message' | 'remedy' | 'where'>>(
  findings: readonly T[],
  say: (sentence: string) => string,
): readonly T[] {
  return findings.map((finding) => {
    const { where } = finding;
    const named = where === undefined ? {} : { where: where.split(' › ').map(say).join(' › ') };
    return { ...finding, ...named, message: say(finding.message), remedy: say(finding.remedy) };
  });
}

/** Says an English sentence of ours in a language. */
export function sayingIn(language: string | undefined): (sentence: string) => string {
  const tongue: TongueName = tongueOfLanguage(language);
  const books = findingBooks[tongue];
  if (books === undefined) return (sentence) => sentence;
  const sentences = readBooks(books);
  const say = (text: string, depth: number): string => {
    if (depth > deepest) return text;
    for (const { pattern, said } of sentences) {
      const gaps = pattern.exec(text)?.slice(1);
      if (!gaps) continue;
      let next = 0;
      return said.replace(/\{(\d*)\}/g, (_, number: string) => {
        const gap = gaps[number === '' ? next++ : Number(number) - 1] ?? '';
        return say(gap, depth + 1);
      });
    }
    return text;
  };
  return (sentence) => say(sentence, 0);
}

/** What says most stands first: a sentence that is almost all gap would fit everything. */
function readBooks(books: readonly string[]): readonly Sentence[] {
  const lines = books.flatMap((book) => book.trim().split('\n'));
  const sentences: (Sentence & { readonly length: number })[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [english = '', said = ''] = [lines[at], lines[at + 1]?.trim()];
    const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('(.*?)')}$`, 's');
    sentences.push({ pattern, said, length: english.replaceAll('{}', '').length });
  }
  return sentences.sort((a, b) => b.length - a.length);
}
