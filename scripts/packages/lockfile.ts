import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lockfile has it. */
export interface LockedPackage {
  /** Where it lies: `node_modules/pg`, `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  /** Where it was fetched from, where the lockfile says. */
  readonly resolved: string | undefined;
  readonly isLink: boolean;
  readonly isDev: boolean;
  readonly hasInstallScript: boolean;
  readonly dependencies: readonly string[];
}

/** Our own package and everything the lockfile names. */
export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** What a host installs beside us. */
  readonly peers: readonly string[];
  readonly packages: readonly LockedPackage[];
}

type Names = Readonly<Record<string, string>>;

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
}

export function readLockfile(root: string): Lockfile {
  return lockfileOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}

/** Of version 3, as npm writes it. */
export function lockfileOf(json: unknown): Lockfile {
  const { packages } = json as { readonly packages: Readonly<Record<string, Entry>> };
  const { name = '', version = '', license = '', peerDependencies = {} } = packages[''] ?? {};
  return {
    name,
    version,
    license,
    peers: Object.keys(peerDependencies),
    packages: Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, entry]) => packageAt(path, entry)),
  };
}

const packageAt = (path: string, entry: Entry): LockedPackage => ({
  path,
  name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version: entry.version ?? '',
  license: entry.license,
  integrity: entry.integrity,
  resolved: entry.resolved,
  isLink: entry.link ?? false,
  isDev: entry.dev ?? false,
  hasInstallScript: entry.hasInstallScript ?? false,
  dependencies: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
});
