import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage, Lockfile } from './lockfile.ts';

/**
 * In the page or the site, though no part of the package needs them: a font, a few lines of the tools that build it, and what
 * the playground reads TypeScript with.
 */
const alsoInThePage = [
  '@fontsource/opendyslexic',
  'vite',
  'rolldown',
  'sucrase',
  'lines-and-columns',
  'ts-interface-checker',
  '@jridgewell/gen-mapping',
  '@jridgewell/sourcemap-codec',
  '@jridgewell/trace-mapping',
  '@jridgewell/resolve-uri',
];
const licenceFile = /^(licen[cs]e|copying|copyright|notice)/i;
/** What a tool carries inside itself is not in the page. */
const ofItsOwnParts = /\n#+ Licenses of bundled dependencies[\s\S]*$/i;

/** The packages that are handed on: what the package needs, what it is joined with, what the page is built with. */
export function handedOn({ packages, peers }: Lockfile): readonly LockedPackage[] {
  const names = new Set([
    ...packages.filter(({ isDev }) => !isDev).map(({ name }) => name),
    ...peers,
    ...alsoInThePage,
  ]);
  for (const name of names) {
    if (alsoInThePage.includes(name)) continue;
    for (const each of packages.find((locked) => locked.name === name)?.dependencies ?? []) names.add(each);
  }
  return packages.filter(({ path, name }) => names.has(name) && path === `node_modules/${name}`);
}

/** The notices that go with the page and the package: who made what is in them, and under which terms. */
export function noticesOf(root: string, lockfile: Lockfile): string {
  const wordNet = readFileSync(join(root, 'src/world/lexicon/WORDNET-LICENSE'), 'utf8');
  return [
    '# Licences of others',
    `Proscenium is under ${lockfile.license}. It carries, or is handed out with, the following; each is under its own terms.`,
    ...handedOn(lockfile).map((locked) => noticeOf(root, locked)),
    `## WordNet 3.1 lexical database\n\n${wordNet.trim()}`,
    '',
  ].join('\n\n');
}

function noticeOf(root: string, { path, name, version, license = '' }: LockedPackage): string {
  const folder = join(root, path);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => licenceFile.test(file)) : [];
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(ofItsOwnParts, '').trim());
  if (texts.length === 0) texts.push(`(The package brings no text of its licence: ${license}.)`);
  return [`## ${name} ${version} (${license})`, ...texts].join('\n\n');
}
