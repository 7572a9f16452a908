import { describe, it } from 'vitest';
import { MemoryShelf, memoryStore } from '../../src/store/memory-store.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { factLogContract, type Ground } from '../contracts/fact-log-contract.ts';

function ground(): Ground {
  const shelf = new MemoryShelf();
  return {
    open: async (through = (direct) => direct) => new ShelvedStore(through(shelf), 'in memory'),
    tamper: async (id, change) => {
      const log = shelf.logs.get(id);
      if (log) log.records = [...change(log.records)];
    },
  };
}

describe('a store in memory', () => {
  it.each(factLogContract)('$name', ({ run }) => run(ground()));

  it('is there without waiting', async () => {
    const store = memoryStore();
    const { log } = await store.open('play');
    await log.append([{ seq: 0 }]);
    await store.close();
  });
});
