import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './build.ts';
import { webLlmProgram } from '../doubles/web-llm-program.ts';
import { builtSite, type BuiltSite } from './built-site.ts';

/** Where the double of a model in the page says its weights are. */
const weightsPath = 'https://weights.invalid/';

/** The policy every visitor of the real page is under. */
export function pagePolicy(): string {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
  if (policy === undefined) throw new Error('index.html has no Content-Security-Policy any more.');
  return policy;
}

/**
 * A page made of `connection.page.ts`, under the policy of the real index.html and on real sockets: what a browser lets a
 * page call depends on where the page came from. Some hosts send a policy with every file: then workers are under it too.
 */
export async function connectionSite(policyOfTheHost?: string): Promise<BuiltSite> {
  const { files, script } = await bundled(join(import.meta.dirname, 'connection.page.ts'));
  const styles = [...files.keys()].filter((path) => /connection\.page[^/]*\.css$/.test(path));
  const page = `<!doctype html><html lang="en"><head><title>connection</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${pagePolicy()}">${styles.map((path) => `<link rel="stylesheet" href="/${path}">`).join('')}</head><body><script type="module" src="/${script}"></script></body></html>`;
  const headers = policyOfTheHost === undefined ? {} : { 'Content-Security-Policy': policyOfTheHost };
  const program = webLlmProgram(weightsPath);
  return builtSite(new Map(files).set('index.html', page).set('in-page/web-llm.js', program), headers);
}
