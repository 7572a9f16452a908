import { fileURLToPath } from 'node:url';
import { faultsIn } from './packages/audit.ts';
import { readLockfile } from './packages/lockfile.ts';

/** `npm run check:packages`: holds the lockfile to our rules. Needs no network; known holes are for `npm audit`, where it has one. */
const lockfile = readLockfile(fileURLToPath(new URL('..', import.meta.url)));
const faults = faultsIn(lockfile);
for (const fault of faults) console.error(fault);
console.log(`${lockfile.packages.length} packages, ${faults.length} of them not as they should be`);
process.exitCode = faults.length === 0 ? 0 : 1;
