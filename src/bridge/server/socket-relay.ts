import type { Server } from 'socket.io';
import type { NodeAsk, NodeRelay } from './node-relay.ts';

interface Letter {
  readonly to: string;
  readonly from: string;
  readonly id: number;
  readonly asked?: NodeAsk;
  readonly answer?: unknown;
}

/** The nodes of a house, by socket.io's own adapter: every node gets every letter and reads those that are to it. */
export class SocketRelay implements NodeRelay {
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private ids = 0;
  private answer: (from: string, asked: NodeAsk) => Promise<unknown> = async () => undefined;

  constructor(
    /** None, where this node is the only one. */
    private readonly io: Server | undefined,
    readonly node: string,
  ) {
    io?.on(event, (letter: string) => this.got(JSON.parse(letter) as Letter));
  }

  ask(node: string, asked: NodeAsk, patienceMs: number): Promise<unknown> {
    if (!this.io) return Promise.reject(new Error('This node knows of no other.'));
    const id = ++this.ids;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Error('The other node does not answer.'));
      }, patienceMs);
      this.waiting.set(id, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      this.send({ to: node, from: this.node, id, asked });
    });
  }

  onAsked(answer: (from: string, asked: NodeAsk) => Promise<unknown>): void {
    this.answer = answer;
  }

  private got({ to, from, id, asked, answer }: Letter): void {
    if (to !== this.node) return;
    if (!asked) {
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
      return;
    }
    this.answer(from, asked).then(
      (said) => this.send({ to: from, from: this.node, id, answer: said }),
      // Whoever asked gives up by themselves.
      () => undefined,
    );
  }

  private send(letter: Letter): void {
    // As text: on its own way an adapter makes nulls of what is left out.
    this.io?.serverSideEmit(event, JSON.stringify(letter));
  }
}

const event = 'node:letter';
