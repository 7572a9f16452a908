import { type FactRecord } from '../../src/store/fact-log.ts';
import { type Shelf } from '../../src/store/shelf.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { type SqlShelf } from '../../src/store/sql-shelf.ts';
import { type Ground } from '../contracts/fact-log-contract.ts';

/** The ground of the contract in a database that stays open from case to case. */
export async function sqlGround(shelf: SqlShelf): Promise<Ground> {
  const { pool } = shelf;
  await pool.query('delete from proscenium_fact');
  await pool.query('delete from proscenium_log');
  return {
    open: async (through = (direct) => direct) => new ShelvedStore(through(unclosed(shelf)), 'under test'),
    tamper: async (id, change) => {
      const order = 'select seq, hash, text from proscenium_fact where log = $1 order by seq';
      const { rows } = await pool.query<FactRecord>(order, [id]);
      await pool.query('delete from proscenium_fact where log = $1', [id]);
      for (const { seq, hash, text } of change(rows)) {
        await pool.query('insert into proscenium_fact values ($1, $2, $3, $4)', [id, seq, hash, text]);
      }
    },
  };
}

/** Closing a store would close the database under the next case. */
const unclosed = (shelf: Shelf): Shelf => ({
  list: () => shelf.list(),
  find: (id) => shelf.find(id),
  begin: (id) => shelf.begin(id),
  page: (id, from, limit) => shelf.page(id, from, limit),
  add: (id, end, records) => shelf.add(id, end, records),
  cut: (id, end, to) => shelf.cut(id, end, to),
  setAside: (id, end, to, as, reason) => shelf.setAside(id, end, to, as, reason),
  copy: (id, to, as) => shelf.copy(id, to, as),
  remove: (id) => shelf.remove(id),
  close: async () => undefined,
});
