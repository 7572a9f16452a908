import { expect, it } from 'vitest';
import { boxInPicture } from '../../../src/app/captions/seating.ts';

/** As much of an element as has a place. */
const placed = (offsetLeft: number, offsetTop: number, offsetParent: HTMLElement | null, name = ''): HTMLElement =>
  ({
    ...{ offsetLeft, offsetTop, offsetParent, offsetWidth: 64, offsetHeight: 48 },
    matches: (selector: string) => selector === name,
  }) as unknown as HTMLElement;

it('knows where a button is in the picture that stands in a corner of its own', () => {
  const auditorium = placed(20, 10, null, '.auditorium');
  const thumbs = placed(0, 0, auditorium);
  const corner = placed(690, 180, thumbs);
  expect(boxInPicture(placed(74, 5, corner))).toEqual({ left: 764, top: 185, right: 828, bottom: 233 });
  expect(boxInPicture(placed(74, 5, auditorium)), 'what stands in it itself').toMatchObject({ left: 74, top: 5 });
});
