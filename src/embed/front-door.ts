import type { HostScene } from '../../plugin/picture/view/host-scene.ts';
import { fetchLexicon } from '../world/lexicon/fetch-lexicon.ts';
import { ProsceniumError, type ProsceniumOptions } from './proscenium-options.ts';
import type { Proscenium as Drama } from './proscenium.ts';

/** A drama in a host's scene. */
export type Proscenium = Drama;

/** What a host's page has at once: the program of a drama and its lexicon are fetched when the first one is wanted. */
export const Proscenium = {
  /** Builds the stage in an existing Babylon scene and opens the play on it. Resolves whole or rejects with nothing left behind. */
  async createAsync(host: HostScene, wanted: ProsceniumOptions): Promise<Drama> {
    const { onProgress } = (wanted ?? {}) as Partial<ProsceniumOptions>;
    if (typeof onProgress === 'function') onProgress('loading');
    const program = await fetchProgram();
    return program.createAsync(host, wanted);
  },

  /** Fetches all that ahead, such as while a menu is shown. */
  async load(): Promise<void> {
    await fetchProgram();
  },
};

async function fetchProgram(): Promise<typeof Drama> {
  try {
    const [program] = await Promise.all([import('./proscenium.ts'), fetchLexicon()]);
    return program.Proscenium;
  } catch (cause) {
    const message = 'a part of Proscenium did not load: serve all files your bundler wrote, and try again';
    throw new ProsceniumError('program/missing', [{ path: '', message }], { cause });
  }
}
