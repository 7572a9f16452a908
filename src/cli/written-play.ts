import { createHash } from 'node:crypto';
import { checkScene } from '../check/check-scene.ts';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { compileFolder, type Compiled } from '../script/compile.ts';
import type { Mistake, SourceFile } from '../script/source.ts';
import { readPlayFolder } from './play-folder.ts';
import { stagingFindings } from './staging-findings.ts';

/** A play's folder as it was read at one moment. */
export interface WrittenPlay {
  readonly files: readonly SourceFile[];
  /** The same for the same files. */
  readonly digest: string;
  readonly compiled: Compiled;
  /** What can be played and staged; nothing, where there are mistakes. */
  readonly scene: SceneFile | undefined;
  readonly mistakes: readonly Mistake[];
}

/** Reads and compiles a folder, and has its stage planned: whatever keeps the play from being given is said with its place. */
export async function readWrittenPlay(folder: string): Promise<WrittenPlay> {
  const files = await readPlayFolder(folder);
  const compiled = compileFolder(files);
  const read = readSceneFile(compiled.scene);
  const found: Mistake[] = [...compiled.mistakes];
  const add = (path: string, message: string): void => void found.push({ spot: compiled.spotOf(path), message });
  if (!read.ok && found.length === 0) for (const { path, message } of read.error) add(path, message);
  if (read.ok && found.length === 0) {
    for (const { code, path, message } of await stagingFindings(compiled.scene))
      if (code === 'cannot-be-staged') add(path, message);
  }
  const scene = read.ok && found.length === 0 ? read.value : undefined;
  return { files, digest: digestOf(files), compiled, scene, mistakes: found };
}

/** What `check` has to say of a play that can be given, with its places; this takes a while for a long one. */
export const remarksOn = ({ compiled }: WrittenPlay): readonly Mistake[] =>
  checkScene(compiled.scene).map(({ path, message }) => ({ spot: compiled.spotOf(path), message }));

/** The files that are not as they were. */
export function changedFiles(before: readonly SourceFile[], now: readonly SourceFile[]): readonly string[] {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const changed = now.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path);
  const kept = new Set(now.map(({ path }) => path));
  return [...changed, ...[...texts.keys()].filter((path) => !kept.has(path))];
}

function digestOf(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(JSON.stringify([path, text]));
  return hash.digest('base64url').slice(0, 16);
}
