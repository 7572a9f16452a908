import { openEmbeddedStore } from '../../src/store/embedded-store.node.ts';
import { openPostgresStore } from '../../src/store/postgres-store.node.ts';
import { factAt } from './fact-at.ts';

/**
 * Appends facts to the log `play` of the store in a directory (or behind a Postgres URL) until it is killed: prints `opening`,
 * then the last seq of each append once it is acknowledged. Run by the tests that kill it.
 */
const [where = ''] = process.argv.slice(2);
process.stdout.write('opening\n');
const store = await (where.startsWith('postgres:') ? openPostgresStore(where) : openEmbeddedStore(where));
const { log, damage } = await store.open('play');
if (damage) throw new Error(damage.reason);

for (;;) {
  // Several appends at a time, of different sizes, so that a kill falls into group commits too.
  const appends = [1, 3, 2, 5].map(async (count) => {
    const facts = Array.from({ length: count }, (_, index) => factAt(log.length + index));
    await log.append(facts);
    process.stdout.write(`${facts.at(-1)?.seq}\n`);
  });
  await Promise.all(appends);
}
