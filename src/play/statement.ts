import { kept } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { LineAct } from '../drama/line-act.ts';
import type { LinePattern } from '../drama/condition.ts';
import { clausesOf, isMeant, names, type Clause, type Stretch } from './clause.ts';
import { plain, plainPhrases } from './plain-words.ts';

/** What the words of a line say and do, as far as they were meant. */
export interface Statement {
  readonly line: string;
  /** The phrase stands in it, as phrases are compared, however it is meant. */
  has(phrase: string): boolean;
  /** It says the phrase: not denied, asked, supposed or passed on. */
  says(phrase: string): boolean;
  clauses(): readonly Clause[];
  /** The clauses in which it does this. */
  doing(act: LineAct): readonly Clause[];
}

/** So many words make a phrase the author's own line, however it is meant. */
const longest = 6;

/** Courtesies, orders and offers are made as questions too. */
const evenAsked: ReadonlySet<LineAct> = new Set([
  'offer',
  'order',
  'greeting',
  'thanks',
  'apology',
  'farewell',
] satisfies LineAct[]);

/** Reads a line once for whatever is asked of it. */
export function readStatement(line: string): Statement {
  const text = plain(line);
  const said = new Map<string, boolean>();
  const done = new Map<LineAct, readonly Clause[]>();
  let clauses: readonly Clause[] | undefined;
  const all = (): readonly Clause[] => (clauses ??= clausesOf(line));
  return {
    line,
    has: (phrase) => text.includes(phrase),
    says: (phrase) => text.includes(phrase) && kept(said, phrase, () => isSaid(all(), phrase)),
    clauses: all,
    doing: (act) => kept(done, act, () => all().filter((clause) => does(clause, act))),
  };
}

function isSaid(clauses: readonly Clause[], phrase: string): boolean {
  if (phrase.trim().split(' ').length >= longest) return true;
  const found = clauses.flatMap((clause) => stretchesIn(clause, phrase).map((stretch) => ({ clause, stretch })));
  // What goes over the end of a clause is nobody else's way to put it.
  return (
    found.length === 0 ||
    found.some(({ clause, stretch }) => isMeant(clause, stretch, { isNamed: names(clause, phrase), mayBeAsked: false }))
  );
}

function stretchesIn({ text }: Clause, phrase: string): Stretch[] {
  const found: Stretch[] = [];
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
    found.push({ start, end: start + phrase.length });
  }
  return found;
}

function does(clause: Clause, act: LineAct): boolean {
  if (act === 'question') return clause.isQuestion && !clause.quoted;
  const match = clause.words.acts[act].exec(clause.text);
  if (!match) return false;
  const stretch = { start: match.index, end: match.index + match[0].length };
  return isMeant(clause, stretch, { isNamed: false, mayBeAsked: evenAsked.has(act) });
}

/** Who speaks, to whom, and by which names somebody or something is called. */
interface Situation {
  readonly by?: EntityId | undefined;
  readonly to?: EntityId | undefined;
  readonly namesOf: (id: EntityId) => readonly string[];
}

/** Do these words say and do what the pattern asks for? */
export function isStated(
  statement: Statement,
  { words, without, act, about }: LinePattern,
  situation: Situation,
): boolean {
  if (without && plainPhrases(without).some((phrase) => statement.has(phrase))) return false;
  if (words && !plainPhrases(words).some((phrase) => statement.says(phrase))) return false;
  const isAbout = (clause: Clause): boolean => about === undefined || concerns(clause, about, situation);
  if (act !== undefined) return statement.doing(act).some(isAbout);
  return about === undefined || statement.clauses().some(isAbout);
}

/** Is the clause about them: by name, or *you* said to them, or *I* by them? */
function concerns({ text, words }: Clause, id: EntityId, { by, to, namesOf }: Situation): boolean {
  if (plainPhrases(namesOf(id)).some((name) => text.includes(name))) return true;
  return (id === to && words.you.test(text)) || (id === by && words.me.test(text));
}
