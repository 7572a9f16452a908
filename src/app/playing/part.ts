import type { PlayerRig } from '../../../plugin/player/player-rig.ts';
import type { Player } from '../../embed/player.ts';
import type { Show } from '../show/show.ts';

/** The one who plays, as far as the HUD needs them. */
type PartPlayer = Pick<Player, 'role' | 'canAct' | 'say' | 'do' | 'deeds' | 'suggestions' | 'take' | 'leave' | 'stop'>;

/** Somebody's part in the evening: who they are and what they see and walk with. */
export interface PlayedPart {
  readonly player: PartPlayer;
  readonly rig: PlayerRig | undefined;
}

/** The show, as far as the HUD needs it. */
export type PartShow = Pick<Show, 'play' | 'onFact' | 'onFrame' | 'picture' | 'probe' | 'mode'>;
