import { installOnDebian } from './debian.ts';
import { databaseVariable, findPostgres, startPostgres } from './postgres.ts';

/** Before the tests on a database server: a Postgres of their own, where the environment names none and it is installed or can be. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[databaseVariable]) return undefined;
  if (findPostgres() === undefined) installOnDebian('postgresql');
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs);
  // Workers are started after this and inherit it.
  process.env[databaseVariable] = postgres.url;
  return () => postgres.stop();
}
