import { describe, expect, it } from 'vitest';
import { blankDraft, draftOf, settingsIn } from '../../../src/app/settings/model-draft.ts';
import { knownEndpoints } from '../../../src/model/known-endpoints.ts';
import { wantedTab } from '../../../src/app/dom/tabs.ts';

const draft = { ...blankDraft, baseUrl: ' http://127.0.0.1:11434/v1/ ', model: ' qwen3:8b ' };

describe('what stands in the fields', () => {
  it('is settings once there is an address and a model', () => {
    expect(settingsIn(draft)).toEqual({ ok: true, value: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' } });
  });

  it('comes back as it was kept', () => {
    const full = {
      ...draft,
      models: { decide: 'small' },
      calls: '500',
      tokens: '200,000',
      money: '0,50',
      inputPrice: '0.15',
      outputPrice: '0.6',
      firstWord: '8',
      whole: '40',
      perception: { sees: 'both' as const, strict: true },
    };
    const read = settingsIn(full);
    if (!read.ok) throw new Error(read.error);
    expect(read.value).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'qwen3:8b',
      models: { decide: 'small' },
      budget: { calls: 500, tokens: 200_000, money: { limit: 0.5, perMillionInput: 0.15, perMillionOutput: 0.6 } },
      deadline: { firstWordMs: 8000, totalMs: 40_000 },
      perception: { sees: 'both', strict: true },
    });
    expect(settingsIn(draftOf(read.value))).toEqual(read);
  });

  it.each([
    ['address', { baseUrl: 'localhost:11434' }],
    ['address', { baseUrl: 'ftp://example.com' }],
    ['model', { model: '  ' }],
    ['number', { calls: 'many' }],
    ['number', { tokens: '-5' }],
    ['prices', { money: '5' }],
    ['prices', { money: '5', inputPrice: '1' }],
    ['patience', { firstWord: '0' }],
    ['patience', { whole: '9999' }],
  ])('tells of a bad %s: %j', (fault, part) => {
    expect(settingsIn({ ...draft, ...part })).toEqual({ ok: false, error: fault });
  });

  it('suggests only addresses that can be settings', () => {
    for (const { baseUrl } of knownEndpoints) expect(settingsIn({ ...draft, baseUrl }).ok).toBe(true);
  });
});

describe('the headings', () => {
  it('are a ring', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((key) => wantedTab(key, 6, 7))).toEqual([
      0,
      5,
      0,
      6,
      undefined,
    ]);
    expect(wantedTab('ArrowLeft', 0, 7)).toBe(6);
  });
});
