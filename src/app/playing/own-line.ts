import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { joinWords } from '../../kit/join-words.ts';
import type { Play } from '../../play/play.ts';

/** What the player's own role is saying or doing now. */
export interface OwnLine {
  readonly turn: number;
  /** As far as it was spoken. */
  readonly spoken: string;
}

/** The own line after one more fact; nothing, while the role is silent. */
export function followOwn(own: OwnLine | undefined, fact: Fact, role: EntityId): OwnLine | undefined {
  switch (fact.type) {
    case 'turn:begun':
      return fact.actor === role && fact.source === 'player' ? { turn: fact.turn, spoken: '' } : own;
    case 'word:spoken':
      return own?.turn === fact.turn ? { ...own, spoken: joinWords([own.spoken, fact.text].filter(Boolean)) } : own;
    case 'turn:ended':
      return own?.turn === fact.turn ? undefined : own;
    default:
      return own;
  }
}

/** A line was taken and waits for the floor. */
export const isWaiting = (play: Play, role: EntityId): boolean =>
  play.floor.bids.some(({ actor, source }) => actor === role && source === 'player');

/** Whoever is speaking within earshot, so that a line now would cut in. */
export function speakerNear(play: Play, role: EntityId): EntityId | undefined {
  for (const { begun } of play.lines.values()) {
    if (begun.actor !== role && begun.witnesses.includes(role)) return begun.actor;
  }
  return undefined;
}
