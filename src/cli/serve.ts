import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from 'node:http';
import type { SceneFile } from '../drama/scene-file.ts';
import { CommandFailure, defineCommand, ExitCode } from './command.ts';
import { createPageServer, type OwnFiles } from './page-server.ts';
import { readVersion } from './version.ts';
import { openSceneAt } from './world-source.ts';

export const serve = defineCommand({
  name: 'serve',
  summary: 'the page on which plays are watched and played, and a health endpoint',
  usage: 'serve [--port N] [--host ADDRESS] [--scene SCENE] [--page FOLDER]',
  details: `Hands out the built page (npm run build:page) and prints its address on stdout, as a line of JSON:
  {"type":"serving", "url":"http://127.0.0.1:5173/"}
Plays run in the page: nothing is sent anywhere. GET /health answers {"ok":true, …}. Control-C ends it.

--scene is the name of a play of the house, or a scene file or folder of your own: it is then given on this page too,
and the address leads to it.`,
  options: {
    port: {
      kind: 'number',
      value: 'N',
      summary: 'where to listen; 0 takes any free port',
      min: 0,
      max: 65_535,
      default: 5173,
    },
    host: { kind: 'text', value: 'ADDRESS', summary: 'which address to listen on', default: '127.0.0.1' },
    scene: { kind: 'text', value: 'SCENE', summary: 'a play by name, or a scene file or folder' },
    page: { kind: 'text', value: 'FOLDER', summary: 'the built page, where it lies elsewhere' },
  },
  async run({ options }, io) {
    const folder = options.page ?? builtPage();
    if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
      const where = folder ?? 'dist/page';
      throw new CommandFailure(ExitCode.usage, `there is no page in ${where}: build it with npm run build:page`);
    }
    const guest = options.scene === undefined ? undefined : await sceneFor(options.scene, folder);
    const server = createPageServer({
      folder,
      own: guest?.own ?? new Map(),
      health: () => ({ version: readVersion() }),
    });
    const { port } = await listen(server, options.port, options.host);
    const name = options.host.includes(':') ? `[${options.host}]` : options.host;
    const url = `http://${name}:${port}/${guest ? `?scene=${guest.name}` : ''}`;
    await io.stdout.write(`${JSON.stringify({ type: 'serving', url })}\n`);
    await io.stderr.write(`\n  The curtain is up: ${url}\n  Control-C closes the house.\n\n`);
    await closed(server);
    return ExitCode.done;
  },
});

/** Beside the program, whether it runs built or from its sources. */
function builtPage(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'dist', 'page');
  }
  return undefined;
}

/** A play of the house by its name, or one of the caller's own beside them. */
async function sceneFor(asked: string, folder: string): Promise<{ readonly name: string; readonly own: OwnFiles }> {
  if (/^[a-z0-9-]+$/.test(asked) && existsSync(join(folder, 'scenes', asked, 'scene.json'))) {
    return { name: asked, own: new Map() };
  }
  const scene = await openSceneAt(asked);
  const name = nameFor(asked);
  return {
    name,
    own: new Map([
      [`scenes/${name}/scene.json`, JSON.stringify(scene)],
      ['scenes/playbill.json', JSON.stringify([noticeOf(name, scene), ...houseBill(folder)])],
    ]),
  };
}

/** What the page may ask for: small letters, digits and hyphens. */
function nameFor(path: string): string {
  const file = basename(path, extname(path));
  const stem = file === 'scene' || file === 'world' ? basename(dirname(path)) : file;
  const name = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return name === '' ? 'scene' : name;
}

const noticeOf = (name: string, { blueprint }: SceneFile) => ({
  name,
  title: blueprint.title,
  about: blueprint.about ?? '',
  cases: (blueprint.cases ?? []).map(({ id, title }) => ({ id, title })),
});

function houseBill(folder: string): readonly unknown[] {
  try {
    const bill: unknown = JSON.parse(readFileSync(join(folder, 'scenes', 'playbill.json'), 'utf8'));
    return Array.isArray(bill) ? bill : [];
  } catch {
    return [];
  }
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `port ${port} is taken: choose another with --port, or --port 0 for any`
          : `cannot listen on ${host}:${port}: ${error.message}`;
      reject(new CommandFailure(ExitCode.failed, why, { cause: error }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Until somebody closes the house. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const close = (): void => {
      process.off('SIGINT', close);
      process.off('SIGTERM', close);
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', close);
    process.once('SIGTERM', close);
  });
}
