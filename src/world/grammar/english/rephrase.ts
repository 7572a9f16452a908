import type { Complements } from './complements.ts';

/** Deeds said in a roundabout way: *beats a retreat to the door* is going there. Each rewords the clause in place. */
interface Rewording {
  readonly saying: RegExp;
  readonly lemma: string;
  readonly word?: string;
  /** Which of what was said stays: the phrases behind prepositions, or nothing at all. */
  readonly keep?: 'phrases' | 'none';
  readonly direction?: string;
  /** The phrase behind this preposition is what it is about. */
  readonly about?: string;
}

const own = '(his|her|their|my|its)';
const self = '(him|her|my|them|it|your)sel(f|ves)';

const rewordings: readonly Rewording[] = [
  { saying: /^(close|cross|cover|bridge|narrow) the (distance|gap|space)\b/, lemma: 'step', keep: 'none', direction: 'closer' },
  { saying: /^(break|burst) into a (run|sprint|trot|gallop|jog)\b/, lemma: 'go', word: 'run', keep: 'phrases' },
  { saying: new RegExp(`^(get|rise|jump|leap|spring|scramble|struggle|come|stagger) (up )?to ${own} feet\\b`), lemma: 'stand', word: 'rise', keep: 'none' },
  { saying: new RegExp(`^(fall|drop|sink|go|get) (down )?(to|on|onto) (${own}|one|both|bended) knees?\\b`), lemma: 'kneel', keep: 'none' },
  { saying: new RegExp(`^take to ${own} heels\\b`), lemma: 'go', word: 'flee', keep: 'none' },
  { saying: /^(beat|make|sound) (a |an )?(\w+ )?(retreat|exit|dash|run|beeline|break|getaway|escape)\b/, lemma: 'go', word: 'retreat', keep: 'phrases' },
  { saying: new RegExp(`^(take|make) (${own} )?(leave|goodbyes|farewells)\\b`), lemma: 'exit', word: 'leave', keep: 'none' },
  { saying: new RegExp(`^help ${self} to\\b`), lemma: 'take', keep: 'phrases', about: 'to' },
  { saying: /^strike up (a |an |the )?(\w+ )?(tune|song|melody|waltz|jig|air|march|hymn)\b/, lemma: 'play', keep: 'phrases' },
  { saying: new RegExp(`^(make|get) ${self} (\\w+ )?(comfortable|cosy|cozy|at home)\\b`), lemma: 'sit', keep: 'phrases' },
  { saying: new RegExp(`^(lower|ease|settle|fold|drop|throw|fling|heave|plant|seat|let) ${self} (gently |slowly |heavily |carefully )?(down )?(in|into|on|onto)\\b`), lemma: 'sit', keep: 'phrases' },
  { saying: new RegExp(`^(make|wend|thread|pick|work|force|push) ${own} way\\b`), lemma: 'go', keep: 'phrases' },
  { saying: new RegExp(`^(press|hold|raise|put|lift) (a |${own} )?finger to ${own} lips\\b`), lemma: 'gesture', keep: 'none' },
]; // prettier-ignore

/** The clause in plainer words, if it was one of these; what was said is changed to fit. */
export function rephrase(
  clause: string,
  found: Complements,
): { lemma: string; word: string; direction?: string } | undefined {
  const reworded = rewordings.find(({ saying }) => saying.test(clause));
  if (!reworded) return undefined;
  const { lemma, word = lemma, keep = 'none', direction, about } = reworded;
  found.objects.length = 0;
  found.also.length = 0;
  found.particles.length = 0;
  if (keep === 'none') found.phrases.length = 0;
  if (about) {
    const subject = found.phrases.find((entry) => entry.preposition === about);
    if (subject) {
      found.phrases.splice(found.phrases.indexOf(subject), 1);
      found.objects.push(subject.phrase);
    }
  }
  return { lemma, word, ...(direction ? { direction } : {}) };
}
