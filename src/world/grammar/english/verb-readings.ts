import { verbForms, type VerbReading } from '../../lexicon/verbs.ts';
import { plainVerb, startsVerb } from '../../verbs/verb-index.ts';

/** The verbs a word can be: what WordNet knows, and our own words that it does not (*unsheathes*, *re-stoppers*). */
export function readVerb(token: string): readonly VerbReading[] {
  const known = verbForms(token);
  if (known.length > 0) return known;
  const again = /^re-?(\w{3,})$/.exec(token)?.[1];
  if (again) {
    const readings = verbForms(again).filter(({ lemma }) => startsVerb(lemma));
    if (readings.length > 0) return readings;
  }
  return ownForms(token);
}

/** Can the word be one of these forms of a verb? */
export const hasForm = (word: string, ...forms: readonly VerbReading['form'][]): boolean =>
  readVerb(word).some(({ form }) => forms.includes(form));

const endings: readonly (readonly [RegExp, VerbReading['form'], readonly string[]])[] = [
  [/(.{3,})ing$/, 'gerund', ['', 'e']],
  [/(.{3,})ed$/, 'past', ['', 'e']],
  [/(.{3,})es$/, 'third', ['', 'e']],
  [/(.{3,})s$/, 'third', ['']],
];

function ownForms(token: string): VerbReading[] {
  if (plainVerb(token) !== undefined) return [{ lemma: token, form: 'base' }];
  for (const [ending, form, restored] of endings) {
    const stem = ending.exec(token)?.[1];
    if (!stem) continue;
    for (const tail of restored) if (plainVerb(stem + tail) !== undefined) return [{ lemma: stem + tail, form }];
  }
  return [];
}
