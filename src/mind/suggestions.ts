import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Play } from '../play/play.ts';

/** Something a player could say or do next. */
export interface Suggestion {
  /** In performance notation, to be submitted as it is. */
  readonly text: string;
  /** To whom. */
  readonly to?: EntityId;
  /** What it is for: a step of the plot, an answer, a question of one's own. */
  readonly kind: 'plot' | 'answer' | 'ask' | 'desire';
}

export interface SuggestionOptions {
  readonly probe?: PhysicalProbe | undefined;
  /** Whom the player faces. */
  readonly facing?: EntityId | undefined;
  readonly most?: number;
}

/** Three things the one who plays this role could say or do now, each of another kind where there are several. */
export function suggestionsFor(_play: Play, _actor: EntityId, _options: SuggestionOptions = {}): readonly Suggestion[] {
  return [];
}
