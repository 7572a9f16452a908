import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The plays of `scenes/` beside the page: each as scenes/NAME/scene.json, and scenes/playbill.json to choose from. */
export function scenesBesideThePage(folder: string): Plugin {
  return {
    name: 'proscenium:scenes',
    configureServer(server) {
      server.middlewares.use('/scenes/playbill.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(playbillOf(folder)));
      });
    },
    generateBundle() {
      const emit = (fileName: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName: `scenes/${fileName}`, source: JSON.stringify(value) });
      for (const name of playsIn(folder)) emit(`${name}/scene.json`, readScene(folder, name));
      emit('playbill.json', playbillOf(folder));
    },
  };
}

/** What a playbill says of each play, by the names of their folders. */
export function playbillOf(folder: string): readonly PlayNotice[] {
  return playsIn(folder).map((name) => {
    const { blueprint } = readScene(folder, name) as SceneHead;
    const { title, about = '', cases = [] } = blueprint;
    return { name, title, about, cases: cases.map((file) => ({ id: file.id, title: file.title })) };
  });
}

export interface PlayNotice {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly cases: readonly { readonly id: string; readonly title: string }[];
}

interface SceneHead {
  readonly blueprint: Partial<PlayNotice> & Pick<PlayNotice, 'title'>;
}

const playsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const readScene = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, name, 'scene.json'), 'utf8'));
