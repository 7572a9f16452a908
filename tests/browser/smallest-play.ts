import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { builtPage, type BuiltFiles } from './build.ts';

/** The built page with the smallest play besides its own, at `?scene=tiny`: where any play will do, it is on soonest. */
export async function pageWithSmallestPlay(): Promise<BuiltFiles> {
  const { scene } = compileFolder(await readPlayFolder('scenes/tiny'));
  return new Map(await builtPage()).set('scenes/tiny/scene.json', JSON.stringify(scene));
}
