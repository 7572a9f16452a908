import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBrowser } from '../machine/in-browser.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import type { Seen } from './eyes.page.ts';
import { launchChromium, type Chromium } from './run-in-chromium.ts';

const page = fileURLToPath(new URL('eyes.page.ts', import.meta.url));

/** The parlour with a shade in it that comes to Ada alone. */
const haunted = {
  ...parlourFile,
  entities: parlourFile.entities.map((entity) =>
    entity.id === 'actor:shade' ? { ...entity, at: { in: 'place:parlour' } } : entity,
  ),
  blueprint: {
    ...parlourFile.blueprint,
    profiles: parlourFile.blueprint.profiles.map((profile) =>
      profile.actor === 'actor:shade' ? { ...profile, apparentTo: ['actor:ada'] } : profile,
    ),
  },
};

inBrowser.describe('pictures through the eyes of actors', () => {
  let chromium: Chromium;
  beforeAll(async () => {
    chromium = await launchChromium();
  });
  afterAll(() => chromium.close());

  it('show what the stage says is seen, and nothing that it says is not', async () => {
    const seen = await chromium.run<Readonly<Record<'vase' | 'clip' | 'away' | 'ghost' | 'noGhost', Seen>>>(page, {
      scene: haunted,
    });
    const { vase, clip, away, ghost, noGhost } = seen;
    expect(vase).toMatchObject({ frames: 1, mimeType: 'image/jpeg' });
    expect(vase.visible).toContain('prop:vase');
    expect(vase.red).toBeGreaterThan(0.0005);
    expect(clip.frames).toBe(3);
    expect(away.visible).not.toContain('prop:vase');
    expect(away.red).toBe(0);
    expect(ghost.visible).toContain('actor:shade');
    expect(ghost.green).toBeGreaterThan(0.002);
    expect(noGhost.visible).not.toContain('actor:shade');
    expect(noGhost.green).toBe(0);
  });
});
