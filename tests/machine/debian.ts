import { execFileSync } from 'node:child_process';
import { thisMachine } from './machine.ts';

const aptGet = '/usr/bin/apt-get';

/**
 * Installs a Debian package where that needs no question: as root, with apt. Anywhere else, and where it fails (there may
 * be no network), nothing happens: whoever wants it looks again.
 */
export function installOnDebian(name: string): void {
  if (process.getuid?.() !== 0 || !thisMachine.isProgram(aptGet)) return;
  console.log(`The tests want Debian's package ${name}: installing it.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(aptGet, ['update', '--quiet'], { env, stdio: 'inherit' });
    execFileSync(aptGet, ['install', '--quiet', '--yes', '--no-install-recommends', name], { env, stdio: 'inherit' });
  } catch (error) {
    console.warn(`${name} could not be installed: ${String(error)}`);
  }
}
