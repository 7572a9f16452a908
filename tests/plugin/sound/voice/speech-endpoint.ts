import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an endpoint answers one request. */
export type Answer = (response: ServerResponse) => void;

/** A real server of the OpenAI kind, as well or badly behaved as the test wants it. */
export class SpeechEndpoint {
  readonly requests: { readonly path: string; readonly authorization: string; readonly body: unknown }[] = [];
  answer: Answer = () => undefined;
  private readonly server = createServer((request, response) => void this.receive(request, response));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get baseURL(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    this.requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(text) as unknown,
    });
    this.answer(response);
  }
}

export const sends =
  (contentType: string, body: string | Uint8Array, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': contentType }).end(body);

/** A WAV file of 16 bits. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string): void =>
    [...text].forEach((letter, index) => (bytes[at + index] = letter.charCodeAt(0)));
  name(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, Math.round(sample * 32_767), true));
  return bytes;
}
