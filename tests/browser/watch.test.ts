import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { guardroomFile } from '../plugin/stage/eyes/guardroom.ts';
import type { Watched } from '../plugin/stage/eyes/watch.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const page = fileURLToPath(new URL('watch.page.ts', import.meta.url));

inBrowser.describe('a dagger that is drawn', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium({ draws: false });
  });
  afterAll(() => chromium.close());

  it('is answered by whoever saw or heard it, and by nobody else; who saw it says so, who did not asks', async () => {
    const watched = await chromium.run<Readonly<Record<string, Watched>>>(page, { scene: guardroomFile });
    expectWatched(watched);
  });
});

/** What the watch in the guardroom has to have made of a dagger. */
function expectWatched(watched: Readonly<Record<string, Watched>>): void {
  const said = (step: string, who: string): string => (watched[step]?.lines[who] ?? []).join(' ');
  const started = (step: string, who: string): readonly string[] => watched[step]?.starts[who] ?? [];

  // Behind the closed door, and behind the back of somebody talking: they go on as if nothing had happened.
  expect(watched['behind']?.witnesses).toEqual(['ada', 'dan']);
  expect([started('behind', 'clara'), started('behind', 'bruno'), said('behind', 'bruno')]).toEqual([[], [], '']);
  expect(watched['behind']?.lines['clara']).toHaveLength(1);
  expect(said('behind', 'clara')).toMatch(/\w+ \w+.*[.!?]$/);
  expect(said('behind', 'clara')).not.toMatch(/dagger/);
  // Who did not see it asks.
  expect(said('clara', 'clara')).toMatch(/\?|nothing|looking/);
  expect(said('clara', 'clara')).not.toMatch(/dagger|brandish/);
  expect(said('bruno', 'bruno')).toMatch(/dagger.*\?/i);
  // Through the open door it is seen, answered, and told of.
  expect(watched['through']?.witnesses).toContain('bruno');
  expect(watched['through']?.witnesses).not.toContain('clara');
  expect(said('through', 'bruno')).not.toBe('');
  expect(said('brunoSaw', 'bruno')).toMatch(/you brandished the dagger/i);
  // What falls behind somebody is heard, looked round at, and known.
  expect(watched['dropped']?.witnesses).toContain('clara');
  expect(said('claraHeard', 'clara')).toMatch(/Ada (let the dagger fall|dropped the dagger)/);
  // And whoever has turned sees the dagger itself.
  expect(started('turned', 'clara').length).toBeGreaterThan(0);
  expect(said('turned', 'clara')).toMatch(/dagger/);
}
