import { wordSet } from '../../../kit/word-list.ts';

/** What may be the name before a speech, and what stands behind it on its line. */
export interface Cue {
  readonly name: string;
  /** What stands in brackets between name and speech, with its brackets. */
  readonly beside: string;
  readonly rest: string;
  readonly style: CueStyle;
}

/** How names are written: their letters, and what parts them from the speech. */
export type CueStyle = `${Letters} ${Parting}`;
type Letters = 'capitals' | 'marked' | 'mixed' | 'signs';
type Parting = 'dot' | 'colon' | 'dash' | 'gap' | 'line';

const titles = wordSet('mr mrs ms mme mlle dr st rev hon capt col gen lt sgt prof messrs jr sr mons');
const small = wordSet('and or of the de la le van von to with & a in');
const longestName = 44;
/** The words that begin so many sentences that they are nobody's name. */
const openers = wordSet(`
  oh ah o yes no well why what good come nay ay aye now then so alas indeed sir madam never nothing not but and if when how where who
  which this that there here it he she they we you i my your his her the a an perhaps ha hey hush look listen wait stop still first
  again enter exit exeunt note nb time place scene act chapter part please thanks farewell goodbye hello none very true right
`);

/**
 * Reads the name a line begins with, by the ways in which plays are printed: `HAMLET. Words`, `HAMLET` alone, `Hamlet: Words`,
 * `_Ham._ Words`, `NORA (laughing). Words`, `周：…`. Whether it is one is told by how often such lines come.
 */
export function readCue(line: string): Cue | undefined {
  const whole = line
    .trim()
    .replace(/^[-•]\s+/, '')
    // *NORA--The young priest*
    .replace(/^(\p{Lu}[\p{L}'’. ]{0,40}?)(--|—)(?=\S)/u, '$1 $2 ');
  if (/^\p{Script=Han}/u.test(whole)) return signCue(whole);
  const marked = /^(?:_|\*{1,3}|=|<[bi]>)(?=[\p{L}\d])/u.exec(whole)?.[0];
  const text = marked === undefined ? whole : unmarked(whole, marked);
  const name = namePart(text);
  if (name === undefined) return undefined;
  const { words, rest: behind, dotted } = name;
  const { beside, rest } = bracketAt(behind.trimStart());
  const parting = partingOf({ rest, behind, dotted, hasBeside: beside !== '' });
  if (parting === undefined || words.length > longestName) return undefined;
  const letters = isCapitals(words) ? 'capitals' : marked === undefined ? 'mixed' : 'marked';
  if (letters !== 'capitals' && openers.has(words.toLowerCase())) return undefined;
  if (letters === 'mixed' && parting === 'gap') return undefined;
  return {
    name: words,
    beside,
    rest: rest.replace(/^[\s.:—–-]+/, '').trim(),
    style: `${letters} ${parting}`,
  };
}

/** Without the marks around a name: `_Nora._ Well` is `Nora. Well`. */
function unmarked(text: string, mark: string): string {
  const rest = text.slice(mark.length);
  const closing = mark.startsWith('<') ? mark.replace('<', '</') : mark;
  const end = rest.indexOf(closing);
  return end === -1 || end > longestName + 20 ? rest : `${rest.slice(0, end)}${rest.slice(end + closing.length)}`;
}

interface NamePart {
  readonly words: string;
  readonly rest: string;
  readonly dotted: boolean;
}

/** The words at the beginning that could be a name: in capitals throughout, or each with a capital. */
function namePart(text: string): NamePart | undefined {
  const tokens = text.slice(0, 90).split(/(\s+)/);
  let [end, taken, words] = [0, 0, 0];
  /** Whether the words so far are in capitals; a title says nothing of it. */
  let isLoud: boolean | undefined;
  for (let index = 0; index < tokens.length && words < 7; index += 2) {
    const token = tokens[index] ?? '';
    const gap = index === 0 ? '' : (tokens[index - 1] ?? '');
    if (gap.length > 1 && words > 0) break;
    const bare = token.replace(/[.,:;—–-]+$/u, '');
    const isTitle = titles.has(bare.toLowerCase());
    const isSmall = small.has(bare) && words > 0;
    if (!isSmall && !/^[\p{Lu}\d][\p{L}\d'’.&-]*$/u.test(bare)) break;
    if (!isSmall && !isTitle && isLoud === true && !isCapitals(bare)) break;
    if (!isSmall) {
      if (!isTitle) isLoud = (isLoud ?? true) && isCapitals(bare);
      end = taken + gap.length + bare.length;
    }
    taken += gap.length + token.length;
    words += 1;
    const isOpen = (token.endsWith('.') && isTitle) || (token.endsWith(',') && isLoud === true);
    if (bare !== token && !isOpen) break;
  }
  if (end === 0) return undefined;
  const rest = text.slice(end);
  return { words: text.slice(0, end).trim(), rest, dotted: rest.startsWith('.') };
}

const isCapitals = (word: string): boolean =>
  word.replace(/\b(?:and|of|the|de|la|von|van|to|with|a|in|st|nd|rd|th)\b/g, '') ===
    word.replace(/\b(?:and|of|the|de|la|von|van|to|with|a|in|st|nd|rd|th)\b/g, '').toUpperCase() &&
  /\p{Lu}/u.test(word);

function bracketAt(text: string): { readonly beside: string; readonly rest: string } {
  const after = text.replace(/^[.:,]\s*/, '');
  const [beside = ''] = /^(?:\([^)]{0,300}\)|\[[^\]]{0,300}\])/.exec(after) ?? [];
  return beside === '' ? { beside, rest: text } : { beside, rest: after.slice(beside.length) || ' ' };
}

function partingOf(part: {
  readonly rest: string;
  readonly behind: string;
  readonly dotted: boolean;
  readonly hasBeside: boolean;
}): Parting | undefined {
  const { rest, behind, dotted, hasBeside } = part;
  if (rest.trim().replace(/^[.:]$/, '') === '')
    return dotted && !hasBeside ? 'line' : /^\s*:/.test(behind) ? 'colon' : 'line';
  if (/^\s*:/.test(rest) || /^\s*:/.test(behind)) return 'colon';
  if (dotted || /^\s*\./.test(rest)) return 'dot';
  if (/^\s*(?:—|–|--)/.test(rest)) return 'dash';
  if (/^\s{2,}/.test(rest) || /^\s{2,}/.test(behind)) return 'gap';
  return hasBeside ? 'dot' : undefined;
}

/** A name in signs: `翁——`, `周朴园：`, `鲁妈（惊）：`, or alone. */
function signCue(line: string): Cue | undefined {
  const found = /^([\p{Script=Han}·A-Za-z]{1,8})\s*([（(][^）)]{0,120}[）)])?\s*(：|:|——|—|　+| {2,}|$)\s*/u.exec(line);
  if (!found) return undefined;
  const [whole, name = '', beside = '', mark = ''] = found;
  const gap = /^[\p{Script=Han}·A-Za-z]{1,8}(?:　| {2,})/u.test(line);
  const parting = /[：:]/.test(mark)
    ? 'colon'
    : mark.startsWith('—')
      ? 'dash'
      : gap
        ? 'gap'
        : mark === ''
          ? 'line'
          : 'gap';
  return { name, beside, rest: line.slice(whole.length).trim(), style: `signs ${parting}` };
}
