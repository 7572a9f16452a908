import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32, type PlatformPath } from 'node:path';

/** What a search for a program looks at. A test of the search gives it a machine of its own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether a file is there and may be run. */
  isProgram(path: string): boolean;
  /** The names of what is in a folder; none where there is no such folder. */
  list(folder: string): readonly string[];
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};

/** How this machine writes its paths. */
export const pathsOf = ({ platform }: Machine): PlatformPath => (platform === 'win32' ? win32 : posix);

/** The folders of the PATH, in order. */
export function foldersOnPath(machine: Machine): readonly string[] {
  // Windows spells it Path.
  const path = machine.env['PATH'] ?? machine.env['Path'] ?? '';
  return path.split(pathsOf(machine).delimiter).filter((folder) => folder !== '');
}

/** Nothing may be skipped where this is set. */
export const isCi = ({ env }: Machine): boolean => !['', '0', 'false', undefined].includes(env['CI']);
