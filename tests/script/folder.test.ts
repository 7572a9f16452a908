import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFolder } from '../../src/script/compile.ts';
import { unpackScene } from '../../src/script/unpack.ts';

const plays = ['elsinore', 'midnight-cafe', 'baker-street'];
const mostLines = 600;

describe('a play as a folder', () => {
  it.each(plays)('is the same scene again: %s', (name) => {
    const scene = JSON.parse(readFileSync(`scenes/${name}/scene.json`, 'utf8')) as Readonly<Record<string, unknown>>;
    const again = compileFolder(unpackScene(scene));
    expect(again.mistakes).toEqual([]);
    expect(again.scene).toEqual(scene);
  });

  it.each(plays)('has no file that is longer than a sitting: %s', (name) => {
    const files = readdirSync(`scenes/${name}`, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
      .map(({ parentPath, name: file }) => join(parentPath, file));
    expect(files.length).toBeGreaterThan(40);
    const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length;
    expect(files.filter((file) => lines(file) > mostLines)).toEqual([]);
  });
});
