import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { seenFirst } from '../plugin/body/bodies/order-ahead.ts';
import { figureKey } from '../plugin/body/bodies/sculptor.ts';
import { packedWardrobe } from '../plugin/body/bodies/wardrobe.ts';
import type { FigureModel } from '../plugin/body/bodies/figure-model.ts';
import { orderFigure } from '../plugin/body/bodies/figure-order.ts';
import { styleOf } from '../src/world/setting/style.ts';
import { withGuest } from '../src/drama/guest.ts';
import { readSceneFile } from '../src/drama/scene-file.ts';
import { digestOf } from './digest.ts';
import { playsIn } from './playbill.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a figure's shape depends on. */
const shapers = ['plugin/body', 'plugin/stage/space', 'src/drama', 'src/kit', 'package-lock.json'];
const cache = join(root, 'node_modules', '.cache', 'proscenium-wardrobes');

/** Those who are seen first in each play of `scenes/`, sculpted once for everybody who comes: scenes/NAME/bodies.bin. */
export function wardrobesBesideThePage(folder: string): Plugin {
  return {
    name: 'proscenium:wardrobes',
    apply: 'build',
    async generateBundle() {
      const made = shapersDigest();
      for (const name of playsIn(folder)) {
        const source = await wardrobeFor(readFileSync(join(folder, name, 'scene.json'), 'utf8'), made);
        if (source) this.emitFile({ type: 'asset', fileName: `scenes/${name}/bodies.bin`, source });
      }
    },
  };
}

/** The wardrobe of a scene, from the last build where nothing it depends on has changed; none for a scene that is not right. */
export async function wardrobeFor(scene: string, made = shapersDigest()): Promise<Uint8Array | undefined> {
  const file = join(cache, `${createHash('sha256').update(made).update(scene).digest('hex')}.bin`);
  try {
    return readFileSync(file);
  } catch {
    // The first build since.
  }
  const read = readSceneFile(JSON.parse(scene));
  if (!read.ok) return undefined;
  const given = withGuest(read.value);
  const wardrobe = new Map<string, FigureModel>();
  for (const character of seenFirst(given, styleOf(given.staging, given.setting)))
    wardrobe.set(figureKey(character, 'draft'), await orderFigure(character, 'draft'));
  const packed = packedWardrobe(wardrobe);
  keep(file, packed);
  return packed;
}

/** Whole or not at all: several builds may go on at the same time. Where it cannot be kept, it is made again. */
function keep(file: string, packed: Uint8Array): void {
  try {
    mkdirSync(cache, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, packed);
    renameSync(draft, file);
  } catch {
    // A folder that may not be written to.
  }
}

const shapersDigest = (): string => digestOf(root, shapers, (file) => !file.endsWith('.md'));
