import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rehearse, sceneFrom } from './rehearsal.ts';

const scenes = new URL('../../scenes/', import.meta.url);

describe.each(readdirSync(scenes))('scenes/%s', (name) => {
  const scene = sceneFrom(JSON.parse(readFileSync(new URL(`${name}/scene.json`, scenes), 'utf8')));

  it('reaches an end of its own with nobody playing', async () => {
    for (const seed of ['1', '2', '3']) {
      const { summary } = await rehearse(scene, { settings: { seed } });
      expect(summary, `seed ${seed}`).toMatchObject({ completed: true });
    }
  });
});
