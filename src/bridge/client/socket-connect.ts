import { io, type Socket } from 'socket.io-client';
import { readOpened, type Open, type Opened } from '../../protocol/messages.ts';
import type { ClientEvents, ClientWire, Connect, ServerEvents } from '../../protocol/wire.ts';

type Wire = Socket<ServerEvents, ClientEvents>;

const connectMs = 10_000;
/** A house that has never kept anything makes its store first. */
const openMs = 60_000;

/** Connects to a house on a web server, by socket.io. It connects once: whoever wants more asks again. */
export const socketConnect =
  (url: string, path = '/bridge'): Connect =>
  (ends) =>
    new Promise<ClientWire>((resolve, reject) => {
      const socket = socketTo(url, path);
      const closed = (): void => ends.closed();
      socket.on('facts:told', (telling, got) => {
        ends.told(telling);
        got();
      });
      socket.once('connect', () => {
        socket.once('disconnect', closed);
        resolve({
          join: (join) => answered(socket, (answer) => socket.emit('session:join', join, answer)),
          ask: (ask) => answered(socket, (answer) => socket.emit('ask:submit', ask, answer)),
          close: () => {
            socket.off('disconnect', closed);
            socket.disconnect();
          },
        });
      });
      socket.once('connect_error', (error) => {
        socket.disconnect();
        reject(error);
      });
    });

/** Opens an evening in a house. */
export async function openEvening(url: string, open: Open, path = '/bridge'): Promise<Opened> {
  const socket = socketTo(url, path);
  try {
    const said = await answered(socket, (answer) =>
      socket.timeout(openMs).emit('session:open', open, (error, opened) => answer(error ?? opened)),
    );
    const read = readOpened(said);
    return read.ok ? read.value : { ok: false, refusal: { code: 'failed', message: 'The house does not answer.' } };
  } finally {
    socket.disconnect();
  }
}

const socketTo = (url: string, path: string): Wire =>
  io(url, {
    path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
    timeout: connectMs,
  });

/** The answer, or a rejection when the connection ends before it came. */
function answered(socket: Wire, emit: (answer: (said: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('The connection ended.'));
    socket.once('disconnect', gone);
    emit((said) => {
      socket.off('disconnect', gone);
      resolve(said);
    });
  });
}
