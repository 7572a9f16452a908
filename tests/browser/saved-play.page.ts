import type { IndexedDb } from '../../src/store/indexed-db.ts';
import { openIndexedDbStore } from '../../src/store/indexed-db-store.ts';

/** Opens the play that an earlier page left, adds a fact without closing anything, and tells what it found. */
export async function run(text: string): Promise<{ readonly found: readonly unknown[]; readonly damage: unknown }> {
  const store = await openIndexedDbStore((globalThis as unknown as { indexedDB: IndexedDb }).indexedDB);
  const { log, damage } = await store.open('play');
  const found: unknown[] = [];
  for await (const fact of log.read()) found.push(fact);
  const fact = { seq: log.length, text };
  await log.append([fact]);
  return { found, damage: damage ?? null };
}
