import { openEmbeddedStore } from './embedded-store.node.ts';
import { type FactStore } from './fact-log.ts';
import { openPostgresStore } from './postgres-store.node.ts';

/** The store at a place a person names: a Postgres server by its URL, or else a directory. */
export const openSqlStore = (place: string): Promise<FactStore> =>
  /^postgres(ql)?:\/\//.test(place) ? openPostgresStore(place) : openEmbeddedStore(place);
