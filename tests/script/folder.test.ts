import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileFolder } from '../../src/script/compile.ts';
import { unpackScene } from '../../src/script/unpack.ts';

const plays = ['elsinore', 'midnight-cafe', 'baker-street'];
const sceneOf = (name: string) =>
  JSON.parse(readFileSync(`scenes/${name}/scene.json`, 'utf8')) as Readonly<Record<string, unknown>>;

describe('a play as a folder', () => {
  it.each(plays)('is the same scene again: %s', (name) => {
    const scene = sceneOf(name);
    const files = unpackScene(scene);
    const again = compileFolder(files);
    expect(again.mistakes).toEqual([]);
    expect(again.scene).toEqual(scene);
    for (const { path, text } of files) expect([path, text.split('\n').length > 600]).toEqual([path, false]);
  });
});
