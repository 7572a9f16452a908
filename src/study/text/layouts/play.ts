import { isA, singularOf } from '../../../world/lexicon/nouns.ts';
import { verbForms } from '../../../world/lexicon/verbs.ts';
import { readCastList } from '../cast-list.ts';
import type { OwnText, TextLine } from '../boilerplate.ts';
import type { RawPart, RawWork } from '../raw-work.ts';
import type { TextTongue } from '../tongues/text-tongue.ts';
import { readCue, type Cue, type CueStyle } from './cue.ts';

/** How a play's names are written, and which words before a speech are names. */
interface PlayCues {
  readonly style: CueStyle;
  readonly names: ReadonlySet<string>;
  /** How many speeches there are by them. */
  readonly count: number;
}

const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();

/** Finds how names are written: the style in which the same names come again and again. */
export function findCues({ lines }: OwnText, tongue: TextTongue): PlayCues | undefined {
  const styles = new Map<CueStyle, Map<string, number>>();
  const persons = new Set(personsIn(lines, tongue).flatMap(({ name }) => [key(name), ...key(name).split(' ')]));
  lines.forEach(({ text }, index) => {
    const cue = cueAt(lines, index);
    if (!cue || tongue.noName.test(cue.name) || isHeading(text, tongue)) return;
    const names = styles.get(cue.style) ?? new Map<string, number>();
    styles.set(cue.style, names.set(key(cue.name), (names.get(key(cue.name)) ?? 0) + 1));
  });
  const scored = [...styles].map(([style, names]) => ({ style, names, score: scoreOf(names, persons) }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return undefined;
  const isSure = best.style.startsWith('capitals') || best.style.endsWith('colon') || best.style.startsWith('marked');
  const found = [...best.names].sort(([, a], [, b]) => b - a).slice(0, mostNames);
  const often = found.filter(([, count]) => count > 1).map(([name]) => name);
  const names = found.filter(([name, count]) => isSure || count > 1 || persons.has(name) || isLikely(name, often));
  if (names.length === 0) return undefined;
  return {
    style: best.style,
    names: new Set(names.map(([name]) => name)),
    count: names.reduce((sum, [, count]) => sum + count, 0),
  };
}

/** More names than any play has. */
const mostNames = 400;

/** A name that comes once: short for one that comes often or the other way round, or what somebody is. */
const isLikely = (name: string, often: readonly string[]): boolean =>
  often.some((other) => name.length > 2 && (other.startsWith(name) || (other.length > 2 && name.startsWith(other)))) ||
  isA(singularOf(name), 'person');

/** Names that come twice or are listed count; one that comes once says little. */
function scoreOf(names: ReadonlyMap<string, number>, persons: ReadonlySet<string>): number {
  let score = 0;
  for (const [name, count] of names) score += count > 1 ? count : persons.has(name) ? 1 : 0.5;
  return score;
}

/** The cue a line begins with. A name alone on its line has its speech right under it. */
function cueAt(lines: readonly TextLine[], index: number): Cue | undefined {
  const { text } = lines[index]!;
  const cue = readCue(joinedBracket(lines, index));
  if (!cue) return undefined;
  // *EPIKHODOV. [Sings]*: his song stands below.
  if (!cue.style.endsWith('line') || cue.beside !== '') return cue;
  const next = lines[index + 1]?.text.trim() ?? '';
  return next !== '' && text.trim().length < 60 ? cue : undefined;
}

/** A line with the rest of a bracket that it opens beside a name. */
function joinedBracket(lines: readonly TextLine[], index: number): string {
  let text = lines[index]!.text;
  const opened = /[([]/.exec(text.slice(0, 60))?.index;
  for (let more = 1; opened !== undefined && more < 5 && !/[)\]]/.test(text.slice(opened)); more++) {
    const next = lines[index + more]?.text.trim() ?? '';
    if (next === '') break;
    text = `${text} ${next}`;
  }
  return text;
}

const headed = (text: string): string =>
  text
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^[_*=[]+|[_*=\]]+$/g, '')
    .trim();

const isHeading = (text: string, { act, scene }: TextTongue): boolean => {
  const head = headed(text);
  return head.length <= 160 && (act.test(head) || scene.test(head));
};

function personsIn(lines: readonly TextLine[], tongue: TextTongue): ReturnType<typeof readCastList> {
  const { from, to } = castBlock(lines, tongue);
  return readCastList(lines.slice(from, to).map(({ text }) => text));
}

const longestCast = 120;
/** Nobody says more without anybody answering. */
const longestSpeech = 40_000;

/** Where the list of persons is: behind its head, down to whatever is headed next. */
function castBlock(lines: readonly TextLine[], tongue: TextTongue): { readonly from: number; readonly to: number } {
  const head = lines.findIndex(({ text }) => tongue.persons.test(headed(text)));
  if (head === -1) return { from: 0, to: 0 };
  let [to, hasAny] = [head + 1, false];
  for (; to < lines.length && to < head + longestCast; to++) {
    const text = headed(lines[to]!.text);
    if (text === '' && hasAny && tongue.code === 'zh') break;
    if (isHeading(text, tongue) || tongue.front.test(text) || text.length > 200) break;
    // A bracket or a speech: the play has begun.
    if (hasAny && /^[[(（]|[!?！？]/.test(text)) break;
    hasAny ||= text !== '';
  }
  return { from: head + 1, to };
}

/** Reads a play with names before its speeches. */
export function readPlay(own: OwnText, cues: PlayCues, tongue: TextTongue): RawWork {
  return new PlayReader(own, cues, tongue).read();
}

class PlayReader {
  readonly #parts: RawPart[] = [];
  /** The words of each speech, in their lines. */
  readonly #words: string[][] = [];
  /** Whether words without a name go on with the speech before them. */
  #isOpen = false;
  #hasBegun = false;
  readonly #lines: readonly TextLine[];
  /** Where the list of persons ends; what is told behind it is where the play begins. */
  #castEnd = 0;

  constructor(
    readonly own: OwnText,
    readonly cues: PlayCues,
    readonly tongue: TextTongue,
  ) {
    this.#lines = own.lines;
  }

  read(): RawWork {
    const cast = castBlock(this.#lines, this.tongue);
    this.#castEnd = cast.to;
    const persons = personsIn(this.#lines, this.tongue);
    for (let at = 0; at < this.#lines.length;) {
      at = at >= cast.from && at < cast.to ? cast.to : this.#readAt(at);
    }
    const title = this.own.title ?? titleIn(this.#lines, this.tongue);
    let speech = 0;
    const parts = this.#parts.map((part) =>
      part.kind === 'speech'
        ? { ...part, text: (this.#words[speech++] ?? []).join(' ').trim().slice(0, longestSpeech) }
        : part,
    );
    return { kind: 'play', title, persons, parts, leftOut: [] };
  }

  /** Reads what begins at a line; answers where the next thing does. */
  #readAt(at: number): number {
    const { text, number } = this.#lines[at]!;
    const bare = text.trim();
    if (bare === '') return at + 1;
    const head = headed(text);
    if (this.tongue.closing.test(head)) {
      this.#isOpen = false;
      return at + 1;
    }
    const heading = this.#headingOf(head, number);
    if (heading) {
      this.#parts.push(heading);
      this.#hasBegun = true;
      this.#isOpen = false;
      return at + 1;
    }
    const cue = cueAt(this.#lines, at);
    if (cue && this.#isKnown(cue)) return this.#speak(cue, at);
    const isParagraph = (this.#lines[at - 1]?.text.trim() ?? '') === '';
    if (/^[[(（【〔]|^_[[(]/.test(bare) || (isParagraph && /^[_*](?![_*])/.test(bare))) {
      const end = this.#bracketEnd(at);
      if (end !== undefined) return this.#direct(at, end);
    }
    if (this.#isTold(bare, at)) return this.#direct(at, this.#paragraphEnd(at));
    return this.#goOn(bare, at);
  }

  #headingOf(head: string, line: number): RawPart | undefined {
    if (head.length > 160) return undefined;
    if (this.tongue.act.test(head)) return { kind: 'act', text: head, line };
    return this.tongue.scene.test(head) ? { kind: 'scene', text: head, line } : undefined;
  }

  #speak(cue: Cue, at: number): number {
    const used = cue.beside === '' || this.#lines[at]!.text.includes(cue.beside) ? 1 : this.#linesOf(cue.beside, at);
    const beside = cue.beside === '' ? '' : `〔${cue.beside.slice(1, -1)}〕 `;
    const { number } = this.#lines[at]!;
    this.#parts.push({ kind: 'speech', cue: cue.name, text: '', line: number });
    this.#words.push([`${beside}${cue.rest}`.trim()]);
    this.#isOpen = true;
    this.#hasBegun = true;
    return at + used;
  }

  /** How many lines a bracket beside a name goes over. */
  #linesOf(beside: string, at: number): number {
    let text = '';
    for (let used = 1; used <= 5; used++) {
      text = `${text} ${this.#lines[at + used - 1]?.text ?? ''}`;
      if (text.includes(beside.slice(-12))) return used;
    }
    return 1;
  }

  /** Words without a name: more of the speech, or what is told before anybody has spoken. */
  #goOn(bare: string, at: number): number {
    if (this.#isOpen) {
      this.#words.at(-1)?.push(bare);
      return at + 1;
    }
    return this.#isAboutPlay(at) ? this.#direct(at, this.#paragraphEnd(at)) : at + 1;
  }

  /** Not the title page: behind a heading, or behind the list of persons. */
  #isAboutPlay(at: number): boolean {
    return this.#hasBegun || (this.#castEnd > 0 && at >= this.#castEnd);
  }

  /** Tells what is done, where nothing but the words says that it is. */
  #isTold(bare: string, at: number): boolean {
    if (this.tongue.plainDirection.test(bare)) return true;
    const isParagraph = (this.#lines[at - 1]?.text.trim() ?? '') === '';
    if (!isParagraph || !this.#hasBegun) return false;
    // *Freddy rushes in out of the rain*; *ANYA and TROFIMOV go out*.
    const [, first = '', next = ''] =
      /^(\p{Lu}[\p{L}'’. -]{0,40}?),?\s+(?:and\s+\p{Lu}\p{L}+\s+)?(\p{Ll}+)\b/u.exec(bare.slice(0, 120)) ?? [];
    const isDeed = first === first.toUpperCase() || (/s$/.test(next) && verbForms(next).length > 0);
    return (
      isDeed &&
      next !== '' &&
      [...this.cues.names].some((name) => key(first) === name || key(first).startsWith(`${name} `))
    );
  }

  /** The line a bracket closes on. */
  #bracketEnd(at: number): number | undefined {
    const first = this.#lines[at]!.text.trim();
    const closing = /^[_*]/.test(first) && !/^_[[(]/.test(first) ? /[_*][.\s]*$/ : /[\])）】〕][_.\s]*$/;
    for (let end = at; end < Math.min(at + 40, this.#lines.length); end++) {
      const text = this.#lines[end]!.text.trim();
      if (text === '') return undefined;
      if (closing.test(text)) return this.#isWhole(at, end) ? end + 1 : undefined;
      if (/[\])）】〕]\s*\S/.test(text)) return undefined;
    }
    return undefined;
  }

  /** A bracket that opens the line and closes the last is all there is. */
  #isWhole(at: number, end: number): boolean {
    const text = this.#textOf(at, end + 1);
    const inside = text.replace(/^[_[(（【〔]+|[_\])）】〕.\s]+$/g, '');
    return !/[\])）][^[(（]*[[(（]/.test(inside) || /^[_*]/.test(text);
  }

  #paragraphEnd(at: number): number {
    let end = at + 1;
    while (end < this.#lines.length && this.#lines[end]!.text.trim() !== '') {
      if (this.#isCue(end)) break;
      end++;
    }
    return end;
  }

  #isCue(at: number): boolean {
    const cue = cueAt(this.#lines, at);
    return cue !== undefined && this.#isKnown(cue);
  }

  /** A name of the play in its style; with nothing but a bracket beside it, it stands alone in any. */
  #isKnown({ style, name, beside }: Cue): boolean {
    const [letters = '', parting = ''] = style.split(' ');
    const isOwn =
      style === this.cues.style || (beside !== '' && parting === 'line' && this.cues.style.startsWith(letters));
    return isOwn && this.cues.names.has(key(name));
  }

  #textOf(at: number, end: number): string {
    return this.#lines
      .slice(at, end)
      .map(({ text }) => text.trim())
      .join(' ');
  }

  #direct(at: number, end: number): number {
    const text = this.#textOf(at, end)
      .replace(/^[_*[(（【〔\s]+|[_*\])）】〕\s]+$/g, '')
      .replace(/[_*]/g, '');
    const line = this.#lines[at]!.number;
    if (!this.#isAboutPlay(at)) return end;
    const heading = this.#headingOf(text.slice(0, 4_000), line) ?? sceneOf(text, line, this.tongue);
    if (heading) this.#parts.push(heading);
    else if (text !== '') this.#parts.push({ kind: 'direction', text, line });
    return end;
  }
}

/** `[SCENE.—A room furnished comfortably.]` is a scene that says where it is. */
function sceneOf(text: string, line: number, { scene }: TextTongue): RawPart | undefined {
  const head = text.split(/(?<=[.!?])\s/)[0] ?? '';
  return text.length > 160 && head.length <= 160 && scene.test(head) ? { kind: 'scene', text, line } : undefined;
}

/** The first line that is no part of the play: its title. */
function titleIn(lines: readonly TextLine[], tongue: TextTongue): string | undefined {
  const first = lines.find(({ text }) => text.trim() !== '');
  const title = first && headed(first.text);
  if (title === undefined || title.length > 120 || isHeading(title, tongue) || tongue.persons.test(title))
    return undefined;
  return title;
}
