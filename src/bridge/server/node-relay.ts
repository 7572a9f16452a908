import type { EntityId } from '../../drama/entity-id.ts';
import type { PaceFrame } from '../../protocol/pace.ts';
import type { Stands, VoiceSignal } from '../../protocol/messages.ts';
import type { WrittenTelling } from '../../protocol/wire.ts';

/** What one node asks of another. Whoever sits at a node is named by their connection there. */
export type NodeAsk =
  | { readonly kind: 'join'; readonly connection: string; readonly address: string; readonly message: unknown }
  | { readonly kind: 'ask'; readonly connection: string; readonly message: unknown }
  | { readonly kind: 'welcomed' | 'left' | 'close'; readonly connection: string }
  | { readonly kind: 'tell' | 'tell-and-hear'; readonly connection: string; readonly telling: WrittenTelling }
  | { readonly kind: 'pace'; readonly connection: string; readonly frame: unknown }
  | { readonly kind: 'paced'; readonly connection: string; readonly actor: EntityId; readonly frame: PaceFrame }
  | { readonly kind: 'signal'; readonly connection: string; readonly signal: unknown }
  | { readonly kind: 'signalled'; readonly connection: string; readonly actor: EntityId; readonly signal: VoiceSignal }
  | { readonly kind: 'show'; readonly connection: string; readonly stands: Stands };

/** How the nodes of a house speak to each other, whatever carries it. What one says to another arrives in order. */
export interface NodeRelay {
  /** This node, as the others call it. */
  readonly node: string;
  /** Resolves to the answer; rejects when none comes in time. */
  ask(node: string, asked: NodeAsk, patienceMs: number): Promise<unknown>;
  /** Answers what others ask. */
  onAsked(answer: (from: string, asked: NodeAsk) => Promise<unknown>): void;
}
