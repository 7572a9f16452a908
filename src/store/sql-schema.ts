import { type PoolClient } from 'pg';
import { StoreError } from './store-error.ts';

/**
 * How the tables came to be, step by step; the version of a database is how many steps it has taken. Never edit a step that was
 * released: add one.
 *
 * A fact is text and not jsonb, which would reorder its keys, rewrite its numbers and refuse some of its characters.
 */
const steps: readonly string[] = [
  `create table proscenium_log (
     id text primary key,
     length integer not null,
     hash text not null,
     saved_at timestamptz not null default now(),
     set_aside text
   );
   create table proscenium_fact (
     log text not null,
     seq integer not null,
     hash text not null,
     text text not null,
     primary key (log, seq)
   );`,
];

/** Any number, as long as every process uses the same. */
const stepLock = 7_026_411;

/** Brings the tables up to date inside a transaction; processes that start together take turns. */
export async function bringUpToDate(client: PoolClient, where: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [stepLock]);
  await client.query('create table if not exists proscenium_schema (version integer not null)');
  const { rows } = await client.query<{ version: number }>('select version from proscenium_schema');
  const version = rows[0]?.version ?? 0;
  if (version > steps.length) {
    throw new StoreError(
      'store/newer',
      `The store ${where} was written by a newer version (schema ${version}, this program knows ${steps.length}). Update this program.`,
    );
  }
  for (const step of steps.slice(version)) await client.query(step);
  if (rows.length === 0) await client.query('insert into proscenium_schema values ($1)', [steps.length]);
  else if (version < steps.length) await client.query('update proscenium_schema set version = $1', [steps.length]);
}
