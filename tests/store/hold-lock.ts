import { lockDirectory } from '../../src/store/directory-lock.node.ts';

/** Takes a directory, says so, and holds it until it is killed. Run by the tests of the lock. */
const [directory = ''] = process.argv.slice(2);
await lockDirectory(directory);
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
