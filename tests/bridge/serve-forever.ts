import { systemClock } from '../../src/kit/clock.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { openBridge } from './evening.ts';
import { FileShelf } from './file-shelf.ts';

/** Holds shared evenings on a port and a file, at a pace, until it is killed, taking up whatever an earlier life left. Prints `ready`. */
const [port = '0', path = '', pace = '1'] = process.argv.slice(2);
const store = new ShelvedStore(await FileShelf.createAsync(path), `in ${path}`);
const plenty = { atOnce: 1e6, aSecond: 1e6 };
await openBridge({
  port: Number(port),
  store: async () => store,
  clock: (startMs) => systemClock({ startMs, pace: Number(pace) }),
  // Nobody gets to the end of it.
  settings: { patienceMs: 1e9, patienceTurns: 1e6, maxTurns: 1e6 },
  newId: () => crypto.randomUUID(),
  limits: {
    absentMs: 1e9,
    eveningsAnAddress: plenty,
    connectionsAnAddress: plenty,
    framesASocket: plenty,
    mistakesASocket: plenty,
    joinsAnAddress: plenty,
    asksAPlayer: plenty,
    messagesASocket: plenty,
  },
});
process.stdout.write('ready\n');
