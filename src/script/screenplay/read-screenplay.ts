import { scriptTongues } from '../tongues/tongues.ts';
import type { SourceFile, SourceSpot } from '../source.ts';

/** `[[hint: Start with something ordinary.]]`: what is said about the part it stands in, and not played. */
export interface Note {
  readonly key: string;
  readonly value: string;
  readonly spot: SourceSpot;
}

/** `# The closet`, down to `#### the-mother-begins`; a name for it may stand at its end: `# After #after#`. */
export interface Heading {
  readonly kind: 'heading';
  readonly level: number;
  readonly text: string;
  readonly id?: string;
  readonly spot: SourceSpot;
  readonly synopsis: string[];
  readonly notes: Note[];
}

/** Somebody's turn: who, to whom, and the ways to play it. */
export interface ScriptSpeech {
  readonly kind: 'speech';
  readonly cue: string;
  /** What stands in brackets after the name: `to Hamlet`. */
  readonly beside: readonly string[];
  readonly id?: string;
  readonly plays: readonly string[];
  readonly spot: SourceSpot;
  readonly playSpots: readonly SourceSpot[];
  readonly notes: Note[];
}

/** What is done or seen, between speeches. */
export interface ActionText {
  readonly kind: 'action';
  readonly text: string;
  readonly spot: SourceSpot;
}

/** `INT. KITCHEN - NIGHT`: where it plays. */
interface Slug {
  readonly kind: 'slug';
  readonly text: string;
  readonly spot: SourceSpot;
}

export type ScriptPart = Heading | ScriptSpeech | ActionText | Slug;

const forcedSlug = /^\.(?=[^.\s])/;
const isSlug = (line: string): boolean =>
  forcedSlug.test(line) || Object.values(scriptTongues).some(({ before }) => before.test(line));
/** Whom a line is for, by what stands beside the name. */
export const addressedIn = (said: string): string | undefined =>
  Object.values(scriptTongues)
    .map(({ to }) => to.exec(said)?.[1])
    .find((name) => name !== undefined);

/** A name and whom it speaks to are a cue in whatever letters, and even where the line before it should have been empty. */
const isAddressedCue = (line: string): boolean => {
  const [, name = '', said = ''] =
    /^@?([\p{L}][\p{L}\s.'’-]{0,40}?)\s*[(（]([^)）]+)[)）](?:\s*#[^#\s]+#)?$/u.exec(line) ?? [];
  return name !== '' && addressedIn(said) !== undefined;
};
/** Scripts without capitals: a short name alone on its line, and what stands in brackets after it. */
const caselessCue = /^[\p{Lo}·]{1,10}(?:\s*[(（][^)）]*[)）])*(?:\s*#[^#\s]+#)?$/u;
const ownName = /\s*#([^#\s]+)#\s*$/;

/** Reads a script in Fountain's conventions, part by part, and leaves what they mean to others. */
export function readScreenplay(file: SourceFile): readonly ScriptPart[] {
  return new ScreenplayReader(file).read();
}

class ScreenplayReader {
  readonly #lines: readonly string[];
  readonly #parts: ScriptPart[] = [];
  #at = 0;

  constructor(readonly file: SourceFile) {
    // What stands between /* and */ is left out; its lines are kept, so that those below count as they stand.
    const text = file.text.replace(/\/\*[\s\S]*?\*\//g, (cut) => cut.replace(/[^\n]/g, ''));
    this.#lines = text.split(/\r?\n/);
  }

  read(): readonly ScriptPart[] {
    while (this.#at < this.#lines.length) this.#readPart();
    return this.#parts;
  }

  get #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  #spot(at = this.#at): SourceSpot {
    return { file: this.file.path, line: at + 1, column: 1 };
  }

  #readPart(): void {
    const line = this.#line;
    if (line.trim() === '' || /^={3,}\s*$/.test(line)) this.#at++;
    else if (/^#{1,4}\s/.test(line)) this.#readHeading();
    else if (line.startsWith('=')) this.#readSynopsis();
    else if (line.startsWith('[[')) this.#readNote();
    else if (isSlug(line)) {
      this.#parts.push({ kind: 'slug', text: line.replace(/^\.(?=\S)/, '').trim(), spot: this.#spot() });
      this.#at++;
    } else if (this.#isCue()) this.#readSpeech();
    else this.#readAction();
  }

  #readHeading(): void {
    const [, marks = '#', text = ''] = /^(#{1,4})\s+(.*)$/.exec(this.#line) ?? [];
    const id = ownName.exec(text)?.[1];
    const words = text.replace(ownName, '').trim();
    const own = id === undefined ? {} : { id };
    const spot = this.#spot();
    this.#parts.push({ kind: 'heading', level: marks.length, text: words, ...own, spot, synopsis: [], notes: [] });
    this.#at++;
  }

  #readSynopsis(): void {
    const heading = this.#parts.findLast((part) => part.kind === 'heading');
    heading?.synopsis.push(this.#line.slice(1).trim());
    this.#at++;
  }

  /** A note may go over several lines, down to its closing brackets. */
  #readNote(): void {
    const spot = this.#spot();
    const said: string[] = [];
    do said.push(this.#line.trim());
    while (!this.#lines[this.#at++]?.trimEnd().endsWith(']]') && this.#at < this.#lines.length);
    const text = said
      .join(' ')
      .replace(/^\[\[|\]\]$/g, '')
      .replaceAll(']\\]', ']]')
      .trim();
    const [, key = '', value = text] = /^([a-z]+)[:：]\s*(.*)$/s.exec(text) ?? [];
    const owner = this.#parts.findLast((part) => part.kind === 'heading' || part.kind === 'speech');
    owner?.notes.push({ key, value, spot });
  }

  /** A name in capitals, or after @, with a line under it. */
  #isCue(): boolean {
    const line = this.#line.trim();
    const next = this.#lines[this.#at + 1]?.trim() ?? '';
    if (next === '') return false;
    if (/^@\S/.test(line) || caselessCue.test(line) || isAddressedCue(line)) return true;
    const name = nameInCue(line);
    return (
      name !== '' &&
      name.length <= 60 &&
      name === name.toUpperCase() &&
      name !== name.toLowerCase() &&
      !line.startsWith('!')
    );
  }

  #readSpeech(): void {
    const spot = this.#spot();
    const line = this.#line.trim().replace(/^@/, '');
    const id = ownName.exec(line)?.[1];
    const beside = [...line.replace(ownName, '').matchAll(/[(（]([^)）]*)[)）]/g)].map(([, said = '']) => said.trim());
    const plays: string[] = [];
    const playSpots: SourceSpot[] = [];
    const speech: ScriptSpeech = {
      kind: 'speech',
      cue: nameInCue(line),
      beside,
      ...(id === undefined ? {} : { id }),
      plays,
      spot,
      playSpots,
      notes: [],
    };
    this.#parts.push(speech);
    for (this.#at++; this.#line.trim() !== '';) {
      if (this.#line.startsWith('[[')) {
        this.#readNote();
        continue;
      }
      const said = this.#line.trim();
      if (plays.length > 0 && isAddressedCue(said)) return;
      const isOther = said.startsWith('|');
      const text = (isOther ? said.slice(1) : said).trim().replace(/^\\(?=[[|\\=#@])/, '');
      const last = plays.at(-1);
      if (isOther || last === undefined) {
        plays.push(text);
        playSpots.push(this.#spot());
      } else plays[plays.length - 1] = `${last} ${text}`;
      this.#at++;
    }
  }

  #readAction(): void {
    const spot = this.#spot();
    const said: string[] = [];
    while (this.#line.trim() !== '' && !/^(?:#{1,4}\s|\[\[)/.test(this.#line)) {
      said.push(this.#line.trim().replace(/^!/, ''));
      this.#at++;
    }
    this.#parts.push({ kind: 'action', text: said.join(' '), spot });
  }
}

/** The name alone: without what stands in brackets after it, its own name and Fountain's mark for speaking together. */
const nameInCue = (line: string): string =>
  line
    .replace(/^@/, '')
    .replace(ownName, '')
    .replace(/[(（][^)）]*[)）]/g, '')
    .replace(/\^\s*$/, '')
    .trim();
