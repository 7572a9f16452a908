import { databaseVariable, howToGetPostgres } from './postgres.ts';
import { wanting } from './want.ts';

/** Tests on a real Postgres: the one the environment names, which `set-up-database.ts` starts where it is installed. */
export const onPostgres = wanting({
  name: 'Postgres',
  isThere: Boolean(process.env[databaseVariable]),
  howToGet: howToGetPostgres,
});
