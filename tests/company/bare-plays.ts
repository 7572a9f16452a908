import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { sceneFrom } from './rehearsal.ts';

/** Plays with people, goals, things and a point, and not one line: what is said comes from what people want and know. */
const names = ['castle', 'lighthouse', 'office', 'teahouse'] as const;

async function barePlay(name: string) {
  const files = await readPlayFolder(`tests/company/bare/${name}`);
  const { scene, mistakes } = compileFolder(files);
  if (mistakes[0]) throw new Error(mistakes[0].message);
  return { name, lines: files.flatMap(({ text }) => text.trim().split('\n')).length, scene: sceneFrom(scene) };
}

export const barePlays = await Promise.all(names.map(barePlay));
