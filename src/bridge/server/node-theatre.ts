import type { Clock } from '../../kit/clock.ts';
import {
  readVoiceSignal,
  type AskAnswer,
  type BringAnswer,
  type Opened,
  type Welcome,
} from '../../protocol/messages.ts';
import { longestFrame } from '../../protocol/pace.ts';
import type { ServerWire } from '../../protocol/wire.ts';
import type { NodeAsk, NodeRelay } from './node-relay.ts';
import type { Ownership } from './ownership.ts';
import { refusal } from './refusal.ts';
import type { BridgeTheatre, Visitor } from './theatre.ts';

/** Less than a client waits for its answer. */
const patienceMs = 7_000;
const answerMs = 6_000;
const oneTryMs = 1_500;
const tellMs = 20_000;
const betweenTriesMs = 100;

/**
 * One node of a house of several: whoever comes to it is seated at the node whose the evening is, and does not notice. When
 * that node dies, whoever sits here is sent to come again, and the evening is taken up wherever they come first.
 */
export class NodeTheatre {
  /** Where those who came to this node are seated, where that is another. */
  private readonly elsewhere = new Map<string, { readonly node: string; readonly stop: () => void }>();
  /** Whoever came to another node and is seated here. */
  private readonly foreign = new Map<string, Visitor>();
  private readonly here = new Map<string, Visitor>();

  constructor(
    private readonly local: BridgeTheatre,
    private readonly ownership: Ownership,
    private readonly relay: NodeRelay,
    private readonly clock: Clock,
  ) {
    relay.onAsked((from, asked) => this.asked(from, asked));
  }

  openEvening(visitor: Visitor, message: unknown): Promise<Opened> {
    return this.local.openEvening(visitor, message);
  }

  bring(visitor: Visitor, message: unknown): Promise<BringAnswer> {
    return this.local.bring(visitor, message);
  }

  async join(visitor: Visitor, message: unknown): Promise<Welcome> {
    this.here.set(visitor.connection, visitor);
    const session = this.local.sessionIn(message);
    if (session === undefined) return this.local.join(visitor, message);
    const { connection, address } = visitor;
    const until = this.clock.now() + patienceMs;
    while (this.clock.now() < until) {
      const found = await this.ownership.find(session).catch(() => undefined);
      if (found && 'token' in found) return this.local.join(visitor, message);
      if (!found) break;
      const { node } = found;
      // It may be dead: its lease runs out soon, and then the evening is anybody's.
      const said = await this.relay
        .ask(node, { kind: 'join', connection, address, message }, oneTryMs)
        .catch(() => undefined);
      if (said === undefined) {
        await new Promise<void>((resolve) => void this.clock.after(betweenTriesMs, resolve));
        continue;
      }
      const stop = this.ownership.watch(session, node, () => visitor.wire.close());
      this.elsewhere.get(connection)?.stop();
      this.elsewhere.set(connection, { node, stop });
      return said as Welcome;
    }
    return refusal('closing', 'This evening is being moved: come again in a moment.');
  }

  welcomed(visitor: Visitor): void {
    const at = this.elsewhere.get(visitor.connection);
    if (at) this.say(at.node, { kind: 'welcomed', connection: visitor.connection });
    else this.local.welcomed(visitor);
  }

  async ask(visitor: Visitor, message: unknown): Promise<AskAnswer> {
    const { connection } = visitor;
    const at = this.elsewhere.get(connection);
    if (!at) return this.local.ask(visitor, message);
    // What nobody understands is no other node's to read, and costs whoever sends it here.
    const refused = this.local.whyNotPassed(visitor, message);
    if (refused) return refused;
    try {
      return (await this.relay.ask(at.node, { kind: 'ask', connection, message }, answerMs)) as AskAnswer;
    } catch {
      return refusal('closing', 'This evening is being moved: ask again in a moment.');
    }
  }

  pace(visitor: Visitor, frame: unknown): void {
    const at = this.elsewhere.get(visitor.connection);
    if (!at) this.local.pace(visitor, frame);
    // Not everything somebody may send is passed on to everybody who listens.
    else if (Array.isArray(frame) && frame.length <= longestFrame)
      this.say(at.node, { kind: 'pace', connection: visitor.connection, frame });
  }

  signal(visitor: Visitor, signal: unknown): void {
    const at = this.elsewhere.get(visitor.connection);
    if (!at) this.local.signal(visitor, signal);
    else if (readVoiceSignal(signal).ok) this.say(at.node, { kind: 'signal', connection: visitor.connection, signal });
  }

  left(visitor: Visitor): void {
    const { connection } = visitor;
    this.here.delete(connection);
    const at = this.elsewhere.get(connection);
    at?.stop();
    if (at) this.say(at.node, { kind: 'left', connection });
    else this.local.left(visitor);
    this.elsewhere.delete(connection);
  }

  async close(): Promise<void> {
    await this.local.close();
    this.ownership.close();
  }

  private say(node: string, asked: NodeAsk): void {
    this.relay.ask(node, asked, oneTryMs).catch(() => undefined);
  }

  private async asked(from: string, asked: NodeAsk): Promise<unknown> {
    const { connection } = asked;
    const name = `${from}/${connection}`;
    const seated = this.foreign.get(name);
    const visitor = this.here.get(connection);
    switch (asked.kind) {
      case 'join':
        return this.seat(from, asked, name);
      case 'ask':
        return seated ? this.local.ask(seated, asked.message) : refusal('not-joined', 'Join an evening first.');
      case 'welcomed':
        return seated && this.local.welcomed(seated);
      case 'left':
        this.foreign.delete(name);
        return seated && this.local.left(seated);
      case 'tell':
        return visitor?.wire.tell(asked.telling);
      case 'tell-and-hear':
        return visitor?.wire.tellAndHear(asked.telling).then(() => true);
      case 'pace':
        return seated && this.local.pace(seated, asked.frame);
      case 'paced':
        return visitor?.wire.pace(asked.actor, asked.frame);
      case 'signal':
        return seated && this.local.signal(seated, asked.signal);
      case 'signalled':
        return visitor?.wire.signal(asked.actor, asked.signal);
      case 'show':
        return visitor?.wire.show(asked.stands);
      case 'close':
        return visitor?.wire.close();
    }
  }

  /** Somebody of another node is seated here: what they are told goes there, and from there to them. */
  private seat(from: string, { connection, address, message }: Extract<NodeAsk, { kind: 'join' }>, name: string) {
    const wire: ServerWire = {
      tell: (telling) => this.say(from, { kind: 'tell', connection, telling }),
      tellAndHear: (telling) =>
        this.relay.ask(from, { kind: 'tell-and-hear', connection, telling }, tellMs).then(() => undefined),
      show: (stands) => this.say(from, { kind: 'show', connection, stands }),
      pace: (actor, frame) => this.say(from, { kind: 'paced', connection, actor, frame }),
      signal: (actor, signal) => this.say(from, { kind: 'signalled', connection, actor, signal }),
      close: () => this.say(from, { kind: 'close', connection }),
    };
    const visitor = this.foreign.get(name) ?? { address, connection: name, wire };
    this.foreign.set(name, visitor);
    return this.local.join(visitor, message);
  }
}
