import {
  playerAsks,
  type Attention,
  type Engagement,
  type PlayerAsk,
  type PlayerRig,
} from '../../plugin/player/player-rig.ts';
import { standardBindings } from '../../plugin/player/bindings.ts';
import { InputDesk } from '../../plugin/player/input-desk.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';

/** A rig without a stage: the real keys, and eyes that look where a test says. */
export class RigDouble implements PlayerRig {
  view: 'eyes' | 'shoulder' | 'photo' = 'eyes';
  isEnabled = true;
  isStanding = false;
  /** Others hold the camera: it hears no keys. */
  isAtRest = false;
  engaged: Engagement | undefined;
  attention: Attention | undefined;
  addressee: EntityId | undefined;
  /** How it was walked by a thumb, and turned. */
  readonly walks: (readonly [number, number, boolean])[] = [];
  private readonly attentions = new Set<(attention: Attention | undefined) => void>();
  private readonly asks = new Set<(ask: PlayerAsk, isHeld: boolean) => void>();
  private readonly desk: InputDesk;

  constructor(canvas: HTMLCanvasElement) {
    this.desk = new InputDesk({
      canvas,
      bindings: standardBindings,
      isLockWanted: false,
      isOpen: () => this.isEnabled && !this.isAtRest,
      onKeyed: ({ control, isHeld }) => {
        const ask = playerAsks.find((each) => each === control);
        if (ask) for (const observe of this.asks) observe(ask, isHeld);
      },
      onPointer: () => undefined,
      onMouse: () => undefined,
      onClick: () => undefined,
      onWheel: () => undefined,
    });
  }

  /** Faces a person or a thing; nothing, without an id. */
  face(id: string | undefined): void {
    const kind = id?.startsWith('actor:') ? 'actor' : 'prop';
    const at = { x: 1, y: 0.8, z: 2 };
    this.attention = id === undefined ? undefined : { id: id as EntityId, kind, meters: 1.2, isInReach: true, at };
    if (kind === 'actor') this.addressee = this.attention?.id;
    for (const observe of this.attentions) observe(this.attention);
  }

  onAttention(observe: (attention: Attention | undefined) => void): () => void {
    this.attentions.add(observe);
    return () => this.attentions.delete(observe);
  }

  onAsk(observe: (ask: PlayerAsk, isHeld: boolean) => void): () => void {
    this.asks.add(observe);
    return () => this.asks.delete(observe);
  }

  walk(x: number, y: number, isRunning = false): void {
    this.walks.push([x, y, isRunning]);
  }

  turn(): void {}

  dispose(): void {
    this.desk.dispose();
  }
}
