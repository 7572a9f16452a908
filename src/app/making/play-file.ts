import * as z from 'zod/mini';
import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { describeProblem, readWith } from '../../kit/schema.ts';
import { compileFolder } from '../../script/compile.ts';
import { isFolderPath } from '../../script/folder-files.ts';
import { describeMistake, type SourceFile } from '../../script/source.ts';
import { unpackScene } from '../../script/unpack.ts';
import { PlayChangesSchema } from '../../study/play-changes.ts';
import { longestTopic } from '../../study/topic.ts';
import { stemOf } from '../dom/save-file.ts';
import type { MadePlay } from './made-play.ts';
import { unzip, zipOf, type ZipProblem } from './zip.ts';

/** Larger files are not read: the longest of our own plays has two megabytes. */
export const largestPlayFile = 8 * 1024 * 1024;

/** Why a file is not taken for a play. */
export type PlayFileProblem =
  | { readonly code: 'too-big' | 'no-play' | 'damaged' }
  | { readonly code: 'unsound'; readonly reason: string };

/** How a play was made, as it lies beside its files. */
const RecipeSchema = z.object({
  topic: z.string().check(z.minLength(1), z.maxLength(longestTopic)),
  seed: z.string().check(z.maxLength(40)),
  changes: PlayChangesSchema,
});
type Recipe = Readonly<z.infer<typeof RecipeSchema>>;
const recipeName = 'made.json';

interface ReadPlay {
  readonly scene: SceneFile;
  /** What it says it was made of; to be believed only where the same comes of it. */
  readonly recipe?: Recipe;
}

/** The play as a folder that authors write on, packed: `check`, `perform` and `dev` read it once it is unpacked. */
export function folderFile({ topic, seed, changes, by }: MadePlay, scene: SceneFile) {
  const folder = stemOf(scene.blueprint.title, 'play');
  const recipe =
    topic === undefined || by !== 'study' ? [] : [{ path: recipeName, text: toText({ topic, seed, changes }) }];
  const files = [...unpackScene(scene), ...recipe].map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
  return { name: `${folder}.zip`, content: new Blob([zipOf(files)], { type: 'application/zip' }) };
}

/** The play as one scene file: `check`, `perform`, `unpack` and hosts read it as it is. */
export const sceneFile = (scene: SceneFile) => ({
  name: `${stemOf(scene.blueprint.title, 'play')}.json`,
  content: new Blob([toText(scene)], { type: 'application/json' }),
});

const toText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Reads a file somebody sent: a packed folder, or a scene file. */
export async function readPlayFile(bytes: Uint8Array<ArrayBuffer>): Promise<Result<ReadPlay, PlayFileProblem>> {
  if (bytes.length > largestPlayFile) return err({ code: 'too-big' });
  const unpacked = await unzip(bytes);
  if (unpacked.ok) return inFolder(unpacked.value);
  if (unpacked.error !== 'not-zip') return err({ code: unpacked.error satisfies Exclude<ZipProblem, 'not-zip'> });
  return soundScene(parsed(new TextDecoder().decode(bytes)));
}

/** A play among files; they may all lie in a folder of their own. */
function inFolder(files: readonly SourceFile[]): Result<ReadPlay, PlayFileProblem> {
  const root = files.find(({ path }) => /(?:^|\/)(?:play\.ya?ml|scene\.json)$/.test(path))?.path.replace(/[^/]+$/, '');
  if (root === undefined) return err({ code: 'no-play' });
  const own = files.flatMap(({ path, text }) =>
    path.startsWith(root) ? [{ path: path.slice(root.length), text }] : [],
  );
  const packed = own.find(({ path }) => path === 'scene.json');
  const written = own.filter(({ path }) => isFolderPath(path));
  if (packed && !written.some(({ path }) => path.startsWith('play'))) return soundScene(parsed(packed.text));
  const { scene, mistakes } = compileFolder(written);
  if (mistakes[0]) return err({ code: 'unsound', reason: describeMistake(mistakes[0]) });
  const sound = soundScene(scene);
  if (!sound.ok) return sound;
  const recipe = readWith(RecipeSchema, parsed(own.find(({ path }) => path === recipeName)?.text ?? ''));
  return ok({ ...sound.value, ...(recipe.ok ? { recipe: recipe.value } : {}) });
}

function soundScene(value: unknown): Result<ReadPlay, PlayFileProblem> {
  if (typeof value !== 'object' || value === null || !('blueprint' in value)) return err({ code: 'no-play' });
  const scene = readSceneFile(value);
  if (scene.ok) return ok({ scene: scene.value });
  const [first] = scene.error;
  return err({ code: 'unsound', reason: first ? describeProblem(first) : '' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
