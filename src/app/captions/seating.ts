import type { FreeRoom } from './bubble-layout.ts';
import {
  chooseSeat,
  columnBeside,
  coveredBy,
  coversSpeaker,
  isOnSpeaker,
  lineSeats,
  sharedArea,
  toldSeats,
  type Column,
  type FaceBox,
  type PictureBox,
  type Seat,
} from './seats.ts';

/** Cards that are read: what is told, subtitles, and quiet sentences for whoever plays. */
type Card = 'told' | 'lines' | 'beside';

interface SeatingOptions {
  /** All captions. */
  readonly root: HTMLElement;
  readonly told: HTMLElement;
  readonly lines: HTMLElement;
  readonly beside: HTMLElement | undefined;
  /** Where the play is: it is written on nobody's face, whether they speak or not. */
  readonly title?: HTMLElement;
  /** Titles and prompts: they are not shown while somebody speaks from behind them. */
  readonly yielding: readonly HTMLElement[];
  /** Those of them that first go to the side of the picture, where anybody's face is behind them. */
  readonly sidestepping: readonly HTMLElement[];
}

/** Which of the cards say something new: only those are put elsewhere without need. */
interface News {
  readonly isToldNew: boolean;
  readonly areLinesNew: boolean;
  readonly isQuietNew: boolean;
}

/**
 * How little room there is. Every card has a seat over or under the faces that speak; or less is told at a time, in smaller
 * letters; or everything that is read stands in a column beside the face, and where that is too narrow, in letters as small
 * as letters may be.
 */
type Crowding = 'roomy' | 'crowded' | 'beside';

const tighter: Readonly<Record<Crowding, Crowding>> = { roomy: 'crowded', crowded: 'beside', beside: 'beside' };
const nowhere: PictureBox = { left: 0, top: 0, right: 0, bottom: 0 };
/** Less than this between what stands above and below is no picture. */
const leastRoom = 10;
/** Between two cards, by the height of the page's letters; layout.css says the same (`--between`). */
const between = 0.45;
/** A column is so many letters wide at the least, and a card as wide and tall as this, by the height of its letters. */
const leastColumn = 5;
const usualCard = { width: 24, height: 2.9 } as const;

/** Where everything that is read stands, but for bubbles. */
export class Seating {
  private readonly seats: Record<Card, Seat> = { told: 'above', lines: 'below', beside: 'below' };
  private boxes: Readonly<Record<Card, PictureBox>> = { told: nowhere, lines: nowhere, beside: nowhere };
  private yields: readonly PictureBox[] = [];
  private crowding: Crowding = 'roomy';
  private column: Column | undefined;
  private doesToldWait = false;
  /** Between two cards, and between a card and a face. */
  private gap = 8;

  constructor(private readonly options: SeatingOptions) {
    this.show();
  }

  /** Everything is told in single rows. */
  get isCrowded(): boolean {
    return this.crowding !== 'roomy' && !this.column;
  }

  /** How wide a card can be. */
  widthIn({ left, right }: FreeRoom): number {
    return this.column?.width ?? right - left;
  }

  /** How tall what is told and said is by now. */
  get readHeight(): number {
    const { told, lines } = this.boxes;
    return told.bottom - told.top + lines.bottom - lines.top;
  }

  measure(): void {
    const { told, lines, beside, yielding } = this.options;
    this.boxes = { told: boxIn(told), lines: boxIn(lines), beside: beside ? boxIn(beside) : nowhere };
    this.yields = yielding.map(boxInPicture);
    this.gap = Math.ceil(between * parseFloat(getComputedStyle(document.documentElement).fontSize)) || this.gap;
  }

  /** Cards change sides where a face is in their place; titles and prompts give way to it. True where something moved. */
  settle(room: FreeRoom, faces: readonly FaceBox[], news: News, fontPixels: number): boolean {
    const covers = this.takeSeats(room, faces, news);
    const isTight = covers || room.bottom - room.top < leastRoom;
    const isKept = !news.isToldNew && !news.areLinesNew;
    const isStillTight = this.crowding !== 'roomy' && (isKept || !hasRoom(room, faces, fontPixels));
    this.crowding = isTight ? tighter[this.crowding] : isStillTight ? this.crowding : 'roomy';
    if (this.crowding !== 'beside') this.column = undefined;
    else if (covers) this.column = columnBeside(room, faces, leastColumn * fontPixels);
    const moved = this.options.yielding.map((root, index) =>
      this.sidestep(root, this.yields[index] ?? nowhere, room, faces),
    );
    return this.show() || moved.includes(true);
  }

  /**
   * What found no place but on a face that speaks is not shown there: it waits until they have spoken, or have moved. In a
   * column so does what is told, where what is said leaves it too little.
   */
  keepOff(faces: readonly FaceBox[]): void {
    const { told, lines, beside, yielding, title } = this.options;
    const { boxes, yields } = this;
    const waits = (root: HTMLElement, box: PictureBox): boolean =>
      root.classList.toggle('yields', isOnSpeaker(box, faces) || (root === title && coveredBy(box, faces) > 0));
    const isOnFace = waits(told, boxes.told);
    const isSqueezed = this.column !== undefined && (sharedArea(boxes.told, boxes.lines) > 0 || isCut(told));
    if (isSqueezed) told.classList.add('yields');
    this.doesToldWait = isOnFace || isSqueezed;
    waits(lines, boxes.lines);
    if (beside) waits(beside, boxes.beside);
    yielding.forEach((root, index) => waits(root, yields[index] ?? nowhere));
  }

  /** To the side, where that covers less of anybody's face. True where it moved. */
  private sidestep(root: HTMLElement, box: PictureBox, room: FreeRoom, faces: readonly FaceBox[]): boolean {
    if (!this.options.sidestepping.includes(root) || box.right <= box.left) return false;
    const isAside = root.dataset['aside'] !== undefined;
    const width = box.right - box.left;
    const middle = (room.left + room.right - width) / 2;
    // Whoever went aside comes back when there is some air around everybody.
    const air = isAside ? this.gap * 3 : 0;
    const inMiddle = { left: middle - air, right: middle + width + air, top: box.top - air, bottom: box.bottom + air };
    const atSide = { ...box, left: room.right - width, right: room.right };
    const covered = coveredBy(inMiddle, faces);
    return mark(root, 'aside', covered > 0 && coveredBy(atSide, faces) < covered ? 'end' : undefined);
  }

  /** There is no place for what is told until somebody has spoken. */
  get isToldWaiting(): boolean {
    return this.doesToldWait;
  }

  /** Whether one of them found no seat but on a face that speaks. */
  private takeSeats(room: FreeRoom, faces: readonly FaceBox[], { isToldNew, areLinesNew, isQuietNew }: News): boolean {
    const { seats, boxes } = this;
    const { told, lines, beside } = boxes;
    const isToldAbove = seats.told === 'above';
    const isToldShown = told.bottom > told.top;
    const areLinesAbove = seats.lines === 'above';
    const band = {
      ...this.across(room),
      top: isToldAbove && isToldShown ? told.top : areLinesAbove ? lines.top : room.top,
      bottom: !isToldAbove && isToldShown ? told.bottom : areLinesAbove ? room.bottom : lines.top,
    };
    const linesBand = {
      ...band,
      top: isToldAbove && isToldShown ? told.bottom : band.top,
      bottom: areLinesAbove ? band.bottom : lines.bottom,
    };
    const take = (card: Card, kinds: readonly Seat[], where: PictureBox, isNew: boolean): boolean => {
      const { width, height } = sizeOf(boxes[card]);
      const size = { width, height: height > 0 ? height + this.gap : 0 };
      seats[card] = chooseSeat(kinds, size, where, faces, isNew ? undefined : seats[card]);
      return coversSpeaker(seats[card], size, where, faces);
    };
    const covers = [take('told', toldSeats, band, isToldNew), take('lines', lineSeats, linesBand, areLinesNew)];
    // What is said quietly stands under lines that are above.
    const linesTall = lines.bottom > lines.top && seats.lines === 'above' ? lines.bottom - lines.top + this.gap : 0;
    const quietBand = {
      ...linesBand,
      top: linesBand.top + linesTall,
      bottom: seats.beside === 'below' ? beside.bottom : linesBand.bottom,
    };
    return [...covers, take('beside', lineSeats, quietBand, areLinesNew || isQuietNew)].includes(true);
  }

  private across({ left, right }: FreeRoom): { readonly left: number; readonly right: number } {
    const { column } = this;
    if (!column) return { left, right };
    return column.side === 'left' ? { left, right: left + column.width } : { left: right - column.width, right };
  }

  /** Tells the layout; true where it was told something else before. */
  private show(): boolean {
    const { options, seats, crowding, column } = this;
    const { root, told, lines, beside } = options;
    const width = column && `${Math.floor(column.width)}px`;
    const isNew = [
      mark(root, 'crowding', crowding),
      ...[told, lines, beside].map((card) => card !== undefined && mark(card, 'column', column?.side)),
      mark(told, 'seat', seats.told),
      mark(lines, 'seat', seats.lines),
      beside !== undefined && mark(beside, 'seat', seats.beside),
      beside !== undefined && mark(beside, 'crowding', crowding),
    ];
    for (const card of [told, lines, beside]) if (card) setWidth(card, width);
    return isNew.includes(true);
  }
}

/** Whether a usual card would stand over or under everybody who speaks. */
function hasRoom(room: FreeRoom, faces: readonly FaceBox[], fontPixels: number): boolean {
  const width = Math.min(usualCard.width * fontPixels, room.right - room.left);
  const card = { width, height: usualCard.height * fontPixels };
  return toldSeats.some((seat) => !coversSpeaker(seat, card, room, faces));
}

function mark(root: HTMLElement, name: string, value: string | undefined): boolean {
  if (root.dataset[name] === value) return false;
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
  return true;
}

function setWidth(root: HTMLElement, width: string | undefined): void {
  if (width === undefined) root.style.removeProperty('--column');
  else root.style.setProperty('--column', width);
}

export const boxIn = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): PictureBox => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
});

/** The same of what stands in something that has a place of its own. */
export function boxInPicture(root: HTMLElement): PictureBox {
  const box = boxIn(root);
  const around = root.offsetParent as HTMLElement | null;
  if (!around || around.matches('.auditorium')) return box;
  const { left, top } = boxInPicture(around);
  return { left: left + box.left, top: top + box.top, right: left + box.right, bottom: top + box.bottom };
}

/** Whether not all its letters are shown; some fonts stand a little out of their lines. */
const isCut = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + 2;

const sizeOf = ({ left, top, right, bottom }: PictureBox) => ({ width: right - left, height: bottom - top });
