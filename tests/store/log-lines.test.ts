import { describe, expect, it } from 'vitest';
import { stableJson } from '../../src/kit/hash.ts';
import { maxFactBytes } from '../../src/store/fact-record.ts';
import { exportLog, importLines, maxLineLength, readLogLines } from '../../src/store/log-lines.ts';
import { memoryStore } from '../../src/store/memory-store.ts';

const facts = Array.from({ length: 5 }, (_, seq) => ({ seq, by: 'actor:hamlet', text: `line ${seq} 🎭` }));
const plain = facts.map((fact) => JSON.stringify(fact));

async function exported(): Promise<string[]> {
  const { log } = await memoryStore().open('play');
  await log.append(facts);
  const lines: string[] = [];
  for await (const line of exportLog(log)) lines.push(line);
  return lines;
}

describe('exporting', () => {
  it('gives one line a fact, with its seq, its hash and the fact', async () => {
    const lines = await exported();
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines[3] ?? '')).toEqual({
      seq: 3,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      fact: facts[3],
    });
    expect(lines.join('')).not.toContain('\n');
  });
});

describe('reading lines', () => {
  it('takes exported lines and plain facts alike', async () => {
    expect(await readLogLines(await exported())).toEqual({ facts });
    expect(await readLogLines(plain)).toEqual({ facts });
    expect(await readLogLines(['', ...plain, ' \r', ''])).toEqual({ facts });
    expect(await readLogLines([])).toEqual({ facts: [] });
  });

  it('takes lines as they arrive', async () => {
    async function* arriving(): AsyncGenerator<string> {
      yield* await exported();
    }
    expect(await readLogLines(arriving())).toEqual({ facts });
  });

  it('reads the same facts whatever the order of their keys', async () => {
    const lines = (await exported()).map((line) => {
      const { fact, hash, seq } = JSON.parse(line) as { fact: { by: string; text: string }; hash: string; seq: number };
      return JSON.stringify({ fact: { text: fact.text, seq, by: fact.by }, seq, hash });
    });
    expect(await readLogLines(lines)).toEqual({ facts });
  });

  const damages: [string, (lines: string[]) => string[], number, RegExp][] = [
    ['a changed fact', (lines) => lines.with(2, lines[2]?.replace('line 2', 'lime 2') ?? ''), 3, /fact 2 was changed/],
    [
      'a changed hash',
      (lines) => lines.with(2, lines[2]?.replace(/"hash":"./, '"hash":"x') ?? ''),
      3,
      /fact 2 was changed/,
    ],
    ['a missing line', (lines) => lines.toSpliced(2, 1), 3, /its seq is 3 where 2 must follow/],
    [
      'a line that is there twice',
      (lines) => lines.toSpliced(2, 0, lines[1] ?? ''),
      3,
      /its seq is 1 where 2 must follow/,
    ],
    ['two lines swapped', ([a, b, c, d, e]) => [a, b, d, c, e].map(String), 3, /its seq is 3 where 2 must follow/],
    [
      'a seq that is not the fact’s',
      (lines) => lines.with(2, lines[2]?.replace('"seq":2', '"seq":9') ?? ''),
      3,
      /says 9 and holds fact 2/,
    ],
    ['something that is not JSON in the middle', (lines) => lines.with(2, '{"seq":2,'), 3, /breaks off or is not JSON/],
    ['a line that is no fact', (lines) => lines.with(2, '[2]'), 3, /no fact with a seq/],
    ['a line without its hash', (lines) => lines.with(2, plain[2] ?? ''), 3, /no hash, and those before do/],
    ['an endless line', (lines) => lines.with(2, `"${'x'.repeat(maxLineLength)}"`), 3, /longer than/],
  ];

  it.each(damages)('stops at %s and says where and why', async (_, change, line, reason) => {
    const read = await readLogLines(change(await exported()));
    expect(read.facts).toEqual(facts.slice(0, 2));
    expect(read.damage).toEqual({
      line,
      seq: 2,
      reason: expect.stringMatching(reason) as unknown,
      brokenOff: false,
    });
  });

  it.each(damages)('imports nothing of lines with %s', async (_, change, line, reason) => {
    const store = memoryStore();
    const importing = importLines(store, 'copy', change(await exported()));
    await expect(importing).rejects.toMatchObject({
      code: 'store/bad-line',
      message: expect.stringMatching(new RegExp(`^Line ${line} .*(${reason.source})`)) as unknown,
    });
    expect(await store.list()).toEqual([]);
  });

  it('keeps what comes before a last line that breaks off, at every place it can break', async () => {
    const lines = await exported();
    const last = lines[4] ?? '';
    for (let length = 1; length < last.length; length++) {
      const broken = [...lines.slice(0, 4), last.slice(0, length)];
      const read = await readLogLines(broken);
      expect(read.facts).toEqual(facts.slice(0, 4));
      expect(read.damage).toMatchObject({ line: 5, seq: 4, brokenOff: true });
    }
    const store = memoryStore();
    const outcome = await importLines(store, 'copy', [...lines.slice(0, 4), last.slice(0, 9), '']);
    expect(outcome).toMatchObject({ length: 4, damage: { line: 5, brokenOff: true } });
    expect((await store.open('copy')).log.length).toBe(4);
  });

  it('does not mistake a fact with a hash of its own for an exported line', async () => {
    const fact = { seq: 0, hash: 'of something', type: 'summary' };
    expect(await readLogLines([JSON.stringify(fact)])).toEqual({ facts: [fact] });
  });
});

describe('importing', () => {
  it('takes plain facts and chains them', async () => {
    const store = memoryStore();
    expect(await importLines(store, 'copy', plain)).toEqual({ length: 5 });
    const { log } = await store.open('copy');
    const lines: string[] = [];
    for await (const line of exportLog(log)) lines.push(line);
    expect(lines).toEqual(await exported());
  });

  it('does not write over a log that is there', async () => {
    const store = memoryStore();
    const { log } = await store.open('play');
    await log.append(facts.slice(0, 1));
    await expect(importLines(store, 'play', plain)).rejects.toMatchObject({ code: 'store/exists' });
    expect(log.length).toBe(1);
  });

  it('leaves nothing when the lines themselves fail to come', async () => {
    const store = memoryStore();
    async function* failing(): AsyncGenerator<string> {
      yield* plain;
      await Promise.resolve();
      throw new Error('the pipe broke');
    }
    await expect(importLines(store, 'copy', failing())).rejects.toThrow('the pipe broke');
    expect(await store.list()).toEqual([]);
  });

  it('takes a fact of the largest size the store takes', async () => {
    const room = maxFactBytes - stableJson({ seq: 0, text: '' }).length;
    const store = memoryStore();
    const { log } = await store.open('play');
    await log.append([{ seq: 0, text: 'x'.repeat(room) } as { seq: number }]);
    expect(await importLines(store, 'copy', exportLog(log))).toEqual({ length: 1 });
  });
});
