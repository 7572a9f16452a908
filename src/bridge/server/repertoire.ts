import { createHash } from 'node:crypto';
import type { Blueprint } from '../../drama/blueprint.ts';
import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import { stableJson } from '../../kit/hash.ts';
import { readingAhead } from '../../mind/reading-ahead.ts';
import { inTurns } from './in-turns.ts';

/** So many plays are known at once; the one that was known first is forgotten. */
const mostPlays = 50;

/**
 * The plays of a house: one object each, however many evenings of it are given or taken up from their logs. Whatever is worked
 * out about a play is kept by that object, and so is worked out once for all of them.
 */
export class Repertoire {
  private readonly plays = new Map<string, SceneFile>();
  private readonly known = new WeakSet<SceneFile>();
  private readonly read = new WeakSet<Blueprint>();

  /** Reads ahead what is said in a play, where nobody has yet; whoever asks for something meanwhile is heard. */
  async readAhead(blueprint: Blueprint): Promise<void> {
    if (this.read.has(blueprint)) return;
    this.read.add(blueprint);
    await inTurns(readingAhead(blueprint), 1);
  }

  /** This play as it is known here, where one is that is written the same; nothing, where it cannot be read. */
  same(scene: unknown): SceneFile | undefined {
    if (this.known.has(scene as SceneFile)) return scene as SceneFile;
    // Anybody may bring a play: the short hashes of logs could be met on purpose.
    const key = createHash('sha256').update(stableJson(scene)).digest('base64');
    const before = this.plays.get(key);
    if (before) return before;
    const read = readSceneFile(scene);
    if (!read.ok) return undefined;
    this.plays.set(key, read.value);
    this.known.add(read.value);
    const [first] = this.plays.keys();
    if (this.plays.size > mostPlays && first !== undefined) this.plays.delete(first);
    return read.value;
  }
}
