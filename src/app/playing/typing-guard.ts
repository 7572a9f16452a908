import { controlOf, type Bindings } from '../../../plugin/player/bindings.ts';
import { playerAsks } from '../../../plugin/player/player-rig.ts';

/** A key as it goes down. */
interface TypedKey {
  readonly code: string;
  /** What it writes. */
  readonly key: string;
  readonly atMs: number;
  /** Typed into a text: it does nothing else. */
  readonly isInText: boolean;
  /** It walks or looks around. */
  readonly isMove: boolean;
}

/** What a key is that goes down; nothing, of a shortcut, or of a key that is held. */
export function typedKey(event: KeyboardEvent, bindings: Bindings): TypedKey | undefined {
  const { code, key, timeStamp: atMs, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const control = controlOf(bindings, code);
  const isMove = control !== undefined && playerAsks.every((ask) => ask !== control);
  const isText = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
  return { code, key, atMs, isInText: event.isComposing || isText, isMove };
}

/** Two letters that follow each other so quickly are a word, and no commands. */
const wordMs = 400;
/** A word goes on for so long. */
const pauseMs = 1200;
/** So long after the box was left a letter was still meant for it. */
const afterBoxMs = 400;

/**
 * Somebody who types letters while no text has the keys means to write: none of them may do what keys do. An umbrella was
 * dropped by the “g” of “good evening”.
 */
export class TypingGuard {
  private lastMs = -Infinity;
  private lastCode = '';
  private isTyping = false;
  private isEscape = false;
  private boxLeftMs = -Infinity;

  /** The box was left; whoever left it by Escape has done with writing. */
  leaveBox(atMs: number): void {
    if (!this.isEscape) this.boxLeftMs = atMs;
  }

  /** Whether this key does nothing: it is a letter of what somebody writes. */
  keeps(typed: TypedKey): boolean {
    const { code, key, atMs, isInText, isMove } = typed;
    if (key === 'Shift') return false;
    this.isEscape = key === 'Escape';
    const isWriting = [...key].length === 1;
    const isLetter = /^\p{L}$/u.test(key);
    const isSoon = atMs - this.lastMs < (this.isTyping || key === ' ' ? pauseMs : wordMs);
    const isOther = code !== this.lastCode;
    const isCounted = isLetter && !isMove;
    if (!isWriting || isInText) this.isTyping = false;
    else if (this.isTyping) this.isTyping = isSoon;
    else this.isTyping = isCounted && isSoon && isOther;
    if (isCounted || (isWriting && (isInText || this.isTyping))) [this.lastMs, this.lastCode] = [atMs, code];
    else if (!isWriting) this.lastMs = -Infinity;
    const isAfterBox = atMs - this.boxLeftMs < afterBoxMs;
    return !isInText && (this.isTyping || (isAfterBox && isWriting && !isMove));
  }
}
