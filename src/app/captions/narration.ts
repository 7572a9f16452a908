import type { EntityId } from '../../drama/entity-id.ts';
import { endsSentence, firstSentence, partedText } from '../words/sentences.ts';

/** A sentence that is told and not said. */
export interface Narrated {
  readonly text: string;
  readonly isRefusal: boolean;
  /** A death, an entrance, a turn of the play: it goes on when this has been read. */
  readonly isTurning: boolean;
  /** What a scene looks like before anything happens in it: what happens is read before what is left of that. */
  readonly isSetting?: boolean;
  /** What whoever reads did, or what was done to them: it is read at once, and nothing but a turn of the play is read before it. */
  readonly isOwn?: boolean;
  /** Somebody lays a hand on a thing and nothing comes of it: it is told where nothing else is, or not at all. */
  readonly isFidget?: boolean;
  /** Whoever plays has gone on meanwhile: it is still read, and nothing waits for that. */
  readonly isPassed?: boolean;
  /** Who winced, gasped or nodded, and nothing came of it: it is over when something greater happens, and when they are dead. */
  readonly reactionOf?: EntityId;
  /** Who dies by this. */
  readonly deathOf?: EntityId | undefined;
  /** Asked before its page is turned: it may have to wait until it can be seen, or be true no more. */
  readonly when?: (() => Due) | undefined;
}

export type Due = 'now' | 'later' | 'never';

/** What is read at once. */
interface NarratedPage {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly isTurning: boolean;
  readonly isSetting: boolean;
  readonly isOwn: boolean;
}

/** Letters a reader takes in a second; a Chinese sign is worth three of them. */
const lettersPerSecond = 18;
const lettersOfSign = 3;
/** To find where it stands. */
const noticeSeconds = 1;
/** More is not read at once, however large the screen. */
const pageLetters = 180;
/** A page may be so much longer where it would be parted in the middle of a phrase otherwise. */
const stretch = 1.35;
/** Whoever has been in a scene for so long sees how it looks. */
const settingSeconds = 30;
/** What was told so lately is not told again. */
const rememberedSeconds = 60;
/** While so much waits to be read the play waits too, whatever it is. */
const farBehindSeconds = 9;

const signs = /\p{Script=Han}/gu;
const hasSigns = (text: string): boolean => /\p{Script=Han}/u.test(text);
const lettersOf = (text: string): number => text.length + (text.match(signs)?.length ?? 0) * (lettersOfSign - 1);

/** How long a text stands: `pace` is 1 for a usual reader. */
export const readingSeconds = (text: string, pace = 1): number =>
  text === '' ? 0 : lettersOf(text) / (lettersPerSecond * pace) + noticeSeconds;

/**
 * What is told, one page after the other, each for as long as it takes to read. What comes while a page stands waits for the
 * next, together with what belongs to it; nothing is told in a heap.
 */
export class Narration {
  private waiting: Narrated[] = [];
  private page: NarratedPage | undefined;
  private leftSeconds = 0;
  private sinceSettingSeconds = 0;
  private readSeconds = 0;
  /** What others did by the way, and when it was told. */
  private readonly toldAt = new Map<string, number>();
  private isHeldBack = false;

  constructor(
    private readonly pace: () => number = () => 1,
    /** As many letters as there is room for now. */
    private readonly room: () => number = () => pageLetters,
  ) {}

  get shown(): NarratedPage | undefined {
    return this.page;
  }

  /** Whether the next line or deed has to wait until this has been read. */
  get isBreathHeld(): boolean {
    const isTurning = this.page?.isTurning === true || this.waiting.some((told) => told.isTurning);
    return isTurning || this.waitingSeconds > farBehindSeconds;
  }

  tell(told: Narrated): void {
    if (!this.isWorthTelling(told)) return;
    this.waiting = this.waiting.filter((each) => !isOverBy(told, each));
    if (told.isOwn) this.overtake();
    if (told.isSetting) {
      this.waiting = this.waiting.filter(({ isSetting }) => !isSetting);
      this.sinceSettingSeconds = 0;
    } else this.makeWay();
    const before = this.waiting.findIndex((each) => !goesOn(each.text) && rankOf(each) > rankOf(told));
    if (before < 0) this.waiting.push(told);
    else this.waiting.splice(before, 0, told);
    if (!this.page && !this.doesNextWait) this.turn();
  }

  private isWorthTelling({ text, isOwn, isTurning, isRefusal, isFidget, isSetting }: Narrated): boolean {
    if (isFidget && (this.isHeldBack || this.page || this.waiting.length > 0)) return false;
    if (isOwn || isTurning || isRefusal || isSetting) return true;
    const at = this.toldAt.get(text);
    this.toldAt.set(text, this.readSeconds);
    return at === undefined || this.readSeconds - at > rememberedSeconds;
  }

  /** Whoever reads has done something, or had it done to them: how the scene looked before that is over, and so is what stands. */
  private overtake(): void {
    this.waiting = this.waiting.filter(({ isSetting }) => !isSetting);
    if (!this.page || this.page.isOwn || this.page.isTurning) return;
    [this.page, this.leftSeconds] = [undefined, 0];
    this.waiting = this.waiting.filter(({ text }) => !goesOn(text));
  }

  /** Somebody speaks to whoever reads: one thing is read at a time, and no further page is turned but to a turn of the play. */
  holdBack(isHeldBack: boolean): void {
    this.isHeldBack = isHeldBack;
  }

  /** So much time to read has passed. Whether another page stands now. */
  update(seconds: number): boolean {
    this.sinceSettingSeconds += seconds;
    this.readSeconds += seconds;
    if (this.sinceSettingSeconds > settingSeconds) this.forgetSetting();
    this.waiting = this.waiting.filter((told) => dueOf(told) !== 'never');
    if (!this.page && !this.waiting.some(isDue)) return false;
    this.leftSeconds -= seconds;
    if (this.leftSeconds > 0) return false;
    if (!this.doesNextWait) this.turn();
    else if (this.page) this.page = undefined;
    else return false;
    return true;
  }

  /** Whoever plays wants to go on: nothing waits any more, and what is unread is still read. */
  goOn(): void {
    this.waiting = this.waiting.map((told) => ({ ...told, isTurning: false, isPassed: true }));
    this.page &&= { ...this.page, isTurning: false };
  }

  /** There is less room now: what no longer fits is told on the next page. Whether it was so. */
  fit(): boolean {
    const { page } = this;
    const [head, rest] = paged(page?.text ?? '', this.most);
    if (!page || rest === '') return false;
    this.waiting.unshift({ ...page, text: rest });
    this.page = { ...page, text: head };
    this.leftSeconds = Math.max(
      this.leftSeconds - readingSeconds(rest, this.pace()),
      readingSeconds(head, this.pace()),
    );
    return true;
  }

  /** The newest alone, at once: who hurries does not read all of it. */
  hurry(): void {
    this.waiting = this.waiting.slice(-1);
    this.goOn();
    if (this.waiting.length > 0) this.turn();
  }

  clear(): void {
    this.waiting = [];
    this.leaveBlank();
    this.toldAt.clear();
  }

  private leaveBlank(): void {
    [this.page, this.leftSeconds] = [undefined, 0];
  }

  private get doesNextWait(): boolean {
    return this.isHeldBack && !this.waiting.some(({ isTurning, isOwn }) => isTurning || isOwn);
  }

  private get waitingSeconds(): number {
    // Nobody waits to speak until it has been read how everything looks.
    const awaited = this.waiting.filter((told) => !told.isPassed && !told.isSetting && isDue(told));
    return awaited.reduce((sum, { text }) => sum + readingSeconds(text, this.pace()), 0);
  }

  private get most(): number {
    return Math.min(this.room(), pageLetters);
  }

  /** How a scene looks is told no more, but for a sentence that was begun. */
  private forgetSetting(): void {
    this.waiting = this.waiting.filter(({ isSetting, text }) => !isSetting || goesOn(text));
  }

  /** A sentence that was begun is read to its end, and what follows it waits by itself. */
  private makeWay(): void {
    const [next, ...others] = this.waiting;
    if (!next?.isSetting || !goesOn(next.text)) return;
    const text = firstSentence(next.text);
    const rest = next.text.slice(text.length).trimStart();
    if (rest !== '') this.waiting = [{ ...next, text }, { ...next, text: rest }, ...others];
  }

  /** What is too long for a page is told on several. */
  private part(): void {
    const [first] = this.waiting;
    const [head, rest] = paged(first?.text ?? '', this.most);
    // What was begun is read to its end.
    if (first && rest !== '')
      this.waiting.splice(0, 1, { ...first, text: head }, { ...first, text: rest, when: undefined });
  }

  private turn(): void {
    const { most } = this;
    const later = this.waiting.filter((told) => dueOf(told) === 'later');
    this.waiting = this.waiting.filter(isDue);
    this.part();
    const taken: Narrated[] = [];
    let letters = 0;
    for (const told of this.waiting) {
      const last = taken.at(-1);
      const next = letters + lettersOf(told.text);
      if (last && (next > most || !isReadWith(told, last))) break;
      // The same sentence twice is read once.
      if (!taken.some(({ text }) => text === told.text)) taken.push(told);
      letters = next;
    }
    const [first] = taken;
    this.waiting = [...this.waiting.slice(this.waiting.findIndex((each) => each === taken.at(-1)) + 1), ...later];
    if (!first) return this.leaveBlank();
    const text = taken.map((each) => each.text).join(' ');
    this.page = {
      text,
      isRefusal: first.isRefusal,
      isTurning: taken.some(({ isTurning }) => isTurning),
      isSetting: isSettingOf(first),
      isOwn: taken.some(({ isOwn }) => isOwn),
    };
    this.leftSeconds = readingSeconds(text, this.pace());
  }
}

/** How it looks is read last; all else in the order in which it happened. */
const rankOf = ({ isSetting }: Narrated): number => (isSetting ? 1 : 0);
/** What one did is read alone, with what came before it and what became of it. */
const isReadWith = (told: Narrated, last: Narrated): boolean =>
  told.isRefusal === last.isRefusal &&
  isSettingOf(told) === isSettingOf(last) &&
  (!last.isOwn || told.isOwn === true || told.isTurning);
const dueOf = ({ when }: Narrated): Due => when?.() ?? 'now';
const isDue = (told: Narrated): boolean => dueOf(told) === 'now';
/** The dead wince no more, and nobody is told of a nod after what came upon it. */
const isOverBy = ({ isOwn, isTurning, deathOf }: Narrated, { reactionOf }: Narrated): boolean =>
  reactionOf !== undefined && (isOwn === true || isTurning || reactionOf === deathOf);
const isSettingOf = ({ isSetting = false }: Narrated): boolean => isSetting;
/** Whether it takes up a sentence that did not fit on the page before. */
const goesOn = (text: string): boolean => text.startsWith('…');

/** The first page of a text, and what is left of it. A sentence that goes on says so, at its end and where it is taken up. */
function paged(text: string, most: number): readonly [head: string, rest: string] {
  // A sign is as wide as two letters.
  const letters = hasSigns(text) ? most / 2 : most;
  const [head, rest] = partedText(text, letters, letters * stretch);
  return rest === '' || endsSentence(head) ? [head, rest] : [`${head} …`, goesOn(rest) ? rest : `… ${rest}`];
}
