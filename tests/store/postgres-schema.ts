import { Pool } from 'pg';
import { databaseVariable } from '../machine/postgres.ts';

/** The Postgres to test against: see `tests/machine`. */
export const databaseUrl = process.env[databaseVariable] ?? '';

/** A corner of the test database that nobody else looks into. */
export function inSchema(name: string): { name: string; url: string; make(): Promise<void>; drop(): Promise<void> } {
  const run = async (sql: string): Promise<void> => {
    const pool = new Pool({ connectionString: databaseUrl });
    await pool.query(sql);
    await pool.end();
  };
  const separator = databaseUrl.includes('?') ? '&' : '?';
  return {
    name,
    url: `${databaseUrl}${separator}options=-c%20search_path%3D${name}`,
    make: () => run(`drop schema if exists ${name} cascade; create schema ${name}`),
    drop: () => run(`drop schema if exists ${name} cascade`),
  };
}
