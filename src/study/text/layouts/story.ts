import type { OwnText } from '../boilerplate.ts';
import type { RawPart, RawWork } from '../raw-work.ts';
import type { TextTongue } from '../tongues/text-tongue.ts';
import { chineseTagBefore, chineseTagBehind } from './attribution-zh.ts';
import { doerIn, isThought, lastSentence, sentencesOf, tagBefore, tagBehind } from './attribution.ts';
import { paragraphsOf, type Paragraph } from './paragraphs.ts';
import { marksOf, openingsIn, stretchesOf, type Marks, type TextStretch } from './quotes.ts';
import { StoryPeople, type StoryPerson } from './story-people.ts';

/** How often somebody says something in quotation marks. */
export function countQuotes({ lines }: OwnText): number {
  const text = lines.map((line) => line.text).join('\n');
  const marks = marksOf(text);
  return marks ? openingsIn(text, marks.open) : 0;
}

/** Reads a story: who says what is told beside it, or by whose turn it is. */
export function readStory(own: OwnText, tongue: TextTongue): RawWork {
  const paragraphs = paragraphsOf(own.lines, tongue);
  const marks = marksOf(paragraphs.map(({ text }) => text).join('\n'));
  const title = own.title ?? titleIn(paragraphs);
  if (!marks) return { kind: 'story', title, persons: [], parts: [], leftOut: [] };
  return new StoryReader(paragraphs, marks, title, tongue).read();
}

const titleIn = (paragraphs: readonly Paragraph[]): string | undefined => {
  const first = paragraphs[0];
  return first?.kind === 'text' && first.text.length <= 100 && !/[.,;“"]$/.test(first.text) ? first.text : undefined;
};

/** A quotation of a paragraph, and who it says speaks. */
interface Quoted {
  readonly text: string;
  /** As it stands there: *Holmes*, *he*. */
  readonly subject: string | undefined;
  readonly isOpen: boolean;
  /** What is told right before it, and what of that only says who speaks. */
  readonly told: string;
  readonly hasTagBefore: boolean;
  readonly hasTagBehind: boolean;
  /** It is thought, and nobody hears it. */
  readonly isThought: boolean;
}

class StoryReader {
  readonly #parts: RawPart[] = [];
  readonly #people: StoryPeople;
  /** Who spoke last, and who before them. */
  #turns: string[] = [];
  /** Everybody mentioned, the latest first. */
  #mentioned: StoryPerson[] = [];
  /** Somebody's words that go on in the next paragraph. */
  #goesOn: string | undefined;
  /** Whom a paragraph that ends with a colon says to speak in the next. */
  #announced: string | undefined;
  #unknown = 0;
  /** Whether whoever tells the story speaks in it, and what the others call them. */
  readonly #narrates: boolean;
  readonly #narrator: string;

  constructor(
    readonly paragraphs: readonly Paragraph[],
    readonly marks: Marks,
    readonly title: string | undefined,
    readonly tongue: TextTongue,
  ) {
    const subjects = paragraphs.flatMap((paragraph) =>
      paragraph.kind === 'text'
        ? this.#quoted(stretchesOf(paragraph.text, marks)).flatMap(({ subject }) => subject ?? [])
        : [],
    );
    this.#people = new StoryPeople(
      subjects.filter((subject) => !isPronoun(subject) && !(tongue.code === 'zh' && subject.length > 4)),
    );
    this.#narrates = subjects.includes('I');
    const dear = paragraphs.flatMap(
      ({ text }) => /\bmy dear (?:Dr\. |Mr\. )?(\p{Lu}\p{Ll}+)\b(?! \p{Lu})/u.exec(text)?.[1] ?? [],
    );
    this.#narrator = dear.find((name) => !this.#people.find(name)) ?? tongue.narrator;
  }

  read(): RawWork {
    for (const paragraph of this.paragraphs) this.#add(paragraph);
    const leftOut =
      this.#unknown > 0
        ? [{ line: 0, what: `${this.#unknown} speeches of which nobody could tell whose they are: they are told` }]
        : [];
    return { kind: 'story', title: this.title, persons: [], parts: this.#parts, leftOut };
  }

  #add({ kind, text, line }: Paragraph): void {
    if (kind === 'part') this.#parts.push({ kind: 'act', text, line });
    else if (kind === 'chapter') this.#parts.push({ kind: 'scene', text, line });
    else if (kind === 'break') this.#break(line);
    else if (text !== this.title) this.#read(text, line);
    if (kind !== 'text') this.#turns = [];
  }

  /** A break parts a chapter into scenes of the same name. */
  #break(line: number): void {
    const last = this.#parts.findLast((part) => part.kind === 'scene');
    if (this.#parts.some((part) => part.kind === 'speech'))
      this.#parts.push({ kind: 'scene', text: last?.text ?? '', line });
  }

  #read(text: string, line: number): void {
    const stretches = stretchesOf(text, this.marks);
    if (stretches.every(({ kind }) => kind === 'told')) {
      this.#mention(text);
      this.#goesOn = undefined;
      this.#announced = this.tongue.code === 'zh' ? chineseTagBefore(text) : tagBefore(text);
      this.#parts.push({ kind: 'direction', text: text.replace(/[_*]/g, ''), line });
      return;
    }
    const quoted = this.#quoted(stretches);
    const tagged =
      quoted.find(({ subject }) => subject !== undefined)?.subject ?? this.#announced ?? this.#doer(stretches);
    this.#announced = undefined;
    const continued = this.#goesOn;
    let last: string | undefined;
    let isTagged = false;
    let before: string | undefined;
    for (const quote of quoted) {
      this.#mention(quote.told);
      this.#tell(quote.told, isTagged, quote.hasTagBefore, line);
      isTagged = quote.hasTagBehind;
      if (quote.isThought) {
        this.#say(undefined, quote.text, line, false);
        continue;
      }
      // *he* in one paragraph is one man.
      const isSame = last !== undefined && quote.subject === before;
      const subject = isSame ? undefined : (quote.subject ?? (last === undefined ? tagged : undefined));
      before = quote.subject;
      const isCrowd = subject !== undefined && /^they$/i.test(subject);
      const named = subject === undefined || isCrowd ? undefined : this.#whoIs(subject);
      const speaker = isCrowd ? undefined : (named ?? last ?? continued ?? this.#turn());
      this.#say(speaker, quote.text, line, speaker === last || (speaker === continued && last === undefined));
      last = speaker;
    }
    const rest = stretches.at(-1);
    if (rest?.kind === 'told') {
      this.#mention(rest.text);
      this.#tell(rest.text, isTagged, false, line);
    }
    this.#goesOn = quoted.at(-1)?.isOpen ? last : undefined;
  }

  /** Tells what stands around what is said, but for the words that only say whose it is. */
  #tell(told: string, isTagBehind: boolean, isTagBefore: boolean, line: number): void {
    const text = sentencesOf(told)
      .slice(isTagBehind ? 1 : 0, isTagBefore ? -1 : undefined)
      .join(' ')
      .replace(/[_*]/g, '')
      .trim();
    if (/\p{L}{2}/u.test(text)) this.#parts.push({ kind: 'direction', text, line });
  }

  /** The quotations of a paragraph, each with who is said to speak before it or behind it. */
  #quoted(stretches: readonly TextStretch[]): readonly Quoted[] {
    const isChinese = this.tongue.code === 'zh';
    const made: Quoted[] = [];
    stretches.forEach((stretch, index) => {
      if (stretch.kind !== 'said') return;
      const [before, behind] = [stretches[index - 1], stretches[index + 1]];
      const after =
        behind?.kind === 'told'
          ? isChinese
            ? chineseTagBehind(behind.text)
            : tagBehind(behind.text, stretch.text)
          : undefined;
      // *"Indeed," bleated the Lamb, "I was not then born."* is one speech.
      const goesOn =
        before !== undefined &&
        made.length > 0 &&
        stretches[index - 2]?.kind === 'said' &&
        isTagOf(stretches[index - 2]!, before);
      const own =
        before?.kind === 'told' && !goesOn
          ? isChinese
            ? chineseTagBefore(before.text)
            : tagBefore(before.text)
          : undefined;
      const last = made.at(-1);
      // *they cried out when they saw her. "There is room!" said Alice*: the second is hers.
      const isEnded = after !== undefined && /[.!?]$/.test(before?.text ?? '');
      const subject = own ?? (goesOn && !isEnded ? last?.subject : undefined) ?? after;
      made.push({
        text: stretch.text,
        subject,
        isOpen: stretch.isOpen ?? false,
        told: before?.kind === 'told' ? before.text : '',
        hasTagBefore: own !== undefined || goesOn,
        hasTagBehind: after !== undefined,
        isThought: (behind?.kind === 'told' && isThought(behind.text)) || (goesOn && (last?.isThought ?? false)),
      });
    });
    return made;
  }

  /** Who does something in the paragraph they speak in: *Holmes laughed. "…"* */
  #doer(stretches: readonly TextStretch[]): string | undefined {
    if (this.tongue.code === 'zh') return undefined;
    const told = stretches.filter(({ kind }) => kind === 'told').map(({ text }) => text);
    const [first = ''] = told;
    const isBefore = stretches[0]?.kind === 'told';
    const doer = doerIn(isBefore ? lastSentence(first) : first);
    if (doer === undefined || (isPronoun(doer) && doer !== 'I')) return isBefore ? doer : undefined;
    return doer === 'I' || this.#people.find(doer) ? doer : undefined;
  }

  /** Who a subject is: by name, by *his wife*, or by a pronoun and who was spoken of. */
  #whoIs(subject: string): string | undefined {
    if (/^(?:I|we)$/.test(subject)) return this.#narrator;
    if (this.tongue.code === 'zh' && !isPronoun(subject)) return this.#people.mentionedIn(subject)[0]?.name;
    if (!isPronoun(subject)) return this.#people.find(subject)?.name ?? subject;
    const gender = /^he$/i.test(subject) ? 'he' : /^she$/i.test(subject) ? 'she' : undefined;
    const fits = (name: string | undefined): boolean => {
      const own = this.#people.all.find((person) => person.name === name)?.gender;
      return name !== undefined && (gender === undefined || own === undefined || own === gender);
    };
    const [last, before] = this.#turns;
    const mentioned = this.#mentioned.find(({ name }) => fits(name) && name !== last)?.name;
    if (fits(before) && before !== undefined && this.#mentioned[0]?.name !== mentioned) return before;
    return mentioned ?? (fits(last) ? last : undefined);
  }

  /** Whose turn it is where nothing says so: whom the last words called, or whoever spoke before the last. */
  #turn(): string | undefined {
    const [last, before] = this.#turns;
    const words = this.#parts.findLast((part) => part.kind === 'speech')?.text ?? '';
    const called = this.#people.all.find(({ name }) => name !== last && isCalled(words, name))?.name;
    const other = called ?? before ?? this.#mentioned.find(({ name }) => name !== last)?.name;
    return other ?? (this.#narrates && last !== undefined && last !== this.#narrator ? this.#narrator : undefined);
  }

  #mention(told: string): void {
    for (const sentence of sentencesOf(told)) {
      // Whoever a sentence begins with is whom the next *he* means.
      const named = this.#people.mentionedIn(sentence);
      this.#mentioned = [...named, ...this.#mentioned.filter((person) => !named.includes(person))].slice(0, 12);
    }
  }

  #say(speaker: string | undefined, text: string, line: number, isMore: boolean): void {
    if (speaker === undefined) {
      this.#unknown++;
      this.#parts.push({ kind: 'direction', text: `${this.marks.open}${text}${this.marks.close}`, line });
      return;
    }
    const said = text.replace(/[[\]()]/g, '');
    const last = this.#parts.at(-1);
    const cue = large(speaker.replace(/^(?:his|her|my|their|our)\s+/i, ''));
    if (isMore && last?.kind === 'speech' && last.cue === cue) {
      const before = /^(?!I\b)\p{Lu}/u.test(said) ? last.text.replace(/,$/, '.') : last.text;
      this.#parts[this.#parts.length - 1] = { ...last, text: `${before} ${said}` };
    } else this.#parts.push({ kind: 'speech', cue, text: said, line });
    if (this.#turns[0] !== speaker) this.#turns = [speaker, ...this.#turns].slice(0, 2);
  }
}

const isPronoun = (subject: string): boolean => /^(?:he|she|i|they|it|we)$/i.test(subject);

const large = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether what stands between two quotations belongs to the first: it goes on in small letters. */
const isTagOf = (said: TextStretch, told: TextStretch): boolean =>
  /[,—-]$/.test(said.text) || (/[!?]$/.test(said.text) && /^\p{Ll}/u.test(told.text)) || /^[\p{Ll}]/u.test(told.text);

/** Whether words call somebody: *you flatter me, Lizzy.* */
const isCalled = (words: string, name: string): boolean => {
  const bare = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|,\\s*|[Mm]y dear\\s+)${bare}(?:[,.!?]|$)`, 'u').test(words);
};
