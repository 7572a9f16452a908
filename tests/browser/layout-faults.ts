import type { PictureBox } from '../../src/app/captions/seats.ts';

/** Something in the picture, by its box. */
export interface Guest extends PictureBox {
  readonly name: string;
}

/** Everything that shares the picture, each by its own box. */
const guests = [
  '.captions-heading',
  '.captions-told',
  '.captions-line',
  '.captions-bubble:not(.hidden)',
  '.playing-telling',
  '.playing-hint',
  '.playing-label',
  '.playing-hands',
  '.playing-own',
  '.playing-bearing',
  '.playing-box',
  '.playing-suggestions',
  '.playing-menu',
  '.playing-touch-button',
  '.controls',
  '.replay',
  '.shelf-mark',
  '.notice',
] as const;
/** What may lie over a face that speaks: what one has opened oneself, and what has a corner of its own. */
const ownCorners = [
  '.playing-touch-button',
  '.controls',
  '.playing-box',
  '.playing-suggestions',
  '.playing-menu',
  '.notice',
];
/** What must show all its letters. */
const whole = ['.captions-told', '.captions-lines', '.captions-bubble:not(.hidden) .captions-words', '.playing-label'];

/** Less than a dot is rounding. */
const tolerance = 1;

/** What lies over what, and what leaves the screen, in words; after a dash, where. */
export function faultsOf(faces: readonly Guest[]): readonly string[] {
  const shown = guests.flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map((root) => guestOf(selector, root)),
  );
  const faults = shown.flatMap((guest, index) => [
    ...shown.slice(index + 1).flatMap((other) => (meet(guest, other) ? [`${guest.name} over ${other.name} — ${places(guest, other)}`] : [])),
    ...(ownCorners.includes(guest.name) ? [] : faces.flatMap((face) => (meet(guest, face) ? [`${guest.name} over the face of ${face.name} — ${places(guest, face)}`] : []))),
    ...(isInside(guest) ? [] : [`${guest.name} leaves the screen — ${places(guest)}`]),
  ]); // prettier-ignore
  const cut = whole.flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(isShown)
      .filter(isCut)
      .map(() => `${selector} is cut`),
  );
  return [...faults, ...cut];
}

/** Whether what lies open beside a play that goes on leaves free what pauses it. */
export const leavesFree = (panel: string, row: string): boolean =>
  [panel, row].every((selector) => [...document.querySelectorAll<HTMLElement>(selector)].some(isShown)) &&
  !boxesOf(panel).some((box) => boxesOf(row).some((other) => meet(box, other)));

const boxesOf = (selector: string): readonly Guest[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map((root) => guestOf(selector, root));

const isShown = (root: HTMLElement): boolean => root.checkVisibility({ visibilityProperty: true }) && root.offsetHeight > 0 && (root.textContent !== '' || root.childElementCount > 0); // prettier-ignore

/** The letters of some fonts, Chinese ones above all, stand a little out of their lines: by this part of their size. */
const overhang = 0.3;

function isCut(root: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = root;
  const tall = Math.max(2, parseFloat(getComputedStyle(root).fontSize) * overhang);
  return clientHeight > 0 && (scrollHeight > clientHeight + tall || scrollWidth > clientWidth + 2);
}

function guestOf(name: string, root: HTMLElement): Guest {
  const { left, top, right, bottom } = root.getBoundingClientRect();
  return { name, left, top, right, bottom };
}

const meet = (a: PictureBox, b: PictureBox): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance;

const places = (...boxes: readonly PictureBox[]): string =>
  boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')).join(' / ');

const isInside = ({ left, top, right, bottom }: PictureBox): boolean =>
  left >= -tolerance && top >= -tolerance && right <= innerWidth + tolerance && bottom <= innerHeight + tolerance;
