import type { OutOfPartKind } from '../tongues/tongue.ts';

/** Phrases as a tree of words: what follows what, and what is complete. */
interface Branch {
  readonly next: Map<string, Branch>;
  /** What it is, where a phrase ends here. */
  kind?: OutOfPartKind;
}

export type PhraseTree = Branch;

/** A word, or a sign of a script that does not part words. */
const token = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}’'])+/gu;

const asToken = (word: string): string => word.toLowerCase().replace(/[’']/g, '');

/** A tree of phrases, each kind with its own. `(a|b|)` in a phrase is a choice, of nothing too. */
export function phraseTree(kinds: Iterable<readonly [OutOfPartKind, readonly string[]]>): PhraseTree {
  const root: Branch = { next: new Map() };
  for (const [kind, phrases] of kinds) {
    for (const words of phrases.flatMap(choices)) {
      let branch = root;
      for (const [word] of words.matchAll(token)) {
        const next = branch.next.get(asToken(word)) ?? { next: new Map() };
        branch.next.set(asToken(word), next);
        branch = next;
      }
      if (branch !== root) branch.kind ??= kind;
    }
  }
  return root;
}

/** Every way to read a phrase with choices in it, each once: what is not chosen is not read. */
function choices(phrase: string): string[] {
  const from = phrase.indexOf('(');
  if (from < 0) return [phrase];
  const { choosable, end } = groupAt(phrase, from);
  const rest = choices(phrase.slice(end));
  return choosable.flatMap(choices).flatMap((chosen) => rest.map((after) => phrase.slice(0, from) + chosen + after));
}

/** What can be chosen in the group that opens here, and where it is closed; there may be groups in it. */
function groupAt(phrase: string, from: number): { readonly choosable: readonly string[]; readonly end: number } {
  const choosable: string[] = [];
  let [depth, begun] = [0, from + 1];
  for (let at = from; at < phrase.length; at++) {
    const sign = phrase[at];
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    if (depth > 1 || (depth === 1 && sign !== '|')) continue;
    choosable.push(phrase.slice(begun, at));
    begun = at + 1;
    if (depth === 0) return { choosable, end: begun };
  }
  throw new Error(`“${phrase}” opens a choice and does not close it.`);
}

interface Match {
  readonly at: number;
  /** What it is; absent as long as it may still become one. */
  readonly kind?: OutOfPartKind;
}

/** The first phrase in a text, or where one may have begun that is not complete yet. */
export function firstPhrase(tree: PhraseTree, text: string, isOver: boolean): Match | undefined {
  const words = [...text.matchAll(token)];
  const last = words.at(-1);
  // When the sentence is over, what it began will not go on.
  const goesOn = !isOver && last !== undefined && !/[.?。？…]/.test(text.slice(last.index + last[0].length));
  let open: Match | undefined;
  for (const [from, { index }] of words.entries()) {
    let branch: Branch | undefined = tree;
    for (let at = from; at < words.length && branch; at++) {
      const word = words[at];
      const isLast = word !== undefined && word.index + word[0].length === text.length;
      // The last word may not have come to its end.
      if (isLast && !isOver) {
        const begun = asToken(word[0]);
        if ([...branch.next.keys()].some((key) => key.startsWith(begun))) open ??= { at: index };
        branch = undefined;
        break;
      }
      branch = branch.next.get(asToken(word?.[0] ?? ''));
      if (branch?.kind !== undefined) return { at: index, kind: branch.kind };
    }
    if (branch && branch !== tree && goesOn) open ??= { at: index };
  }
  return open;
}
