import { isWorthReading } from '../words/sentences.ts';
import type { SurtitleLine } from './surtitles.ts';

/** What has been said has mostly been read by then; a long line takes a little longer. */
export const lingerSeconds = ({ text, voice }: SurtitleLine): number =>
  Math.min(voice === 'thought' ? 2.5 + text.length * 0.05 : 1.6 + text.length * 0.022, 9);

/** A word alone is not read: a line stands from its first few words on, or when it is over. */
export const isBegun = ({ text, isOver }: SurtitleLine): boolean => isOver || isWorthReading(text);

/** Nobody has two bubbles of a kind over their head. */
export const latestOfEach = (lines: readonly SurtitleLine[]): readonly SurtitleLine[] =>
  lines.filter(
    (line, index) =>
      !lines.some(
        (later, at) =>
          at > index &&
          later.actor === line.actor &&
          later.text !== '' &&
          (later.voice === 'thought') === (line.voice === 'thought'),
      ),
  );
