import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWelcome, usualHeaders } from './page-server.ts';

/** Where the page listens while a play is being written. */
export const channelPath = 'author/events';

/** A line now and then keeps a quiet connection from being taken for a dead one. */
const heartbeatMs = 10_000;
/** Somebody who writes has a few pages open and not hundreds. */
const mostListeners = 32;

/** Tells every open page the same news, as server-sent events; whoever comes later is told the last of them. */
export class AuthorChannel {
  private readonly listeners = new Set<ServerResponse>();
  private readonly heartbeat = setInterval(() => this.write(':\n\n'), heartbeatMs).unref();
  private news = '';

  /** Takes a request to listen; whoever comes from another site is refused. */
  listen(request: IncomingMessage, response: ServerResponse, names: readonly string[]): void {
    const { origin, host } = request.headers;
    if (request.method !== 'GET' || !isWelcome(origin, host, { names })) return refuse(response, 403);
    if (this.listeners.size >= mostListeners) return refuse(response, 503);
    response.writeHead(200, {
      ...usualHeaders,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    // A page that lost us asks again after this long, and no sooner.
    response.write(`retry: 2000\n\n${this.news}`);
    this.listeners.add(response);
    response.once('close', () => this.listeners.delete(response));
  }

  tell(news: unknown): void {
    this.news = `data: ${JSON.stringify(news)}\n\n`;
    this.write(this.news);
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const listener of this.listeners) listener.end();
  }

  private write(text: string): void {
    for (const listener of this.listeners) listener.write(text);
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, usualHeaders);
  response.end();
}
