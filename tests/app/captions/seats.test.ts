import { describe, expect, it } from 'vitest';
import { placeBubbles } from '../../../src/app/captions/bubble-layout.ts';
import { capacityOf } from '../../../src/app/captions/capacity.ts';
import { chooseSeat, coversSpeaker, lineSeats, sharedArea, toldSeats } from '../../../src/app/captions/seats.ts';
import { partedText } from '../../../src/app/words/sentences.ts';
import { seededRandom } from '../../../src/kit/random.ts';

const band = { left: 0, top: 40, right: 640, bottom: 340 };
const card = { width: 400, height: 60 };
const face = (top: number, isSpeaking = true) => ({ left: 270, top, right: 370, bottom: top + 120, isSpeaking });

describe('a seat', () => {
  it('is the first that is on no face', () => {
    expect(chooseSeat(toldSeats, card, band, [])).toBe('above');
    expect(chooseSeat(toldSeats, card, band, [face(60)])).toBe('below');
    expect(chooseSeat(lineSeats, card, band, [face(200)])).toBe('above');
  });

  it('is kept while nobody speaks under it', () => {
    expect(chooseSeat(toldSeats, card, band, [], 'below')).toBe('below');
    expect(chooseSeat(toldSeats, card, band, [face(200, false)], 'below')).toBe('below');
    expect(chooseSeat(toldSeats, card, band, [face(230)], 'below')).toBe('above');
  });

  it('says where there is none', () => {
    const crowd = [face(60), face(230)];
    expect(coversSpeaker(chooseSeat(toldSeats, card, band, crowd), card, band, crowd)).toBe(true);
  });
});

describe('bubbles', () => {
  it('go round every face that speaks, wherever it is', () => {
    const random = seededRandom('faces');
    const between = (least: number, most: number) => Math.floor(least + random.next() * (most - least));
    for (let round = 0; round < 300; round++) {
      const [left, top, size] = [between(0, 600), between(0, 330), between(20, 150)];
      const head = { left, top, right: left + size * 0.8, bottom: top + size, isSpeaking: true };
      const [width, height] = [between(60, 220), between(30, 110)];
      const wish = { id: 1, x: left + size * 0.4, y: top - 6, width, height, mostWidth: 220, isOff: false };
      for (const placed of placeBubbles([wish], band, [head])) {
        const box = { left: placed.left, top: placed.top, right: placed.left + width, bottom: placed.top + height };
        expect(sharedArea(box, head)).toBe(0);
      }
    }
  });
});

describe('what is told at once', () => {
  const sheet = { width: 1200, height: 560, fontPixels: 18, isWide: false, isCrowded: false };
  it('is less on a small screen, in large type, in wide signs and beside a face', () => {
    const usual = capacityOf(sheet);
    expect(capacityOf({ ...sheet, width: 290, height: 300 }).told).toBeLessThan(usual.told);
    expect(capacityOf({ ...sheet, fontPixels: 36, height: 300 }).told).toBeLessThan(usual.told);
    expect(capacityOf({ ...sheet, isWide: true }).lines).toBeLessThan(usual.lines);
    expect(capacityOf({ ...sheet, isCrowded: true }).told).toBeLessThan(usual.told);
  });

  it('holds a clause also beside a face on the smallest phone', () => {
    const phone = { ...sheet, width: 290, height: 300, fontPixels: 16, isCrowded: true };
    expect(capacityOf(phone).told).toBeGreaterThanOrEqual(46);
    expect(capacityOf({ ...phone, isWide: true }).told).toBeGreaterThanOrEqual(23);
    expect(capacityOf({ ...phone, height: 100 }).told, 'no room for a second row').toBeLessThan(46);
  });

  it('is parted at sentences, clauses or words, and nothing is lost', () => {
    const text =
      'The curtain is in rags. Under it lies the councillor: the wrong man, and past apologising to anybody.';
    const pages: string[] = [];
    for (let rest = text; rest !== '';) {
      const [first, after] = partedText(rest, 40);
      expect(first.length).toBeGreaterThan(8);
      expect(first.length).toBeLessThanOrEqual(40);
      pages.push(first);
      rest = after;
    }
    expect(pages.join(' ')).toBe(text);
    expect(pages[0]).toBe('The curtain is in rags.');
    const driver =
      'A driver in a yellow raincoat has a lottery ticket in one hand and notes in the booth that he means to keep.';
    expect(partedText(driver, 66)[0]).toBe('A driver in a yellow raincoat has a lottery ticket in one hand');
    expect(partedText('Nobody saw the grey man leave by the kitchen window.', 40, 54)[1]).toBe('');
  });
});
