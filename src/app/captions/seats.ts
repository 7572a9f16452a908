import type { EntityId } from '../../drama/entity-id.ts';

/** A box in the picture's pixels. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A head in the picture. Nothing is ever written on one that speaks, and on others only where there is no other place. */
export interface FaceBox extends PictureBox {
  readonly isSpeaking: boolean;
  /** Whose it is; nobody's, of what else is kept free. */
  readonly actor?: EntityId | undefined;
}

/** Where a card may stand: over or under the free picture. */
export type Seat = 'above' | 'below';

/** What is told stands above, where nobody's face is; subtitles stand below. The first is liked best. */
export const toldSeats: readonly Seat[] = ['above', 'below'];
export const lineSeats: readonly Seat[] = ['below', 'above'];

interface Measured {
  readonly width: number;
  readonly height: number;
}

/** A dot of a face that speaks weighs as much as so many of others. */
const speakingWeight = 1000;

/** The box a card of this size has in that seat of the band. */
function boxOf(seat: Seat, { width, height }: Measured, band: PictureBox): PictureBox {
  const left = band.left + (band.right - band.left - width) / 2;
  const top = seat === 'above' ? band.top : band.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * The seat of a card: the first that covers no face; otherwise the one that covers least, above all of those who speak. A card
 * that is being read stays where it is for as long as it covers nobody who speaks. Pure.
 */
export function chooseSeat(
  seats: readonly Seat[],
  card: Measured,
  band: PictureBox,
  faces: readonly FaceBox[],
  before?: Seat,
): Seat {
  const covered = (seat: Seat): number => coveredBy(boxOf(seat, card, band), faces);
  const isSeated = before !== undefined && seats.includes(before);
  if (isSeated && !coversSpeaker(before, card, band, faces)) return before;
  const [first = 'above', ...rest] = seats;
  const best = rest.reduce((least, each) => (covered(each) < covered(least) ? each : least), first);
  // Where every seat is on somebody, a card does not hop for a little.
  return isSeated && covered(best) * 2 > covered(before) ? before : best;
}

/** Whether a card in that seat lies on a face that speaks. */
export const coversSpeaker = (seat: Seat, card: Measured, band: PictureBox, faces: readonly FaceBox[]): boolean =>
  isOnSpeaker(boxOf(seat, card, band), faces);

/** Whether a box lies on a face that speaks. */
export const isOnSpeaker = (box: PictureBox, faces: readonly FaceBox[]): boolean =>
  faces.some((face) => face.isSpeaking && sharedArea(box, face) > 0);

/** A column of the picture at its left or right border, as wide as this. */
export interface Column {
  readonly side: 'left' | 'right';
  readonly width: number;
}

/** Between a column and the face it stands beside. */
const besideFace = 6;

/** The wider of the two columns beside everybody who speaks; nothing where both are narrower than this. */
export function columnBeside(room: PictureBox, faces: readonly FaceBox[], least: number): Column | undefined {
  const speaking = faces.filter(({ isSpeaking }) => isSpeaking);
  const left = Math.min(...speaking.map((face) => face.left)) - room.left - besideFace;
  const right = room.right - Math.max(...speaking.map((face) => face.right)) - besideFace;
  const column = left >= right ? ({ side: 'left', width: left } as const) : ({ side: 'right', width: right } as const);
  return speaking.length > 0 && column.width >= least ? column : undefined;
}

/** How much of faces a box covers; of those who speak above all. */
export function coveredBy(box: PictureBox, faces: readonly FaceBox[]): number {
  return faces.reduce((sum, face) => sum + sharedArea(box, face) * (face.isSpeaking ? speakingWeight : 1), 0);
}

/** How many dots two boxes share. */
export const sharedArea = (a: PictureBox, b: PictureBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
