import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedShelf } from '../../src/store/embedded-store.node.ts';
import { type StoredFact } from '../../src/store/fact-log.ts';
import { openPostgresShelf } from '../../src/store/postgres-store.node.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { type SqlShelf } from '../../src/store/sql-shelf.ts';
import { findPostgres, startPostgres } from '../machine/postgres.ts';
import { round, type Measure } from './stopwatch.ts';

/** Facts in one append, and how often it is made. */
const batches = [
  { facts: 1, rounds: 400 },
  { facts: 10, rounds: 200 },
  { facts: 100, rounds: 100 },
];

/** From append to acknowledgement, beside the bare commit of the same rows into a table of the same shape. */
export async function* storeBench(): AsyncGenerator<Measure> {
  const directory = mkdtempSync(join(tmpdir(), 'proscenium-bench-'));
  const start = performance.now();
  const shelf = await openEmbeddedShelf(directory);
  yield { measure: 'a new store in a directory', value: round(performance.now() - start), unit: 'ms, once' };
  yield* appending('PGlite', shelf);
  const again = performance.now();
  await (await openEmbeddedShelf(directory)).close();
  yield {
    measure: 'the store in a directory, opened and closed again',
    value: round(performance.now() - again),
    unit: 'ms',
  };
  rmSync(directory, { recursive: true, force: true });

  const programs = findPostgres();
  if (programs === undefined) return;
  const postgres = await startPostgres(programs);
  yield* appending('Postgres', await openPostgresShelf(postgres.url));
  await postgres.stop();
}

async function* appending(engine: string, shelf: SqlShelf): AsyncGenerator<Measure> {
  const { pool } = shelf;
  const store = new ShelvedStore(shelf, engine);
  const id = `bench ${process.pid}`;
  const { log } = await store.open(id);
  await pool.query('create table proscenium_bare (like proscenium_fact including all)');
  const text = 'insert into proscenium_bare select $1, * from unnest($2::integer[], $3::text[], $4::text[])';
  const commitBare = async (facts: readonly StoredFact[]): Promise<void> => {
    const [seqs, texts] = [facts.map(({ seq }) => seq), facts.map((fact) => JSON.stringify(fact))];
    await pool.query({ name: 'bare', text, values: [id, seqs, facts.map(() => '0123456789abcdef'), texts] });
  };

  for (const { facts: count, rounds } of batches) {
    const ours: number[] = [];
    const bare: number[] = [];
    // Turn about, so that a noisy moment falls on both.
    for (let turn = 0; turn < rounds; turn++) {
      const facts = Array.from({ length: count }, (_, index) => fact(log.length + index));
      bare.push(await timed(() => commitBare(facts)));
      ours.push(await timed(() => log.append(facts)));
    }
    yield {
      measure: `append → acknowledged durable, ${engine}, ${count} fact${count === 1 ? '' : 's'}`,
      value: round(median(ours)),
      unit: 'ms median',
      baseline: round(median(bare)),
      ratio: round(median(ours) / median(bare)),
      budget: 1.5,
      budgetOf: 'ratio',
    };
  }
  const began = performance.now();
  const count = 5000;
  await Promise.all(Array.from({ length: count }, () => log.append([fact(log.length)])));
  const seconds = (performance.now() - began) / 1000;
  yield {
    measure: `appends of one fact made at once, ${engine}`,
    value: Math.round(count / seconds),
    unit: 'a second',
  };

  const opening = performance.now();
  const { log: opened } = await store.open(id);
  const perThousand = ((performance.now() - opening) * 1000) / opened.length;
  yield {
    measure: `opening a log and verifying it, ${engine}`,
    value: round(perThousand),
    unit: 'ms a thousand facts',
  };

  await store.remove(id);
  await pool.query('drop table proscenium_bare');
  await store.close();
}

const fact = (seq: number): StoredFact & { readonly [key: string]: unknown } => ({
  seq,
  at: seq * 1500,
  by: 'actor:hamlet',
  type: 'line:spoken',
  text: 'There are more things in heaven and earth, Horatio, than are dreamt of in your philosophy.',
  witnesses: ['actor:horatio', 'actor:marcellus', 'actor:ghost'],
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
