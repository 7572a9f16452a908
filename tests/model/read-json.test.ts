import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/model/read-json.ts';

describe('readJson', () => {
  it.each([
    ['bare', '{"a": 1}', { a: 1 }],
    ['a list', ' [1, 2] ', [1, 2]],
    ['a word', '"silence"', 'silence'],
    ['in a fence', '```json\n{"a": 1}\n```', { a: 1 }],
    ['in a fence after words', 'Here it is:\n```\n{"a": 1}\n```\nI hope it helps {truly}.', { a: 1 }],
    ['after a preamble with brackets of its own', 'As [Hamlet] I say [1]: {"a": {"b": [1, 2]}}', { a: { b: [1, 2] } }],
    ['after braces that are no JSON', 'The set {x | x > 1} gives {"a": 1}', { a: 1 }],
    ['with commas too many', '{"a": [1, 2,\n], "b": {"c": 3, },}', { a: [1, 2], b: { c: 3 } }],
    ['with commas and brackets in strings', '{"a": "x,]}", "b": "\\"{,"}', { a: 'x,]}', b: '"{,' }],
    ['with raw line breaks in strings', '{"a": "one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['without its last brackets', '{"a": {"b": [1, 2', { a: { b: [1, 2] } }],
    ['without its last bracket, after a comma', '{"a": 1, ', { a: 1 }],
    ['in Chinese', '答：{"行动": "说话"}。', { 行动: '说话' }],
  ])('finds JSON %s', (_, text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['nothing', '   ', /empty/],
    ['words only', 'I shall not answer.', /no JSON/],
    ['a text cut inside a string', '{"line": "To be or n', /stops before/],
    ['a text cut after a key', '{"line":', /cannot be read/],
    ['brackets that do not match', '{"a": [1}', /closes with/],
    ['words where a value should be', '{"a": yes}', /cannot be read/],
    ['too much', `"${'x'.repeat(70_000)}"`, /longer than/],
    ['nesting without end', '['.repeat(5000), /too deep/],
    ['closed nesting too deep to walk', `${'['.repeat(5000)}${']'.repeat(5000)}`, /too deep/],
  ])('refuses %s, and says why', (_, text, why) => {
    const read = readJson(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error).toMatch(why);
  });

  it('supplies no brackets for an answer known to be cut off', () => {
    expect(readJson('{"a": [1, 2', { closeBrackets: false })).toMatchObject({ ok: false });
    expect(readJson('{"a": [1, 2]}', { closeBrackets: false })).toMatchObject({ ok: true });
  });

  it('finds any JSON value again, in a fence or among words', () => {
    const values = fc.jsonValue({ maxDepth: 4 }).filter((value) => typeof value === 'object' && value !== null);
    fc.assert(
      fc.property(values, fc.constantFrom('', 'Well: ', 'Sure!\n```json\n'), (value, before) => {
        // JSON has no -0.
        const expected: unknown = JSON.parse(JSON.stringify(value));
        expect(readJson(`${before}${JSON.stringify(value, null, 2)}\n`)).toEqual({ ok: true, value: expected });
      }),
    );
  });

  it('never throws, whatever it is given', () => {
    const noise = fc.array(fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'a', '1', '\n', ' ', '`'));
    fc.assert(
      fc.property(noise, (letters) => void readJson(letters.join(''))),
      { numRuns: 2000 },
    );
  });
});
