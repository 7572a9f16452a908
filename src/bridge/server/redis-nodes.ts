import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { BridgeOptions } from './bridge-server.ts';

export interface JoinedNodes extends Required<Pick<BridgeOptions, 'adapter'>> {
  close(): void;
}

const connectMs = 10_000;
/** Letters between nodes are read at once; so many are kept for a node whose connection broke for a moment. */
const keptLetters = 20_000;

/** Joins the other nodes of a house by a Redis server. Rejects where it does not answer. */
export async function joinNodes(url: string, onFault: (error: unknown) => void): Promise<JoinedNodes> {
  const client = createClient({ url, socket: { connectTimeout: connectMs } });
  // It comes back by itself; unheard, the event would end the process.
  client.on('error', onFault);
  await connected(client.connect());
  const adapter = createAdapter(client, { streamName: 'proscenium', maxLen: keptLetters, onlyPlaintext: true });
  return { adapter: adapter as JoinedNodes['adapter'], close: () => client.destroy() };
}

/** A client that cannot connect tries for ever. */
function connected(connecting: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The Redis server does not answer.')), connectMs);
    connecting.then(() => resolve(), reject).finally(() => clearTimeout(late));
  });
}
