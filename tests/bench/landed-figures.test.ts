import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeOf, readFigures, writeFigures } from './landed-figures.ts';
import { sections } from './sections.ts';
import type { Measure } from './stopwatch.ts';

const page = readFileSync(new URL('../../docs/figures.md', import.meta.url), 'utf8');
const names = sections.map(({ name }) => name);
const verdict: Measure = {
  measure: 'a | verdict',
  value: 20,
  unit: 'µs',
  baseline: 2,
  ratio: 10,
  budget: 50,
  things: 200,
};
const size: Measure = { measure: 'bytes', value: 450, unit: 'bytes' };
const section = (name: string, ...measures: Measure[]) => ({
  name,
  about: 'told',
  measures,
  circumstances: 'today, here',
});

describe('the landed figures', () => {
  it('are read back as they were written, section by section in the order of the bench', () => {
    const written = writeFigures(page, [section('play', size), section('world', verdict)], names);
    expect(readFigures(written).get('a | verdict')).toEqual({ value: 20, unit: 'µs', ratio: 10 });
    expect(readFigures(written).get('bytes')).toEqual({ value: 450, unit: 'bytes' });
    expect(written.indexOf('## `world`')).toBeLessThan(written.indexOf('## `play`'));
    const again = writeFigures(written, [section('world', { ...verdict, value: 30, ratio: 12 })], names);
    expect(readFigures(again).get('a | verdict')).toEqual({ value: 30, unit: 'µs', ratio: 12 });
    expect(readFigures(again).get('bytes')).toEqual({ value: 450, unit: 'bytes' });
  });

  it('leave what is written by hand as it is', () => {
    const [before] = page.split('<!-- From here');
    const written = writeFigures(page, [section('world', verdict)], names);
    expect(written.startsWith(before ?? '?')).toBe(true);
    expect(() => readFigures('# Figures')).toThrow('lost its marks');
  });

  it('are held against by ratio where there is one, and not at all in another unit', () => {
    expect(changeOf({ ...verdict, value: 99, ratio: 11 }, { value: 20, unit: 'µs', ratio: 10 })).toBe(10);
    expect(changeOf({ ...size, value: 225 }, { value: 450, unit: 'bytes' })).toBe(-50);
    expect(changeOf(size, { value: 450, unit: 'MB' })).toBeUndefined();
    expect(changeOf(size, undefined)).toBeUndefined();
  });

  it('are of measures in sections of the bench', () => {
    const written = [...page.matchAll(/^## `([^`]+)`/gm)].map((match) => match[1]);
    expect(written.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(written));
    expect(readFigures(page).size).toBeGreaterThan(5);
  });
});
