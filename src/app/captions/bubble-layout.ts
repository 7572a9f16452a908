import type { EntityId } from '../../drama/entity-id.ts';
import { sharedArea, type PictureBox, type FaceBox } from './seats.ts';

/** A bubble that wants a place: how large it is, and whom it hangs over. */
export interface BubbleWish {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  /** As wide as it may still grow, so that it does not run from its reader while it does. */
  readonly mostWidth: number;
  /** Where its tail points, in the picture's pixels. */
  readonly x: number;
  readonly y: number;
  /** How far down the face is: a tail at the side of a bubble points there. */
  readonly faceY?: number | undefined;
  /** Whose head it hangs over, and where that is. */
  readonly actor?: EntityId | undefined;
  readonly face?: PictureBox | undefined;
  /** Where it stood a moment ago. */
  readonly before?: Corner | undefined;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The part of the picture that nothing else is written on. */
export interface FreeRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type BubbleSide = 'left' | 'right' | 'above';

export interface PlacedBubble extends Corner {
  readonly id: number;
  /** From the bubble's left border to its tail, and from its upper one to a tail at its side. */
  readonly tailX: number;
  readonly tailY: number;
  /** Whoever speaks is at this side of the bubble, and not under it: the tail is there. */
  readonly side: BubbleSide | undefined;
  /** It had to give way, and no longer hangs right over its speaker. */
  readonly isPushed: boolean;
}

/** Between two bubbles. */
const gap = 6;
/** From a bubble's lower border to whom it hangs over. */
const tailHeight = 10;
/** From its left border to its tail, where nothing is in the way. */
const tailFrom = 28;
/** So much worse is a place below than a place above. */
const sinking = 0.6;
/** So much of its way from where it belongs counts beside how far its speaker is. */
const displacing = 0.25;
/** To the right of its tail is liked a little better. */
const toTheLeft = 4;
/** So many pixels farther away is better than on the face of somebody who only listens. */
const coveringFace = 1200;
/** So much of a face that only listens may be covered by a bubble that comes, and by one that is being read already. */
const mostCovered = { coming: 0.12, standing: 0.4 } as const;
/** Hair and chin belong to a face, too: so much larger than a face is what is kept free for those who listen. */
const aroundFace = 0.3;
/** A tail that is so much nearer to another head than to its own is taken for theirs. */
const misledPixels = 4;
/** So much of the height of what is free a bubble may take: what is taller hides the play, and is read at the foot. */
const tallest = 0.45;
/** A tail is not drawn nearer to a corner than this. */
const tailInset = 14;

/**
 * Gives every bubble a place inside the room where no other is and nobody's face who speaks, as near to its speaker as can be;
 * the first of them choose first. Those for whom no place is left are left out: they are read as subtitles. Pure.
 */
export function placeBubbles(
  wishes: readonly BubbleWish[],
  room: FreeRoom,
  faces: readonly FaceBox[] = [],
): readonly PlacedBubble[] {
  const placed: (PlacedBubble & PictureBox)[] = [];
  const speaking = faces.filter(({ isSpeaking }) => isSpeaking);
  const listening = faces.filter(({ isSpeaking }) => !isSpeaking).map(grown);
  for (const wish of wishes) {
    const { width, height } = wish;
    if (width > room.right - room.left || height > (room.bottom - room.top) * tallest) continue;
    const wanted = wantedCorner(wish, room);
    const kept: readonly PictureBox[] = [...placed, ...speaking];
    const best = bestCorner(wish, wanted, room, kept, listening, faces);
    if (!best) continue;
    const tailX = clamp(wish.x - best.left, tailInset, width - tailInset);
    const tailY = clamp((wish.faceY ?? wish.y) - best.top, tailInset, height - tailInset);
    const isPushed = best.left !== wanted.left || best.top !== wanted.top;
    const side = isPushed ? sideOf(best, wish) : undefined;
    placed.push({
      id: wish.id,
      ...best,
      tailX,
      tailY,
      side,
      isPushed,
      right: best.left + width,
      bottom: best.top + height,
    });
  }
  return placed.map(({ right: _, bottom: __, ...bubble }) => bubble);
}

/** The place of least effort: where it is wanted, beside what is in its way, or at a border of the room. */
function bestCorner(
  wish: BubbleWish,
  wanted: Corner,
  room: FreeRoom,
  kept: readonly PictureBox[],
  spared: readonly PictureBox[],
  faces: readonly FaceBox[],
): Corner | undefined {
  const { width, height } = wish;
  const others = [...kept, ...spared];
  const lefts = [
    wanted.left,
    Math.round(wish.x + tailFrom - width),
    ...others.flatMap(({ left, right }) => [left - width - gap, right + gap]),
  ];
  const tops = [wanted.top, ...others.flatMap(({ top, bottom }) => [top - height - gap, bottom + gap])];
  if (others.length > 0) {
    lefts.push(room.left, room.right - width);
    tops.push(room.top, room.bottom - height);
  }
  const own = wish.face;
  const strangers = faces.filter((face) => face.actor !== wish.actor);
  let best: Corner | undefined;
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const corner = { left: Math.round(left), top: Math.round(top) };
      if (!isWithin(corner, wish, room) || kept.some((other) => overlaps(corner, wish, other))) continue;
      const box = { ...corner, right: corner.left + width, bottom: corner.top + height };
      const most = wish.before ? mostCovered.standing : mostCovered.coming;
      const covered = spared.reduce((sum, face) => sum + sharedArea(box, face) / Math.max(1, areaOf(face)), 0);
      if (covered > most) continue;
      const isPushed = corner.left !== wanted.left || corner.top !== wanted.top;
      if (own && isTakenFor(tipOf(corner, wish, isPushed), own, strangers)) continue;
      const effort = effortOf(corner, wanted, wish) + covered * coveringFace;
      if (effort >= least) continue;
      least = effort;
      best = corner;
    }
  }
  return best;
}

function grown({ left, top, right, bottom, ...face }: FaceBox): FaceBox {
  const [across, up] = [((right - left) * aroundFace) / 2, ((bottom - top) * aroundFace) / 2];
  return { ...face, left: left - across, top: top - up, right: right + across, bottom: bottom + up };
}

/** Where a speaker is from a bubble that no longer hangs over them. */
function sideOf({ left, top }: Corner, { x, y, width }: BubbleWish): BubbleSide | undefined {
  if (x < left) return 'left';
  if (x > left + width) return 'right';
  return top > y ? 'above' : undefined;
}

function wantedCorner({ x, y, width, height, mostWidth }: BubbleWish, room: FreeRoom): Corner {
  const reserved = Math.max(width, Math.min(mostWidth, room.right - room.left));
  return {
    left: Math.round(clamp(x - tailFrom, room.left, room.right - reserved)),
    top: Math.round(clamp(y - tailHeight - height, room.top, room.bottom - height)),
  };
}

/**
 * How far from whoever speaks, from where it belongs, and from where it was: a bubble that hops is not read, and one that sinks
 * hides a body.
 */
function effortOf({ left, top }: Corner, wanted: Corner, wish: BubbleWish): number {
  const { before, x, width } = wish;
  const sunk = Math.max(0, top - wanted.top) * sinking;
  // It hangs as well to the left of its tail as to the right.
  const across = Math.abs(left - wanted.left);
  const mirrored = Math.abs(left + width - x - tailFrom) + toTheLeft;
  const displaced = Math.hypot(Math.min(across, mirrored), top - wanted.top + sunk) * displacing;
  const away = displaced + pixelsAway({ left, top }, grownAt(left, wanted, wish));
  return before ? away + Math.hypot(left - before.left, top - before.top) / 2 : away;
}

/** Where it belongs it has room to grow, up to whoever speaks. */
const grownAt = (left: number, wanted: Corner, wish: BubbleWish): BubbleWish =>
  left === wanted.left ? { ...wish, width: Math.max(wish.width, wish.mostWidth) } : wish;

/** From a bubble's nearest border to the head it belongs to: as far as one looks for whoever says it. */
function pixelsAway({ left, top }: Corner, { x, y, faceY = y, width, height }: BubbleWish): number {
  const half = faceY - y;
  const across = Math.max(0, left - (x + half), x - half - (left + width));
  return Math.hypot(across, Math.max(0, top - (faceY + half), y - (top + height)));
}

/** Where a bubble's tail ends. */
function tipOf({ left, top }: Corner, wish: BubbleWish, isPushed: boolean): { readonly x: number; readonly y: number } {
  const { width, height, x, y, faceY = y } = wish;
  const side = isPushed ? sideOf({ left, top }, wish) : undefined;
  const across = clamp(x, left + tailInset, left + width - tailInset);
  if (side === 'above') return { x: across, y: top - tailHeight };
  if (side === undefined) return { x: across, y: top + height + tailHeight };
  const down = clamp(faceY, top + tailInset, top + height - tailInset);
  return { x: side === 'left' ? left - tailHeight : left + width + tailHeight, y: down };
}

/** Whether a tail there points at the head of somebody else: it is nearer, or on the way to whoever speaks. */
function isTakenFor(
  tip: { readonly x: number; readonly y: number },
  own: PictureBox,
  others: readonly PictureBox[],
): boolean {
  const to = { x: clamp(tip.x, own.left, own.right), y: clamp(tip.y, own.top, own.bottom) };
  const far = Math.hypot(to.x - tip.x, to.y - tip.y);
  return others.some((other) => {
    const across = Math.max(0, other.left - tip.x, tip.x - other.right);
    const up = Math.max(0, other.top - tip.y, tip.y - other.bottom);
    return Math.hypot(across, up) < far - misledPixels || isCrossed(tip, to, other);
  });
}

/** Whether the way from one point to another goes through a box. */
function isCrossed(from: { x: number; y: number }, to: { x: number; y: number }, box: PictureBox): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, way, least, most] of [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const) {
    if (way === 0 && (start < least || start > most)) return false;
    if (way === 0) continue;
    const [one, other] = [(least - start) / way, (most - start) / way];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter < leave;
}

const isWithin = ({ left, top }: Corner, { width, height }: BubbleWish, room: FreeRoom): boolean =>
  left >= room.left && top >= room.top && left + width <= room.right && top + height <= room.bottom;

const overlaps = ({ left, top }: Corner, { width, height }: BubbleWish, other: PictureBox): boolean =>
  left < other.right + gap &&
  left + width + gap > other.left &&
  top < other.bottom + gap &&
  top + height + gap > other.top;

const areaOf = ({ left, top, right, bottom }: PictureBox): number => (right - left) * (bottom - top);

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
