import type { AskAnswer, AskMessage, Join, Open, Opened, FactTelling, Welcome } from './messages.ts';

/** What a client sends, by the name of its event. */
export interface ClientEvents {
  'session:open': (open: Open, answer: (opened: Opened) => void) => void;
  'session:join': (join: Join, answer: (welcome: Welcome) => void) => void;
  'ask:submit': (ask: AskMessage, answer: (answer: AskAnswer) => void) => void;
}

/** What a server tells. A client says that it has got it; so nobody is told more than they take in. */
export interface ServerEvents {
  'facts:told': (telling: FactTelling, got: () => void) => void;
}

/** One end of a connection as a server has it, whatever carries it. */
export interface ServerWire {
  /** Tells the client something; resolves when it has got it, rejects when the connection ends before. */
  tell(telling: FactTelling): Promise<void>;
  close(): void;
}

/** One end of a connection as a client has it. Both rejects and silence mean: nobody knows, ask again. */
export interface ClientWire {
  join(join: Join): Promise<unknown>;
  ask(ask: AskMessage): Promise<unknown>;
  close(): void;
}

/** What a client hears from its wire. */
interface ClientEnds {
  told(telling: unknown): void;
  closed(): void;
}

/** How a client gets a connection: again and again, until it is told to stop. */
export type Connect = (ends: ClientEnds) => Promise<ClientWire>;
