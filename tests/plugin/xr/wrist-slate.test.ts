import { describe, expect, it } from 'vitest';
import { slatePages, slatePixels, WristSlate } from '../../../plugin/xr/wrist-slate.ts';

const words = { say: 'Say', keys: 'Type', bill: 'Playbill', told: 'So far', mind: 'Minds', send: 'Say it' };

describe('the slate over the wrist', () => {
  it('has its buttons beside each other and all of them on it', () => {
    const slate = new WristSlate(words);
    slate.rows = ['Good evening.', 'What a night.', 'Who are you?'];
    for (const page of slatePages) {
      slate.press(`page:${page}`);
      expect(slate.page).toBe(page);
      const { buttons } = slate;
      for (const { x, y, width, height } of buttons) {
        expect(x + width).toBeLessThanOrEqual(slatePixels.width + 0.001);
        expect(y + height).toBeLessThanOrEqual(slatePixels.height + 0.001);
      }
      const covered = buttons.filter((one) =>
        buttons.some(
          (other) =>
            other !== one && one.x < other.x + other.width - 0.01 && other.x < one.x + one.width - 0.01 && one.y < other.y + other.height - 0.01 && other.y < one.y + one.height - 0.01, // prettier-ignore
        ),
      );
      expect(covered).toEqual([]);
    }
  });

  it('says a row once, and what was typed on it', () => {
    const slate = new WristSlate(words);
    slate.rows = ['Good evening.', 'What a night.'];
    expect(slate.press('row:1')).toBe('What a night.');
    expect(slate.press('row:1')).toBeUndefined();
    slate.press('page:keys');
    for (const letter of 'who isz') slate.press(`letter:${letter}`);
    slate.press('erase:');
    expect(slate.typed).toBe('who is');
    expect(slate.press('send:')).toBe('who is');
    expect(slate.press('send:'), 'nothing is left to say').toBeUndefined();
    expect(slate.buttons.map(({ key }) => key)).toContain('letter: ');
  });
});
