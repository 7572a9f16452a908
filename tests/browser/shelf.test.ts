import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elsinore } from '../company/rehearsal.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

inBrowser.describe('evenings in a real browser', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ gl: false });
  });
  afterAll(() => chromium.close());

  it('are saved as they are played, and seen again, branched off and taken away in the next page', async () => {
    const page = join(import.meta.dirname, 'shelf.page.ts');
    interface Played {
      readonly id: string;
      readonly state: string;
      readonly hash: string;
    }
    const played = await chromium.run<Played>(page, { scene: elsinore, visit: 'play' });
    expect(played).toMatchObject({ id: 'elsinore-20261115-2003-1', state: 'saved' });
    const again = await chromium.run<Record<string, unknown>>(page, { visit: 'see-again' });
    expect(again).toMatchObject({
      list: [{ id: played.id, scene: 'elsinore', role: { name: 'Hamlet' }, isOver: false }],
      damage: null,
      endHash: played.hash,
      taken: { ok: true },
      lines: 41,
    });
    // The slider says in words where it is.
    expect(again['texts']).toMatchObject({
      home: expect.stringMatching(/^0 seconds of \d+ minutes?\. .+ · .+/) as string,
      line: expect.stringMatching(/seconds? of .+\. .+: .+/) as string,
    });
    expect(again['names']).toEqual(['Previous line', 'Play', 'Next line', 'Play on from here', 'Download', 'Leave']);
    expect(again['calls']).toEqual(expect.arrayContaining(['play', 'pause', 'export', 'exit']));
    expect(again['kept']).toHaveLength(3);
  });
});
