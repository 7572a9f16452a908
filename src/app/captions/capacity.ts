/** How much can be read at once in a picture of this size, in letters. */
export interface Capacity {
  readonly told: number;
  readonly lines: number;
  readonly bubble: number;
}

export const isSameCapacity = (a: Capacity, b: Capacity): boolean =>
  a.told === b.told && a.lines === b.lines && a.bubble === b.bubble;

interface Sheet {
  /** Of what is left of the picture beside hands, boxes and bars, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of a letter, as captions are set. */
  readonly fontPixels: number;
  /** Chinese signs are as wide as they are tall. */
  readonly isWide: boolean;
  /** A face that speaks needs the room: everything is told in single rows. */
  readonly isCrowded: boolean;
}

/** As wide as captions become, in the height of their letters; captions.css says the same. */
const widths = { told: 36, lines: 44, bubble: 19 } as const;
/** What is never exceeded, however large the screen: nobody reads more at a glance. */
const most = { told: 180, lines: 260, bubble: 150 } as const;
/** So much of its height each may take: a face has the rest. */
const shares = { told: 0.26, lines: 0.26, bubble: 0.4 } as const;
const rowHeights = { told: 1.45, lines: 1.75, bubble: 1.45 } as const;
/** Letters of subtitles are larger, and a name stands before them. */
const lineLetters = 1.15;
const nameLetters = 12;
const rowsBetween = { least: 2, most: 4 } as const;
/** Where so little is left, everything is told in single rows. */
const singleRowBelow = 7;
/** Told in fewer letters than these, a sentence falls into pieces that say nothing by themselves. */
const leastTold = 46;
/** Words do not fill their rows. */
const filled = 0.8;

/** Fewer letters on a small screen or in large type: nothing that is told, said or hung over a head leaves the picture. */
export function capacityOf({ width, height, fontPixels, isWide, isCrowded }: Sheet): Capacity {
  const letter = fontPixels * (isWide ? 1 : 0.5);
  const lettersFor = (kind: keyof typeof widths): number => {
    const across = Math.min(widths[kind] * fontPixels, width - 3.5 * fontPixels) / letter;
    const fitting = Math.floor((height * shares[kind]) / (rowHeights[kind] * fontPixels));
    const least = height < singleRowBelow * fontPixels ? 1 : rowsBetween.least;
    const single = least === 1 ? 1 : Math.ceil(leastTold / (isWide ? 2 : 1) / (across * filled));
    const usual = Math.max(least, Math.min(fitting, rowsBetween.most));
    const rows = isCrowded && kind !== 'bubble' ? Math.min(usual, single) : usual;
    const whole = across * rows * filled;
    const letters = kind === 'lines' ? whole / lineLetters - nameLetters / (isWide ? 2 : 1) : whole;
    return Math.max(12, Math.min(most[kind] / (isWide ? 2 : 1), Math.floor(letters)));
  };
  return { told: lettersFor('told'), lines: lettersFor('lines'), bubble: lettersFor('bubble') };
}
