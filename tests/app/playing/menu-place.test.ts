import { describe, expect, it } from 'vitest';
import { coveredBy } from '../../../src/app/captions/seats.ts';
import { placeMenu } from '../../../src/app/playing/menu-place.ts';

const room = { left: 0, top: 60, right: 1280, bottom: 660 };
const usual = { left: 740, top: 190, right: 1086, bottom: 570 };
const face = (left: number, right: number) => ({ left, right, top: 200, bottom: 500, isSpeaking: false });

describe('the place of a menu', () => {
  it('is beside the face it is about, hair and beard and all', () => {
    const about = face(560, 800);
    const box = placeMenu({ room, usual, faces: [about], about });
    expect(coveredBy(box, [face(500, 860)])).toBe(0);
    expect([box.left >= room.left, box.right <= room.right]).toEqual([true, true]);
  });

  it('is at the other side where somebody stands there', () => {
    const about = face(600, 700);
    const box = placeMenu({ room, usual, faces: [about, face(760, 1100)], about });
    expect(box.right).toBeLessThan(about.left);
  });

  it('stays the usual one where it covers nobody, where it is about a thing, or where it has the whole width', () => {
    const about = face(560, 660);
    expect(placeMenu({ room, usual, faces: [about], about })).toEqual(usual);
    expect(placeMenu({ room, usual, faces: [about], about: undefined })).toEqual(usual);
    const whole = { ...usual, left: 10, right: 1270 };
    expect(placeMenu({ room, usual: whole, faces: [about], about })).toEqual(whole);
  });
});
