import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { say, scriptedEndpoint, wordsOf } from '../doubles/scripted-endpoint.ts';
import { textIo } from '../doubles/text-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'training-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const decision = '{"pace": "fast", "to": null, "action": null, "follows": true, "why": "it is time"}';

describe('perform --training', () => {
  it('keeps what minds with eyes answered, a JSON line each', async () => {
    let lines = 0;
    const endpoint = await scriptedEndpoint({
      reply: (request) => {
        const line = `That is remark number ${++lines} of mine.`;
        if (!wordsOf(request).includes('This person has eyes')) return say('{"decisions": []}');
        return say(`<perception>A room.</perception><think>So be it. ${decision}</think><answer>${line}</answer>`);
      },
    });
    const path = join(folder, 'rows.jsonl');
    const env = {
      PROSCENIUM_BASE_URL: endpoint.baseURL,
      PROSCENIUM_MODEL: 'scripted',
      PROSCENIUM_SEES: 'words',
      PROSCENIUM_BEST_OF: '2',
    };
    try {
      const io = textIo('', env);
      await main(['perform', 'scenes/elsinore', '--seed', '1', '--max-turns', '2', '--training', path], io);
      expect(io.written.stdout).toContain('"type":"perception:had"');
    } finally {
      await endpoint.close();
    }
    const rows = readFileSync(path, 'utf8').trimEnd().split('\n');
    const kinds = rows.map((row) => (JSON.parse(row) as { kind: string }).kind);
    expect(new Set(kinds)).toEqual(new Set(['sft', 'grpo']));
    expect(rows[0]).toMatch(/"rewards":\{"sem":[^,]+,"fmt":5,"vis":[^,]+,"pcg":[^}]+\},"advantage":/);
  });

  it('says what is wrong with how minds are to see', async () => {
    const env = { PROSCENIUM_BASE_URL: 'http://127.0.0.1:1/v1', PROSCENIUM_MODEL: 'x', PROSCENIUM_SEES: 'dreams' };
    const io = textIo('', env);
    expect(await main(['perform', 'scenes/elsinore'], io)).toBe(2);
    expect(io.written.stderr).toMatch(/perception\.sees/);
  });
});
