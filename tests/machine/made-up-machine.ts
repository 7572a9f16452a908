import type { Machine } from './machine.ts';

/** A machine that has these programs and nothing else. */
export function machineWith({
  platform = 'linux',
  env = {},
  programs = [],
}: {
  readonly platform?: NodeJS.Platform;
  readonly env?: Readonly<Record<string, string>>;
  readonly programs?: readonly string[];
}): Machine {
  return {
    platform,
    env,
    home: '/home/ada',
    isProgram: (path) => programs.includes(path),
    list: (folder) =>
      programs
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
  };
}
