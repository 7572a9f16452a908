import type { IndexedDb } from '../../src/store/indexed-db.ts';
import { factLogContract } from '../contracts/fact-log-contract.ts';
import { indexedDbGround } from '../store/indexed-db-ground.ts';

/** Runs the contract of fact stores against the browser's own IndexedDB: each case's name, and why it failed if it did. */
export async function run(): Promise<readonly { readonly name: string; readonly failure: string | null }[]> {
  const { indexedDB } = globalThis as unknown as { indexedDB: IndexedDb };
  const outcomes: { name: string; failure: string | null }[] = [];
  for (const { name, run: runCase } of factLogContract) {
    const failure = await runCase(indexedDbGround(indexedDB, name)).then(
      () => null,
      (error: unknown) => String(error),
    );
    outcomes.push({ name, failure });
  }
  return outcomes;
}
