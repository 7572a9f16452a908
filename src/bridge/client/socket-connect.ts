import { io, type Socket } from 'socket.io-client';
import {
  broughtPiece,
  mostPieces,
  protocolVersion,
  readBringAnswer,
  readOpened,
  type Open,
  type Opened,
} from '../../protocol/messages.ts';
import { isWhole } from '../../protocol/pace.ts';
import type { ClientEvents, ClientWire, Connect, ServerEvents } from '../../protocol/wire.ts';

type Wire = Socket<ServerEvents, ClientEvents>;

const connectMs = 8_000;
/** A house that has never kept anything makes its store first. */
const openMs = 60_000;

/** Connects to a house on a web server, by socket.io. It connects once: whoever wants more asks again. */
export const socketConnect =
  (url: string, path = '/bridge'): Connect =>
  (ends) =>
    new Promise<ClientWire>((resolve, reject) => {
      const socket = socketTo(url, path);
      const closed = (): void => ends.closed();
      // A connection that dies while it is greeted says nothing at all: neither that it is there nor that it is not.
      const silent = setTimeout(() => {
        socket.disconnect();
        reject(new Error('Nobody answers.'));
      }, connectMs);
      socket.on('facts:told', (telling, got) => {
        ends.told(telling);
        got?.();
      });
      socket.on('body:paced', (actor, frame) => ends.paced(actor, frame));
      socket.on('voice:signalled', (from, signal) => ends.signalled(from, signal));
      socket.on('evening:stands', (stands) => ends.shown(stands));
      socket.once('connect', () => {
        clearTimeout(silent);
        socket.once('disconnect', closed);
        resolve({
          join: (join) => answered(socket, (answer) => socket.emit('session:join', join, answer)),
          ask: (ask) => answered(socket, (answer) => socket.emit('ask:submit', ask, answer)),
          // The others hang on a whole one.
          pace: (frame) => void (isWhole(frame) ? socket : socket.volatile).emit('body:pace', frame),
          signal: (signal) => void socket.emit('voice:signal', signal),
          close: () => {
            socket.off('disconnect', closed);
            socket.disconnect();
          },
        });
      });
      socket.once('connect_error', (error) => {
        clearTimeout(silent);
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
    return read.ok ? read.value : unanswered;
  } finally {
    socket.disconnect();
  }
}

/** A house takes so many messages a second. */
const tooManyMs = 300;
const mostTries = 20;

/** Brings an evening that was begun here to a house that goes on with it: the packed text of `Brought`, as base64. */
export async function bringEvening(url: string, packed: string, path = '/bridge'): Promise<Opened> {
  const of = Math.ceil(packed.length / broughtPiece);
  if (of > mostPieces) return tooLarge;
  const socket = socketTo(url, path);
  try {
    for (let piece = 0, tries = 0; ;) {
      const text = packed.slice(piece * broughtPiece, (piece + 1) * broughtPiece);
      const bring = { version: protocolVersion, piece, of, text } as const;
      const said = await answered(socket, (answer) =>
        socket.timeout(openMs).emit('session:bring', bring, (error, brought) => answer(error ?? brought)),
      );
      const read = readBringAnswer(said);
      if (!read.ok) return unanswered;
      const answer = read.value;
      if (answer.ok && answer.opened) return { ok: true, ...answer.opened };
      if (answer.ok) [piece, tries] = [piece + 1, 0];
      else if (answer.refusal.code === 'too-many' && piece > 0 && ++tries < mostTries)
        await new Promise((resolve) => setTimeout(resolve, tooManyMs));
      else return answer;
    }
  } finally {
    socket.disconnect();
  }
}

const tooLarge: Opened = {
  ok: false,
  refusal: { code: 'too-large', message: 'This evening has become too long to be taken to others.' },
};
const unanswered: Opened = { ok: false, refusal: { code: 'failed', message: 'The house does not answer.' } };

const socketTo = (url: string, path: string): Wire =>
  io(url, {
    path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
    timeout: connectMs,
  });

/** The answer, or a rejection when there is no connection, or it ends before one came. */
function answered(socket: Wire, emit: (answer: (said: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('The connection ended.'));
    socket.once('disconnect', gone);
    socket.once('connect_error', gone);
    emit((said) => {
      socket.off('disconnect', gone);
      socket.off('connect_error', gone);
      resolve(said);
    });
  });
}
