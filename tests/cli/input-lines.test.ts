import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type InputLine, readInputLines } from '../../src/cli/input-lines.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const size of sizes) {
    yield bytes.subarray(start, start + size);
    start += size;
  }
  yield bytes.subarray(start);
}

async function read(
  input: string | Uint8Array,
  maxBytes?: number,
  sizes: readonly number[] = [],
): Promise<InputLine[]> {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const lines: InputLine[] = [];
  for await (const line of readInputLines(inPieces(bytes, sizes), maxBytes)) lines.push(line);
  return lines;
}

async function texts(input: string | Uint8Array): Promise<(string | undefined)[]> {
  return (await read(input)).map((line) => (line.kind === 'line' ? line.text : undefined));
}

it('splits at line feeds, with or without carriage return, and numbers from one', async () => {
  expect(await read('a\r\n\nb')).toEqual([
    { kind: 'line', number: 1, text: 'a' },
    { kind: 'line', number: 2, text: '' },
    { kind: 'line', number: 3, text: 'b' },
  ]);
});

it('finds no line in nothing, and none after the last line feed', async () => {
  expect(await texts('')).toEqual([]);
  expect(await texts('a\n')).toEqual(['a']);
});

it('drops a byte order mark at the very start only', async () => {
  expect(await texts('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
});

it('replaces bytes that are not UTF-8', async () => {
  expect(await texts(Uint8Array.of(0x61, 0xff, 0xc3, 0x0a, 0x62))).toEqual(['a\uFFFD\uFFFD', 'b']);
});

it('reports an overlong line and goes on with the next', async () => {
  expect(await read(`123456\n12345\r\n12345\n${'x'.repeat(50)}`, 5)).toEqual([
    { kind: 'overlong', number: 1, bytes: 6, maxBytes: 5 },
    { kind: 'line', number: 2, text: '12345' },
    { kind: 'line', number: 3, text: '12345' },
    { kind: 'overlong', number: 4, bytes: 50, maxBytes: 5 },
  ]);
});

it('bounds lines at one mebibyte unless told otherwise', async () => {
  const fits = 'x'.repeat(1024 * 1024);
  expect((await read(`${fits}\n${fits}x\n`)).map(({ kind }) => kind)).toEqual(['line', 'overlong']);
});

it('reads the same lines however the bytes arrive', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '幕', '🎭', '\n', '\r', '\uFEFF') });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(6)), async (input, sizes) => {
      expect(await read(input, 8, sizes)).toEqual(await read(input, 8));
    }),
  );
});
