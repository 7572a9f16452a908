import { coveredBy, type FaceBox, type PictureBox } from '../captions/seats.ts';

interface MenuPlace {
  /** The free picture. */
  readonly room: PictureBox;
  /** Where it would lie by itself. */
  readonly usual: PictureBox;
  readonly faces: readonly FaceBox[];
  /** Whom it is about, if that is somebody in the picture. */
  readonly about: FaceBox | undefined;
}

/** Between a menu and the face it is about. */
const besideFace = 10;
/** Hair, ears and a beard are around a face: by this part of its width. */
const aroundFace = 0.3;
/** Narrower than this part of its usual width a menu is not read. */
const leastWidth = 0.6;
/** As broad as this part of the room it has no side to change to. */
const wholeWidth = 0.8;
/** A dot of the face it is about weighs as much as so many of others. */
const ownWeight = 20;

/** Where a menu lies: beside the face of whom it is about, and on as little of other faces as can be. Pure. */
export function placeMenu({ room, usual, faces, about }: MenuPlace): PictureBox {
  const width = usual.right - usual.left;
  if (width > (room.right - room.left) * wholeWidth) return usual;
  const around = about && (about.right - about.left) * aroundFace;
  const head = about && around !== undefined && { ...about, left: about.left - around, right: about.right + around };
  const mirrored = { ...usual, left: room.left + room.right - usual.right, right: room.left + room.right - usual.left };
  const places = [usual, mirrored, ...(head ? besides(head, usual, room) : [])];
  const cost = (box: PictureBox): number => coveredBy(box, faces) + (head ? ownWeight * coveredBy(box, [head]) : 0);
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** At the right of a face and at its left, as wide as there is room for. */
function besides({ left, right }: PictureBox, usual: PictureBox, room: PictureBox): readonly PictureBox[] {
  const width = usual.right - usual.left;
  const after = Math.max(room.left, right + besideFace);
  const before = Math.min(room.right, left - besideFace);
  const atRight = { ...usual, left: after, right: Math.min(room.right, after + width) };
  const atLeft = { ...usual, left: Math.max(room.left, before - width), right: before };
  return [atRight, atLeft].filter((box) => box.right - box.left >= width * leastWidth);
}
