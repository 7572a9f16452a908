import { describe, expect, it } from 'vitest';
import { SecondPress } from '../../../src/app/playing/second-press.ts';
import { TypingGuard } from '../../../src/app/playing/typing-guard.ts';

const moves = new Set(['w', 'a', 's', 'd']);

/** Which of these keys still do something, a key every so many milliseconds. */
function acting(keys: string, everyMs: number, guard = new TypingGuard(), fromMs = 10_000): string {
  return [...keys]
    .filter((key, index) => {
      const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
      const atMs = fromMs + index * everyMs;
      return !guard.keeps({ code, key, atMs, isInText: false, isMove: moves.has(key) });
    })
    .join('');
}

describe('letters typed while no text has the keys', () => {
  it('do nothing from the second one on, nor does the space between them', () => {
    expect(acting('good evening', 180)).toBe('g');
    expect(acting('umbrella', 300)).toBe('u');
  });

  it('act where they are pressed one by one, or twice, or while somebody walks', () => {
    expect(acting('egt', 900)).toBe('egt');
    expect(acting('ee', 200)).toBe('ee');
    expect(acting('wwewd', 120)).toBe('wwewd');
  });

  it('act again after a pause, and after a key that writes nothing', () => {
    const guard = new TypingGuard();
    expect(acting('hello', 200, guard)).toBe('h');
    expect(acting('g', 0, guard, 20_000)).toBe('g');
    expect(acting('h', 0, guard, 20_100)).toBe('');
    expect(guard.keeps({ code: 'Escape', key: 'Escape', atMs: 20_150, isInText: false, isMove: false })).toBe(false);
    expect(acting('g', 0, guard, 20_200)).toBe('g');
  });

  it('act in no box, and not for a moment after it', () => {
    const guard = new TypingGuard();
    const inBox = { code: 'KeyO', key: 'o', atMs: 1000, isInText: true, isMove: false };
    expect(guard.keeps(inBox)).toBe(false);
    guard.leaveBox(1100);
    expect(acting('g', 0, guard, 1200)).toBe('');
    expect(acting('g', 0, guard, 1499)).toBe('');
    expect(acting('1', 0, new TypingGuard(), 0)).toBe('1');
    const later = new TypingGuard();
    later.leaveBox(1000);
    expect(acting('1', 0, later, 1399)).toBe('');
    expect(acting('w', 0, later, 1399)).toBe('w');
    expect(acting('g', 0, later, 1400)).toBe('g');
    const escaped = new TypingGuard();
    escaped.keeps({ ...inBox, code: 'Escape', key: 'Escape', atMs: 1090 });
    escaped.leaveBox(1100);
    expect(acting('t', 0, escaped, 1200)).toBe('t');
  });

  it('go on with the word that was begun in the box', () => {
    const guard = new TypingGuard();
    guard.keeps({ code: 'KeyO', key: 'o', atMs: 1000, isInText: true, isMove: false });
    expect(acting('g', 0, guard, 1350)).toBe('');
  });
});

describe('what a slip of a finger must not do', () => {
  it('is done at the second press, and only of the same key', () => {
    const second = new SecondPress<string>();
    expect(second.press('drop', 1000)).toBe(false);
    second.release();
    expect(second.press('throw', 1300)).toBe(false);
    second.release();
    expect(second.press('drop', 1600)).toBe(false);
    second.release();
    expect(second.press('drop', 1900)).toBe(true);
    expect(second.press('drop', 2000)).toBe(false);
    second.release();
    expect(second.press('drop', 9000)).toBe(false);
  });

  it('is done once where the key is held', () => {
    const second = new SecondPress<string>();
    second.press('drop', 1000);
    expect(second.due(1300)).toBeUndefined();
    expect(second.due(1450)).toBe('drop');
    expect(second.due(1900)).toBeUndefined();
    second.press('drop', 5000);
    second.release();
    expect(second.due(5900)).toBeUndefined();
  });
});
