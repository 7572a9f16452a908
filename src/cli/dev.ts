import type { Server } from 'node:http';
import { channelPath } from './author-channel.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { FolderWatch } from './folder-watch.ts';
import { wholeNumber } from './options.ts';
import { builtPageIn, listen, untilEnded, voicePath, voicesAt } from './page-house.ts';
import { createPageServer } from './page-server.ts';
import { PlayInWork } from './play-in-work.ts';
import { placementPath, undoPath } from './staging-desk.ts';
import { readVersion } from './version.ts';
import { writtenFolderAt } from './world-source.ts';

const host = '127.0.0.1';

export const devCommand = defineCommand({
  name: 'dev',
  summary: 'a play on the page while it is being written: changes are taken up at once',
  usage: 'dev FOLDER [--port N] [--page FOLDER]',
  details: `Gives the play of FOLDER on a page of this machine and watches its files. What you change is taken up in the play that is
on, at the place where it is; where that cannot be, the page says why the play begins again. Mistakes stand on the page and
here, as file:line:column, and the last good version plays on. Control-C ends it.

Where stdout is no terminal, a line of JSON says what happens:
  {"type":"serving", "url":"http://127.0.0.1:5174/?scene=my-play"}
  {"type":"taken-up", "files":["script/01.fountain"]}
  {"type":"mistakes", "mistakes":["my-play/world.yaml:3:7: …"]}
  {"type":"remarks", "remarks":["my-play/cast/ada.yaml:2:1: …"]}

Only this machine is answered. The exit code is 0 when it was ended, 1 if it cannot listen there, 2 if there is no such folder.`,
  positionals: [{ name: 'FOLDER', summary: 'the folder a play is written in', required: true }],
  options: {
    port: { ...wholeNumber, summary: 'where to listen; 0 takes any free port', min: 0, max: 65_535, default: 5174 },
    page: { kind: 'text', value: 'FOLDER', summary: 'the built page, where it lies elsewhere' },
  },
  async run({ options, positionals }, io) {
    const asked = positionals[0] ?? '';
    const folder = writtenFolderAt(asked);
    if (folder === undefined)
      throw badInput(`${asked} is no folder of a play: it has no play.yaml; proscenium new ${asked} makes one`);
    const house = await openAuthorHouse(folder, builtPageIn(options.page), options.port, io);
    await untilEnded(house.server, () => house.close());
    return ExitCode.done;
  },
});

/** The page with this play on it, and the folder watched. */
export async function openAuthorHouse(
  folder: string,
  page: string,
  wantedPort: number,
  io: CommandIo,
): Promise<{ readonly server: Server; readonly url: string; close(): void }> {
  const play = new PlayInWork(folder, page, io);
  const voices = voicesAt(undefined);
  if (voices !== undefined) play.files.set(voicePath, { file: voices });
  await play.read();
  const server = createPageServer({
    folder: page,
    own: play.files,
    health: () => ({ version: readVersion(), writing: true }),
    onFault: (error, path) => void io.stderr.write(`proscenium: ${path} could not be handed out: ${String(error)}\n`),
    door: (request, response, path) => {
      if (path === channelPath) play.channel.listen(request, response, []);
      else if (path === placementPath || path === undoPath)
        play.desk.answer(request, response, path).catch((error: unknown) => {
          void io.stderr.write(`proscenium: ${String(error)}\n`);
          response.destroy();
        });
      else return false;
      return true;
    },
  });
  const { port } = await listen(server, wantedPort, host);
  const watch = new FolderWatch(folder, () => play.read());
  await watch.open();
  const url = `http://${host}:${port}/?scene=${play.name}`;
  await play.report({ type: 'serving', url }, `${folder} is on at ${url} and is watched (Control-C ends it)`);
  const close = (): void => {
    watch.close();
    play.channel.close();
  };
  return { server, url, close };
}
