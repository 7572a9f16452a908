import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';

/** What is heard of somebody one does not want to hear: that they speak. */
const unheard = '…';

/**
 * People whom whoever sits here does not want to hear, whatever they play. What they say comes in without its words, so that
 * neither a bubble, nor a voice, nor the transcript has them; what they do on the stage stays to be seen.
 */
export class Mutes {
  private readonly players = new Map<EntityId, string>();
  private readonly muted: Set<string>;
  private readonly observers = new Set<() => void>();

  constructor(
    private readonly key: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  ) {
    this.muted = new Set((storage?.getItem(key) ?? '').split('\n').filter((player) => player !== ''));
  }

  /** Whoever plays this role is not heard here. */
  has(actor: EntityId): boolean {
    const player = this.players.get(actor);
    return player !== undefined && this.muted.has(player);
  }

  set(actor: EntityId, isMuted: boolean): void {
    const player = this.players.get(actor);
    if (player === undefined) return;
    if (isMuted) this.muted.add(player);
    else this.muted.delete(player);
    for (const observe of [...this.observers]) observe();
    try {
      this.storage?.setItem(this.key, [...this.muted].join('\n'));
    } catch {
      // Full, or forbidden: it holds until the page is loaded again.
    }
  }

  onChange(observe: () => void): () => void {
    this.observers.add(observe);
    return () => this.observers.delete(observe);
  }

  /** A fact as it is heard here. */
  heard(fact: Fact): Fact {
    if (fact.type === 'play:opened') this.players.clear();
    if (fact.type === 'role:taken') this.players.set(fact.actor, fact.player);
    if (fact.type === 'role:released') this.players.delete(fact.actor);
    return fact.type === 'word:spoken' && this.has(fact.actor) ? { ...fact, text: unheard } : fact;
  }
}
