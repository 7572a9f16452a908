import { closesBracket, opensBracket, type BracketKind } from './marks.ts';

/** A piece of a line in performance notation: words to say, a deed, or a thought. */
export interface NotationPiece {
  readonly kind: 'speech' | BracketKind;
  /** As it is written, brackets and all: the pieces of a line, joined, are the line again. */
  readonly text: string;
  /** Its bracket was never closed. */
  readonly isOpen?: true;
}

/** A star further than this from the next one is only a star. */
const longestStarred = 600;
const longestWord = 60;

/**
 * Reads performance notation as it arrives; where the text is cut makes no difference. A spoken word is given with the
 * space that ends it, so that a second reader behind this one need not wait for the next word; a bracket when it closes.
 * Brackets inside a bracket belong to it; one that never closes runs to the end. A star opens a deed only before a letter,
 * behind no Latin letter or digit, and when another star closes it: `2 * 3` and `2*3` are sums.
 */
export class NotationReader {
  private ready: NotationPiece[] = [];
  /** The piece being read: in speech a word, and more than one space before it. */
  private held = '';
  private wordLength = 0;
  private bracket: BracketKind | undefined;
  private depth = 0;
  /** A run of stars that may open a deed, and from then on everything up to the run that closes it. */
  private starred = '';
  private stars = 0;
  private closing = 0;

  /** Takes the next letters and gives the pieces that are whole with them. */
  push(text: string): NotationPiece[] {
    // Marks are single units, and so a letter of two may come in two halves.
    for (let at = 0; at < text.length; at++) this.take(text.charAt(at));
    return this.release();
  }

  /** No more will come. What is still open counts, unless the text broke off. */
  end(broken = false): NotationPiece[] {
    if (this.closing > 0) this.closeStars();
    if (broken && this.bracket) this.held = '';
    if (broken) this.starred = '';
    if (this.starred) this.giveUpStars();
    this.give(this.bracket ?? 'speech', this.bracket !== undefined);
    return this.release();
  }

  private take(letter: string): void {
    if (this.bracket) this.takeInBracket(letter, this.bracket);
    else if (this.starred) this.takeStarred(letter);
    else this.takeSpoken(letter);
  }

  private takeInBracket(letter: string, bracket: BracketKind): void {
    this.held += letter;
    if (opensBracket(letter) === bracket) this.depth++;
    if (closesBracket(letter) === bracket && --this.depth === 0) {
      this.bracket = undefined;
      this.give(bracket);
    }
  }

  private takeSpoken(letter: string): void {
    const bracket = opensBracket(letter);
    if (bracket) {
      this.give('speech');
      this.bracket = bracket;
      this.depth = 1;
      this.held = letter;
    } else if (letter === '*' && !/[\p{Script=Latin}\p{N}]/u.test(this.last)) {
      this.starred = letter;
      this.stars = 1;
    } else {
      const isSpace = /\s/.test(letter);
      const isWhole = isSpace && /\S/.test(this.last);
      this.held += letter;
      if (!isSpace) this.wordLength++;
      // Scripts without spaces are spoken a clause at a time. No letter of two halves is cut.
      const isTooLong = this.wordLength > longestWord && !/[\uD800-\uDBFF]/.test(letter);
      if (isWhole || isTooLong || /[，。！？；]/.test(letter)) this.give('speech');
    }
  }

  private takeStarred(letter: string): void {
    const isRun = this.starred.length === this.stars;
    if (this.closing > 0 && letter !== '*') {
      this.closeStars();
      return this.take(letter);
    }
    if (isRun && /\s/.test(letter)) {
      this.giveUpStars();
      return this.take(letter);
    }
    this.starred += letter;
    if (letter !== '*') {
      if (this.starred.length > longestStarred) this.giveUpStars();
    } else if (isRun) this.stars++;
    else if (++this.closing === this.stars) this.closeStars();
  }

  private closeStars(): void {
    this.give('speech');
    this.held = this.starred;
    this.starred = '';
    this.closing = 0;
    this.give('act');
  }

  /** The stars were none of ours. There is no star in what came after them, so nothing is read a third time. */
  private giveUpStars(): void {
    const { starred, stars } = this;
    this.starred = '';
    this.held += starred.slice(0, stars);
    this.wordLength += stars;
    for (let at = stars; at < starred.length; at++) this.take(starred.charAt(at));
  }

  private give(kind: NotationPiece['kind'], isOpen = false): void {
    if (this.held) this.ready.push({ kind, text: this.held, ...(isOpen ? { isOpen } : {}) });
    this.held = '';
    this.wordLength = 0;
  }

  private get last(): string {
    return this.held.charAt(this.held.length - 1);
  }

  private release(): NotationPiece[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }
}
