import type { EntityId } from '../drama/entity-id.ts';
import type {
  AskAnswer,
  AskMessage,
  Bring,
  BringAnswer,
  Cursor,
  FactTelling,
  Join,
  Open,
  Opened,
  Stands,
  VoiceSignal,
  Welcome,
} from './messages.ts';
import type { PaceFrame } from './pace.ts';

/** What a client sends, by the name of its event. */
export interface ClientEvents {
  'session:open': (open: Open, answer: (opened: Opened) => void) => void;
  'session:bring': (bring: Bring, answer: (brought: BringAnswer) => void) => void;
  'session:join': (join: Join, answer: (welcome: Welcome) => void) => void;
  /** How one's body walks; nobody answers, and what is lost is lost. */
  'body:pace': (frame: PaceFrame) => void;
  /** How one's browser can be reached for a voice; nobody answers. */
  'voice:signal': (signal: VoiceSignal) => void;
  'ask:submit': (ask: AskMessage, answer: (answer: AskAnswer) => void) => void;
}

/** What a server tells. A client says that it has got it where it is asked to; so nobody is told more than they take in. */
export interface ServerEvents {
  'facts:told': (telling: FactTelling, got?: () => void) => void;
  'evening:stands': (stands: Stands) => void;
  'body:paced': (actor: string, frame: PaceFrame) => void;
  'voice:signalled': (from: string, signal: VoiceSignal) => void;
}

/** A telling as a server has it. Its facts are JSON already, written once for all who are told them. */
export interface WrittenTelling {
  readonly cursor: Cursor;
  /** A list of them, as text. */
  readonly facts: string;
}

/** A telling as it crosses the wire. */
export const tellingText = ({ cursor, facts }: WrittenTelling): string =>
  `{"cursor":${JSON.stringify(cursor)},"facts":${facts}}`;

/** One end of a connection as a server has it, whatever carries it. */
export interface ServerWire {
  tell(telling: WrittenTelling): void;
  /** Tells it and is answered: resolves when the client has got it, rejects when the connection ends before. */
  tellAndHear(telling: WrittenTelling): Promise<void>;
  /** Says how the evening stands; what is lost on the way is said again with the next welcome. */
  show(stands: Stands): void;
  /** Shows how somebody walks; worth nothing later. */
  pace(actor: EntityId, frame: PaceFrame): void;
  /** Passes on how somebody's browser can be reached for their voice. */
  signal(from: EntityId, signal: VoiceSignal): void;
  close(): void;
}

/** One end of a connection as a client has it. Both rejects and silence mean: nobody knows, ask again. */
export interface ClientWire {
  join(join: Join): Promise<unknown>;
  ask(ask: AskMessage): Promise<unknown>;
  pace(frame: PaceFrame): void;
  signal(signal: VoiceSignal): void;
  close(): void;
}

/** What a client hears from its wire. */
interface ClientEnds {
  told(telling: unknown): void;
  shown(stands: unknown): void;
  paced(actor: unknown, frame: unknown): void;
  signalled(from: unknown, signal: unknown): void;
  closed(): void;
}

/** How a client gets a connection: again and again, until it is told to stop. */
export type Connect = (ends: ClientEnds) => Promise<ClientWire>;
